import ActionSheet
import ControlCore
import ControlExtras
import DrawingBoard
import Foundation
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The code that the catalog shows is compiled, run and compared with what it stands beside.
@MainActor
@Suite(.serialized)
struct SampleTests {
  /// The states to run: the first of each page, and those whose code has another hash than the recorded
  /// one. `TORTURE` runs all.
  nonisolated static let names: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func rows(_ path: String) -> [[Substring]] {
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    }
    let recorded = Set(rows("../CatalogUITests/States.txt"))
    var pages: Set<Substring> = []
    return rows("Samples/States.txt").filter { row in
      guard row.count == 3, !row[2].isEmpty else { return false }
      let isFirst = pages.insert(row[1]).inserted
      return isFirst || Torture.isOn || !recorded.contains(row)
    }.map { String($0[0]) }
  }()

  @Test("A state of each page with code is run") func aStateOfEachPageWithCodeIsRun() {
    let pages = CatalogRegistry.pages.filter { page in
      page.states.contains { page.codeFile(state: $0.id) != nil }
    }
    #expect(pages.count > 20)
    #expect(
      Set(pages.map(\.id)).subtracting(Self.names.map { $0.prefix { $0 != "/" } }.map(String.init))
        == [])
  }

  private func page(_ name: String) throws -> (page: CatalogPage, state: PageState) {
    let parts = name.split(separator: "/").map(String.init)
    let page = try #require(CatalogRegistry.page(parts[0]))
    return (page, try #require(page.states.first { $0.id == parts[1] }))
  }

  @Test("The code of a state shows what the page shows in that state", arguments: names)
  func theCodeOfAStateShowsWhatThePageShows(name: String) async throws {
    let (page, state) = try page(name)
    let subject = page.subject(in: state).subject
    switch try #require(SampleIndex.all[name]) {
    case .view(let make):
      let view = try #require(subject.control ?? subject.object as? UIView)
      try await expectSame(picture(of: make()), picture(of: view))
    // The list that this code makes has the drawings of the app, not samples in a folder of the page.
    case .screen where page.id == "stored-drawings": break
    case .screen(let make): try await expectScreen(make(), toShow: subject)
    case .presentation(let present):
      let screens = try (0..<2).map { _ in try bareScreen(page, state) }
      let expected = await picture(of: screens[0].screen) { _ in
        screens[0].screen.open(animated: true) {}
      }
      let found = await picture(of: screens[1].screen) {
        present(SampleStage($0))
        ($0 as? QueueScreen)?.refresh()
      }
      try expectSame(found, expected)
    }
  }

  @Test("The runtime attributes of a state make the image of the state", arguments: names)
  func theRuntimeAttributesOfAStateMakeTheImageOfTheState(name: String) async throws {
    let (page, state) = try page(name)
    guard page.form.kind == .view, page.form.document != nil else { return }
    let (subject, source) = page.subject(in: state)
    let control = try #require(subject.control)
    let snippet = source.snippet()
    // Images of the catalog have no name in a document, and are in the comment below it.
    if snippet.attributes.contains(where: { $0.element == nil }) { return }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(snippet.lines(.interfaceBuilder).joined(separator: "\n"))
      </objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let loaded = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(loaded.frame.width > 0 && loaded.frame.height > 0)
    state.setUp?(PageSubject(object: loaded))
    if let slider = control as? MultiSliderControl, let loaded = loaded as? MultiSliderControl {
      loaded.thumbValues = slider.thumbValues
    }
    try await expectSame(picture(of: loaded), picture(of: control))
  }

  // The rows differ, and with them what is at the end; header and footer do not.
  @Test(
    "The code scrolls as the page does",
    arguments: ["collapse", "stretch", "return", "leaving", "behind"])
  func theCodeScrollsAsThePageDoes(state id: String) async throws {
    let page = CatalogPage.sticky
    let state = try #require(page.states.first { $0.id == id })
    guard case .screen(let make) = try #require(SampleIndex.all["sticky/\(id)"]) else {
      Issue.record("no screen")
      return
    }
    let subject = page.subject(in: state).subject
    var found: [[StickyHeaderPlacement?]] = []
    for screen in [make(), try #require(subject.screen)] {
      let host = TestHost(rootViewController: screen)
      await host.advance(by: 0.1)
      let table = try #require(screen.view as? UITableView)
      let header = try #require(
        Self.first(StickyHeaderView.self, in: host.window) as? StickyHeaderView)
      var placements: [StickyHeaderPlacement?] = []
      for travel in [0, 40, 120, 360, 300, -60, 0] {
        table.contentOffset.y = CGFloat(travel) - table.adjustedContentInset.top
        await host.advance(by: 0.05)
        placements.append(header.placement)
      }
      found.append(placements)
    }
    #expect(found[0] == found[1])
    #expect(Set(found[0].compactMap { $0?.height }).count > (id == "stretch" ? 1 : 2))
  }

  // MARK: Images

  /// A view alone in a window.
  ///
  /// - Parameters:
  ///   - control: The view.
  ///   - isFilling: Whether it has the size of the window, whatever fits it.
  private func picture(of control: UIView, isFilling: Bool = false) async -> Bitmap? {
    let host = TestHost(size: CGSize(width: 360, height: 420))
    control.frame = CGRect(
      x: 20, y: 20, width: 320,
      height: min(max(control.sizeThatFits(CGSize(width: 320, height: 380)).height, 44), 380))
    if isFilling {
      control.frame.size = CGSize(width: 320, height: 380)
    } else if control.intrinsicContentSize.width != UIView.noIntrinsicMetric {
      control.frame.size.width = min(control.intrinsicContentSize.width, 320)
    }
    host.window.addSubview(control)
    await host.advance(by: 0.5)
    return atRest(host).snapshot().flatMap { Bitmap($0) }
  }

  /// The host when its boards have drawn what they draw in the background.
  private func atRest(_ host: TestHost) -> TestHost {
    func finish(_ view: UIView) {
      (view as? DrawingBoardControl)?.drawElementsNow()
      for subview in view.subviews { finish(subview) }
    }
    finish(host.window)
    host.layout()
    return host
  }

  /// A window with a screen, after something was presented from it.
  private func picture(
    of screen: UIViewController, presenting: (UIViewController) -> Void = { _ in }
  ) async -> Bitmap? {
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.1)
    presenting(screen)
    await host.advance(by: 2)
    let bitmap = atRest(host).snapshot().flatMap { Bitmap($0) }
    (screen as? any PresentingScreen)?.close(animated: false) {}
    await host.advance(by: 0.5)
    return bitmap
  }

  /// Numbers are written exactly, so no pixel differs.
  private func expectSame(_ one: Bitmap?, _ other: Bitmap?) throws {
    let comparison = try SnapshotComparison(#require(one), #require(other), component: 0)
    #expect(comparison?.differing.count == 0)
  }

  /// Compares the subject of a page, to which its screen has added nothing, with the view of its class in
  /// a screen that code has made; the whole screens where the subject is no view.
  private func expectScreen(
    _ screen: UIViewController, toShow subject: PageSubject
  ) async throws {
    guard let expected = subject.control ?? subject.object as? UIView else {
      let page = try #require(subject.screen)
      return try await expectSame(picture(of: screen), picture(of: page))
    }
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.5)
    let found = try #require(
      Self.first(type(of: expected), in: screen.view), "no \(type(of: expected))")
    #expect(Self.values(of: found) == Self.values(of: expected))
    // A screen in a window would lay its view out again.
    found.removeFromSuperview()
    host.window.rootViewController = UIViewController()
    try await expectSame(
      picture(of: found, isFilling: true), picture(of: expected, isFilling: true))
    withExtendedLifetime((screen, subject.screen)) {}
  }

  private static func first(_ type: UIView.Type, in view: UIView) -> UIView? {
    Swift.type(of: view) == type
      ? view : view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  /// The attributes of a view; of an image only whether there is one, because each is drawn anew.
  private static func values(of view: UIView) -> [String: InspectableValue] {
    guard let view = view as? any Inspectable else { return [:] }
    var values: [String: InspectableValue] = [:]
    for property in type(of: view).inspectableProperties {
      values[property.name] = property.value(in: view)
      if case .image(let image) = values[property.name] {
        values[property.name] = .bool(image != nil)
      }
    }
    return values
  }

  /// A screen of a page in a state, without what the page adds to every state.
  private func bareScreen(
    _ page: CatalogPage, _ state: PageState
  ) throws -> (screen: any PresentingScreen, subject: PageSubject) {
    var subject = page.make { _ in }
    if subject.screen is SheetScreen { subject = .sheet { _ in } }
    state.apply(to: subject)
    return (try #require(subject.screen as? any PresentingScreen), subject)
  }
}
