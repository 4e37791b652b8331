import ControlCore
import UIKit

/// Shows popups one at a time, so that none is lost because another one is shown already.
///
/// ```swift
/// let queue = PresentationQueue.shared(for: scene)
/// queue.enqueue(welcomeAlert)
/// queue.enqueue(updateAlert, as: PresentationRequest(id: "update", policy: .next))
/// let ticket = queue.enqueue(lowBatteryAlert, as: PresentationRequest(policy: .interrupt(resuming: true)))
/// ```
///
/// The queue presents the next popup however the current one was dismissed. Requests of a higher
/// priority come first, and requests of one priority in the order in which they were enqueued. The
/// queue does not touch what is presented without it, and waits until UIKit can present again.
///
/// A queue stays alive until its last request has ended.
@MainActor
public final class PresentationQueue {
  /// The scene whose popups these are; nil for a queue of no scene in particular, and once the
  /// scene is gone.
  public private(set) weak var scene: UIWindowScene?

  /// The pause after a popup has ended before another is shown; zero unless set, negative counts as
  /// zero.
  ///
  /// What replaces or interrupts another one does not wait for it.
  public var delay: Duration {
    get { core.delay }
    set { core.delay = newValue }
  }

  /// Whether popups come and go with their animations; true unless set, from the next popup on.
  public var isAnimated = true

  let clock: any PresentationClock
  var core = PresentationQueueCore()
  var items: [PresentationToken: Item] = [:]
  /// The stay on screen that is under way; the popup keeps it.
  weak var turn: PresentationTurn?
  var timers: [PresentationTimer: @MainActor () -> Void] = [:]
  var backlog: [PresentationEffect] = []
  var isPerforming = false
  var continuations: [Int: AsyncStream<PresentationEvent>.Continuation] = [:]
  var lastContinuation = 0
  private var observation: NotificationObserver?
  /// The queue itself for as long as it has something to do.
  private var keptAlive: PresentationQueue?

  /// Creates a queue that is independent of other queues.
  ///
  /// - Parameter scene: The scene to present in when a request names no presenter, or its presenter is
  ///   gone; not retained. With `nil` requests must name their presenters.
  public convenience init(scene: UIWindowScene? = nil) {
    self.init(scene: scene, clock: SystemPresentationClock())
  }

  init(scene: UIWindowScene? = nil, clock: any PresentationClock) {
    self.scene = scene
    self.clock = clock
    observation = NotificationObserver(of: scene) { [weak self] change in self?.take(change) }
    if scene?.activationState == .background { take(.sceneActive(false)) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }

  /// What the queue knows of a request beyond what decides on its turn.
  struct Item {
    let presentable: any QueuePresentable
    let ticket: PresentationTicket
    let request: PresentationRequest
    let source: PresenterSource?
    let condition: (@MainActor () -> PresentationCondition)?
    let hasOwner: Bool
    weak var owner: AnyObject?
    /// Found when the request was asked, for the presentation that follows.
    weak var presenter: UIViewController?

    var isOrphaned: Bool { hasOwner && owner == nil }

    var viewController: UIViewController? {
      (presentable as? PlainPresentable)?.viewController ?? presentable as? UIViewController
    }
  }

  // MARK: Requests

  /// Takes a controller in, and presents it when its turn has come; at once if nothing else is
  /// shown or waits.
  ///
  /// - Parameters:
  ///   - viewController: What is presented, kept until its request has ended. One that conforms to
  ///     ``QueuePresentable`` presents itself.
  ///   - request: Where it gets in line, and under what key; at the end and without one unless
  ///     given.
  ///   - presenter: What presents it; the frontmost controller of the queue's scene unless given.
  ///   - owner: An object without which the popup makes no sense; not retained. If it is deallocated
  ///     before the popup is shown, the popup is not shown. A popup that is shown ends when another
  ///     one is added; to end it earlier, cancel its ticket.
  ///   - condition: Asked when the popup's turn has come, and perhaps again before it is shown;
  ///     without one it is shown.
  /// - Returns: The way to follow the request and to call it off.
  @discardableResult
  public func enqueue(
    _ viewController: UIViewController, as request: PresentationRequest = PresentationRequest(),
    on presenter: PresenterSource? = nil, owner: AnyObject? = nil,
    when condition: (@MainActor () -> PresentationCondition)? = nil
  ) -> PresentationTicket {
    let presentable = viewController as? any QueuePresentable ?? PlainPresentable(viewController)
    return enqueue(
      presentable: presentable, as: request, on: presenter, owner: owner, when: condition)
  }

  /// Takes in a popup that presents itself, controller or not, and shows it when its turn has come.
  ///
  /// - Parameters:
  ///   - presentable: What presents itself, kept until its request has ended.
  ///   - request: Where it gets in line, and under what key; at the end and without one unless
  ///     given.
  ///   - presenter: What presents it, if it needs that; the frontmost controller of the queue's
  ///     scene unless given.
  ///   - owner: An object the popup makes no sense without, not kept alive.
  ///   - condition: Asked when the popup's turn has come, and perhaps again before it is shown;
  ///     without one it is shown.
  /// - Returns: The way to follow the request and to call it off.
  @discardableResult
  public func enqueue(
    presentable: any QueuePresentable, as request: PresentationRequest = PresentationRequest(),
    on presenter: PresenterSource? = nil, owner: AnyObject? = nil,
    when condition: (@MainActor () -> PresentationCondition)? = nil
  ) -> PresentationTicket {
    turn?.look()
    if let token = turn?.token, items[token]?.isOrphaned == true {
      take(.cancel(token, .ownerGone))
    }
    let (token, effects) = core.enqueue(request, at: clock.now)
    let ticket = PresentationTicket(token, queue: self)
    items[token] = Item(
      presentable: presentable, ticket: ticket, request: request, source: presenter,
      condition: condition, hasOwner: owner != nil, owner: owner)
    perform(effects)
    return ticket
  }

  // MARK: What is there

  /// The request whose popup is on screen, or on its way there or back.
  public var current: PresentationTicket? { core.current.flatMap { items[$0]?.ticket } }

  /// The requests that wait, those that are interrupted included, the next one first.
  public var pending: [PresentationTicket] { core.pending.compactMap { items[$0]?.ticket } }

  /// Whether nothing is shown and nothing waits.
  public var isIdle: Bool { core.isIdle }

  /// Whether a popup of that key is shown or waits; one on its way out does not count.
  public func contains(id: String) -> Bool {
    turn?.look()
    return core.contains(id: id)
  }

  /// The requests of that key that have not ended, the oldest first.
  public func tickets(for id: String) -> [PresentationTicket] {
    core.tokens(for: id).compactMap { items[$0]?.ticket }
  }

  // MARK: Control

  /// Whether the queue is suspended and shows nothing further.
  public var isSuspended: Bool { core.isSuspended }

  /// Shows nothing further, until it is resumed once; what is shown stays.
  public func suspend() {
    take(.suspend)
  }

  /// Goes on after ``suspend()``.
  public func resume() {
    take(.resume)
  }

  /// Ends the requests of that key, shown or waiting, as cancelled.
  public func cancel(id: String) {
    for token in core.tokens(for: id) { take(.cancel(token)) }
  }

  /// Ends everything that waits as cancelled, what is interrupted as well; what is shown stays.
  public func cancelPending() {
    take(.cancelPending)
  }

  /// Ends everything as cancelled and hides what is shown.
  public func cancelAll() {
    take(.cancelAll)
  }

  /// Has everyone asked anew whose condition said to wait.
  public func conditionsChanged() {
    take(.conditionsChanged)
  }

  func cancel(_ ticket: PresentationTicket) {
    take(.cancel(ticket.token))
  }

  /// Stays alive from the first request to the end of the last one.
  func stayAliveWhileBusy() {
    keptAlive = core.isIdle ? nil : self
  }
}
