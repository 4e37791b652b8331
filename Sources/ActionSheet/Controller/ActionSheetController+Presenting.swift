import UIKit

extension ActionSheetController {
  /// Whether the sheet is shown, or on its way in or out.
  public var isPresented: Bool { presenter.state != .idle }

  /// Presents the sheet.
  ///
  /// It is presented on whatever lies frontmost above the presenter. While something else is on its
  /// way in or out there, it waits for that. Where there is nothing to present on, because the
  /// presenter is in no window, or where the sheet has nothing to show, the presentation ends at once
  /// as ``SheetOutcome/CancellationCause/notPresented``. A sheet that is shown already stays as it
  /// is, and nobody is told anything.
  ///
  /// - Parameters:
  ///   - presenter: A controller in a window.
  ///   - item: What a popover points at: a view, a toolbar, a tab bar, a bar button item or a tab.
  ///     Whether it becomes a popover is for ``adaptivity`` to say.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    from presenter: UIViewController,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    self.presenter.request(
      .controller(presenter), anchor: item.map { .item($0) }, animated: animated,
      completion: completion)
  }

  /// Presents the sheet, if it becomes a popover pointing at a rectangle of a view; see
  /// ``present(from:anchoredTo:animated:completion:)``.
  ///
  /// - Parameters:
  ///   - presenter: A controller in a window.
  ///   - rect: What a popover points at, in the view's coordinates.
  ///   - view: The view.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    from presenter: UIViewController, anchoredTo rect: CGRect, in view: UIView,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    self.presenter.request(
      .controller(presenter), anchor: .rect(rect, in: view), animated: animated,
      completion: completion)
  }

  /// Presents the sheet in a window of its own, above everything else in a scene.
  ///
  /// The window looks like the scene's key window and is gone with the sheet; then that window is
  /// key again if this one was. Where somebody types in the key window and there is nothing to type
  /// in the sheet, the key window stays what it is, so that the keyboard stays where it is.
  ///
  /// - Parameters:
  ///   - scene: A connected scene.
  ///   - level: The window's plane; 100 above the status bar unless given.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    in scene: UIWindowScene,
    level: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 100),
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.request(.scene(scene, level: level), animated: animated, completion: completion)
  }

  // MARK: Awaiting

  /// Presents the sheet and returns its outcome, exactly once.
  ///
  /// Handlers and the delegate are called before this method returns. Cancelling the task closes the
  /// sheet; a task that is cancelled already presents nothing. If the sheet is shown already, the
  /// outcome of that presentation is returned.
  ///
  /// - Parameters:
  ///   - presenter: A view controller in a window.
  ///   - item: The source of a popover.
  ///   - animated: A Boolean value that determines whether the presentation is animated.
  /// - Returns: The outcome.
  public func result(
    from presenter: UIViewController,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    animated: Bool = true
  ) async -> SheetOutcome {
    await self.presenter.outcome {
      present(from: presenter, anchoredTo: item, animated: animated)
    }
  }

  /// Presents the sheet in a window of its own and returns its outcome; see
  /// ``result(from:anchoredTo:animated:)``.
  ///
  /// - Parameters:
  ///   - scene: A connected scene.
  ///   - animated: A Boolean value that determines whether the presentation is animated.
  /// - Returns: The outcome.
  public func result(in scene: UIWindowScene, animated: Bool = true) async -> SheetOutcome {
    await presenter.outcome { present(in: scene, animated: animated) }
  }

  // MARK: Closing

  /// Closes the sheet without asking the delegate.
  ///
  /// If the sheet is not shown, or closes already, this method only calls the completion handler.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that determines whether the dismissal is animated.
  ///   - completion: Called when the sheet is off screen, before handlers run.
  public func cancel(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard presenter.state.isOpen else {
      completion?()
      return
    }
    if let completion { presenter.session.dismissedHandlers.append(completion) }
    presenter.cancel(because: .programmatic, animated: animated)
  }

  /// Closes the sheet with an action that was chosen and kept the sheet presented.
  ///
  /// Call it from the action's handler when its work is done. The outcome is
  /// ``SheetOutcome/selected(_:)``; the delegate is told that the action was selected, and the handler
  /// does not run again. If the user closed the sheet meanwhile, this method has no effect.
  ///
  ///     var upload = ActionSheetAction("Upload") { action in
  ///       try await album.upload()
  ///       controller.finish(with: action)
  ///     }
  ///     upload.keepsPresented = true
  ///
  /// - Parameter action: The action.
  public func finish(with action: ActionSheetAction) {
    presenter.finish(action)
  }

  /// Closes the sheet with an animation of its own; see ``cancel(animated:completion:)``.
  ///
  /// - Parameter animation: The animation of this dismissal.
  public func cancel(with animation: ActionSheetAnimation) {
    guard presenter.state.isOpen else { return }
    presenter.session.animation = animation
    cancel()
  }
}

/// A sheet in a ``PresentationQueue``, which can hide the sheet and present it again.
extension ActionSheetController: QueuePresentable {
  /// Hides the sheet.
  ///
  /// If the queue presents it again later, nothing is reported.
  public func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
    presenter.hide(in: slot, outcome: outcome)
  }

  /// Ends the presentation, if it has no outcome.
  public func presentationEnded(with outcome: PresentationOutcome) {
    presenter.requestEnded(with: outcome)
  }
}
