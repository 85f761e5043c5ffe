"""Runs a program that ends with the process that started it, even if that is killed.

It is a script with the program as its arguments: it runs the program as a child and reads standard input, a pipe whose
other end only the harness holds. A line with a number is a signal for the program. The end of the input, which comes
even after `kill -9` of the harness, kills it.
"""

from __future__ import annotations

import subprocess
import sys
import threading


def main() -> int:
    program = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)

    def watch() -> None:
        for line in sys.stdin:
            program.send_signal(int(line))
        program.kill()

    threading.Thread(target=watch, daemon=True).start()
    return program.wait()


if __name__ == "__main__":
    sys.exit(main())
