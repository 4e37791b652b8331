import TestSupport
import Testing

@testable import UIKit

/// The columns in windows of both size classes, and the change between them.
@MainActor struct UISplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var notes: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      notes.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.append("expand") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { notes.append("mode \(displayMode)") }
  }

  private final class Page: UIViewController {
    var notes: [String] = []
    override func viewWillAppear(_ animated: Bool) { notes.append("will") }
    override func viewDidAppear(_ animated: Bool) { notes.append("did") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("gone") }
  }

  private let split = UISplitViewController(style: .doubleColumn)
  private let list = Page()
  private let page = Page()
  private let delegate = Delegate()
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 390, height: 768)

  private func start(
    _ size: CGSize, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> TestHost {
    list.title = "List"
    page.title = "Page"
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(page, for: .secondary)
    let host = TestHost(
      size: size, direction: direction, idiom: .pad, rootViewController: split)
    host.advance(by: 0.1)
    return host
  }

  private func frame(of controller: UIViewController) -> CGRect? {
    controller.navigationController?.viewIfLoaded?.frame
  }

  // MARK: Side by side

  @Test("A wide window shows both columns") func aWideWindowShowsBothColumns() {
    let host = start(Self.wide)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(of: page) == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(list.view.window === host.window && page.view.window === host.window)
    #expect(list.notes == ["will", "did"] && page.notes == ["will", "did"])
    #expect(split.viewControllers.count == 2)
  }

  @Test("The primary column is on the leading edge") func thePrimaryColumnIsOnTheLeadingEdge() {
    let host = start(Self.wide, direction: .rightToLeft)
    #expect(frame(of: list)?.minX == 704)
    #expect(frame(of: page)?.minX == 0)
    split.primaryEdge = .trailing
    host.layout()
    #expect(frame(of: list)?.minX == 0)
  }

  /// "If you set this property to a value different from `automaticDimension`, that value takes
  /// precedence over `preferredPrimaryColumnWidthFraction`"; minimum and maximum bound both.
  @Test("Widths are preferred and bounded") func widthsArePreferredAndBounded() {
    let host = start(Self.wide)
    split.preferredPrimaryColumnWidthFraction = 0.25
    host.layout()
    #expect(split.primaryColumnWidth == 256)
    split.preferredPrimaryColumnWidth = 300
    host.layout()
    #expect(split.primaryColumnWidth == 300)
    split.maximumPrimaryColumnWidth = 280
    host.layout()
    #expect(frame(of: list)?.width == 280)
    split.maximumPrimaryColumnWidth = 500
    split.minimumPrimaryColumnWidth = 400
    host.layout()
    #expect(frame(of: list)?.width == 400)
  }

  @Test("The primary column is compact") func thePrimaryColumnIsCompact() {
    let host = start(Self.wide)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    host.host.resize(to: Self.narrow)
    host.advance(by: 0.1)
    #expect(page.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("The secondary column can be alone") func theSecondaryColumnCanBeAlone() {
    let host = start(Self.wide)
    split.preferredDisplayMode = .secondaryOnly
    host.layout()
    #expect(frame(of: page)?.width == 1024)
    #expect(list.viewIfLoaded?.window == nil)
    #expect(list.notes == ["will", "did", "gone"])
    split.show(.primary)
    host.layout()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(of: list)?.width == 320)
    #expect(delegate.notes == ["mode oneBesideSecondary"])
  }

  @Test("A tap beside the primary column hides it where it overlays")
  func aTapBesideThePrimaryColumnHidesItWhereItOverlays() {
    let host = start(CGSize(width: 820, height: 1180))
    #expect(split.splitBehavior == .overlay)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    host.layout()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(of: page)?.width == 820)
    host.touches.tap(at: CGPoint(x: 600, y: 600))
    host.advance(by: 0.1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.viewIfLoaded?.window == nil)
  }

  @Test("A detail replaces the secondary controller") func aDetailReplacesTheSecondaryController() {
    let host = start(Self.wide)
    let other = Page()
    list.showDetailViewController(other, sender: nil)
    host.advance(by: 0.1)
    #expect(split.viewController(for: .secondary) === other)
    #expect(other.view.window === host.window)
    #expect(page.notes.last == "gone")
    #expect(frame(of: other)?.minX == 320)
  }

  // MARK: One stack

  @Test("A narrow window shows the column that the delegate returns")
  func aNarrowWindowShowsTheColumnThatTheDelegateNames() {
    delegate.top = .primary
    let host = start(Self.narrow)
    #expect(split.isCollapsed)
    #expect(delegate.notes == ["top secondary", "collapse"])
    #expect(list.view.window === host.window)
    #expect(page.viewIfLoaded?.window == nil)
    #expect(frame(of: list)?.width == 390)
    #expect(page.notes.isEmpty)
  }

  @Test("Without a decision the secondary column is on top")
  func withoutADecisionTheSecondaryColumnIsOnTop() {
    let host = start(Self.narrow)
    #expect(page.view.window === host.window)
    #expect(page.notes == ["will", "did"])
  }

  @Test("Showing the secondary column pushes it and the back button returns")
  func showingTheSecondaryColumnPushesItAndTheBackButtonReturns() {
    delegate.top = .primary
    let host = start(Self.narrow)
    split.show(.secondary)
    host.advance(by: 1)
    #expect(page.view.window === host.window)
    #expect(list.viewIfLoaded?.window == nil)
    host.touches.tap(at: CGPoint(x: 30, y: 24))
    host.advance(by: 1)
    #expect(list.view.window === host.window)
    #expect(page.viewIfLoaded?.window == nil)
    split.show(.secondary)
    host.advance(by: 1)
    #expect(page.view.window === host.window)
  }

  @Test("The compact column takes the place of the others")
  func theCompactColumnTakesThePlaceOfTheOthers() {
    let compact = Page()
    split.setViewController(compact, for: .compact)
    let host = start(Self.narrow)
    #expect(split.viewControllers == [compact])
    #expect(compact.view.frame.size == Self.narrow)
    host.host.resize(to: Self.wide)
    host.advance(by: 0.1)
    #expect(compact.view.window == nil)
    #expect(frame(of: page)?.minX == 320)
  }

  // MARK: The change between them

  @Test("The page stays when the window becomes narrow and wide")
  func thePageStaysWhenTheWindowBecomesNarrowAndWide() {
    let host = start(Self.wide)
    host.host.resize(to: Self.narrow)
    host.advance(by: 0.1)
    #expect(split.isCollapsed)
    #expect(page.view.window === host.window)
    host.host.resize(to: Self.wide)
    host.advance(by: 0.1)
    #expect(!split.isCollapsed)
    #expect(frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(of: page) == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(delegate.notes == ["top secondary", "collapse", "expand"])
  }

  @Test("A page that the user has left is beside the list again")
  func aPageThatTheUserHasLeftIsBesideTheListAgain() {
    let host = start(Self.narrow)
    host.touches.tap(at: CGPoint(x: 30, y: 24))
    host.advance(by: 1)
    #expect(page.viewIfLoaded?.window == nil)
    host.host.resize(to: Self.wide)
    host.advance(by: 0.1)
    #expect(page.view.window === host.window)
    #expect(list.view.window === host.window)
  }

  @Test("Controllers pushed in one column stay there") func whatWasPushedInOneColumnStaysThere() {
    let host = start(Self.wide)
    let deeper = Page()
    page.navigationController?.pushViewController(deeper, animated: false)
    host.host.resize(to: Self.narrow)
    host.advance(by: 0.1)
    #expect(deeper.view.window === host.window)
    deeper.navigationController?.popViewController(animated: false)
    host.advance(by: 0.1)
    #expect(page.view.window === host.window)
    host.host.resize(to: Self.wide)
    host.advance(by: 0.1)
    #expect(page.navigationController?.viewControllers == [page])
    #expect(list.navigationController?.viewControllers == [list])
  }

  @Test("A replaced page is replaced on the stack too") func aReplacedPageIsReplacedOnTheStackToo()
  {
    let host = start(Self.narrow)
    let other = Page()
    split.setViewController(other, for: .secondary)
    host.advance(by: 0.1)
    #expect(other.view.window === host.window)
    #expect(page.viewIfLoaded?.window == nil)
    #expect(page.parent == nil)
  }
}
