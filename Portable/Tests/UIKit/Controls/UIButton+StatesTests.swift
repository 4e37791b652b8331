import TestSupport
import Testing

@MainActor struct UIButtonStatesTests {
  /// A subclass that answers otherwise than what was set.
  private final class Boaster: UIButton {
    override func title(for state: UIControl.State) -> String? { "boast" }
    override var currentTitle: String? { "boast" }
  }

  @Test("A button shows the values that were set, whatever a subclass returns")
  func whatIsShownIsWhatWasSetWhateverASubclassAnswers() {
    let button = Boaster()
    button.setTitle("set", for: .normal)
    #expect(button.titleLabel?.text == "set")
    #expect(button.title(for: .normal) == "boast")
  }

  @Test("The focus is a state") func theFocusIsAState() {
    final class Focusable: UIButton {
      override var canBecomeFocused: Bool { true }
    }
    let host = TestHost(idiom: .pad)
    let button = Focusable(frame: CGRect(x: 10, y: 10, width: 90, height: 44))
    button.setTitle("N", for: .normal)
    button.setTitle("F", for: .focused)
    host.add(button)
    #expect(button.state == .normal)
    host.press(.keyboardTab)
    #expect(button.state == .focused)
    #expect(button.titleLabel?.text == "F")
  }

  @Test("A button's own pressed image is not dimmed") func aPressedImageOfItsOwnIsNotDimmed() {
    let button = UIButton(type: .system)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    button.setImage(image, for: .normal)
    button.isHighlighted = true
    #expect(button.imageView.map { isClose($0.alpha, 0.2) } == true)
    button.setImage(image, for: .highlighted)
    #expect(button.imageView?.alpha == 1)
  }
}
