import QuartzCore
import TextLayout

/// Shows text that cannot be edited.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: Content

  /// The text; setting it drops the attributes that `attributedText` had.
  open var text: String? {
    get { content.string }
    set {
      guard newValue != content.string || content.isAttributed else { return }
      content.setPlain(newValue)
      contentChanged(affectsSize: true)
    }
  }

  /// The text with attributes; attributes it lacks come from the label's properties.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(plainAttributes: plainAttributes) }
    set {
      guard !content.isSame(as: newValue) else { return }
      content.setAttributed(newValue)
      contentChanged(affectsSize: true)
    }
  }

  /// The font of plain text; nil restores the system font at 17 points.
  open var font: UIFont! {
    get { baseFont }
    set {
      let value = newValue ?? UILabel.defaultFont
      defer { noteAppearance(\UILabel.font, "font") }
      guard value != baseFont || content.isAttributed else { return }
      baseFont = value
      content.override(.font, with: value)
      contentChanged(affectsSize: true)
    }
  }

  /// The color of plain text; nil restores the label color.
  open var textColor: UIColor! {
    get { baseTextColor }
    set {
      let value = newValue ?? .label
      defer { noteAppearance(\UILabel.textColor, "textColor") }
      guard value != baseTextColor || content.isAttributed else { return }
      baseTextColor = value
      content.override(.foregroundColor, with: value)
      contentChanged(affectsSize: false)
    }
  }

  /// Where lines stand; natural follows the layout direction. Default natural.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue || content.isAttributed else { return }
      content.changeParagraphs { $0.alignment = textAlignment }
      contentChanged(affectsSize: false)
    }
  }

  /// What happens to text that does not fit. Default truncates the end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      guard lineBreakMode != oldValue || content.isAttributed else { return }
      content.changeParagraphs { $0.lineBreakMode = lineBreakMode }
      contentChanged(affectsSize: true)
    }
  }

  /// Largest number of lines; 0 means as many as needed. Default 1.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { contentChanged(affectsSize: true) }
    }
  }

  // MARK: Appearance

  /// Whether the text shows in `highlightedTextColor`. Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentChanged(affectsSize: false) } }
  }

  /// The text's color while highlighted; nil keeps the usual one.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAppearance(\UILabel.highlightedTextColor, "highlightedTextColor")
      if highlightedTextColor != oldValue, isHighlighted { contentChanged(affectsSize: false) }
    }
  }

  /// Whether the text is drawn in full; a disabled label is dimmed. Default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentChanged(affectsSize: false) } }
  }

  /// The color of a copy of the text drawn behind it; nil draws none.
  open var shadowColor: UIColor? {
    didSet {
      noteAppearance(\UILabel.shadowColor, "shadowColor")
      if shadowColor != oldValue { contentChanged(affectsSize: false) }
    }
  }

  /// Where that copy stands from the text. Default one point above.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAppearance(\UILabel.shadowOffset, "shadowOffset")
      if shadowOffset != oldValue, shadowColor != nil { contentChanged(affectsSize: false) }
    }
  }

  // MARK: Fitting

  /// Whether text that is too wide is made smaller before it is truncated; it then does not wrap
  /// more often than `numberOfLines` allows. Default false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged(affectsSize: false) } }
  }

  /// The smallest factor the font is scaled by, 0…1; 0 stands for the font's current size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentChanged(affectsSize: false) } }
  }

  /// Where text that was made smaller stands. Default on the baseline of the full size.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether text may be set up to 3 % tighter before it is truncated. Default false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation != oldValue { contentChanged(affectsSize: false) }
    }
  }

  /// The width at which the intrinsic size breaks lines; 0 breaks none. Default 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { followContentSizeCategory() }
    }
  }

  var content = LabelContent()
  var baseFont: UIFont = UILabel.defaultFont
  var baseTextColor: UIColor = .label
  let frames = LabelFrameCache()

  static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
    coder.decodeProperties(UILabel.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + labelKeys
  }

  private func prepareLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Layout and drawing

  /// The size that shows the text completely in at most `size.width`, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(maximumWidth: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(
      maximumWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Where the text stands within `bounds`, in at most so many lines; override to inset the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    placedTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text within `rect`, centered vertically; override to inset the text.
  open func drawText(in rect: CGRect) {
    drawFrame(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    frames.removeAll()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    labelTraitsChanged(from: previousTraitCollection)
  }
}

/// Where text that was made smaller stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
