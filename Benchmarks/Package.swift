// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here ever reaches a user of the kit.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ControlKit", path: "..")],
  targets: [
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "ActionSheet", package: "ControlKit"),
        .product(name: "ControlCore", package: "ControlKit"),
        .product(name: "DrawingBoard", package: "ControlKit"),
        .product(name: "RangeSlider", package: "ControlKit"),
        .product(name: "CatalogApp", package: "ControlKit"),
        .product(name: "UIKitHost", package: "ControlKit"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
