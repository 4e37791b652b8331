import UIKit

extension ActionSheetControl {
  func setUp(_ view: SheetRowView, row: SheetRow, at index: Int, _ layout: SheetLayout) {
    let appearance = appearance
    view.rowID = row.id
    let action = layout.rows.action(at: index)
    let background = appearance.rowBackground(
      of: action, isCancel: row.kind == .cancel, isProminent: action.map(isProminent) ?? false,
      height: layout.rows.height(of: index), corners: layout.corners(ofRow: index))
    view.background.apply(background)
    view.isHighlighted = tracker.highlighted == row.id
    if let action, let view = view as? SheetActionRowView {
      show(action, in: view)
      load(action)
    } else if let view = view as? SheetContentRowView {
      show(row, at: index, layout, in: view, background)
    }
  }

  private func show(
    _ row: SheetRow, at index: Int, _ layout: SheetLayout, in view: SheetContentRowView,
    _ background: BackgroundAppearance
  ) {
    let slot = layout.rows.slot(at: index)
    if slot != nil { view.makeHost(for: self) }
    if row.kind == .header {
      view.show(content, metrics: layout.metrics, appearance: appearance)
    } else if let section = content.section(of: row) {
      view.show(section, appearance: appearance)
    } else if let slot {
      showGrid(of: slot)
      view.showView(corners: background)
    }
    view.host?.set(slot)
    // An update of an action, or another font, can make it higher.
    if let slot, let grid = slot.view as? SheetGridView,
      grid.neededHeight(width: layout.containerFrame.width) != slot.height
    {
      viewHeightChanged(grid)
    }
  }

  func show(_ action: ActionSheetAction, in view: SheetActionRowView) {
    // As in the system's alert, cancel actions are not emphasized beside a preferred action.
    let isPlain =
      settings.isDialog && action.role == .cancel && !action.isPreferred
      && preferredAction != nil
    view.set(
      action, isBusy: action.isLoading || isBusy(action.id), canBeChosen: canBeChosen(action),
      isPlain: isPlain,
      isProminent: isProminent(action), appearance: appearance)
  }

  /// Returns whether an action is the preferred one of a dialog with capsules, and is filled with the tint
  /// color.
  private func isProminent(_ action: ActionSheetAction) -> Bool {
    appearance.drawsCapsules && action.isPreferred && action.role != .destructive
      && canBeChosen(action)
  }

  /// Fades a row's view in that has just been made, inside an animated update.
  func appear(_ view: SheetRowView) {
    guard UIView.inheritedAnimationDuration > 0 else { return }
    UIView.performWithoutAnimation { view.isFaded = true }
    view.isFaded = container.isFaded
  }

  // MARK: Changes

  /// Marks rows, heights and frames as out of date; what follows is done once, in the next layout
  /// pass.
  func invalidateRows() {
    resolver.rowsAreStale = true
    container.contentsAreStale = true
    invalidateContentSize()
  }

  /// Marks heights and frames as out of date.
  func invalidateSheet() {
    container.contentsAreStale = true
    invalidateContentSize()
  }

  /// Animates the layout of all changes, unless the user prefers reduced motion.
  func animateChanges() {
    guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let animation = style.animation
    UIView.animate(
      withDuration: animation.duration, delay: 0, usingSpringWithDamping: animation.dampingRatio,
      initialSpringVelocity: animation.initialVelocity,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }
}
