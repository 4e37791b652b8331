import TestSupport
import Testing
import UIKit

@MainActor struct UIViewTransitionTests {
  let stage = AnimationStage()

  @Test("A cross dissolve mixes old and new") func aCrossDissolveMixesOldAndNew() {
    var calls: [Bool] = []
    UIView.transition(
      with: stage.box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { stage.box.backgroundColor = .blue }, completion: { calls.append($0) })
    stage.host.advance(by: 0.5)
    let color = stage.host.color(at: CGPoint(x: 50, y: 50))
    let (red, blue) = (PixelColor(.red), PixelColor(.blue))
    let middle = PixelColor(
      red: UInt8((Int(red.red) + Int(blue.red)) / 2),
      green: UInt8((Int(red.green) + Int(blue.green)) / 2),
      blue: UInt8((Int(red.blue) + Int(blue.blue)) / 2))
    #expect(color?.isClose(to: middle, tolerance: 4) ?? false)
    stage.host.advance(by: 0.5)
    #expect(calls == [true])
    #expect(stage.host.color(at: CGPoint(x: 50, y: 50))?.isClose(to: blue) ?? false)
  }

  @Test("Properties do not animate unless allowed") func propertiesDoNotAnimateUnlessAllowed() {
    UIView.transition(
      with: stage.box, duration: 1, options: .transitionCrossDissolve,
      animations: { stage.box.center.x = 150 })
    #expect(stage.box.layer.animation(forKey: "position") == nil)
    UIView.transition(
      with: stage.box, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
      animations: { stage.box.center.x = 50 })
    #expect(stage.box.layer.animation(forKey: "position") != nil)
  }

  @Test("Without a transition the change is made and the completion comes")
  func withoutATransitionTheChangeIsMadeAndTheCompletionComes() {
    var calls: [Bool] = []
    UIView.transition(
      with: stage.box, duration: 1, options: [], animations: { stage.box.alpha = 0.5 },
      completion: { calls.append($0) })
    #expect(stage.box.alpha == 0.5)
    stage.host.advanceFrames()
    #expect(calls == [true])
  }

  @Test("A flip narrows the view and turns it back with the new content")
  func aFlipNarrowsTheViewAndTurnsItBackWithTheNewContent() {
    var calls: [Bool] = []
    UIView.transition(
      with: stage.box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { stage.box.backgroundColor = .blue }, completion: { calls.append($0) })
    stage.host.advance(by: 0.25)
    #expect(stage.host.color(at: CGPoint(x: 50, y: 50))?.isClose(to: PixelColor(.red)) ?? false)
    #expect(stage.host.color(at: CGPoint(x: 3, y: 50))?.isClose(to: PixelColor(.white)) ?? false)
    stage.host.advance(by: 0.5)
    #expect(stage.host.color(at: CGPoint(x: 50, y: 50))?.isClose(to: PixelColor(.blue)) ?? false)
    #expect(stage.host.color(at: CGPoint(x: 3, y: 50))?.isClose(to: PixelColor(.white)) ?? false)
    stage.host.advance(by: 0.25)
    #expect(calls == [true])
    #expect(stage.host.view.subviews == [stage.box])
    #expect(stage.host.color(at: CGPoint(x: 3, y: 50))?.isClose(to: PixelColor(.blue)) ?? false)
  }
}
