import TestSupport
import Testing
import UIKit

@MainActor struct GestureArbitrationTests {
  @Test("The deeper view's recognizer takes precedence") func theDeeperViewsRecognizerWins() {
    let stage = GestureStage()
    stage.log.follow(UIPanGestureRecognizer(), "outer", on: stage.host.view)
    stage.log.follow(UIPanGestureRecognizer(), "inner", on: stage.view)
    stage.touches.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120), steps: 3)
    #expect(Set(stage.log.entries) == ["inner began", "inner changed", "inner ended"])
  }

  @Test("Both recognizers run when one delegate allows it") func bothRunWhenOneDelegateAllowsIt() {
    let stage = GestureStage()
    let outer = stage.log.follow(UIPanGestureRecognizer(), "outer", on: stage.host.view)
    stage.log.follow(UIPanGestureRecognizer(), "inner", on: stage.view)
    let decisions = GestureDecisions()
    decisions.simultaneously = { _, _ in true }
    outer.delegate = decisions
    stage.touches.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120), steps: 3)
    #expect(stage.log.entries.contains("inner began"))
    #expect(stage.log.entries.contains("outer began"))
  }

  @Test("A recognizer that cannot prevent lets others recognize")
  func aRecognizerThatCannotPreventLetsOthersRecognize() {
    let stage = GestureStage()
    let first = stage.log.follow(ScriptedRecognizer(), "first", on: stage.view)
    first.onBegan = .began
    first.onEnded = .ended
    first.prevents = false
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.host.view)
    stage.touches.tap(stage.view)
    #expect(stage.log.entries == ["first began", "first ended", "tap ended"])
  }

  @Test("A recognizer that cannot be prevented recognizes too")
  func aRecognizerThatCannotBePreventedRecognizesToo() {
    let stage = GestureStage()
    let first = stage.log.follow(ScriptedRecognizer(), "first", on: stage.view)
    first.onBegan = .began
    first.onEnded = .ended
    let second = stage.log.follow(ScriptedRecognizer(), "second", on: stage.host.view)
    second.onBegan = .began
    second.onEnded = .ended
    second.isPreventable = false
    // A gesture under way excludes only those it can prevent.
    stage.touches.tap(stage.view)
    #expect(
      stage.log.entries == ["first began", "second began", "first ended", "second ended"])
  }

  @Test("The delegate can refuse to begin") func theDelegateCanRefuseToBegin() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    let decisions = GestureDecisions()
    var asked = 0
    decisions.shouldBegin = { _ in
      asked += 1
      return false
    }
    pan.delegate = decisions
    stage.touches.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120))
    #expect(stage.log.entries.isEmpty)
    #expect(asked == 1)
    #expect(stage.view.log.last == "ended")
  }

  @Test("The delegate can refuse a touch") func theDelegateCanRefuseATouch() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    let decisions = GestureDecisions()
    decisions.receivesTouch = { $0.location(in: nil).x > 200 }
    tap.delegate = decisions
    stage.touches.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.entries.isEmpty)
    stage.touches.tap(at: CGPoint(x: 250, y: 150))
    #expect(stage.log.entries == ["tap ended"])
  }

  @Test("A pan waits for a swipe to fail") func aPanWaitsForASwipeToFail() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    let swipe = stage.log.follow(UISwipeGestureRecognizer(), "swipe", on: stage.view)
    pan.require(toFail: swipe)
    stage.touches.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 280, y: 200))
    #expect(stage.log.entries == ["swipe ended"])
    stage.log.clear()
    stage.touches.drag(from: CGPoint(x: 200, y: 110), to: CGPoint(x: 200, y: 280))
    #expect(stage.log.entries.first == "pan began")
    #expect(stage.log.entries.last == "pan ended")
  }

  @Test("Requirements may come from either delegate") func requirementsMayComeFromEitherDelegate() {
    for isRequiring in [true, false] {
      let stage = GestureStage()
      let first = stage.log.follow(UITapGestureRecognizer(), "single", on: stage.view)
      let second = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
      second.numberOfTapsRequired = 2
      let decisions = GestureDecisions()
      if isRequiring {
        decisions.requiresFailure = { $0 === first && $1 === second }
        first.delegate = decisions
      } else {
        decisions.isRequiredToFail = { $0 === second && $1 === first }
        second.delegate = decisions
      }
      stage.touches.doubleTap(stage.view)
      stage.touches.advance(by: 1)
      #expect(stage.log.entries == ["double ended"])
      stage.touches.tap(stage.view)
      stage.touches.advance(by: 1)
      #expect(stage.log.entries == ["double ended", "single ended"])
    }
  }

  @Test("Two recognizers that wait for each other end")
  func twoThatWaitForEachOtherDoNotWaitForEver() {
    let stage = GestureStage()
    let first = stage.log.follow(UITapGestureRecognizer(), "first", on: stage.view)
    let second = stage.log.follow(UITapGestureRecognizer(), "second", on: stage.view)
    first.require(toFail: second)
    second.require(toFail: first)
    stage.touches.tap(stage.view)
    stage.touches.advance(by: 1)
    #expect(stage.log.entries.count == 1)
  }

  @Test("A requirement outside of the touch causes no delay")
  func aRequirementOutsideOfTheTouchDoesNotDelay() {
    let stage = GestureStage()
    let elsewhere = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    stage.host.add(elsewhere)
    let other = stage.log.follow(UITapGestureRecognizer(), "other", on: elsewhere)
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    tap.require(toFail: other)
    stage.touches.tap(stage.view)
    #expect(stage.log.entries == ["tap ended"])
  }

  @Test("Disabling cancels a gesture under way") func disablingCancelsAGestureUnderWay() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 160, y: 120))
    pan.isEnabled = false
    pan.isEnabled = true
    stage.touches.move(to: CGPoint(x: 200, y: 120))
    stage.touches.up()
    #expect(stage.log.entries == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("Removing the view cancels") func removingTheViewCancels() {
    let stage = GestureStage()
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 160, y: 120))
    stage.view.removeFromSuperview()
    #expect(stage.log.entries == ["pan began", "pan cancelled"])
    stage.touches.up()
  }

  @Test("Reset is called once per attempt") func resetIsCalledOncePerAttempt() {
    let stage = GestureStage()
    let recognizer = ScriptedRecognizer()
    stage.view.addGestureRecognizer(recognizer)
    stage.touches.tap(stage.view)
    #expect(recognizer.resets == 1)
    stage.touches.tap(stage.view)
    #expect(recognizer.resets == 2)
    #expect(recognizer.received == 2)
  }

  @Test("A finished recognizer takes no touch until all fingers are up")
  func aFinishedRecognizerTakesNoTouchUntilAllFingersAreUp() {
    let stage = GestureStage()
    let recognizer = ScriptedRecognizer()
    recognizer.onBegan = .failed
    stage.view.addGestureRecognizer(recognizer)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.down(CGPoint(x: 160, y: 120), finger: 1)
    #expect(recognizer.received == 1)
    stage.touches.up()
    stage.touches.up(finger: 1)
    stage.touches.down(CGPoint(x: 120, y: 120))
    #expect(recognizer.received == 2)
    stage.touches.up()
  }

  @Test("Both states are reported when they are set in one event")
  func bothStatesAreReportedWhenSetInOneEvent() {
    let stage = GestureStage()
    let recognizer = stage.log.follow(ScriptedRecognizer(), "custom", on: stage.view)
    recognizer.onMoved = .began
    recognizer.onEnded = .ended
    stage.touches.down(CGPoint(x: 120, y: 120))
    recognizer.state = .began
    recognizer.state = .ended
    #expect(stage.log.entries == ["custom began", "custom ended"])
    stage.touches.up()
  }

  @Test("Steps the state machine does not have are ignored")
  func stepsTheStateMachineDoesNotHaveAreIgnored() {
    let stage = GestureStage()
    let recognizer = stage.log.follow(ScriptedRecognizer(), "custom", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 120))
    recognizer.state = .changed
    #expect(recognizer.state == .possible)
    recognizer.state = .failed
    recognizer.state = .began
    #expect(recognizer.state == .failed)
    stage.touches.up()
    #expect(stage.log.entries.isEmpty)
    #expect(recognizer.state == .possible)
  }

  @Test("Moving to another view leaves the first") func movingToAnotherViewLeavesTheFirst() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.host.view.addGestureRecognizer(tap)
    #expect(stage.view.gestureRecognizers?.isEmpty ?? true)
    #expect(tap.view === stage.host.view)
  }

  @Test("Released targets are not called and not kept") func releasedTargetsAreNotCalledAndNotKept()
  {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    weak var released: GestureLog?
    do {
      let log = GestureLog()
      released = log
      tap.addTarget(log, action: GestureLog.note)
    }
    #expect(released == nil)
    stage.touches.tap(stage.view)
  }

  @Test("Nothing keeps a recognizer after its view is gone")
  func nothingKeepsARecognizerAfterItsViewIsGone() {
    let host = TestHost()
    weak var pan: UIPanGestureRecognizer?
    weak var released: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let recognizer = UIPanGestureRecognizer()
      view.addGestureRecognizer(recognizer)
      host.add(view)
      host.touches.down(CGPoint(x: 20, y: 20))
      host.touches.move(to: CGPoint(x: 60, y: 20))
      view.removeFromSuperview()
      (pan, released) = (recognizer, view)
    }
    host.touches.up()
    // The application keeps the samples of the last event until the next one.
    host.touches.tap(at: CGPoint(x: 200, y: 200))
    #expect(pan == nil)
    #expect(released == nil)
  }
}
