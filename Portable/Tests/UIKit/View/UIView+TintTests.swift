import TestSupport
import Testing

@MainActor struct UIViewTintTests {
  final class Observing: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("Dimming is inherited and gray") func dimmingIsInheritedAndGrey() {
    let outer = UIView()
    let inner = Observing()
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.changes == 1)
    #expect(inner.tintAdjustmentMode == .dimmed)
    let color = PixelColor(inner.tintColor)
    #expect(color.red == color.green)
    #expect(color.green == color.blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  /// "The system calls this method on a subview that inherits a changed interaction tint color"
  /// (Apple's documentation of tintColorDidChange).
  @Test("A view added to a removed tree gets the tint on its return")
  func aViewAddedToARemovedTreeHearsTheTintOfItsReturn() {
    let (outer, middle, inner) = (UIView(), UIView(), Observing())
    outer.tintColor = .red
    outer.addSubview(middle)
    middle.removeFromSuperview()
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    inner.changes = 0
    outer.addSubview(middle)
    #expect(inner.changes == 1)
    #expect(inner.tintColor == .red)
  }
}
