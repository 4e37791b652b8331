// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here ever reaches a user of the kit.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ControlKit", path: ".."), .package(path: "../Portable")],
  targets: [
    // The floor of the drawing board's rows; the kit's own module of Cairo is not for others.
    .systemLibrary(name: "BareCairo", pkgConfig: "cairo"),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "BareCairo",
        .product(name: "ActionSheet", package: "ControlKit"),
        .product(name: "ControlCore", package: "ControlKit"),
        .product(name: "ControlExtras", package: "ControlKit"),
        .product(name: "DrawingBoard", package: "ControlKit"),
        .product(name: "RangeSlider", package: "ControlKit"),
        .product(name: "CatalogApp", package: "ControlKit"),
        .product(name: "UIKitHost", package: "Portable"),
      ],
      exclude: ["mypaint_strokes.py"]),
  ],
  swiftLanguageModes: [.v6]
)
