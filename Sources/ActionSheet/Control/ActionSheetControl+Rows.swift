import UIKit

/// What rows show.
extension ActionSheetControl {
  /// Sets a view up for a row.
  func setUp(_ view: SheetRowView, row: SheetRow, at index: Int, _ layout: SheetLayout) {
    let look = look
    view.rowID = row.id
    let action = layout.rows.action(at: index)
    let corners = layout.roundedCorners(of: index..<index + 1, surface: style.surface)
    let plateLook = look.rowPlate(
      action.flatMap { extras[$0.id]?.appearance }, isCancel: row.kind == .cancel,
      corners: corners)
    view.plate.apply(plateLook)
    view.isHighlighted = tracker.highlighted == row.id
    switch view {
    case let view as SheetActionRowView:
      if let action { view.set(face(of: action), look: look) }
    case let view as SheetCaptionRowView:
      if let section = section(at: index, in: layout.rows) { view.set(section, look: look) }
    case let view as SheetHeaderRowView:
      view.setText(headerText, content: content, look: look)
      view.setView(
        headerView, slot: content.headerView, metrics: layout.metrics,
        displayScale: layout.environment.displayScale)
    case let view as SheetHostRowView:
      if let slot = layout.rows.slot(at: index) {
        view.set(hostedViews[slot.id], slot: slot, look: plateLook)
      }
    default: break
    }
  }

  func face(of action: SheetAction) -> SheetActionFace {
    var face = SheetActionFace(action: action)
    face.isBusy = busyActions.contains(action.id)
    face.isEnabled = isEnabled && action.isEnabled && busyActions.isEmpty
    guard let extras = extras[action.id] else { return face }
    face.image = extras.image
    face.attributedTitle = extras.attributedTitle
    face.appearance = extras.appearance
    return face
  }

  /// The actions that show something besides their content.
  var actionsWithOwnFace: Set<SheetItemID> {
    extras.withOwnFace.union(busyActions)
  }

  func section(at index: Int, in rows: SheetRows) -> SheetSection? {
    guard let item = rows.row(at: index)?.itemIndex,
      case .section(let section) = rows.content.items[item]
    else { return nil }
    return section
  }

  /// Fades a row's view in that has just been made, inside an animated update.
  func appear(_ view: SheetRowView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    UIView.performWithoutAnimation { view.alpha = 0 }
    view.alpha = 1
  }
}
