import Testing
import UIKit

/// The rules are those of Apple's documentation of `UISplitViewController`.
@MainActor struct UISplitViewControllerDefaultsTests {
  private let split = UISplitViewController(style: .doubleColumn)

  /// "The default value of this property is `automaticDimension`", in the documentation of each
  /// width; `automatic` is "the default value of the `preferredDisplayMode` property".
  @Test("Everything is automatic at first") func everythingIsAutomaticAtFirst() {
    let automatic = UISplitViewController.automaticDimension
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.preferredSplitBehavior == .automatic)
    #expect(split.preferredPrimaryColumnWidth == automatic)
    #expect(split.preferredPrimaryColumnWidthFraction == automatic)
    #expect(split.minimumPrimaryColumnWidth == automatic)
    #expect(split.maximumPrimaryColumnWidth == automatic)
    #expect(split.primaryEdge == .leading)
    #expect(split.presentsWithGesture)
    #expect(split.style == .doubleColumn)
  }

  /// A split view controller that is in no window is not collapsed.
  @Test("A split view is expanded at first") func itIsExpandedAtFirst() {
    #expect(!split.isCollapsed)
  }

  /// "Returns the view controller associated with the specified column."
  @Test("A column has the controller that was set") func aColumnHasTheControllerThatWasSet() {
    let list = UIViewController()
    let detail = UINavigationController(rootViewController: UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(split.viewController(for: .compact) == nil)
    split.setViewController(nil, for: .secondary)
    #expect(split.viewController(for: .secondary) == nil)
    #expect(detail.parent == nil)
  }

  /// In a column style the split view controller makes a navigation controller for a controller
  /// of another class.
  @Test("A plain controller gets a navigation controller")
  func aPlainControllerGetsANavigationController() {
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    #expect(list.navigationController?.parent === split)
    #expect(list.splitViewController === split)
  }

  /// "The default value of this property is `automatic`" but `displayMode` never reports it.
  @Test("The display mode is never automatic") func theDisplayModeIsNeverAutomatic() {
    #expect(split.displayMode != .automatic)
    #expect(split.splitBehavior != .automatic)
  }
}
