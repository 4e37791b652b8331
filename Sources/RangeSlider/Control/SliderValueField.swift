import UIKit

/// A text field for typing the value of a thumb.
///
/// The field shows the text of the value, as the label of the thumb does, and follows the value while it is
/// not edited. Return and the end of editing set what was typed by the rules of the slider: the value becomes
/// the nearest one that the thumb can have without moving another thumb. The slider then sends the events of
/// a change by a key, and the field shows the resulting value. A text without a number, Escape, and a thumb
/// that the user cannot move restore the text.
///
///     let field = SliderValueField(slider: slider, thumb: .lower)
///
/// The keyboard has digits and a decimal separator, and a minus sign if the minimum value is negative, until
/// you set another `keyboardType`. The accessibility label is that of the thumb unless you set one.
@MainActor
open class SliderValueField: UITextField {
  /// The slider whose value the field shows.
  ///
  /// Default: `nil`, which leaves the text as it is. The field does not retain it. Setting it while the field
  /// is edited discards what was typed.
  public weak var slider: SliderControl? { didSet { replaceSlider(oldValue) } }

  /// The thumb whose value the field shows.
  ///
  /// Default: the lower thumb. The field is empty while the slider does not have the thumb. Setting it while
  /// the field is edited discards what was typed.
  public var thumb = Thumb.lower { didSet { discardEdit() } }

  /// The closure that returns the value of a text, or `nil` for a text that has none.
  ///
  /// Default: `nil`, which reads a number of the user's locale and ignores units around it. Set it for
  /// formats with other units than the values, such as percentages or times. Values that are not finite count
  /// as `nil`.
  public var valueParser: (@MainActor (String) -> Double?)?

  /// The text at the beginning of editing, or `nil` while the field is not edited.
  private var textBeforeEdit: String?

  /// The keyboard that the values need, as far as it has been set.
  private var keyboardOfValues = UIKeyboardType.default

  /// Creates a field with a rounded border and the font of the body style, in points of the superview.
  ///
  /// Default: zero.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    observeEditing()
  }

  /// Creates a field from a nib or an archive, whose font and border it keeps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeEditing()
  }

  /// Creates a field for a thumb of a slider.
  public convenience init(slider: SliderControl, thumb: Thumb) {
    self.init(frame: .zero)
    self.thumb = thumb
    self.slider = slider
    // Initializers do not call observers.
    replaceSlider(nil)
  }

  private func observeEditing() {
    addAction(
      UIAction { [weak self] _ in self?.textBeforeEdit = self?.text ?? "" }, for: .editingDidBegin)
    addAction(UIAction { [weak self] _ in self?.finishEdit() }, for: .editingDidEnd)
    // With an action for this event, Return ends editing.
    addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  private var currentText: String? {
    guard let slider else { return nil }
    guard (0..<slider.values.count).contains(thumb.rawValue) else { return "" }
    return slider.text(for: slider.values.value(of: thumb), of: thumb)
  }

  /// Shows the value, unless the field is edited.
  func showValue() {
    guard textBeforeEdit == nil, let currentText else { return }
    if text != currentText { text = currentText }
    if keyboardType == keyboardOfValues, let slider {
      keyboardOfValues = slider.values.minimum < 0 ? .numbersAndPunctuation : .decimalPad
      keyboardType = keyboardOfValues
    }
  }

  private func replaceSlider(_ old: SliderControl?) {
    if slider !== old {
      old?.valueFields.removeAll { $0() == nil || $0() === self }
      slider?.valueFields.append { [weak self] in self }
    }
    discardEdit()
  }

  private func discardEdit() {
    let isEdited = textBeforeEdit != nil
    textBeforeEdit = nil
    showValue()
    if isEdited { textBeforeEdit = text ?? "" }
  }

  private func finishEdit() {
    let before = textBeforeEdit
    textBeforeEdit = nil
    // The text may have fewer digits than the value, which a field that was only visited keeps.
    if let text, text != before { setValue(text) }
    showValue()
  }

  private func setValue(_ text: String) {
    guard let slider, (0..<slider.values.count).contains(thumb.rawValue), slider.canAdjust(thumb),
      let value = valueParser.map({ $0(text) }) ?? ValueParser().number(in: text), value.isFinite
    else { return }
    slider.changeByUser(.keyboard) { values in
      values.move(thumb, to: value, from: values, collision: .stop, snapping: true)
    }
  }

  /// Ends editing and restores the text at Escape, unless an input method composes text.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if textBeforeEdit != nil, markedTextRange == nil,
      presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
    {
      discardEdit()
      resignFirstResponder()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// The label of the thumb, unless the app sets one.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? slider?.accessibilityElement(for: thumb).accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
}

// Reads the numbers that users type. `NumberFormatter` would have to be strict about separators and at the
// same time ignore units.
struct ValueParser {
  var locale = Locale.current

  // Returns the number of a text, or `nil` if it has none, several, or misplaced separators. White space,
  // and units before and after the number have no effect.
  func number(in text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let decimal = locale.decimalSeparator ?? "."
    guard var first = text.firstIndex(where: \.isWholeNumber),
      let last = text.lastIndex(where: \.isWholeNumber)
    else { return nil }
    let isNegative = text[..<first].contains { "-−".contains($0) }
    if text[..<first].hasSuffix(decimal) { first = text.index(before: first) }
    let parts = text[first...last].components(separatedBy: decimal)
    let groups = parts[0].components(separatedBy: locale.groupingSeparator ?? ",")
    guard parts.count <= 2, groups.count == 1 || groups.last?.count == 3 else { return nil }
    var digits = groups.joined() + "."
    for part in parts.dropFirst() { digits += part }
    let number = digits.reduce(into: "") { result, character in
      // Digits of other scripts count, words for numbers do not.
      let digit = character.wholeNumberValue.flatMap { (0...9).contains($0) ? "\($0)" : nil }
      result += digit ?? String(character)
    }
    return Double(number + "0").map { isNegative ? -$0 : $0 }
  }
}
