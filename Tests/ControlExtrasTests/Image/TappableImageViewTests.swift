import ControlExtras
import TestSupport
import Testing

/// U11: an image that can be tapped.
@MainActor
struct TappableImageViewTests {
  private let host = TestHost()

  private func makeView() -> (view: TappableImageView, taps: () -> Int) {
    final class Count {
      var value = 0
    }
    let count = Count()
    let view = TappableImageView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
    view.tapped = { _ in count.value += 1 }
    host.add(view)
    return (view, { count.value })
  }

  @Test("A tap runs once, with either initializer")
  func tap() throws {
    let (view, taps) = makeView()
    host.touches.tap(view)
    host.advance(by: 1)
    #expect(taps() == 1)

    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: UIImageView(frame: CGRect(x: 0, y: 200, width: 50, height: 50)),
      requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
    unarchiver.requiresSecureCoding = false
    unarchiver.setClass(
      TappableImageView.self, forClassName: NSStringFromClass(UIImageView.self))
    let decoded = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let fromNib = try #require(decoded as? TappableImageView)
    var nibTaps = 0
    fromNib.tapped = { _ in nibTaps += 1 }
    host.add(fromNib)
    host.touches.tap(fromNib)
    #expect(nibTaps == 1)
    #expect(fromNib.isUserInteractionEnabled)
  }

  @Test("A disabled image view runs nothing and passes the touch on")
  func disabled() {
    final class Counting: UIView {
      var began = 0
      var ended = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
    }
    let outer = host.add(Counting(frame: host.view.bounds))
    let (view, taps) = makeView()
    outer.addSubview(view)
    host.touches.tap(view)
    #expect(outer.began == 0)
    view.isEnabled = false
    host.touches.tap(view)
    #expect(taps() == 1)
    #expect(outer.began == 1)
    #expect(outer.ended == 1)
    #expect(!view.accessibilityActivate())
    #expect(taps() == 1)
  }

  @Test("An image view is highlighted under the finger, and a finger that leaves does not tap")
  func highlight() {
    let (view, taps) = makeView()
    host.touches.down(in: view, at: CGPoint(x: 50, y: 40))
    #expect(view.isHighlighted)
    host.touches.move(in: view, to: CGPoint(x: 50, y: 300))
    #expect(!view.isHighlighted)
    host.touches.move(in: view, to: CGPoint(x: 50, y: 50))
    #expect(view.isHighlighted)
    host.touches.move(in: view, to: CGPoint(x: 50, y: 300))
    host.touches.up()
    #expect(taps() == 0)
    host.touches.down(in: view, at: CGPoint(x: 50, y: 40))
    host.touches.cancel()
    #expect(!view.isHighlighted)
    #expect(taps() == 0)
  }

  @Test("A drag of the scroll view around an image view does not tap")
  func scrolling() {
    let scrollView = host.add(UIScrollView(frame: host.view.bounds))
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    let (view, taps) = makeView()
    scrollView.addSubview(view)
    host.touches.down(in: view, at: CGPoint(x: 50, y: 60))
    host.advance(by: 0.3)
    host.touches.glide(to: CGPoint(x: 90, y: 20))
    host.touches.up()
    #expect(scrollView.contentOffset.y > 0)
    #expect(taps() == 0)
    #expect(!view.isHighlighted)
  }

  @Test("An enabled image view wins against a tap gesture recognizer of an ancestor")
  func ancestorTap() {
    @MainActor final class Counter: NSObject, _SelectorReceiving {
      private(set) var taps = 0
      func count(_ tap: UITapGestureRecognizer) { taps += 1 }
      static var _selectors: [_SelectorMethod] { [.init("count:", count)] }
    }
    let (view, taps) = makeView()
    let (tap, counter) = (UITapGestureRecognizer(), Counter())
    tap.addTarget(counter, action: "count:")
    host.view.addGestureRecognizer(tap)
    host.touches.tap(view)
    host.advance(by: 1)
    #expect(taps() == 1)
    #expect(counter.taps == 0)
    view.isEnabled = false
    host.touches.tap(view)
    host.advance(by: 1)
    #expect(taps() == 1)
    #expect(counter.taps == 1)
  }

  @Test("A tap gesture recognizer of the image view itself and a double tap around it begin")
  func otherTaps() {
    let (view, _) = makeView()
    let (own, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(own)
    host.view.addGestureRecognizer(double)
    #expect(view.gestureRecognizerShouldBegin(own))
    #expect(view.gestureRecognizerShouldBegin(double))
  }

  @Test("An image view is a button with a label to assistive technology, and activation taps it")
  func accessibility() {
    let (view, taps) = makeView()
    view.accessibilityLabel = "Photo"
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains([.button, .image]))
    #expect(view.accessibilityActivate())
    #expect(taps() == 1)
    view.isEnabled = false
    #expect(view.accessibilityTraits.contains(.notEnabled))
    view.isEnabled = true
    #expect(!view.accessibilityTraits.contains(.notEnabled))
    let labeled = TappableImageView(image: nil, accessibilityLabel: "Profile picture") { _ in }
    #expect(labeled.accessibilityLabel == "Profile picture")
  }

  @Test("Space and Return tap an image view with the keyboard focus")
  func keys() {
    let (view, taps) = makeView()
    #expect(view.becomeFirstResponder())
    host.press(.keyboardSpacebar, characters: " ")
    host.press(.keyboardReturnOrEnter, characters: "\r")
    host.press(.keyboardA, characters: "a")
    #expect(taps() == 2)
    #expect(!view.isHighlighted)
    view.isEnabled = false
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.canBecomeFocused)
    host.press(.keyboardSpacebar, characters: " ")
    #expect(taps() == 2)
  }

  @Test("An image view is released")
  func retention() {
    expectReleased(in: host) { host in
      final class Owner {
        var view: TappableImageView?
        var taps = 0
      }
      let owner = Owner()
      let view = TappableImageView(image: nil, accessibilityLabel: "Photo") { [weak owner] _ in
        owner?.taps += 1
      }
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      owner.view = view
      host.add(view)
      host.touches.tap(view)
      #expect(owner.taps == 1)
      view.removeFromSuperview()
      return [view, owner]
    }
  }
}
