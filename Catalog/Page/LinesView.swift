import UIKit

/// Lines of code or of a log in a monospaced font, with a label for each.
///
/// Only labels whose text has changed are measured and drawn again.
final class LinesView: UIView {
  private var labels: [TextBlock] = []
  private var heights: [CGFloat?] = []
  private var measuredWidth: CGFloat = 0
  private let color: UIColor

  init(_ lines: [String], color: UIColor = .label) {
    self.color = color
    super.init(frame: .zero)
    // Code reads from left to right in every language.
    semanticContentAttribute = .forceLeftToRight
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: LinesView, _: UITraitCollection) in view.discardHeights()
    }
    setLines(lines)
  }

  required init?(coder: NSCoder) {
    color = .label
    super.init(coder: coder)
  }

  /// The text of all lines.
  override var accessibilityLabel: String? {
    get { labels.compactMap(\.text).joined(separator: "\n") }
    set { super.accessibilityLabel = newValue }
  }

  /// Shows other lines.
  ///
  /// - Returns: Whether the height may have changed.
  @discardableResult
  func setLines(_ lines: [String]) -> Bool {
    var changesHeight = lines.count != labels.count
    while labels.count > lines.count {
      labels.removeLast().removeFromSuperview()
      heights.removeLast()
    }
    for (index, line) in lines.enumerated() {
      if index == labels.count { addLabel(line) }
      if setText(line, at: index) { changesHeight = true }
    }
    if changesHeight { setNeedsLayout() }
    return changesHeight
  }

  /// Adds a line, and removes the first one if there are more than a number of lines.
  ///
  /// - Returns: Whether the height may have changed.
  func append(_ line: String, limit: Int) -> Bool {
    setNeedsLayout()
    guard labels.count >= limit, !labels.isEmpty else {
      addLabel(line)
      return true
    }
    let label = labels.removeFirst()
    let height = heights.removeFirst()
    labels.append(label)
    heights.append(height)
    return setText(line, at: labels.count - 1)
  }

  private func addLabel(_ line: String) {
    let label = TextBlock.code(line)
    label.textColor = color
    label.isAccessibilityElement = false
    labels.append(label)
    heights.append(nil)
    addSubview(label)
  }

  /// Sets a text, and returns whether its height may have changed.
  ///
  /// In a monospaced font, texts with as many characters have the same height.
  private func setText(_ text: String, at index: Int) -> Bool {
    let label = labels[index]
    guard let old = label.text, old != text else { return false }
    label.text = text
    guard old.utf8.count != text.utf8.count else { return false }
    heights[index] = nil
    return true
  }

  private func discardHeights() {
    heights = heights.map { _ in nil }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: size.width)
    return CGSize(width: size.width, height: heights.reduce(0) { $0 + ($1 ?? 0) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    measure(width: bounds.width)
    var y: CGFloat = 0
    for (label, height) in zip(labels, heights) {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height ?? 0)
      if label.frame != frame { label.frame = frame }
      y = frame.maxY
    }
  }

  private func measure(width: CGFloat) {
    if width != measuredWidth {
      measuredWidth = width
      heights = heights.map { _ in nil }
    }
    for index in heights.indices where heights[index] == nil {
      let label = labels[index]
      // An empty line is as high as any other.
      let isEmpty = label.text?.isEmpty != false
      heights[index] =
        isEmpty
        ? label.font.lineHeight.rounded(.up)
        : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }
}

/// Text over as many lines as it needs.
final class TextBlock: UILabel {
  init(_ text: String, font: UIFont, color: UIColor) {
    super.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static func body(_ text: String) -> TextBlock {
    TextBlock(text, font: .preferredFont(forTextStyle: .body), color: .label)
  }

  static func code(_ text: String) -> TextBlock {
    let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 13, weight: .regular))
    let block = TextBlock(text, font: font, color: .label)
    // Code reads from left to right in every language.
    block.textAlignment = .left
    block.semanticContentAttribute = .forceLeftToRight
    return block
  }
}
