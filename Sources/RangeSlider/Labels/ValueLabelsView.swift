import ControlCore
import UIKit

/// The view of the labels of the thumbs.
///
/// A label is measured and drawn when its text changes, not when it moves.
@MainActor
final class ValueLabelsView: ControlPart {
  private var labels: [UILabel] = []
  private var sizes: [CGSize?] = []

  init(count: Int) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    labels = (0..<count).map { _ in
      let label = UILabel()
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    sizes = labels.map { _ in nil }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The font of the texts.
  ///
  /// A font that scales follows the preferred text size.
  var font: UIFont {
    get { labels.first?.font ?? .preferredFont(forTextStyle: .footnote) }
    set {
      for label in labels { label.font = newValue }
      invalidateSizes()
    }
  }

  /// The color of the texts.
  var color: UIColor {
    get { labels.first?.textColor ?? .label }
    set {
      for label in labels { label.textColor = newValue }
    }
  }

  /// The height of a line, in points.
  var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

  /// Returns the width of a text, in points.
  func width(of text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
  }

  /// Measures the texts again at the next layout.
  func invalidateSizes() {
    sizes = labels.map { _ in nil }
  }

  /// Sets the text of a thumb.
  func setText(_ text: String, of thumb: Thumb) {
    let label = labels[thumb.rawValue]
    guard label.text != text else { return }
    label.text = text
    sizes[thumb.rawValue] = nil
  }

  /// Returns the sizes of all texts, in points.
  func textSizes(grid: PixelGrid) -> [CGSize] {
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return labels.indices.map { index in
      if let size = sizes[index] { return size }
      let size = grid.roundedUp(labels[index].sizeThatFits(unlimited))
      sizes[index] = size
      return size
    }
  }

  /// Places the label of a thumb on whole pixels.
  func place(_ index: Int, in frame: CGRect, grid: PixelGrid) {
    let label = labels[index]
    let frame = CGRect(
      x: grid.aligned(frame.minX), y: grid.aligned(frame.minY), width: frame.width,
      height: frame.height)
    if label.frame != frame { label.frame = frame }
  }

  /// Shows the labels of these thumbs only.
  func show(_ thumbs: ThumbSet) {
    for (index, label) in labels.enumerated() {
      let isHidden = !thumbs.contains(Thumb(rawValue: index))
      if label.isHidden != isHidden { label.isHidden = isHidden }
    }
  }

  /// Returns the layer of the label of a thumb.
  func layer(of thumb: Thumb) -> CALayer? { labels[thumb.rawValue].layer }
}
