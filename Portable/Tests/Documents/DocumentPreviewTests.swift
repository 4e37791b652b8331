import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

@MainActor @Suite struct DocumentPreviewTests {
  @Test("A preview shows the initial scene") func aPreviewShowsTheInitialScene() {
    let preview = DocumentPreview(Data(UIStoryboardTests.text.utf8), file: "a/Main.storyboard")
    #expect(preview.root is UINavigationController)
    #expect(preview.messages.isEmpty)
    #expect(preview.sceneNames.contains("people"))
  }

  @Test("A preview shows the first view of a nib") func aPreviewShowsTheFirstViewOfANib() {
    let preview = DocumentPreview(Data(UINibTests.card.utf8), file: "Card.xib")
    #expect(preview.device.size == CGSize(width: 320, height: 200))
    #expect(preview.messages.isEmpty)
  }

  @Test("A preview collects misuse") func aPreviewCollectsWhatRaises() {
    let text = UINibTests.custom.replacing("keyPath=\"title\"", with: "keyPath=\"name\"")
    let preview = DocumentPreview(Data(text.utf8), file: "Card.xib")
    #expect(preview.diagnostics.map(\.rule) == [.unknownKey])
    // The sources of the app are not known, and an extension may add one.
    #expect(
      preview.diagnostics.first?.message
        == "name is no property of UIKit's classes; it is not known whether the app adds it")
  }

  /// The documents of the catalog, and those of other projects where `DOCUMENTS` names their folder.
  private static var documents: [URL] {
    get throws {
      let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      let others = ProcessInfo.processInfo.environment["DOCUMENTS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
      }
      let folders = [root.appendingPathComponent("Catalog/Documents"), others].compactMap { $0 }
      return try folders.flatMap {
        try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
  }

  @Test("Every scene of a document has its view, and everything is read")
  func everySceneOfADocumentHasItsViewAndNothingIsLeftUnread() throws {
    // A table without its data source, and the like.
    let collector = MisuseLog.addCollector { _ in true }
    defer { MisuseLog.removeCollector(collector) }
    var sceneCount = 0
    expectEach(try Self.documents, named: \.lastPathComponent) { url in
      let (data, file) = (try Data(contentsOf: url), url.lastPathComponent)
      let names = DocumentPreview(data, file: file).sceneNames
      for name in names.isEmpty ? [nil] : names.map(Optional.some) {
        let preview = DocumentPreview(data, file: file, scene: name)
        let place = "\(file) \(name ?? "")"
        #expect(preview.root?.viewIfLoaded != nil, "\(place) has no view")
        preview.root?.view.layoutIfNeeded()
        // The classes of an app, their attributes and its images are not here.
        let gaps = Set(preview.messages).filter {
          !$0.contains("Unknown class") && !$0.contains("key value coding")
            && !$0.contains("could not load the image")
        }
        #expect(gaps.isEmpty, "\(place)")
        sceneCount += 1
      }
    }
    #expect(sceneCount > 7)
  }
}
