import ControlCore
import Foundation
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The code that the catalog shows is compiled, run and compared with what it stands beside.
@MainActor
struct SnippetCompilationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func expectFile(_ name: String, holds text: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(found == text, "\(name) is not what the catalog shows; record it anew and compile it")
  }

  @Test func theCompiledFilesHoldTheCodeOfEveryState() throws {
    for (name, text) in SnippetCompilation.files { try expectFile(name, holds: text) }
    let folder = Self.folder.appendingPathComponent("Samples")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(found.count == SnippetCompilation.files.count - 1, "a file that no state needs")
  }

  private func picture(of control: UIView) async -> Bitmap? {
    let host = TestHost(size: CGSize(width: 360, height: 420))
    control.frame = CGRect(
      x: 20, y: 20, width: 320,
      height: min(max(control.sizeThatFits(CGSize(width: 320, height: 380)).height, 44), 380))
    if control.intrinsicContentSize.width != UIView.noIntrinsicMetric {
      control.frame.size.width = min(control.intrinsicContentSize.width, 320)
    }
    host.window.addSubview(control)
    await host.advance(by: 0.5)
    return host.snapshot().flatMap { Bitmap($0) }
  }

  /// Numbers are written exactly, so no pixel differs.
  private func expectSame(_ one: Bitmap?, _ other: Bitmap?, _ name: String) throws {
    let comparison = try SnapshotComparison(#require(one), #require(other), component: 0)
    #expect(comparison?.differing.count == 0, "\(name)")
  }

  @Test func theCodeOfAStateMakesThePictureOfTheState() async throws {
    for sample in SnippetCompilation.samples {
      let make = try #require(SnippetSamples.all[sample.name], "\(sample.name)")
      try await expectSame(picture(of: make()), picture(of: sample.make().control), sample.name)
    }
  }

  @Test func theRuntimeAttributesOfAStateMakeThePictureOfTheState() async throws {
    for sample in SnippetCompilation.samples {
      let (control, source) = sample.make()
      let snippet = try #require(source.snippet())
      // Images of the catalog have no name in a document, and are in the comment below it.
      if snippet.attributes.contains(where: { $0.element == nil }) { continue }
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(snippet.lines(.interfaceBuilder).joined(separator: "\n"))
        </objects></document>
        """
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      let loaded = try #require(nib.instantiate(withOwner: nil).first as? Control, "\(sample.name)")
      #expect(loaded.frame.width > 0 && loaded.frame.height > 0, "\(sample.name)")
      sample.state.setUp(loaded)
      if let slider = control as? MultiSliderControl, let loaded = loaded as? MultiSliderControl {
        loaded.thumbValues = slider.thumbValues
      }
      try await expectSame(picture(of: loaded), picture(of: control), sample.name)
    }
  }
}
