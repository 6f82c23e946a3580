"""For people who play with their own box: what the rules say, asked and answered without anything being kept.

Everything here is plain Python on the engine, from dictionaries to dictionaries (`desk.py`), so that it runs in the
server and, without a network, in the browser.
"""
