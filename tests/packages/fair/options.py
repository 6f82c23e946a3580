from tavoliere.definition.schema import ChoiceOption

OPTIONS = (ChoiceOption("players", (2, 3, 4), 3),)
