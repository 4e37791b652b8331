import TestSupport
import Testing
import UIKit

@MainActor struct UIPanGestureRecognizerTests {
  @Test("A pan begins after ten points and follows the finger")
  func beginsAfterTenPointsAndFollowsTheFinger() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.move(to: CGPoint(x: 159, y: 150))
    #expect(pan.state == .possible)
    stage.touches.move(to: CGPoint(x: 160, y: 150))
    #expect(pan.state == .began)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 10, y: 0))
    stage.touches.move(to: CGPoint(x: 170, y: 155))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 5))
    stage.touches.up()
    #expect(stage.log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("A pan fails with a tap") func aTapFails() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.tap(stage.view)
    #expect(stage.log.entries.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("The translation can be set") func translationCanBeSet() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.move(to: CGPoint(x: 170, y: 150))
    pan.setTranslation(CGPoint(x: 100, y: 7), in: stage.view)
    stage.touches.move(to: CGPoint(x: 175, y: 151))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 105, y: 8))
    stage.touches.up()
  }

  @Test("The translation is in the view's coordinates") func translationIsInTheViewsCoordinates() {
    let stage = GestureStage()
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 200, y: 200))
    stage.touches.move(to: CGPoint(x: 220, y: 200))
    let translation = pan.translation(in: stage.view)
    #expect(abs(translation.x - 10) < 1e-9)
    #expect(abs(pan.translation(in: nil).x - 20) < 1e-9)
    stage.touches.up()
  }

  @Test("The velocity is in points per second") func velocityIsInPointsPerSecond() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 150))
    stage.touches.glide(to: CGPoint(x: 220, y: 150), steps: 12, duration: 0.2)
    #expect(abs(pan.velocity(in: stage.view).x - 500) < 1)
    stage.touches.up()
  }

  @Test("A rest before lifting leaves no velocity") func aRestBeforeLiftingLeavesNoVelocity() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 150))
    stage.touches.glide(to: CGPoint(x: 220, y: 150), steps: 12, duration: 0.2)
    stage.touches.advance(by: 0.5)
    var velocity = CGPoint(x: 1, y: 1)
    let target = VelocityTarget { velocity = pan.velocity(in: nil) }
    pan.addTarget(target, action: VelocityTarget.action)
    stage.touches.up()
    #expect(velocity == .zero)
  }

  @Test("Another finger does not make the translation jump")
  func anotherFingerDoesNotMakeTheTranslationJump() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 150))
    stage.touches.move(to: CGPoint(x: 170, y: 150))
    stage.touches.down(CGPoint(x: 270, y: 250), finger: 1)
    stage.touches.move(to: CGPoint(x: 174, y: 150))
    #expect(pan.translation(in: nil) == CGPoint(x: 22, y: 0))
    stage.touches.up(finger: 1)
    stage.touches.move(to: CGPoint(x: 180, y: 150))
    #expect(pan.translation(in: nil) == CGPoint(x: 28, y: 0))
    stage.touches.up()
  }

  @Test("Two fingers are needed when the minimum is two")
  func twoFingersAreNeededWhenTwoAreTheMinimum() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    pan.minimumNumberOfTouches = 2
    stage.touches.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120))
    #expect(stage.log.entries.isEmpty)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.down(CGPoint(x: 120, y: 160), finger: 1)
    stage.touches.move(to: CGPoint(x: 160, y: 120))
    #expect(pan.state == .began)
    stage.touches.up(finger: 1)
    #expect(stage.log.entries == ["pan began", "pan ended"])
    stage.touches.up()
  }

  @Test("Cancellation by the system cancels the pan") func systemCancellationCancels() {
    let stage = GestureStage()
    stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.down(CGPoint(x: 120, y: 120))
    stage.touches.move(to: CGPoint(x: 160, y: 120))
    stage.touches.cancel()
    #expect(stage.log.entries == ["pan began", "pan cancelled"])
  }

  @Test("A pan takes the wheel only when allowed") func takesTheWheelOnlyWhenAllowed() {
    let stage = GestureStage()
    let pan = stage.log.follow(UIPanGestureRecognizer(), "pan", on: stage.view)
    stage.touches.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 150, y: 150))
    #expect(stage.log.entries.isEmpty)
    pan.allowedScrollTypesMask = .discrete
    stage.touches.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 150, y: 150))
    #expect(stage.log.entries == ["pan began", "pan changed", "pan ended"])
  }
}

@MainActor private final class VelocityTarget: _SelectorReceiving {
  private let body: () -> Void
  static let action: Selector = "run"
  static var _selectors: [_SelectorMethod] { [.init("run", run)] }
  private func run() { body() }
  init(_ body: @escaping () -> Void) { self.body = body }
}
