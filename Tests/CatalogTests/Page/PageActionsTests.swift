import ControlCore
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// What the menu of a page does: its link, favorites, all combinations at once, and accessibility.
@MainActor
@Suite(.serialized)
struct PageActionsTests {
  private let host = TestHost(
    rootViewController: CatalogNavigation.make(openingOn: "range-slider", state: "labels"))

  private var page: PageViewController? {
    (host.rootViewController as? CatalogSplitViewController)?.pageController
  }

  private func perform(_ title: String) throws {
    let action = try #require(
      page?.actions.lazy.compactMap { $0 as? UIAction }.first { $0.title == title })
    action.performWithSender(nil, target: nil)
  }

  @Test("Copy Link copies the address of the visible state") func copyLinkCopiesWhatIsSeen()
    async throws
  {
    await host.advance(by: 0.5)
    try #require(page?.row("step")).setValue(.number(0.25))
    try perform("Copy Link")
    #expect(
      UIPasteboard.general.string
        == "controlkit://range-slider/labels?step=0.25#appearance=light&design=classic"
        + "&direction=ltr&text-size=large&language=en&size=390x844")
  }

  @Test("A toast says that the link is copied") func aToastSaysThatTheLinkIsCopied() async throws {
    await host.advance(by: 0.5)
    try perform("Copy Link")
    await host.advance(by: 0.5)
    #expect(page?.messages?.toasts.last != nil)
    let windows = host.window.windowScene?.windows ?? []
    #expect(windows.count == 2)
    await host.advance(by: 10)
    #expect(page?.messages?.isIdle == true)
  }

  @Test("A shortcut copies the same address") func aShortcutCopiesTheSame() async throws {
    await host.advance(by: 0.5)
    UIPasteboard.general.string = ""
    host.press(.keyboardC, characters: "c", modifiers: [.command, .shift])
    #expect(UIPasteboard.general.string == page?.sharedLink.url?.absoluteString)
    #expect(page?.sharedLink.state == "labels")
  }

  @Test("A favorite is first in the list and stays in its module")
  func aFavoriteStandsFirstInTheListAndStaysInItsModule() async throws {
    defer { UserDefaults.standard.removeObject(forKey: "CatalogFavorites") }
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let list = catalog.browser
    list.loadViewIfNeeded()
    let count = list.numberOfSections(in: list.tableView)
    try perform("Add to Favorites")
    #expect(Favorites.standard.pages == ["range-slider"])
    #expect(list.numberOfSections(in: list.tableView) == count + 1)
    #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "Favorites")
    #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == 1)
    #expect(list.shownPages.count == CatalogRegistry.pages.count)
    try perform("Remove from Favorites")
    #expect(list.numberOfSections(in: list.tableView) == count)
  }

  // MARK: All at once

  private func cells(in view: UIView) -> [MatrixCell] {
    (view as? MatrixCell).map { [$0] } ?? view.subviews.flatMap { cells(in: $0) }
  }

  @Test("Every combination is shown live with the changes of the page")
  func everyCombinationIsShownLiveWithTheChangesOfThePage() async throws {
    await host.advance(by: 0.5)
    try #require(page?.row("step")).setValue(.number(0.25))
    try perform("All at Once")
    await host.advance(by: 1)
    let matrix = try #require(page?.navigationController?.topViewController)
    let scrollView = try #require(
      matrix.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let cells = cells(in: matrix.view)
    #expect(cells.count == 24)
    var found: Set<String> = []
    while scrollView.contentOffset.y < scrollView.contentSize.height {
      scrollView.contentOffset.y += scrollView.bounds.height
      await host.advance(by: 0.1)
    }
    for cell in cells {
      let control = try #require(cell.subject?.control as? RangeSliderControl)
      #expect(control.step == 0.25)
      #expect(control.showsValueLabels)
      let traits = control.traitCollection
      found.insert(
        "\(traits.userInterfaceStyle.rawValue) \(traits.layoutDirection.rawValue)"
          + " \(traits.preferredContentSizeCategory.rawValue) \(traits.systemDesign)")
    }
    #expect(found.count == 24)
    // A control of the matrix is a control like any other.
    scrollView.contentOffset.y = 0
    await host.advance(by: 0.1)
    let first = try #require(cells.first?.subject?.control as? RangeSliderControl)
    let value = first.lowerValue
    let rect = first.convert(first.bounds, to: host.window)
    let thumb = CGPoint(x: rect.minX + rect.width * 0.2, y: rect.maxY - 14)
    host.touches.down(thumb)
    host.touches.move(to: CGPoint(x: thumb.x + 30, y: thumb.y))
    host.touches.up()
    #expect(first.lowerValue != value)
  }

  @Test("The largest text names each setting on a line")
  func theLargestTextNamesEachSettingOnALine() throws {
    let traits = try #require(MatrixTraits.all.first)
    #expect(traits.name(in: .large) == "iOS 18 · L · Light · Left to Right")
    #expect(traits.name(in: .accessibilityMedium) == "iOS 18\nL\nLight\nLeft to Right")
  }

  @Test(
    "Accessibility has the whole screen for the largest text",
    arguments: [(UIContentSizeCategory.large, 2), (.accessibilityMedium, 1)])
  func accessibilityHasTheWholeScreenForTheLargestText(
    size: UIContentSizeCategory, count: Int
  ) async throws {
    let host = TestHost(
      contentSize: size, rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    await host.advance(by: 0.5)
    let page = (host.rootViewController as? CatalogSplitViewController)?.pageController
    let action = try #require(
      page?.actions.lazy.compactMap { $0 as? UIAction }.first { $0.title == "Accessibility" })
    action.performWithSender(nil, target: nil)
    await host.advance(by: 1)
    #expect(page?.presentedViewController?.sheetPresentationController?.detents.count == count)
  }

  @Test("Segments with long titles are wider", arguments: [("de", 320, true), ("en", 390, false)])
  func segmentsWithLongTitlesAreWider(language: String, width: CGFloat, isFitted: Bool) async {
    CatalogLanguage.show(CatalogLanguage.named(language))
    defer { CatalogLanguage.show(nil) }
    let host = TestHost(
      size: CGSize(width: width, height: 844),
      rootViewController: CatalogNavigation.make(openingOn: "action-sheet"))
    await host.advance(by: 0.5)
    let page = (host.rootViewController as? CatalogSplitViewController)?.pageController
    #expect(page?.panels.apportionsSegmentWidthsByContent == isFitted)
  }

  @Test(
    "The matrix shows sheets over their screens, and screens whole",
    arguments: [
      ("action-sheet", true), ("dialog", true), ("presentation-queue", false),
    ])
  func presented(id: String, hasSheet: Bool) async throws {
    let page = try #require(CatalogRegistry.page(id))
    let matrix = MatrixViewController(page: page, state: page.states.first)
    let host = TestHost(size: CGSize(width: 820, height: 1_180), rootViewController: matrix)
    await host.advance(by: 0.5)
    let cell = try #require(cells(in: matrix.view).first)
    let screen = try #require(cell.subject?.screen?.view)
    let width = screen.convert(screen.bounds, to: cell.stage).width
    #expect(abs(width - cell.stage.bounds.width) < 0.5)
    let control = cell.subject?.control
    #expect((control?.window != nil) == hasSheet)
    guard let control else { return }
    // It is as large in the cell as on a phone.
    let frame = control.convert(control.bounds, to: screen)
    #expect(frame.height > 100 && screen.bounds.insetBy(dx: -1, dy: -1).contains(frame))
  }

  // The second state reads the style of the sheet, which a member is set in.
  @Test(
    "Changes of a sheet by the design are not marked as changed",
    arguments: ["action-sheet/photo", "action-sheet-detents/grabber"])
  func whatTheDesignChangesOnASheetDoesNotCountAsChanged(place: String) async throws {
    let link = try #require(URL(string: "controlkit://\(place)#design=glass"))
    CatalogNavigation.open(link, in: host.window)
    await host.advance(by: 1)
    let content = try #require(page?.content)
    let inspector = try #require(content.card(.attributes) as? InspectorView)
    content.refresh()
    let changed = inspector.rows.filter(\.isChanged).map(\.property.name)
    #expect(changed.isEmpty, "\(changed)")
    let code = try #require(content.card(.code))
    func text(_ view: UIView) -> String {
      (view as? UILabel)?.text ?? view.subviews.map(text).joined(separator: "\n")
    }
    #expect(!text(code).contains("controller.sheet."))
  }

  // Every twentieth page; `TORTURE` shows all.
  @Test("Every page has its matrix") func everyPageHasItsMatrix() async throws {
    for (index, page) in CatalogRegistry.pages.enumerated()
    where Torture.isOn || index % 20 == 3 {
      let matrix = MatrixViewController(page: page, state: page.states.last)
      let messages = await reports {
        let host = TestHost(
          size: CGSize(width: 1366, height: 1024), scale: 1, rootViewController: matrix)
        await host.advance(by: 0.3)
        #expect(cells(in: matrix.view).contains { $0.subject != nil }, "\(page.id)")
      }
      #expect(messages.isEmpty, "\(page.id)")
    }
  }
}
