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
  public var delay: Duration = .zero

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
      for popup in presented {
        (popup.presentable as? Toast)?.reservedRectsChanged()
        (popup.presentable as? ActionSheetController)?.reservedRectsChanged()
      }
    }
  }

  let clock: any PresentationClock

  /// The time after which a blocked request is asked again while no other request precedes it; at least one
  /// millisecond, as the other intervals.
  ///
  /// The queue observes what blocks a request where UIKit lets it. UIKit posts nothing when a controller
  /// without a view gets a window, or when it completes a transition whose coordinator has declined to
  /// report its end; that is why there is a timer too.
  var retryInterval: Duration = .milliseconds(100)

  /// The time after which a blocked request is asked again that others precede.
  var overtakenInterval: Duration = .seconds(2)

  /// The number of times in a row that a request can be blocked before others precede it, and that it
  /// can be rejected before it ends as failed.
  var retryLimit = 20

  /// The time after which a transition is inspected that has not been reported to end.
  ///
  /// UIKit calls no completion handler when it refuses a presentation, nor when a window leaves its scene
  /// during a transition, and posts nothing; that is why there is a timer.
  var transitionLimit: Duration = .seconds(3)

  let modalLane = PresentationLane(capacity: 1)
  let toastLane = PresentationLane(capacity: 3)
  private(set) lazy var lanes = [modalLane, toastLane]

  /// The requests that have not ended; each retains the queue.
  var requests: Set<QueuedPresentation> = []

  /// The requests that are `blocked`, `overtaken` or `waiting`.
  var deferred: Set<QueuedPresentation> = []
  var lastArrival: UInt64 = 0
  var isSceneActive = true
  var isSceneLost = false

  /// The calls that follow from changes of the state, in order.
  var calls: [() -> Void] = []
  var isUpdating = false

  /// The timer after which blocked requests are asked again; `nil` if it does not run.
  var retry: (interval: Duration, end: @MainActor () -> Void)?

  /// Ends the timer of the ``delay``; `nil` if it does not run.
  var endGap: (@MainActor () -> Void)?

  /// A Boolean value that determines whether blocked requests are asked again after a transition.
  var awaitsTransition = false

  /// Reports that a view enters or leaves its window, which blocks a request.
  let blockageObserver = ObserverView()
  private var observation: NotificationObserver?

  /// Creates a queue that is independent of other queues.
  ///
  /// - Parameter scene: The scene to present in when a request names no presenter, or its presenter is
  ///   gone; not retained. With `nil` requests must name their presenters.
  public convenience init(scene: UIWindowScene? = nil) {
    self.init(scene: scene, clock: SystemPresentationClock())
  }

  package init(scene: UIWindowScene? = nil, clock: any PresentationClock) {
    self.scene = scene
    self.clock = clock
    isSceneActive = scene?.activationState != .background
    observation = NotificationObserver(of: scene) { [weak self] change in self?.sceneChanged(change)
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
    enqueue(
      viewController, as: request, on: presenter, anchor: item.map { .item($0) }, owner: owner,
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
    enqueue(
      presentable, as: request, on: presenter, anchor: nil, owner: owner,
      when: condition)
  }

  func enqueue(
    _ popup: AnyObject, as request: PresentationRequest, in lane: PresentationLane? = nil,
    on base: UIViewController? = nil,
    anchor: SheetAnchor? = nil, owner: AnyObject? = nil,
    when condition: (@MainActor () -> PresentationCondition?)?
  ) -> QueuedPresentation {
    updateStates()
    for popup in presented where popup.isOrphaned { cancel(popup, .ownerGone) }
    let toast = popup as? Toast
    let lane = lane ?? (toast == nil ? modalLane : toastLane)
    let new = QueuedPresentation(of: popup, as: request, in: lane, queue: self)
    (new.base, new.anchor, new.condition) = (base, anchor, condition)
    (new.owner, new.hasOwner) = (owner, owner != nil)
    toast?.presentation = new
    update { admit(new) }
    return new
  }

  // MARK: State

  /// The modal popup that is on screen, appears or disappears.
  public var current: QueuedPresentation? { modalLane.presented.first }

  /// The toasts that are on screen, appear or disappear, at most three, the newest last.
  public var toasts: [QueuedPresentation] { toastLane.presented }

  /// What waits, interrupted popups included: first modal popups, then toasts, each in the order in which they
  /// are next.
  public var pending: [QueuedPresentation] {
    lanes.flatMap { lane in
      requests.filter { $0.lane === lane && !$0.state.isPresented }
        .sorted { $0.place < $1.place }
    }
  }

  /// A Boolean value that determines whether no popup is shown and no request waits.
  public var isIdle: Bool { requests.isEmpty }

  /// What is on screen, appears or disappears.
  var presented: [QueuedPresentation] { modalLane.presented + toastLane.presented }

  /// Returns a Boolean value that states whether a popup with an identifier is shown or waits.
  ///
  /// A popup that is being dismissed does not count.
  public func contains(id: String) -> Bool {
    updateStates()
    return presentations(for: id).contains { !$0.isGoing }
  }

  /// Returns the requests with an identifier that have not ended, the oldest first.
  public func presentations(for id: String) -> [QueuedPresentation] {
    requests.filter { $0.id == id }.sorted { $0.number < $1.number }
  }

  // MARK: Control

  /// A Boolean value that determines whether the queue presents no further popups.
  public private(set) var isSuspended = false

  /// Presents no further popups until ``resume()`` is called once; a popup that is shown stays.
  public func suspend() {
    update { isSuspended = true }
  }

  /// Presents popups again after ``suspend()``.
  public func resume() {
    update { isSuspended = false }
  }

  /// Cancels the requests with an identifier, shown or waiting.
  public func cancel(id: String) {
    for request in presentations(for: id) { cancel(request) }
  }

  /// Cancels all waiting requests, interrupted ones included; a popup that is shown stays.
  public func cancelPending() {
    update { for request in pending { cancel(request) } }
  }

  /// Cancels all requests, and hides what is shown.
  public func cancelAll() {
    update { for request in pending + presented { cancel(request) } }
  }

  /// Evaluates the conditions again that have made requests wait.
  public func conditionsChanged() {
    askAgain()
  }

  /// Looks at what UIKit has not reported yet.
  func updateStates() {
    for popup in presented { popup.context?.updateState() }
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
    case .enteredBackground: setSceneActive(false)
    case .willEnterForeground:
      updateStates()
      setSceneActive(true)
    case .disconnected(let lost):
      guard scene == nil || scene === lost else { return }
      for context in presented.compactMap(\.context)
      where scene != nil || context.scene === lost {
        context.sceneWasLost(reporting: scene == nil)
      }
      if scene != nil { loseScene() }
    }
  }

  func setSceneActive(_ isActive: Bool) {
    update {
      isSceneActive = isActive
      for popup in presented { updateTime(of: popup) }
    }
  }
}
