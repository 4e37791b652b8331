/// The part of a text view that draws the lines that are seen, the selection and the caret.
@MainActor final class TextViewCanvas: UIView {
  static let caretWidth: CGFloat = 2

  weak var textView: UITextView?
  private let caret = CaretView()

  init() {
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var frame: CGRect {
    didSet { if frame != oldValue { setNeedsDisplay() } }
  }

  func selectionDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    guard let textView else { return }
    caret.isHidden = !textView.isEditing || !textView.editable.selection.isEmpty
    if !caret.isHidden { caret.blink() }
  }

  func tintDidChange() {
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  /// Content coordinates begin at the origin of the text view, the canvas where it is scrolled to.
  private var shift: CGPoint { CGPoint(x: -frame.minX, y: -frame.minY) }

  override func draw(_ rect: CGRect) {
    guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
    let lines = textView.textFrame
    let origin = CGPoint(
      x: textView.textOrigin.x + shift.x, y: textView.textOrigin.y + shift.y)
    let selection = textView.isFirstResponder ? textView.editable.selection : nil
    for range in [textView.editable.marked, selection].compactMap(\.self) where !range.isEmpty {
      let tint: UIColor = tintColor ?? .systemBlue
      context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
      for part in lines.selectionRects(for: range) {
        context.fill(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    lines.draw(in: context, at: origin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let textView, !caret.isHidden else { return }
    caret.backgroundColor = tintColor
    let place = textView.caretRect(at: textView.editable.caret)
    UIView.performWithoutAnimation {
      caret.frame = place.offsetBy(dx: shift.x, dy: shift.y)
    }
  }
}

/// The blinking bar where text is typed.
final class CaretView: UIView {
  private static let blinkKey = "blink"

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = TextViewCanvas.caretWidth / 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Blinks, and is on for a moment after every change.
  func blink() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1.0, 1.0, 0.0, 0.0, 1.0]
    animation.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    animation.duration = 1
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.blinkKey)
  }
}
