import UIKit

/// Lists, measures and lays out the rows of a sheet, and makes again only what a change affects.
///
/// Rows follow the content; heights the rows, the fonts and the width; the layout everything. Rows are measured
/// with views of the kind that show them. Titles that certainly fit one line are not measured, and a row is
/// measured again only if its content or its style has changed. So the cost follows the number of long texts.
@MainActor
final class SheetLayoutResolver {
  var rowsAreStale = true

  /// How often rows were listed and layouts were made; what differs has changed.
  private(set) var rowsGeneration = 0
  private(set) var layoutGeneration = 0

  private unowned let sheet: ActionSheetControl
  private var rows = SheetRows(SheetContent())

  /// The rows at the last two widths, because a sheet among other views is asked for its size at one and laid
  /// out at another.
  private var stacks: [(key: HeightsKey, rows: SheetRows)] = []
  private var shown: (key: HeightsKey, layout: SheetLayout)?

  private lazy var contentRow = SheetContentRowView()
  private lazy var actionRow = SheetActionRowView()
  private var known: [SheetItemID: (action: ActionSheetAction, height: CGFloat)] = [:]
  private var knownKey: HeightsKey?

  private struct HeightsKey: Equatable {
    var width: CGFloat
    var displayScale: CGFloat
    var metrics: SheetMetrics
    var fonts: SheetFonts
    var textSize: UIContentSizeCategory
  }

  init(_ sheet: ActionSheetControl) {
    self.sheet = sheet
  }

  /// Releases the content that was laid out.
  func removeAll() {
    rowsAreStale = true
    rows = SheetRows(SheetContent())
    stacks.removeAll()
    shown = nil
  }

  /// Returns the layout in an environment; the last one if nothing has changed.
  func layout(in environment: SheetEnvironment) -> SheetLayout {
    let key = listRows(in: environment)
    if let shown, shown.key == key, shown.layout.environment == environment { return shown.layout }
    let layout = makeLayout(key, environment)
    // Whether two actions are beside each other depends on the width.
    if let old = shown?.layout.rows.isPaired, old != layout.rows.isPaired { rowsGeneration += 1 }
    shown = (key, layout)
    layoutGeneration += 1
    return layout
  }

  /// Returns the height that shows everything at a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: width, height: 1e7),
      displayScale: sheet.traitCollection.displayScale, placement: .filling)
    return makeLayout(listRows(in: environment), environment).fittingSize.height
  }

  /// Lists the rows again if they are stale, and returns what their heights depend on.
  private func listRows(in environment: SheetEnvironment) -> HeightsKey {
    let (style, settings, textSize) = (sheet.style, sheet.settings, sheet.appearance.textSize)
    var metrics = style.metrics
    if !settings.isDialog { metrics.capsuleInset = 0 }
    if environment.placement == .center, !metrics.$width.isSet {
      let minimum: CGFloat = textSize.isAccessibilityCategory ? 310 : 0
      metrics.width = metrics.width.map { max($0, minimum) }
    }
    let fills = environment.placement == .filling
    let width = fills ? environment.bounds.width : metrics.width(in: environment)
    if sheet.measureViews(width: width) { rowsAreStale = true }
    var options = SheetRows.Options()
    options.pinsCancel = style.pinsCancel
    options.includesCancel = settings.listsCancelActions
    options.isDialog = settings.isDialog
    options.pinsHeader = style.pinsHeader
    options.separatesRows = style.separatesRows
    options.isInPopover = settings.isInPopover
    options.isRightToLeft = sheet.appearance.isRightToLeft
    if rowsAreStale || options != rows.options {
      rowsAreStale = false
      rows = SheetRows(sheet.content, options)
      stacks.removeAll()
      shown = nil
      rowsGeneration += 1
    }
    return HeightsKey(
      width: width, displayScale: environment.displayScale, metrics: metrics, fonts: style.fonts,
      textSize: textSize)
  }

  private func makeLayout(_ key: HeightsKey, _ environment: SheetEnvironment) -> SheetLayout {
    if let known = stacks.first(where: { $0.key == key }) {
      return SheetLayout(known.rows, environment: environment)
    }
    let isPaired = sheet.settings.isDialog && !key.textSize.isAccessibilityCategory
    let listed = isPaired && fitBesideEachOther(rows.actionPair, key) ? rows.pairingActions() : rows
    let stack = listed.stacked(
      heights(of: listed, key), metrics: key.metrics, displayScale: key.displayScale)
    stacks = [(key, stack)] + stacks.prefix(1)
    return SheetLayout(stack, environment: environment)
  }

  // MARK: Measuring

  private func heights(of rows: SheetRows, _ key: HeightsKey) -> [CGFloat] {
    let appearance = sheet.appearance
    if key != knownKey { known.removeAll() }
    knownKey = key
    let width = key.metrics.actionWidth(
      in: key.width, isPaired: rows.isPaired, displayScale: key.displayScale)
    let textWidth = SheetActionLayout.textWidth(
      of: width, parts: .init(title: .zero), metrics: key.metrics)
    let action = CharacterWidths.of(appearance.font(key.fonts.action))
    let cancel = CharacterWidths.of(appearance.font(key.fonts.cancel))
    let uncertain = rows.indicesOfUncertainHeight { title, isCancel in
      (isCancel ? cancel : action).fits(title, width: textWidth)
    }
    var needed: [Int: CGFloat] = [:]
    let busy = sheet.busyActionIDs.compactMap { rows.index(of: $0) }
    for row in uncertain + busy where needed[row] == nil {
      if let action = rows.action(at: row) {
        needed[row] = height(of: action, key, width: width)
      } else if let section = rows.row(at: row).flatMap(rows.content.section) {
        contentRow.show(section, appearance: appearance)
        needed[row] = contentRow.neededHeight(width: key.width, displayScale: key.displayScale)
      }
    }
    actionRow.set(ActionSheetAction("A"), appearance: appearance)
    let oneLine = rowHeight(key, metrics: key.metrics, width: key.width)
    var header: CGFloat = 0
    if rows.kind(at: 0) == .header {
      contentRow.show(sheet.content, metrics: key.metrics, appearance: appearance)
      header = contentRow.neededHeight(width: key.width, displayScale: key.displayScale)
    }
    return rows.heights(action: oneLine, header: header, needed: needed)
  }

  /// Returns whether the titles of two actions fit one line each beside each other.
  private func fitBesideEachOther(_ pair: Range<Int>?, _ key: HeightsKey) -> Bool {
    guard let pair else { return false }
    let width = key.metrics.actionWidth(
      in: key.width, isPaired: true, displayScale: key.displayScale)
    return pair.allSatisfy { row in
      guard let described = rows.action(at: row) else { return false }
      sheet.show(described, in: actionRow)
      let parts = actionRow.parts(width: .greatestFiniteMagnitude)
      let room = SheetActionLayout.textWidth(of: width, parts: parts, metrics: key.metrics)
      return max(parts.title.width, parts.subtitle?.width ?? 0) <= room
    }
  }

  private func height(
    of described: ActionSheetAction, _ key: HeightsKey, width: CGFloat
  ) -> CGFloat {
    let canBeKept = !described.hasCustomAppearance && !sheet.isBusy(described.id)
    if canBeKept, let known = known[described.id], known.action.hasSameValues(as: described) {
      return known.height
    }
    sheet.show(described, in: actionRow)
    // Only what the texts need counts here: the style's height is a row's own business.
    var metrics = key.metrics
    if described.preferredHeight != nil { metrics.actionHeight = 0 }
    let height = rowHeight(key, metrics: metrics, width: width)
    if canBeKept { known[described.id] = (described, height) }
    return height
  }

  private func rowHeight(_ key: HeightsKey, metrics: SheetMetrics, width: CGFloat) -> CGFloat {
    SheetActionLayout.height(
      of: actionRow.parts(width: width), fontSize: actionRow.fontSize, metrics: metrics,
      displayScale: key.displayScale)
  }
}
