import ControlCore
import UIKit

extension ActionSheetController: Publishing {
  /// ``isPresented`` and ``selectedDetentIdentifier``.
  public static var publishedProperties: [PublishedProperty] { [presence, publishedDetent] }

  static let presence = PublishedProperty("isPresented", \ActionSheetController.isPresented)
  static let publishedDetent = PublishedProperty(
    "selectedDetentIdentifier", \ActionSheetController.selectedDetentIdentifier)
}

extension ActionSheetController {
  /// A Boolean value that determines whether a presentation has begun and the sheet is not off screen for
  /// good.
  ///
  /// It supports key-value observation, however the sheet appears and closes. It has changed already when
  /// the delegate is called. A queue that hides the sheet to present it again does not change it.
  ///
  ///     observation = controller.observe(\.isPresented, owner: self) { owner, isPresented in
  ///       owner.shareButton.isSelected = isPresented
  ///     }
  @GKInspectable public dynamic var isPresented: Bool { !presenter.state.canBegin }

  /// Presents the sheet.
  ///
  /// The frontmost controller above the presenter presents it, after a transition that is under way. If
  /// the presenter is in no window, or the sheet is empty after `viewDidLoad()`, the presentation ends at
  /// once as ``SheetOutcome/CancellationCause/notPresented``. If the sheet is presented already, this
  /// method has no effect.
  ///
  /// The end of the presentation releases all handlers, so they can use the controller. Set the items again to
  /// present it a second time with handlers.
  ///
  /// - Parameters:
  ///   - presenter: A view controller in a window.
  ///   - item: The source of a popover: a view, a toolbar, a tab bar, a bar button item or a tab. See
  ///     ``adaptivity``.
  ///   - animated: A Boolean value that determines whether the presentation is animated.
  ///   - completion: Called when the sheet is shown.
  public func present(
    from presenter: UIViewController,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    self.presenter.request(
      anchor: item.map { .item($0) }, animated: animated, completion: completion
    ) { $0.present(from: presenter) }
  }

  /// Presents the sheet; a popover points at a rectangle of a view.
  ///
  /// The rectangle has the coordinates of the view. See ``present(from:anchoredTo:animated:completion:)``.
  public func present(
    from presenter: UIViewController, anchoredTo rect: CGRect, in view: UIView,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    self.presenter.request(
      anchor: .rect(rect, in: view), animated: animated, completion: completion
    ) { $0.present(from: presenter) }
  }

  /// Presents the sheet in a window of its own, above all others of a scene.
  ///
  /// The window has the traits of the scene's key window, and is removed with the sheet. It becomes key
  /// only if the sheet has a view that accepts text, so the keyboard of the key window stays.
  ///
  /// - Parameters:
  ///   - scene: A connected scene.
  ///   - level: The level of the window; the default is 100 above the status bar.
  ///   - animated: A Boolean value that determines whether the presentation is animated.
  ///   - completion: Called when the sheet is shown.
  public func present(
    in scene: UIWindowScene,
    level: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 100),
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.request(animated: animated, completion: completion) {
      $0.present(in: scene, level: level)
    }
  }

  // MARK: Awaiting

  /// Presents the sheet and returns its outcome, exactly once.
  ///
  /// The handler of the chosen action has ended, and the delegate was called, before this method returns; the
  /// asynchronous handler of a cancel action may run on. Canceling the task closes the sheet; a task that is
  /// canceled already presents nothing. If the sheet is shown already, the outcome of that presentation is
  /// returned.
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
  public func result(in scene: UIWindowScene, animated: Bool = true) async -> SheetOutcome {
    await presenter.outcome { present(in: scene, animated: animated) }
  }

  // MARK: Closing

  /// Closes the sheet without asking the delegate, and cancels the tasks of handlers that can be canceled.
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

  /// Closes the sheet with an action whose handler runs, and returns when the sheet is off screen.
  ///
  /// An asynchronous handler awaits it before it presents something:
  ///
  ///     let open = ActionSheetAction("Open") { action in
  ///       let album = try await server.album()
  ///       await controller.dismiss(choosing: action)
  ///       self.present(AlbumController(album), animated: true)
  ///     }
  ///
  /// An action with ``ActionSheetAction/keepsPresented`` closes the sheet so as well. The outcome is
  /// ``SheetOutcome/selected(_:)``; the handler does not run again, and the presentation ends when it has ended.
  /// If the sheet has closed already, this method has no effect.
  ///
  /// - Parameter action: The action.
  public func dismiss(choosing action: ActionSheetAction) async {
    presenter.finish(action)
    guard presenter.state.outcome != nil else { return }
    await withCheckedContinuation { continuation in
      presenter.session.dismissedHandlers.append { continuation.resume() }
    }
  }

  /// Releases the handlers of a presentation that has ended, as `UIAlertController` does: one that uses the
  /// controller would retain it.
  func releaseHandlers() {
    (dismissed, actionFailed) = (nil, nil)
    declaration = SheetContent()
    sheet.releaseHandlers()
  }

  /// Closes the sheet with an animation of its own; see ``cancel(animated:completion:)``.
  public func cancel(with animation: ActionSheetAnimation) {
    guard presenter.state.isOpen else { return }
    presenter.session.animation = animation
    cancel()
  }
}

/// A sheet in a ``PresentationQueue``, which can hide the sheet and present it again.
extension ActionSheetController: QueuePresentable {
  /// Presents the sheet, as a popover if the request has an anchor and ``adaptivity`` says so.
  public func present(in context: PresentationContext) {
    presenter.session.context = context
    if let presenting = context.presenter, let anchor = context.anchor {
      presenter.place(at: anchor, on: presenting)
    }
    context.present(self)
  }

  /// Hides the sheet.
  ///
  /// If the queue presents it again later, nothing is reported.
  public func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    presenter.hide(in: context, outcome: outcome)
  }

  /// Ends the presentation, if it has no outcome.
  public func presentationEnded(with outcome: PresentationOutcome) {
    presenter.requestEnded(with: outcome)
  }
}
