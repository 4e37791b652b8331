import TextLayout

/// The part of a text field that shows the text, the selection and the caret.
@MainActor final class TextFieldCanvas: UIView {
  static let caretWidth: CGFloat = 2
  private static let blinkKey = "blink"

  var string = NSAttributedString(string: "") {
    didSet {
      if !string.isEqual(oldValue) { contentDidChange() }
    }
  }

  var alignment = NSTextAlignment.natural {
    didSet { if alignment != oldValue { contentDidChange() } }
  }

  var lineHeight: CGFloat = 0

  /// The selected UTF-16 units; an empty range is the caret, nil is no editing.
  var selection: Range<Int>? {
    didSet { if selection != oldValue { selectionDidChange() } }
  }

  /// The text that is not confirmed yet.
  var marked: Range<Int>? {
    didSet { if marked != oldValue { setNeedsDisplay() } }
  }

  private let caret = UIView()
  private var storedFrame: TextFrame?
  private var scrollOffset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    caret.isHidden = true
    caret.layer.cornerRadius = Self.caretWidth / 2
    addSubview(caret)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var textSize: CGSize { textFrame.size }

  /// The UTF-16 position nearest to a point of the canvas.
  func position(at point: CGPoint) -> Int {
    textFrame.utf16Offset(at: CGPoint(x: point.x - start, y: lineHeight / 2))
  }

  /// The caret's rectangle in the canvas.
  func caretRect(at position: Int) -> CGRect {
    let rect = textFrame.caretRect(at: position)
    let height = lineHeight > 0 ? lineHeight : rect.height
    return CGRect(
      x: rect.minX + start - Self.caretWidth / 2, y: (bounds.height - height) / 2,
      width: Self.caretWidth, height: height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let frame = textFrame
    let top = (bounds.height - frame.size.height) / 2
    for range in [marked, selection].compactMap(\.self) where !range.isEmpty {
      let tint: UIColor = tintColor ?? .systemBlue
      context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
      for part in frame.selectionRects(for: range) {
        context.fill(
          CGRect(
            x: part.minX + start, y: (bounds.height - lineHeight) / 2, width: part.width,
            height: lineHeight))
      }
    }
    frame.draw(in: context, at: CGPoint(x: start, y: top))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollToCaret()
    placeCaret()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the text begins in the canvas.
  private var start: CGFloat {
    let room = bounds.width - textFrame.size.width
    guard room > 0 else { return -scrollOffset }
    return switch alignment {
    case .center: room / 2
    case .right: room
    case .natural: isRightToLeft ? room - Self.caretWidth / 2 : 0
    case .left, .justified: 0
    }
  }

  private var textFrame: TextFrame {
    if let storedFrame { return storedFrame }
    var source = AttributedTextSource()
    source.defaults.isRightToLeft = isRightToLeft
    var made: TextFrame?
    traitCollection.performAsCurrent {
      made = TextFrame(paragraphs: source.paragraphs(of: string), limits: TextLimits(lines: 1))
    }
    let frame = made ?? TextFrame(paragraphs: [], limits: TextLimits(lines: 1))
    storedFrame = frame
    return frame
  }

  private func contentDidChange() {
    storedFrame = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func selectionDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    guard let selection, selection.isEmpty else {
      caret.isHidden = true
      caret.layer.removeAnimation(forKey: Self.blinkKey)
      return
    }
    caret.isHidden = false
    caret.backgroundColor = tintColor
    blink()
  }

  /// The caret blinks, and is on for a moment after every change.
  private func blink() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1.0, 1.0, 0.0, 0.0, 1.0]
    animation.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    animation.duration = 1
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    caret.layer.add(animation, forKey: Self.blinkKey)
  }

  private func scrollToCaret() {
    let width = textFrame.size.width
    guard width > bounds.width else {
      scrollOffset = 0
      return
    }
    let limit = width - bounds.width + Self.caretWidth
    guard let position = selection?.upperBound else {
      scrollOffset = isRightToLeft ? limit : 0
      return
    }
    let x = textFrame.caretRect(at: position).minX
    let old = scrollOffset
    if x - Self.caretWidth < scrollOffset { scrollOffset = x - Self.caretWidth }
    if x + Self.caretWidth > scrollOffset + bounds.width {
      scrollOffset = x + Self.caretWidth - bounds.width
    }
    scrollOffset = min(max(scrollOffset, 0), limit)
    if scrollOffset != old { setNeedsDisplay() }
  }

  private func placeCaret() {
    guard let selection, selection.isEmpty else { return }
    var frame = caretRect(at: selection.lowerBound)
    frame.origin.x = min(max(frame.minX, 0), max(0, bounds.width - Self.caretWidth))
    UIView.performWithoutAnimation { caret.frame = frame }
  }
}
