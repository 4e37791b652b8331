import RangeSlider
import TestSupport
import Testing

/// The samples of the package's README file.
@MainActor
struct ReadmeSamplesTests {
  @Test("Every sample of README.md is compiled, line by line")
  func samplesAreCompiled() throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let readme = DocumentationSamples.packageFolder().appendingPathComponent("README.md")
    let shown = try DocumentationSamples.blocks(in: readme)
    #expect(!shown.isEmpty)
    #expect(compiled == shown)
  }

  @Test("The links of README.md and CONTRIBUTING.md lead to files")
  func links() throws {
    let root = DocumentationSamples.packageFolder()
    expectEach(["README.md", "CONTRIBUTING.md"]) { name in
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for match in text.matches(of: /\]\(([^):]+)\)|src="([^"]+)"/) {
        let path = String(match.1 ?? match.2 ?? "")
        let file = root.appendingPathComponent(path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(name): \(path)")
      }
    }
  }

  @Test("The slider of README.md reports its values")
  func slider() throws {
    var prices: ClosedRange<CGFloat>?
    let view = makePriceSlider { prices = $0 }
    let slider = try #require(view as? RangeSliderControl)
    #expect(slider.lowerValue == 120 && slider.upperValue == 340)
    slider.sendActions(for: .valueChanged)
    #expect(prices == 120...340)
  }
}
