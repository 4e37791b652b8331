import ControlCore
import UIKit

/// A row of colors to choose from, with a ring around the one at hand, and a well for any other.
///
///     ColorEditor
///     ├── swatches
///     ├── ring      around the chosen swatch
///     └── well      shows the color, opens the system's picker
final class ColorEditor: UIView, InspectorEditing {
  private static let diameter: CGFloat = 24
  private static let spacing: CGFloat = 8
  private static let ringWidth: CGFloat = 2
  private static let ringGap: CGFloat = 3

  let well = UIColorWell(frame: .zero)
  private let binding: AttributeBinding?
  private let swatches: [UIControl]
  private let ring = UIView()

  init(_ binding: AttributeBinding) {
    self.binding = binding
    swatches = ColorChoice.all.map { color in
      let swatch = UIControl()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = Self.diameter / 2
      swatch.isAccessibilityElement = true
      swatch.accessibilityLabel = ColorText.name(color)
      swatch.accessibilityHint = binding.property.name
      swatch.addAction(UIAction { _ in binding.set(.color(color)) }, for: .touchUpInside)
      return swatch
    }
    super.init(frame: .zero)
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.cornerRadius = Self.diameter / 2 + Self.ringGap
    for swatch in swatches { addSubview(swatch) }
    addSubview(ring)
    well.title = binding.property.name
    well.accessibilityLabel = binding.property.name
    let picked = UIAction { [weak self] _ in
      guard let self, let color = well.selectedColor else { return }
      self.binding?.set(.color(color))
    }
    well.addAction(picked, for: .valueChanged)
    addSubview(well)
  }

  required init?(coder: NSCoder) {
    binding = nil
    swatches = []
    super.init(coder: coder)
  }

  func refresh() {
    if case .color(let color)? = binding?.value { well.selectedColor = color }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(swatches.count)
    let wellSize = well.sizeThatFits(size)
    return CGSize(
      width: count * (Self.diameter + Self.spacing) + Self.ringGap + wellSize.width,
      height: max(Self.diameter + Self.ringGap * 2, wellSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let step = Self.diameter + Self.spacing
    for (index, swatch) in swatches.enumerated() {
      place(
        swatch, x: Self.ringGap + CGFloat(index) * step,
        size: CGSize(width: Self.diameter, height: Self.diameter))
    }
    let wellSize = well.sizeThatFits(bounds.size)
    place(well, x: bounds.width - wellSize.width, size: wellSize)
    showChosen()
  }

  private func showChosen() {
    let chosen = swatches.indices.first { .color(ColorChoice.all[$0]) == binding?.value }
    for (index, swatch) in swatches.enumerated() {
      swatch.accessibilityTraits = index == chosen ? [.button, .selected] : .button
    }
    ring.isHidden = chosen == nil
    guard let chosen else { return }
    ring.frame = swatches[chosen].frame.insetBy(dx: -Self.ringGap, dy: -Self.ringGap)
    ring.layer.borderColor =
      ColorChoice.all[chosen].resolvedColor(with: traitCollection).cgColor
  }
}

/// The colors that the inspector offers.
@MainActor
enum ColorChoice {
  static let all: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemGray4,
  ]

  /// The color as Swift code.
  static func swift(_ color: UIColor) -> String {
    if let name = ColorText.name(color) { return ".\(name)" }
    let parts = ColorText.components(color).map { NumberText.code($0) }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
