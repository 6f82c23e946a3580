"""What a person types after `tavoliere`: a module for each kind of command.

Players read their commands in Italian and English, from the catalogues beside this file. Commands of `research` speak
English: their help stands where they are, their tables and mistakes in a catalogue of their own.
"""
