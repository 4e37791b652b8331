import ControlCore
import UIKit

extension ActionSheetControl {
  /// Measures the views without a size of their own for a width of rows, unless that is done; returns
  /// whether a size changed.
  func measureViews(width: CGFloat) -> Bool {
    var isChanged = false
    let measure = (width, traitCollection.preferredContentSizeCategory)
    for (id, view) in hostedViews.takeUnmeasured(measure) {
      changeSlot(id) { slot in
        guard slot.isMeasured else { return }
        showGrid(of: slot)
        let old = slot
        slot.measure(view, rowWidth: width)
        if slot != old { isChanged = true }
      }
    }
    return isChanged
  }

  func itemViews<View: UIView>(of type: View.Type) -> [View] {
    guard !hostedViews.isEmpty else { return [] }
    return content.items.compactMap { $0.slot?.view as? View }
  }

  func showGrid(of slot: SheetViewSlot) {
    if let grid = slot.grid { (slot.view as? SheetGridView)?.show(grid, of: self) }
  }

  func viewHeightChanged(_ view: UIView) {
    guard let id = hostedViews.id(of: view) else { return }
    hostedViews.invalidateMeasure(of: id)
    invalidateRows()
  }

  func childSizeChanged(_ child: any UIContentContainer) {
    if let view = (child as? UIViewController)?.viewIfLoaded { viewHeightChanged(view) }
  }

  /// Gives a view the height, and the width, that it has set since it was placed.
  func viewResized(_ view: UIView, from placed: CGSize) {
    guard let id = hostedViews.id(of: view) else { return }
    changeSlot(id) { slot in
      if view.bounds.width != placed.width { slot.width = view.bounds.width }
      slot.height = view.bounds.height
    }
    invalidateRows()
  }

  private func changeSlot(_ id: SheetItemID, _ change: (inout SheetViewSlot) -> Void) {
    if var slot = content.fixedViews[id] {
      change(&slot)
      content.fixedViews[id] = slot
      return
    }
    guard let place = content.place(of: id), var slot = content.items[place].slot else { return }
    change(&slot)
    content.items[place] = .view(slot)
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
    let preferred =
      (controller as? any SheetBodyController)?.height(fitting: rowWidth)
      ?? controller.map(\.preferredContentSize.height).flatMap { $0 > 0 ? $0 : nil }
    if let preferred {
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
    let hasHeight = { (view: UIView) in
      view.constraints.contains { $0.firstAttribute == .height && $0.secondItem == nil }
    }
    if let list, list === view ? height == 0 : !hasHeight(list) {
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
  func height(fitting width: CGFloat) -> CGFloat

  /// Shows the content of a newer controller of the same kind.
  func adoptContent(of other: UIViewController?)
}
