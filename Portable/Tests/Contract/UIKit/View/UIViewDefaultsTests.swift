import Testing
import UIKit

/// Default values of Apple's documentation of `UIView`, and how a view and its layer share them.
@MainActor struct UIViewDefaultsTests {
  private let view = UIView()

  @Test("A view is visible, opaque and takes touches") func aViewIsVisibleOpaqueAndTakesTouches() {
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.backgroundColor == nil)
  }

  @Test("A view scales its content and does not clip") func aViewScalesItsContentAndDoesNotClip() {
    #expect(view.contentMode == .scaleToFill)
    #expect(!view.clipsToBounds)
    #expect(view.clearsContextBeforeDrawing)
    #expect(view.mask == nil)
  }

  @Test("A view autoresizes its subviews and has no autoresizing mask")
  func aViewAutoresizesItsSubviewsAndHasNoMaskOfItsOwn() {
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
  }

  @Test("A view has no tag, superview, window or gestures")
  func aViewHasNoTagSuperviewWindowOrGestures() {
    #expect(view.tag == 0)
    #expect(view.superview == nil && view.window == nil && view.subviews.isEmpty)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
    #expect(view.transform.isIdentity)
    #expect(!view.isFirstResponder && !view.canBecomeFirstResponder)
  }

  @Test("The view is the delegate of its layer and shares its values")
  func theViewIsTheDelegateOfItsLayerAndSharesItsValues() {
    #expect(view.layer.delegate === view)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.opacity = 0.25
    view.layer.isHidden = false
    #expect(view.alpha == 0.25 && !view.isHidden)
  }

  @Test("The center is the layer's position") func theCenterIsTheLayersPosition() {
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.layer.position == view.center)
    view.layer.position = .zero
    #expect(view.center == .zero)
  }

  @Test("A plain view fits its current size and has no intrinsic size")
  func aPlainViewFitsItsOwnSizeAndHasNoIntrinsicOne() {
    view.bounds.size = CGSize(width: 12, height: 34)
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 12, height: 34))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("The next responder is the superview") func theNextResponderIsTheSuperview() {
    let child = UIView()
    view.addSubview(child)
    #expect(child.next === view)
    #expect(view.next == nil)
  }

  @Test("Animations that are switched off inside a block come back")
  func animationsThatAreSwitchedOffInsideABlockComeBack() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("Resistance and hugging have their default priorities")
  func resistanceAndHuggingHaveTheirDefaultPriorities() {
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
