"""Compiles the code of the documentation and of the catalog's states as an app would.

An app imports the products and sees what is public. Half of this code is of SwiftUI, which nothing
else in the repository compiles.
"""

import re
import subprocess


def documentation_samples(root):
    """The files that repeat the code of articles, by their folder."""
    found = {}
    for path in sorted(root.glob("Tests/*/Documentation/*Samples.swift")):
        found.setdefault(path.parent, []).append(path)
    return found


class StateSamples:
    """The code of every state of the catalog, in Swift and in SwiftUI."""

    def __init__(self, root, folder):
        write_samples(root, folder)
        self.files = sorted(folder.glob("Swift/*.swift")) + sorted(folder.glob("SwiftUI/*.swift"))
        states = folder / "States.txt"
        self.states = [line.split("\t")[0] for line in states.read_text().splitlines()]

    def missing(self):
        """A line for each state without a sample of SwiftUI, and each sample without a state."""
        expected = {"Sample_" + re.sub(r"[^A-Za-z0-9]", "_", state) for state in self.states}
        found = set()
        for file in self.files:
            found |= set(re.findall(r"^enum (Sample_\w+)_SwiftUI \{", file.read_text(), re.M))
        lines = [f"{name}: no sample of SwiftUI" for name in sorted(expected - found)]
        return lines + [f"{name}_SwiftUI: no state" for name in sorted(found - expected)]


def write_samples(root, folder):
    folder.mkdir(parents=True, exist_ok=True)
    log = folder.with_suffix(".log")
    with log.open("w") as output:
        command = ["make", "-C", root, "samples", f"DIR={folder}"]
        code = subprocess.run(command, stdout=output, stderr=output).returncode
    if code:
        tail = "\n".join(log.read_text().splitlines()[-20:])
        raise SystemExit(f"{tail}\nmake samples fails; its output is in {log}.")
