import ControlCore
import UIKit

/// A slider for a number, and a field in which it can be typed.
///
///     NumberEditor
///     ├── field    at the end of the row's first line
///     └── slider   below the name
final class NumberEditor: UIView, InspectorEditing {
  private static let fieldMargin: CGFloat = 8
  private static let minimumFieldWidth: CGFloat = 52
  private static let largestUnit = 1e9

  let slider = UISlider()
  let field = UITextField()
  private let binding: AttributeBinding?
  private let isWhole: Bool

  /// The room that the name of the row leaves to the field, in points.
  var maximumFieldWidth = CGFloat.greatestFiniteMagnitude {
    didSet { if maximumFieldWidth != oldValue { setNeedsLayout() } }
  }

  init(_ binding: AttributeBinding, isWhole: Bool = false) {
    self.binding = binding
    self.isWhole = isWhole
    super.init(frame: .zero)
    addSubview(slider)
    addSubview(field)
    prepareField()
    slider.addAction(UIAction { [weak self] _ in self?.slid() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    binding = nil
    isWhole = false
    super.init(coder: coder)
  }

  private func prepareField() {
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    field.adjustsFontForContentSizeCategory = true
    field.textColor = .secondaryLabel
    field.textAlignment = .center
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 6
    field.layer.cornerCurve = .continuous
    field.keyboardType = .numbersAndPunctuation
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingDidEnd)
    field.addAction(
      UIAction { [weak self] _ in _ = self?.field.resignFirstResponder() },
      for: .editingDidEndOnExit)
  }

  override var accessibilityLabel: String? {
    didSet {
      slider.accessibilityLabel = accessibilityLabel
      field.accessibilityLabel = accessibilityLabel
    }
  }

  func refresh() {
    // The ends of the range move with other attributes, but not under a finger.
    guard let binding, let number = binding.value?.number else { return }
    if !slider.isTracking {
      if let range = binding.range {
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
      }
      slider.value = Float(number)
    }
    let text = text(of: number)
    guard !field.isEditing, field.text != text else { return }
    field.text = text
    setNeedsLayout()
  }

  private func text(of number: Double) -> String {
    binding?.property.valueNames[number].map { localized($0) } ?? NumberText.field(number)
  }

  private func slid() {
    set(rounded(slider.value))
  }

  /// The number at a place of the slider, of as few digits as a hundredth of the range needs.
  ///
  /// The ends of the slider are those of the range.
  private func rounded(_ value: Float) -> Double {
    let range = binding?.range ?? Double(slider.minimumValue)...Double(slider.maximumValue)
    if value <= slider.minimumValue { return range.lowerBound }
    if value >= slider.maximumValue { return range.upperBound }
    let step = (range.upperBound - range.lowerBound) / 100
    guard step > 0 else { return range.lowerBound }
    // A power of ten, so that the quotient is the number nearest to its decimals.
    var unit = 1.0
    while step * unit < 1, unit < Self.largestUnit { unit *= 10 }
    return min(max((Double(value) * unit).rounded() / unit, range.lowerBound), range.upperBound)
  }

  private func set(_ number: Double) {
    binding?.set(isWhole ? .integer(Int(number.rounded())) : .number(number))
  }

  /// Sets what was typed; what cannot be understood is replaced by the value at hand.
  private func typed() {
    let typed = field.text ?? ""
    // The field may show fewer digits than the number has.
    guard typed != binding?.value?.number.map(text) else { return }
    if let number = number(in: typed) { set(number) }
    field.text = binding?.value?.number.map(text)
    setNeedsLayout()
  }

  private func number(in typed: String) -> Double? {
    let typed = typed.trimmingCharacters(in: .whitespaces)
    if let named = binding?.property.valueNames.first(where: {
      [$0.value, localized($0.value)].contains {
        $0.caseInsensitiveCompare(typed) == .orderedSame
      }
    }) {
      return named.key
    }
    guard let number = NumberText.number(typed) else { return nil }
    return isWhole && abs(number) > 1e15 ? nil : number
  }

  /// The width that the row's first line has for the name and what stands before the field.
  func fieldWidth(in width: CGFloat) -> CGFloat {
    let text = field.sizeThatFits(CGSize(width: width, height: 0)).width.rounded(.up)
    let limit = max(min(width / 2, maximumFieldWidth), Self.minimumFieldWidth)
    return min(max(text + Self.fieldMargin * 2, Self.minimumFieldWidth), limit)
  }

  /// The height of the row's first line.
  var fieldHeight: CGFloat {
    ((field.font?.lineHeight ?? 20) + Self.fieldMargin).rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + 4 + slider.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = fieldWidth(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: fieldHeight)
    let height = slider.sizeThatFits(bounds.size).height
    slider.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
