#!/usr/bin/env python3
"""Checks that the kit, the catalog and all samples compile for iOS.

usage: check.py OBJC2 MACIOS

They are compiled against declarations of Apple's frameworks, which are made from checkouts of two
public repositories; without them the message says which, at which commits. Everything is built in
.build/ios. Exits with 0 only if all is clean: the check itself finds the errors that SelfCheck
plants and no others, the sources compile without errors and without warnings about isolation, the
runtime of Objective-C sees what documentation and documents name, and the code of the documentation
and of all states of the catalog compiles in an app's module.

What this shows and what it cannot show is in README.md.
"""

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from declarations import Declarations, check_data
from modules import ModuleCheck, modules_of
from objective_c import Headers, compare
from samples import StateSamples, documentation_samples
from toolchain import Toolchain, shown

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SELF_CHECK = HERE / "SelfCheck"

EXPECTED = "// error"
NEARBY = "// error nearby"


class Check:
    def __init__(self, toolchain):
        self.toolchain = toolchain
        self.work = toolchain.folder / "kit"
        self.failed = []

    def report(self, step, summary, problems=()):
        """Prints the result of a step; with problems it has failed."""
        print(f"{step}: {summary}", flush=True)
        for line in problems:
            print(line, flush=True)
        if problems:
            self.failed.append(step)

    # The check of the check

    def check_self(self):
        """Each planted error is found, and nothing else; what iOS has compiles."""
        files = sorted((SELF_CHECK / "Errors").glob("*.swift"))
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(self.planted_errors, files))
        expected = sum(count for count, _ in results)
        problems = [line for _, lines in results for line in lines]
        valid = sorted((SELF_CHECK / "Valid").glob("*.swift"))
        messages = self.toolchain.compile("Valid", valid)
        problems += shown(messages, ROOT)
        summary = f"{expected} planted errors, {len(valid)} files without one"
        self.report("self-check", summary, problems)

    def planted_errors(self, file):
        """The number of errors that a file expects, and a line for each difference."""
        lines = file.read_text().splitlines()
        messages = self.toolchain.compile("Errors", [file])
        found = {message.line: message.text for message in messages if message.is_error}
        expected = {number for number, line in enumerate(lines, 1) if EXPECTED in line}
        near = {number for number in expected if NEARBY in lines[number - 1]}
        around = {number: {number - 1, number, number + 1} for number in near}
        missed = [
            number for number in sorted(expected) if not around.get(number, {number}) & set(found)
        ]
        allowed = expected.union(*around.values())
        problems = [
            f"    {file.name}:{number}: not reported: {lines[number - 1].strip()}"
            for number in missed
        ]
        for number in sorted(set(found) - allowed):
            problems.append(f"    {file.name}:{number}: not expected: {found[number]}")
        return len(expected), problems

    # The kit

    def check_modules(self):
        """Returns whether all modules can be imported."""
        modules = modules_of(ROOT)
        compiler = ModuleCheck(self.toolchain, self.work)
        compiler.run(modules)
        for module in modules:
            warnings = len(module.messages) - len(module.errors)
            summary = f"{len(module.files)} files, {len(module.errors)} errors, {warnings} warnings"
            self.report(module.name, summary, shown(module.errors, ROOT))
        return all(compiler.is_emitted(module.name) for module in modules)

    def check_names(self):
        key_paths = ROOT / "Sources/ControlCore/ControlCore.docc/Articles/KeyPaths.md"
        documents = [
            path
            for path in sorted((ROOT / "Catalog").rglob("*"))
            if path.suffix in (".xib", ".storyboard")
        ]
        count, problems = compare(Headers(self.work / "headers"), key_paths, documents)
        self.report(
            "names for Objective-C", f"{count} compared", ["    " + line for line in problems]
        )

    # What an app writes

    def compile_app(self, files):
        options = ["-I", self.work / "modules"]
        messages = self.toolchain.compile("App", files, options=options)
        return [message for message in messages if message.is_error]

    def check_app(self):
        files = sorted((HERE / "App").glob("*.swift"))
        errors = self.compile_app(files)
        self.report("an app's subclasses", f"{len(errors)} errors", shown(errors, ROOT))

    def check_documentation(self):
        folders = documentation_samples(ROOT)
        errors = [error for files in folders.values() for error in self.compile_app(files)]
        count = sum(len(files) for files in folders.values())
        summary = f"{count} files, {len(errors)} errors"
        self.report("samples of the documentation", summary, shown(errors, ROOT))

    def check_states(self):
        samples = StateSamples(ROOT, self.toolchain.folder / "samples")
        errors = self.compile_app(samples.files)
        missing = samples.missing()
        summary = f"{len(samples.states)} states, {len(samples.files)} files, {len(errors)} errors"
        problems = ["    " + line for line in missing] + shown(errors, ROOT)
        self.report("samples of the catalog", summary, problems)


def main(arguments):
    objc2, macios = (arguments + ["", ""])[:2]
    check_data(objc2, macios)
    start = time.monotonic()
    toolchain = Toolchain(ROOT / ".build/ios")
    toolchain.folder.mkdir(parents=True, exist_ok=True)
    check = Check(toolchain)
    failures = Declarations(toolchain, objc2, macios).build()
    check.report("declarations", f"{time.monotonic() - start:.0f} seconds", failures)
    if not check.failed:
        check.check_self()
        if check.check_modules():
            check.check_names()
            check.check_app()
            check.check_documentation()
            check.check_states()
        else:
            print("Names, the app's subclasses and samples are checked once all modules compile.")
    if check.failed:
        raise SystemExit(f"make ios fails: {', '.join(check.failed)}.")
    print(f"make ios passes in {time.monotonic() - start:.0f} seconds.")


if __name__ == "__main__":
    main(sys.argv[1:])
