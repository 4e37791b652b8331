"""Compiles the modules of the kit and of the catalog in the order of their imports."""

import concurrent.futures
import graphlib
import os
import re
import shutil
from dataclasses import dataclass, field

from toolchain import Message

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|package|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|typealias)\s+)?(\w+)",
    re.M,
)

# SwiftPM writes this for each module with resources.
RESOURCES = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"


@dataclass
class Module:
    name: str
    files: list
    imports: set = field(default_factory=set)
    messages: list = field(default_factory=list)

    @property
    def errors(self):
        return [message for message in self.messages if message.is_error]


def modules_of(root):
    """The modules of Sources, and CatalogApp, which Xcode builds from Catalog."""
    folders = {path.name: path for path in sorted((root / "Sources").iterdir()) if path.is_dir()}
    folders["CatalogApp"] = root / "Catalog"
    found = {}
    for name, folder in folders.items():
        files = sorted(folder.rglob("*.swift"))
        text = "\n".join(file.read_text() for file in files)
        found[name] = Module(name, files, set(IMPORT.findall(text)) & set(folders) - {name})
        if "Bundle.module" in text:
            found[name].files = files + [None]
    order = graphlib.TopologicalSorter({name: module.imports for name, module in found.items()})
    return [found[name] for name in order.static_order()]


class ModuleCheck:
    """Compiles modules into `modules`, and the headers that Objective-C sees into `headers`."""

    def __init__(self, toolchain, folder):
        self.toolchain, self.folder = toolchain, folder
        self.modules, self.headers = folder / "modules", folder / "headers"

    def run(self, modules):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.modules.mkdir(parents=True)
        self.headers.mkdir()
        resources = self.folder / "Resources.swift"
        resources.write_text(RESOURCES)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            checks = {}
            for module in modules:
                module.files = [file or resources for file in module.files]
                missing = [name for name in sorted(module.imports) if not self.is_emitted(name)]
                if missing:
                    text = f"not compiled, because of the errors in {', '.join(missing)}"
                    module.messages = [Message("", 0, "error", text)]
                    continue
                module.messages = self.emit(module)
                checks[module.name] = pool.submit(self.check, module)
            for module in modules:
                if module.name in checks:
                    module.messages = sorted({*module.messages, *checks[module.name].result()})

    def is_emitted(self, name):
        return (self.modules / f"{name}.swiftmodule").exists()

    def options(self, module):
        return ["-package-name", "ControlKit", "-enable-testing", "-I", self.modules]

    def emit(self, module):
        """Writes the module without the bodies of its functions, so that others can import it."""
        output = self.modules / f"{module.name}.swiftmodule"
        mode = ["-emit-module", "-experimental-skip-all-function-bodies", "-suppress-warnings"]
        mode += ["-emit-objc-header-path", self.headers / f"{module.name}.h", "-o", output]
        return self.toolchain.compile(module.name, module.files, mode, self.options(module))

    def check(self, module):
        return self.toolchain.compile(module.name, module.files, options=self.options(module))
