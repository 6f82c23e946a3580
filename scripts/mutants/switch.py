"""Which mutant is on, and which ones the program has come by. A changed rule file imports this."""

MOST = 20_000

mutant = 0  # 0: the rules as they are
reached = bytearray(MOST)


def on(number: int) -> bool:
    """Whether this mutant is the one that runs; asked at the place that it changes."""
    reached[number] = 1
    return mutant == number


# The same for the compiled rules, in Cython.
COMPILED = f"""
cdef int mutant = 0
cdef unsigned char reached[{MOST}]

cdef inline bint on(int number) noexcept nogil:
    reached[number] = 1
    return mutant == number

def set_mutant(int number):
    global mutant
    mutant = number

def take_reached():
    found = bytes(reached[:{MOST}])
    for i in range({MOST}):
        reached[i] = 0
    return found
"""
