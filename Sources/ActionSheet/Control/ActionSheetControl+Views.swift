import ControlCore
import UIKit

/// The sizes of custom views.
extension ActionSheetControl {
  /// The views that are measured, and what their sizes depend on.
  struct ViewMeasure: Equatable {
    var width: CGFloat
    var textSize: UIContentSizeCategory
  }

  func setHosted(_ slot: SheetViewSlot?, id: SheetItemID) {
    let view = slot?.view
    if let old = container.controllers[id], old !== slot?.controller { release(old) }
    if let old = hostedViews[id], old !== view, old.isDescendant(of: self) {
      old.removeFromSuperview()
    }
    hostedViews[id] = view
    (view as? any SheetInputView)?.sheet = self
    container.controllers[id] = slot?.controller
    viewMeasures[id] = nil
    container.viewObservations[id] = slot?.list.map { observation(of: $0, in: view) }
  }

  private func release(_ controller: UIViewController) {
    guard let parent = controller.parent, parent === container.parentController else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Makes the controllers of the content children of the controller that shows the sheet.
  ///
  /// - Returns: The controllers that are to be told that they have moved, when their views have places.
  func adoptControllers() -> [UIViewController] {
    guard !container.controllers.isEmpty, window != nil else { return [] }
    var responder = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let parent = responder as? UIViewController else { return [] }
    container.parentController = parent
    let moving = container.controllers.values.filter { $0.parent !== parent }
    for controller in moving { parent.addChild(controller) }
    return moving
  }

  /// Returns the identity of the slot of a view.
  func slotID(of view: UIView) -> SheetItemID? {
    hostedViews.first { $0.value === view }?.key
  }

  /// Observes the size of the content of a list.
  private func observation(of list: UIScrollView, in view: UIView?) -> ObservationToken {
    list.observeChanges(of: \.contentSize, owner: self) { [weak view] sheet, _ in
      if let view { sheet.viewHeightChanged(view) }
    }
  }

  /// Measures the views without a size of their own for a width of rows, unless that is done.
  ///
  /// - Returns: A Boolean value that states whether a size changed.
  func measureViews(width: CGFloat) -> Bool {
    var isChanged = false
    let key = ViewMeasure(width: width, textSize: traitCollection.preferredContentSizeCategory)
    for (id, view) in hostedViews where viewMeasures[id] != key {
      viewMeasures[id] = key
      changeSlot(id) { slot in
        guard slot.isMeasured else { return }
        showTiles(of: slot)
        let old = slot
        slot.measure(view, rowWidth: width)
        if slot != old { isChanged = true }
      }
    }
    return isChanged
  }

  /// Shows the actions of a view of tiles.
  func showTiles(of slot: SheetViewSlot) {
    guard let tiles = slot.tiles, let view = slot.view as? SheetTilesView else { return }
    view.set(
      tiles, appearance: appearance,
      isBusy: isBusy, canBeChosen: { isEnabled && $0.isSelectable && isAvailable($0) },
      chosen: { [weak self] in self?.selectAction(id: $0) })
  }

  /// The content of a view leads to another size.
  func viewHeightChanged(_ view: UIView) {
    guard let id = slotID(of: view) else { return }
    viewMeasures[id] = nil
    invalidateRows()
  }

  /// A child of the controller that shows the sheet asks for another size.
  func childSizeChanged(_ child: any UIContentContainer) {
    if let view = (child as? UIViewController)?.viewIfLoaded { viewHeightChanged(view) }
  }

  /// Gives views the height, and the width, that they have been given since they were placed.
  func adoptViewSizes() {
    for row in container.live.values {
      guard let host = row.host, let view = host.hosted, let placed = host.placedSize,
        view.bounds.size != placed,
        let id = slotID(of: view)
      else { continue }
      changeSlot(id) { slot in
        if view.bounds.width != placed.width { slot.width = view.bounds.width }
        slot.height = view.bounds.height
      }
      invalidateRows()
      host.setNeedsLayout()
    }
  }

  private func changeSlot(_ id: SheetItemID, _ change: (inout SheetViewSlot) -> Void) {
    if content.headerView?.id == id {
      content.headerView.mutate(change)
    } else if content.customView?.id == id {
      content.customView.mutate(change)
    } else if content.footerView?.id == id {
      content.footerView.mutate(change)
    } else if let index = content.items.firstIndex(where: { $0.id == id }),
      case .view(var slot) = content.items[index].kind
    {
      change(&slot)
      content.items[index] = .view(slot)
    }
  }
}

extension SheetViewSlot {
  /// Measures a view for the width of a row.
  ///
  /// A view with an intrinsic width that fits the row keeps it; any other, and the view of a controller,
  /// fills the row, and its constraints determine its height.
  @MainActor
  fileprivate mutating func measure(_ view: UIView, rowWidth: CGFloat) {
    let old = height
    shrinks = list?.isScrollEnabled ?? (view as? SheetPickerView)?.showsWheels ?? false
    fills = shrinks
    let natural = controller == nil ? view.intrinsicContentSize.width : 0
    width = natural > 0 && natural <= rowWidth ? natural : nil
    if let preferred = controller?.heightInSheet(width: rowWidth) {
      height = preferred.asLength.rounded(.up)
      fills = true
      return
    }
    height =
      view.systemLayoutSizeFitting(
        CGSize(width: width ?? rowWidth, height: 0),
        withHorizontalFittingPriority: UILayoutPriority(999),
        verticalFittingPriority: .fittingSizeLevel
      ).height
    if let list, list === view ? height == 0 : !list.hasHeightConstraint {
      let insets = list.adjustedContentInset
      height += list.contentSize.height + insets.top + insets.bottom
    }
    if height == 0 {
      let offered = CGSize(width: width ?? rowWidth, height: .greatestFiniteMagnitude)
      let fitting = view.sizeThatFits(offered).height.asLength
      // That is the answer of a view that does not know it.
      height = fitting == view.bounds.height ? old : fitting
      fills = height > 0
    }
    height = height.rounded(.up)
  }
}

/// A controller whose view has another height for each width, such as one of SwiftUI.
@MainActor
protocol SheetBodyController: UIViewController {
  /// Returns the height for a width, in points.
  func height(fitting width: CGFloat) -> CGFloat

  /// Shows the content of a newer controller of the same kind.
  func adoptContent(of other: UIViewController?)
}

extension UIViewController {
  /// Returns the height that the controller prefers in a row of a width, in points; `nil` if it leaves that
  /// to its view.
  fileprivate func heightInSheet(width: CGFloat) -> CGFloat? {
    if let body = self as? any SheetBodyController { return body.height(fitting: width) }
    return preferredContentSize.height > 0 ? preferredContentSize.height : nil
  }
}

extension UIView {
  fileprivate var hasHeightConstraint: Bool {
    constraints.contains { $0.firstAttribute == .height && $0.secondItem == nil }
  }
}

extension Optional {
  fileprivate mutating func mutate(_ change: (inout Wrapped) -> Void) {
    guard var wrapped = self else { return }
    change(&wrapped)
    self = wrapped
  }
}
