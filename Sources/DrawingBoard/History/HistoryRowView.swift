import ControlCore
import CoreGraphics
import UIKit

/// A row of the history with a thumbnail, a name and a number.
@MainActor
final class HistoryRowView: Control {
  static let thumbnailSize = CGSize(width: 46, height: 36)
  private static let margin: CGFloat = 10
  private static let highlightMargin: CGFloat = 6
  private static let cornerRadius: CGFloat = 10
  private static let largestTitle: CGFloat = 23

  private let highlight = UIView()
  private let thumbnail = UIView()
  private let picture = UIImageView()
  private let title = UILabel()
  private let number = UILabel()

  /// The index of the row's step; -1 is the board before the first step.
  var step = -2

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The highlight, as high as the row, so that rows meet.
    hitShape = .padded(
      .rounded(Self.cornerRadius), top: 0, left: Self.highlightMargin, bottom: 0,
      right: Self.highlightMargin)
    for view in [highlight, thumbnail, title, number] as [UIView] {
      view.isUserInteractionEnabled = false
    }
    highlight.layer.cornerRadius = Self.cornerRadius
    highlight.layer.cornerCurve = .continuous
    picture.contentMode = .scaleAspectFit
    thumbnail.addSubview(picture)
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 6
    thumbnail.layer.cornerCurve = .continuous
    number.textColor = .secondaryLabel
    for view in [highlight, thumbnail, title, number] { addSubview(view) }
    updateFonts(isCurrent: false)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a step.
  ///
  /// - Parameters:
  ///   - name: The title of the step.
  ///   - text: The number of the step; empty for the board before the first step.
  ///   - isCurrent: Whether it is the shown step.
  ///   - isAhead: Whether it was undone.
  func show(name: String, number text: String, isCurrent: Bool, isAhead: Bool) {
    title.text = name
    number.text = text
    updateFonts(isCurrent: isCurrent)
    title.textColor = isCurrent ? tintColor : .label
    self.isCurrent = isCurrent
    updateHighlight()
    for view in [thumbnail, title, number] as [UIView] { view.alpha = isAhead ? 0.4 : 1 }
    setNeedsContentLayout()
  }

  private var isCurrent = false

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateHighlight() }
    }
  }

  private func updateHighlight() {
    highlight.backgroundColor =
      isCurrent
      ? tintColor.withAlphaComponent(0.14) : isHighlighted ? .tertiarySystemFill : .clear
  }

  /// Shows a thumbnail over the background of the drawing; without one the background alone.
  ///
  /// - Parameters:
  ///   - image: The thumbnail; `nil` while it is being made.
  ///   - background: The background color of the drawing.
  ///   - animated: Whether the thumbnail fades in.
  func show(_ image: UIImage?, background: UIColor, animated: Bool = false) {
    picture.image = image
    picture.layer.removeAllAnimations()
    picture.alpha = 1
    thumbnail.backgroundColor = background
    thumbnail.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    thumbnail.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    guard animated, window != nil else { return }
    picture.alpha = 0
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
      self.picture.alpha = 1
    }
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

  override func layoutContent() {
    let isMirrored = isRightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let margin = Self.margin
    highlight.frame = bounds.insetBy(dx: Self.highlightMargin, dy: 1)
    let thumb = Self.thumbnailSize
    place(
      thumbnail,
      CGRect(
        x: margin + 4, y: ((bounds.height - thumb.height) / 2).rounded(), width: thumb.width,
        height: thumb.height))
    picture.frame = thumbnail.bounds
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

/// The layout of the rows of a history, of which only the visible ones have views.
///
/// The first row is the board before its first step; a row for each step follows. Lengths are in
/// points. Every call takes constant time.
struct HistoryRows: Equatable, Sendable {
  /// The number of steps.
  var stepCount = 0

  /// The height of a row.
  var rowHeight: CGFloat = 52

  /// The distance above the first row and below the last.
  var inset: CGFloat = 6

  /// The number of rows.
  var count: Int { stepCount + 1 }

  /// The height of all rows.
  var contentHeight: CGFloat { CGFloat(count) * rowHeight + inset * 2 }

  /// Returns the top of the row of a step; -1 is the board before the first step.
  func top(ofStep step: Int) -> CGFloat {
    inset + CGFloat(step + 1) * rowHeight
  }

  /// Returns the step whose row is at a y coordinate; `nil` beside the rows.
  func step(at y: CGFloat) -> Int? {
    guard rowHeight > 0, y >= inset, y < contentHeight - inset else { return nil }
    return min(Int((y - inset) / rowHeight), count - 1) - 1
  }

  /// Returns the steps whose rows are between two y coordinates.
  func steps(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowHeight > 0, bottom > top else { return -1..<(-1) }
    let first = Int(max((top - inset) / rowHeight, 0))
    let last = Int(max((bottom - inset) / rowHeight, 0)) + 1
    let lower = min(first, count)
    return (lower - 1)..<(max(min(last, count), lower) - 1)
  }

  /// Returns the nearest content offset at which the row of a step is entirely visible.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - offset: The present content offset.
  ///   - height: The visible height.
  /// - Returns: The offset, within the ends of the list.
  func offset(showingStep step: Int, from offset: CGFloat, height: CGFloat) -> CGFloat {
    let (top, bottom) = (top(ofStep: step) - inset, top(ofStep: step) + rowHeight + inset)
    let nearest = min(max(offset, bottom - height), top)
    return max(min(nearest, contentHeight - height), 0)
  }
}
