/// One presentation after another of a sheet: what happens when, and exactly one outcome for each.
///
/// Whatever is sent, in whatever order and however often, between a first `willPresent` and the
/// `resume` that ends it there is one `willDismiss`, one `didDismiss` and one outcome. A second tap, a
/// tap beside a sheet that is going already, a dismissal by somebody else and an animation that ends
/// twice change nothing.
///
/// The order is: ``SheetEffect/willPresent``, ``SheetEffect/present``, ``SheetEffect/didPresent``; then
/// ``SheetEffect/ask(_:)``, ``SheetEffect/willDismiss(_:)``, ``SheetEffect/dismiss(_:isAnimated:)``;
/// and when the sheet has gone, so that each may present anew, ``SheetEffect/didSelect(_:)`` and
/// ``SheetEffect/runHandler(_:)``, or ``SheetEffect/didCancel(_:standIn:)``, then
/// ``SheetEffect/didDismiss(_:)`` and ``SheetEffect/resume(_:)``.
///
/// What is to be done waits in a queue. Whoever is told something may send something at once: it
/// lines up behind what is waiting. So a view works the queue off in one place only:
///
///     guard !isPerforming else { return }
///     isPerforming = true
///     while let effect = lifecycle.nextEffect() { perform(effect) }
///     isPerforming = false
///
/// It runs nothing by itself, keeps no closures and knows no time.
public struct SheetLifecycle: Equatable, Sendable {
  /// Where a sheet is in the course of its presentation.
  public enum Phase: Hashable, Sendable {
    /// Not shown. It may be presented, for the first time or again.
    case idle

    /// On its way in.
    case presenting

    /// There.
    case presented

    /// On its way out, with an outcome that does not change any more.
    case dismissing(SheetOutcome)
  }

  /// Where the sheet is.
  public private(set) var phase = Phase.idle

  /// What a delegate has been asked and not answered yet.
  public private(set) var openQuestion: SheetQuestion?

  private var outcomeIfAllowed: SheetOutcome?
  private var standIn: SheetChoice?
  private var queue: [SheetEffect] = []

  /// Makes the life of a sheet that has not been presented.
  public init() {}

  /// Whether the sheet is on its way in, or there and not on its way out.
  public var isUp: Bool { phase == .presenting || phase == .presented }

  /// The next thing to do, taken from the queue; `nil` when there is none.
  public mutating func nextEffect() -> SheetEffect? {
    queue.isEmpty ? nil : queue.removeFirst()
  }

  // MARK: Coming

  /// Presents the sheet.
  ///
  /// - Returns: Whether it was not shown before; where it was, nothing happens.
  @discardableResult
  public mutating func present() -> Bool {
    guard phase == .idle else { return false }
    phase = .presenting
    queue += [.willPresent, .present]
    return true
  }

  /// The sheet is there.
  ///
  /// Too late a call changes nothing.
  public mutating func presentationFinished() {
    guard phase == .presenting else { return }
    phase = .presented
    queue.append(.didPresent)
  }

  /// The sheet could not be brought: it never was there, and neither comes nor goes.
  public mutating func presentationFailed() {
    guard phase == .presenting else { return }
    end(with: .cancelled(.notPresented))
  }

  // MARK: Ending

  /// An action was tapped, or chosen by a key.
  ///
  /// One that cannot be chosen changes nothing. One that keeps the sheet has its handler run and
  /// nothing else. A cancel action is chosen like any other, and the outcome is cancelled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - index: Its place among the sheet's actions.
  public mutating func choose(_ action: SheetAction, at index: Int) {
    guard isUp, openQuestion == nil, action.isSelectable else { return }
    let choice = SheetChoice(id: action.id, index: index)
    if action.keepsPresented {
      queue.append(.runHandler(choice))
    } else {
      let outcome: SheetOutcome =
        action.role == .cancel ? .cancelled(.cancelAction(choice)) : .selected(choice)
      ask(.select(choice), before: outcome)
    }
  }

  /// The sheet is to be closed without a choice.
  ///
  /// Where the user asked, a delegate is asked first; everything else closes at once, an open
  /// question notwithstanding.
  ///
  /// - Parameters:
  ///   - cause: Why.
  ///   - standIn: The cancel action whose handler runs where no delegate hears of it; see
  ///     ``SheetContent/cancelChoice``.
  public mutating func cancel(
    because cause: SheetOutcome.CancellationCause, standIn: SheetChoice? = nil
  ) {
    guard isUp else { return }
    guard !cause.isRefusable || openQuestion == nil else { return }
    self.standIn = standIn
    if cause.isRefusable {
      ask(.cancel(cause), before: .cancelled(cause))
    } else {
      close(with: .cancelled(cause))
    }
  }

  /// The delegate's answer.
  ///
  /// An answer to what is not asked, or not any more, changes nothing.
  public mutating func answer(_ question: SheetQuestion, isAllowed: Bool) {
    guard isUp, question == openQuestion, let outcome = outcomeIfAllowed else { return }
    openQuestion = nil
    if isAllowed { close(with: outcome) }
  }

  /// The sheet has gone and is out of the chain of presentations.
  ///
  /// Told twice it changes nothing.
  public mutating func dismissalFinished() {
    guard case .dismissing(let outcome) = phase else { return }
    end(with: outcome)
  }

  /// The sheet is gone without having been taken away: somebody above it was dismissed, or its
  /// scene is no more.
  ///
  /// While it was going anyway, its outcome stays.
  ///
  /// - Parameters:
  ///   - cause: Why.
  ///   - standIn: As in ``cancel(because:standIn:)``.
  public mutating func vanished(
    because cause: SheetOutcome.CancellationCause, standIn: SheetChoice? = nil
  ) {
    guard isUp else { return dismissalFinished() }
    self.standIn = standIn
    announceDismissal(.cancelled(cause))
    end(with: .cancelled(cause))
  }

  private mutating func ask(_ question: SheetQuestion, before outcome: SheetOutcome) {
    openQuestion = question
    outcomeIfAllowed = outcome
    queue.append(.ask(question))
  }

  private mutating func close(with outcome: SheetOutcome) {
    announceDismissal(outcome)
    openQuestion = nil
    phase = .dismissing(outcome)
    let isAnimated =
      switch outcome {
      case .selected: true
      case .cancelled(let cause): cause.isAnimated
      }
    queue.append(.dismiss(outcome, isAnimated: isAnimated))
  }

  /// A sheet closed on its way in has been there all the same: both halves are told, in order.
  private mutating func announceDismissal(_ outcome: SheetOutcome) {
    if phase == .presenting { queue.append(.didPresent) }
    queue.append(.willDismiss(outcome))
  }

  private mutating func end(with outcome: SheetOutcome) {
    phase = .idle
    openQuestion = nil
    switch outcome {
    case .selected(let choice), .cancelled(.cancelAction(let choice)):
      queue += [.didSelect(choice), .runHandler(choice)]
    case .cancelled(let cause):
      queue.append(.didCancel(cause, standIn: cause == .notPresented ? nil : standIn))
    }
    standIn = nil
    queue += [.didDismiss(outcome), .resume(outcome)]
  }
}
