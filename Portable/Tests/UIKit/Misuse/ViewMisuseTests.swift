import TestSupport
import Testing
import UIKit

@MainActor struct ViewMisuseTests {
  // UIKit raises NSInternalInconsistencyException: "… has been added as a subview to
  // <UIVisualEffectView>. Do not add subviews directly to the visual effect view itself, instead add
  // them to the -contentView."
  @Test("A subview of an effect view is misuse") func aSubviewOfAnEffectViewIsMisuse() {
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    expectMisuse("UIVisualEffectView.addSubview(_:)", reason: "is a subview of the effect view") {
      effectView.addSubview(UIView())
    }
    expectMisuse("UIVisualEffectView.addSubview(_:)", reason: "is a subview of the effect view") {
      effectView.insertSubview(UIView(), at: 0)
    }
    effectView.contentView.addSubview(UIView())
  }

  // UIKit raises NSInvalidArgumentException: "UIScrollView's built-in pan gesture recognizer must
  // have its scroll view as its delegate."
  @Test("Replacing the delegate of a scroll view's pan is misuse")
  func anotherDelegateOfAScrollViewsPanIsMisuse() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {}
    let scrollView = UIScrollView()
    let delegate = Delegate()
    expectMisuse(
      "UIScrollView.panGestureRecognizer.delegate", reason: "the delegate must be the scroll view"
    ) {
      scrollView.panGestureRecognizer.delegate = delegate
    }
    #expect(scrollView.panGestureRecognizer.delegate !== delegate)
  }

  @Test("A scroll view is the delegate of its pan") func aScrollViewIsTheDelegateOfItsPan() {
    final class Scroller: UIScrollView, UIGestureRecognizerDelegate {}
    let scroller = Scroller()
    #expect(scroller.panGestureRecognizer.delegate === scroller)
    scroller.panGestureRecognizer.delegate = scroller
  }

  // Core Animation raises CALayerInvalidGeometry for the layer of the view.
  @Test("Creating a view with a nonfinite frame is misuse")
  func aViewMadeWithAFrameThatIsNotFiniteIsMisuse() {
    let view = expectMisuse("UIView.init(frame:)", reason: "is not finite") {
      UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    }
    #expect(view.frame == .zero)
  }

  // On Apple's platforms a view that marks itself in each layout keeps the run loop busy for ever.
  @Test("Layout that never settles is misuse") func layoutThatNeverSettlesIsMisuse() {
    final class Restless: UIView {
      var isRestless = true
      override func layoutSubviews() {
        super.layoutSubviews()
        if isRestless { setNeedsLayout() }
      }
    }
    let host = TestHost()
    let view = Restless()
    expectReport(containing: "layers still mark themselves") {
      expectMisuse("CALayer.layoutIfNeeded()", reason: "still marks itself") { host.add(view) }
    }
    view.isRestless = false
    host.layout()
  }

  // UIKit raises NSGenericException: "UIPopoverPresentationController should have a non-nil
  // sourceView or barButtonItem set before the presentation occurs."
  @Test("A popover without a source is misuse") func aPopoverWithoutASourceIsMisuse() {
    let host = TestHost(size: CGSize(width: 1024, height: 768))
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    expectMisuse("UIPopoverPresentationController.sourceView", reason: "has nothing to point at") {
      host.rootViewController.present(content, animated: false)
      host.advance(by: 1)
    }
  }

  // As above: the check is made when the popover is about to be shown, and a popover that became a
  // sheet is none.
  @Test("A popover that is shown as a sheet needs no source")
  func aPopoverThatIsShownAsASheetNeedsNoSource() {
    let host = TestHost()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    host.rootViewController.present(content, animated: false)
    host.advance(by: 1)
    #expect(host.rootViewController.presentedViewController === content)
  }

  // UIKit raises UIViewControllerHierarchyInconsistency: "A view can only be associated with at most
  // one view controller at a time!"
  @Test("A view shared by two controllers is misuse") func aViewOfTwoControllersIsMisuse() {
    let (first, second) = (UIViewController(), UIViewController())
    expectMisuse("UIViewController.view", reason: "belongs to a") { second.view = first.view }
  }

  // UIKit raises an exception from -[UIView actionForLayer:forKey:]: "Modifying properties of a
  // view's layer off the main thread is not allowed".
  @Test("Changing the layer of a view off the main thread is misuse")
  func changingTheLayerOfAViewOffTheMainThreadIsMisuse() async {
    let box = LayerBox(UIView())
    await expectMisuse("UIView.layer", reason: "was changed off the main thread") {
      await Task.detached { box.layer.opacity = 0.5 }.value
    }
    box.layer.opacity = 0.25
  }

  @Test("A standalone layer may change on any thread") func aLayerOfItsOwnMayChangeOnAnyThread()
    async
  {
    await Task.detached { CALayer().opacity = 0.5 }.value
  }
}

// `@unchecked`: it carries a layer to where it must not be used.
private final class LayerBox: @unchecked Sendable {
  private let view: UIView
  let layer: CALayer

  @MainActor init(_ view: UIView) {
    self.view = view
    layer = view.layer
  }
}
