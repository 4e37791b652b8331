import ControlCore
import UIKit

/// A button of the drawing toolbar with a symbol, a dot for a stroke width, or a swatch of color.
@MainActor
final class ToolbarButton: Control {
  /// The content of a button.
  enum Content {
    /// A system symbol.
    case symbol(String)

    /// A dot for a stroke width in points.
    case dot(CGFloat)

    /// A disc of a color.
    case swatch(UIColor)

    /// The target: a square with rounded corners, or for round content one that is rounded to a circle.
    var hitShape: HitShape {
      switch self {
      case .symbol: .rounded(11)
      case .dot, .swatch: .rounded(.greatestFiniteMagnitude)
      }
    }
  }

  private static let highlightSide: CGFloat = 38
  private static let swatchSide: CGFloat = 28
  private static let ringSide: CGFloat = 37
  private static let dotHighlightSide: CGFloat = 36

  private let highlight = UIView()
  private let imageView = UIImageView()
  private let disc = UIView()
  let content: Content

  init(_ content: Content, label: String, pressed: @escaping @MainActor () -> Void) {
    self.content = content
    super.init(frame: .zero)
    hitShape = content.hitShape
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
    for view in [highlight, disc, imageView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageView.contentMode = .center
    if case .symbol(let name) = content {
      imageView.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium))
    }
    highlight.layer.cornerCurve = .continuous
    addAction(UIAction { _ in pressed() }, for: .touchUpInside)
    updateAppearance()
  }

  required init?(coder: NSCoder) {
    content = .symbol("")
    super.init(coder: coder)
  }

  override var isSelected: Bool {
    didSet {
      if isSelected != oldValue { updateAppearance() }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateAppearance() }
    }
  }

  override var isEnabled: Bool {
    didSet {
      if isEnabled != oldValue { updateAppearance() }
    }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  override func layoutContent() {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    imageView.frame = bounds
    var side = Self.highlightSide
    if case .swatch = content { side = Self.ringSide }
    if case .dot = content { side = Self.dotHighlightSide }
    place(highlight, side: side, at: middle)
    switch content {
    case .symbol:
      highlight.layer.cornerRadius = 11
      disc.isHidden = true
    case .dot(let width):
      place(disc, side: Self.dotSide(of: width), at: middle)
    case .swatch:
      place(disc, side: Self.swatchSide, at: middle)
    }
  }

  /// Returns the diameter of the dot for a stroke width, from 4 through 22 points.
  static func dotSide(of width: CGFloat) -> CGFloat {
    min(max(width.isFinite ? width.squareRoot() * 4 : 4, 4), 22).rounded()
  }

  private func place(_ view: UIView, side: CGFloat, at middle: CGPoint) {
    view.frame = CGRect(
      x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side,
      height: side)
    view.layer.cornerRadius = side / 2
  }

  func updateAppearance() {
    alpha = isEnabled ? 1 : 0.35
    switch content {
    case .symbol:
      highlight.backgroundColor =
        isSelected ? tintColor : isHighlighted ? .tertiarySystemFill : .clear
      imageView.tintColor = isSelected ? .white : .label
    case .dot:
      disc.backgroundColor = isSelected ? tintColor : .label
      highlight.backgroundColor = isSelected || isHighlighted ? .tertiarySystemFill : .clear
    case .swatch(let color):
      disc.backgroundColor = color
      disc.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
      disc.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      highlight.backgroundColor = .clear
      highlight.layer.borderWidth = isSelected ? 2.5 : 0
      highlight.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
      disc.transform = isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
  }
}
