"""Builds the declarations of Apple's frameworks that the sources are compiled against.

Headers are written from the bindings and from `Headers/`, interfaces from the toolchain and from
`Interfaces/`; of each interface the compiler makes a module. A step whose input is that of the last
build is left out: the standard library alone takes half a minute.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from bindings import CSHARP_FILES, FRAMEWORKS, CSharp, ObjectiveC, csharp_files
from header_writer import HeaderWriter
from interfaces import HAND_WRITTEN, MODULES, STANDARD_LIBRARY, InterfaceWriter
from toolchain import TARGET, read_messages

HERE = Path(__file__).resolve().parent
HEADERS = HERE / "Headers"

OBJC2_COMMIT = "fff28a8e2889d32c2a832672a94eeff42cd6c6d2"
MACIOS_COMMIT = "d0107f435002688f0f6dd9241ddeca330b181630"

NEEDED = f"""\
make ios needs checkouts of two public repositories, at the commits that its tables were made for:

  git clone https://github.com/madsmtm/objc2-generated
  git -C objc2-generated checkout {OBJC2_COMMIT}
  git clone --filter=blob:none --no-checkout https://github.com/dotnet/macios
  git -C macios checkout {MACIOS_COMMIT} -- \\
    {" ".join(CSHARP_FILES)}
  make ios OBJC2=objc2-generated MACIOS=macios

Of the first it reads the folders {", ".join(FRAMEWORKS)}."""


def check_data(objc2, macios):
    """Ends with what is needed, unless both folders have it."""
    missing = []
    for framework in FRAMEWORKS:
        if not objc2 or not any((Path(objc2) / framework).glob("*.rs")):
            missing.append(f"OBJC2/{framework}")
    present = csharp_files(macios) if macios else []
    missing += [f"MACIOS/{name}" for name in CSHARP_FILES if Path(macios) / name not in present]
    if missing:
        raise SystemExit(f"{NEEDED}\n\nMissing: {', '.join(missing)}.")


def digest(*parts):
    """A hash of texts and of the content of files."""
    total = hashlib.sha256()
    for part in parts:
        total.update(part.read_bytes() if isinstance(part, Path) else str(part).encode())
        total.update(b"\0")
    return total.hexdigest()


class Declarations:
    def __init__(self, toolchain, objc2, macios):
        self.toolchain = toolchain
        self.folder = toolchain.folder
        self.objc2, self.macios = Path(objc2), Path(macios)
        self.keys = self.folder / "keys"

    def build(self):
        """Brings all modules up to date; returns what failed."""
        self.keys.mkdir(parents=True, exist_ok=True)
        self.link_resources()
        headers = self.build_headers()
        self.build_interfaces()
        key = digest(TARGET, self.toolchain.version, str(self.folder))
        for module in MODULES:
            interface = self.folder / f"interfaces/{module}.swiftinterface"
            needs_headers = module not in STANDARD_LIBRARY + ["FoundationEssentials"]
            key = digest(key, interface, headers if needs_headers else "")
            if not self.is_current(module, key):
                failure = self.build_module(module, interface)
                if failure:
                    return [f"  the module {module} cannot be built:"] + failure
                self.remember(module, key)
        return []

    def is_current(self, step, key):
        path = self.keys / step
        return path.exists() and path.read_text() == key

    def remember(self, step, key):
        (self.keys / step).write_text(key)

    def link_resources(self):
        """The part of the toolchain that every module needs, without what is for Linux."""
        resources = self.folder / "resources"
        (resources / "apinotes").mkdir(parents=True, exist_ok=True)
        for name in ("shims", "clang"):
            link = resources / name
            if not link.exists():
                link.unlink(missing_ok=True)
                link.symlink_to(self.toolchain.usr / "lib/swift" / name)

    def build_headers(self):
        """Writes all headers; returns a key of their content."""
        inputs = sorted(HERE.glob("*.py")) + sorted((HERE / "Names").iterdir())
        inputs += sorted(HEADERS.iterdir()) + csharp_files(self.macios) + [sqlite_header()]
        for framework in FRAMEWORKS:
            inputs += sorted((self.objc2 / framework).glob("*.rs"))
        key = digest(*inputs)
        headers = self.folder / "headers"
        if not self.is_current("headers", key):
            shutil.rmtree(headers, ignore_errors=True)
            shutil.copytree(HEADERS, headers)
            shutil.copy(sqlite_header(), headers / "sqlite3.h")
            writer = HeaderWriter(ObjectiveC(self.objc2), CSharp(self.macios))
            for framework in ("Foundation", "QuartzCore", "UIKit"):
                write_lines(headers / f"{framework}.generated.h", writer.header(framework))
            lines = writer.enumerations("CoreGraphics")
            write_lines(headers / "CoreGraphics.generated.h", lines)
            self.remember("headers", key)
        return digest(*sorted(headers.iterdir()))

    def build_interfaces(self):
        inputs = [HERE / "interfaces.py", *sorted(HAND_WRITTEN.iterdir())]
        key = digest(TARGET, self.toolchain.version, *inputs)
        if not self.is_current("interfaces", key):
            folder = self.folder / "interfaces"
            InterfaceWriter(self.toolchain.usr, TARGET, folder).write_all()
            self.remember("interfaces", key)

    def build_module(self, module, interface):
        output = self.folder / f"modules/{module}.swiftmodule"
        output.parent.mkdir(exist_ok=True)
        command = self.toolchain.command("-compile-module-from-interface")
        command += ["-module-name", module, "-o", str(output)]
        if module == "Swift":
            command.append("-parse-stdlib")
        run = subprocess.run(command + [str(interface)], capture_output=True, text=True)
        if run.returncode == 0:
            return []
        errors = [str(message) for message in read_messages(run.stderr) if message.kind == "error"]
        return ["    " + line for line in errors[:20] or run.stderr.splitlines()[-5:]]


def write_lines(path, lines):
    path.write_text("\n".join(lines) + "\n")


def sqlite_header():
    """SQLite is declared as it is on this machine."""
    command = ["pkg-config", "--variable=includedir", "sqlite3"]
    folder = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    header = Path(folder or "/nowhere") / "sqlite3.h"
    if not header.exists():
        raise SystemExit("sqlite3.h is missing: Scripts/bootstrap.sh installs libsqlite3-dev.")
    return header
