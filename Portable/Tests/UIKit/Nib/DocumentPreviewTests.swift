import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

@MainActor @Suite struct DocumentPreviewTests {
  @Test func aPreviewShowsTheInitialScene() {
    let preview = DocumentPreview(Data(UIStoryboardTests.text.utf8), file: "a/Main.storyboard")
    #expect(preview.root is UINavigationController)
    #expect(preview.messages.isEmpty)
    #expect(preview.sceneNames.contains("people"))
  }

  @Test func aPreviewShowsTheFirstViewOfANib() {
    let preview = DocumentPreview(Data(UINibTests.card.utf8), file: "Card.xib")
    #expect(preview.size == CGSize(width: 320, height: 200))
    #expect(preview.messages.isEmpty)
  }

  @Test func aPreviewCollectsWhatRaises() {
    let text = UINibTests.custom.replacing("keyPath=\"title\"", with: "keyPath=\"name\"")
    let preview = DocumentPreview(Data(text.utf8), file: "Card.xib")
    #expect(preview.messages.count == 1)
    #expect(preview.messages.first?.contains("key name") == true)
    #expect(preview.messages.first?.hasPrefix("Card.xib, line ") == true)
  }

  // Documents of other projects, where someone has them: DOCUMENTS names the folder.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DOCUMENTS"] != nil))
  func documentsOfOthersLoad() throws {
    let folder = URL(
      fileURLWithPath: ProcessInfo.processInfo.environment["DOCUMENTS"] ?? "", isDirectory: true)
    var counts: [String: Int] = [:]
    // A table without its data source, and the like.
    let collector = MisuseLog.addCollector { _ in true }
    defer { MisuseLog.removeCollector(collector) }
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted(by: { $0.path < $1.path }) {
      let data = try Data(contentsOf: file)
      let names = DocumentPreview(data, file: file.lastPathComponent).sceneNames
      var lines: [String] = []
      for name in names.isEmpty ? [nil] : names.map(Optional.some) {
        let preview = DocumentPreview(data, file: file.lastPathComponent, scene: name)
        if preview.root?.viewIfLoaded == nil { lines.append("no view \(name ?? "")") }
        preview.root?.view.layoutIfNeeded()
        lines += preview.messages
      }
      let gaps = Set(lines).filter {
        !$0.contains("Unknown class") && !$0.contains("key value coding")
          && !$0.contains("could not load the image")
      }
      print("DOCUMENT \(file.lastPathComponent) scenes \(max(names.count, 1)) gaps \(gaps.count)")
      for gap in gaps {
        print("  GAP \(gap)")
        counts[gap.split(separator: ":").last.map(String.init) ?? gap, default: 0] += 1
      }
    }
    for (gap, count) in counts.sorted(by: { $0.value > $1.value }) {
      print("COUNT \(count) \(gap)")
    }
  }
}
