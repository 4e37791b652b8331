import TestSupport
import Testing
import UIKit

@MainActor struct UIPinchGestureRecognizerTests {
  @Test("The scale is the distance relative to the first one")
  func scaleIsTheDistanceOverTheFirstOne() {
    let stage = GestureStage()
    let pinch = stage.log.follow(UIPinchGestureRecognizer(), "pinch", on: stage.view)
    stage.touches.down(CGPoint(x: 150, y: 200))
    stage.touches.down(CGPoint(x: 250, y: 200), finger: 1)
    stage.touches.move(to: CGPoint(x: 254, y: 200), finger: 1)
    #expect(pinch.state == .possible)
    stage.touches.move(to: CGPoint(x: 300 - 1, y: 200), finger: 1)
    #expect(pinch.state == .began)
    #expect(abs(pinch.scale - 1.49) < 1e-9)
    pinch.scale = 1
    stage.touches.move(to: CGPoint(x: 150 + 298, y: 200), finger: 1)
    #expect(abs(pinch.scale - 2) < 1e-9)
    stage.touches.up(finger: 1)
    #expect(pinch.state == .changed)
    stage.touches.up()
    #expect(stage.log.entries.last == "pinch ended")
    #expect(pinch.scale == 1)
  }

  @Test("The velocity is the change per second and survives setting the scale")
  func velocityIsTheChangePerSecondAndOutlivesASetScale() {
    let stage = GestureStage()
    let pinch = stage.log.follow(UIPinchGestureRecognizer(), "pinch", on: stage.view)
    var velocities: [CGFloat] = []
    let target = AngleTarget {
      if pinch.state == .changed { velocities.append(pinch.velocity) }
      pinch.scale = 1
    }
    pinch.addTarget(target, action: AngleTarget.action)
    stage.touches.pinch(
      center: CGPoint(x: 200, y: 200), from: 100, to: 102, steps: 1, duration: 0.1)
    #expect(velocities.isEmpty)
    stage.touches.pinch(
      center: CGPoint(x: 200, y: 200), from: 100, to: 160, steps: 12, duration: 0.2)
    #expect(velocities.count > 5)
    #expect(velocities.allSatisfy { $0 > 1 && $0 < 4 })
  }

  @Test("One finger does not pinch") func oneFingerIsNoPinch() {
    let stage = GestureStage()
    stage.log.follow(UIPinchGestureRecognizer(), "pinch", on: stage.view)
    stage.touches.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 280, y: 200))
    #expect(stage.log.entries.isEmpty)
  }

  @Test("The rotation follows the turn of the fingers") func rotationFollowsTheTurnOfTheFingers() {
    let stage = GestureStage()
    let rotation = stage.log.follow(UIRotationGestureRecognizer(), "rotation", on: stage.view)
    var angle: CGFloat = 0
    let target = AngleTarget { if rotation.state == .changed { angle = rotation.rotation } }
    rotation.addTarget(target, action: AngleTarget.action)
    stage.touches.pinch(
      center: CGPoint(x: 200, y: 200), from: 120, to: 120, angle: 2.8, rotation: .pi / 2)
    #expect(abs(angle - .pi / 2) < 1e-6)
    #expect(stage.log.entries.first == "rotation began")
    #expect(stage.log.entries.last == "rotation ended")
  }
}

@MainActor private final class AngleTarget: _SelectorReceiving {
  private let body: () -> Void
  static let action: Selector = "run"
  static var _selectors: [_SelectorMethod] { [.init("run", run)] }
  private func run() { body() }
  init(_ body: @escaping () -> Void) { self.body = body }
}
