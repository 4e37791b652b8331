// swift-tools-version: 6.2
import PackageDescription

let products = ["ControlCore", "ControlExtras", "RangeSlider", "ActionSheet", "DrawingBoard"]
func product(_ name: String) -> Target {
  .target(
    name: name, dependencies: name == "ControlCore" ? [] : ["ControlCore"],
    resources: [.process("Resources")])
}
// The tests of pure types. On Linux each target has all its files, see below.
func tests(_ name: String, _ folders: String..., files: String...) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)],
    exclude: ["__Snapshots__"] + (name == "DrawingBoard" ? ["__Fixtures__"] : []),
    sources: folders + files.map { $0 + "Tests.swift" })
}

let package = Package(
  name: "ControlKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macCatalyst(.v17)],
  products: products.map { .library(name: $0, targets: [$0]) },
  targets: products.map(product) + [
    tests(
      "ControlCore", "Events", files: "Control/ContentSize", "Control/LayoutGuard",
      "HitShape/AlphaMask", "HitShape/HitPath", "HitShape/HitShape", "HitShape/HitShapeFigures"),
    tests(
      "ControlExtras", files: "AnimationResume/AnimationTiming", "Children/ChildStackLayout",
      "RadarPulse/PulseGeometry", "StateContent/StateCombination", "Sticky/InsetContribution",
      "Sticky/StickyFooterLayout", "Sticky/StickyHeaderLayout"),
    tests("RangeSlider", "Geometry", "Interaction", "Localization", "SwiftUI", "Values"),
    tests(
      "ActionSheet", "Drag", "Layout", "Localization", "Outcome", "Queue/Core", "Selection",
      files: "SwiftUI/ActionSheetBuilder", "SwiftUI/ActionSheetItemMerging"),
    tests(
      "DrawingBoard", "BoardFixture.swift", "Codec", "Files", "ImageStack", "Localization", "Store",
      "Stroke", "Tiles"),
  ]
)

#if os(Linux)
  // Portable/ has Apple's module names; the condition keeps it out of builds for iOS on Linux.
  func portable(_ name: String) -> Target.Dependency {
    .product(name: name, package: "Portable", condition: .when(platforms: [.linux]))
  }
  let documents = ["Controls.storyboard", "RadarPulse.xib"] + products[2...].map { "\($0).xib" }
  package.dependencies = [.package(path: "Portable")]
  package.targets += [
    .target(
      name: "CatalogApp", dependencies: products.map { .byName(name: $0) }, path: "Catalog",
      exclude: ["Catalog.xcodeproj", "CatalogMain.swift", "iOS"],
      resources: [.process("Resources")] + documents.map { .copy("Documents/\($0)") }),
    .executableTarget(
      name: "Catalog", dependencies: ["CatalogApp", portable("UIKitHost"), portable("Documents")],
      path: "Portable/Catalog", resources: [.copy("Gallery")]),
    .testTarget(
      name: "CatalogTests", dependencies: ["Catalog", portable("Documents")],
      exclude: ["__Snapshots__"]),
    // What an app writes: public declarations alone, and subclasses of the controls.
    .testTarget(
      name: "AppTests", dependencies: products.map { .byName(name: $0) }, packageAccess: false),
    .executableTarget(
      name: "BoardWriter", dependencies: ["DrawingBoard"], path: "Tests/BoardWriter"),
  ]
  // The code of the catalog's states, which Scripts/samples.sh writes before it is built.
  if Context.environment["SAMPLES"] == "1" {
    package.targets.append(
      .testTarget(
        name: "SampleTests", dependencies: ["CatalogApp"],
        exclude: ["Samples/States.txt", "Samples/SwiftUI"]))
  }
  // What only the benchmarks need, valgrind's header among it, is not built with the tests.
  if Context.environment["BENCH"] == "1" {
    package.targets += [
      .systemLibrary(name: "BareCairo", path: "Benchmarks/BareCairo", pkgConfig: "cairo"),
      .systemLibrary(name: "CValgrind", path: "Benchmarks/CValgrind"),
      .executableTarget(
        name: "Bench",
        dependencies: ["BareCairo", "CValgrind", "CatalogApp", portable("UIKitHost")],
        path: "Benchmarks/Bench", exclude: ["mypaint_strokes.py"]),
    ]
  }
  for target in package.targets where target.type != .system {
    if target.type != .test { target.swiftSettings = [.treatAllWarnings(as: .error)] }
    target.dependencies += [
      "UIKit", "ImageIO", "Compression", "SQLite3", "UniformTypeIdentifiers",
    ].map(portable)
    guard target.type == .test else { continue }
    target.sources = nil
    target.dependencies.append(portable("TestSupport"))
    if target.name == "DrawingBoardTests" { target.dependencies.append("BoardWriter") }
    // A sample of the core subclasses a slider.
    if target.name == "ControlCoreTests" { target.dependencies.append("RangeSlider") }
  }
#else
  package.targets.filter { $0.type == .test }.forEach { $0.dependencies.append("TestSupport") }
  package.targets += [
    .target(name: "TestSupport", path: "Portable/TestSupport/Values"),
    .testTarget(name: "ContractTests", path: "Portable/Tests/Contract"),
  ]
#endif
