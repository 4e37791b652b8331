import TextLayout

/// What happens to a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines stand within the bounds.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds.
open class CATextLayer: CALayer {
  private struct Content {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private var content = Content()

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { content = other.content }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A `String`, or an `NSAttributedString` that is drawn as its attributes say.
  open var string: Any? {
    get { content.string }
    set { assign { $0.string = newValue } }
  }
  /// The name of a font family, or a font; an attributed string has fonts of its own.
  open var font: Any? {
    get { content.font }
    set { assign { $0.font = newValue } }
  }
  open var fontSize: CGFloat {
    get { content.fontSize }
    set {
      guard newValue.isFinite, newValue >= 0 else { return reportInvalid(newValue, "fontSize") }
      assign { $0.fontSize = newValue }
    }
  }
  open var foregroundColor: CGColor? {
    get { content.foregroundColor }
    set { assign { $0.foregroundColor = newValue } }
  }
  /// True breaks lines at the width of the bounds.
  open var isWrapped: Bool {
    get { content.isWrapped }
    set { assign { $0.isWrapped = newValue } }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { content.truncationMode }
    set { assign { $0.truncationMode = newValue } }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { content.alignmentMode }
    set { assign { $0.alignmentMode = newValue } }
  }

  private func assign(_ change: (inout Content) -> Void) {
    change(&content)
    setNeedsDisplay()
  }

  // Never written to after its first use.
  nonisolated(unsafe) private static let table: [String: LayerProperty] = [
    "string": LayerProperty(
      get: { ($0 as? CATextLayer)?.string }, set: { ($0 as? CATextLayer)?.string = $1 },
      implicit: false),
    "font": LayerProperty(
      get: { ($0 as? CATextLayer)?.font }, set: { ($0 as? CATextLayer)?.font = $1 },
      implicit: false),
    "wrapped": LayerProperty(\CATextLayer.isWrapped, implicit: false),
    "truncationMode": LayerProperty(raw: \CATextLayer.truncationMode),
    "alignmentMode": LayerProperty(raw: \CATextLayer.alignmentMode),
    "fontSize": LayerProperty(\CATextLayer.fontSize, implicit: false),
    "foregroundColor": LayerProperty(\CATextLayer.foregroundColor, implicit: false),
  ]

  override var archivedKeys: [String] { super.archivedKeys + Self.table.keys }

  override var renderClass: CALayer.Type { CATextLayer.self }

  override func property(forKey key: String) -> LayerProperty? {
    Self.table[key] ?? super.property(forKey: key)
  }

  open override func preferredFrameSize() -> CGSize { textFrame(width: .infinity).size }

  open override func draw(in ctx: CGContext) {
    let frame = textFrame(width: bounds.width)
    frame.draw(in: ctx, at: bounds.origin)
  }

  private func textFrame(width: CGFloat) -> TextFrame {
    var limits = TextLimits()
    limits.width = width
    limits.lines = content.isWrapped ? 0 : 1
    return TextFrame(paragraphs: paragraphs.map(arranged), limits: limits)
  }

  private var paragraphs: [TextParagraph] {
    if let string = content.string as? NSAttributedString {
      if let interpreter = AttributedText.interpreter { return interpreter.paragraphs(of: string) }
      let run = TextRun(text: string.string, face: FontFace(size: 12))
      return TextParagraph.split([run], style: TextParagraphStyle())
    }
    let named = FontFace(
      family: (content.font as? String) ?? FontFace.systemFamily, size: content.fontSize)
    let run = TextRun(
      text: content.string as? String ?? "",
      face: AttributedText.interpreter?.face(of: content.font)?.withSize(content.fontSize) ?? named,
      color: content.foregroundColor ?? CGColor(gray: 1, alpha: 1))
    return TextParagraph.split([run], style: TextParagraphStyle())
  }

  /// A paragraph with the alignment and the line breaks of the layer.
  private func arranged(_ paragraph: TextParagraph) -> TextParagraph {
    var paragraph = paragraph
    switch content.alignmentMode {
    case .left: paragraph.style.alignment = .left
    case .right: paragraph.style.alignment = .right
    case .center: paragraph.style.alignment = .center
    case .justified: paragraph.style.alignment = .justified
    default: break
    }
    switch content.truncationMode {
    case .start: paragraph.style.lineBreak = .truncateHead
    case .end: paragraph.style.lineBreak = .truncateTail
    case .middle: paragraph.style.lineBreak = .truncateMiddle
    default: if !content.isWrapped { paragraph.style.lineBreak = .clip }
    }
    return paragraph
  }
}
