import ControlCore
import UIKit

/// A text field on a board, with the location, color and size of the text to draw.
///
/// Return or a tap elsewhere on the board commits the text. Escape or the clear button discards it.
///
///     entry           border
///     ├── field
///     └── clearButton
@MainActor
final class BoardTextEntry: ControlPart, UITextFieldDelegate {
  private static let padding: CGFloat = 8
  private static let buttonSide: CGFloat = 36
  private static let targetSide: CGFloat = 44
  private static let minimumWidth: CGFloat = 44

  let field = BoardTextField()
  let clearButton = UIButton(type: .system)

  /// The brush of the stroke that opened the entry.
  ///
  /// Its text is empty.
  let brush: TextBrush

  /// The style of the text.
  let style: StrokeStyle

  /// The leading edge of the text, at half the height of its line, in points of the picture.
  private let start: CGPoint

  /// A Boolean value that indicates whether the board was an accessibility element before.
  var isOnElement = true

  private var placement = BoardPlacement()
  private var pictureSize = CGSize.zero
  private let completion: @MainActor (BoardTextEntry, Bool) -> Void

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - brush: The brush that draws the text.
  ///   - style: The style of the text.
  ///   - start: The location where the touch ended, in points of the picture.
  ///   - completion: Called when the user is done, with whether to commit the text.
  init(
    brush: TextBrush, style: StrokeStyle, at start: CGPoint,
    completion: @escaping @MainActor (BoardTextEntry, _ isCommitted: Bool) -> Void
  ) {
    self.brush = brush
    self.style = style
    self.start = start
    self.completion = completion
    super.init(frame: .zero)
    field.delegate = self
    field.textColor = UIColor(cgColor: style.color).withAlphaComponent(
      style.color.alpha * style.opacity)
    field.accessibilityLabel = DrawingBoardString.textBrush.text.withFirstLetterUppercased
    field.escapeHandler = { [weak self] in self?.finish(committing: false) }
    field.addAction(UIAction { [weak self] _ in self?.fit() }, for: .editingChanged)
    clearButton.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
    clearButton.accessibilityLabel = DrawingBoardString.cancel.text
    clearButton.addAction(
      UIAction { [weak self] _ in self?.finish(committing: false) }, for: .touchUpInside)
    addSubview(field)
    addSubview(clearButton)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.borderWidth = 1.5
    updateBorderColor()
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (entry: BoardTextEntry, _: UITraitCollection) in entry.updateBorderColor()
    }
  }

  required init?(coder: NSCoder) {
    brush = TextBrush(text: "")
    style = StrokeStyle()
    start = .zero
    completion = { _, _ in }
    super.init(coder: coder)
  }

  // MARK: Text

  /// The typed text.
  var text: String { field.text ?? "" }

  /// The brush with the typed text, whose lines wrap at the edge of the picture.
  var filledBrush: TextBrush {
    var brush = brush
    brush.text = text
    if brush.lineLimit == nil { brush.maximumWidth = availableWidth }
    return brush
  }

  /// The top left of the text, in points of the picture.
  var origin: CGPoint {
    let lineHeight = brush.font(for: style).lineHeight
    let y = min(start.y - lineHeight / 2, pictureSize.height - lineHeight)
    guard isMirrored else { return CGPoint(x: leading, y: max(y, 0)) }
    return CGPoint(x: max(leading - textWidth, 0), y: max(y, 0))
  }

  /// The leading edge of the lines, with space for some letters before the edge of the picture.
  private var leading: CGFloat {
    let least = (Self.minimumWidth + Self.buttonSide + Self.padding) / placement.factor
    return isMirrored
      ? max(min(start.x, pictureSize.width), min(least, pictureSize.width))
      : min(max(start.x, 0), max(pictureSize.width - least, 0))
  }

  /// The distance from the leading edge of the lines to the edge of the picture.
  private var availableWidth: CGFloat {
    max(isMirrored ? leading : pictureSize.width - leading, 1)
  }

  private var textWidth: CGFloat {
    min(filledBrush.attributedText(for: style).size().width.rounded(.up), availableWidth)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func finish(committing isCommitted: Bool) {
    completion(self, isCommitted)
  }

  // MARK: Layout

  /// Lays out the entry over a picture.
  func place(over picture: CGSize, with placement: BoardPlacement) {
    self.placement = placement
    pictureSize = picture
    fit()
  }

  /// Adjusts the width of the field to its text.
  private func fit() {
    let font = brush.font(for: style)
    field.font = font.withSize(font.pointSize * placement.factor)
    let start = placement.viewRect(
      CGRect(x: leading, y: origin.y, width: 0, height: font.lineHeight))
    let most = max(availableWidth * placement.factor - Self.buttonSide, Self.minimumWidth)
    // The caret needs space after the last letter.
    let width = min(max(textWidth * placement.factor + 4, Self.minimumWidth), most)
    let box = CGRect(
      x: isMirrored ? start.minX - width : start.minX, y: start.minY, width: width,
      height: start.height)
    let (left, right) =
      isMirrored ? (Self.buttonSide, Self.padding) : (Self.padding, Self.buttonSide)
    frame = CGRect(
      x: box.minX - left, y: box.minY - Self.padding / 2, width: box.width + left + right,
      height: box.height + Self.padding)
    field.frame = CGRect(x: left, y: Self.padding / 2, width: box.width, height: box.height)
    let rest = bounds.width - Self.buttonSide
    let target = HitShape.padded(
      .minimum(Self.targetSide), top: 0, left: isMirrored ? 0 : rest, bottom: 0,
      right: isMirrored ? rest : 0)
    clearButton.frame = target.boundingRect(in: bounds)
    // The target of the button is larger than the border around it.
    hitShape = .union(.bounds, target)
  }

  // Touches in the padding must not reach the board.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    field.becomeFirstResponder()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateBorderColor()
  }

  private func updateBorderColor() {
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Field

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish(committing: true)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    finish(committing: true)
  }
}

/// A text field that handles the Escape key.
///
/// Escape discards the text, as in any editor of a value. While an input method composes text, the key
/// belongs to that.
@MainActor
final class BoardTextField: UITextField {
  /// Called when Escape is pressed.
  var escapeHandler: (@MainActor () -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if markedTextRange == nil, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      escapeHandler?()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Handles VoiceOver's two-finger scrub.
  override func accessibilityPerformEscape() -> Bool {
    escapeHandler?()
    return true
  }
}
