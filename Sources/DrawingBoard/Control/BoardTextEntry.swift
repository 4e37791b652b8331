import ControlCore
import UIKit

/// A text that is being typed on a board: a field in its place, its colour and its size.
///
/// Return or a tap elsewhere on the board sets it down, escape or the cross throws it away.
///
///     entry          outline
///     ├── field
///     └── cross
@MainActor
final class BoardTextEntry: ControlPart, UITextFieldDelegate {
  private static let padding: CGFloat = 8
  private static let crossSide: CGFloat = 36
  private static let leastWidth: CGFloat = 44

  let field = BoardTextField()
  let cross = UIButton(type: .system)

  /// The brush that was chosen when the finger came down, whose text is still to come.
  let brush: TextBrush

  /// How the text looks.
  let style: StrokeStyle

  /// The place that the finger left, in points of the picture: where the text begins, at half the
  /// height of its line.
  private let start: CGPoint

  /// Whether the board was an element of assistive technology before.
  var isOnElement = true

  private var placement = BoardPlacement()
  private var pictureSize = CGSize.zero
  private let finished: @MainActor (BoardTextEntry, Bool) -> Void

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - brush: What draws the text.
  ///   - style: How it looks.
  ///   - start: Where the finger left, in points of the picture.
  ///   - finished: Called when the user is done; whether the text is to be kept.
  init(
    brush: TextBrush, style: StrokeStyle, at start: CGPoint,
    finished: @escaping @MainActor (BoardTextEntry, _ isKept: Bool) -> Void
  ) {
    self.brush = brush
    self.style = style
    self.start = start
    self.finished = finished
    super.init(frame: .zero)
    field.delegate = self
    field.textColor = UIColor(cgColor: style.color).withAlphaComponent(
      style.color.alpha * style.opacity)
    field.accessibilityLabel = LocalizedText.brushText.text.withFirstLetterUppercased
    field.cancelled = { [weak self] in self?.finish(keeping: false) }
    field.addAction(UIAction { [weak self] _ in self?.fit() }, for: .editingChanged)
    cross.setImage(
      UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
    cross.accessibilityLabel = LocalizedText.cancel.text
    cross.addAction(
      UIAction { [weak self] _ in self?.finish(keeping: false) }, for: .touchUpInside)
    addSubview(field)
    addSubview(cross)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.borderWidth = 1.5
    updateLook()
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (entry: BoardTextEntry, _: UITraitCollection) in entry.updateLook()
    }
  }

  required init?(coder: NSCoder) {
    brush = TextBrush(text: "")
    style = StrokeStyle()
    start = .zero
    finished = { _, _ in }
    super.init(coder: coder)
  }

  // MARK: Text

  /// The text so far.
  var text: String { field.text ?? "" }

  /// The brush with the text, and lines as wide as the picture has room for.
  var filledBrush: TextBrush {
    var brush = brush
    brush.text = text
    if brush.lineLimit == nil { brush.maximumWidth = room }
    return brush
  }

  /// Where the text's top left is, in points of the picture.
  var origin: CGPoint {
    let lineHeight = brush.font(for: style).lineHeight
    let y = min(start.y - lineHeight / 2, pictureSize.height - lineHeight)
    guard isMirrored else { return CGPoint(x: leading, y: max(y, 0)) }
    return CGPoint(x: max(leading - textWidth, 0), y: max(y, 0))
  }

  /// Where lines begin, so far from the edge that there is room for some letters.
  private var leading: CGFloat {
    let least = (Self.leastWidth + Self.crossSide + Self.padding) / placement.factor
    return isMirrored
      ? max(min(start.x, pictureSize.width), min(least, pictureSize.width))
      : min(max(start.x, 0), max(pictureSize.width - least, 0))
  }

  /// From where lines begin to the edge of the picture.
  private var room: CGFloat {
    max(isMirrored ? leading : pictureSize.width - leading, 1)
  }

  private var textWidth: CGFloat {
    min(filledBrush.attributedText(for: style).size().width.rounded(.up), room)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func finish(keeping isKept: Bool) {
    finished(self, isKept)
  }

  // MARK: Layout

  /// Lays the entry out over a picture of a size.
  func place(over picture: CGSize, with placement: BoardPlacement) {
    self.placement = placement
    pictureSize = picture
    fit()
  }

  /// Makes the field as wide as its text.
  private func fit() {
    let font = brush.font(for: style)
    field.font = font.withSize(font.pointSize * placement.factor)
    let start = placement.viewRect(
      CGRect(x: leading, y: origin.y, width: 0, height: font.lineHeight))
    let most = max(room * placement.factor - Self.crossSide, Self.leastWidth)
    // The caret needs a place behind the last letter.
    let width = min(max(textWidth * placement.factor + 4, Self.leastWidth), most)
    let box = CGRect(
      x: isMirrored ? start.minX - width : start.minX, y: start.minY, width: width,
      height: start.height)
    let (left, right) =
      isMirrored ? (Self.crossSide, Self.padding) : (Self.padding, Self.crossSide)
    frame = CGRect(
      x: box.minX - left, y: box.minY - Self.padding / 2, width: box.width + left + right,
      height: box.height + Self.padding)
    field.frame = CGRect(x: left, y: Self.padding / 2, width: box.width, height: box.height)
    cross.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - Self.crossSide, y: (bounds.height - 44) / 2,
      width: Self.crossSide, height: 44)
  }

  /// The cross is as high as a finger, whatever the text.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || cross.frame.contains(point)
  }

  // Touches beside the letters are none on the board.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    field.becomeFirstResponder()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Field

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish(keeping: true)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    finish(keeping: true)
  }
}

/// A field that tells of the escape key.
@MainActor
final class BoardTextField: UITextField {
  /// Called when escape is pressed.
  var cancelled: (@MainActor () -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      cancelled?()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// What VoiceOver's two-finger scrub does as well.
  override func accessibilityPerformEscape() -> Bool {
    cancelled?()
    return true
  }
}
