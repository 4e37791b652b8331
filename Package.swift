// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ControlKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1)],
  products: [
    .library(name: "ControlCore", targets: ["ControlCore"]),
    .library(name: "RangeSlider", targets: ["RangeSlider"]),
    .library(name: "ActionSheet", targets: ["ActionSheet"]),
    .library(name: "DrawingBoard", targets: ["DrawingBoard"]),
  ],
  targets: [
    .target(name: "ControlCore", resources: [.process("Resources")]),
    .target(name: "RangeSlider", dependencies: ["ControlCore"]),
    .target(name: "ActionSheet", dependencies: ["ControlCore"]),
    .target(name: "DrawingBoard", dependencies: ["ControlCore"]),
  ],
  swiftLanguageModes: [.v6]
)

// Off Apple the same sources build against Portable/, which carries Apple's module names. The
// conditions keep those modules out of a build that a Linux machine makes for iOS.
#if os(Linux)
  func portable(_ names: String...) -> [Target.Dependency] {
    names.map { .target(name: $0, condition: .when(platforms: [.linux])) }
  }

  for target in package.targets {
    target.dependencies += portable("UIKit", "ImageIO", "Compression")
  }

  package.targets += [
    .systemLibrary(name: "CCairo", path: "Portable/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", path: "Portable/CPango", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CSDL2", path: "Portable/CSDL2", pkgConfig: "sdl2"),
    .systemLibrary(name: "CLZ4", path: "Portable/CLZ4", pkgConfig: "liblz4"),
    .systemLibrary(name: "CJPEG", path: "Portable/CJPEG", pkgConfig: "libturbojpeg"),
    .target(name: "Compression", dependencies: ["CLZ4"], path: "Portable/Compression"),
    .target(name: "CoreGraphics", dependencies: ["CCairo"], path: "Portable/CoreGraphics"),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "CJPEG"], path: "Portable/ImageIO"),
    .target(
      name: "TextLayout", dependencies: ["CoreGraphics", "CPango"], path: "Portable/TextLayout"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout"], path: "Portable/QuartzCore"),
    .target(
      name: "UIKit", dependencies: ["QuartzCore", "TextLayout", "ImageIO"], path: "Portable/UIKit"),
    .target(name: "UIKitHost", dependencies: ["UIKit", "CSDL2"], path: "Portable/UIKitHost"),
    // Swift Testing looks for these two when a test imports modules of Apple's names.
    .target(name: "_Testing_CoreGraphics", path: "Portable/_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Portable/_Testing_UIKit"),

    .target(
      name: "CatalogApp",
      dependencies: ["ControlCore", "RangeSlider", "ActionSheet", "DrawingBoard", "UIKit"],
      path: "Catalog", exclude: ["CatalogMain.swift"]),
    .executableTarget(
      name: "Catalog", dependencies: ["CatalogApp", "UIKitHost"], path: "Portable/Catalog"),

    .target(
      name: "TestSupport",
      dependencies: ["UIKitHost", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "PortableTests",
      dependencies: [
        "TestSupport", "CoreGraphics", "ImageIO", "QuartzCore", "UIKit", "Compression",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ControlCoreTests", dependencies: ["TestSupport", "ControlCore"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "RangeSliderTests", dependencies: ["TestSupport", "RangeSlider"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ActionSheetTests", dependencies: ["TestSupport", "ActionSheet"],
      exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "BoardWriter", dependencies: ["DrawingBoard"], path: "Tests/BoardWriter"),
    .testTarget(
      name: "DrawingBoardTests", dependencies: ["TestSupport", "DrawingBoard", "BoardWriter"],
      exclude: ["__Fixtures__", "__Snapshots__"]),
    .testTarget(
      name: "CatalogTests", dependencies: ["TestSupport", "CatalogApp", "Catalog"],
      exclude: ["__Snapshots__"]),
  ]
  // What the benchmarks, a package of their own, drive the catalog with.
  package.products += [
    .library(name: "UIKitHost", targets: ["UIKitHost"]),
    .library(name: "CatalogApp", targets: ["CatalogApp"]),
  ]
#endif
