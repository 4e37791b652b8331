import UIKit

/// The context of one presentation of a popup, through which the popup reports to its queue.
///
/// Call the methods that report at any time and in any number: a report that does not fit the state has
/// no effect. A context that is released counts as ``didDismiss()``, so a popup that does not retain its
/// context does not block the queue.
@MainActor
public final class PresentationContext {
  /// A Boolean value that determines whether the popup is shown again after an interruption.
  public let isResuming: Bool

  /// A Boolean value that determines whether the popup appears and disappears with an animation.
  public let isAnimated: Bool

  /// The view controller that presents the popup; `nil` if the popup needs none.
  ///
  /// It presents nothing, is in a window, and in no transition.
  public private(set) weak var presenter: UIViewController?

  let anchor: SheetAnchor?
  let clock: any PresentationClock
  private(set) weak var scene: UIScene?

  /// The parts of the window that the popup does not cross.
  var reservedRects: [CGRect] { popup?.queue.reservedRects ?? [] }
  private weak var popup: QueuedPresentation?
  private(set) var isOver = false
  private var follower: PresentationFollower?

  /// Reports where the popup is; `nil` for a popup that is assumed to be where the queue wants it.
  var inspection: (() -> Void)?

  init(of popup: QueuedPresentation) {
    self.popup = popup
    isResuming = popup.wasPresented
    isAnimated = popup.queue.isAnimated
    presenter = popup.presenter
    anchor = popup.anchor
    clock = popup.queue.clock
    scene = presenter?.viewIfLoaded?.window?.windowScene
  }

  deinit {
    guard !isOver, let popup else { return }
    // The queue may be calling the popup, which returns first.
    Task { @MainActor in
      if popup.context == nil { popup.queue.didVanish(popup) }
    }
  }

  // MARK: Reports

  /// The popup is wholly on screen.
  public func didPresent() {
    if !isOver, let popup { popup.queue.didPresent(popup) }
  }

  /// The popup is being dismissed, and not by its queue.
  ///
  /// From now on it is no duplicate of other requests.
  public func willDismiss() {
    if !isOver, let popup { popup.queue.willVanish(popup) }
  }

  /// The popup stays on screen after ``willDismiss()`` or a call of `hide(in:outcome:)`.
  public func didStay() {
    if !isOver, let popup { popup.queue.didStay(popup) }
  }

  /// A Boolean value that determines whether the time stands still for which the popup is shown.
  ///
  /// Set it to `true` while the user touches or reads the popup. If the time is over, the popup disappears
  /// when it is set to `false`. The default is `false`.
  public var pausesDuration = false {
    didSet {
      guard pausesDuration != oldValue, !isOver, let popup else { return }
      popup.queue.setPaused(pausesDuration, popup)
    }
  }

  /// The popup is off screen; ends the context.
  public func didDismiss() {
    if stop(), let popup { popup.queue.didVanish(popup) }
  }

  /// The popup could not be shown; ends the context, and the queue tries again later.
  public func didFail() {
    if stop(), let popup { popup.queue.didReject(popup) }
  }

  /// A popup that the queue has hidden for an interruption is not to be shown again; its request ends
  /// as dismissed.
  ///
  /// Unlike the other reports, this one also has an effect after the context has ended.
  public func willNotReturn() {
    if let popup { popup.queue.cancel(popup, .dismissed) }
  }

  func sceneWasLost(reporting: Bool) {
    if stop(), reporting, let popup { popup.queue.didVanish(popup, .sceneDisconnected) }
  }

  /// Ends the context; returns `false` if it has ended before.
  private func stop() -> Bool {
    guard !isOver else { return false }
    isOver = true
    follower?.stop()
    follower = nil
    return true
  }

  // MARK: View controllers

  /// Presents a view controller on the presenter as UIKit does, and reports all that happens to it.
  ///
  /// A popover points at the anchor of the request, also when it is presented again.
  ///
  /// Without a presenter this is ``didFail()``.
  public func present(_ viewController: UIViewController) {
    guard let presenter, !isOver else { return didFail() }
    // UIKit makes a new popover for each presentation, without the source of the one before.
    if let anchor, let popover = viewController.popoverPresentationController {
      anchor.apply(to: popover)
    }
    let follower = PresentationFollower(viewController, clock: clock, sparesOthers: true) {
      self.follow($0)
    }
    self.follower = follower
    inspection = { [weak self, weak follower] in
      if follower?.wasRefused == true { self?.didFail() } else { follower?.update() }
    }
    follower.present(on: presenter, animated: isAnimated)
  }

  private func follow(_ event: PresentationFollower.Event) {
    switch event {
    case .appeared: didPresent()
    case .leaving: willDismiss()
    case .stayed: didStay()
    // UIKit presents the next controller only when it has finished what it is doing.
    case .vanished: _ = clock.schedule(after: .zero) { self.didDismiss() }
    }
  }

  /// Dismisses the view controller that ``present(_:)`` has presented, once the app has dismissed what it
  /// has presented on it.
  public func dismiss(_ viewController: UIViewController) {
    guard let follower, follower.viewController === viewController else { return }
    follower.dismiss(animated: isAnimated)
  }

  /// Reports where the popup is when a transition takes long.
  func inspect(isArriving: Bool) {
    guard !isOver else { return }
    if let inspection { return inspection() }
    if isArriving { didPresent() } else { didDismiss() }
  }

  func updateState() {
    follower?.update()
  }

  var viewController: UIViewController? { follower?.viewController }
}
