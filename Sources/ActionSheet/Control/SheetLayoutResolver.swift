import UIKit

/// Stores the rows, heights and layout of a sheet, and makes anew only what a change affects.
///
/// Rows follow the content; heights the rows, the fonts and the width; the layout everything.
@MainActor
final class SheetLayoutResolver {
  var rowsAreStale = true
  private var rows = SheetRows(SheetContent())
  private var rowsKey: RowsKey?
  private var stacks: [(key: HeightsKey, stack: RowStack)] = []
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
    var textSize: UIContentSizeCategory
  }

  private struct LayoutKey: Equatable {
    var heights: HeightsKey
    var environment: SheetEnvironment
    var options: SheetLayout.Options
  }

  /// Releases the content that was laid out.
  func removeAll() {
    rowsAreStale = true
    rows = SheetRows(SheetContent())
    stacks.removeAll()
    shown = nil
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
    if environment.placement == .center, !metrics.$width.isSet {
      let minimum: CGFloat = sheet.appearance.textSize.isAccessibilityCategory ? 310 : 0
      metrics.width = metrics.width.map { max($0, minimum) }
    }
    let width =
      switch environment.placement {
      case .filling: environment.bounds.width
      case .bottom, .center: metrics.width(in: environment)
      }
    var options = SheetLayout.Options()
    options.pinsHeader = style.pinsHeader
    options.separatesRows = style.separatesRows
    options.isInPopover = sheet.settings.isInPopover
    options.isRightToLeft = sheet.appearance.isRightToLeft
    return LayoutKey(
      heights: HeightsKey(
        width: width, displayScale: environment.displayScale, metrics: metrics,
        fonts: style.fonts, textSize: sheet.appearance.textSize),
      environment: environment, options: options)
  }

  private func makeLayout(of sheet: ActionSheetControl, _ key: LayoutKey) -> SheetLayout {
    var rows = rows
    if sheet.settings.isDialog, !key.heights.textSize.isAccessibilityCategory,
      let pair = rows.actionPair,
      measure.fitBesideEachOther(pair, of: rows, sheet: sheet, key.heights)
    {
      rows = rows.pairingActions()
    }
    return SheetLayout(
      stack(of: sheet, rows, key.heights), key.options, environment: key.environment)
  }

  private func listRows(of sheet: ActionSheetControl, width: CGFloat) {
    if sheet.measureViews(width: width) { rowsAreStale = true }
    let key = RowsKey(
      pinsCancel: sheet.style.pinsCancel, showsCancel: sheet.settings.listsCancelActions,
      style: sheet.preferredStyle)
    guard rowsAreStale || key != rowsKey else { return }
    rowsAreStale = false
    rowsKey = key
    rows = SheetRows(
      sheet.content, pinsCancel: key.pinsCancel, includesCancel: key.showsCancel,
      joinsCancel: key.style == .alert)
    stacks.removeAll()
    shown = nil
    rowsGeneration += 1
  }

  /// Returns the rows stacked at a width; those at the last two widths are stored, because a sheet among
  /// other views is asked for its size at one and laid out at another.
  private func stack(
    of sheet: ActionSheetControl, _ rows: SheetRows, _ key: HeightsKey
  ) -> RowStack {
    if let known = stacks.first(where: { $0.key == key }) { return known.stack }
    let made = RowStack(
      rows, heights: measure.heights(of: rows, sheet: sheet, key), metrics: key.metrics,
      displayScale: key.displayScale)
    stacks = [(key, made)] + stacks.prefix(1)
    return made
  }
}
