"""What programs and the page ask over HTTP, a module for each conversation."""
