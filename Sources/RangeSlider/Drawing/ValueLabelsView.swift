import UIKit

// The view of the labels of the thumbs. A label is drawn when its text changes, not when it moves. A text is
// measured once; texts that differ in their digits only are measured once together if the font has digits of
// equal width.
@MainActor
final class ValueLabelsView: PartView {
  struct Colors: Equatable {
    var text: UIColor
    var bubble: UIColor?
  }

  private struct Item {
    let label: UILabel
    var bubble: LabelBubbleView?

    /// The text of the thumb, which a merged label displays with others.
    var text = ""

    /// The text that the label displays, since reading it from the label converts it.
    var shownText = ""
    var size: CGSize?
  }

  private var items: [Item] = []
  private var indices: [Int] = []

  /// The groups of labels that do not merge.
  private var singles: [Range<Int>] = []
  private var knownSizes: [String: CGSize] = [:]

  /// The number of sizes above which the oldest are discarded together.
  private static let sizeLimit = 128

  /// The least size of texts that shrink, in points: that of the smallest text styles.
  private static let smallestPointSize: CGFloat = 11

  var hasEqualDigits = false

  convenience init(count: Int) {
    self.init(frame: .zero)
    items = (0..<count).map { _ in
      let label = UILabel()
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      addSubview(label)
      return Item(label: label)
    }
    indices = Array(items.indices)
    singles = indices.map { $0..<$0 + 1 }
  }

  // The font of the texts. A font that scales follows the preferred text size.
  var font: UIFont {
    get { items.first?.label.font ?? .preferredFont(forTextStyle: .footnote) }
    set {
      for label in items.map(\.label) {
        label.font = newValue
        label.minimumScaleFactor = min(Self.smallestPointSize / max(newValue.pointSize, 1), 1)
      }
    }
  }

  func setColors(_ colors: [Colors]) {
    for (index, color) in colors.enumerated() where items.indices.contains(index) {
      items[index].size = nil
      items[index].label.textColor = color.text
      guard let fill = color.bubble else {
        items[index].bubble?.removeFromSuperview()
        items[index].bubble = nil
        continue
      }
      if items[index].bubble == nil {
        let bubble = LabelBubbleView(frame: .zero)
        items[index].bubble = bubble
        insertSubview(bubble, at: 0)
        bubble.isHidden = items[index].label.isHidden
      }
      items[index].bubble?.setColor(fill)
    }
  }

  func size(of text: String) -> CGSize {
    CGSize(
      width: (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up),
      height: (font.lineHeight * CGFloat(text.lineCount)).rounded(.up))
  }

  func bubbleThickness(isVertical: Bool) -> CGFloat {
    guard items.contains(where: { $0.bubble != nil }) else { return 0 }
    let padding = LabelBubbleView.padding
    return (isVertical ? padding.width : padding.height) * 2 + LabelBubbleView.pointer.height
  }

  func invalidateSizes() {
    for index in items.indices { items[index].size = nil }
    knownSizes.removeAll()
  }

  func setText(_ text: String, of thumb: Thumb) {
    let index = thumb.rawValue
    guard items[index].text != text else { return }
    items[index].text = text
    items[index].size = nil
  }

  // MARK: Layout

  struct Context {
    var geometry: SliderGeometry
    var layout: LabelLayout
    var grid: PixelGrid
    var positions: ThumbNumbers

    /// The part of the control along the slider for the labels, in points.
    var available: ClosedRange<CGFloat>
    var visible: ThumbSet
  }

  // Displays the texts, and places the labels. Texts that would overlap are displayed in the label of the
  // first of their thumbs, if labels merge.
  func layOut(_ context: Context) {
    let (layout, geometry) = (context.layout, context.geometry)
    var (thumbs, groups, positions) = (indices, singles, context.positions)
    if layout.mergesLabels {
      thumbs.removeAll { !context.visible.contains(Thumb(rawValue: $0)) }
      for (index, thumb) in thumbs.enumerated() { positions[index] = context.positions[thumb] }
      groups = layout.groups(
        in: geometry, positions: positions, count: thumbs.count, available: context.available
      ) { size(of: thumbs[$0], in: context) }
    }
    var lengths = ThumbNumbers(count: groups.count)
    var middles = lengths
    for (index, group) in groups.enumerated() {
      // A label beyond the visible part of the track leaves its room to the others.
      if positions[group].contains(where: { geometry.isVisible(CGFloat($0)) }) {
        lengths[index] = Double(geometry.length(of: size(of: thumbs[group], in: context)))
      }
      middles[index] = Double(LabelLayout.middle(of: group, positions))
    }
    let spans = layout.spans(
      of: lengths, at: middles, in: context.available, isReversed: geometry.isReversed)
    var shown = ThumbSet(rawValue: 0)
    for (index, group) in groups.enumerated() {
      let label = thumbs[group.lowerBound]
      let thumb = Thumb(rawValue: label)
      shown.insert(ThumbSet(thumb))
      let appears = show(
        text(of: thumbs[group], in: context), at: label, isVisible: context.visible.contains(thumb))
      place(
        label, size(of: thumbs[group], in: context), from: spans.starts[index],
        length: spans.lengths[index], at: middles[index], appears: appears, context)
    }
    for index in items.indices where !shown.contains(Thumb(rawValue: index)) {
      show(items[index].text, at: index, isVisible: false)
    }
  }

  /// Returns the text of some thumbs: equal texts once, the others from the least value to the greatest.
  private func text(of thumbs: ArraySlice<Int>, in context: Context) -> String {
    let first = items[thumbs[thumbs.startIndex]].text
    guard thumbs.count > 1 else { return first }
    var parts = [first]
    for thumb in thumbs where parts.last != items[thumb].text { parts.append(items[thumb].text) }
    let text = parts.joined(separator: LabelLayout.separator)
    // A dash alone does not determine the direction of the text.
    return parts.count > 1 && context.geometry.isMirrored ? "\u{200F}" + text : text
  }

  private func size(of thumbs: ArraySlice<Int>, in context: Context) -> CGSize {
    let first = thumbs[thumbs.startIndex]
    guard thumbs.count > 1 else { return size(at: first, in: context) }
    let text = text(of: thumbs, in: context)
    return padded(size(of: text, grid: context.grid), at: first, in: context)
  }

  private func size(at index: Int, in context: Context) -> CGSize {
    if let size = items[index].size { return size }
    let size = padded(size(of: items[index].text, grid: context.grid), at: index, in: context)
    items[index].size = size
    return size
  }

  private func padded(_ size: CGSize, at index: Int, in context: Context) -> CGSize {
    items[index].bubble == nil || size.width == 0
      ? size : LabelBubbleView.size(around: size, isVertical: context.geometry.isVertical)
  }

  private func size(of text: String, grid: PixelGrid) -> CGSize {
    let key = hasEqualDigits ? text.withEqualDigits : text
    if let size = knownSizes[key] { return size }
    if knownSizes.count >= Self.sizeLimit { knownSizes.removeAll() }
    measuringLabel.font = font
    measuringLabel.text = text
    var size = measuringLabel.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    // Kerning may make a text with other digits a little wider.
    if hasEqualDigits, !text.isEmpty { size.width += 1 }
    size = grid.roundedUp(size)
    knownSizes[key] = size
    return size
  }

  private lazy var measuringLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  // Displays a text in the label of a thumb. Returns whether the label was not visible before.
  @discardableResult
  private func show(_ text: String, at index: Int, isVisible: Bool) -> Bool {
    let label = items[index].label
    let appears = label.isHidden || items[index].shownText.isEmpty
    if items[index].shownText != text {
      items[index].shownText = text
      label.text = text
      label.numberOfLines = text.lineCount
    }
    if label.isHidden == isVisible { label.isHidden = !isVisible }
    let isEmpty = !isVisible || text.isEmpty
    if let bubble = items[index].bubble, bubble.isHidden != isEmpty { bubble.isHidden = isEmpty }
    return appears
  }

  // Places a label of a size on whole pixels, with a bubble that points to a position along the slider. The
  // size changes at once, because an animated one would stretch the text. A text that does not fit has a
  // smaller font.
  private func place(
    _ index: Int, _ size: CGSize, from start: Double, length: Double, at position: Double,
    appears: Bool, _ context: Context
  ) {
    let (label, geometry, grid) = (items[index].label, context.geometry, context.grid)
    var frame = context.layout.frame(
      from: CGFloat(start), length: CGFloat(length), thickness: geometry.thickness(of: size),
      in: geometry)
    if geometry.isVertical {
      // Beside a vertical slider, a text that is longer than those of the bounds must not leave the control.
      let (low, high) = (max(frame.minX, bounds.minX), min(frame.maxX, bounds.maxX))
      frame = CGRect(x: low, y: frame.minY, width: max(high - low, 0), height: frame.height)
    }
    let isShortened = frame.width < size.width - 0.5
    if label.adjustsFontSizeToFitWidth != isShortened {
      label.adjustsFontSizeToFitWidth = isShortened
    }
    frame.origin = CGPoint(x: grid.aligned(frame.minX), y: grid.aligned(frame.minY))
    if let bubble = items[index].bubble {
      frame = bubble.place(
        in: frame, pointingTo: geometry.point(along: CGFloat(position)),
        isVertical: geometry.isVertical, appears: appears)
    }
    label.place(in: frame, appears: appears)
  }

  func label(of thumb: Thumb) -> UILabel { items[thumb.rawValue].label }
}

extension String {
  /// The number of lines, which only a format of the app breaks.
  fileprivate var lineCount: Int { utf8.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 } }

  fileprivate var withEqualDigits: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(("0"..."9").contains(scalar) ? "0" : scalar)
    }
    return text
  }
}
