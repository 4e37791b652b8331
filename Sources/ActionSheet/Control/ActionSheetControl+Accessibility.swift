import ControlCore
import UIKit

/// Rows as assistive technology finds them.
extension ActionSheetControl {
  /// The elements that a header has besides the first: a view and texts are two.
  var additionalHeaderElements: Int {
    let rows = layout.rows
    guard rows.row(at: 0)?.kind == .header else { return 0 }
    return elements(ofRow: 0, in: rows).count - 1
  }

  /// Returns an element; a custom view is its own element.
  func rowElement(at index: Int) -> Any? {
    let rows = layout.rows
    let additional = additionalHeaderElements
    guard index >= 0, index < rows.count + additional else { return nil }
    removeUnusedElements(rows)
    let row = max(index - additional, 0)
    let elements = elements(ofRow: row, in: rows)
    return row == 0 ? elements[safe: index] : elements.first
  }

  /// Returns the index of an element, or `NSNotFound`.
  func index(ofRowElement element: Any) -> Int {
    let rows = layout.rows
    let additional = additionalHeaderElements
    if let element = element as? SheetRowElement {
      guard let row = index(of: element, in: rows), container.elements[element.row.id] === element
      else { return NSNotFound }
      return row + additional
    }
    guard let view = element as? UIView,
      let id = hostedViews.first(where: { $0.value === view })?.key
    else { return NSNotFound }
    if content.headerView?.id == id { return 0 }
    let rowID: SheetRow.ID = content.footerView?.id == id ? .footer : .item(id)
    return rows.index(of: rowID).map { $0 + additional } ?? NSNotFound
  }

  /// Removes the elements of rows that are gone, when there are more elements than rows.
  private func removeUnusedElements(_ rows: SheetRows) {
    guard container.elements.count > rows.count else { return }
    let ids = Set((0..<rows.count).compactMap { rows.row(at: $0)?.id })
    container.elements = container.elements.filter { ids.contains($0.key) }
  }

  /// The first of the rows' elements, found without making the others.
  var firstRowElement: Any? {
    let rows = layout.rows
    return (0..<rows.count).lazy.compactMap { self.elements(ofRow: $0, in: rows).first }.first
  }

  /// Returns the element of an action's row.
  func rowElement(of id: SheetItemID) -> Any? {
    let rows = layout.rows
    return rows.index(of: .item(id)).flatMap { elements(ofRow: $0, in: rows).first }
  }

  private func elements(ofRow index: Int, in rows: SheetRows) -> [Any] {
    guard let row = rows.row(at: index) else { return [] }
    let view = rows.slot(at: index)?.view
    switch row.kind {
    case .view, .footer: return view.map { [$0] } ?? []
    case .header:
      let texts: [Any] =
        content.hasTitle || content.hasMessage ? [element(for: row, at: index)] : []
      return (view.map { [$0] } ?? []) + texts
    case .section, .action, .cancel: return [element(for: row, at: index)]
    }
  }

  private func element(for row: SheetRow, at index: Int) -> SheetRowElement {
    if let known = container.elements[row.id], known.row == row {
      known.index = index
      return known
    }
    let element = SheetRowElement(row: row, at: index, sheet: self)
    container.elements[row.id] = element
    return element
  }

  /// What is said of a row, and of its value.
  func accessibilityText(of row: SheetRow) -> (label: String?, value: String?)? {
    switch row.kind {
    case .header:
      let texts = [content.title, content.message].compactMap { $0 }.filter { !$0.isEmpty }
      return (texts.joined(separator: "\n"), nil)
    case .section:
      guard let item = row.itemIndex, content.items.indices.contains(item),
        case .section(let section) = content.items[item].kind
      else { return nil }
      return (section.texts.joined(separator: "\n"), nil)
    case .action, .cancel:
      guard let action = described(row) else { return nil }
      var values = [action.shownSubtitle, action.badge].compactMap { $0 }.filter { !$0.isEmpty }
      if action.state == .mixed { values.append(ActionSheetString.partlySelected.text) }
      if isBusy(action.id) {
        values.append(ActionSheetString.inProgress.text)
        if !action.isCancelable { values.append(ActionSheetString.notCancelable.text) }
      }
      return (action.title, values.isEmpty ? nil : values.joined(separator: ", "))
    case .view, .footer: return nil
    }
  }

  func accessibilityTraits(of row: SheetRow) -> UIAccessibilityTraits {
    switch row.kind {
    case .header, .section: return .header
    case .view, .footer: return .none
    case .action, .cancel:
      guard let action = described(row) else { return .none }
      var traits: UIAccessibilityTraits = .button
      if !isEnabled || !action.isEnabled || !isAvailable(action) { traits.insert(.notEnabled) }
      if action.state == .on { traits.insert(.selected) }
      if isBusy(action.id) { traits.insert(.updatesFrequently) }
      return traits
    }
  }

  func accessibilityIdentifier(of row: SheetRow) -> String? {
    described(row)?.accessibilityIdentifier
  }

  /// The frame in the sheet of an element's row, as it is scrolled at the moment.
  func frame(of element: SheetRowElement) -> CGRect {
    let layout = layout
    guard let index = index(of: element, in: layout.rows), let place = layout.place(ofRow: index)
    else { return .zero }
    return layout.frameInContainer(ofRow: index, scrolledBy: container.offset(of: place)) ?? .zero
  }

  func activate(_ row: SheetRow) -> Bool {
    described(row).map { selectAction(id: $0.id) } ?? false
  }

  /// Scrolls an element's row to where it is seen.
  func reveal(_ element: SheetRowElement) {
    let layout = layout
    guard let index = index(of: element, in: layout.rows), layout.place(ofRow: index) == .body
    else { return }
    let offset = layout.bodyOffset(revealing: index, from: scrollOffset)
    if offset != scrollOffset { container.body.contentOffset = CGPoint(x: 0, y: offset) }
  }

  /// Scrolls the rows by their visible height.
  func scrollRows(in direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: scrollRows(byPages: 1)
    case .up, .previous: scrollRows(byPages: -1)
    default: false
    }
  }

  private func scrollRows(byPages pages: CGFloat) -> Bool {
    let body = layout.body
    let offset = min(max(scrollOffset + pages * body.viewport.height, 0), body.maximumOffset)
    guard offset != scrollOffset else { return false }
    container.body.contentOffset = CGPoint(x: 0, y: offset)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  /// Where an element's row is now; at once where it still is what it was.
  private func index(of element: SheetRowElement, in rows: SheetRows) -> Int? {
    if rows.row(at: element.index)?.id == element.row.id { return element.index }
    guard let index = rows.index(of: element.row.id) else { return nil }
    element.index = index
    return index
  }

  private func described(_ row: SheetRow) -> ActionSheetAction? {
    guard case .item(let id) = row.id else { return nil }
    if let item = row.itemIndex, content.items.indices.contains(item),
      let action = content.items[item].action, action.id == id
    {
      return action
    }
    return content.action(id)
  }

  // MARK: Keyboard

  /// The action whose row has the focus of the keyboard.
  public var focusedActionID: SheetItemID? {
    guard case .item(let id) = container.focusedRow?.rowID else { return nil }
    return id
  }

  func focusMoved(to item: (any UIFocusItem)?) {
    let row = item as? SheetRowView
    container.focusedRow = row.flatMap { $0.isDescendant(of: self) ? $0 : nil }
    if container.focusedRow == nil {
      if isFirstResponder { resignFirstResponder() }
    } else if !isFirstResponder {
      becomeFirstResponder()
    }
  }

  /// - Returns: Whether the press chose an action.
  func pressed(_ press: UIPress) -> Bool {
    guard let key = press.key, let id = focusedActionID,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return selectAction(id: id)
    default: return false
    }
  }
}

/// What assistive technology finds of a row, whether or not the row has a view at the moment.
///
/// It asks the sheet for everything when it is asked itself, so nothing has to be kept up to date.
@MainActor
final class SheetRowElement: UIAccessibilityElement {
  let row: SheetRow

  /// Where the row was when it was last looked for.
  var index: Int
  private weak var sheet: ActionSheetControl?

  init(row: SheetRow, at index: Int, sheet: ActionSheetControl) {
    self.row = row
    self.index = index
    self.sheet = sheet
    super.init(accessibilityContainer: sheet)
  }

  override var accessibilityLabel: String? {
    get { sheet?.accessibilityText(of: row)?.label }
    set {}
  }

  override var accessibilityValue: String? {
    get { sheet?.accessibilityText(of: row)?.value }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { sheet?.accessibilityTraits(of: row) ?? .none }
    set {}
  }

  override var accessibilityIdentifier: String? {
    get { sheet?.accessibilityIdentifier(of: row) }
    set {}
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { sheet?.frame(of: self) ?? .zero }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let sheet else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(sheet.frame(of: self), in: sheet)
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    sheet?.activate(row) ?? false
  }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    sheet?.reveal(self)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
