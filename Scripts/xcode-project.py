#!/usr/bin/env python3
"""Checks the catalog's Xcode project, which nothing else reads on Linux.

The grammar is checked by `kin`, the objects are read by `pbxproj`; Scripts/bootstrap.sh installs
both. Prints every identifier that names no object, object that nothing names, path that does not
exist, and product of the package that is missing or not linked; then fails.

    xcode-project.py [PROJECT.xcodeproj]
    xcode-project.py --test     checks copies of the project that are broken on purpose
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from kin.verifier import Verifier
from pbxproj import XcodeProject

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROJECT = ROOT / "Catalog" / "Catalog.xcodeproj"
IDENTIFIER = re.compile(r"^[0-9A-F]{24}$")


def names(value):
    """The identifiers in a value of an object."""
    if isinstance(value, dict):
        return [name for part in value.items() for side in part for name in names(side)]
    if isinstance(value, (list, tuple)):
        return [name for part in value for name in names(part)]
    return [str(value)] if IDENTIFIER.match(str(value)) else []


def plain(value):
    """A value of the library as dictionaries, lists and text."""
    if hasattr(value, "get_keys"):
        return {str(key): plain(value[key]) for key in value.get_keys()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    return str(value)


def products():
    """The products of the package, which is the first line of its manifest that lists names."""
    line = re.search(r"^let products = \[(.*)\]", (ROOT / "Package.swift").read_text(), re.M)
    return set(re.findall(r'"(\w+)"', line.group(1))) if line else set()


def missing_paths(objects, folder):
    """The paths of groups and files that do not exist, from the main group down."""
    project = next(o for o in objects.values() if o["isa"] == "PBXProject")

    def walk(identifier, parent):
        entry = objects.get(identifier, {})
        if entry.get("sourceTree") == "BUILT_PRODUCTS_DIR":
            return
        path = parent / entry["path"] if "path" in entry else parent
        if not path.exists():
            yield f"{entry['isa']} {identifier}: there is no {entry['path']}"
        for exceptions in entry.get("exceptions", []):
            for file in objects.get(exceptions, {}).get("membershipExceptions", []):
                if not (path / file).exists():
                    yield f"{exceptions}: there is no {entry['path']}/{file}"
        for child in entry.get("children", []):
            yield from walk(child, path)

    yield from walk(project["mainGroup"], folder)
    for entry in objects.values():
        settings = entry.get("buildSettings", {})
        if "INFOPLIST_FILE" in settings and not (folder / settings["INFOPLIST_FILE"]).exists():
            yield f"INFOPLIST_FILE: there is no {settings['INFOPLIST_FILE']}"
        if entry["isa"] == "XCLocalSwiftPackageReference":
            if not (folder / entry["relativePath"] / "Package.swift").exists():
                yield f"the package: there is no {entry['relativePath']}/Package.swift"


def unlinked_products(objects):
    """The products of the package that the app does not depend on, or does not link."""
    for target in objects.values():
        if target.get("productType") != "com.apple.product-type.application":
            continue
        wanted = set(target.get("packageProductDependencies", []))
        found = {objects.get(name, {}).get("productName") for name in wanted}
        for name in sorted(products() - found):
            yield f"{target['name']}: the product {name} is no dependency"
        linked = {
            objects.get(file, {}).get("productRef")
            for phase in target["buildPhases"]
            if objects.get(phase, {}).get("isa") == "PBXFrameworksBuildPhase"
            for file in objects[phase].get("files", [])}
        for name in sorted(wanted - linked):
            yield f"{target['name']}: {objects.get(name, {}).get('productName')} is not linked"


def missing_documents(objects, folder):
    """The folders of sources and documents that the app lacks, and the modules that it does not
    have although a document names them."""
    app = next(
        o for o in objects.values()
        if o.get("productType") == "com.apple.product-type.application")
    groups = {objects.get(g, {}).get("path") for g in app["fileSystemSynchronizedGroups"]}
    for path in sorted(folder.iterdir()):
        holds = (".swift", ".storyboard", ".xib")
        if path.is_dir() and path.suffix != ".xcodeproj" and path.name not in groups:
            if any(file.suffix in holds for file in path.rglob("*")):
                yield f"{app['name']}: the folder {path.name} is no group of the target"
    configurations = objects.get(app["buildConfigurationList"], {}).get("buildConfigurations", [])
    for configuration in configurations:
        settings = objects.get(configuration, {}).get("buildSettings", {})
        known = products() | {settings.get("PRODUCT_MODULE_NAME", app["name"])}
        for path in sorted((folder / "Documents").iterdir()):
            for name in sorted(set(re.findall(r'customModule="(\w+)"', path.read_text())) - known):
                yield f"{path.name}: {name} is no module of {app['name']}"


# A file that a target copies as a resource, by its name in the target's folders.
RESOURCES = {"Catalog": "PrivacyInfo.xcprivacy", "CatalogUITests": "States.txt"}


def missing_resources(objects, folder):
    """The resources that no folder of their target has, or that a folder leaves out."""
    for target in objects.values():
        name = RESOURCES.get(target.get("name"))
        if name is None or target["isa"] != "PBXNativeTarget":
            continue
        groups = [objects.get(g, {}) for g in target.get("fileSystemSynchronizedGroups", [])]
        holders = [
            group for group in groups if "path" in group and (folder / group["path"] / name).exists()
            and not any(
                name in objects.get(exceptions, {}).get("membershipExceptions", [])
                for exceptions in group.get("exceptions", []))]
        if not holders:
            yield f"{target['name']}: {name} is no resource of the target"


def scheme_breaches(objects, project):
    """The targets that shared schemes name and the project does not have."""
    for path in sorted(project.glob("xcshareddata/xcschemes/*.xcscheme")):
        text = path.read_text()
        for name in re.findall(r'BlueprintIdentifier = "([0-9A-F]{24})"', text):
            if name not in objects:
                yield f"{path.name}: {name} names no target"
        manifest = (ROOT / "Package.swift").read_text()
        for name in re.findall(r'BlueprintIdentifier = "(\w+)Tests"', text):
            if f'"{name}"' not in manifest and f'"{name}Tests"' not in manifest:
                yield f"{path.name}: the package has no target {name}Tests"


def breaches(project):
    path = project / "project.pbxproj"
    grammar = Verifier().check_errors(str(path))
    if grammar:
        return [f"{path.name}: {error}" for error in grammar]
    loaded = XcodeProject.load(str(path))
    objects = {str(o.get_id()): plain(o) for o in loaded.objects.get_objects_in_section(
        *loaded.objects.get_sections())}
    root = str(loaded["rootObject"])
    used = {root}
    found = []
    for identifier, entry in objects.items():
        for name in names(entry):
            if name in objects:
                used.add(name)
            else:
                found.append(f"{entry['isa']} {identifier}: {name} names no object")
    found += [
        f"{entry['isa']} {identifier}: nothing names it"
        for identifier, entry in objects.items() if identifier not in used]
    found += missing_paths(objects, project.parent)
    found += unlinked_products(objects)
    found += missing_documents(objects, project.parent)
    found += missing_resources(objects, project.parent)
    found += scheme_breaches(objects, project)
    return found


# What is replaced in a copy of the project, and a part of the message that must then come.
BROKEN = [
    ("objectVersion = 77;", "objectVersion = 77", "project.pbxproj"),
    ("path = Browser;", "path = Bowser;", "there is no Bowser"),
    ("fileRef = CA7A0F000000000000000001", "fileRef = CA7A0F0000000000000000FF",
     "names no object"),
    ("\t\t\t\tCA7A0B000000000000000006 /* DrawingBoard in Frameworks */,\n", "",
     "DrawingBoard is not linked"),
    ("productName = RangeSlider;", "productName = RangeSlide;",
     "the product RangeSlider is no dependency"),
    ("relativePath = ..;", "relativePath = ../..;", "the package: there is no"),
    ("INFOPLIST_FILE = iOS/Info.plist;", "INFOPLIST_FILE = Info.plist;", "INFOPLIST_FILE"),
    ("\t\t\t\tInfo.plist,\n", "\t\t\t\tInformation.plist,\n", "iOS/Information.plist"),
    ("\t\t\t\tInfo.plist,\n", "\t\t\t\tInfo.plist,\n\t\t\t\tPrivacyInfo.xcprivacy,\n",
     "PrivacyInfo.xcprivacy is no resource"),
    ("path = Documents;", "path = iOS;", "the folder Documents is no group"),
    ("PRODUCT_MODULE_NAME = CatalogApp;", "PRODUCT_MODULE_NAME = Catalog;",
     "CatalogApp is no module"),
]


def test():
    """Breaks copies of the project; returns what was not noticed."""
    missed = []
    with tempfile.TemporaryDirectory(dir=ROOT / ".build") as folder:
        for number, (old, new, message) in enumerate(BROKEN):
            # Beside the catalog's folders, so that relative paths hold.
            copy = PROJECT.parent / f".broken-{number}.xcodeproj"
            shutil.copytree(PROJECT, copy)
            try:
                path = copy / "project.pbxproj"
                text = path.read_text()
                if old not in text:
                    missed.append(f"the project has no '{old.strip()}' to break")
                    continue
                path.write_text(text.replace(old, new, 1))
                result = subprocess.run(
                    [sys.executable, __file__, str(copy)], capture_output=True, text=True)
                if result.returncode == 0 or message not in result.stderr + result.stdout:
                    missed.append(f"'{old.strip()}' became '{new.strip()}' and nobody noticed")
            finally:
                shutil.rmtree(copy)
    return missed


def main():
    if sys.argv[1:] == ["--test"]:
        found = test()
    else:
        found = breaches(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else PROJECT)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
