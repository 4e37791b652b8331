/// The state of a sheet's presentation.
enum SheetState: Hashable, Sendable {
  /// The sheet is not shown. It can be presented, also again.
  case idle

  /// The sheet was asked to appear and waits for a view controller that can present it.
  case requested

  /// UIKit animates the sheet in.
  case presenting
  case presented

  /// A queue takes the sheet off screen to present it again later.
  case hiding

  /// The sheet is off screen until a queue presents it again.
  case hidden

  /// Something other than the sheet begins to dismiss it.
  case leaving(SheetOutcome.CancellationCause)

  /// The outcome is decided; UIKit dismisses the sheet as soon as it can.
  case closing(SheetOutcome, isAnimated: Bool)

  /// The sheet is off screen, and the asynchronous handler that determines the outcome runs.
  case finishing(SheetOutcome)

  /// A Boolean value that determines whether the presentation has begun and has no outcome.
  var isOpen: Bool {
    switch self {
    case .requested, .presenting, .presented, .hiding, .hidden, .leaving: true
    case .idle, .closing, .finishing: false
    }
  }

  /// The outcome, if it is decided and the sheet is not gone.
  var outcome: SheetOutcome? {
    if case .closing(let outcome, _) = self { outcome } else { nil }
  }

  /// A Boolean value that determines whether the sheet can be presented.
  var canBegin: Bool { !isOpen && outcome == nil }
}

/// The transitions between the states of a sheet's presentation, and what follows from each.
///
/// Every transition is defined in every state; where it does not apply it has no effect.
///
/// Invariant: between a `willPresent` and the `didDismiss` that follows there is at most one
/// `willDismiss`, and one outcome.
///
/// The order of effects is `willPresent`, `present`, `didPresent`; then `willDismiss`,
/// `dismiss`; and when the sheet is off screen, so that the app can present something at once,
/// `cleanUp`, `didSelect` and `runHandler` or `didCancel`, `didDismiss`, which waits for the asynchronous handler of the action that is the outcome.
///
/// The machine has no closures and no time. ``SheetPresenter`` performs the effects.
struct SheetStateMachine: Equatable, Sendable {
  /// What the presenter does next.
  enum Effect: Hashable, Sendable {
    case willPresent
    case present
    case didPresent
    case willDismiss(SheetOutcome)
    case dismiss

    /// Restores the views, removes the window of the sheet, and calls completion handlers.
    case cleanUp

    case didSelect(SheetChoice)
    case runHandler(SheetChoice)

    /// Reports that the sheet was closed without a choice, and runs the handler of the cancel action if
    /// the user closed it.
    case didCancel(SheetOutcome.CancellationCause)

    /// Reports the outcome, also to the tasks that await it.
    case didDismiss(SheetOutcome)
  }

  private(set) var state = SheetState.idle

  /// A Boolean value that determines whether `didPresent` was reported in the current presentation.
  private(set) var wasPresented = false

  /// The effects that are not performed, the next one first.
  var effects: [Effect] = []

  /// The action whose asynchronous handler runs; the end of the presentation waits for it if it is the outcome.
  private(set) var runningChoice: SheetChoice?

  /// The action whose handler has begun before the sheet closed.
  private var begunChoice: SheetChoice?

  /// A Boolean value that determines whether the handler that runs while the sheet is shown can be canceled.
  private var isWorkCancelable = true

  // MARK: Appearing

  /// The app asks for the sheet; a presentation whose handler still runs ends first.
  @discardableResult
  mutating func request() -> Bool {
    conclude()
    guard state == .idle else { return false }
    begin(.requested)
    effects.append(.present)
    return true
  }

  /// UIKit begins to show the sheet, or shows it again.
  mutating func appearanceBegan() {
    conclude()
    switch state {
    case .idle: begin(.presenting)
    case .requested: state = .presenting
    case .hiding, .hidden, .leaving: state = wasPresented ? .presented : .presenting
    case .presenting, .presented, .closing, .finishing: break
    }
  }

  private mutating func begin(_ first: SheetState) {
    state = first
    wasPresented = false
    effects.append(.willPresent)
  }

  mutating func appearanceEnded() {
    switch state {
    case .presenting: state = .presented
    case .hiding, .leaving: break
    default: return
    }
    reportPresented()
  }

  /// Reports the sheet as presented, also one that appears: a question to the delegate follows.
  mutating func reportPresented() {
    if !wasPresented { effects.append(.didPresent) }
    wasPresented = true
  }

  mutating func presentationFailed() {
    guard state == .requested || state == .presenting else { return }
    // A choice reports the sheet as presented.
    if wasPresented { return vanish(because: .notPresented) }
    end(with: .cancelled(.notPresented))
  }

  // MARK: Ending

  /// An asynchronous handler has begun while the sheet is shown.
  mutating func handlerBegan(_ choice: SheetChoice, isCancelable: Bool) {
    (runningChoice, begunChoice, isWorkCancelable) = (choice, choice, isCancelable)
  }

  /// An asynchronous handler has ended, and closes the sheet if that is shown.
  ///
  /// A failure is the outcome if the sheet is off screen.
  mutating func handlerEnded(
    _ choice: SheetChoice, with failure: SheetFailure? = nil, closes: Bool
  ) {
    if case .finishing(let outcome) = state, outcome.choice == choice {
      return conclude(with: failure.map { .failed($0) })
    }
    if choice == runningChoice {
      runningChoice = nil
      if state.isOpen { begunChoice = nil }
    }
    if closes { finish(with: choice) }
  }

  private mutating func conclude(with outcome: SheetOutcome? = nil) {
    guard case .finishing(let known) = state else { return }
    state = .idle
    effects.append(.didDismiss(outcome ?? known))
  }

  /// Closes the sheet with an action whose handler has begun, without asking the delegate.
  mutating func finish(with choice: SheetChoice) {
    guard state.isOpen else { return }
    begunChoice = choice
    close(with: .selected(choice))
  }

  /// The outcome of a cause: that of the handler that runs on, if there is one.
  ///
  /// A handler that must not be canceled runs on, and so does one that has removed the source of the sheet.
  private func outcome(of cause: SheetOutcome.CancellationCause) -> SheetOutcome {
    guard let runningChoice, !isWorkCancelable || cause == .sourceRemoved else {
      return .cancelled(cause)
    }
    return .selected(runningChoice)
  }

  /// The sheet closes without a choice; the handler of a cancel action may run.
  mutating func cancel(
    because cause: SheetOutcome.CancellationCause, isAnimated: Bool = true
  ) {
    close(with: outcome(of: cause), isAnimated: isAnimated)
  }

  /// The sheet closes with an outcome, unless it has one.
  ///
  /// A sheet that closes while it appears reports both halves, in order.
  mutating func close(with outcome: SheetOutcome, isAnimated: Bool = true) {
    guard state.isOpen else { return }
    reportPresented()
    state = .closing(outcome, isAnimated: isAnimated && outcome.isAnimated)
    effects += [.willDismiss(outcome), .dismiss]
  }

  // MARK: Dismissal by others

  /// A queue takes the sheet off screen to present it again later.
  mutating func hide() {
    switch state {
    case .presenting, .presented, .leaving: state = .hiding
    case .idle, .requested, .hiding, .hidden, .closing, .finishing: break
    }
  }

  /// Something other than the sheet begins to dismiss it.
  ///
  /// - Parameter cause: The reason; `nil` keeps the one that is known, which is otherwise
  ///   `programmatic`. A sheet that a queue hides is not leaving without a cause.
  mutating func leave(because cause: SheetOutcome.CancellationCause?) {
    switch state {
    case .presenting, .presented: state = .leaving(cause ?? .programmatic)
    case .leaving, .hiding: if let cause { state = .leaving(cause) }
    case .idle, .requested, .hidden, .closing, .finishing: break
    }
  }

  /// The sheet is off screen; an outcome that is decided does not change.
  ///
  /// - Parameter cause: The reason if the presenter is gone; otherwise that of a dismissal by others.
  mutating func disappeared(because cause: SheetOutcome.CancellationCause?) {
    switch state {
    case .hiding where cause == nil: state = .hidden
    case .leaving(let known): vanish(because: cause ?? known)
    default: vanish(because: cause ?? .programmatic)
    }
  }

  /// The presentation ends at once; an outcome that is decided does not change.
  mutating func vanish(because cause: SheetOutcome.CancellationCause) {
    if let outcome = state.outcome { return end(with: outcome) }
    guard state.isOpen else { return }
    let outcome = outcome(of: cause)
    end(
      with: outcome, announcing: (wasPresented ? [] : [.didPresent]) + [.willDismiss(outcome)])
  }

  private mutating func end(with outcome: SheetOutcome, announcing: [Effect] = []) {
    state = .idle
    effects.append(.cleanUp)
    effects += announcing
    let (begun, running) = (begunChoice, runningChoice)
    (begunChoice, runningChoice) = (nil, nil)
    switch outcome {
    case .selected(let choice), .cancelled(.cancelAction(let choice)):
      effects.append(.didSelect(choice))
      if choice != begun { effects.append(.runHandler(choice)) }
      if choice == running {
        state = .finishing(outcome)
        return
      }
    case .cancelled(let cause):
      effects.append(.didCancel(cause))
    case .failed: break
    }
    effects.append(.didDismiss(outcome))
  }
}
