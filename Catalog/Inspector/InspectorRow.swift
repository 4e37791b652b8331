import ControlCore
import UIKit

/// One attribute of a control: its name, what changes it, and a button that resets it.
///
/// The editor is made when the row comes near the visible part of the page, or when assistive
/// technology asks for the elements of the row. Until then the row has the height that it will have.
///
///     InspectorRow
///     ├── name
///     ├── editor         slider and field, switch, colors, choices or field
///     ├── reset          made when the value is not the default
///     └── separator
final class InspectorRow: UIView {
  private static let spacing: CGFloat = 4
  private static let margin: CGFloat = 11
  private static let gap: CGFloat = 8
  private static let resetSide: CGFloat = 44

  /// The least scale of a name that is longer than its line; one that is still longer stands on several.
  static let minimumNameScale: CGFloat = 0.8

  let property: InspectableProperty

  /// The view that changes the attribute, or `nil` until it is made.
  private(set) var editor: (any InspectorEditing)?

  private let name = UILabel()
  private let separator = UIView()
  private let binding: AttributeBinding?
  private var defaultValue: InspectableValue
  private let samples: EditorSamples
  private var madeReset: UIButton?
  private var state: State?
  private var measuredNameWidth: CGFloat?

  /// What the row shows.
  private struct State: Equatable {
    var value: InspectableValue?

    /// The numbers that make sense now.
    var range: ClosedRange<Double>?
  }

  /// Makes a row for an attribute of a control.
  ///
  /// - Parameters:
  ///   - property: The attribute.
  ///   - control: The control it is set in.
  ///   - defaultValue: What it is reset to; `nil` for the default of the attribute.
  ///   - samples: The editors that the height of the row is measured with.
  ///   - changed: Called after every change.
  init(
    property: InspectableProperty, control: UIView, defaultValue: InspectableValue? = nil,
    samples: EditorSamples = EditorSamples(), changed: @escaping () -> Void
  ) {
    self.property = property
    self.defaultValue = defaultValue ?? property.defaultValue
    self.samples = samples
    binding = AttributeBinding(property: property, control: control, changed: changed)
    super.init(frame: .zero)
    // The editor says the name itself, as one element.
    name.isAccessibilityElement = false
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    updateName(wraps: false)
    separator.backgroundColor = .separator
    for view in [name, separator] as [UIView] { addSubview(view) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: InspectorRow, _: UITraitCollection) in
      row.measuredNameWidth = nil
      row.setNeedsLayout()
    }
    refresh()
  }

  required init?(coder: NSCoder) {
    property = InspectableProperty("tag", \UIView.tag, kind: .integer(0...0), default: 0)
    binding = nil
    defaultValue = property.defaultValue
    samples = EditorSamples()
    super.init(coder: coder)
  }

  /// Returns the editor, and makes it if there is none.
  @discardableResult
  func makeEditor() -> (any InspectorEditing)? {
    guard editor == nil, let binding else { return editor }
    let editor = InspectorEditor.make(binding)
    editor.accessibilityLabel = property.name
    insertSubview(editor, aboveSubview: name)
    self.editor = editor
    samples.add(editor, for: property.kind)
    editor.refresh()
    setNeedsLayout()
    return editor
  }

  /// The button that resets the attribute, hidden where it has its default.
  var reset: UIButton {
    if let madeReset { return madeReset }
    let reset = UIButton(type: .system)
    reset.setImage(
      UIImage(
        systemName: "arrow.uturn.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)),
      for: .normal)
    reset.accessibilityLabel = localized("Reset %1$@", property.name)
    reset.addAction(UIAction { [weak self] _ in self?.resetValue() }, for: .touchUpInside)
    reset.isHidden = !isChanged
    insertSubview(reset, belowSubview: separator)
    madeReset = reset
    setNeedsLayout()
    return reset
  }

  /// The elements of a row that is far from the visible part exist as soon as they are asked for.
  override var accessibilityElements: [Any]? {
    get {
      if editor == nil {
        makeEditor()
        layoutIfNeeded()
      }
      return super.accessibilityElements
    }
    set { super.accessibilityElements = newValue }
  }

  /// The line below the row; the last row of a card has none.
  var showsSeparator = true {
    didSet { separator.isHidden = !showsSeparator }
  }

  /// Returns whether the name stands on lines of its own, as the largest texts need, and names that are
  /// much longer than the row.
  private func wrapsName(width: CGFloat) -> Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      || !isNumber && nameWidth * Self.minimumNameScale > width - Self.resetSide
  }

  /// Shows the name on one line, or on several that break between its words.
  private func updateName(wraps: Bool) {
    guard name.text == nil || wraps != (name.numberOfLines == 0) else { return }
    name.numberOfLines = wraps ? 0 : 1
    name.adjustsFontSizeToFitWidth = !wraps
    name.minimumScaleFactor = wraps ? 0 : Self.minimumNameScale
    name.text = wraps ? Self.breakable(property.name) : property.name
  }

  /// A name with spaces of no width before its capitals, where lines can break.
  private static func breakable(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase, text.last?.isLowercase == true { text.append("\u{200B}") }
      text.append(character)
    }
  }

  /// The value that the row shows.
  var value: InspectableValue? { state?.value }

  /// Whether the attribute has another value than its default.
  var isChanged: Bool { value.map { $0 != defaultValue } ?? false }

  /// Resets the attribute to another value than before from now on.
  func setDefault(_ value: InspectableValue?) {
    let new = value ?? property.defaultValue
    guard new != defaultValue else { return }
    defaultValue = new
    updateReset()
  }

  /// Sets the attribute to its default.
  func resetValue() {
    if isChanged { setValue(defaultValue) }
  }

  /// Sets the attribute, as its editor does.
  func setValue(_ value: InspectableValue) {
    binding?.set(value)
  }

  /// Shows the attribute as it is now.
  ///
  /// - Returns: Whether it has changed.
  @discardableResult
  func refresh() -> Bool {
    let new = State(value: binding?.value, range: isNumber ? binding?.range : nil)
    guard new != state else { return false }
    let hasChanged = new.value != state?.value
    state = new
    updateReset()
    editor?.refresh()
    return hasChanged
  }

  private func updateReset() {
    guard madeReset.map({ $0.isHidden == isChanged }) ?? isChanged else { return }
    reset.isHidden = !isChanged
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let editorHeight = editorSize(width: size.width).height
    let nameHeight = nameHeight(width: size.width)
    let height =
      wrapsName(width: size.width) || isStacked(width: size.width) && !isNumber
      ? editorTop(below: nameHeight) - Self.margin + editorHeight : max(nameHeight, editorHeight)
    return CGSize(width: size.width, height: max(height + Self.margin * 2, 44))
  }

  /// Whether the editor stands below the name, because the line is too short for both.
  private func isStacked(width: CGFloat) -> Bool {
    wrapsName(width: width) || isNumber
      || nameWidth + Self.resetSide + editorSize(width: width).width > width
  }

  private var isNumber: Bool {
    switch property.kind {
    case .number, .integer: true
    default: false
    }
  }

  private var nameWidth: CGFloat {
    if let measuredNameWidth { return measuredNameWidth }
    let width = name.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    measuredNameWidth = width.rounded(.up)
    return width.rounded(.up)
  }

  private func nameHeight(width: CGFloat) -> CGFloat {
    let wraps = wrapsName(width: width)
    updateName(wraps: wraps)
    guard wraps else { return name.font.lineHeight.rounded(.up) }
    let room = CGSize(width: width - Self.resetSide, height: .greatestFiniteMagnitude)
    return name.sizeThatFits(room).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width + 16, height: hairline)
    if let editor { layOut(editor) }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [name, madeReset, editor, separator].compactMap({ $0 as UIView? }) {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }

  private func layOut(_ editor: any InspectorEditing) {
    let isStacked = isStacked(width: bounds.width)
    let editorSize = editorSize(width: bounds.width)
    // The first line of a number has the field of its editor at the end.
    let wraps = wrapsName(width: bounds.width)
    updateName(wraps: wraps)
    let number = wraps ? nil : editor as? NumberEditor
    number?.maximumFieldWidth =
      bounds.width - Self.resetSide - (nameWidth * Self.minimumNameScale).rounded(.up)
    let fieldWidth = number?.fieldWidth(in: bounds.width) ?? 0
    let lineHeight = number?.fieldHeight ?? nameHeight(width: bounds.width)
    let showsReset = madeReset?.isHidden == false
    let room = bounds.width - fieldWidth - (showsReset || wraps ? Self.resetSide : Self.gap)
    let nameWidth = min(nameWidth, max(room, 0))
    name.frame = CGRect(
      x: 0, y: Self.margin, width: nameWidth,
      height: isStacked ? lineHeight : bounds.height - Self.margin * 2)
    madeReset?.frame = CGRect(
      x: nameWidth, y: name.frame.midY - Self.resetSide / 2, width: Self.resetSide,
      height: Self.resetSide)
    let editorWidth = isNumber ? bounds.width : min(editorSize.width, bounds.width)
    let editorTop =
      number != nil
      ? Self.margin
      : isStacked
        ? self.editorTop(below: lineHeight) : (bounds.height - editorSize.height) / 2
    editor.frame = CGRect(
      x: isStacked ? 0 : bounds.width - editorWidth, y: editorTop, width: editorWidth,
      height: editorSize.height)
  }

  /// The top of an editor below a name of this height, whose reset button ends above it.
  private func editorTop(below nameHeight: CGFloat) -> CGFloat {
    Self.margin + max(nameHeight + Self.spacing, (nameHeight + Self.resetSide) / 2)
  }

  /// The size of the editor, measured with one of the same kind as long as the row has none.
  private func editorSize(width: CGFloat) -> CGSize {
    let editor = editor ?? samples.editor(for: property.kind) ?? makeEditor()
    return editor?.sizeThatFits(CGSize(width: width, height: 44)) ?? .zero
  }
}
