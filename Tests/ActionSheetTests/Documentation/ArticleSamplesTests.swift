import Foundation
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The samples of the articles in the documentation catalog.
@MainActor
struct ArticleSamplesTests {
  nonisolated static let articles = [
    "QuickStart", "Dialogs", "Styling", "CustomViews", "PresentingPopups", "ShowingToasts",
    "SheetsInSwiftUI", "Migrating",
  ]
  nonisolated static let catalog = DocumentationSamples.packageFolder()
    .appendingPathComponent("Sources/ActionSheet/ActionSheet.docc")

  @Test("Every sample of an article is compiled, line by line", arguments: articles)
  func samplesAreCompiled(article: String) throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let file = Self.catalog.appendingPathComponent("Articles/\(article).md")
    let shown = try DocumentationSamples.blocks(in: file)
    #expect(!shown.isEmpty)
    #expect(compiled.filter { $0.key.hasPrefix("\(article) ") } == shown)
  }

  @Test("The catalog has no other articles, and the landing page no samples")
  func allArticles() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appendingPathComponent("Articles").path)
    #expect(files.sorted() == Self.articles.map { "\($0).md" }.sorted())
    let landing = Self.catalog.appendingPathComponent("ActionSheet.md")
    #expect(try DocumentationSamples.blocks(in: landing).isEmpty)
  }

  @Test("The first sample deletes when its action is chosen")
  func theFirstSampleDeletesWhenItsActionIsChosen() async {
    let controller = DraftsViewController()
    let host = TestHost(rootViewController: controller)
    host.layout()
    controller.askToDelete()
    await host.advance(by: 1)
    let sheet = controller.presentedViewController as? ActionSheetController
    sheet?.sheet.selectAction(id: sheet?.action(at: 0)?.id ?? "")
    await host.advance(by: 1)
    #expect(controller.deletedCount == 1)
  }
}
