import UIKit

/// Measures rows with views of the kind that show them.
///
/// Titles that fit one line for certain are not measured at all, and a row is measured again only
/// when what it shows or how it is set has changed. So what is left costs time in proportion to the
/// long texts.
@MainActor
final class SheetRowMeasure {
  private lazy var header = SheetHeaderRowView()
  private lazy var caption = SheetCaptionRowView()
  private lazy var action = SheetActionRowView()
  private var known: [SheetItemID: (action: SheetAction, height: CGFloat)] = [:]
  private var knownKey: SheetLayoutResolver.HeightsKey?

  /// The heights of all rows.
  func heights(
    of rows: SheetRows, sheet: ActionSheetControl, _ key: SheetLayoutResolver.HeightsKey
  ) -> RowHeights {
    let look = sheet.look
    if key != knownKey { known.removeAll() }
    knownKey = key
    var standard = RowHeights.Standard(action: actionHeight(look, key))
    if rows.kind(at: 0) == .header { standard.header = headerHeight(sheet, look, key) }
    let line = TextWidthBound.fitting(
      width: SheetActionLayout.textWidth(
        of: key.width, parts: .init(title: .zero), metrics: key.metrics),
      fontSize: max(
        look.font(key.fonts.action).pointSize, look.font(key.fonts.cancel).pointSize))
    var needed: [Int: CGFloat] = [:]
    let ownFaces = sheet.actionsWithOwnFace
    for row in rows.indices(beyond: line) + rows.indices(of: ownFaces) where needed[row] == nil {
      if let action = rows.action(at: row) {
        needed[row] = height(
          of: action, canBeKept: !ownFaces.contains(action.id), sheet, look, key)
      } else if let section = sheet.section(at: row, in: rows) {
        caption.set(section, look: look)
        needed[row] = caption.neededHeight(width: key.width, displayScale: key.displayScale)
      }
    }
    return RowHeights(rows, standard: standard, needed: needed)
  }

  private func actionHeight(
    _ look: SheetLook, _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    action.set(SheetActionFace(action: SheetAction("A")), look: look)
    return SheetActionLayout.height(
      of: action.parts(width: key.width), fontSize: action.fontSize, metrics: key.metrics,
      displayScale: key.displayScale)
  }

  private func height(
    of described: SheetAction, canBeKept: Bool, _ sheet: ActionSheetControl, _ look: SheetLook,
    _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    if canBeKept, let known = known[described.id], known.action == described {
      return known.height
    }
    action.set(sheet.face(of: described), look: look)
    // Only what the texts need counts here: the style's height is a row's own business.
    var metrics = key.metrics
    if described.preferredHeight != nil { metrics.actionHeight = 0 }
    let height = SheetActionLayout.height(
      of: action.parts(width: key.width), fontSize: action.fontSize, metrics: metrics,
      displayScale: key.displayScale)
    if canBeKept { known[described.id] = (described, height) }
    return height
  }

  private func headerHeight(
    _ sheet: ActionSheetControl, _ look: SheetLook, _ key: SheetLayoutResolver.HeightsKey
  ) -> CGFloat {
    header.setText(sheet.headerText, content: sheet.content, look: look)
    header.setView(
      nil, slot: sheet.content.headerView, metrics: key.metrics, displayScale: key.displayScale)
    return header.layout(width: key.width).height
  }
}
