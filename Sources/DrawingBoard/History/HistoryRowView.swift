import UIKit

/// A row of the history: a thumbnail, a name and a number.
@MainActor
final class HistoryRowView: UIControl {
  static let thumbnailSize = CGSize(width: 46, height: 36)
  private static let margin: CGFloat = 10
  private static let largestTitle: CGFloat = 23

  private let plate = UIView()
  private let thumbnail = UIImageView()
  private let title = UILabel()
  private let number = UILabel()

  /// The step that the row is for; -1 for the board before the first one.
  var step = -2

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [plate, thumbnail, title, number] as [UIView] {
      view.isUserInteractionEnabled = false
    }
    plate.layer.cornerRadius = 10
    plate.layer.cornerCurve = .continuous
    thumbnail.contentMode = .scaleAspectFit
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 6
    thumbnail.layer.cornerCurve = .continuous
    number.textColor = .secondaryLabel
    for view in [plate, thumbnail, title, number] { addSubview(view) }
    updateFonts(isCurrent: false)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a step.
  ///
  /// - Parameters:
  ///   - name: What the step is called.
  ///   - text: Its number, empty for the board before the first one.
  ///   - isCurrent: Whether it is the shown one.
  ///   - isAhead: Whether it was taken back.
  func show(name: String, number text: String, isCurrent: Bool, isAhead: Bool) {
    title.text = name
    number.text = text
    updateFonts(isCurrent: isCurrent)
    title.textColor = isCurrent ? tintColor : .label
    self.isCurrent = isCurrent
    updatePlate()
    for view in [thumbnail, title, number] as [UIView] { view.alpha = isAhead ? 0.4 : 1 }
    setNeedsLayout()
  }

  private var isCurrent = false

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updatePlate() }
    }
  }

  private func updatePlate() {
    plate.backgroundColor =
      isCurrent
      ? tintColor.withAlphaComponent(0.14) : isHighlighted ? .tertiarySystemFill : .clear
  }

  /// Shows a thumbnail on paper; without one a symbol of an empty sheet, or nothing yet.
  func show(_ image: UIImage?, paper: UIColor) {
    thumbnail.image = image
    thumbnail.backgroundColor = paper
    thumbnail.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    thumbnail.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  // Rows share their width with a thumbnail, so texts stop growing where a name would be cut off.
  private func updateFonts(isCurrent: Bool) {
    title.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: isCurrent ? .semibold : .regular),
      maximumPointSize: Self.largestTitle)
    number.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular), maximumPointSize: 17)
  }

  /// The height of a row at a text size, in points.
  static func height(with traits: UITraitCollection) -> CGFloat {
    max(
      thumbnailSize.height + 16,
      min(
        UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 15, compatibleWith: traits),
        largestTitle
      ).rounded() * 1.4 + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let margin = Self.margin
    plate.frame = bounds.insetBy(dx: 6, dy: 1)
    let thumb = Self.thumbnailSize
    place(
      thumbnail,
      CGRect(
        x: margin + 4, y: ((bounds.height - thumb.height) / 2).rounded(), width: thumb.width,
        height: thumb.height))
    let numberWidth = min(number.sizeThatFits(bounds.size).width.rounded(.up), bounds.width / 3)
    place(
      number,
      CGRect(
        x: bounds.width - margin - 6 - numberWidth, y: 0, width: numberWidth,
        height: bounds.height))
    let start = margin + 4 + thumb.width + margin
    place(
      title,
      CGRect(
        x: start, y: 0, width: max(bounds.width - margin * 2 - 6 - numberWidth - start, 0),
        height: bounds.height))
    title.textAlignment = isMirrored ? .right : .left
  }
}
