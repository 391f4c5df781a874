"""Needs what only its author has installed."""
import numpy_of_my_laptop

numpy_of_my_laptop.play()
