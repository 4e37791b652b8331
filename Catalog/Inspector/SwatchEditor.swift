import ControlCore
import UIKit

/// A row of colors to choose from, with a ring around the one at hand.
final class SwatchEditor: UIView, InspectorEditing {
  private static let diameter: CGFloat = 24
  private static let spacing: CGFloat = 8
  private static let ringWidth: CGFloat = 2
  private static let ringGap: CGFloat = 3

  private let binding: AttributeBinding?
  private let swatches: [UIControl]
  private let ring = UIView()

  init(_ binding: AttributeBinding) {
    self.binding = binding
    swatches = ColorChoice.all.map { choice in
      let swatch = UIControl()
      swatch.backgroundColor = choice.color
      swatch.layer.cornerRadius = Self.diameter / 2
      swatch.isAccessibilityElement = true
      swatch.accessibilityLabel = String(choice.name.dropFirst())
      swatch.accessibilityHint = binding.property.name
      swatch.addAction(UIAction { _ in binding.set(.color(choice.color)) }, for: .touchUpInside)
      return swatch
    }
    super.init(frame: .zero)
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.cornerRadius = Self.diameter / 2 + Self.ringGap
    for swatch in swatches { addSubview(swatch) }
    addSubview(ring)
  }

  required init?(coder: NSCoder) {
    binding = nil
    swatches = []
    super.init(coder: coder)
  }

  func refresh() {
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(ColorChoice.all.count)
    let margin = Self.ringGap * 2
    return CGSize(
      width: count * Self.diameter + (count - 1) * Self.spacing + margin,
      height: Self.diameter + margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.diameter + Self.spacing
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: Self.ringGap + CGFloat(index) * step, y: (bounds.height - Self.diameter) / 2,
        width: Self.diameter, height: Self.diameter)
    }
    let chosen = swatches.indices.first { .color(ColorChoice.all[$0].color) == binding?.value }
    for (index, swatch) in swatches.enumerated() {
      swatch.accessibilityTraits = index == chosen ? [.button, .selected] : .button
    }
    ring.isHidden = chosen == nil
    if let chosen {
      ring.frame = swatches[chosen].frame.insetBy(dx: -Self.ringGap, dy: -Self.ringGap)
      ring.layer.borderColor =
        ColorChoice.all[chosen].color.resolvedColor(with: traitCollection).cgColor
    }
  }
}
