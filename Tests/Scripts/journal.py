"""What the scripts on journals share: the explorer on a terminal of its own, driven by keys."""

import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

MODEL = "struct User: Codable { var id: Int }\n"
PAYLOAD = '{\n  "id": 1\n}\n'


class Folder:
    """A folder with a model and a payload, and a home of its own."""

    def __init__(self, program):
        self.program = program
        self.path = tempfile.mkdtemp(prefix="journal-")
        self.reset()

    def reset(self):
        """Makes it as it was at first, but for what compilers keep in the home."""
        self.write("M.swift", MODEL)
        self.write("p.json", PAYLOAD)
        for journal in self.journals():
            os.remove(journal)

    def write(self, name, text):
        with open(os.path.join(self.path, name), "w") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.path, name)) as file:
            return file.read()

    def journals(self):
        for place in (".local/state", "Library/Application Support"):
            folder = os.path.join(self.path, place, "codable-explorer", "journals")
            if os.path.isdir(folder):
                return [os.path.join(folder, name) for name in os.listdir(folder)]
        return []

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


class Explorer:
    """A run of the explorer."""

    def __init__(self, folder):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder.path)
            environment = {
                "HOME": folder.path, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
                "TERM": "xterm-256color", "COLORFGBG": "15;0",
            }
            os.execve(folder.program, [folder.program, "M.swift", "p.json"], environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 35, 120, 0, 0))
        self.output = b""
        self.status = None

    def read(self, seconds):
        """Reads what comes within a time; False when the terminal is closed."""
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.terminal, 1 << 16)
        except OSError:
            return False
        self.output += data
        return bool(data)

    def wait_for(self, text, seconds=60):
        """Waits until a text is written to the terminal; what was written before is forgotten."""
        text = text.encode()
        end = time.monotonic() + seconds
        while text not in self.output:
            if time.monotonic() > end or not self.read(0.2):
                return False
        self.output = self.output[self.output.index(text) + len(text):]
        return True

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        self.end()

    def quit(self, keys, seconds=30):
        """Presses keys that leave; returns the status, negative for a signal."""
        try:
            self.press(keys)
        except OSError:
            pass
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.read(0.2):
            pass
        return self.end()

    def end(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            end = time.monotonic() + 10
            while pid == 0 and time.monotonic() < end:
                time.sleep(0.01)
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid == 0:
                os.kill(self.pid, signal.SIGKILL)
                _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
            os.close(self.terminal)
        return self.status


ESCAPE, QUIT, SAVE, F4, F7, END = "\x1b", "\x11", "\x13", "\x1bOS", "\x1b[18~", "\x1b[1;5F"
