import QuartzCore

extension UIView {
  /// How far the first baseline is from the top and the last one from the bottom.
  ///
  /// A view without text has its baselines at its edges.
  final var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let font: UIFont?
    switch self {
    case let label as UILabel: font = label.font
    case let field as UITextField: font = field.font
    case let button as UIButton: font = button.titleLabel?.font
    default: font = nil
    }
    guard let font else { return (0, 0) }
    let height = max(bounds.height, intrinsicContentSize.height)
    var textHeight = font.lineHeight
    if let label = self as? UILabel { textHeight = label.intrinsicContentSize.height }
    let free = self is UILabel ? 0 : max(0, (height - textHeight) / 2)
    return (free + font.ascender, free - font.descender)
  }
}
