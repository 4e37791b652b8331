import Foundation
import Testing

@testable import CatalogApp

/// The version at the foot of the list.
struct CatalogVersionTests {
  @Test("The version and the build are those of the app")
  func theVersionAndTheBuildAreThoseOfTheApp() {
    let info = ["CFBundleShortVersionString": "2.1", "CFBundleVersion": "37"]
    #expect(CatalogVersion.text(info: info) == "ControlKit 2.1 (37)")
    #expect(CatalogVersion.text(info: nil) == "ControlKit \(CatalogVersion.fallback)")
  }

  /// The project has the version; a program without an Info.plist shows the same.
  @Test("The fallback is the version of the project") func theFallbackIsTheVersionOfTheProject()
    throws
  {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let project = try String(
      contentsOf: root.appendingPathComponent("Catalog/Catalog.xcodeproj/project.pbxproj"),
      encoding: .utf8)
    let versions = project.split(separator: "\n").filter { $0.contains("MARKETING_VERSION = ") }
    #expect(!versions.isEmpty)
    #expect(
      versions.allSatisfy { $0.hasSuffix("MARKETING_VERSION = \(CatalogVersion.fallback);") })
  }
}
