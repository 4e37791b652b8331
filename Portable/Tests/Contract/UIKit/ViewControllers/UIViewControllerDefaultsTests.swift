import Testing
import UIKit

/// Rules of Apple's documentation of `UIViewController` and its containers.
@MainActor struct UIViewControllerDefaultsTests {
  @Test("A controller loads its view when it is asked for")
  func aControllerLoadsItsViewWhenItIsAskedFor() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view.next === controller)
    #expect(controller.isViewLoaded)
  }

  @Test("A child has a parent until it is removed") func aChildHasAParentUntilItIsRemoved() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("The title of a controller is that of its navigation item")
  func theTitleOfAControllerIsThatOfItsNavigationItem() {
    let controller = UIViewController()
    controller.title = "Start"
    #expect(controller.navigationItem.title == "Start")
  }

  @Test("A navigation controller pushes and pops") func aNavigationControllerPushesAndPops() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.topViewController === root && root.navigationController === navigation)
    navigation.pushViewController(next, animated: false)
    #expect(navigation.viewControllers == [root, next])
    #expect(navigation.popViewController(animated: false) === next)
    #expect(next.navigationController == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("Popping to the root returns the popped controllers")
  func poppingToTheRootReturnsWhatWasPopped() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...]))
    #expect(navigation.viewControllers == [controllers[0]])
  }

  @Test("A stack arranges in a row without spacing") func aStackArrangesInARowWithoutSpacing() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.spacing == 0)
    #expect(stack.alignment == .fill && stack.distribution == .fill)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
  }

  @Test("An arranged subview is a subview, also after its removal from the arrangement")
  func anArrangedSubviewIsASubviewAlsoAfterItsRemovalFromTheArrangement() {
    let stack = UIStackView()
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A scroll view's bounds start at its content offset")
  func aScrollViewsBoundsStartAtItsContentOffset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero)
    #expect(scroll.isScrollEnabled && !scroll.isPagingEnabled && scroll.bounces)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 40))
    #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
  }

  @Test("An image view takes no touches and fits its image")
  func anImageViewTakesNoTouchesAndFitsItsImage() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
      .image { _ in }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
    #expect(try #require(image.cgImage).width == 20)
    let view = UIImageView(image: image)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.intrinsicContentSize == image.size)
  }
}
