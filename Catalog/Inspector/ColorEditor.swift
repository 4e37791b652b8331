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
    let chosen = swatches.indices.first { .color(ColorChoice.all[$0].color) == binding?.value }
    for (index, swatch) in swatches.enumerated() {
      swatch.accessibilityTraits = index == chosen ? [.button, .selected] : .button
    }
    ring.isHidden = chosen == nil
    guard let chosen else { return }
    ring.frame = swatches[chosen].frame.insetBy(dx: -Self.ringGap, dy: -Self.ringGap)
    ring.layer.borderColor =
      ColorChoice.all[chosen].color.resolvedColor(with: traitCollection).cgColor
  }
}

/// The colors that the inspector offers, with what they are called in code.
@MainActor
enum ColorChoice {
  static let all: [(name: String, color: UIColor)] = [
    (".systemBlue", .systemBlue), (".systemGreen", .systemGreen),
    (".systemOrange", .systemOrange), (".systemPink", .systemPink),
    (".systemPurple", .systemPurple), (".systemGray4", .systemGray4),
  ]

  /// The other colors with a name.
  private static let named: [(name: String, color: UIColor)] = [
    (".systemRed", .systemRed), (".systemYellow", .systemYellow), (".systemMint", .systemMint),
    (".systemTeal", .systemTeal), (".systemCyan", .systemCyan), (".systemIndigo", .systemIndigo),
    (".systemBrown", .systemBrown), (".systemGray", .systemGray), (".systemGray2", .systemGray2),
    (".systemGray3", .systemGray3), (".systemGray5", .systemGray5),
    (".systemGray6", .systemGray6), (".label", .label), (".secondaryLabel", .secondaryLabel),
    (".tertiaryLabel", .tertiaryLabel), (".quaternaryLabel", .quaternaryLabel),
    (".separator", .separator), (".opaqueSeparator", .opaqueSeparator), (".link", .link),
    (".systemFill", .systemFill), (".secondarySystemFill", .secondarySystemFill),
    (".tertiarySystemFill", .tertiarySystemFill),
    (".quaternarySystemFill", .quaternarySystemFill), (".systemBackground", .systemBackground),
    (".secondarySystemBackground", .secondarySystemBackground),
    (".tertiarySystemBackground", .tertiarySystemBackground),
    (".systemGroupedBackground", .systemGroupedBackground),
    (".secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    (".tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    (".white", .white), (".black", .black), (".clear", .clear), (".darkGray", .darkGray),
    (".lightGray", .lightGray), (".gray", .gray),
  ]

  /// The color as Swift code.
  static func swift(_ color: UIColor) -> String {
    if let known = (all + named).first(where: { $0.color == color }) { return known.name }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func text(_ part: CGFloat) -> String { NumberText.code(Double(part)) }
    return "UIColor(red: \(text(red)), green: \(text(green)), blue: \(text(blue)), "
      + "alpha: \(text(alpha)))"
  }

  /// The name of the color in a document of Interface Builder, or `nil` if it adapts to nothing.
  static func systemName(_ color: UIColor) -> String? {
    guard let known = (all + named).first(where: { $0.color == color }),
      ![".white", ".black", ".clear", ".darkGray", ".lightGray", ".gray"].contains(known.name)
    else { return nil }
    return known.name.dropFirst() + "Color"
  }
}
