"""Many games at once: simulation, soak runs, speed."""
