import UIKit

/// One stay of a popup on screen: how the popup and its queue talk to each other.
///
/// Each of the reports may be made at any time and as often as wanted; what does not fit is
/// ignored, and everything is once the popup has gone. Releasing the turn means that the popup has
/// gone, so that a popup that loses its turn does not block the queue.
@MainActor
public final class PresentationTurn {
  /// The request that is shown.
  public let token: PresentationToken

  /// Whether the popup was on screen before and comes back after an interruption.
  public let isResuming: Bool

  /// Whether the popup should come and go with an animation.
  public let isAnimated: Bool

  /// The controller to present on: frontmost, in a window and free; nil for those who need none.
  public private(set) weak var presenter: UIViewController?

  let clock: any PresentationClock
  /// The scene the popup is presented in, as far as it has a presenter.
  private(set) weak var scene: UIScene?
  private weak var queue: PresentationQueue?
  private(set) var isOver = false
  /// Follows a controller that is presented the way UIKit does.
  private var follower: ViewControllerFollower?

  init(
    token: PresentationToken, isResuming: Bool, presenter: UIViewController?,
    queue: PresentationQueue
  ) {
    self.token = token
    self.isResuming = isResuming
    self.presenter = presenter
    self.queue = queue
    scene = presenter?.viewIfLoaded?.window?.windowScene
    isAnimated = queue.isAnimated
    clock = queue.clock
  }

  deinit {
    guard !isOver else { return }
    let (queue, token) = (queue, token)
    // Also while the queue performs something, which it finishes first.
    Task { @MainActor in queue?.turnWasReleased(token) }
  }

  // MARK: Reports

  /// The popup is wholly on screen.
  public func didPresent() {
    report(.presented(token))
  }

  /// The popup has begun to go of its own accord, and that is decided.
  ///
  /// From now on it does not count as shown when duplicates are looked for.
  public func willDismiss() {
    report(.dismissing(token))
  }

  /// The popup stays on screen after all.
  public func didStay() {
    report(.stayed(token))
  }

  /// The popup is off screen, whatever made it go; ends the turn.
  public func didDismiss() {
    end(.vanished(token))
  }

  /// The popup could not come on screen; ends the turn, and the queue tries again later.
  public func didFail() {
    end(.rejected(token))
  }

  /// The popup that was hidden for a while is not to come back: its request ends as dismissed.
  ///
  /// Unlike the other reports it counts also when the turn is over, and where the popup is still or
  /// again on screen the queue hides it.
  public func willNotReturn() {
    queue?.take(.cancel(token, .dismissed))
  }

  private func report(_ input: PresentationInput) {
    guard !isOver else { return }
    queue?.take(input)
  }

  /// The popup went with its scene.
  func sceneWasLost(reporting: Bool) {
    end(reporting ? .vanished(token, .sceneDisconnected) : nil)
  }

  private func end(_ input: PresentationInput?) {
    guard !isOver else { return }
    isOver = true
    follower?.stop()
    follower = nil
    if let input { queue?.take(input) }
  }

  // MARK: Controllers

  /// Presents a controller on the presenter the way UIKit does, and follows it from then on: the
  /// queue learns of its end however that comes about.
  ///
  /// - Parameter viewController: What is presented; without a presenter the turn fails.
  public func present(_ viewController: UIViewController) {
    guard let presenter, !isOver else { return didFail() }
    let follower = ViewControllerFollower(viewController, turn: self)
    self.follower = follower
    follower.present(on: presenter, animated: isAnimated)
  }

  /// Dismisses a controller that was presented through this turn, together with everything that is
  /// presented on it.
  public func dismiss(_ viewController: UIViewController) {
    guard let follower, follower.viewController === viewController else { return }
    follower.dismiss(animated: isAnimated)
  }

  /// Looks where the popup really stands; without a controller to look at, takes its word for it
  /// that it does what it was told.
  func inspect(isArriving: Bool) {
    guard !isOver else { return }
    if let follower { return follower.look() }
    if isArriving { didPresent() } else { didDismiss() }
  }

  /// Notices what nobody has told of.
  func look() {
    follower?.look()
  }

  /// The controller that was presented, if the popup is one.
  var viewController: UIViewController? { follower?.viewController }
}
