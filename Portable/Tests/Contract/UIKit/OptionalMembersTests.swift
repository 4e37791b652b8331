import QuartzCore
import Testing
import UIKit

// Every type here has the members that Apple's documentation calls required, and no other, so a
// member that becomes required by mistake does not compile.

private final class AnyDelegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate,
  UIGestureRecognizerDelegate, UITabBarDelegate, UIToolbarDelegate, UINavigationBarDelegate,
  UINavigationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIPointerInteractionDelegate, UIApplicationDelegate, UIWindowSceneDelegate,
  UIResponderStandardEditActions, UITabBarControllerDelegate, UISearchBarDelegate,
  UISearchControllerDelegate
{}

private final class LayerObserver: NSObject, CALayerDelegate, CAAnimationDelegate {}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

private final class Container: NSObject, UIContentContainer {
  var preferredContentSize = CGSize.zero

  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

@MainActor struct OptionalMembersTests {
  @Test("A table needs nothing but rows and cells") func aTableNeedsNothingButRowsAndCells() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 0)
  }

  @Test("A delegate without members is accepted") func aDelegateWithoutMembersIsAccepted() {
    let delegate = AnyDelegate()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.delegate = delegate
    scrollView.contentSize = CGSize(width: 100, height: 300)
    scrollView.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test("A layer with a bare delegate lays out and draws")
  func aLayerWithABareDelegateLaysOutAndDraws() {
    let observer = LayerObserver()
    let layer = CALayer()
    layer.delegate = observer
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
  }

  @Test("Required members are enough") func whatIsRequiredIsEnough() {
    let animator = Animator()
    #expect(animator.transitionDuration(using: nil) == 0)
    #expect(Container().preferredContentSize == .zero)
  }
}
