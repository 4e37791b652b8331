// swift-tools-version: 6.2
import PackageDescription

// Apple's frameworks for Linux, under Apple's module names. What is not public here does not reach
// the kit, so only Apple's API does.
let package = Package(
  name: "Portable",
  products: [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "Compression", targets: ["Compression"]),
    .library(name: "SQLite3", targets: ["SQLite3"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitHost", targets: ["UIKitHost"]),
    .library(name: "Documents", targets: ["Documents"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", path: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", path: "CPango", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CSDL2", path: "CSDL2", pkgConfig: "sdl2"),
    .systemLibrary(name: "CWebSockets", path: "CWebSockets", pkgConfig: "libwebsockets"),
    .systemLibrary(name: "CPNG", path: "CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CLZ4", path: "CLZ4", pkgConfig: "liblz4"),
    .systemLibrary(name: "CJPEG", path: "CJPEG", pkgConfig: "libturbojpeg"),
    .systemLibrary(name: "SQLite3", path: "SQLite3", pkgConfig: "sqlite3"),
    .target(name: "Compression", dependencies: ["CLZ4"], path: "Compression"),
    .target(name: "UniformTypeIdentifiers", path: "UniformTypeIdentifiers"),
    // Re-exported by CoreGraphics, as Apple's re-exports Foundation.
    .target(name: "PortableFoundation", path: "Foundation"),
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPNG", "PortableFoundation"],
      path: "CoreGraphics"),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "CJPEG"], path: "ImageIO"),
    .target(
      name: "TextLayout", dependencies: ["CoreGraphics", "CPango"], path: "TextLayout",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout"], path: "QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore", "TextLayout", "ImageIO"], path: "UIKit"),
    .target(
      name: "UIKitHost", dependencies: ["UIKit", "CSDL2", "CWebSockets", "CPNG"],
      path: "UIKitHost",
      resources: ["html", "css", "js"].map { .embedInCode("Browser/Page/live.\($0)") }),
    // Documents of Interface Builder, drawn and checked without their app.
    .target(name: "Documents", dependencies: ["UIKitHost"], path: "Documents"),
    // Swift Testing looks for these two when a test imports modules of Apple's names.
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "_Testing_UIKit"),

    .target(
      name: "TestSupport",
      dependencies: ["UIKitHost", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "TestSupport"),
    .testTarget(
      name: "PortableTests",
      dependencies: ["TestSupport", "Documents", "Compression", "UniformTypeIdentifiers"],
      path: "Tests",
      exclude: ["Contract", "UIKit/__Snapshots__", "UIKitHost/__Snapshots__"]),
    // Apple's public API alone. The kit's manifest has this target on Apple's platforms.
    .testTarget(
      name: "ContractTests",
      dependencies: ["UIKit", "Compression", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "Tests/Contract", packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// Among the warnings are calls into the main actor that @preconcurrency declarations forgive.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error), .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
}
