/// What ``SheetRows`` keeps of a row; everything else is read from the content.
struct SheetRowEntry: Equatable, Sendable {
  var kind: SheetRow.Kind
  var item: Int?
  var action: Int?
  var beginsSection = false
  var hasOwnHeight = true
}

/// Lists the rows of a content: leaves out what is hidden, puts the custom view in its place, cancel
/// rows where the style wants them, and the footer above the cancel rows at the end.
struct SheetRowList {
  let cancelPlacement: SheetStyle.CancelPlacement
  let includesCancel: Bool
  private(set) var entries: [SheetRowEntry] = []
  private var laterCancels: [SheetRowEntry] = []
  private var waitingSection: Waiting?

  /// A section that is shown only if something follows in it.
  private struct Waiting {
    var item: Int
    var hasCaption: Bool
  }

  init(cancelPlacement: SheetStyle.CancelPlacement, includesCancel: Bool) {
    self.cancelPlacement = cancelPlacement
    self.includesCancel = includesCancel
  }

  mutating func add(_ content: SheetContent) {
    entries.reserveCapacity(content.items.count + 3)
    if content.hasHeader { append(SheetRowEntry(kind: .header)) }
    let customViewIndex = content.customViewIndex
    var actionCount = 0
    for index in content.items.indices {
      switch content.items[index] {
      case .section(let section):
        waitingSection = Waiting(item: index, hasCaption: section.hasCaption)
      case .view: append(SheetRowEntry(kind: .view, item: index))
      case .action(let action):
        if actionCount == customViewIndex { append(SheetRowEntry(kind: .view)) }
        add(action, item: index, action: actionCount)
        actionCount += 1
      }
    }
    if actionCount == customViewIndex { append(SheetRowEntry(kind: .view)) }
    waitingSection = nil
    for cancel in laterCancels { append(cancel) }
    if content.footerView != nil {
      entries.insert(SheetRowEntry(kind: .footer), at: entries.count - trailingCancelCount)
    }
  }

  /// The rows above which a group begins, but for the very first.
  var groupStarts: [Int] {
    entries.indices.dropFirst().filter {
      entries[$0].beginsSection || entries[$0].kind == .cancel || entries[$0 - 1].kind == .cancel
    }
  }

  /// How many of the last rows may keep their place while the others scroll.
  var pinnableCount: Int {
    let cancels = trailingCancelCount
    let above = entries.count - cancels - 1
    return entries.indices.contains(above) && entries[above].kind == .footer ? cancels + 1 : cancels
  }

  private var trailingCancelCount: Int {
    entries.reversed().prefix { $0.kind == .cancel }.count
  }

  private mutating func add(_ action: SheetAction, item: Int, action index: Int) {
    guard !action.isHidden else { return }
    let isCancel = action.role == .cancel
    let entry = SheetRowEntry(
      kind: isCancel ? .cancel : .action, item: item, action: index,
      hasOwnHeight: action.preferredHeight != nil)
    guard isCancel else { return append(entry) }
    guard includesCancel else { return }
    switch cancelPlacement {
    case .asAdded: append(entry)
    case .atEnd: laterCancels.append(entry)
    }
  }

  private mutating func append(_ entry: SheetRowEntry) {
    var entry = entry
    if let section = waitingSection {
      waitingSection = nil
      if section.hasCaption {
        entries.append(SheetRowEntry(kind: .section, item: section.item, beginsSection: true))
      } else {
        entry.beginsSection = true
      }
    }
    entries.append(entry)
  }
}
