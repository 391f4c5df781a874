"""Programs that attack others: python3 foul.py MODE TOKEN TARGET -t SECONDS.

TOKEN is how the test finds this program and all it starts; TARGET is whom or what it attacks: a mark in a command line,
a port, or the name of a file written as file=NAME. A signal goes only to a process that shows the mark.

When first asked, it attacks and answers; when asked again, it leaves with 7 if the attack failed, with 8 if it did not.
"""
import mmap
import os
import signal
import socket
import sys
import time

MODE, TOKEN, TARGET = sys.argv[1:4]
FAILED, SUCCEEDED = 7, 8


def targets():
    """The processes that show the mark, other than this one and those it is made of."""
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    words = file.read().split(b"\0")
            except OSError:
                continue
            if TARGET.encode() in words and TOKEN.encode() not in words:
                yield int(name)


def send(number):
    found = list(targets())
    for pid in found:
        os.kill(pid, number)
    return bool(found)


def kills():
    return send(signal.SIGKILL)


def terminates():
    return send(signal.SIGTERM)


def interrupts():
    return send(signal.SIGINT)


def crashes():
    return send(signal.SIGSEGV)


def stops():
    return send(signal.SIGSTOP)


def wakes():
    return send(signal.SIGCONT)


def injects():
    found = False
    for pid in targets():
        with open(f"/proc/{pid}/fd/1", "w") as output:
            output.write("-1 23 -1\n")
            found = True
    return found


def reads():
    with open(TARGET.removeprefix("file=")) as file:
        return bool(file.read())


def connects():
    socket.create_connection(("127.0.0.1", int(TARGET)), timeout=5).sendall(b"hello")
    return True


def leaves_daemon(environment):
    """Forks twice and leaves the session, so that it has no family any more."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for stream in range(3):
                os.close(stream)
            os.execve(sys.executable, [sys.executable, "-c", "import time; time.sleep(30)", TOKEN], environment)
        os._exit(0)
    os.wait()
    return True


def daemon():
    return leaves_daemon(os.environ) and settles()


def hidden_daemon():
    """Nor has it the environment by which its origin could be told."""
    return leaves_daemon({}) and settles()


def settles():
    time.sleep(0.3)
    return True


def orphan():
    if os.fork() == 0:
        os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(30)", TOKEN])
    return True


def daemons_without_end():
    for _ in range(60):
        leaves_daemon(os.environ)
    time.sleep(10)
    return True


def hoards():
    """Half a gigabyte of its own."""
    held = bytearray(b"x") * (1 << 29)
    time.sleep(10)
    return bool(held)


def shares():
    """Half a gigabyte that it shares with a child."""
    shared = mmap.mmap(-1, 1 << 29)
    if os.fork() == 0:
        time.sleep(10)
        os._exit(0)
    for page in range(0, 1 << 29, 4096):
        shared[page] = 1
    time.sleep(10)
    return True


def keeps_files_in_memory():
    """As much in files without a name, none of them mapped."""
    for i in range(10):
        file = os.memfd_create(f"hoard{i}")
        for _ in range(60):
            os.write(file, b"x" * (1 << 20))
    time.sleep(0.6)
    return True


def waits():
    """With a child and a daemon, for whoever ends the referee."""
    orphan()
    daemon()
    print("ready", file=sys.stderr, flush=True)
    time.sleep(30)
    return False


def plays_honestly():
    return False


def attacks():
    try:
        return globals()[MODE]()
    except OSError as e:
        print(e, file=sys.stderr, flush=True)
        return False


# Whoever was started in the background of a shell ignores this signal, and so does all it starts.
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.stdin.readline()
print("Foul", flush=True)
success = None
for line in sys.stdin:
    board = line.split()[0]
    if success is not None and MODE != "plays_honestly":
        os._exit(SUCCEEDED if success else FAILED)
    success = attacks()
    print(-1, board.index("E"), -1, flush=True)
