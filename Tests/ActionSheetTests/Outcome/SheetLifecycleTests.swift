import ActionSheet
import Testing

/// What happens when between a sheet's first callback and its last.
struct SheetLifecycleTests {
  private let action = SheetAction("A", id: "a")
  private let cancel = SheetAction("C", id: "c", role: .cancel)
  private let choice = SheetChoice(id: "a", index: 0)
  private let cancelChoice = SheetChoice(id: "c", index: 1)

  private func presented() -> SheetLifecycle {
    var lifecycle = SheetLifecycle()
    lifecycle.present()
    lifecycle.presentationFinished()
    _ = lifecycle.effects()
    return lifecycle
  }

  /// A sheet on its way out after `a` was chosen.
  private func choosing() -> SheetLifecycle {
    var lifecycle = presented()
    lifecycle.choose(action, at: 0)
    lifecycle.answer(.select(choice), isAllowed: true)
    _ = lifecycle.effects()
    return lifecycle
  }

  @Test("N1, D1: will present, then did present, once each")
  func presenting() {
    var lifecycle = SheetLifecycle()
    #expect(lifecycle.present() == true)
    #expect(lifecycle.effects() == [.willPresent, .present])
    lifecycle.presentationFinished()
    lifecycle.presentationFinished()
    #expect(lifecycle.effects() == [.didPresent])
    #expect(lifecycle.phase == .presented)
  }

  @Test("W1: presenting what is shown already changes nothing")
  func presentingTwice() {
    var lifecycle = presented()
    #expect(lifecycle.present() == false)
    #expect(lifecycle.effects() == [])
    var going = choosing()
    #expect(going.present() == false)
    #expect(going.effects() == [])
  }

  @Test("N2: asked, will dismiss, dismissal, did select, handler, did dismiss, outcome")
  func choosingInOrder() {
    var lifecycle = presented()
    let outcome = SheetOutcome.selected(choice)
    lifecycle.choose(action, at: 0)
    #expect(lifecycle.effects() == [.ask(.select(choice))])
    lifecycle.answer(.select(choice), isAllowed: true)
    #expect(lifecycle.effects() == [.willDismiss(outcome), .dismiss(outcome, isAnimated: true)])
    lifecycle.dismissalFinished()
    #expect(
      lifecycle.effects() == [
        .didSelect(choice), .runHandler(choice), .didDismiss(outcome), .resume(outcome),
      ])
    #expect(lifecycle.phase == .idle)
  }

  @Test("N2: refused, it stays and may be chosen again")
  func refusedChoice() {
    var lifecycle = presented()
    lifecycle.choose(action, at: 0)
    lifecycle.answer(.select(choice), isAllowed: false)
    #expect(lifecycle.effects() == [.ask(.select(choice))])
    #expect(lifecycle.phase == .presented)
    lifecycle.choose(action, at: 0)
    #expect(lifecycle.effects() == [.ask(.select(choice))])
  }

  @Test(
    "N3: will dismiss, dismissal, did cancel, did dismiss, outcome",
    arguments: [
      SheetOutcome.CancellationCause.backgroundTap, .swipe, .escapeKey, .accessibilityEscape,
      .programmatic, .taskCancelled, .preempted, .enteredBackground, .sceneDisconnected,
      .sourceRemoved, .rotation,
    ])
  func cancelling(cause: SheetOutcome.CancellationCause) {
    var lifecycle = presented()
    let outcome = SheetOutcome.cancelled(cause)
    lifecycle.cancel(because: cause, standIn: cancelChoice)
    if cause.isRefusable {
      #expect(lifecycle.effects() == [.ask(.cancel(cause))])
      lifecycle.answer(.cancel(cause), isAllowed: true)
    }
    #expect(
      lifecycle.effects() == [
        .willDismiss(outcome), .dismiss(outcome, isAnimated: cause.isAnimated),
      ])
    lifecycle.dismissalFinished()
    #expect(
      lifecycle.effects() == [
        .didCancel(cause, standIn: cancelChoice), .didDismiss(outcome), .resume(outcome),
      ])
  }

  @Test("N3: what the user asks for may be refused, what happens to the sheet may not")
  func refusal() {
    var lifecycle = presented()
    lifecycle.cancel(because: .swipe)
    lifecycle.answer(.cancel(.swipe), isAllowed: false)
    #expect(lifecycle.phase == .presented)
    _ = lifecycle.effects()
    lifecycle.cancel(because: .programmatic)
    #expect(lifecycle.phase == .dismissing(.cancelled(.programmatic)))
  }

  @Test("D4: a cancel action is chosen like any other, and the outcome is cancelled")
  func cancelAction() {
    var lifecycle = presented()
    let outcome = SheetOutcome.cancelled(.cancelAction(cancelChoice))
    lifecycle.choose(cancel, at: 1)
    #expect(lifecycle.effects() == [.ask(.select(cancelChoice))])
    lifecycle.answer(.select(cancelChoice), isAllowed: true)
    lifecycle.dismissalFinished()
    #expect(
      lifecycle.effects() == [
        .willDismiss(outcome), .dismiss(outcome, isAnimated: true), .didSelect(cancelChoice),
        .runHandler(cancelChoice), .didDismiss(outcome), .resume(outcome),
      ])
    #expect(outcome.choice == cancelChoice)
  }

  @Test("N4, W4: a handler may present the same sheet at once; its callbacks come after all others")
  func presentingFromHandler() {
    var lifecycle = choosing()
    lifecycle.dismissalFinished()
    var done: [SheetEffect] = []
    while let effect = lifecycle.nextEffect() {
      done.append(effect)
      if case .runHandler = effect { #expect(lifecycle.present() == true) }
    }
    let outcome = SheetOutcome.selected(choice)
    #expect(
      done == [
        .didSelect(choice), .runHandler(choice), .didDismiss(outcome), .resume(outcome),
        .willPresent, .present,
      ])
    #expect(lifecycle.phase == .presenting)
  }

  @Test("N5: once it goes, no tap and no other cause changes the outcome")
  func onlyOneOutcome() {
    var lifecycle = choosing()
    lifecycle.choose(action, at: 0)
    lifecycle.choose(cancel, at: 1)
    lifecycle.cancel(because: .backgroundTap)
    lifecycle.cancel(because: .programmatic)
    lifecycle.answer(.select(choice), isAllowed: true)
    lifecycle.presentationFinished()
    #expect(lifecycle.effects() == [])
    #expect(lifecycle.phase == .dismissing(.selected(choice)))
  }

  @Test("N5: a dismissal that ends twice is told once")
  func finishedTwice() {
    var lifecycle = choosing()
    lifecycle.dismissalFinished()
    _ = lifecycle.effects()
    lifecycle.dismissalFinished()
    lifecycle.vanished(because: .programmatic)
    #expect(lifecycle.effects() == [])
  }

  @Test("N5: two taps while the delegate thinks are one")
  func twoTaps() {
    var lifecycle = presented()
    lifecycle.choose(action, at: 0)
    lifecycle.choose(cancel, at: 1)
    lifecycle.cancel(because: .backgroundTap)
    #expect(lifecycle.effects() == [.ask(.select(choice))])
  }

  @Test("An answer to another question, or to none, changes nothing")
  func wrongAnswer() {
    var lifecycle = presented()
    lifecycle.answer(.select(choice), isAllowed: true)
    lifecycle.choose(action, at: 0)
    lifecycle.answer(.select(cancelChoice), isAllowed: true)
    lifecycle.answer(.cancel(.swipe), isAllowed: true)
    #expect(lifecycle.effects() == [.ask(.select(choice))])
    #expect(lifecycle.openQuestion == .select(choice))
  }

  @Test("A delegate that closes the sheet while asked has its way; its answer comes too late")
  func closedWhileAsked() {
    var lifecycle = presented()
    lifecycle.choose(action, at: 0)
    _ = lifecycle.effects()
    lifecycle.cancel(because: .programmatic)
    lifecycle.answer(.select(choice), isAllowed: true)
    #expect(lifecycle.phase == .dismissing(.cancelled(.programmatic)))
  }

  @Test("N6: an action that keeps the sheet has its handler run and nothing else")
  func keepsPresented() {
    var lifecycle = presented()
    let keeping = SheetAction("A", id: "a", keepsPresented: true)
    lifecycle.choose(keeping, at: 0)
    lifecycle.choose(keeping, at: 0)
    #expect(lifecycle.effects() == [.runHandler(choice), .runHandler(choice)])
    #expect(lifecycle.phase == .presented)
  }

  @Test("N7: an action that cannot be chosen calls nobody")
  func disabled() {
    var lifecycle = presented()
    lifecycle.choose(SheetAction("A", isEnabled: false), at: 0)
    lifecycle.choose(SheetAction("A", isEnabled: false, keepsPresented: true), at: 0)
    var hidden = action
    hidden.isHidden = true
    lifecycle.choose(hidden, at: 0)
    #expect(lifecycle.effects() == [])
  }

  @Test("D2: before it is presented and after it has gone nothing can be chosen")
  func notShown() {
    var lifecycle = SheetLifecycle()
    lifecycle.choose(action, at: 0)
    lifecycle.cancel(because: .programmatic)
    lifecycle.dismissalFinished()
    lifecycle.presentationFinished()
    lifecycle.presentationFailed()
    lifecycle.vanished(because: .programmatic)
    #expect(lifecycle == SheetLifecycle())
  }

  @Test("AN6: closed on its way in, it was there all the same, and what ends late changes nothing")
  func closedWhileComing() {
    var lifecycle = SheetLifecycle()
    lifecycle.present()
    _ = lifecycle.effects()
    let outcome = SheetOutcome.cancelled(.programmatic)
    lifecycle.cancel(because: .programmatic)
    #expect(
      lifecycle.effects() == [
        .didPresent, .willDismiss(outcome), .dismiss(outcome, isAnimated: true),
      ])
    lifecycle.presentationFinished()
    lifecycle.presentationFailed()
    #expect(lifecycle.effects() == [])
  }

  @Test("Dismissed by somebody else, it ends as if it had gone by itself")
  func vanished() {
    var lifecycle = presented()
    let outcome = SheetOutcome.cancelled(.sceneDisconnected)
    lifecycle.vanished(because: .sceneDisconnected, standIn: cancelChoice)
    #expect(
      lifecycle.effects() == [
        .willDismiss(outcome), .didCancel(.sceneDisconnected, standIn: cancelChoice),
        .didDismiss(outcome), .resume(outcome),
      ])
  }

  @Test("Gone by other means while it was going, it keeps the outcome it had")
  func vanishedWhileGoing() {
    var lifecycle = choosing()
    lifecycle.vanished(because: .sceneDisconnected)
    #expect(lifecycle.effects().last == .resume(.selected(choice)))
  }

  @Test("A sheet that could not be presented gives its outcome all the same, and may try again")
  func failed() {
    var lifecycle = SheetLifecycle()
    lifecycle.present()
    _ = lifecycle.effects()
    let outcome = SheetOutcome.cancelled(.notPresented)
    lifecycle.presentationFailed()
    #expect(
      lifecycle.effects() == [
        .didCancel(.notPresented, standIn: nil), .didDismiss(outcome), .resume(outcome),
      ])
    #expect(lifecycle.present() == true)
  }

  @Test("A4: the stand-in is the last cancel action shown, if it can be chosen")
  func standIn() {
    var content = SheetContent()
    #expect(content.cancelChoice == nil)
    content.addAction(SheetAction("1", id: "1", role: .cancel))
    content.addAction(SheetAction("2", id: "2", role: .cancel))
    #expect(content.cancelChoice == SheetChoice(id: "2", index: 1))
    content.updateAction("2") { $0.isHidden = true }
    #expect(content.cancelChoice == SheetChoice(id: "1", index: 0))
    content.updateAction("1") { $0.isEnabled = false }
    #expect(content.cancelChoice == nil)
  }
}

extension SheetLifecycle {
  /// Everything that waits, taken out.
  mutating func effects() -> [SheetEffect] {
    var effects: [SheetEffect] = []
    while let effect = nextEffect() { effects.append(effect) }
    return effects
  }
}
