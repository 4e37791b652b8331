import TestSupport
import Testing

@MainActor struct UITouchTests {
  final class Recorder: UIView {
    var touches: [UITouch] = []
    var log: [String] = []
    var coalesced: [[CGPoint]] = []
    var predicted: [[CGPoint]] = []
    var isLastCopy: [Bool] = []

    private func note(_ name: String, _ set: Set<UITouch>, _ event: UIEvent?) {
      log.append(name)
      for touch in set {
        touches.append(touch)
        let samples = event?.coalescedTouches(for: touch) ?? []
        coalesced.append(samples.map { $0.location(in: self) })
        predicted.append((event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) })
        isLastCopy.append(
          samples.last.map { $0 !== touch && $0.location(in: self) == touch.location(in: self) }
            ?? false)
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  private let host = TestHost()
  private let view = Recorder(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  init() {
    host.add(view)
  }

  @Test("One object stands for a finger's whole sequence")
  func oneObjectStandsForAFingersWholeSequence() {
    host.touches.down(CGPoint(x: 60, y: 70))
    host.touches.move(to: CGPoint(x: 80, y: 90))
    host.touches.move(to: CGPoint(x: 400, y: 400))
    host.touches.up()
    #expect(view.log == ["began", "moved", "moved", "ended"])
    #expect(Set(view.touches.map { ObjectIdentifier($0) }).count == 1)
    #expect(view.touches.first?.view === view)
    #expect(view.touches.first?.window === host.window)
    #expect(view.touches.first?.phase == .ended)
  }

  @Test("Locations are in the view that is passed") func positionsAreInTheAskedView() {
    host.touches.down(CGPoint(x: 60, y: 70))
    let touch = view.touches[0]
    #expect(touch.location(in: view) == CGPoint(x: 10, y: 20))
    #expect(touch.location(in: nil) == CGPoint(x: 60, y: 70))
    host.touches.move(to: CGPoint(x: 61, y: 72))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 10, y: 20))
    #expect(touch.location(in: view) == CGPoint(x: 11, y: 22))
    host.touches.up()
  }

  @Test("Coalesced touches end with a copy of the touch")
  func coalescedTouchesEndWithACopyOfTheTouch() {
    host.touches.down(CGPoint(x: 60, y: 70))
    host.touches.moveCoalesced(through: [
      CGPoint(x: 62, y: 70), CGPoint(x: 64, y: 70), CGPoint(x: 68, y: 70),
    ])
    #expect(view.log == ["began", "moved"])
    #expect(
      view.coalesced[1] == [CGPoint(x: 12, y: 20), CGPoint(x: 14, y: 20), CGPoint(x: 18, y: 20)])
    #expect(view.isLastCopy == [true, true])
    #expect(view.touches[1].previousLocation(in: view) == CGPoint(x: 10, y: 20))
    host.touches.up()
  }

  @Test("Predictions continue straight and exclude the touch")
  func predictionsGoOnStraightAndExcludeTheTouch() {
    host.touches.down(CGPoint(x: 60, y: 70))
    host.touches.move(to: CGPoint(x: 64, y: 71))
    #expect(view.predicted[0].isEmpty)
    #expect(view.predicted[1] == [CGPoint(x: 18, y: 22), CGPoint(x: 22, y: 23)])
    host.touches.up()
    #expect(view.predicted[2].isEmpty)
  }

  @Test("A touch of another event has no samples") func anotherTouchHasNoSamplesInTheEvent() {
    let event = UIEvent()
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.predictedTouches(for: UITouch()) == nil)
    #expect(event.allTouches == nil)
  }

  @Test("Quick taps near each other are counted") func quickTapsNearEachOtherCount() {
    func tap(_ point: CGPoint) -> Int {
      host.touches.down(point)
      host.touches.up()
      return view.touches.last?.tapCount ?? 0
    }
    #expect(tap(CGPoint(x: 100, y: 100)) == 1)
    #expect(tap(CGPoint(x: 104, y: 100)) == 2)
    #expect(tap(CGPoint(x: 104, y: 103)) == 3)
    #expect(tap(CGPoint(x: 200, y: 200)) == 1)
    host.advance(by: 1)
    #expect(tap(CGPoint(x: 200, y: 200)) == 1)
  }

  @Test("A drag is not counted as a tap") func aDragIsNoTap() {
    host.touches.down(CGPoint(x: 100, y: 100))
    host.touches.move(to: CGPoint(x: 200, y: 100))
    host.touches.move(to: CGPoint(x: 100, y: 100))
    host.touches.up()
    host.touches.down(CGPoint(x: 100, y: 100))
    #expect(view.touches.last?.tapCount == 1)
    host.touches.up()
  }

  @Test("A second finger is ignored unless wanted") func aSecondFingerIsIgnoredUnlessWanted() {
    host.touches.down(CGPoint(x: 60, y: 70), finger: 0)
    host.touches.down(CGPoint(x: 90, y: 90), finger: 1)
    #expect(view.log == ["began"])
    host.touches.up(finger: 1)
    host.touches.up(finger: 0)
    #expect(view.log == ["began", "ended"])
    view.log = []
    view.isMultipleTouchEnabled = true
    host.touches.down(CGPoint(x: 60, y: 70), finger: 0)
    host.touches.down(CGPoint(x: 90, y: 90), finger: 1)
    host.touches.move(to: CGPoint(x: 91, y: 91), finger: 1)
    host.touches.up(finger: 0)
    host.touches.up(finger: 1)
    #expect(view.log == ["began", "began", "moved", "ended", "ended"])
  }

  @Test("A canceled finger is reported") func aCancelledFingerIsTold() {
    host.touches.down(CGPoint(x: 60, y: 70))
    host.touches.cancel()
    #expect(view.log == ["began", "cancelled"])
  }

  @Test("Touches pass up the chain until handled") func touchesPassUpTheChainUntilHandled() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(plain)
    host.touches.down(CGPoint(x: 55, y: 55))
    #expect(view.touches.first?.view === plain)
    #expect(view.log == ["began"])
    host.touches.up()
  }

  @Test("Going to the background cancels touches") func goingToTheBackgroundCancelsTouches() {
    host.touches.down(CGPoint(x: 60, y: 70))
    UIApplication.shared.didEnterBackground()
    #expect(view.log == ["began", "cancelled"])
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
  }

  @Test("Samples of unknown fingers and nonfinite numbers are ignored")
  func samplesOfUnknownFingersAndNumbersThatAreNoneAreIgnored() {
    let scene = host.host.scene
    UIApplication.shared.process(
      touches: [
        HostTouch(identifier: 5, phase: .moved, location: CGPoint(x: 60, y: 60)),
        HostTouch(identifier: 6, phase: .began, location: CGPoint(x: CGFloat.nan, y: 60)),
        HostTouch(identifier: 7, phase: .ended, location: CGPoint(x: 60, y: 60)),
      ], in: scene, timestamp: host.now)
    #expect(view.log.isEmpty)
  }

  @Test("A whole tap in one batch arrives in order") func aWholeTapInOneBatchArrivesInOrder() {
    let place = CGPoint(x: 60, y: 60)
    UIApplication.shared.process(
      touches: [
        HostTouch(identifier: 0, phase: .began, location: place),
        HostTouch(identifier: 0, phase: .moved, location: place),
        HostTouch(identifier: 0, phase: .moved, location: CGPoint(x: 61, y: 60)),
        HostTouch(identifier: 0, phase: .ended, location: place),
      ], in: host.host.scene, timestamp: host.now)
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("An event keeps no samples once it is delivered")
  func anEventKeepsNoSamplesOnceItIsDelivered() throws {
    final class Keeper: UIView {
      var event: UIEvent?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.event = event
      }
    }
    let keeper = host.add(Keeper(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    weak var recognizer: UIGestureRecognizer?
    tapOnce(in: keeper, recognizer: &recognizer)
    #expect(recognizer == nil)
    let event = try #require(keeper.event)
    #expect(event.allTouches == nil)
  }

  private func tapOnce(
    in view: UIView, recognizer: inout UIGestureRecognizer?
  ) {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    recognizer = tap
    view.addGestureRecognizer(tap)
    host.touches.down(CGPoint(x: 20, y: 20))
    host.touches.up()
    view.removeGestureRecognizer(tap)
  }
}
