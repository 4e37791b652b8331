import ControlCore
import UIKit

/// The view of the labels of the thumbs.
///
/// A label is drawn when its text changes, not when it moves. A text is measured once; texts that
/// differ in their digits only are measured once together if the font has digits of equal width.
@MainActor
final class ValueLabelsView: ControlPart {
  private var labels: [UILabel] = []
  private var sizes: [CGSize?] = []
  private var knownSizes: [String: CGSize] = [:]

  /// The number of sizes above which the oldest are discarded together.
  private static let sizeLimit = 128

  /// A Boolean value that determines whether the digits of the font have equal widths.
  var hasEqualDigits = false {
    didSet {
      if hasEqualDigits != oldValue { invalidateSizes() }
    }
  }

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
    knownSizes.removeAll()
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
    labels.indices.map { index in
      if let size = sizes[index] { return size }
      let text = labels[index].text ?? ""
      let key = hasEqualDigits ? text.withEqualDigits : text
      let size = knownSizes[key] ?? measure(labels[index], grid: grid)
      if knownSizes.count >= Self.sizeLimit { knownSizes.removeAll() }
      knownSizes[key] = size
      sizes[index] = size
      return size
    }
  }

  private func measure(_ label: UILabel, grid: PixelGrid) -> CGSize {
    var size = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    // Kerning may make a text with other digits a little wider.
    if hasEqualDigits { size.width += 1 }
    return grid.roundedUp(size)
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

extension String {
  /// The text with each digit replaced by zero.
  fileprivate var withEqualDigits: String {
    String(decoding: utf8.map { (48...57).contains($0) ? 48 : $0 }, as: UTF8.self)
  }
}

/// The view of the titles and images of ticks.
@MainActor
final class TickTitlesView: ControlPart {
  private var ticks: [SliderTick] = []
  private var items: [UIView] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the titles or images of ticks.
  func setTicks(_ new: [SliderTick]) {
    guard new != ticks else { return }
    ticks = new
    for item in items { item.removeFromSuperview() }
    items = new.map { tick in
      if let image = tick.image { return UIImageView(image: image) }
      let label = UILabel()
      label.text = tick.title
      label.font = .preferredFont(forTextStyle: .caption2)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      return label
    }
    for item in items { addSubview(item) }
  }

  /// The thickness of the titles across the slider, in points.
  func thickness(isVertical: Bool) -> CGFloat {
    items.reduce(0) { greatest, item in
      let size = Self.size(of: item)
      return max(greatest, isVertical ? size.width : size.height)
    }
  }

  /// Centers each title on its tick.
  ///
  /// A title that would overlap the one before it is hidden.
  func layOut(
    in bounds: CGRect, geometry: SliderGeometry, band: SliderBand, grid: PixelGrid
  ) {
    if frame != bounds || self.bounds != bounds {
      frame = bounds
      self.bounds = bounds
    }
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    var occupied: [ClosedRange<CGFloat>] = []
    for (tick, item) in zip(ticks, items) {
      let size = Self.size(of: item)
      let (length, thickness) = (geometry.length(of: size), geometry.thickness(of: size))
      let start = geometry.position(of: tick.value) - length / 2
      let reach = band.thumbs / 2 + band.titleDistance
      let place = geometry.rectangle(
        along: start, length: length,
        across: band.labelsComeFirst ? middle + reach : middle - reach - thickness,
        thickness: thickness)
      let extent = start...start + length
      let isVisible =
        geometry.values.contains(tick.value) && !occupied.contains { $0.overlaps(extent) }
      item.isHidden = !isVisible
      guard isVisible else { continue }
      occupied.append(extent)
      let new = CGRect(
        origin: CGPoint(x: grid.aligned(place.minX), y: grid.aligned(place.minY)),
        size: place.size)
      if item.frame != new { item.frame = new }
    }
  }

  private static func size(of item: UIView) -> CGSize {
    if let image = (item as? UIImageView)?.image { return image.size }
    let size = item.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
