/// The rows of a content from top to bottom.
///
/// Hidden actions have no row. Rows form groups: a cancel row is one by itself, and a section begins one.
/// Created once for a content, in time proportional to the items. What does not exist is `nil` or an empty
/// set.
package struct SheetRows {
  package let content: SheetContent

  /// The rows above which a group begins, in order, without the very first row.
  package private(set) var groupStarts: [Int] = []

  /// The rows that are not plain actions of the style's own height, in order.
  private(set) var exceptions: [Int] = []

  /// The number of the last rows that are cancel rows, or the footer above them.
  private(set) var pinnableCount = 0

  /// The row that is lower than its view asks for if space is short; `nil` if there is none.
  private(set) var shrinkingRow: Int?

  /// A Boolean value that determines whether cancel rows are part of the group above them, as in dialogs.
  let joinsCancel: Bool
  private(set) var isPaired = false

  private var entries: [Entry] = []

  /// What is stored of a row; everything else is read from the content.
  private struct Entry {
    var kind: SheetRow.Kind
    var item: Int?
    var beginsSection = false
    var hasOwnHeight = true
  }

  /// Lists the rows of a content: pinned cancel rows are below all others, and popovers have none.
  package init(
    _ content: SheetContent, pinsCancel: Bool = false,
    includesCancel: Bool = true, joinsCancel: Bool = false
  ) {
    self.content = content
    self.joinsCancel = joinsCancel
    listContent(pinsCancel: pinsCancel, includesCancel: includesCancel)
    shrinkingRow = exceptions.first { slot(at: $0)?.shrinks == true && kind(at: $0) != .header }
  }

  /// The rows of the only two actions, if they are the last rows.
  var actionPair: Range<Int>? {
    let isAction = { (entry: Entry) in entry.kind == .action || entry.kind == .cancel }
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

  package func startsGroup(at index: Int) -> Bool {
    guard entries.indices.contains(index) else { return false }
    return index == 0 || groupStarts.containsSorted(index)
  }

  package func endsGroup(at index: Int) -> Bool {
    guard entries.indices.contains(index) else { return false }
    return index == entries.count - 1 || groupStarts.containsSorted(index + 1)
  }

  private func id(of entry: Entry) -> SheetRow.ID {
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

extension SheetContent {
  /// The section whose caption a row is.
  func section(of row: SheetRow) -> SheetSection? {
    guard let item = row.itemIndex, items.indices.contains(item),
      case .section(let section) = items[item].kind
    else { return nil }
    return section
  }
}

struct SheetRow: Identifiable, Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Title and message, and the view above them.
    case header

    case section

    case view
    case action
    case cancel
    case footer
  }

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

// MARK: Listing

extension SheetRows {
  /// A section that has rows only if something follows in it.
  private typealias WaitingSection = (item: Int, hasCaption: Bool)

  private mutating func listContent(pinsCancel: Bool, includesCancel: Bool) {
    entries.reserveCapacity(content.items.count + 3)
    if content.hasHeader { list(Entry(kind: .header)) }
    let customViewIndex = content.customViewIndex
    var section: WaitingSection?
    var laterCancels: [Entry] = []
    var actionCount = 0
    for index in content.items.indices {
      let item = content.items[index].outline
      if actionCount == customViewIndex, item.actionCount > 0 {
        list(Entry(kind: .view), in: &section)
      }
      actionCount += item.actionCount
      if item.isSection {
        section = (index, item.hasCaption)
      } else if !item.isAction {
        list(Entry(kind: .view, item: index), in: &section)
      } else if item.isHidden || item.isCancel && !includesCancel {
        continue
      } else {
        let kind: SheetRow.Kind = item.isCancel ? .cancel : .action
        let entry = Entry(kind: kind, item: index, hasOwnHeight: item.hasOwnHeight)
        if item.isCancel, pinsCancel {
          laterCancels.append(entry)
        } else {
          list(entry, in: &section)
        }
      }
    }
    if actionCount == customViewIndex { list(Entry(kind: .view), in: &section) }
    for cancel in laterCancels { list(cancel) }
    listFooter()
  }

  /// Puts the footer above the cancel rows at the end.
  private mutating func listFooter() {
    let cancels = Array(entries.suffix(entries.reversed().prefix { $0.kind == .cancel }.count))
    pinnableCount = cancels.count
    guard content.footerView != nil else { return }
    pinnableCount += 1
    entries.removeLast(cancels.count)
    groupStarts.removeAll { $0 >= entries.count }
    exceptions.removeAll { $0 >= entries.count }
    list(Entry(kind: .footer))
    for cancel in cancels { list(cancel) }
  }

  private mutating func list(_ entry: Entry, in section: inout WaitingSection?) {
    var entry = entry
    if let (item, hasCaption) = section {
      section = nil
      if hasCaption {
        list(Entry(kind: .section, item: item, beginsSection: true))
      } else {
        entry.beginsSection = true
      }
    }
    list(entry)
  }

  private func isApart(_ entry: Entry) -> Bool { entry.kind == .cancel && !joinsCancel }

  private mutating func list(_ entry: Entry) {
    if let last = entries.last, entry.beginsSection || isApart(entry) || isApart(last) {
      groupStarts.append(entries.count)
    }
    if entry.hasOwnHeight { exceptions.append(entries.count) }
    entries.append(entry)
  }
}
