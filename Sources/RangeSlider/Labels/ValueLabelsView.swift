import ControlCore
import UIKit

/// The two texts beside the thumbs.
///
/// A text is measured and drawn when it changes, not when it moves. Which text, and where, is told
/// from outside.
///
///     ValueLabelsView
///     ├── label    lower
///     └── label    upper
@MainActor
final class ValueLabelsView: ControlPart {
  private let labels: [Thumb: UILabel] = [.lower: UILabel(), .upper: UILabel()]
  private var sizes: [Thumb: CGSize] = [:]

  init() {
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    for thumb in Thumb.allCases {
      guard let label = labels[thumb] else { continue }
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      addSubview(label)
    }
  }

  /// The font of the texts; one that scales follows the text size.
  var font: UIFont {
    get { labels[.lower]?.font ?? .preferredFont(forTextStyle: .footnote) }
    set {
      for label in labels.values { label.font = newValue }
      forgetSizes()
    }
  }

  /// The colour of the texts.
  var color: UIColor {
    get { labels[.lower]?.textColor ?? .label }
    set {
      for label in labels.values { label.textColor = newValue }
    }
  }

  /// How high a line is, in points.
  var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

  /// How wide a text would be, in points.
  func width(of text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
  }

  /// Measures the texts anew the next time they are placed.
  func forgetSizes() {
    sizes.removeAll()
  }

  /// Says what stands beside a thumb.
  func setText(_ text: String, of thumb: Thumb) {
    guard let label = labels[thumb], label.text != text else { return }
    label.text = text
    sizes[thumb] = nil
  }

  /// The size of a thumb's text, in points.
  func size(of thumb: Thumb, grid: PixelGrid) -> CGSize {
    if let size = sizes[thumb] { return size }
    guard let label = labels[thumb] else { return .zero }
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let size = grid.roundedUp(label.sizeThatFits(unlimited))
    sizes[thumb] = size
    return size
  }

  /// Places a thumb's text, on whole pixels.
  func place(_ thumb: Thumb, in frame: CGRect, grid: PixelGrid) {
    guard let label = labels[thumb] else { return }
    let frame = CGRect(
      x: grid.aligned(frame.minX), y: grid.aligned(frame.minY), width: frame.width,
      height: frame.height)
    if label.frame != frame { label.frame = frame }
  }

  /// The layer that moves with a thumb.
  func layer(of thumb: Thumb) -> CALayer? { labels[thumb]?.layer }
}
