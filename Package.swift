// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ControlKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1)],
  products: ["ControlCore", "RangeSlider", "ActionSheet", "DrawingBoard"].map {
    .library(name: $0, targets: [$0])
  },
  targets: [
    .target(name: "ControlCore", resources: [.process("Resources")]),
    .target(name: "RangeSlider", dependencies: ["ControlCore"]),
    .target(name: "ActionSheet", dependencies: ["ControlCore"]),
    .target(name: "DrawingBoard", dependencies: ["ControlCore"]),
    // The tests of pure types. On Linux each target has all its files, see below.
    .testTarget(
      name: "ControlCoreTests", dependencies: ["ControlCore"], exclude: ["__Snapshots__"],
      sources: [
        "AnimationResume/AnimationTimingTests.swift", "Children/ChildStackLayoutTests.swift",
        "Control/ContentSizeTests.swift", "Control/LayoutGuardTests.swift", "Events",
        "HitShape/AlphaMaskTests.swift", "HitShape/HitPathTests.swift",
        "HitShape/HitShapeTests.swift", "Localisation", "RadarPulse/PulseGeometryTests.swift",
        "StateContent/StateCombinationTests.swift", "Sticky/InsetShareTests.swift",
        "Sticky/StickyFooterLayoutTests.swift", "Sticky/StickyHeaderLayoutTests.swift",
      ]),
    .testTarget(
      name: "RangeSliderTests", dependencies: ["RangeSlider"], exclude: ["__Snapshots__"],
      sources: ["Geometry", "Keyboard", "Labels", "Model", "SwiftUI"]),
    .testTarget(
      name: "ActionSheetTests", dependencies: ["ActionSheet"], exclude: ["__Snapshots__"],
      sources: ["Drag", "Layout", "Outcome", "Queue/Core", "Selection", "SwiftUI"]),
    .testTarget(
      name: "DrawingBoardTests", dependencies: ["DrawingBoard"],
      exclude: ["__Fixtures__", "__Snapshots__"],
      sources: ["BoardFixture.swift", "Codec", "Files", "ImageStack", "Log", "Stroke", "Tiles"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // Portable/ has Apple's module names. The condition keeps it out of builds for iOS made on Linux.
  func portable(_ name: String) -> Target.Dependency {
    .product(name: name, package: "Portable", condition: .when(platforms: [.linux]))
  }
  package.dependencies = [.package(path: "Portable")]
  package.targets += [
    .target(
      name: "CatalogApp", dependencies: ["RangeSlider", "ActionSheet", "DrawingBoard"],
      path: "Catalog", exclude: ["CatalogMain.swift"]),
    .executableTarget(
      name: "Catalog", dependencies: ["CatalogApp", portable("UIKitHost")],
      path: "Portable/Catalog"),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"], exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "BoardWriter", dependencies: ["DrawingBoard"], path: "Tests/BoardWriter"),
  ]
  for target in package.targets {
    target.swiftSettings = [.treatAllWarnings(as: .error)]  // also calls into the main actor
    target.dependencies += ["UIKit", "ImageIO", "Compression"].map(portable)
    guard target.type == .test else { continue }
    target.sources = nil
    target.dependencies.append(portable("TestSupport"))
    if target.name == "DrawingBoardTests" { target.dependencies.append("BoardWriter") }
  }
  package.products.append(.library(name: "CatalogApp", targets: ["CatalogApp"]))  // benchmarks
#else
  for target in package.targets where target.type == .test {
    target.dependencies.append("TestSupport")
  }
  package.targets += [
    .target(name: "TestSupport", path: "Portable/TestSupport/Values"),
    .testTarget(name: "ContractTests", path: "Portable/Tests/Contract"),
  ]
#endif
