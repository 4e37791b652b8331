import UIKit

extension ActionSheetControl {
  func setUp(_ view: SheetRowView, row: SheetRow, at index: Int, _ layout: SheetLayout) {
    let appearance = appearance
    view.rowID = row.id
    let action = layout.rows.action(at: index)
    let background = appearance.rowBackground(
      of: action, isCancel: row.kind == .cancel, isProminent: action.map(isProminent) ?? false,
      height: layout.stack.height(of: index), corners: layout.corners(ofRow: index))
    view.background.apply(background)
    view.isHighlighted = tracker.highlighted == row.id
    view.host?.sheet = self
    switch view {
    case let view as SheetActionRowView:
      if let action {
        show(action, in: view)
        load(action)
      }
    case let view as SheetCaptionRowView:
      if let section = content.section(of: row) { view.set(section, appearance: appearance) }
    case let view as SheetHeaderRowView:
      view.set(
        content, metrics: layout.metrics, displayScale: layout.environment.displayScale,
        appearance: appearance)
      view.setView(content.headerView)
    case let view as SheetHostRowView:
      if let slot = layout.rows.slot(at: index) {
        showGrid(of: slot)
        view.set(slot, appearance: background)
        // An update of an action, or another font, can make it higher.
        if let grid = slot.view as? SheetGridView,
          grid.neededHeight(width: layout.containerFrame.width) != slot.height
        {
          viewHeightChanged(grid)
        }
      }
    default: break
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
    view.isFaded = isFaded
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

  func fittingHeight(width: CGFloat) -> CGFloat {
    let endless = CGRect(x: 0, y: 0, width: width, height: 1e7)
    let environment = SheetEnvironment(
      bounds: endless, displayScale: traitCollection.displayScale, placement: .filling)
    return resolver.makeLayout(of: self, in: environment).fittingSize.height
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
