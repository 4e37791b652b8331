import TestSupport
import Testing
import UIKit

@MainActor struct UILongPressGestureRecognizerTests {
  @Test("A long press begins after half a second of rest and ends with the finger")
  func beginsAfterHalfASecondOfRestAndEndsWithTheFinger() {
    let stage = GestureStage()
    let press = stage.log.follow(UILongPressGestureRecognizer(), "press", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.advance(by: 0.45)
    #expect(press.state == .possible)
    stage.touches.advance(by: 0.05)
    #expect(press.state == .began)
    stage.touches.move(to: CGPoint(x: 250, y: 150))
    #expect(press.location(in: stage.view) == CGPoint(x: 150, y: 50))
    stage.touches.up()
    #expect(stage.log.entries == ["press began", "press changed", "press ended"])
  }

  @Test("A long press fails when the finger lifts or strays earlier")
  func failsWhenTheFingerLiftsOrStraysEarlier() {
    let stage = GestureStage()
    stage.log.follow(UILongPressGestureRecognizer(), "press", on: stage.view)
    stage.touches.longPress(stage.view, duration: 0.3)
    stage.touches.advance(by: 1)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.move(to: CGPoint(x: 161, y: 150))
    stage.touches.advance(by: 1)
    stage.touches.up()
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A zero duration begins in the next frame") func aZeroDurationBeginsInTheNextFrame() {
    let stage = GestureStage()
    let press = stage.log.follow(UILongPressGestureRecognizer(), "press", on: stage.view)
    press.minimumPressDuration = 0
    stage.touches.down(CGPoint(x: 150, y: 150))
    #expect(press.state == .began)
    stage.touches.up()
  }

  @Test("A long press cancels the touch in its view") func cancelsTheTouchInItsView() {
    let stage = GestureStage()
    stage.log.follow(UILongPressGestureRecognizer(), "press", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.advance(by: 0.6)
    stage.touches.up()
    #expect(stage.view.log == ["began", "cancelled"])
  }

  @Test("A long press can require a tap before it") func mayWantATapFirst() {
    let stage = GestureStage()
    let press = stage.log.follow(UILongPressGestureRecognizer(), "press", on: stage.view)
    press.numberOfTapsRequired = 1
    stage.touches.longPress(stage.view)
    #expect(stage.log.entries.isEmpty)
    stage.touches.advance(by: 1)
    stage.touches.tap(stage.view)
    stage.touches.advance(by: 0.1)
    stage.touches.longPress(stage.view)
    #expect(stage.log.entries == ["press began", "press ended"])
  }
}
