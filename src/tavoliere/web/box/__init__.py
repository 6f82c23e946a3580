"""Games with the real box that several devices follow."""
