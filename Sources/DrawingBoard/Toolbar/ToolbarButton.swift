import UIKit

/// A button of the drawing toolbar: a symbol, a dot as large as a width, or a swatch of colour.
@MainActor
final class ToolbarButton: UIControl {
  /// What the button shows.
  enum Content {
    /// A system symbol.
    case symbol(String)

    /// A dot of a line's width, in points.
    case dot(CGFloat)

    /// A disc of a colour.
    case swatch(UIColor)
  }

  private static let plateSide: CGFloat = 38
  private static let swatchSide: CGFloat = 24
  private static let ringSide: CGFloat = 32
  private static let dotPlateSide: CGFloat = 30

  private let plate = UIView()
  private let imageView = UIImageView()
  private let disc = UIView()
  let content: Content

  init(_ content: Content, label: String, pressed: @escaping @MainActor () -> Void) {
    self.content = content
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
    for view in [plate, disc, imageView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageView.contentMode = .center
    if case .symbol(let name) = content {
      imageView.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium))
    }
    plate.layer.cornerCurve = .continuous
    addAction(UIAction { _ in pressed() }, for: .touchUpInside)
    updateLook()
  }

  required init?(coder: NSCoder) {
    content = .symbol("")
    super.init(coder: coder)
  }

  override var isSelected: Bool {
    didSet {
      if isSelected != oldValue { updateLook() }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateLook() }
    }
  }

  override var isEnabled: Bool {
    didSet {
      if isEnabled != oldValue { updateLook() }
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
    updateLook()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    imageView.frame = bounds
    var side = Self.plateSide
    if case .swatch = content { side = Self.ringSide }
    if case .dot = content { side = Self.dotPlateSide }
    place(plate, side: side, at: middle)
    switch content {
    case .symbol:
      plate.layer.cornerRadius = 11
      disc.isHidden = true
    case .dot(let width):
      place(disc, side: Self.dotSide(of: width), at: middle)
    case .swatch:
      place(disc, side: Self.swatchSide, at: middle)
    }
  }

  /// The diameter of the dot for a width, between 4 and 22 points.
  static func dotSide(of width: CGFloat) -> CGFloat {
    min(max(width.isFinite ? width.squareRoot() * 4 : 4, 4), 22).rounded()
  }

  private func place(_ view: UIView, side: CGFloat, at middle: CGPoint) {
    view.frame = CGRect(
      x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side,
      height: side)
    view.layer.cornerRadius = side / 2
  }

  func updateLook() {
    alpha = isEnabled ? 1 : 0.35
    switch content {
    case .symbol:
      plate.backgroundColor =
        isSelected ? tintColor : isHighlighted ? .tertiarySystemFill : .clear
      imageView.tintColor = isSelected ? .white : .label
    case .dot:
      disc.backgroundColor = isSelected ? tintColor : .label
      plate.backgroundColor = isSelected || isHighlighted ? .tertiarySystemFill : .clear
    case .swatch(let color):
      disc.backgroundColor = color
      disc.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
      disc.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      plate.backgroundColor = .clear
      plate.layer.borderWidth = isSelected ? 2.5 : 0
      plate.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
      disc.transform = isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }
  }
}
