#!/usr/bin/env python3
"""Compares privacy manifests with the required-reason APIs that the sources use: the manifest of each
product of the package, and that of the catalog's app.

Apple's documentation "Describing use of required reason API" has the categories and the reasons.
Prints every difference, then fails. `privacy-manifests.py FOLDER` checks another copy of the tree.
"""
import pathlib
import plistlib
import re
import sys

# The names of each category that Swift can call, and the reasons that a control or the app may give.
CATEGORIES = {
    "FileTimestamp": (
        r"\b[fl]?stat\s*\(|\bfstatat\s*\(|\bgetattrlist\w*\s*\(|\bcreationDate(Key)?\b"
        r"|\bcontentModificationDate(Key)?\b|\bmodificationDate\b|\battributesOfItem\b",
        {"C617.1", "3B52.1", "0A2A.1"}),
    "DiskSpace": (
        r"\bf?statv?fs\s*\(|\bvolumeAvailableCapacity\w*|\bvolumeTotalCapacity\w*"
        r"|\bsystemFreeSize\b|\bsystemSize\b|\battributesOfFileSystem\b",
        {"E174.1", "85F4.1", "7D9E.1"}),
    "SystemBootTime": (r"\bsystemUptime\b|\bmach_absolute_time\s*\(", {"35F9.1", "8FFB.1"}),
    "ActiveKeyboards": (r"\bactiveInputModes\b", {"3EC4.1", "54BD.1"}),
    "UserDefaults": (r"\bUserDefaults\b|@AppStorage\b", {"CA92.1", "C56D.1"}),
}
PREFIX = "NSPrivacyAccessedAPICategory"


def code(text):
    """The source without its comments."""
    return re.sub(r"/\*.*?\*/", "", re.sub(r"//[^\n]*", "", text), flags=re.S)


def breaches(product, path):
    if not path.exists():
        return [f"{path}: there is no privacy manifest"]
    try:
        manifest = plistlib.loads(path.read_bytes())
    except Exception as error:
        return [f"{path}: no property list: {error}"]
    declared = {
        entry.get("NSPrivacyAccessedAPIType", ""): set(
            entry.get("NSPrivacyAccessedAPITypeReasons", []))
        for entry in manifest.get("NSPrivacyAccessedAPITypes", [])}
    sources = {file: code(file.read_text()) for file in sorted(product.rglob("*.swift"))}
    found = []
    for category, (pattern, reasons) in CATEGORIES.items():
        name = PREFIX + category
        uses = [file for file, text in sources.items() if re.search(pattern, text)]
        given = declared.pop(name, None)
        if uses and given is None:
            found.append(f"{path}: {uses[0]} uses an API of {name}, which needs a reason here")
        elif given is not None and not uses:
            found.append(f"{path}: {name} is declared, but no source uses it")
        elif given is not None and not (given and given <= reasons):
            found.append(f"{path}: {name} needs a reason of {sorted(reasons)}, not {sorted(given)}")
    found += [f"{path}: {name} is no category" for name in declared]
    return found


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    name = "PrivacyInfo.xcprivacy"
    found = [
        line for product in sorted(path for path in (root / "Sources").iterdir() if path.is_dir())
        for line in breaches(product, product / "Resources" / name)]
    found += breaches(root / "Catalog", root / "Catalog" / "iOS" / name)
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
