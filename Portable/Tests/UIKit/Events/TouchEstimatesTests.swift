import TestSupport
import Testing
import UIKitHost

@MainActor struct TouchEstimatesTests {
  final class Recorder: UIView {
    var began: UITouch?
    var samples: [UITouch] = []
    var updates: [[UITouch]] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began = touches.first
      note(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      updates.append(
        touches.sorted {
          ($0.estimationUpdateIndex?.intValue ?? 0) < ($1.estimationUpdateIndex?.intValue ?? 0)
        })
    }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches { samples += event?.coalescedTouches(for: touch) ?? [] }
    }
  }

  private let host = TestHost()
  private let view = Recorder(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  init() {
    host.add(view)
  }

  private func pencil(
    _ phase: UITouch.Phase, _ x: CGFloat, estimate: Int?, force: CGFloat = 0.3
  ) -> TouchSample {
    TouchSample(
      phase: phase, location: CGPoint(x: x, y: 100), force: force, type: .pencil,
      estimate: estimate)
  }

  @Test("A sample with an estimate says so") func aSampleWithAnEstimateSaysSo() {
    host.touches.send([pencil(.began, 60, estimate: 7)])
    #expect(view.began?.estimationUpdateIndex == 7)
    #expect(view.began?.estimatedProperties == .force)
    #expect(view.began?.estimatedPropertiesExpectingUpdates == .force)
    #expect(view.began?.maximumPossibleForce ?? 0 > 0)
    host.touches.send([pencil(.ended, 60, estimate: nil)])
    #expect(view.began?.estimationUpdateIndex == nil)
    #expect(view.began?.estimatedPropertiesExpectingUpdates == [])
  }

  @Test("Every coalesced sample has a number, and predictions have none")
  func everyCoalescedSampleHasANumberOfItsOwnAndPredictionsHaveNone() {
    host.touches.send([pencil(.began, 60, estimate: 1)])
    host.touches.send([pencil(.moved, 70, estimate: 2), pencil(.moved, 80, estimate: 3)])
    #expect(view.samples.map(\.estimationUpdateIndex) == [1, 2, 3])
    #expect(view.began?.estimationUpdateIndex == 3)
    host.touches.send([pencil(.ended, 80, estimate: 4)])
  }

  @Test("An update names its sample and brings the force also after the lift")
  func anUpdateNamesItsSampleAndBringsTheForceAlsoAfterTheLift() {
    host.touches.send([pencil(.began, 60, estimate: 1)])
    host.touches.send([pencil(.moved, 70, estimate: 2)])
    host.touches.update([TouchUpdate(estimate: 1, force: 0.9)])
    host.touches.send([pencil(.ended, 80, estimate: 3)])
    host.touches.update([
      TouchUpdate(estimate: 2, force: 0.8), TouchUpdate(estimate: 3, force: 0.1),
    ])
    #expect(view.updates.map { $0.map(\.estimationUpdateIndex) } == [[1], [2, 3]])
    #expect(view.updates.map { $0.map(\.force) } == [[0.9], [0.8, 0.1]])
    #expect(view.updates[0][0].location(in: nil) == CGPoint(x: 60, y: 100))
    #expect(view.updates[0][0].estimatedProperties == [])
    #expect(view.updates[0][0].estimatedPropertiesExpectingUpdates == [])
  }

  @Test("A property that is still expected gets another update")
  func aPropertyThatIsStillExpectedGetsAnotherUpdate() {
    host.touches.send([pencil(.began, 60, estimate: 1)])
    host.touches.update([TouchUpdate(estimate: 1, force: 0.5, expected: .force)])
    #expect(view.updates.last?.first?.estimatedPropertiesExpectingUpdates == .force)
    host.touches.update([TouchUpdate(estimate: 1, force: 0.6)])
    #expect(view.updates.map { $0.map(\.force) } == [[0.5], [0.6]])
    host.touches.update([TouchUpdate(estimate: 1, force: 0.7)])
    #expect(view.updates.count == 2)
    host.touches.send([pencil(.ended, 60, estimate: nil)])
  }

  @Test("Unknown samples and canceled touches are not reported")
  func nobodyHearsOfUnknownSamplesNorOfACancelledTouch() {
    host.touches.update([TouchUpdate(estimate: 5, force: 1)])
    host.touches.send([pencil(.began, 60, estimate: 6)])
    host.touches.send([pencil(.cancelled, 60, estimate: nil)])
    host.touches.update([TouchUpdate(estimate: 6, force: 1)])
    #expect(view.updates.isEmpty)
  }

  @Test("Recognizers of the touch are notified as well") func recognizersOfTheTouchAreToldAsWell() {
    final class Listener: UIGestureRecognizer {
      var forces: [CGFloat] = []
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        forces += touches.map(\.force)
      }
    }
    let listener = Listener()
    view.addGestureRecognizer(listener)
    host.touches.send([pencil(.began, 60, estimate: 1)])
    host.touches.update([TouchUpdate(estimate: 1, force: 0.9)])
    #expect(listener.forces == [0.9])
    host.touches.send([pencil(.ended, 60, estimate: nil)])
  }
}
