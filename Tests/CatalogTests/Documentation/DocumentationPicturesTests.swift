import Foundation
import TestSupport
import Testing
import UIKit

@testable import Catalog
@testable import CatalogApp

/// The pictures of the documentation are those of the gallery. With RECORD_SNAPSHOTS=1 they are
/// written anew.
@MainActor
struct DocumentationPicturesTests {
  /// A state of a page whose picture an article of a module shows.
  private static let pictures: [(module: String, page: String, state: String)] = [
    ("RangeSlider", "range-slider", "labels"), ("RangeSlider", "range-slider", "histogram"),
    ("RangeSlider", "multi-slider", "colors"), ("ActionSheet", "action-sheet", "system"),
    ("ActionSheet", "presentation-queue", "interrupted"),
    ("DrawingBoard", "drawing-board", "sketch"),
    ("ControlExtras", "pulse", "default"), ("ControlCore", "hit-shapes", "touched"),
  ]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  // Over two seconds, because the pictures of the documentation are drawn again in both
  // appearances.
  @Test("The pictures of the documentation are those of the gallery")
  func theyAreThoseOfTheGallery() async throws {
    await expectEach(Self.pictures, named: { "\($0.page)-\($0.state)" }) { module, page, state in
      let page = try #require(CatalogRegistry.page(page))
      let state = try #require(page.states.first { $0.id == state })
      for (style, suffix) in [(UIUserInterfaceStyle.light, ""), (.dark, "~dark")] {
        let host = try await GalleryPictures.host(page: page, state: state, style: style)
        let file = Self.sources.appendingPathComponent(
          "\(module)/\(module).docc/Resources/\(page.id)-\(state.id)\(suffix)@2x.png")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
          try host.writePicture(to: file)
        }
        let recorded = try #require(UIImage(data: try Data(contentsOf: file))?.cgImage)
        let comparison = try SnapshotComparison(
          #require(Bitmap(recorded)), #require(host.snapshot().flatMap { Bitmap($0) }),
          component: 40)
        #expect((comparison?.differing.count ?? .max) < 400, "\(file.lastPathComponent)")
        host.close()
      }
    }
  }

  /// A picture of the README: a page in a state, with one of its panels.
  private struct Readme {
    let name: String
    let page: String
    let state: String
    var style = UIUserInterfaceStyle.light
    var size = CGSize(width: 390, height: 844)
    var scale: CGFloat = 2
    var panel: PageViewController.Panel?
  }

  private static let readme = [
    Readme(name: "range-slider-light", page: "range-slider", state: "labels"),
    Readme(name: "range-slider-dark", page: "range-slider", state: "histogram", style: .dark),
    Readme(name: "action-sheet", page: "action-sheet", state: "live-settings"),
    Readme(name: "drawing-board", page: "drawing-board", state: "sketch"),
    Readme(
      name: "wide", page: "range-slider", state: "labels", size: CGSize(width: 1366, height: 1024),
      scale: 1),
    Readme(name: "window", page: "range-slider", state: "labels", scale: 1, panel: .code),
  ]

  // Over two seconds, because six whole pages are drawn and compared.
  @Test("The README shows pages as they are") func theReadmeShowsPagesAsTheyAre() async throws {
    await expectEach(Self.readme, named: \.name) { picture in
      var options = PictureOptions()
      options.state = picture.state
      options.scale = picture.scale
      options.size = picture.size
      options.appearance.style = picture.style
      let stage = try await PageStage(page: picture.page, options: options)
      let catalog = stage.host.scene.keyWindow?.rootViewController as? CatalogSplitViewController
      if let panel = picture.panel { catalog?.pageController?.show(panel) }
      await stage.host.advance(by: 0.1)
      let file = Self.sources.deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/\(picture.name).png")
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
        try stage.write(to: file)
      }
      let recorded = try #require(UIImage(data: try Data(contentsOf: file))?.cgImage)
      let comparison = try SnapshotComparison(
        #require(Bitmap(recorded)), #require(stage.host.snapshot().flatMap { Bitmap($0) }),
        component: 40)
      #expect((comparison?.differing.count ?? .max) < 400, "\(picture.name)")
      stage.host.close()
    }
  }

  @Test("Every picture is shown by an article") func everyPictureIsShownByAnArticle() throws {
    expectEach(Self.pictures, named: { "\($0.page)-\($0.state)" }) { module, page, state in
      let folder = Self.sources.appendingPathComponent("\(module)/\(module).docc")
      let articles =
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "md" } ?? []
      let texts = try articles.map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(texts.contains { $0.contains("](\(page)-\(state))") }, "\(page)-\(state)")
    }
  }
}
