import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import CatalogApp

@MainActor
struct GalleryCommandTests {
  private func write(_ pages: [CatalogPage]) async throws -> (folder: URL, index: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    var command = GalleryCommand(directory: folder)
    command.pages = pages
    command.hasAnimations = false
    _ = try await command.run()
    let index = folder.appendingPathComponent("index.html")
    return (folder, try String(contentsOf: index, encoding: .utf8))
  }

  /// The values of an attribute of HTML.
  private func values(_ name: String, in html: String) -> [String] {
    html.components(separatedBy: " \(name)=\"").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
  }

  @Test("Every state has a picture in light and in dark")
  func everyStateHasAPictureInLightAndInDark() async throws {
    let (folder, index) = try await write([.radarPulse, .autoLayout])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = values("data-light", in: index) + values("data-dark", in: index)
    let count = CatalogPage.radarPulse.states.count + CatalogPage.autoLayout.states.count
    #expect(files.count == count * 2 && Set(files).count == files.count)
    for file in files {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
    }
  }

  @Test("Every page and every state has an anchor that its title leads to")
  func everyPageAndEveryStateHasAnAnchorThatItsTitleLeadsTo() async throws {
    let (folder, index) = try await write([.radarPulse, .autoLayout])
    defer { try? FileManager.default.removeItem(at: folder) }
    let anchors = values("id", in: index)
    #expect(Set(anchors).count == anchors.count)
    for page in [CatalogPage.radarPulse, .autoLayout] {
      #expect(anchors.contains(page.id))
      for state in page.states {
        #expect(anchors.contains("\(page.id)/\(state.id)"), "\(page.id)/\(state.id)")
        let link = "<a href=\"#\(page.id)/\(state.id)\">"
        #expect(index.contains(link), "\(page.id)/\(state.id)")
      }
    }
  }

  @Test("The site names nothing outside itself") func theSiteNamesNothingOutsideItself()
    async throws
  {
    let (folder, index) = try await write([.radarPulse])
    defer { try? FileManager.default.removeItem(at: folder) }
    // A reader may follow a link; the site itself asks nobody for anything.
    let links = index.replacing(/<a href="https:[^"]*">/, with: "")
    #expect(!links.contains("http") && links.count < index.count)
    expectEach(["gallery.css", "gallery.js"]) { name in
      #expect(index.contains("\"\(name)\""), "\(name)")
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(!String(decoding: data, as: UTF8.self).contains("http"), "\(name)")
    }
  }

  @Test("Attributes and code are those of the catalog") func attributesAndCodeAreThoseOfTheCatalog()
    async throws
  {
    let (folder, index) = try await write([.radarPulse])
    defer { try? FileManager.default.removeItem(at: folder) }
    for attribute in CatalogPage.radarPulse.attributes {
      #expect(index.contains("<code>\(attribute.name)</code>"))
    }
    #expect(index.contains("control.ringCount = 6"))
    #expect(index.contains("let control = RadarPulseControl()"))
    #expect(index.contains("&lt;userDefinedRuntimeAttributes&gt;"))
  }
}
