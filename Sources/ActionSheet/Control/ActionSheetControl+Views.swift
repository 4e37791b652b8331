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

/// Text fields, each in a row of its own.
extension ActionSheetControl {
  /// The text fields from top to bottom.
  public var textFields: [UITextField] {
    guard !hostedViews.isEmpty else { return [] }
    return content.items.compactMap { $0.textFieldView?.field }
  }

  /// Adds a text field above the actions, below the text fields that are there.
  ///
  /// Return moves to the next text field; in the last one it chooses the ``preferredAction``. The
  /// first one is edited when a controller has presented the sheet.
  ///
  /// - Parameter configurationHandler: Configures the text field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let view = SheetTextFieldView()
    view.field.addAction(
      UIAction { [weak self, weak field = view.field] _ in
        if let field { self?.returned(in: field) }
      }, for: .primaryActionTriggered)
    configurationHandler?(view.field)
    let last = content.items.lastIndex { $0.textFieldView != nil }
    insert(.view(view), at: last.map { $0 + 1 } ?? 0)
  }

  /// Scrolls to the first text field and begins to edit it, unless something is edited.
  func editFirstTextField() {
    guard !hostedViews.isEmpty, !isTypedInto,
      let item = content.items.first(where: { $0.textFieldView != nil })
    else { return }
    if let row = layout.rows.index(of: .item(item.id)) {
      let offset = layout.bodyOffset(revealing: row, from: scrollOffset)
      if offset != scrollOffset { container.body.contentOffset.y = offset }
      layoutIfNeeded()
    }
    item.textFieldView?.field.becomeFirstResponder()
  }

  private func returned(in field: UITextField) {
    let fields = textFields
    if let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      selectAction(id: preferredAction.id)
    } else {
      field.resignFirstResponder()
    }
  }
}

extension ActionSheetItem {
  fileprivate var textFieldView: SheetTextFieldView? {
    if case .view(let slot) = kind { slot.view as? SheetTextFieldView } else { nil }
  }
}
