import Testing

@testable import ActionSheet

/// What happens when between a sheet's first callback and its last.
struct SheetStateMachineTests {
  private let choice = SheetChoice(id: "a", index: 0)

  private let cancelChoice = SheetChoice(id: "c", index: 1)

  private func presented() -> SheetStateMachine {
    var machine = SheetStateMachine()
    machine.request()
    machine.appearanceBegan()
    machine.appearanceEnded()
    _ = machine.takeEffects()
    return machine
  }

  /// A sheet on its way out after `a` was chosen.
  private func choosing() -> SheetStateMachine {
    var machine = presented()
    machine.close(with: .selected(choice))
    _ = machine.takeEffects()
    return machine
  }

  @Test("A presentation reports willPresent, then didPresent, once each")
  func presenting() {
    var machine = SheetStateMachine()
    #expect(machine.request() == true)
    #expect(machine.takeEffects() == [.willPresent, .present])
    machine.appearanceBegan()
    machine.appearanceEnded()
    machine.appearanceEnded()
    #expect(machine.takeEffects() == [.didPresent])
    #expect(machine.state == .presented)
  }

  @Test("Presenting a shown sheet changes nothing")
  func presentingTwice() {
    var machine = presented()
    #expect(machine.request() == false)
    #expect(machine.takeEffects() == [])
    var going = choosing()
    #expect(going.request() == false)
    #expect(going.takeEffects() == [])
  }

  @Test("A choice is reported in order up to the outcome")
  func choosingInOrder() {
    var machine = presented()
    let outcome = SheetOutcome.selected(choice)
    machine.close(with: outcome)
    #expect(machine.takeEffects() == [.willDismiss(outcome), .dismiss])
    machine.disappeared(because: nil)
    #expect(
      machine.takeEffects() == [
        .cleanUp, .didSelect(choice), .runHandler(choice), .didDismiss(outcome),
      ])
    #expect(machine.state == .idle)
  }

  @Test(
    "A cancellation reports willDismiss, the dismissal, didCancel, didDismiss and the outcome",
    arguments: [
      SheetOutcome.CancellationCause.backgroundTap, .swipe, .escapeKey, .accessibilityEscape,
      .programmatic, .taskCancelled, .preempted, .enteredBackground, .sceneDisconnected,
      .sourceRemoved, .rotation,
    ])
  func cancelling(cause: SheetOutcome.CancellationCause) {
    var machine = presented()
    let outcome = SheetOutcome.cancelled(cause)
    machine.cancel(because: cause)
    #expect(
      machine.takeEffects() == [.willDismiss(outcome), .dismiss])
    machine.disappeared(because: nil)
    #expect(
      machine.takeEffects() == [
        .cleanUp, .didCancel(cause), .didDismiss(outcome),
      ])
  }

  @Test("A cancel action is reported like any other, and the outcome is canceled")
  func cancelAction() {
    var machine = presented()
    let outcome = SheetOutcome.cancelled(.cancelAction(cancelChoice))
    machine.close(with: outcome)
    machine.disappeared(because: nil)
    #expect(
      machine.takeEffects() == [
        .willDismiss(outcome), .dismiss, .cleanUp, .didSelect(cancelChoice),
        .runHandler(cancelChoice), .didDismiss(outcome),
      ])
    #expect(outcome.choice == cancelChoice)
  }

  @Test("An asynchronous handler runs before the sheet closes, and not again")
  func handlerWhilePresented() {
    var machine = presented()
    let outcome = SheetOutcome.selected(choice)
    machine.handlerBegan(choice, isCancelable: true)
    machine.handlerEnded(choice, closes: false)
    #expect(machine.state == .presented)
    machine.finish(with: choice)
    machine.disappeared(because: nil)
    #expect(
      machine.takeEffects() == [
        .willDismiss(outcome), .dismiss, .cleanUp, .didSelect(choice), .didDismiss(outcome),
      ])
  }

  /// A sheet whose asynchronous handler runs.
  private func working(isCancelable: Bool) -> SheetStateMachine {
    var machine = presented()
    machine.handlerBegan(choice, isCancelable: isCancelable)
    _ = machine.takeEffects()
    return machine
  }

  @Test("The end waits for a handler that has closed the sheet and runs on")
  func handlerAfterDismissal() {
    struct Failure: Error {}
    for failure in [nil, SheetFailure(choice, Failure())] {
      var machine = working(isCancelable: true)
      machine.finish(with: choice)
      machine.disappeared(because: nil)
      #expect(machine.takeEffects().suffix(2) == [.cleanUp, .didSelect(choice)])
      #expect(machine.state == .finishing(.selected(choice)))
      machine.handlerEnded(choice, with: failure, closes: failure == nil)
      let outcome = failure.map { SheetOutcome.failed($0) } ?? .selected(choice)
      #expect(machine.takeEffects() == [.didDismiss(outcome)])
      #expect(machine.state == .idle)
    }
  }

  @Test("A handler that ends while the sheet closes does not run again")
  func handlerEndsWhileTheSheetCloses() {
    var machine = working(isCancelable: true)
    machine.finish(with: choice)
    machine.handlerEnded(choice, closes: true)
    machine.disappeared(because: nil)
    #expect(!machine.takeEffects().contains(.runHandler(choice)))
    #expect(machine.state == .idle)
  }

  @Test("The outcome of a cause is that of a handler that runs on", arguments: [false, true])
  func outcomeOfACause(isCancelable: Bool) {
    for cause in [
      SheetOutcome.CancellationCause.programmatic, .preempted, .presenterRemoved, .sourceRemoved,
    ] {
      let runsOn = !isCancelable || cause == .sourceRemoved
      for vanishes in [false, true] {
        var machine = working(isCancelable: isCancelable)
        if vanishes { machine.vanish(because: cause) } else { machine.cancel(because: cause) }
        machine.disappeared(because: nil)
        let outcome: SheetOutcome = runsOn ? .selected(choice) : .cancelled(cause)
        #expect(machine.takeEffects().contains(.willDismiss(outcome)))
        #expect(machine.state == (runsOn ? .finishing(outcome) : .idle))
      }
    }
  }

  @Test("A handler can present the same sheet at once; its callbacks follow all others")
  func presentingFromHandler() {
    var machine = choosing()
    machine.disappeared(because: nil)
    var done: [SheetStateMachine.Effect] = []
    while let effect = machine.effects.first {
      done.append(effect)
      if case .runHandler = effect { #expect(machine.request() == true) }
      machine.effects.removeFirst()
    }
    let outcome = SheetOutcome.selected(choice)
    #expect(
      done == [
        .cleanUp, .didSelect(choice), .runHandler(choice), .didDismiss(outcome),
        .willPresent, .present,
      ])
    #expect(machine.state == .requested)
  }

  @Test("During the dismissal no tap and no other cause changes the outcome")
  func onlyOneOutcome() {
    var machine = choosing()
    machine.close(with: .cancelled(.cancelAction(cancelChoice)))
    machine.cancel(because: .backgroundTap)
    machine.cancel(because: .programmatic)
    machine.finish(with: cancelChoice)
    machine.appearanceEnded()
    #expect(machine.takeEffects() == [])
    #expect(machine.state == .closing(.selected(choice), isAnimated: true))
  }

  @Test("A dismissal that ends twice is reported once")
  func finishedTwice() {
    var machine = choosing()
    machine.disappeared(because: nil)
    _ = machine.takeEffects()
    machine.disappeared(because: nil)
    machine.vanish(because: .programmatic)
    #expect(machine.takeEffects() == [])
  }

  @Test("Before the presentation and after the dismissal nothing can be chosen")
  func notShown() {
    var machine = SheetStateMachine()
    machine.close(with: .selected(choice))
    machine.cancel(because: .programmatic)
    machine.disappeared(because: nil)
    machine.appearanceEnded()
    machine.presentationFailed()
    machine.vanish(because: .programmatic)
    #expect(machine == SheetStateMachine())
  }

  @Test("A sheet closed on its way in was presented, and late ends change nothing")
  func closedWhileComing() {
    var machine = SheetStateMachine()
    machine.request()
    _ = machine.takeEffects()
    let outcome = SheetOutcome.cancelled(.programmatic)
    machine.cancel(because: .programmatic)
    #expect(
      machine.takeEffects() == [
        .didPresent, .willDismiss(outcome), .dismiss,
      ])
    machine.appearanceEnded()
    machine.presentationFailed()
    #expect(machine.takeEffects() == [])
  }

  @Test("A sheet dismissed from outside ends as if it had closed itself")
  func vanished() {
    var machine = presented()
    let outcome = SheetOutcome.cancelled(.sceneDisconnected)
    machine.vanish(because: .sceneDisconnected)
    #expect(
      machine.takeEffects() == [
        .cleanUp, .willDismiss(outcome), .didCancel(.sceneDisconnected),
        .didDismiss(outcome),
      ])
  }

  @Test("A sheet removed during its dismissal keeps its outcome")
  func vanishedWhileGoing() {
    var machine = choosing()
    machine.vanish(because: .sceneDisconnected)
    #expect(machine.takeEffects().last == .didDismiss(.selected(choice)))
  }

  @Test("A sheet that could not be presented gives its outcome, and can be presented again")
  func failed() {
    var machine = SheetStateMachine()
    machine.request()
    _ = machine.takeEffects()
    let outcome = SheetOutcome.cancelled(.notPresented)
    machine.presentationFailed()
    #expect(
      machine.takeEffects() == [
        .cleanUp, .didCancel(.notPresented), .didDismiss(outcome),
      ])
    #expect(machine.request() == true)
  }

  @Test("A sheet that a queue hides and presents again reports nothing in between")
  func hiddenAndPresentedAgain() {
    var machine = presented()
    machine.hide()
    #expect(machine.state == .hiding)
    machine.disappeared(because: nil)
    #expect(machine.state == .hidden)
    machine.appearanceBegan()
    machine.appearanceEnded()
    #expect(machine.state == .presented)
    #expect(machine.effects == [])
  }

  @Test("A sheet hidden while it appears reports didPresent when it is shown at last")
  func hiddenWhileAppearing() {
    var machine = SheetStateMachine()
    machine.request()
    machine.appearanceBegan()
    machine.hide()
    machine.disappeared(because: nil)
    #expect(machine.takeEffects() == [.willPresent, .present])
    machine.appearanceBegan()
    machine.appearanceEnded()
    #expect(machine.takeEffects() == [.didPresent])
  }

  @Test("With a dismissal from outside, the first stated cause is the outcome")
  func leaving() {
    var machine = presented()
    machine.leave(because: .swipe)
    machine.leave(because: nil)
    machine.disappeared(because: nil)
    #expect(machine.effects.last == .didDismiss(.cancelled(.swipe)))
  }

  @Test("A dismissal from outside that does not happen leaves no cause behind")
  func stayed() {
    var machine = presented()
    machine.leave(because: .swipe)
    machine.appearanceBegan()
    #expect(machine.state == .presented)
    machine.leave(because: nil)
    machine.disappeared(because: nil)
    #expect(machine.effects.last == .didDismiss(.cancelled(.programmatic)))
  }

  @Test("A choice during a dismissal from outside is the outcome")
  func chosenWhileLeaving() {
    var machine = presented()
    machine.leave(because: .swipe)
    machine.close(with: .selected(choice))
    machine.disappeared(because: nil)
    #expect(machine.effects.last == .didDismiss(.selected(choice)))
  }

  @Test("The stand-in is the last visible cancel action, if it can be chosen")
  func standIn() {
    var content = SheetContent()
    #expect(content.cancelChoice == nil)
    content.items = ["1", "2"].map {
      .action(ActionSheetAction($0, id: SheetItemID($0), role: .cancel))
    }
    #expect(content.cancelChoice == SheetChoice(id: "2", index: 1))
    content.updateAction("2") { $0.isHidden = true }
    #expect(content.cancelChoice == SheetChoice(id: "1", index: 0))
    content.updateAction("1") { $0.isEnabled = false }
    #expect(content.cancelChoice == nil)
  }
}

extension SheetStateMachine {
  /// Removes the effects that wait, and returns them.
  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}
