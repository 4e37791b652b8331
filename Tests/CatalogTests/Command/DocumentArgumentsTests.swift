import Documents
import Foundation
import Testing
import UIKit

@testable import Catalog

/// What the catalog adds to the commands for documents: how they are asked for, and the classes of the kit.
@MainActor
struct DocumentArgumentsTests {
  @Test(
    "Options that make no sense are refused",
    arguments: [
      ["lint", "a.xib", "--ignore", "nonsense"], ["lint", "a.xib", "--json", "--sarif"],
      ["render", "a.storyboard", "--all-scenes", "--scene", "x"],
      ["render", "a.storyboard", "--all-scenes", "--output", "x.png"],
      ["render", "a.xib", "--threshold", "2"],
    ])
  func optionsThatMakeNoSenseAreRefused(arguments: [String]) {
    #expect(throws: CommandError.self) { try CatalogCommand(arguments: arguments) }
  }

  @Test("Options are read") func optionsAreRead() throws {
    var options = LintOptions(files: ["a.xib", "b"])
    options.sources = ["S", "T"]
    options.ignored = [.smallTarget, .clippedText]
    options.format = .json
    options.isStrict = true
    #expect(
      try CatalogCommand(arguments: [
        "lint", "a.xib", "b", "--sources", "S", "--sources", "T", "--ignore", "small-target",
        "--ignore", "clipped-text", "--json", "--strict",
      ]) == .lint(options, PictureOptions()))
  }

  @Test("A module that is not there is named") func aModuleThatIsNotThereIsNamed() async throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view customClass="RangeSliderControl" customModule="Sliders" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        </view>
      </objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    #expect(
      try await findings(in: file).map(\.diagnostic.message)
        == ["RangeSliderControl is in the module RangeSlider, not in Sliders"])
  }

  @Test(
    "The documents of the kit have no flaws",
    arguments: [
      "ActionSheet.xib", "Controls.storyboard", "DrawingBoard.xib", "RadarPulse.xib",
      "RangeSlider.xib",
    ])
  func theDocumentsOfTheKitHaveNoFlaws(name: String) async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Catalog/Documents/\(name)").standardizedFileURL
    #expect(try await findings(in: file).isEmpty)
  }

  private func findings(in file: URL) async throws -> [LintFinding] {
    try await LintCommand(LintOptions(files: []), PictureOptions().documentSetup)
      .findings(in: [file.path])
  }
}
