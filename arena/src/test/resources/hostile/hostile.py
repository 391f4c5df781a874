"""Programs that misbehave, one a mode: python3 hostile.py MODE TOKEN -t SECONDS.

TOKEN is how the test finds survivors among the processes of the machine.
"""
import os
import signal
import socket
import sys
import time

MODE, TOKEN = sys.argv[1], sys.argv[2]
SECONDS = float(sys.argv[sys.argv.index("-t") + 1])
LEGAL = "-1 0 -1"


def say(line):
    print(line, flush=True)


def listen():
    return sys.stdin.readline()


def begin(name="Hostile"):
    listen()
    say(name)


def asked():
    begin()
    listen()


def forever():
    while True:
        time.sleep(60)


def flood(stream, chunk):
    while True:
        stream.write(chunk)
        stream.flush()


def child_that_outlives(daemon):
    """Forks a child; a daemon forks twice and leaves the session, so that it has no family any more."""
    if os.fork() == 0:
        if daemon:
            os.setsid()
            if os.fork() != 0:
                os._exit(0)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        forever()


def crash_at_start():
    sys.exit("no way")


def crash_in_search():
    asked()
    print("index out of range\nat line 42", file=sys.stderr, flush=True)
    os._exit(3)


def segfault():
    asked()
    os.kill(os.getpid(), signal.SIGSEGV)


def leaves_quietly():
    asked()


def silent():
    forever()


def nameless():
    begin("")
    forever()


def name_with_escape():
    begin("\x1b[2Jclear")
    forever()


def name_in_utf16():
    listen()
    sys.stdout.buffer.write("Name\n".encode("utf-16-le"))
    sys.stdout.buffer.flush()
    forever()


def name_without_end():
    listen()
    flood(sys.stdout, "n" * 65536)


def silent_when_asked():
    asked()
    forever()


def never_reads():
    say("Deaf")
    forever()


def line_without_end():
    asked()
    for _ in range(1 << 14):
        sys.stdout.write("7" * 65536)
    sys.stdout.flush()
    forever()


def lines_without_end():
    begin("Flood\n-1 0 -1")
    flood(sys.stdout, "-1 0 -1\n" * 1000)


def stderr_without_end():
    asked()
    flood(sys.stderr, "complaint\n" * 1000)


def chatters():
    asked()
    while True:
        sys.stdout.write("1")
        sys.stdout.flush()
        time.sleep(0.02)


def answers_twice():
    asked()
    say(LEGAL + "\n-1 1 -1")
    forever()


def answers_again_later():
    begin()
    for _ in sys.stdin:
        say(LEGAL)
        time.sleep(0.05)
        say("-1 1 -1")


def answers_unasked():
    begin("Hasty\n" + LEGAL)
    forever()


def nul_bytes():
    asked()
    sys.stdout.buffer.write(b"-1\x000\x00-1\n")
    sys.stdout.buffer.flush()
    forever()


def empty_answer():
    asked()
    say("")
    forever()


def words():
    asked()
    say("I place my stone on a7")
    forever()


def debugs_on_stdout():
    asked()
    say("thinking ...")
    say(LEGAL)
    forever()


def late():
    asked()
    time.sleep(SECONDS + 0.05)
    say(LEGAL)
    forever()


def closes_stdout():
    asked()
    os.close(1)
    forever()


def ignores_sigterm():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    asked()
    forever()


def forks_children():
    for _ in range(5):
        child_that_outlives(daemon=False)
    asked()
    os._exit(0)


def forks_daemon():
    child_that_outlives(daemon=True)
    asked()
    os._exit(0)


def multiplies():
    """One child after the other; bounded, so that a referee that fails does not take the machine with it."""
    asked()
    for _ in range(300):
        child_that_outlives(daemon=False)
    forever()


def doubles():
    """Every process forks, and so do its children: the classic bomb, defused after eight generations."""
    asked()
    for _ in range(8):
        os.fork()
        time.sleep(0.05)
    forever()


def fills_memory():
    asked()
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def fills_disk():
    asked()
    with open(TOKEN + ".junk", "wb") as junk:
        flood(junk, b"junk" * 4096)


def opens_socket():
    asked()
    port = int(TOKEN.split("-")[-1])
    socket.create_connection(("127.0.0.1", port), timeout=5).sendall(b"hello")
    forever()


def stops_itself():
    asked()
    os.kill(os.getpid(), signal.SIGSTOP)
    forever()


def kills_itself():
    asked()
    os.kill(os.getpid(), signal.SIGKILL)


def reserves_much():
    """Address space costs nothing until it is used; sanitizers and virtual machines reserve terabytes."""
    begin()
    import mmap
    no_reserve = 0x4000
    reserved = mmap.mmap(-1, 1 << 44, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | no_reserve)
    listen()
    reserved[0] = 1
    forever()


def fills_shared_memory():
    begin()
    import mmap
    shared = mmap.mmap(-1, 1 << 30)
    for page in range(0, 1 << 30, 4096):
        shared[page] = 1
    forever()


def forks_with_much_memory():
    """Ten children share what their parent holds: together it is little."""
    asked()
    held = bytearray(b"x") * (100 << 20)
    for _ in range(10):
        if os.fork() == 0:
            forever()
    forever()


def complains_at_length():
    """40 MB on stderr before an answer that is wrong in another way."""
    asked()
    for _ in range(40):
        sys.stderr.write("complaint\n" * 104858)
    sys.stderr.flush()
    say("-1 1 0")
    forever()


def answer_given():
    begin()
    for _ in sys.stdin:
        say(os.path.basename(sys.argv[3]).replace("_", " "))


globals()[MODE]()
