"""Runs the Swift compiler for iOS, against the declarations, and reads its messages."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

TARGET = "arm64-apple-ios17.0"

# What of UIKit's main actor is called from elsewhere is a warning, because imported declarations
# count as @preconcurrency; here it is an error.
ISOLATION = re.compile(r"actor-isolated|concurrency|Sendable|sending|data race")

# With the passes that report missing values and results, which run once all types are right.
CHECK = ("-emit-sil", "-o", os.devnull)


@dataclass(frozen=True, order=True)
class Message:
    path: str
    line: int
    kind: str
    text: str

    @property
    def is_error(self):
        return self.kind == "error" or bool(ISOLATION.search(self.text))

    def __str__(self):
        place = f"{self.path}:{self.line}: " if self.path else ""
        return f"{place}{self.kind}: {self.text}"


class Toolchain:
    def __init__(self, folder):
        self.folder = Path(folder)
        compiler = shutil.which(os.environ.get("SWIFT", "swift"))
        if not compiler:
            raise SystemExit(
                "Swift is missing: install it from https://www.swift.org/install/linux/."
            )
        self.usr = Path(compiler).resolve().parent.parent
        self.compiler = self.usr / "bin/swiftc"
        if not (self.usr / "lib/swift/linux").is_dir():
            raise SystemExit("The check takes the standard library of a toolchain for Linux.")
        run = subprocess.run([self.compiler, "--version"], capture_output=True, text=True)
        self.version = run.stdout

    def command(self, *arguments):
        """A call of the frontend that sees the declarations and nothing of Linux."""
        folder = self.folder
        command = [self.compiler, "-frontend", *arguments, "-target", TARGET]
        command += ["-resource-dir", folder / "resources", "-module-cache-path", folder / "cache"]
        command += ["-I", folder / "modules", "-I", folder / "headers", "-Xcc", "-fblocks"]
        return [str(part) for part in command + ["-Xcc", "-w"]]

    def compile(self, module, files, mode=CHECK, options=()):
        """Compiles files as a module in the mode of Swift 6; returns its messages."""
        command = self.command(*mode) + ["-swift-version", "6", "-module-name", module]
        command += ["-parse-as-library", "-diagnostic-style", "llvm"]
        command += ["-plugin-path", self.usr / "lib/swift/host/plugins", *options, *files]
        run = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        messages = read_messages(run.stderr)
        if run.returncode and not any(message.kind == "error" for message in messages):
            text = f"the compiler ends with {run.returncode}: {run.stderr[-300:]}"
            messages.append(Message("", 0, "error", text))
        return messages


def read_messages(output):
    found = set()
    for line in output.splitlines():
        match = re.match(r"(?:(\S[^:]*):(\d+):\d+: |<unknown>:0: |)(error|warning): (.*)$", line)
        if match:
            found.add(Message(match[1] or "", int(match[2] or 0), match[3], match[4]))
    return sorted(found)


def shown(messages, root, limit=20):
    """The first of the messages, with paths below `root`."""
    lines = [str(message).replace(f"{root}/", "") for message in messages]
    if len(lines) > limit:
        lines = lines[:limit] + [f"and {len(lines) - limit} more"]
    return ["    " + line[:240] for line in lines]
