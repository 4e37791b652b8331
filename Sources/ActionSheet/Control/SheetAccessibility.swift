import UIKit

/// The rows of a sheet for assistive technologies, whose elements are created on demand, and the keyboard.
@MainActor
final class SheetAccessibility {
  private unowned let sheet: ActionSheetControl
  private(set) var elements: [SheetItemID: SheetRowElement] = [:]
  private(set) weak var focusedRow: SheetRowView?

  init(_ sheet: ActionSheetControl) {
    self.sheet = sheet
  }

  private var rows: SheetRows { sheet.layout.rows }

  // MARK: Elements

  var count: Int {
    let rows = rows
    return rows.count + additionalHeaderElements(in: rows)
  }

  /// Returns an element; a custom view is its own element.
  func element(at index: Int) -> Any? {
    let rows = rows
    let additional = additionalHeaderElements(in: rows)
    guard index >= 0, index < rows.count + additional else { return nil }
    removeUnusedElements(rows)
    let row = max(index - additional, 0)
    return elements(ofRow: row, in: rows).dropFirst(row == 0 ? index : 0).first
  }

  func index(of element: Any) -> Int {
    let rows = rows
    let additional = additionalHeaderElements(in: rows)
    if let element = element as? SheetRowElement {
      guard let row = element.index(in: rows), elements[element.row.id] === element else {
        return NSNotFound
      }
      return row + additional
    }
    guard let view = element as? UIView, let id = sheet.hostedViews.id(of: view) else {
      return NSNotFound
    }
    if id == .header { return 0 }
    return rows.index(of: id).map { $0 + additional } ?? NSNotFound
  }

  var firstElement: Any? {
    let rows = rows
    return (0..<rows.count).lazy.compactMap { self.elements(ofRow: $0, in: rows).first }.first
  }

  func element(of id: SheetItemID) -> Any? {
    let rows = rows
    return rows.index(of: id).flatMap { elements(ofRow: $0, in: rows).first }
  }

  private func additionalHeaderElements(in rows: SheetRows) -> Int {
    rows.kind(at: 0) == .header ? elements(ofRow: 0, in: rows).count - 1 : 0
  }

  /// Removes the elements of rows that are gone, when there are more elements than rows.
  private func removeUnusedElements(_ rows: SheetRows) {
    guard elements.count > rows.count else { return }
    let ids = Set((0..<rows.count).compactMap { rows.row(at: $0)?.id })
    elements = elements.filter { ids.contains($0.key) }
  }

  private func elements(ofRow index: Int, in rows: SheetRows) -> [Any] {
    guard let row = rows.row(at: index) else { return [] }
    let views: [Any] = [rows.slot(at: index)?.view].compactMap { $0 }
    let hasElement =
      switch row.kind {
      case .view, .footer: false
      case .header: sheet.content.hasTitle || sheet.content.hasMessage
      case .section, .action, .cancel: true
      }
    return hasElement ? views + [element(for: row, at: index)] : views
  }

  private func element(for row: SheetRow, at index: Int) -> SheetRowElement {
    if let known = elements[row.id], known.row.kind == row.kind,
      known.row.itemIndex == row.itemIndex
    {
      known.lastIndex = index
      return known
    }
    let element = SheetRowElement(row: row, at: index, sheet: sheet)
    elements[row.id] = element
    return element
  }

  // MARK: Scrolling

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: scroll(byPages: 1)
    case .up, .previous: scroll(byPages: -1)
    default: false
    }
  }

  private func scroll(byPages pages: CGFloat) -> Bool {
    let body = sheet.layout.body
    let wanted = sheet.scrollOffset + pages * body.viewport.height
    let offset = min(max(wanted, 0), body.maximumOffset)
    guard offset != sheet.scrollOffset else { return false }
    sheet.container.body.contentOffset = CGPoint(x: 0, y: offset)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  // MARK: Keyboard

  func focusMoved(to item: (any UIFocusItem)?) {
    focusedRow = (item as? SheetRowView).flatMap { $0.isDescendant(of: sheet) ? $0 : nil }
    if focusedRow == nil {
      if sheet.isFirstResponder { sheet.resignFirstResponder() }
    } else if !sheet.isFirstResponder {
      sheet.becomeFirstResponder()
    }
  }

  func pressed(_ press: UIPress) -> Bool {
    guard let key = press.key, let id = focusedRow?.rowID,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return sheet.selectAction(id: id)
    default: return false
    }
  }
}

extension ActionSheetControl {
  /// The action whose row has the focus of the keyboard.
  public var focusedActionID: SheetItemID? { rowAccessibility.focusedRow?.rowID }
}

/// The accessibility element of a row, visible or not; it asks the sheet for its values.
@MainActor
final class SheetRowElement: UIAccessibilityElement {
  let row: SheetRow

  /// The index of the row when it was last looked up.
  var lastIndex: Int
  private weak var sheet: ActionSheetControl?

  init(row: SheetRow, at index: Int, sheet: ActionSheetControl) {
    self.row = row
    lastIndex = index
    self.sheet = sheet
    super.init(accessibilityContainer: sheet)
  }

  /// Returns the index of the row; at once if it has not moved.
  func index(in rows: SheetRows) -> Int? {
    if rows.row(at: lastIndex)?.id == row.id { return lastIndex }
    guard let index = rows.index(of: row.id) else { return nil }
    lastIndex = index
    return index
  }

  private var action: ActionSheetAction? {
    guard let sheet else { return nil }
    let items = sheet.content.items
    if let item = row.itemIndex, items.indices.contains(item), items[item].id == row.id {
      return items[item].action
    }
    return sheet.action(row.id)
  }

  private static func joined(_ texts: [String?], by separator: String) -> String? {
    let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }

  override var accessibilityLabel: String? {
    get {
      guard let content = sheet?.content else { return nil }
      switch row.kind {
      case .header: return Self.joined([content.title, content.message], by: "\n")
      case .section: return content.section(of: row)?.texts.joined(separator: "\n")
      case .action, .cancel: return action?.title
      case .view, .footer: return nil
      }
    }
    set {}
  }

  override var accessibilityValue: String? {
    get {
      guard let sheet, let action else { return nil }
      var values = [action.shownSubtitle, action.badge]
      if action.state == .mixed { values.append(ActionSheetString.partlySelected.text) }
      if sheet.isBusy(action.id) {
        values.append(ActionSheetString.inProgress.text)
        if !action.isCancelable { values.append(ActionSheetString.notCancelable.text) }
      }
      return Self.joined(values, by: ", ")
    }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if row.kind == .header || row.kind == .section { return .header }
      guard let sheet, let action else { return .none }
      var traits: UIAccessibilityTraits = .button
      if !sheet.canBeChosen(action) { traits.insert(.notEnabled) }
      if action.state == .on { traits.insert(.selected) }
      if sheet.isBusy(action.id) { traits.insert(.updatesFrequently) }
      return traits
    }
    set {}
  }

  override var accessibilityIdentifier: String? {
    get { action?.accessibilityIdentifier }
    set {}
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get {
      guard let sheet, let index = index(in: sheet.layout.rows),
        let place = sheet.layout.place(ofRow: index)
      else { return .zero }
      let offset = sheet.container.offset(of: place)
      return sheet.layout.frameInContainer(ofRow: index, scrolledBy: offset) ?? .zero
    }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let sheet else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: sheet)
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard let sheet, let action else { return false }
    return sheet.selectAction(id: action.id)
  }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    if let sheet, let index = index(in: sheet.layout.rows) { sheet.reveal(row: index) }
  }
}
