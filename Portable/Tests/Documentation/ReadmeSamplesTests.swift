import Foundation
import TestSupport
import Testing
import UIKit

/// The sample of the README file of Portable, and its links to folders.
@MainActor
struct ReadmeSamplesTests {
  private static let package = DocumentationSamples.packageFolder()

  @Test("Every sample of Portable's README.md is compiled, line by line")
  func samplesAreCompiled() throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let shown = try DocumentationSamples.blocks(
      in: Self.package.appendingPathComponent("README.md"))
    #expect(!shown.isEmpty)
    #expect(compiled == shown)
  }

  @Test("The sample of Portable's README.md counts a tap and draws a picture")
  func theSampleCountsATapAndDrawsAPicture() throws {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    #expect(try tapCounter(picture: picture) == 1)
    let image = try #require(UIImage(data: Data(contentsOf: picture), scale: 3))
    #expect(image.size == CGSize(width: 390, height: 844))
  }

  @Test("The map of Portable's README.md names every folder of UIKit and of the package")
  func theMapNamesEveryFolder() throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    for folder in ["", "UIKit"] {
      let url = Self.package.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
      where !name.contains(".") && !name.hasPrefix("C") && !name.hasPrefix("_") {
        #expect(text.contains("`\(name)"), "\(folder)/\(name)")
      }
    }
  }
}
