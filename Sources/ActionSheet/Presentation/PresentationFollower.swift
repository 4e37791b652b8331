import ControlCore
import UIKit

/// Presents and dismisses a view controller, follows it until it is off screen, and reports that.
///
/// UIKit posts nothing about a dismissal by code or by an ancestor, nor about a window that is released or
/// gets another root, and refuses what is asked for during a transition without saying so. So the follower
/// keeps what is wanted, and ``update()`` compares it with the state of the controller. The completion
/// handlers of UIKit, the ends of transitions, a view in the container of the presentation, one in its window,
/// the root and the scene of the window, and each call to the queue lead there.
@MainActor
final class PresentationFollower {
  enum Event: Equatable {
    /// The controller is wholly on screen.
    case appeared

    /// Others have begun to dismiss the controller.
    case leaving

    /// Such a dismissal was not completed.
    case stayed

    /// The controller is off screen, perhaps because its window is gone or has another root.
    case vanished(isOrphaned: Bool)
  }

  /// The followed controller; its owner retains it, and UIKit while it is presented.
  private(set) weak var viewController: UIViewController?

  /// Ends an animated presentation at once, if that is possible.
  var interruptsPresentation: (() -> Void)?

  private let clock: any PresentationClock
  private let sparesOthers: Bool
  private var report: ((Event) -> Void)?

  /// Whether the dismissal that the owner has asked for is animated; `nil` if it has not.
  private var dismissal: Bool?
  private var hasBegun = false
  private var hasAppeared = false
  private var isLeaving = false

  /// A Boolean value that determines whether the window of the presentation is gone or has another root.
  private var isOrphaned = false

  /// A Boolean value that determines whether a completion handler or the end of a transition is awaited.
  private var isWaiting = false
  private var isUpdateScheduled = false

  private let containerObserver = ObserverView()
  private let coverObserver = ObserverView()
  private weak var window: UIWindow?

  /// The presenter: a root that is replaced lives until what it presents is dismissed.
  private var presenter: UIViewController?

  /// The root of the window when the presentation began.
  private weak var root: UIViewController?
  private weak var windowObserver: ObserverView?
  private var observations: [ObservationToken] = []

  /// Begins to follow a controller that is, or will be, presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - clock: The time and the transitions.
  ///   - sparesOthers: A Boolean value that determines whether a dismissal waits until the app has dismissed
  ///     what it has presented on the controller.
  ///   - report: Called with each event.
  init(
    _ viewController: UIViewController, clock: any PresentationClock, sparesOthers: Bool = false,
    report: @escaping (Event) -> Void
  ) {
    self.viewController = viewController
    self.clock = clock
    self.sparesOthers = sparesOthers
    self.report = report
    for observer in [containerObserver, coverObserver] {
      observer.moved = { [weak self, unowned observer] in
        if observer.window == nil, self?.isWaiting == false { self?.updateSoon() }
      }
    }
  }

  func present(on presenter: UIViewController, animated: Bool) {
    guard let viewController else { return }
    isWaiting = true
    presenter.present(viewController, animated: animated) { [weak self] in self?.proceed() }
    update()
  }

  /// Dismisses the controller as soon as UIKit is free to.
  func dismiss(animated: Bool) {
    dismissal = animated
    update()
  }

  /// Ends without a report.
  func stop() {
    report = nil
    presenter = nil
    [containerObserver, coverObserver, windowObserver].forEach { $0?.removeFromSuperview() }
    observations = []
  }

  // MARK: State

  /// Whether a presentation that takes long has not begun; content of another process can be late.
  var wasRefused: Bool { !hasBegun && viewController?.presentingViewController == nil }

  /// Compares the state of the controller with what is wanted, reports it, and goes on.
  func update() {
    guard report != nil else { return }
    guard let viewController, let presenter = viewController.presentingViewController else {
      guard hasBegun else { return }
      // UIKit drops a presentation that has not begun when the presenter leaves its window.
      if !isLeaving, dismissal == nil { isOrphaned = window?.rootViewController !== root }
      return vanish()
    }
    begin(on: presenter, viewController)
    if isLost(viewController) {
      isOrphaned = true
      interruptsPresentation?()
      // Releases the controller; nothing of it is on screen.
      if !viewController.isInTransition { presenter.dismiss(animated: false) }
      return vanish()
    }
    isOrphaned = isOrphaned || hasOtherRoot(above: presenter)
    if viewController.isInTransition {
      if viewController.isBeingDismissed, !isLeaving {
        isLeaving = true
        if dismissal == nil { report?(.leaving) }
      }
      if viewController.isBeingPresented, isOrphaned || dismissal != nil {
        interruptsPresentation?()
      }
      return viewController.isInTransition ? follow(viewController) : updateSoon()
    }
    if !hasAppeared {
      hasAppeared = true
      report?(.appeared)
    }
    if isOrphaned || dismissal != nil { return dismiss(viewController, from: presenter) }
    guard isLeaving else { return }
    isLeaving = false
    report?(.stayed)
  }

  private func dismiss(_ viewController: UIViewController, from presenter: UIViewController) {
    let front = viewController.frontmostPresented
    if front.isInTransition { return follow(front) }
    if sparesOthers, !isOrphaned, front !== viewController {
      coverObserver.observeContainer(of: front)
      return coverObserver.window == nil ? follow(front) : ()
    }
    let isAnimated = !isOrphaned && dismissal == true
    // The owner can be released with the controller.
    isWaiting = true
    presenter.dismiss(animated: isAnimated) { [viewController, weak self] in
      withExtendedLifetime(viewController) { self?.proceed() }
    }
    guard report != nil, !viewController.isInTransition else { return }
    // UIKit refuses while something else is under way.
    isWaiting = false
    follow(presenter)
  }

  private func vanish() {
    let report = report
    stop()
    report?(.vanished(isOrphaned: isOrphaned))
  }

  // MARK: Observing

  /// Updates when a transition has ended, completed or canceled.
  private func follow(_ controller: UIViewController) {
    guard !isWaiting else { return }
    isWaiting = true
    clock.afterTransition(of: controller) { [weak self] in self?.proceed() }
  }

  private func proceed() {
    isWaiting = false
    update()
  }

  /// Updates in the next turn of the run loop, when UIKit has finished what it is doing.
  private func updateSoon() {
    guard report != nil, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    _ = clock.schedule(after: .zero) { [weak self] in
      self?.isUpdateScheduled = false
      self?.update()
    }
  }

  private func begin(on presenter: UIViewController, _ viewController: UIViewController) {
    hasBegun = true
    self.presenter = presenter
    containerObserver.observeContainer(of: viewController)
    guard window == nil, windowObserver == nil,
      let window = containerObserver.window ?? presenter.viewIfLoaded?.window
    else { return }
    self.window = window
    root = window.rootViewController
    observations = [
      window.observe(\.rootViewController, owner: self) { follower, _ in follower.updateSoon() },
      window.observe(\.windowScene, owner: self) { follower, _ in follower.updateSoon() },
    ]
    let observer = ObserverView(released: { [weak self] in self?.updateSoon() })
    window.insertSubview(observer, at: 0)
    windowObserver = observer
  }

  /// Returns whether nothing of a presentation is in the window of a scene.
  private func isLost(_ viewController: UIViewController) -> Bool {
    guard !observations.isEmpty else { return false }
    guard window?.windowScene != nil else { return true }
    guard containerObserver.superview != nil, containerObserver.window == nil else { return false }
    // A full-screen controller above removes the container from its window.
    return !sequence(first: viewController) { $0.presentedViewController }
      .contains { $0.viewIfLoaded?.window != nil }
  }

  /// Returns whether the window has got a root that does not contain the presenter.
  private func hasOtherRoot(above presenter: UIViewController) -> Bool {
    guard let window, window.rootViewController !== root else { return false }
    return !sequence(first: presenter) { $0.presentingViewController ?? $0.parent }
      .contains { $0 === window.rootViewController }
  }
}

extension UIViewController {
  /// A Boolean value that determines whether UIKit presents or dismisses the controller at the moment.
  var isInTransition: Bool { isBeingPresented || isBeingDismissed }

  /// The controller at the end of the chain of presented controllers.
  var frontmostPresented: UIViewController {
    var front = self
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }
}
