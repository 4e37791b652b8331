import UIKit

/// Actions whose handlers run.
///
/// While a handler runs, cancel actions can be chosen and all others cannot.
extension ActionSheetControl {
  /// The actions whose handlers run.
  public var busyActionIDs: Set<SheetItemID> { work.busyActions }

  /// Returns a Boolean value that states whether the handler of an action runs.
  public func isBusy(_ id: SheetItemID) -> Bool { work.busyActions.contains(id) }

  /// Sets whether an action is busy: its row shows progress, and only cancel actions can be chosen.
  ///
  /// If there is no such action, this method has no effect.
  public func setBusy(_ id: SheetItemID, _ isBusy: Bool) {
    guard isBusy != self.isBusy(id), !isBusy || content.action(id) != nil else { return }
    if isBusy { work.busyActions.insert(id) } else { work.busyActions.remove(id) }
    if isBusy { perform(tracker.cancel()) }
    invalidateRows()
    handlers.stateChanged?()
  }

  /// A Boolean value that determines whether an action is busy that the user must not interrupt.
  var isHeldOpen: Bool {
    work.busyActions.contains { content.action($0)?.isCancelable == false }
  }

  /// Returns whether what is running, and what the user has typed, lets the user choose an action.
  func isAvailable(_ action: ActionSheetAction) -> Bool {
    if action.role == .cancel { return !isHeldOpen }
    return work.busyActions.isEmpty && (action.allowsInvalidText || !hasInvalidText)
  }

  func canBeChosen(_ action: ActionSheetAction) -> Bool {
    isEnabled && action.isSelectable && isAvailable(action)
  }

  /// Runs the handler of an action; the action is busy while an asynchronous handler runs.
  ///
  /// - Returns: The task of an asynchronous handler.
  @discardableResult
  public func performHandler(of id: SheetItemID) -> Task<Void, Never>? {
    action(id).flatMap { performHandler(of: $0, showsProgress: true) }
  }

  /// Runs the handler of an action as it was when it was chosen, also if it was removed since.
  ///
  /// The sheet is retained until the handler has ended. If it shows progress, the row of the action shows
  /// also the error that the handler throws.
  @discardableResult
  func performHandler(
    of action: ActionSheetAction, showsProgress: Bool,
    ended: @escaping @MainActor ((any Error)?) -> Void = { _ in }
  ) -> Task<Void, Never>? {
    switch action.handler {
    case .immediate(let handler):
      handler(action)
      return nil
    case .suspending(let handler):
      if showsProgress {
        setError(nil, of: action.id)
        setBusy(action.id, true)
      }
      // The task retains the sheet.
      return work.run({ try await handler(action) }, of: action) { [self] result in
        // The row of a handler that was canceled shows nothing of it any more.
        let isShown = showsProgress && !Task.isCancelled
        if isShown { setBusy(action.id, false) }
        guard case .failure(let failure) = result else { return ended(nil) }
        if !(failure is CancellationError) {
          failed(action, failure, isShown: isShown && window != nil)
        }
        ended(failure)
      }
    }
  }

  /// Cancels the tasks of asynchronous handlers that can be canceled, except that of an action.
  func cancelWork(except id: SheetItemID? = nil) {
    let cancelled = work.cancel { $0.id != id && $0.isCancelable && $0.provider == nil }
    for id in cancelled { setBusy(id, false) }
  }

  /// Replaces the handlers of all actions by ones that do nothing, also in what was laid out.
  func releaseHandlers() {
    content.items = content.items.withoutHandlers
    hostedViews.prepare = nil
    resolver.removeAll()
    container.layout = nil
    invalidateSheet()
  }

  private func setError(_ message: String?, of id: SheetItemID) {
    guard content.action(id)?.errorMessage != message else { return }
    content.updateAction(id) { $0.errorMessage = message }
    invalidateRows()
  }

  private func failed(_ action: ActionSheetAction, _ error: any Error, isShown: Bool) {
    let message = error.localizedDescription
    if isShown {
      setError(message, of: action.id)
      UIAccessibility.post(notification: .announcement, argument: message)
    }
    if let actionFailed {
      actionFailed(action, error)
    } else if !isShown {
      SheetPresenter.log("the handler of “\(action.title)” failed: \(message)")
    }
  }
}

/// Items that are provided when their place is shown.
extension ActionSheetControl {
  /// Begins to load the items that take the place of an action, unless that has begun or has failed.
  func load(_ action: ActionSheetAction) {
    let id = action.id
    guard let provider = action.provider, action.isLoading, !work.isRunning(id) else { return }
    work.run(provider, of: action) { [weak self] result in
      guard !Task.isCancelled else { return }
      switch result {
      case .success(let items): self?.replace(id, with: items)
      case .failure(let error): self?.loadingFailed(id, error)
      }
    }
  }

  /// Cancels what is loading; it begins again when its place is shown again.
  func cancelLoading() {
    if !work.cancel(where: { $0.provider != nil }).isEmpty { invalidateSheet() }
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
