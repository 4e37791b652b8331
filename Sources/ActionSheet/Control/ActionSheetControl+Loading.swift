import UIKit

/// Items that are provided when their place is shown.
extension ActionSheetControl {
  /// Begins to load the items that take the place of an action, unless that has begun or has failed.
  func load(_ action: ActionSheetAction) {
    let id = action.id
    guard let provider = action.provider, action.isLoading else { return }
    work.load(id, provider) { [weak self] result in
      switch result {
      case .success(let items): self?.replace(id, with: items)
      case .failure(let error): self?.loadingFailed(id, error)
      }
    }
  }

  /// Cancels what is loading; it begins again when its place is shown again.
  func cancelLoading() {
    if work.cancelLoads() { invalidateSheet() }
  }

  private func replace(_ id: SheetItemID, with items: [ActionSheetItem]) {
    guard let place = content.place(of: id) else { return }
    var all = content.items
    all.replaceSubrange(place...place, with: items)
    performBatchUpdates(animated: true) { shownItems = all }
    guard window != nil else { return }
    let first = items.first.flatMap { rowAccessibility.element(of: $0.id) }
    UIAccessibility.post(notification: .layoutChanged, argument: first)
  }

  private func loadingFailed(_ id: SheetItemID, _ error: any Error) {
    updateAction(id: id) {
      $0.title = ActionSheetString.retry.text
      $0.errorMessage = error.localizedDescription
      $0.isEnabled = true
    }
  }

  /// Loads the items of an action again whose provider has failed; returns whether the action stands for
  /// items.
  func reload(_ action: ActionSheetAction) -> Bool {
    guard action.provider != nil else { return false }
    updateAction(id: action.id) {
      $0.title = ActionSheetString.loading.text
      $0.errorMessage = nil
      $0.isEnabled = false
    }
    return true
  }
}
