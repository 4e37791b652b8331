/// What ``SheetRows`` keeps of a row; everything else is read from the content.
struct SheetRowEntry: Equatable, Sendable {
  var kind: SheetRow.Kind
  var item: Int?
  var action: Int?
  var beginsSection = false
  var hasOwnHeight = true

  /// How wide the title is of a row that shows one and nothing else, as an action does.
  var titleBound = TextWidthBound.zero
}

/// Lists the rows of a content: leaves out what is hidden, puts the custom view in its place, cancel
/// rows where the style wants them, and the footer above the cancel rows at the end.
struct SheetRowList {
  let pinsCancel: Bool
  let includesCancel: Bool
  private(set) var entries: [SheetRowEntry] = []

  /// The rows above which a group begins, but for the very first.
  private(set) var groupStarts: [Int] = []

  /// The rows that are not plain actions of the style's own height.
  private(set) var exceptions: [Int] = []

  private var laterCancels: [SheetRowEntry] = []
  private var waitingSection: Waiting?

  /// A section that is shown only if something follows in it.
  private struct Waiting {
    var item: Int
    var hasCaption: Bool
  }

  init(pinsCancel: Bool, includesCancel: Bool) {
    self.pinsCancel = pinsCancel
    self.includesCancel = includesCancel
  }

  mutating func add(_ content: SheetContent) {
    entries.reserveCapacity(content.items.count + 3)
    if content.hasHeader { append(SheetRowEntry(kind: .header)) }
    let customViewIndex = content.customViewIndex
    var actionCount = 0
    for index in content.items.indices {
      let outline = content.items[index].outline
      switch outline.kind {
      case .section(let hasCaption):
        waitingSection = Waiting(item: index, hasCaption: hasCaption)
      case .view: append(SheetRowEntry(kind: .view, item: index))
      case .action(let isCancel):
        if actionCount == customViewIndex { append(SheetRowEntry(kind: .view)) }
        if !outline.isHidden {
          add(
            SheetRowEntry(
              kind: isCancel ? .cancel : .action, item: index, action: actionCount,
              hasOwnHeight: outline.hasOwnHeight, titleBound: outline.titleBound))
        }
        actionCount += 1
      }
    }
    if actionCount == customViewIndex { append(SheetRowEntry(kind: .view)) }
    waitingSection = nil
    for cancel in laterCancels { append(cancel) }
    if content.footerView != nil { addFooter() }
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
          SheetRowEntry(
            kind: .section, item: section.item, beginsSection: true, titleBound: .unknown))
      } else {
        entry.beginsSection = true
      }
    }
    list(entry)
  }

  private mutating func list(_ entry: SheetRowEntry) {
    if let last = entries.last,
      entry.beginsSection || entry.kind == .cancel || last.kind == .cancel
    {
      groupStarts.append(entries.count)
    }
    if entry.hasOwnHeight { exceptions.append(entries.count) }
    entries.append(entry)
  }
}

/// What a list of rows has to know of an item.
private struct SheetItemOutline {
  enum Kind {
    case action(isCancel: Bool)
    case section(hasCaption: Bool)
    case view
  }

  var kind: Kind
  var isHidden = false
  var hasOwnHeight = false
  var titleBound = TextWidthBound.zero
}

extension SheetItem {
  /// Told in a function of its own, which reads the item where it lies; the loop over all items
  /// would copy every text of it.
  @inline(never)
  fileprivate var outline: SheetItemOutline {
    switch self {
    case .action(let action):
      SheetItemOutline(
        kind: .action(isCancel: action.role == .cancel), isHidden: action.isHidden,
        hasOwnHeight: action.preferredHeight != nil,
        titleBound: action.showsOnlyTitle ? action.titleBound : .unknown)
    case .section(let section): SheetItemOutline(kind: .section(hasCaption: section.hasCaption))
    case .view: SheetItemOutline(kind: .view)
    }
  }
}
