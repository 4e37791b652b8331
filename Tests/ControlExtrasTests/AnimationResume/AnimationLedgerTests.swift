import ControlExtras
import Testing

/// U9: the book of animations that ought to run.
struct AnimationLedgerTests {
  private typealias Ledger = AnimationLedger<String>

  private let endless = AnimationTiming(length: .infinity)

  /// A layer as the ledger sees it: what is on it, and what was told.
  private final class Stage {
    var ledger = Ledger(hindrances: [])
    var attached: Set<String> = []
    var log: [String] = []
    var time = 0.0

    func perform(_ steps: [Ledger.Step]) {
      for step in steps {
        switch step {
        case .attach(let key, let elapsed):
          log.append("\(key) at \(elapsed)")
          attached.insert(key)
        case .detach(let key):
          log.append("\(key) off")
          attached.remove(key)
        case .complete(let key, let finished):
          log.append("\(key) \(finished ? "done" : "stopped")")
          attached.remove(key)
        }
      }
    }

    func add(_ key: String, _ timing: AnimationTiming, delay: Double = 0) {
      perform(ledger.add(key, timing: timing, delay: delay, at: time))
    }

    /// The system takes everything, as in the background.
    func leave(_ hindrance: AnimationHindrance = .background) {
      perform(ledger.hinder(hindrance) { attached.contains($0) })
      attached = []
    }

    func come(_ hindrance: AnimationHindrance = .background) {
      perform(
        ledger.clear(hindrance, isAttached: { attached.contains($0) }, time: { _ in time }))
    }

    func wait(_ seconds: Double) { time += seconds }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("U9: background and return run the same keys again; ones stopped before do not")
  func sameKeys() {
    let stage = Stage()
    stage.add("a", endless)
    stage.add("b", endless)
    stage.add("c", endless)
    // One is stopped through the ledger, one behind its back.
    stage.perform(stage.ledger.remove("b"))
    stage.attached.remove("c")
    _ = stage.takeLog()
    stage.wait(1)
    stage.leave()
    stage.wait(2)
    stage.come()
    #expect(stage.takeLog() == ["c stopped", "a at 3.0"])
    #expect(stage.ledger.running == ["a"])
  }

  @Test("U9: the phase continues by default, or it restarts")
  func phase() {
    let stage = Stage()
    stage.add("a", endless)
    stage.wait(1.5)
    stage.leave()
    stage.come()
    stage.ledger.resumption = .restarts
    stage.wait(0.5)
    stage.leave()
    stage.come()
    stage.ledger.resumption = .continues
    stage.wait(0.25)
    stage.leave()
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a at 1.5", "a at 0.0", "a at 0.25"])
  }

  @Test("U9: becoming active twice doubles nothing, nor does an animation that was kept")
  func neverDoubled() {
    let stage = Stage()
    stage.add("a", endless)
    stage.leave()
    stage.come()
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a at 0.0"])
    // One that the system has left on its layer.
    stage.perform(stage.ledger.hinder(.background) { stage.attached.contains($0) })
    stage.come()
    #expect(stage.takeLog() == [])
  }

  @Test("U9: every hindrance must go before anything runs")
  func hindrances() {
    let stage = Stage()
    stage.add("a", endless)
    stage.leave(.noWindow)
    stage.leave(.background)
    stage.come(.background)
    #expect(stage.takeLog() == ["a at 0.0"])
    stage.come(.noWindow)
    #expect(stage.takeLog() == ["a at 0.0"])
    #expect(stage.ledger.hindrances == [])
  }

  @Test("U9: an animation added out of sight begins when it can be seen")
  func pending() {
    let stage = Stage()
    stage.leave(.noWindow)
    stage.add("a", AnimationTiming(length: 2), delay: 0.5)
    #expect(stage.takeLog() == [])
    stage.wait(10)
    stage.come(.noWindow)
    #expect(stage.takeLog() == ["a at -0.5"])
  }

  @Test("U9: one removed out of sight does not come back")
  func removedOutOfSight() {
    let stage = Stage()
    stage.add("a", endless)
    stage.leave()
    stage.perform(stage.ledger.remove("a"))
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a stopped"])
    #expect(!stage.ledger.contains("a"))
  }

  @Test("U9: a finite animation that ended meanwhile is done, once")
  func endedMeanwhile() {
    let stage = Stage()
    stage.add("a", AnimationTiming(length: 2))
    stage.wait(1)
    stage.leave()
    stage.wait(5)
    stage.come()
    stage.leave()
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a done"])
    #expect(stage.ledger.running == [])
  }

  @Test("U9: one that has not ended goes on, and is done when it ends")
  func goesOn() {
    for resumption in [AnimationResumption.continues, .restarts] {
      let stage = Stage()
      stage.ledger.resumption = resumption
      stage.add("a", AnimationTiming(length: 2))
      stage.wait(0.5)
      stage.leave()
      stage.wait(0.5)
      stage.come()
      stage.perform(stage.ledger.stopped("a", finished: true))
      stage.perform(stage.ledger.stopped("a", finished: true))
      let elapsed = resumption == .continues ? "1.0" : "0.0"
      #expect(stage.takeLog() == ["a at 0.0", "a at \(elapsed)", "a done"])
    }
  }

  @Test("U9: one that holds its end shows it again, without being done twice")
  func holdsEnd() {
    let stage = Stage()
    stage.add("a", AnimationTiming(length: 2, holdsEnd: true))
    stage.wait(3)
    stage.leave()
    stage.come()
    stage.wait(1)
    stage.leave()
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a done", "a at 3.0", "a at 4.0"])
    #expect(stage.ledger.running == [])
    #expect(stage.ledger.contains("a"))
    stage.perform(stage.ledger.remove("a"))
    #expect(stage.takeLog() == [])
  }

  @Test("U9: one of the same key takes the other's place")
  func replaced() {
    let stage = Stage()
    stage.add("a", endless)
    stage.add("a", endless)
    #expect(stage.takeLog() == ["a at 0.0", "a stopped", "a at 0.0"])
    #expect(stage.ledger.running == ["a"])
  }

  @Test("U9: what the system removes is not stopped, what somebody removes is")
  func whoRemoved() {
    let stage = Stage()
    stage.add("a", endless)
    stage.leave()
    stage.perform(stage.ledger.stopped("a", finished: false))
    stage.come()
    #expect(stage.takeLog() == ["a at 0.0", "a at 0.0"])
    stage.perform(stage.ledger.stopped("a", finished: false))
    #expect(stage.takeLog() == ["a stopped"])
  }

  @Test("U9: with Reduce Motion endless ones stand still and finite ones are at their end")
  func reduceMotion() {
    let stage = Stage()
    stage.add("a", endless)
    stage.add("b", AnimationTiming(length: 2))
    stage.wait(1)
    stage.perform(stage.ledger.hinder(.reducedMotion) { stage.attached.contains($0) })
    #expect(stage.takeLog() == ["a at 0.0", "b at 0.0", "a off", "b off", "b done"])
    stage.leave()
    stage.come()
    stage.add("c", AnimationTiming(length: 2))
    stage.add("d", endless)
    #expect(stage.takeLog() == ["c done"])
    stage.come(.reducedMotion)
    #expect(stage.takeLog() == ["a at 1.0", "d at 0.0"])
  }
}
