/// The rows of a content from top to bottom.
///
/// Hidden actions have no row. Rows form groups: a cancel row is one by itself, and a section begins one.
/// Created once for a content, in time proportional to the items. What does not exist is `nil` or an empty
/// set.
package struct SheetRows {
  package let content: SheetContent

  /// The rows above which a group begins, in order, without the very first row.
  package let groupStarts: [Int]

  /// The rows that are not plain actions of the style's own height, in order.
  private(set) var exceptions: [Int]

  /// The number of the last rows that are cancel rows, or the footer above them.
  private(set) var pinnableCount: Int

  /// The row that is lower than its view asks for if space is short; `nil` if there is none.
  private(set) var shrinkingRow: Int?

  /// A Boolean value that determines whether cancel rows are part of the group above them, as in dialogs.
  let joinsCancel: Bool

  /// A Boolean value that determines whether the last two rows are beside each other.
  private(set) var isPaired = false

  private var entries: [SheetRowEntry]

  /// Lists the rows of a content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - pinsCancel: A Boolean value that determines whether cancel rows are below all others.
  ///   - includesCancel: A Boolean value that determines whether there are cancel rows; popovers have none.
  ///   - joinsCancel: A Boolean value that determines whether cancel rows are part of the group above
  ///     them, as in dialogs.
  package init(
    _ content: SheetContent, pinsCancel: Bool = false,
    includesCancel: Bool = true, joinsCancel: Bool = false
  ) {
    self.content = content
    self.joinsCancel = joinsCancel
    var list = SheetRowList(
      pinsCancel: pinsCancel, includesCancel: includesCancel, joinsCancel: joinsCancel)
    list.add(content)
    entries = list.entries
    groupStarts = list.groupStarts
    exceptions = list.exceptions
    pinnableCount = list.pinnableCount
    shrinkingRow = exceptions.first { slot(at: $0)?.shrinks == true && kind(at: $0) != .header }
  }

  /// The rows of the only two actions, if they are the last rows.
  var actionPair: Range<Int>? {
    let isAction = { (entry: SheetRowEntry) in entry.kind == .action || entry.kind == .cancel }
    guard count >= 2, entries.suffix(2).allSatisfy(isAction),
      !entries.dropLast(2).contains(where: isAction)
    else { return nil }
    return count - 2..<count
  }

  /// Returns the rows with the ``actionPair`` beside each other, a cancel action first.
  package func pairingActions() -> SheetRows {
    guard let pair = actionPair else { return self }
    var rows = self
    rows.isPaired = true
    rows.pinnableCount = pair.count
    if entries[pair.lowerBound].kind == .action, entries[pair.lowerBound + 1].kind == .cancel {
      rows.entries.swapAt(pair.lowerBound, pair.lowerBound + 1)
    }
    rows.exceptions = exceptions.filter { !pair.contains($0) } + pair
    return rows
  }

  package var count: Int { entries.count }

  package var isEmpty: Bool { entries.isEmpty }

  func row(at index: Int) -> SheetRow? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return SheetRow(id: id(of: entry), kind: entry.kind, itemIndex: entry.item)
  }

  func kind(at index: Int) -> SheetRow.Kind? {
    entries.indices.contains(index) ? entries[index].kind : nil
  }

  /// The action that the row at an index shows.
  func action(at index: Int) -> ActionSheetAction? {
    guard entries.indices.contains(index), let item = entries[index].item else { return nil }
    return content.items[item].action
  }

  /// The view that the row at an index shows; for the header, the view above its texts.
  func slot(at index: Int) -> SheetViewSlot? {
    guard entries.indices.contains(index) else { return nil }
    switch entries[index].kind {
    case .header: return content.headerView
    case .footer: return content.footerView
    case .section, .action, .cancel: return nil
    case .view:
      guard let item = entries[index].item else { return content.customView }
      if case .view(let slot) = content.items[item].kind { return slot }
      return nil
    }
  }

  /// The first row of an identity, in time proportional to the rows.
  func index(of id: SheetRow.ID) -> Int? {
    entries.firstIndex { self.id(of: $0) == id }
  }

  /// Whether the row at an index shows an action that can be chosen.
  package func isSelectable(at index: Int) -> Bool {
    action(at: index)?.isSelectable == true
  }

  /// Returns the rows that can be higher than one line: captions, actions that show more than a title, and
  /// actions whose titles do not certainly fit.
  func indicesOfUncertainHeight(fits: (_ title: String, _ isCancel: Bool) -> Bool) -> [Int] {
    var indices: [Int] = []
    for row in entries.indices {
      switch entries[row].kind {
      case .section: indices.append(row)
      case .action, .cancel:
        guard let item = entries[row].item else { continue }
        let title = content.items[item].plainTitle
        if let title, fits(title, entries[row].kind == .cancel) { continue }
        indices.append(row)
      case .header, .view, .footer: continue
      }
    }
    return indices
  }

  /// Whether a group begins at a row, as at the first one.
  package func startsGroup(at index: Int) -> Bool {
    guard entries.indices.contains(index) else { return false }
    return index == 0 || groupStarts.containsSorted(index)
  }

  package func endsGroup(at index: Int) -> Bool {
    guard entries.indices.contains(index) else { return false }
    return index == entries.count - 1 || groupStarts.containsSorted(index + 1)
  }

  private func id(of entry: SheetRowEntry) -> SheetRow.ID {
    switch entry.kind {
    case .header: .header
    case .footer: .footer
    case .section, .view, .action, .cancel:
      if let item = entry.item {
        .item(content.items[item].id)
      } else {
        .item(content.customView?.id ?? "")
      }
    }
  }
}

struct SheetRow: Identifiable, Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Title and message, and the view above them.
    case header

    /// The caption of a section.
    case section

    case view
    case action
    case cancel
    case footer
  }

  /// The identity of a row.
  enum ID: Hashable, Sendable {
    case header

    /// The row of an item, or of the custom view.
    case item(SheetItemID)

    case footer
  }

  let id: ID
  let kind: Kind

  /// The index of the item; `nil` for the header, the custom view and the footer.
  let itemIndex: Int?
}

/// What ``SheetRows`` stores of a row; everything else is read from the content.
struct SheetRowEntry: Equatable, Sendable {
  var kind: SheetRow.Kind
  var item: Int?
  var beginsSection = false
  var hasOwnHeight = true
}

/// Lists the rows of a content: leaves out hidden actions, and puts the custom view, cancel rows and the
/// footer in their places.
struct SheetRowList {
  let pinsCancel: Bool
  let includesCancel: Bool
  let joinsCancel: Bool
  private(set) var entries: [SheetRowEntry] = []
  private(set) var groupStarts: [Int] = []
  private(set) var exceptions: [Int] = []
  private var laterCancels: [SheetRowEntry] = []

  /// A section that is shown only if something follows in it.
  private var waitingSection: (item: Int, hasCaption: Bool)?

  private var customViewIndex: Int?
  private var actionCount = 0

  init(pinsCancel: Bool, includesCancel: Bool, joinsCancel: Bool) {
    self.pinsCancel = pinsCancel
    self.includesCancel = includesCancel
    self.joinsCancel = joinsCancel
  }

  mutating func add(_ content: SheetContent) {
    entries.reserveCapacity(content.items.count + 3)
    if content.hasHeader { append(SheetRowEntry(kind: .header)) }
    customViewIndex = content.customViewIndex
    for index in content.items.indices { add(content.items[index].outline, at: index) }
    if actionCount == customViewIndex { append(SheetRowEntry(kind: .view)) }
    waitingSection = nil
    for cancel in laterCancels { append(cancel) }
    if content.footerView != nil { addFooter() }
  }

  private mutating func add(_ item: ActionSheetItem.Outline, at index: Int) {
    if actionCount == customViewIndex, item.actionCount > 0 { append(SheetRowEntry(kind: .view)) }
    actionCount += item.actionCount
    if item.isSection {
      waitingSection = (index, item.hasCaption)
    } else if !item.isAction {
      append(SheetRowEntry(kind: .view, item: index))
    } else if !item.isHidden {
      add(
        SheetRowEntry(
          kind: item.isCancel ? .cancel : .action, item: index, hasOwnHeight: item.hasOwnHeight))
    }
  }

  /// The number of the last rows that can be pinned.
  var pinnableCount: Int {
    let cancels = trailingCancelCount
    let above = entries.count - cancels - 1
    return entries.indices.contains(above) && entries[above].kind == .footer ? cancels + 1 : cancels
  }

  private var trailingCancelCount: Int {
    entries.reversed().prefix { $0.kind == .cancel }.count
  }

  private mutating func add(_ action: SheetRowEntry) {
    guard action.kind == .cancel else { return append(action) }
    guard includesCancel else { return }
    if pinsCancel { laterCancels.append(action) } else { append(action) }
  }

  private mutating func addFooter() {
    let cancels = Array(entries.suffix(trailingCancelCount))
    entries.removeLast(cancels.count)
    groupStarts.removeAll { $0 >= entries.count }
    exceptions.removeAll { $0 >= entries.count }
    list(SheetRowEntry(kind: .footer))
    for cancel in cancels { list(cancel) }
  }

  private mutating func append(_ entry: SheetRowEntry) {
    var entry = entry
    if let section = waitingSection {
      waitingSection = nil
      if section.hasCaption {
        list(
          SheetRowEntry(kind: .section, item: section.item, beginsSection: true))
      } else {
        entry.beginsSection = true
      }
    }
    list(entry)
  }

  private func isApart(_ entry: SheetRowEntry) -> Bool {
    entry.kind == .cancel && !joinsCancel
  }

  private mutating func list(_ entry: SheetRowEntry) {
    if let last = entries.last, entry.beginsSection || isApart(entry) || isApart(last) {
      groupStarts.append(entries.count)
    }
    if entry.hasOwnHeight { exceptions.append(entries.count) }
    entries.append(entry)
  }
}
