import ControlCore
import UIKit

/// One attribute of a control: its name, and what changes it.
///
///     InspectorRow
///     ├── name
///     ├── value          numbers only
///     ├── editor         slider, switch, swatches or field
///     └── separator
final class InspectorRow: UIView {
  private static let spacing: CGFloat = 4
  private static let margin: CGFloat = 11
  private static let gap: CGFloat = 8

  private let name = UILabel()
  private let value = UILabel()
  private let editor: UIView
  private let separator = UIView()
  private let isNumber: Bool
  /// The line of code that sets the attribute, or `nil` if it has its default value.
  private(set) var codeLine: String?

  private let line: (InspectableValue) -> String?
  private let read: () -> State
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
  ///   - changed: Called after every change.
  init(property: InspectableProperty, control: UIView, changed: @escaping () -> Void) {
    editor = InspectorEditor.make(for: property, control: control, changed: changed)
    isNumber = property.kind.isNumber
    line = { SnippetText.line(for: property, value: $0) }
    read = { [weak control] in
      guard let control else { return State() }
      return State(
        value: property.value(in: control),
        range: property.kind.isNumber ? property.range(in: control) : nil)
    }
    super.init(frame: .zero)
    name.text = property.name
    // The editor says the name itself, as one element.
    name.isAccessibilityElement = false
    editor.accessibilityLabel = property.name
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    // The names are single words of code, which cannot wrap.
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.4
    value.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    value.adjustsFontForContentSizeCategory = true
    value.textColor = .secondaryLabel
    value.textAlignment = .right
    separator.backgroundColor = .separator
    for view in [name, value, editor, separator] { addSubview(view) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: InspectorRow, _: UITraitCollection) in row.measuredNameWidth = nil
    }
    refresh()
  }

  required init?(coder: NSCoder) {
    editor = UIView()
    isNumber = false
    line = { _ in nil }
    read = { State() }
    super.init(coder: coder)
  }

  /// The line below the row; the last row of a card has none.
  var showsSeparator = true {
    didSet { separator.isHidden = !showsSeparator }
  }

  /// Shows the attribute as it is now.
  ///
  /// - Returns: Whether it has changed.
  @discardableResult
  func refresh() -> Bool {
    let new = read()
    guard new != state else { return false }
    let hasChanged = new.value != state?.value
    state = new
    if hasChanged { codeLine = new.value.flatMap(line) }
    if hasChanged, let number = new.value?.number {
      value.text = NumberText.string(number)
      setNeedsLayout()
    }
    (editor as? any InspectorEditing)?.refresh()
    return hasChanged
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let editorHeight = editorSize(width: size.width).height
    let nameHeight = name.font.lineHeight.rounded(.up)
    let height =
      isStacked(width: size.width)
      ? nameHeight + Self.spacing + editorHeight : max(nameHeight, editorHeight)
    return CGSize(width: size.width, height: max(height + Self.margin * 2, 44))
  }

  /// Whether the editor stands below the name: always for numbers, else where the line is too short.
  private func isStacked(width: CGFloat) -> Bool {
    isNumber || nameWidth + Self.gap + editorSize(width: width).width > width
  }

  private var nameWidth: CGFloat {
    if let measuredNameWidth { return measuredNameWidth }
    let width = name.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    measuredNameWidth = width.rounded(.up)
    return width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let nameHeight = name.font.lineHeight.rounded(.up)
    let isStacked = isStacked(width: bounds.width)
    // No wider than its text, so that a new value costs no more than its own pixels.
    let valueWidth = min(value.sizeThatFits(bounds.size).width.rounded(.up), bounds.width)
    let rest = isNumber ? max(bounds.width - valueWidth - Self.gap, 0) : bounds.width
    let nameWidth = min(nameWidth, rest)
    let editorSize = editorSize(width: bounds.width)
    name.frame = CGRect(
      x: 0, y: Self.margin, width: nameWidth,
      height: isStacked ? nameHeight : bounds.height - Self.margin * 2)
    value.frame = CGRect(
      x: bounds.width - valueWidth, y: Self.margin, width: valueWidth, height: nameHeight)
    let editorWidth = isNumber ? bounds.width : min(editorSize.width, bounds.width)
    editor.frame = CGRect(
      x: isStacked ? 0 : bounds.width - editorWidth,
      y: isStacked
        ? Self.margin + nameHeight + Self.spacing : (bounds.height - editorSize.height) / 2,
      width: editorWidth, height: editorSize.height)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width + 16, height: hairline)
    guard isMirrored else { return }
    for view in [name, value, editor, separator] {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
    value.textAlignment = .left
  }

  private func editorSize(width: CGFloat) -> CGSize {
    editor.sizeThatFits(CGSize(width: width, height: 44))
  }
}

extension InspectableKind {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    default: false
    }
  }
}
