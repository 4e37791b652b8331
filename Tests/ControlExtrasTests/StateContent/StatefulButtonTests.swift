import TestSupport
import Testing

@testable import ControlExtras

/// U10: a button with content for every combination of its states.
@MainActor
struct StatefulButtonTests {
  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private let normal = image(4)
  private let selected = image(6)
  private let pressed = image(8)

  @Test("Selected and pressed shows the selected content of every kind, each alone")
  func everyKind() {
    let button = StatefulButton(type: .custom)
    button.setTitle("N", for: .normal)
    button.setTitle("S", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    button.setBackgroundImage(selected, for: .normal)
    button.setBackgroundImage(pressed, for: .selected)
    button.adjustsImageWhenHighlighted = false
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "S")
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.imageView?.image === selected)
    #expect(button.currentBackgroundImage === pressed)
    button.setAttributedTitle(NSAttributedString(string: "AN"), for: .normal)
    #expect(button.titleLabel?.text == "AN")
    button.setAttributedTitle(NSAttributedString(string: "AS"), for: .selected)
    #expect(button.titleLabel?.text == "AS")
    button.isHighlighted = false
    button.isSelected = false
    #expect(button.titleLabel?.text == "AN")
    #expect(button.imageView?.image === normal)
  }

  @Test("Selected and disabled shows the selected content")
  func disabled() {
    let button = StatefulButton(type: .custom)
    button.setTitle("N", for: .normal)
    button.setTitle("S", for: .selected)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.titleLabel?.text == "S")
  }

  @Test("Explicit content of a combination wins, whatever is set before or after it")
  func explicitWins() {
    for isFirst in [true, false] {
      let button = StatefulButton(type: .custom)
      if isFirst { button.highlightedSelectedImage = pressed }
      button.setImage(normal, for: .normal)
      button.setImage(selected, for: .selected)
      if !isFirst { button.highlightedSelectedImage = pressed }
      button.isSelected = true
      button.isHighlighted = true
      #expect(button.imageView?.image === pressed)
      button.setImage(normal, for: .selected)
      #expect(button.imageView?.image === pressed)
      #expect(button.highlightedSelectedImage === pressed)
      button.highlightedSelectedImage = nil
      button.adjustsImageWhenHighlighted = false
      #expect(button.imageView?.image === normal)
    }
  }

  @Test("Borrowed content follows later changes of the base at once, and nil clears it")
  func followsChanges() {
    let button = StatefulButton(type: .custom)
    button.setTitle("N", for: .normal)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "N")
    button.setTitle("S", for: .selected)
    #expect(button.titleLabel?.text == "S")
    button.setTitle("S2", for: .selected)
    #expect(button.titleLabel?.text == "S2")
    button.setTitle("N2", for: .normal)
    #expect(button.titleLabel?.text == "S2")
    #expect(button.title(for: .normal) == "N2")
    button.setTitle(nil, for: .selected)
    #expect(button.titleLabel?.text == "N2")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("Setting twice changes nothing")
  func idempotent() {
    let button = StatefulButton(type: .custom)
    for _ in 0..<2 {
      button.setTitle("N", for: .normal)
      button.setTitle("S", for: .selected)
      button.isSelected = true
      button.isHighlighted = true
    }
    #expect(button.titleLabel?.text == "S")
    button.isSelected = false
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "N")
  }

  @Test("The automatic dimming stays on for borrowed content")
  func dimmingStays() {
    let plain = UIButton(type: .system)
    let button = StatefulButton(type: .system)
    for each in [plain, button] {
      each.setImage(normal, for: .normal)
      each.setTitle("N", for: .normal)
      each.setImage(selected, for: .selected)
      each.setTitle("S", for: .selected)
      each.isSelected = true
      each.isHighlighted = true
    }
    #expect(button.imageView?.alpha == plain.imageView?.alpha)
    #expect(button.imageView.map { isClose($0.alpha, 0.2) } == true)
    #expect(button.titleLabel?.alpha == plain.titleLabel?.alpha)
    button.highlightedSelectedImage = pressed
    #expect(button.imageView?.alpha == 1)
  }

  @Test("A color that was never set is that of the type, also while another state borrows one")
  func standardColor() {
    let button = StatefulButton(type: .system)
    button.tintColor = .systemGreen
    #expect(button.titleColor(for: .normal) == .systemGreen)
    button.setTitleColor(.systemRed, for: .selected)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.currentTitleColor == .systemRed)
    #expect(button.titleColor(for: .normal) == .systemGreen)
    button.isSelected = false
    button.isHighlighted = false
    #expect(button.titleLabel?.textColor == .systemGreen)
  }

  @Test("A touch shows the selected content as long as it lasts")
  func touch() {
    let host = TestHost()
    let button = StatefulButton(type: .custom)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("N", for: .normal)
    button.setTitle("S", for: .selected)
    button.isSelected = true
    host.add(button)
    host.touches.down(in: button, at: CGPoint(x: 50, y: 22))
    #expect(button.isHighlighted)
    #expect(button.titleLabel?.text == "S")
    host.touches.up()
    #expect(button.titleLabel?.text == "S")
  }

  @Test(
    "A state that changes without its setters, like the focus, is shown with the layout")
  func focus() {
    let host = TestHost()
    let button = FocusedButton(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
    button.setTitle("N", for: .normal)
    button.setTitle("F", for: .focused)
    button.setTitle("S", for: .selected)
    button.focusedSelectedTitle = "SF"
    host.add(button)
    func shown(isFocused: Bool, isSelected: Bool) -> String? {
      button.hasFocus = isFocused
      button.isSelected = isSelected
      button.setNeedsLayout()
      host.layout()
      return button.currentTitle
    }
    #expect(shown(isFocused: true, isSelected: false) == "F")
    #expect(shown(isFocused: true, isSelected: true) == "SF")
    button.focusedSelectedTitle = nil
    #expect(shown(isFocused: true, isSelected: true) == "S")
    #expect(shown(isFocused: false, isSelected: false) == "N")
  }

  @Test(
    "A configuration is changed in its update handler, and keeps its own values")
  func configuration() {
    let host = TestHost()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "own"
    configuration.subtitle = "below"
    let button = StatefulButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    host.add(button)
    #expect(button.titleLabel?.text == "own")
    button.setTitle("S", for: .selected)
    button.setImage(selected, for: .selected)
    button.isSelected = true
    button.isHighlighted = true
    host.layout()
    #expect(button.titleLabel?.text == "S")
    #expect(button.configuration?.image === selected)
    #expect(button.subtitleLabel?.text == "below")
    button.isSelected = false
    host.layout()
    #expect(button.titleLabel?.text == "own")
    #expect(button.configuration?.image == nil)
  }

  @Test("The update handler of a configuration takes precedence")
  func updateHandler() {
    let host = TestHost()
    let button = StatefulButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setTitle("S", for: .selected)
    button.configurationUpdateHandler = { $0.configuration?.subtitle = "handled" }
    button.isSelected = true
    host.add(button)
    #expect(button.titleLabel?.text == "S")
    #expect(button.subtitleLabel?.text == "handled")
    button.configurationUpdateHandler = { $0.configuration?.title = "handler's" }
    host.layout()
    #expect(button.titleLabel?.text == "handler's")
  }

  @Test("Attributed titles, colors and background images reach a configuration too")
  func configurationKinds() {
    let host = TestHost()
    let button = StatefulButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setTitle("S", for: .selected)
    button.setTitleColor(.systemRed, for: .selected)
    button.setBackgroundImage(selected, for: .selected)
    button.isSelected = true
    host.add(button)
    #expect(button.configuration?.background.image === selected)
    let color = button.titleLabel?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .systemRed)
    button.setAttributedTitle(NSAttributedString(string: "AS"), for: .selected)
    host.layout()
    #expect(button.titleLabel?.text == "AS")
  }

  @Test("Changes of a configuration by the app stay, borrowed content does not")
  func configurationChanges() {
    let host = TestHost()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "own"
    let button = StatefulButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setTitle("S", for: .selected)
    button.setImage(selected, for: .selected)
    button.isSelected = true
    host.add(button)
    button.configuration?.subtitle = "new"
    button.configuration?.image = pressed
    host.layout()
    #expect(button.configuration?.image === selected)
    button.isSelected = false
    host.layout()
    #expect(button.titleLabel?.text == "own")
    #expect(button.subtitleLabel?.text == "new")
    #expect(button.configuration?.image === pressed)
    button.isSelected = true
    button.setTitle(nil, for: .selected)
    button.setImage(nil, for: .selected)
    host.layout()
    #expect(button.titleLabel?.text == "own")
    #expect(button.configuration?.image === pressed)
  }

  @Test("An archive contains the explicit content, in any state of the button")
  func archive() throws {
    let button = StatefulButton(type: .system)
    button.setTitle("N", for: .normal)
    button.setTitle("S", for: .selected)
    button.disabledSelectedTitle = "SD"
    button.setTitleColor(.systemRed, for: .selected)
    button.setImage(selected, for: .selected)
    button.isSelected = true
    button.isHighlighted = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    button.encode(with: archiver)
    archiver.finishEncoding()
    #expect(button.titleLabel?.text == "S")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = try #require(StatefulButton(coder: reader))
    #expect(copy.titleLabel?.text == "S")
    #expect(copy.title(for: .normal) == "N")
    #expect(copy.disabledSelectedTitle == "SD")
    #expect(copy.highlightedSelectedTitle == nil)
    #expect(copy.titleColor(for: [.selected, .highlighted]) == .systemRed)
    #expect(copy.titleColor(for: .normal) == copy.tintColor)
    #expect(copy.image(for: .selected)?.size == selected.size)
    #expect(copy.image(for: .normal) == nil)
    copy.isSelected = false
    copy.isHighlighted = false
    #expect(copy.titleLabel?.text == "N")
  }

  @Test("A button is released") func nothingKeepsAButtonAlive() {
    expectReleased {
      let button = StatefulButton(type: .system)
      button.setTitle("S", for: .selected)
      button.isSelected = true
      return button
    }
  }
}

private final class FocusedButton: StatefulButton {
  var hasFocus = false

  override var canBecomeFocused: Bool { true }

  override var state: UIControl.State { hasFocus ? super.state.union(.focused) : super.state }
}
