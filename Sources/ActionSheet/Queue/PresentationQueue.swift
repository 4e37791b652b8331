import ControlCore
import UIKit

/// A queue that presents modal popups one at a time, and toasts beside them.
///
/// ```swift
/// let queue = PresentationQueue.shared(for: scene)
/// queue.enqueue(welcomeAlert)
/// queue.enqueue(updateAlert, as: PresentationRequest(id: "update", policy: .next))
/// let presentation = queue.enqueue(
///   lowBatteryAlert, as: PresentationRequest(policy: .interrupt(resuming: true)))
/// ```
///
/// The queue presents the next popup however the current one was dismissed. Requests of a higher
/// priority come first, and requests of one priority in the order in which they were enqueued. Up to three
/// toasts are shown beside what is modal; toasts and modal popups never wait for each other. The queue does not
/// touch what is presented without it: it waits until the app has dismissed its own alerts, pages and menus
/// below a popup, and those above one before it dismisses that.
///
/// A queue stays alive until its last request has ended.
@MainActor
public final class PresentationQueue {
  /// The scene of the queue; `nil` if the queue has none or the scene was deallocated.
  public private(set) weak var scene: UIWindowScene?

  /// The pause between the end of a modal popup and the presentation of the next one.
  ///
  /// A popup that replaces or interrupts another one does not wait. Negative durations count as zero.
  /// The default is zero.
  public var delay: Duration {
    get { core.delay }
    set { core.delay = newValue }
  }

  /// A Boolean value that determines whether popups appear and disappear with their animations, from
  /// the next popup on; the default is `true`.
  public var isAnimated = true

  /// The parts of the window that no toast and no sheet of the queue crosses, such as the fold of a display, in
  /// the coordinates of the window.
  ///
  /// A toast is at its edge on the side of them that shows most of it. Sheets have them beside their own
  /// ``ActionSheetController/reservedRects``. The default is empty.
  public var reservedRects: [CGRect] = [] {
    didSet {
      guard reservedRects != oldValue else { return }
      for item in core.presented.compactMap({ items[$0] }) {
        (item.presentable as? Toast)?.reservedRectsChanged()
        (item.presentable as? ActionSheetController)?.reservedRectsChanged()
      }
    }
  }

  let clock: any PresentationClock
  var core = PresentationQueueCore()
  var items: [PresentationToken: Item] = [:]
  var timers: [PresentationTimer: @MainActor () -> Void] = [:]
  var backlog: [PresentationEffect] = []
  var isPerforming = false

  /// A Boolean value that determines whether blocked requests are asked again after a transition.
  var awaitsTransition = false

  /// Reports that a view enters or leaves its window, which blocks a request.
  let blockageObserver = WindowObserverView()
  private var observation: NotificationObserver?
  /// The queue itself while it has requests.
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
    observation = NotificationObserver(of: scene) { [weak self] change in self?.sceneChanged(change)
    }
    if scene?.activationState == .background { handle(.sceneActive(false)) }
  }

  /// The parts of a request that do not determine its place in the queue.
  struct Item {
    let presentable: any QueuePresentable
    let presentation: QueuedPresentation
    let request: PresentationRequest
    weak var base: UIViewController?
    let condition: (@MainActor () -> PresentationCondition)?
    let hasOwner: Bool
    weak var owner: AnyObject?
    var anchor: SheetAnchor?

    /// The presenter that was found for the presentation that follows.
    weak var presenter: UIViewController?

    /// The context of the popup on screen, which the popup retains.
    weak var context: PresentationContext?

    var isOrphaned: Bool { hasOwner && owner == nil }

    var viewController: UIViewController? {
      (presentable as? PlainPresentable)?.viewController ?? presentable as? UIViewController
    }
  }

  // MARK: Requests

  /// Adds a view controller, and presents it when it is next; at once if the queue is idle.
  ///
  /// - Parameters:
  ///   - viewController: The view controller, retained until its request has ended. If it conforms to
  ///     ``QueuePresentable``, it presents itself.
  ///   - request: The place in the queue.
  ///   - presenter: The controller that presents the popup once it presents nothing else, such as a page
  ///     that the app has presented; not retained. If it is `nil`, was deallocated, or is in no window, the
  ///     root of the queue's scene takes its place. In a queue without a scene the popup waits for the
  ///     window of the presenter.
  ///   - item: The source of a popover: a view, a toolbar, a tab bar, a bar button item or a tab; retained
  ///     until the request has ended. An ``ActionSheetController`` is a popover as its
  ///     ``ActionSheetController/adaptivity`` says; any other controller if it has a popover. The popover
  ///     points at it again after an interruption. Without it a popover has the source that the app has
  ///     set.
  ///   - owner: An object without which the popup makes no sense; not retained. If it is deallocated
  ///     before the popup is shown, the popup is not shown. A popup that is shown ends when another
  ///     one is added; to end it earlier, cancel its presentation.
  ///   - condition: A closure that is called when the popup is next, and perhaps again before it is
  ///     shown; `nil` if the popup is always shown.
  /// - Returns: The presentation that the request asks for.
  @discardableResult
  public func enqueue(
    _ viewController: UIViewController, as request: PresentationRequest = PresentationRequest(),
    on presenter: UIViewController? = nil,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    owner: AnyObject? = nil, when condition: (@MainActor () -> PresentationCondition)? = nil
  ) -> QueuedPresentation {
    let presentable = viewController as? any QueuePresentable ?? PlainPresentable(viewController)
    return enqueue(
      presentable, as: request, on: presenter, anchor: item.map { .item($0) }, owner: owner,
      when: condition)
  }

  /// Adds a popup that presents itself, and shows it when it is next; at once if the queue is idle.
  ///
  /// All is as for a view controller; see ``enqueue(_:as:on:anchoredTo:owner:when:)``.
  @discardableResult
  public func enqueue(
    presentable: any QueuePresentable, as request: PresentationRequest = PresentationRequest(),
    on presenter: UIViewController? = nil, owner: AnyObject? = nil,
    when condition: (@MainActor () -> PresentationCondition)? = nil
  ) -> QueuedPresentation {
    enqueue(presentable, as: request, on: presenter, anchor: nil, owner: owner, when: condition)
  }

  private func enqueue(
    _ presentable: any QueuePresentable, as request: PresentationRequest,
    on base: UIViewController?, anchor: SheetAnchor?, owner: AnyObject?,
    when condition: (@MainActor () -> PresentationCondition)?
  ) -> QueuedPresentation {
    updateStates()
    for token in core.presented where items[token]?.isOrphaned == true {
      handle(.cancel(token, .ownerGone))
    }
    let toast = presentable as? Toast
    let (token, effects) = core.enqueue(
      request, in: toast == nil ? .modal : .toasts, at: clock.now)
    let presentation = QueuedPresentation(token, queue: self)
    toast?.presentation = presentation
    items[token] = Item(
      presentable: presentable, presentation: presentation, request: request, base: base,
      condition: condition, hasOwner: owner != nil, owner: owner, anchor: anchor)
    perform(effects)
    return presentation
  }

  // MARK: State

  /// The modal popup that is on screen, appears or disappears.
  public var current: QueuedPresentation? { core.current.flatMap { items[$0]?.presentation } }

  /// The toasts that are on screen, appear or disappear, at most three, the newest last.
  public var toasts: [QueuedPresentation] { core.toasts.compactMap { items[$0]?.presentation } }

  /// What waits, interrupted popups included: first modal popups, then toasts, each in the order in which they
  /// are next.
  public var pending: [QueuedPresentation] { core.pending.compactMap { items[$0]?.presentation } }

  /// A Boolean value that determines whether no popup is shown and no request waits.
  public var isIdle: Bool { core.isIdle }

  /// Returns a Boolean value that states whether a popup with an identifier is shown or waits.
  ///
  /// A popup that is being dismissed does not count.
  public func contains(id: String) -> Bool {
    updateStates()
    return core.contains(id: id)
  }

  /// Returns the requests with an identifier that have not ended, the oldest first.
  public func presentations(for id: String) -> [QueuedPresentation] {
    core.tokens(for: id).compactMap { items[$0]?.presentation }
  }

  // MARK: Control

  /// A Boolean value that determines whether the queue presents no further popups.
  public var isSuspended: Bool { core.isSuspended }

  /// Presents no further popups until ``resume()`` is called once; a popup that is shown stays.
  public func suspend() {
    handle(.suspend)
  }

  /// Presents popups again after ``suspend()``.
  public func resume() {
    handle(.resume)
  }

  /// Cancels the requests with an identifier, shown or waiting.
  public func cancel(id: String) {
    for token in core.tokens(for: id) { handle(.cancel(token)) }
  }

  /// Cancels all waiting requests, interrupted ones included; a popup that is shown stays.
  public func cancelPending() {
    handle(.cancelPending)
  }

  /// Cancels all requests, and hides what is shown.
  public func cancelAll() {
    handle(.cancelAll)
  }

  /// Evaluates the conditions again that have made requests wait.
  public func conditionsChanged() {
    handle(.conditionsChanged)
  }

  /// Looks at what UIKit has not reported yet.
  func updateStates() {
    for token in core.presented { items[token]?.context?.updateState() }
  }

  func stayAliveWhileBusy() {
    if core.isIdle { stopObservingWindow() }
    keptAlive = core.isIdle ? nil : self
  }
}

extension PresentationQueue {
  /// Returns the queue of a scene; the same queue at every call.
  ///
  /// It is released with the scene. Requests for a scene that was disconnected end as
  /// ``PresentationOutcome/sceneDisconnected``.
  public static func shared(for scene: UIWindowScene) -> PresentationQueue {
    sharedQueues.removeAll { $0.scene == nil }
    if let queue = sharedQueues.first(where: { $0.scene === scene }) { return queue }
    let queue = PresentationQueue(scene: scene)
    sharedQueues.append(queue)
    return queue
  }

  private static var sharedQueues: [PresentationQueue] = []

  func sceneChanged(_ change: NotificationObserver.SceneChange) {
    switch change {
    case .enteredBackground: handle(.sceneActive(false))
    case .willEnterForeground:
      updateStates()
      handle(.sceneActive(true))
    case .disconnected(let lost):
      guard scene == nil || scene === lost else { return }
      for context in core.presented.compactMap({ items[$0]?.context })
      where scene != nil || context.scene === lost {
        context.sceneWasLost(reporting: scene == nil)
      }
      if scene != nil { handle(.sceneLost) }
    }
  }
}
