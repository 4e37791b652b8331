import Foundation

/// The rows of a content from top to bottom.
///
/// Hidden actions have no row. Rows form groups: a cancel row is one by itself, and a section begins one.
/// Created once for a content, in time proportional to the items, and stacked for each width. What does not
/// exist is `nil`.
package struct SheetRows {
  /// What the style and the surroundings determine besides the lengths.
  package struct Options: Equatable, Sendable {
    /// A Boolean value that determines whether cancel rows are below all others.
    var pinsCancel = false

    /// A Boolean value that determines whether there are cancel rows, as not in popovers.
    var includesCancel = true

    /// A Boolean value that determines whether cancel rows are part of the group above them.
    var isDialog = false
    var pinsHeader = true

    /// A Boolean value that determines whether groups of rows are rounded, or else the sheet as a whole.
    var separatesRows = true

    /// A Boolean value that determines whether a popover, which has the corners, contains the sheet.
    var isInPopover = false
    var isRightToLeft = false

    package init() {}
  }

  package let content: SheetContent
  let options: Options

  /// The number of the last rows that are cancel rows, or the footer above them.
  private(set) var pinnableCount = 0

  /// The row that is lower than its view asks for if space is short; `nil` if there is none.
  private(set) var shrinkingRow: Int?

  private(set) var isPaired = false
  private var rows: [SheetRow] = []

  private(set) var metrics = SheetMetrics()

  /// The height of all rows and gaps of a stack.
  private(set) var height: CGFloat = 0
  private var displayScale: CGFloat = 1
  private var separator: CGFloat = 0
  private var heights: [CGFloat] = []
  private var tops: [CGFloat] = []

  package init(_ content: SheetContent, _ options: Options = Options()) {
    self.content = content
    self.options = options
    listContent()
    shrinkingRow = rows.indices.first {
      (rows[$0].kind == .view || rows[$0].kind == .footer) && slot(at: $0)?.shrinks == true
    }
  }

  /// The rows of the only two actions, if they are the last rows.
  var actionPair: Range<Int>? {
    let isAction = { (row: SheetRow) in row.kind == .action || row.kind == .cancel }
    guard count >= 2, rows.suffix(2).allSatisfy(isAction),
      !rows.dropLast(2).contains(where: isAction)
    else { return nil }
    return count - 2..<count
  }

  /// Returns the rows with the ``actionPair`` beside each other, a cancel action first.
  package func pairingActions() -> SheetRows {
    guard let pair = actionPair else { return self }
    var paired = self
    paired.isPaired = true
    paired.pinnableCount = pair.count
    let (first, last) = (rows[pair.lowerBound], rows[pair.lowerBound + 1])
    if first.kind == .action, last.kind == .cancel {
      paired.rows.swapAt(pair.lowerBound, pair.lowerBound + 1)
      paired.rows[pair.lowerBound].startsGroup = first.startsGroup
      paired.rows[pair.lowerBound + 1].startsGroup = last.startsGroup
    }
    return paired
  }

  /// The number of the first rows that make up the header: in a dialog the texts and the fields below them.
  var headerCount: Int {
    guard options.isDialog else { return rows.first?.kind == .header ? 1 : 0 }
    return rows.prefix { $0.kind == .header || $0.kind == .view }.count
  }

  /// A Boolean value that determines whether the only actions of a dialog are a pair or one cancel action.
  var hasOneLineOfActions: Bool {
    options.isDialog && pinnableCount == (isPaired ? 2 : 1) && headerCount + pinnableCount == count
  }

  package var count: Int { rows.count }

  package var isEmpty: Bool { rows.isEmpty }

  func row(at index: Int) -> SheetRow? {
    rows.indices.contains(index) ? rows[index] : nil
  }

  func kind(at index: Int) -> SheetRow.Kind? {
    row(at: index)?.kind
  }

  func action(at index: Int) -> ActionSheetAction? {
    row(at: index)?.itemIndex.flatMap { content.items[$0].action }
  }

  /// The view that the row at an index shows; for the header, the view above its texts.
  func slot(at index: Int) -> SheetViewSlot? {
    guard let row = row(at: index) else { return nil }
    return row.itemIndex.map { content.items[$0].slot } ?? content.fixedViews[row.id]
  }

  /// The first row of an identity, in time proportional to the rows.
  func index(of id: SheetItemID) -> Int? {
    rows.firstIndex { $0.id == id }
  }

  package func isSelectable(at index: Int) -> Bool {
    action(at: index)?.isSelectable == true
  }

  /// Returns the rows that can be higher than one line: captions, actions that show more than a title, and
  /// actions whose titles do not certainly fit.
  func indicesOfUncertainHeight(fits: (_ title: String, _ isCancel: Bool) -> Bool) -> [Int] {
    rows.indices.filter { index in
      let row = rows[index]
      switch row.kind {
      case .section: return true
      case .action, .cancel:
        let title = row.itemIndex.flatMap { content.items[$0].plainTitle }
        return title.map { !fits($0, row.kind == .cancel) } ?? true
      case .header, .view, .footer: return false
      }
    }
  }

  /// Returns the heights of all rows in points, from those of rows with one line.
  ///
  /// - Parameters:
  ///   - action: The height of an action that prefers no other.
  ///   - header: The height of the header.
  ///   - caption: The height of the caption of a section.
  ///   - needed: What the texts of rows need, by row; captions and actions are at least as high.
  /// - Returns: The heights in the order of the rows.
  package func heights(
    action: CGFloat, header: CGFloat = 0, caption: CGFloat = 0, needed: [Int: CGFloat] = [:]
  ) -> [CGFloat] {
    var heights = rows.indices.map { index in
      switch rows[index].kind {
      case .header: return header
      case .section: return caption
      case .view, .footer: return slot(at: index)?.height ?? 0
      case .action, .cancel:
        guard let item = rows[index].itemIndex, content.items[item].outline.hasOwnHeight,
          let own = content.items[item].action?.preferredHeight, own.isLength
        else { return action }
        return own
      }
    }
    for (row, height) in needed { heights[row] = max(heights[row], height) }
    return heights
  }

  package func startsGroup(at index: Int) -> Bool {
    rows.indices.contains(index) && rows[index].startsGroup
  }

  package func endsGroup(at index: Int) -> Bool {
    rows.indices.contains(index) && (index == count - 1 || rows[index + 1].startsGroup)
  }
}

/// Rows below each other with their gaps, in points from the top of the first row; a position is found by binary
/// search.
extension SheetRows {
  /// Returns the rows with some heights in points; missing, negative and non-finite heights count as 0.
  ///
  /// Two actions beside each other are as high as the higher one.
  package func stacked(
    _ heights: [CGFloat], metrics: SheetMetrics, displayScale: CGFloat
  ) -> SheetRows {
    var stack = self
    stack.metrics = metrics
    stack.displayScale = displayScale
    stack.separator = metrics.separatorThickness(displayScale: displayScale)
    stack.heights = heights.prefix(count).map(\.asLength)
    stack.heights += repeatElement(0, count: count - stack.heights.count)
    if isPaired {
      let pair = stack.heights.suffix(2).max() ?? 0
      stack.heights.replaceSubrange(count - 2..<count, with: [pair, pair])
    }
    var tops: [CGFloat] = []
    tops.reserveCapacity(count)
    var bottom: CGFloat = 0
    for (row, height) in stack.heights.enumerated() {
      if isPaired, row == count - 1 {
        tops.append(tops[row - 1])
      } else {
        let gap = startsGroup(at: row) ? metrics.groupSpacing : stack.separator
        tops.append(row == 0 ? 0 : bottom + gap)
        bottom = tops[row] + height
      }
    }
    stack.tops = tops
    stack.height = bottom
    return stack
  }

  func replacingHeight(of row: Int, with height: CGFloat) -> SheetRows {
    var heights = heights
    heights[row] = height
    return stacked(heights, metrics: metrics, displayScale: displayScale)
  }

  /// The top of a row; the ends for rows that do not exist.
  func top(of row: Int) -> CGFloat {
    guard row > 0 else { return 0 }
    return row < count ? tops[row] : height
  }

  func height(of row: Int) -> CGFloat {
    heights.indices.contains(row) ? heights[row] : 0
  }

  func bottom(of row: Int) -> CGFloat {
    top(of: row) + height(of: row)
  }

  /// The gap above a row, or above the one that it is beside; none above the first.
  func gap(above row: Int) -> CGFloat {
    let line = isPaired && row == count - 1 ? row - 1 : row
    guard line > 0, line < count else { return 0 }
    return startsGroup(at: line) ? metrics.groupSpacing : separator
  }

  /// The last row that begins at or above a height; `nil` above the first.
  func row(beginningAtOrAbove y: CGFloat) -> Int? {
    let row = tops.partitionPoint { $0 <= y } - 1
    return row >= 0 ? row : nil
  }

  func rows(between upper: CGFloat, and lower: CGFloat) -> Range<Int> {
    let first = (0..<count).partitionPoint { bottom(of: $0) <= upper }
    let end = tops.partitionPoint { $0 < lower }
    return first < end ? first..<end : 0..<0
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

  /// The identity of the item, of the header or of the footer.
  let id: SheetItemID
  let kind: Kind

  /// The index of the item; `nil` for the header and the footer.
  var itemIndex: Int?
  var startsGroup = false
}

// MARK: Listing

extension SheetRows {
  private mutating func listContent() {
    rows.reserveCapacity(content.items.count + 3)
    if content.hasHeader { list(SheetRow(id: .header, kind: .header)) }
    var section: Int?
    var laterCancels: [SheetRow] = []
    for index in content.items.indices {
      let item = content.items[index].outline
      let row = SheetRow(
        id: content.items[index].id,
        kind: item.isCancel ? .cancel : item.isAction ? .action : .view, itemIndex: index)
      if item.isSection {
        section = index
      } else if item.isHidden || item.isCancel && !options.includesCancel {
        continue
      } else if item.isCancel, options.pinsCancel {
        laterCancels.append(row)
      } else if item.isCancel {
        list(row)
      } else {
        list(row, in: &section)
      }
    }
    for cancel in laterCancels { list(cancel) }
    listFooter()
  }

  /// Puts the footer above the cancel rows at the end.
  private mutating func listFooter() {
    let cancels = Array(rows.suffix(rows.reversed().prefix { $0.kind == .cancel }.count))
    pinnableCount = cancels.count
    guard content.fixedViews[.footer] != nil else { return }
    pinnableCount += 1
    rows.removeLast(cancels.count)
    list(SheetRow(id: .footer, kind: .footer))
    for cancel in cancels {
      // The first row of all starts a group by its place alone.
      list(cancel, startsGroup: cancel.startsGroup && rows.count > 1)
    }
  }

  /// Lists a row, and above it the caption of the section that it is the first row of.
  private mutating func list(_ row: SheetRow, in section: inout Int?) {
    let begun = section
    section = nil
    if let begun, content.items[begun].outline.hasCaption {
      list(
        SheetRow(id: content.items[begun].id, kind: .section, itemIndex: begun), startsGroup: true)
      list(row)
    } else {
      list(row, startsGroup: begun != nil)
    }
  }

  private mutating func list(_ row: SheetRow, startsGroup: Bool = false) {
    var row = row
    row.startsGroup = startsGroup || isApart(row) || rows.last.map(isApart) ?? true
    rows.append(row)
  }

  private func isApart(_ row: SheetRow) -> Bool { row.kind == .cancel && !options.isDialog }
}
