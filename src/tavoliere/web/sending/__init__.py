"""What leaves the server by itself: mails and push messages, and where they may go."""
