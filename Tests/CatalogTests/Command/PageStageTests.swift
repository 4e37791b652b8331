import Foundation
import ActionSheet
import CatalogApp
import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import Catalog

/// Pages in memory, and what is written of them.
@MainActor
struct PageStageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalog-\(ProcessInfo.processInfo.processIdentifier)")

  @Test("Every state of every page is listed once") func everyStateOfEveryPageIsListedOnce() {
    let names = PageIndex.stateNames
    #expect(names.count == CatalogRegistry.pages.map(\.states.count).reduce(0, +))
    #expect(Set(names).count == names.count)
    #expect(Set(names.map { $0.prefix { $0 != "/" } }).count == PageIndex.ids.count)
    #expect(names.first == "range-slider/default")
    #expect(names.contains("action-sheet-closing/open"))
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      #expect(throws: Never.self, "\(name)") {
        try PageIndex.check(parts.first ?? "", state: parts.last)
      }
    }
  }

  @Test("An unknown page or state is named, together with the existing ones")
  func anUnknownPageOrStateIsNamedWithThoseThereAre() async {
    await #expect {
      _ = try await PageStage(page: "nothing", options: PictureOptions())
    } throws: {
      "\($0)".contains("range-slider")
    }
    var options = PictureOptions()
    options.state = "upside-down"
    await #expect {
      _ = try await PageStage(page: "range-slider", options: options)
    } throws: {
      "\($0)".contains("coincident")
    }
  }

  @Test("The design applies to the page and to presented controllers")
  func aDesignIsThatOfThePageAndOfWhatItPresents() async throws {
    var options = PictureOptions()
    options.state = "open"
    await expectEach(SystemDesign.allCases) { design in
      options.design = design
      let stage = try await PageStage(page: "action-sheet-closing", options: options)
      let sheets = stage.host.scene.windows.flatMap { Self.sheets(in: $0) }
      #expect(!sheets.isEmpty, "\(design)")
      #expect(
        sheets.allSatisfy { $0.traitCollection.systemDesign == design }, "\(design)")
    }
  }

  @Test("Popovers of the system follow a later change of the design")
  func popoversOfTheSystemFollowADesignThatIsChosenLater() async throws {
    let stage = try await PageStage(page: "action-sheet-closing", options: PictureOptions())
    #expect(!stage.host.scene.hasGlass)
    for design in [SystemDesign.glass, .classic] {
      stage.window.traitOverrides.systemDesign = design
      await stage.host.advance(by: 0.1)
      #expect(stage.host.scene.hasGlass == (design == .glass))
    }
  }

  private static func sheets(in view: UIView) -> [ActionSheetControl] {
    (view as? ActionSheetControl).map { [$0] } ?? view.subviews.flatMap { sheets(in: $0) }
  }

  // Over two seconds, because every state is drawn twice.
  @Test("The gallery has two pictures of every state and an index of them")
  func theGalleryHasTwoPicturesOfEveryStateAndAnIndexOfThem() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Every page would take minutes; one shows that each state and each look has its picture.
    let pages = CatalogRegistry.pages.filter { $0.id == "pulse" }
    let count = try await GalleryCommand(directory: folder, pages: pages, hasAnimations: false)
      .run()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pictures = files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == count)
    let states = pages.flatMap(\.states).count
    #expect(count == 2 * states)
    let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for picture in pictures { #expect(index.contains("\"\(picture)\"")) }
  }

  @Test("A script of touches moves the slider and takes pictures")
  func aScriptOfTouchesMovesTheSliderAndTakesPictures() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      # a drag, seen before and after
      page range-slider
      picture before
      drag 108 196 200 196 0.3
      wait 0.5
      picture after
      """
    try await PlayCommand(script: script, directory: folder).run()
    let before = try Data(contentsOf: folder.appendingPathComponent("before.png"))
    let after = try Data(contentsOf: folder.appendingPathComponent("after.png"))
    #expect(before != after)
  }

  @Test("An invalid step is named with its line")
  func aStepThatMeansNothingIsNamedWithItsLine() async {
    await #expect {
      try await PlayCommand(script: "page range-slider\njump 3", directory: folder).run()
    } throws: {
      "\($0)".contains("line 2") && "\($0)".contains("jump")
    }
  }

  @Test(
    "A script that cannot be played is refused",
    arguments: [
      "", "tap 1 2", "page range-slider\nwait 1e300", "page range-slider\nwait -1",
      "page range-slider\ndrag 1 1 2 2 1e300", "page range-slider\ndrag 1 2 3",
      "page range-slider\npicture two words", "page range-slider wide more",
    ])
  func unusableScripts(script: String) async {
    await #expect(throws: CommandError.self) {
      try await PlayCommand(script: script, directory: folder).run()
    }
  }

  @Test("A script can have the line ends of Windows") func aScriptMayHaveLinesOfWindows()
    async throws
  {
    try await PlayCommand(script: "page range-slider\r\nwait 0.1\r\n", directory: folder).run()
  }

  @Test("A page that cannot be shown in a window is refused before it opens")
  func aPageThatCannotBeShownInAWindowIsRefusedBeforeItOpens() {
    var options = PictureOptions()
    options.state = "upside-down"
    #expect {
      try WindowCommand(place: .page("range-slider"), options: options).run()
    } throws: {
      "\($0)".contains("upside-down")
    }
  }
}
