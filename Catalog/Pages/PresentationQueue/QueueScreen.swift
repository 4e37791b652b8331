import ActionSheet
import UIKit

/// A queue of popups: the popup that is shown, the waiting requests, and every policy.
///
///     view
///     ├── scroll view
///     │   └── column: requests, policies, kinds, priority, queue
///     └── popup, when one is shown
final class QueueScreen: ScrollingViewController, PresentingScreen {
  private let report: CatalogPage.Report
  private static let insets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

  private let line = FlowView([])
  private let emptyText = TextBlock(
    localized("Nothing is shown, and nothing waits."), font: .preferredFont(forTextStyle: .body),
    color: .secondaryLabel)
  let priorityControl = UISegmentedControl(items: QueuePopup.priorities.map(\.title))
  let suspendSwitch = UISwitch()
  private var column = ColumnView([])

  /// The queue, which is made when the screen has a scene.
  private(set) var queue: PresentationQueue?
  private var reservedRects: [CGRect] = []

  private var enqueue: (PresentationQueue) -> Void = { _ in }
  private(set) var popups: [QueuedPresentation: QueuePopup] = [:]

  /// The popups of a link or of the state's attributes, which follow those of the state's code.
  var linkedPopups: [QueuePopup] = []

  /// What was done since the state was opened.
  private(set) var steps: [QueueStep] = []
  private(set) var number = 0
  private var shown: QueuedPresentation?

  /// The requests whose popups have been on screen.
  private var known: Set<QueuedPresentation> = []

  /// Makes the playground.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    priorityControl.selectedSegmentIndex = 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Adds popups when the screen is shown in a scene.
  func whenShown(_ enqueue: @escaping (PresentationQueue) -> Void) {
    self.enqueue = enqueue
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    suspendSwitch.accessibilityLabel = localized("Suspended")
    suspendSwitch.addAction(
      UIAction { [weak self] _ in self?.suspensionChanged() }, for: .valueChanged)
    column = makeColumn()
    scrollView.addSubview(column)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: QueueScreen, _: UITraitCollection) in
      controller.view.setNeedsLayout()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    makeQueue()
  }

  private func makeQueue() {
    guard queue == nil, let scene = view.window?.windowScene else { return }
    let queue = PresentationQueue(scene: scene)
    queue.reservedRects = reservedRects
    if suspendSwitch.isOn { queue.suspend() }
    self.queue = queue
  }

  func reserve(_ rects: [CGRect]) {
    reservedRects = rects
    queue?.reservedRects = rects
  }

  func open(animated: Bool, completion: @escaping @MainActor () -> Void) {
    makeQueue()
    guard let queue else { return completion() }
    queue.isAnimated = animated
    // What the state presents came before a link has suspended the queue.
    queue.resume()
    enqueue(queue)
    refresh()
    if suspendSwitch.isOn { suspensionChanged() }
    let popups = linkedPopups
    linkedPopups = []
    for popup in popups { add(popup) }
    queue.isAnimated = true
    refresh()
    completion()
  }

  func close(animated: Bool, completion: @escaping @MainActor () -> Void) {
    queue?.isAnimated = animated
    queue?.cancelAll()
    queue?.isAnimated = true
    completion()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(column)
    let card = shownCard
    card?.place()
    scrollView.contentInset.bottom = card.map { $0.bounds.height + 24 } ?? 0
  }

  private var shownCard: PopupCardView? {
    view.subviews.last { $0 is PopupCardView } as? PopupCardView
  }

  // MARK: Parts

  private func makeColumn() -> ColumnView {
    let policies = FlowView(
      QueuePopup.Policy.allCases.map { policy in
        FlowView.capsule(policy.title, symbol: "plus") { [weak self] in
          if let self { add(QueuePopup(policy: policy, priority: selectedPriority)) }
        }
      })
    let kinds = FlowView(
      QueueKind.allCases.map { kind in
        FlowView.capsule(kind.title, symbol: "plus") { [weak self] in
          if let self { add(QueuePopup(priority: selectedPriority, kind: kind)) }
        }
      })
    let cancels = FlowView([
      FlowView.capsule(localized("Cancel Waiting")) { [weak self] in
        self?.queue?.cancelPending()
        self?.note(.canceledPending)
      },
      FlowView.capsule(localized("Cancel All")) { [weak self] in
        self?.queue?.cancelAll()
        self?.note(.canceledAll)
      },
    ])
    return ColumnView(
      [
        CardView(
          localized("Requests"), content: LineStageView(line: line, empty: emptyText),
          insets: Self.insets),
        CardView(localized("Add a card"), content: policies, insets: Self.insets),
        CardView(localized("Add another popup"), content: kinds, insets: Self.insets),
        CardView(localized("Priority"), content: priorityControl, insets: Self.insets),
        CardView(
          localized("Queue"),
          content: ColumnView(
            [SwitchRow(localized("Suspended"), suspendSwitch), cancels], spacing: 14),
          insets: Self.insets),
      ], spacing: 12, insets: UIEdgeInsets(top: 12, left: 0, bottom: 32, right: 0))
  }

  // MARK: Escape

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), let shownCard {
      shownCard.close()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Actions

  private var selectedPriority: Operation.QueuePriority {
    QueuePopup.priorities[max(priorityControl.selectedSegmentIndex, 0)].priority
  }

  private func add(_ popup: QueuePopup) {
    guard let queue else { return }
    number += 1
    var popup = popup
    popup.number = number
    note(.added(popup))
    let request = PresentationRequest(policy: popup.policy.policy, priority: popup.priority)
    if let kind = popup.kind {
      return follow(kind.enqueue(in: queue, request: request), popup)
    }
    let card = PopupCardView(popup, on: view)
    follow(queue.enqueue(presentable: card, as: request, owner: self), popup)
    // Without an animation the card comes before its presentation is known.
    card.changed = { [weak self] in self?.refresh() }
  }

  private func follow(_ presentation: QueuedPresentation, _ popup: QueuePopup) {
    popups[presentation] = popup
    presentation.whenPresented { [weak self] in self?.happened("\(popup.logName) presented") }
    presentation.whenEnded { [weak self] outcome in
      self?.popups[presentation] = nil
      self?.known.remove(presentation)
      self?.happened("\(popup.logName) \(outcome)")
    }
    refresh()
  }

  private func suspensionChanged() {
    if suspendSwitch.isOn { queue?.suspend() } else { queue?.resume() }
    note(suspendSwitch.isOn ? .suspended : .resumed)
  }

  private func note(_ step: QueueStep) {
    steps.append(step)
    happened(step.event)
  }

  private func happened(_ event: String) {
    report(event)
    refresh()
  }

  /// Notes a popup that was interrupted, and one that is presented again afterwards.
  private func noteInterruption() {
    guard let queue, queue.current != shown else { return }
    let interrupted = shown.flatMap { popups[$0] }
    // Reporting an event comes back here.
    shown = queue.current
    if let interrupted { happened("\(interrupted.logName) interrupted") }
    guard let current = queue.current, let popup = popups[current] else { return }
    if !known.insert(current).inserted, current.wasPresented {
      happened("\(popup.logName) presented again")
    }
  }

  /// Shows the requests of the queue, whoever has added them.
  func refresh() {
    guard let queue else { return }
    let shownNow = [queue.current].compactMap { $0 } + queue.toasts
    let presentations = shownNow + queue.pending
    if let presentation = presentations.first(where: { popups[$0] == nil }) {
      number += 1
      // One that is shown already has not interrupted another.
      if presentation == queue.current {
        shown = presentation
        known.insert(presentation)
      }
      return follow(presentation, QueuePopup(number: number, isOfState: true))
    }
    noteInterruption()
    let shown = shownNow.compactMap { popups[$0] }.map { QueueTile($0, isShown: true) }
    let waiting = queue.pending.compactMap { popups[$0] }
      .map { QueueTile($0, isShown: false) }
    line.items = shown + waiting
    emptyText.isHidden = !line.items.isEmpty
    view.setNeedsLayout()
  }
}
