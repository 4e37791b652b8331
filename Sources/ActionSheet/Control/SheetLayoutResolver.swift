import UIKit

/// Stores the rows, heights and layout of a sheet, and makes anew only what a change affects.
///
/// Rows follow the content; heights the rows, the fonts and the width; the layout everything.
@MainActor
final class SheetLayoutResolver {
  var rowsAreStale = true
  private var rows = SheetRows(SheetContent())
  private var rowsKey: RowsKey?
  private var heights: [(key: HeightsKey, heights: RowHeights)] = []
  private var shown: (key: LayoutKey, layout: SheetLayout)?
  /// How often rows were listed and layouts were made; what differs has changed.
  private(set) var rowsGeneration = 0
  private(set) var layoutGeneration = 0
  private let measure = SheetRowMeasure()

  private struct RowsKey: Equatable {
    var pinsCancel: Bool
    var showsCancel: Bool
    var style: UIAlertController.Style
  }

  struct HeightsKey: Equatable {
    var width: CGFloat
    var displayScale: CGFloat
    var metrics: SheetMetrics
    var fonts: SheetFonts
    var textSize: SheetTextSize
  }

  private struct LayoutKey: Equatable {
    var heights: HeightsKey
    var environment: SheetEnvironment
    var pinsHeader: Bool
    var isRightToLeft: Bool
  }

  /// Returns the layout in an environment; the last one if nothing has changed.
  func layout(of sheet: ActionSheetControl, in environment: SheetEnvironment) -> SheetLayout {
    let key = key(of: sheet, in: environment)
    listRows(of: sheet, width: key.heights.width)
    if let shown, shown.key == key { return shown.layout }
    let layout = makeLayout(of: sheet, key)
    // Whether two actions are beside each other depends on the width.
    if let old = shown?.layout.rows.isPaired, old != layout.rows.isPaired { rowsGeneration += 1 }
    shown = (key, layout)
    layoutGeneration += 1
    return layout
  }

  /// Returns a layout in an environment, besides the one that is shown.
  func makeLayout(of sheet: ActionSheetControl, in environment: SheetEnvironment) -> SheetLayout {
    let key = key(of: sheet, in: environment)
    listRows(of: sheet, width: key.heights.width)
    return makeLayout(of: sheet, key)
  }

  private func key(
    of sheet: ActionSheetControl, in environment: SheetEnvironment
  ) -> LayoutKey {
    let style = sheet.style
    var metrics = style.metrics
    if !sheet.settings.isDialog { metrics.capsuleInset = 0 }
    if environment.placement == .center, !style.members.contains(StyleMembers(.width)) {
      let minimum: CGFloat = sheet.appearance.textSize.isAccessibilitySize ? 310 : 0
      metrics.width = metrics.width.map { max($0, minimum) }
    }
    let width =
      switch environment.placement {
      case .filling: environment.bounds.width
      case .bottom, .center: metrics.width(in: environment)
      }
    return LayoutKey(
      heights: HeightsKey(
        width: width, displayScale: environment.displayScale, metrics: metrics,
        fonts: style.fonts, textSize: sheet.appearance.textSize),
      environment: environment, pinsHeader: style.pinsHeader,
      isRightToLeft: sheet.appearance.isRightToLeft)
  }

  private func makeLayout(of sheet: ActionSheetControl, _ key: LayoutKey) -> SheetLayout {
    var rows = rows
    if sheet.settings.isDialog, !key.heights.textSize.isAccessibilitySize,
      let pair = rows.actionPair,
      measure.fitBesideEachOther(pair, of: rows, sheet: sheet, key.heights)
    {
      rows = rows.pairingActions()
    }
    return SheetLayout(
      rows: rows, heights: heights(of: sheet, rows, key.heights), metrics: key.heights.metrics,
      pinsHeader: key.pinsHeader, isRightToLeft: key.isRightToLeft, environment: key.environment)
  }

  private func listRows(of sheet: ActionSheetControl, width: CGFloat) {
    if sheet.measureViews(width: width) { rowsAreStale = true }
    let key = RowsKey(
      pinsCancel: sheet.style.pinsCancel, showsCancel: sheet.showsCancelActions,
      style: sheet.preferredStyle)
    guard rowsAreStale || key != rowsKey else { return }
    rowsAreStale = false
    rowsKey = key
    rows = SheetRows(
      sheet.content, pinsCancel: key.pinsCancel, includesCancel: key.showsCancel,
      joinsCancel: key.style == .alert)
    heights.removeAll()
    shown = nil
    rowsGeneration += 1
  }

  /// Returns the heights of the rows at a width; those of the last two widths are stored, because a sheet
  /// among other views is asked for its size at one and laid out at another.
  private func heights(
    of sheet: ActionSheetControl, _ rows: SheetRows, _ key: HeightsKey
  ) -> RowHeights {
    if let known = heights.first(where: { $0.key == key }) { return known.heights }
    let made = measure.heights(of: rows, sheet: sheet, key)
    heights = [(key, made)] + heights.prefix(1)
    return made
  }
}
