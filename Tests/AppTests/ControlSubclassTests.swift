import ControlCore
import ControlExtras
import TestSupport
import Testing
import UIKit

/// A control of the app's own, and subclasses of the controls of ControlExtras.
@MainActor
struct ControlSubclassTests {
  private let host = TestHost()

  @Test("An app's control takes a value from a touch and lays it out")
  func ownControl() {
    final class Dial: Control {
      let hand = UIView()
      @IBInspectable dynamic var value: CGFloat = 0 { didSet { setNeedsContentLayout() } }
      override func commonInit() {
        super.commonInit()
        hand.isUserInteractionEnabled = false
        addSubview(hand)
      }
      override func layoutContent() {
        super.layoutContent()
        hand.frame = CGRect(x: value, y: 0, width: 2, height: bounds.height)
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return super.continueTracking(touch, with: event)
      }
    }
    let dial = host.add(Dial(frame: CGRect(x: 50, y: 100, width: 200, height: 44)))
    host.touches.drag(
      in: dial, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 120, y: 20))
    #expect(dial.value == 120 && dial.hand.frame.minX == 120)
  }

  @Test("An app's control extends the content size of its superclass")
  func contentSize() {
    class Badge: Control {
      override var contentSize: ContentSize { ContentSize(width: 60, height: 20) }
    }
    final class TallBadge: Badge {
      override var contentSize: ContentSize {
        var size = super.contentSize
        size.height = size.height.map { $0 + 30 }
        return size
      }
    }
    #expect(TallBadge().sizeThatFits(.zero) == CGSize(width: 60, height: 50))
  }

  @Test("A pulse's subclass follows its highlight")
  func pulse() {
    final class Pulse: RadarPulseControl {
      var states: [Bool] = []
      override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { states.append(isHighlighted) } }
      }
    }
    let pulse = host.add(Pulse(frame: CGRect(x: 50, y: 100, width: 200, height: 200)))
    host.touches.tap(pulse)
    #expect(pulse.states == [true, false])
  }

  @Test("A tappable image's subclass refuses the tap while its condition is false")
  func tappableImage() {
    final class ImageView: TappableImageView {
      var takesTaps = false
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if takesTaps {
          super.touchesEnded(touches, with: event)
        } else {
          super.touchesCancelled(touches, with: event)
        }
      }
    }
    let view = ImageView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    var taps = 0
    view.tapped = { _ in taps += 1 }
    host.add(view)
    host.touches.tap(view)
    #expect(taps == 0)
    view.takesTaps = true
    host.touches.tap(view)
    #expect(taps == 1)
  }
}
