"""For people with the real box: a referee who is told what happens on their table, and knows the rules.

Everything here is plain Python without anything of a server, from data to data: it runs in the server, in the terminal
and in a browser alike.
"""
