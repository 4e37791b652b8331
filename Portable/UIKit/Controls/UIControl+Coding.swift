// What an archive of a control holds beside what every view has.
extension UIControl {
  private enum Key {
    static let isDisabled = "UIDisabled"
    static let isSelected = "UISelected"
    static let isHighlighted = "UIHighlighted"
    static let horizontalAlignment = "UIContentHorizontalAlignment"
    static let verticalAlignment = "UIContentVerticalAlignment"
  }

  final func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(!isEnabled, forKey: Key.isDisabled)
    coder.encode(isSelected, forKey: Key.isSelected)
    coder.encode(isHighlighted, forKey: Key.isHighlighted)
    coder.encode(contentHorizontalAlignment.rawValue, forKey: Key.horizontalAlignment)
    coder.encode(contentVerticalAlignment.rawValue, forKey: Key.verticalAlignment)
  }

  // What is missing, or out of range, stays at its default.
  final func decodeState(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if coder.decodeBool(forKey: Key.isDisabled) { isEnabled = false }
    if coder.decodeBool(forKey: Key.isSelected) { isSelected = true }
    if coder.decodeBool(forKey: Key.isHighlighted) { isHighlighted = true }
    if let alignment = ContentHorizontalAlignment(
      rawValue: coder.decodeInteger(forKey: Key.horizontalAlignment))
    {
      contentHorizontalAlignment = alignment
    }
    if let alignment = ContentVerticalAlignment(
      rawValue: coder.decodeInteger(forKey: Key.verticalAlignment))
    {
      contentVerticalAlignment = alignment
    }
  }
}
