"""What is said of a position by number: prompts, reasons, previews, events, and the facts that boards draw."""
