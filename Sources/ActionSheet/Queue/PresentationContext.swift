import UIKit

/// The context of one presentation of a popup, through which the popup reports to its queue.
///
/// Call the methods that report at any time and in any number: a report that does not fit the state has
/// no effect. A context that is released counts as ``didDismiss()``, so a popup that does not retain its
/// context does not block the queue.
@MainActor
public final class PresentationContext {
  let token: PresentationToken

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
  var reservedRects: [CGRect] { queue?.reservedRects ?? [] }
  private weak var queue: PresentationQueue?
  private(set) var isOver = false
  private var follower: PresentationFollower?

  init(
    token: PresentationToken, isResuming: Bool, presenter: UIViewController?,
    anchor: SheetAnchor? = nil, queue: PresentationQueue
  ) {
    self.token = token
    self.isResuming = isResuming
    self.presenter = presenter
    self.anchor = anchor
    self.queue = queue
    scene = presenter?.viewIfLoaded?.window?.windowScene
    isAnimated = queue.isAnimated
    clock = queue.clock
  }

  deinit {
    guard !isOver else { return }
    let (queue, token) = (queue, token)
    // The queue may be performing an effect, which it finishes first.
    Task { @MainActor in queue?.contextWasReleased(token) }
  }

  // MARK: Reports

  /// The popup is wholly on screen.
  public func didPresent() {
    report(.presented(token))
  }

  /// The popup is being dismissed, and not by its queue.
  ///
  /// From now on it is no duplicate of other requests.
  public func willDismiss() {
    report(.dismissing(token))
  }

  /// The popup stays on screen after ``willDismiss()`` or a call of `hide(in:outcome:)`.
  public func didStay() {
    report(.stayed(token))
  }

  /// A Boolean value that determines whether the time stands still for which the popup is shown.
  ///
  /// Set it to `true` while the user touches or reads the popup. If the time is over, the popup disappears
  /// when it is set to `false`. The default is `false`.
  public var pausesDuration = false {
    didSet { if pausesDuration != oldValue { report(.paused(token, pausesDuration)) } }
  }

  /// The popup is off screen; ends the context.
  public func didDismiss() {
    end(.vanished(token))
  }

  /// The popup could not be shown; ends the context, and the queue tries again later.
  public func didFail() {
    end(.rejected(token))
  }

  /// A popup that the queue has hidden for an interruption is not to be shown again; its request ends
  /// as dismissed.
  ///
  /// Unlike the other reports, this one also has an effect after the context has ended.
  public func willNotReturn() {
    queue?.handle(.cancel(token, .dismissed))
  }

  private func report(_ input: PresentationInput) {
    guard !isOver else { return }
    queue?.handle(input)
  }

  func sceneWasLost(reporting: Bool) {
    end(reporting ? .vanished(token, .sceneDisconnected) : nil)
  }

  private func end(_ input: PresentationInput?) {
    guard !isOver else { return }
    isOver = true
    follower?.stop()
    follower = nil
    if let input { queue?.handle(input) }
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
  ///
  /// A popup that is not a view controller counts as being where the queue wants it.
  func inspect(isArriving: Bool) {
    guard !isOver else { return }
    if let follower { return follower.wasRefused ? didFail() : follower.update() }
    if isArriving { didPresent() } else { didDismiss() }
  }

  func updateState() {
    follower?.update()
  }

  var viewController: UIViewController? { follower?.viewController }
}
