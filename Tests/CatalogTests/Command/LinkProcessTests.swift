import ControlCore
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import CatalogApp

/// A link in another process: what it shows there is what its page showed when the link was copied.
@MainActor
@Suite(.serialized)
struct LinkProcessTests {
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Catalog")

  /// Pages that move by themselves, or show what another thread makes: only their links are compared.
  private static let moving: Set = [
    "auto-layout", "drawing-export", "drawing-history", "drawing-recovery", "pulse", "sticky",
    "storyboard", "video-timeline",
  ]

  /// Environments that differ in all settings, for one page after the other.
  private static var environments: [CatalogEnvironment] {
    var dark = CatalogEnvironment()
    dark.style = .dark
    dark.design = .glass
    dark.size = CGSize(width: 375, height: 667)
    var arabic = CatalogEnvironment()
    arabic.language = CatalogLanguage(code: "ar")
    arabic.textSize = .extraExtraLarge
    arabic.tint = .systemPink
    var large = CatalogEnvironment()
    large.direction = .rightToLeft
    large.textSize = .accessibilityLarge
    large.isBold = true
    large.hasHighContrast = true
    return [dark, arabic, large]
  }

  /// Changes attributes of a page in its inspector: colors and flags.
  private func change(_ page: PageViewController) {
    guard let inspector = page.content?.card(.attributes) as? InspectorView else { return }
    for row in inspector.rows {
      switch (row.property.kind, row.value) {
      case (.color, .color?): row.setValue(.color(.systemTeal))
      case (.bool, .bool(let isOn)?) where row.property.name.hasPrefix("shows"):
        row.setValue(.bool(!isOn))
      default: break
      }
    }
  }

  /// Opens a link in this process.
  private func open(_ link: CatalogLink) async throws -> (
    stage: PageStage, page: PageViewController
  ) {
    var options = PictureOptions()
    options.scale = 1
    let url = try #require(link.url)
    let stage = await PageStage(link: url, options: options)
    let catalog = stage.window.rootViewController as? CatalogSplitViewController
    return (stage, try #require(catalog?.pageController))
  }

  // Over two seconds, because each page is opened in a process of its own: every fourth; `TORTURE` opens all.
  @Test("Every page looks the same in a fresh process") func everyPageLooksTheSameInAFreshProcess()
    async throws
  {
    defer { CatalogLanguage.show(nil) }
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    var (changes, pictures) = (0, [Picture]())
    await expectEach(CatalogRegistry.pages.enumerated(), named: \.element.id) { index, page in
      guard Torture.isOn || index % 4 == 1 else { return }
      let environment = Self.environments[index % Self.environments.count]
      let place = CatalogLink(
        page: page.id, state: page.states.last?.id, environment: EnvironmentText.items(environment))
      let (stage, controller) = try await open(place)
      change(controller)
      await stage.settle()
      let link = controller.sharedLink
      changes += link.attributes.count
      let address = try #require(link.url).absoluteString
      let expected = try #require(stage.host.snapshot().flatMap { Bitmap($0) })
      // The place that the link leads to gives the same link.
      let other = try await open(link)
      #expect(other.page.sharedLink == link, "\(page.id)")
      other.stage.host.close()
      pictures.append(try Picture(page.id, address, expected: expected, folder: folder.url))
      stage.host.close()
      CatalogLanguage.show(nil)
      // One process runs beside this one, which makes the next page meanwhile.
      if pictures.count > 1 { try pictures[pictures.count - 2].compare() }
    }
    try pictures.last?.compare()
    #expect(changes > 10)
  }

  /// A picture that another process makes of a link, and what it should be.
  @MainActor private struct Picture {
    let page: String
    let address: String
    let expected: Bitmap
    let file: URL
    let process = Process()

    init(_ page: String, _ address: String, expected: Bitmap, folder: URL) throws {
      (self.page, self.address, self.expected) = (page, address, expected)
      file = folder.appendingPathComponent("\(page).png")
      process.executableURL = LinkProcessTests.program
      process.arguments = [
        "snapshot", "--link", address, "--scale", "1", "--output", file.path,
      ]
      try process.run()
    }

    func compare() throws {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(page)")
      let found = try #require(UIImage(contentsOfFile: file.path)?.cgImage.flatMap { Bitmap($0) })
      #expect(found.width == expected.width && found.height == expected.height, "\(page)")
      guard !moving.contains(page) else { return }
      let differing = zip(found.bytes, expected.bytes).count { $0 != $1 }
      #expect(differing == 0, "\(page): \(differing) bytes differ; \(address)")
    }
  }
}
