import TestSupport
import Testing
import UIKit

@MainActor struct UITapGestureRecognizerTests {
  @Test("A tap is recognized when the finger lifts") func recognizesOneTapWhenTheFingerLifts() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.down(in: stage.view, at: CGPoint(x: 20, y: 30))
    #expect(stage.log.entries.isEmpty)
    stage.touches.up()
    #expect(stage.log.entries == ["tap ended"])
  }

  @Test("A tap recognizer is possible again after the tap") func isPossibleAgainAfterTheTap() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.tap(stage.view)
    #expect(tap.state == .possible)
    stage.touches.tap(stage.view)
    #expect(stage.log.entries == ["tap ended", "tap ended"])
  }

  @Test("A tap recognizer reports the location of the tap") func tellsItsTargetWhereTheTapWas() {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()
    var places: [CGPoint] = []
    var counts: [Int] = []
    let target = SelectorTarget { sender in
      guard let tap = sender as? UITapGestureRecognizer else { return }
      Places.shared.point = tap.location(in: tap.view)
      Places.shared.count = tap.numberOfTouches
    }
    tap.addTarget(target, action: SelectorTarget.action)
    stage.view.addGestureRecognizer(tap)
    stage.touches.tap(stage.view, at: CGPoint(x: 20, y: 30))
    places.append(Places.shared.point)
    counts.append(Places.shared.count)
    #expect(places == [CGPoint(x: 20, y: 30)])
    #expect(counts == [1])
  }

  @Test("A finger that strays does not tap") func aFingerThatStraysIsNoTap() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.drag(in: stage.view, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A long press does not tap") func aLongPressIsNoTap() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    stage.touches.longPress(stage.view, duration: 2)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A double tap needs two taps in quick succession")
  func doubleTapNeedsTwoTapsInQuickSuccession() {
    let stage = GestureStage()
    let double = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
    double.numberOfTapsRequired = 2
    stage.touches.tap(stage.view)
    stage.touches.advance(by: 1)
    stage.touches.tap(stage.view)
    stage.touches.advance(by: 1)
    #expect(stage.log.entries.isEmpty)
    stage.touches.doubleTap(stage.view)
    #expect(stage.log.entries == ["double ended"])
  }

  @Test("Single and double tap both fire without a requirement")
  func singleAndDoubleTapBothFireWithoutARequirement() {
    let stage = GestureStage()
    stage.log.follow(UITapGestureRecognizer(), "single", on: stage.view)
    let double = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
    double.numberOfTapsRequired = 2
    stage.touches.doubleTap(stage.view)
    #expect(stage.log.entries == ["single ended", "double ended"])
  }

  @Test("A single tap waits for the double tap to fail") func singleTapWaitsForTheDoubleTapToFail()
  {
    let stage = GestureStage()
    let single = stage.log.follow(UITapGestureRecognizer(), "single", on: stage.view)
    let double = stage.log.follow(UITapGestureRecognizer(), "double", on: stage.view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.touches.tap(stage.view)
    #expect(stage.log.entries.isEmpty)
    stage.touches.advance(by: 0.4)
    #expect(stage.log.entries == ["single ended"])
    stage.log.clear()
    stage.touches.doubleTap(stage.view)
    stage.touches.advance(by: 1)
    #expect(stage.log.entries == ["double ended"])
  }

  @Test("Both of two fingers must tap") func twoFingersMustBothTap() {
    let stage = GestureStage()
    let tap = stage.log.follow(UITapGestureRecognizer(), "tap", on: stage.view)
    tap.numberOfTouchesRequired = 2
    stage.touches.tap(stage.view)
    #expect(stage.log.entries.isEmpty)
    stage.touches.down(in: stage.view, at: CGPoint(x: 50, y: 50))
    stage.touches.down(in: stage.view, at: CGPoint(x: 150, y: 50), finger: 1)
    stage.touches.up()
    stage.touches.up(finger: 1)
    #expect(stage.log.entries == ["tap ended"])
  }

  @Test("An ancestor does not take the tap of a button") func anAncestorDoesNotTakeTheTapOfAButton()
  {
    let host = TestHost()
    let log = GestureLog()
    log.follow(UITapGestureRecognizer(), "outer", on: host.view)
    let control = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    control.addAction(UIAction { _ in log.add("touch up inside") }, for: .touchUpInside)
    host.add(control)
    host.touches.tap(control)
    #expect(log.entries == ["touch up inside"])
    host.touches.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.entries == ["touch up inside", "outer ended"])
  }

  @Test("A tap on the control itself cancels its tracking")
  func aTapOnTheControlItselfCancelsItsTracking() {
    let host = TestHost()
    let log = GestureLog()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    control.addAction(UIAction { _ in log.add("up inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.add("cancel") }, for: .touchCancel)
    log.follow(UITapGestureRecognizer(), "own", on: control)
    host.add(control)
    host.touches.tap(control)
    #expect(log.entries == ["own ended", "cancel"])
  }
}

@MainActor private final class Places {
  static let shared = Places()
  var point = CGPoint.zero
  var count = 0
}
