#!/usr/bin/env python3
"""Prints what one process of tests found: a line, and after it each failed test.

    Scripts/test-report.py NAME EVENTS LOG STATUS

EVENTS is what Swift Testing wrote with --event-stream-version 0, LOG is the output of the process,
STATUS how it ended. Each failed test is printed with its title, the arguments of the case, the place
and the comments of each issue. A process that ended before its tests did is printed with the tests
that ran and the lines of its log that tell why. Known issues are counted and fail nothing.
"""

import json
import os
import re
import signal
import sys

# Of one test, so that a loop without end does not hide the other tests. The log has all.
MOST_ISSUES = 40
# An expectation shows the values of its whole expression. Comments are never cut.
LONGEST_EXPECTATION = 600
FATAL = re.compile(r"Fatal error|^\*\*\* |terminate called|AddressSanitizer|: error: ")


def place(source):
    if not source:
        return "no place"
    return f"{os.path.relpath(source.get('_filePath') or source['fileID'])}:{source['line']}"


class Run:
    """The tests of a process, as far as the events tell."""

    def __init__(self, path):
        self.tests = {}
        # The tests that have started and not ended, with the case that runs.
        self.running = {}
        # The failures of each test, in order: case, place, messages.
        self.failures = {}
        self.known = self.skipped = self.passed = 0
        self.has_ended = False
        if os.path.exists(path):
            with open(path, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    self.read(line)

    def read(self, line):
        try:
            record = json.loads(line)
        except ValueError:
            return  # The process ended in the middle of a line.
        payload = record["payload"]
        if record["kind"] == "test":
            self.tests[payload["id"]] = payload
            return
        kind, test = payload["kind"], payload.get("testID")
        is_function = self.tests.get(test, {}).get("kind") == "function"
        if kind == "runEnded":
            self.has_ended = True
        elif kind == "issueRecorded":
            self.record(test, payload)
        elif not is_function:
            return
        elif kind == "testStarted":
            self.running[test] = ""
        elif kind == "testCaseStarted":
            self.running[test] = payload.get("_testCase", {}).get("displayName", "")
        elif kind == "testSkipped":
            self.skipped += 1
        elif kind == "testEnded":
            self.running.pop(test, None)
            self.passed += test not in self.failures

    def record(self, test, payload):
        issue = payload["issue"]
        if issue.get("isKnown"):
            self.known += 1
        elif issue.get("_severity") != "warning":
            messages = [message["text"] for message in payload["messages"]]
            case = payload.get("_testCase", {}).get("displayName", "")
            self.failures.setdefault(test, []).append((case, place(issue.get("sourceLocation")), messages))

    def title(self, test):
        found = self.tests.get(test)
        return (found.get("displayName") or found["name"]) if found else "outside of a test"

    def describe(self, test):
        print(f"\n✘ {self.title(test)}")
        issues = self.failures[test]
        for case, where, messages in issues[:MOST_ISSUES]:
            print(f"  {where}" + (f", of {case}" if case and self.tests[test].get("isParameterized") else ""))
            expectation = messages[0] if messages else ""
            if len(expectation) > LONGEST_EXPECTATION and expectation.startswith("Expectation failed"):
                expectation = expectation[:LONGEST_EXPECTATION] + " …"
            if expectation == "Issue recorded" and messages[1:]:
                messages, expectation = messages[1:], messages[1]
            for text in [expectation] + messages[1:]:
                for line in text.replace(os.getcwd() + "/", "").splitlines():
                    print(f"    {line}")
        if len(issues) > MOST_ISSUES:
            print(f"  … and {len(issues) - MOST_ISSUES} issues more")


def ending(status):
    if status <= 128:
        return f"ended with {status}"
    try:
        return f"ended with {signal.Signals(status - 128).name}"
    except ValueError:
        return f"ended with {status}"


def plural(count, noun):
    return f"{count} {noun}" + ("" if count == 1 else "s")


def print_end(run, log):
    """Where a process was that ended before its tests did, and the last words of its log."""
    for test, case in run.running.items():
        found = run.tests[test]
        print(f"\n✘ {run.title(test)}\n  {place(found['sourceLocation'])}, ran when the process ended"
              + (f", of {case}" if case else ""))
    with open(log, encoding="utf-8", errors="replace") as file:
        lines = [line.rstrip() for line in file if line.strip()]
    fatal = [line for line in lines if FATAL.search(line)]
    for line in fatal[:5] or lines[-5:]:
        print(f"    {line[:LONGEST_EXPECTATION]}")


def main():
    if len(sys.argv) != 5:
        print(__doc__.strip().splitlines()[2].strip(), file=sys.stderr)
        return 64
    name, events, log, status = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    run = Run(events)
    failed = sum(1 for test in run.failures if test)
    counts = [plural(run.passed, "test") + " passed"]
    if failed or run.failures:
        counts.insert(0, plural(failed, "test") + " failed")
    if run.skipped:
        counts.append(f"{run.skipped} skipped")
    if run.known:
        counts.append(plural(run.known, "known issue"))
    if not run.has_ended:
        counts.insert(0, ending(status) + " before its tests did")
    elif status and not run.failures:
        counts.insert(0, ending(status))
    print(f"{'✘' if status else '✔'} {name}: {', '.join(counts)}")
    for test in run.failures:
        run.describe(test)
    if status and (not run.has_ended or not run.failures):
        print_end(run, log)
    return 0


if __name__ == "__main__":
    sys.exit(main())
