import ControlCore
import UIKit

/// The sizes of custom views.
extension ActionSheetControl {
  /// The views that are measured, and what their sizes depend on.
  struct ViewMeasure: Equatable {
    var width: CGFloat
    var textSize: UIContentSizeCategory
  }

  func setHostedView(_ view: UIView?, id: SheetItemID) {
    if let old = hostedViews[id], old !== view, old.isDescendant(of: self) {
      old.removeFromSuperview()
    }
    hostedViews[id] = view
    (view as? SheetTextFieldView)?.sheet = self
    viewMeasures[id] = nil
    container.viewObservations[id] = (view as? UIScrollView).map(observation(of:))
  }

  /// Returns the identity of the slot of a view.
  func slotID(of view: UIView) -> SheetItemID? {
    hostedViews.first { $0.value === view }?.key
  }

  /// Observes the size of the content of a list.
  private func observation(of list: UIScrollView) -> ObservationToken {
    list.observeChanges(of: \.contentSize, owner: self) { [weak list] sheet, _ in
      if let list { sheet.viewHeightChanged(list) }
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
        let old = slot
        slot.measure(view, rowWidth: width)
        if slot != old { isChanged = true }
      }
    }
    return isChanged
  }

  /// The content of a view leads to another size.
  func viewHeightChanged(_ view: UIView) {
    guard let id = slotID(of: view) else { return }
    viewMeasures[id] = nil
    invalidateRows()
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
  /// A view with an intrinsic width that fits the row keeps it; any other fills the row, and its
  /// constraints determine its height.
  @MainActor
  fileprivate mutating func measure(_ view: UIView, rowWidth: CGFloat) {
    let natural = view.intrinsicContentSize.width
    width = natural > 0 && natural <= rowWidth ? natural : nil
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width ?? rowWidth, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    height = size.height.rounded(.up)
    if height == 0, let list = view as? UIScrollView {
      let insets = list.adjustedContentInset
      height = (list.contentSize.height + insets.top + insets.bottom).rounded(.up)
    }
  }
}

extension Optional {
  fileprivate mutating func mutate(_ change: (inout Wrapped) -> Void) {
    guard var wrapped = self else { return }
    change(&wrapped)
    self = wrapped
  }
}
