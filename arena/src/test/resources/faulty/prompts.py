"""Asks for its input, on stdout."""
colour = input("colour: ")
print("Asker", flush=True)
while True:
    print(-1, input("position: ").index("E"), -1, flush=True)
