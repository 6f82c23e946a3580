"""Which mutant is on, and which ones the program has come by. A changed rule file imports this."""

MOST = 20_000

mutant = 0  # 0: the rules as they are
reached = bytearray(MOST)


def on(number: int) -> bool:
    """Whether this mutant is the one that runs; asked at the place that it changes."""
    reached[number] = 1
    return mutant == number


# The same for the compiled rules, in C; `worked_examples.py` reaches these variables by their names.
COMPILED = f"""
int mutant = 0;
unsigned char reached[{MOST}];

static inline int on(int number) {{
    reached[number] = 1;
    return mutant == number;
}}
"""
