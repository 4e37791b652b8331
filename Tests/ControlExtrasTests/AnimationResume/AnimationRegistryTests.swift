import Testing

@testable import ControlExtras

/// U9: the registry of active animations.
struct AnimationRegistryTests {
  private typealias Registry = AnimationRegistry<String>

  private let endless = AnimationTiming(activeDuration: .infinity)

  /// A layer with its animations and a log of the effects.
  private final class LayerDouble {
    var registry = Registry(interruptions: [])
    var attached: Set<String> = []
    var log: [String] = []
    var time = 0.0

    func perform(_ effects: [Registry.Effect]) {
      for effect in effects {
        switch effect {
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
      perform(registry.add(key, timing: timing, delay: delay, at: time))
    }

    /// Begins an interruption and removes all animations, as the system does.
    func interrupt(_ interruption: AnimationInterruption = .background) {
      perform(registry.begin(interruption) { attached.contains($0) })
      attached = []
    }

    func resume(_ interruption: AnimationInterruption = .background) {
      perform(
        registry.end(interruption, isAttached: { attached.contains($0) }, time: { _ in time }))
    }

    func restore() {
      perform(registry.restore(isAttached: { attached.contains($0) }, time: { _ in time }))
    }

    func wait(_ seconds: Double) { time += seconds }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("After the background the same keys run again, without those that were stopped")
  func sameKeys() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.add("b", endless)
    layer.add("c", endless)
    // One is removed through the registry, one from the layer alone.
    layer.perform(layer.registry.remove("b"))
    layer.attached.remove("c")
    _ = layer.takeLog()
    layer.wait(1)
    layer.interrupt()
    layer.wait(2)
    layer.resume()
    #expect(layer.takeLog() == ["c stopped", "a at 3.0"])
    #expect(layer.registry.runningKeys == ["a"])
  }

  @Test("The phase continues by default, or it restarts")
  func phase() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.wait(1.5)
    layer.interrupt()
    layer.resume()
    layer.registry.resumption = .restarts
    layer.wait(0.5)
    layer.interrupt()
    layer.resume()
    layer.registry.resumption = .continues
    layer.wait(0.25)
    layer.interrupt()
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a at 1.5", "a at 0.0", "a at 0.25"])
  }

  @Test("A second activation or an animation that is still on its layer adds nothing")
  func neverDoubled() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.interrupt()
    layer.resume()
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a at 0.0"])
    // The system has not removed the animation.
    layer.perform(layer.registry.begin(.background) { layer.attached.contains($0) })
    layer.resume()
    #expect(layer.takeLog() == [])
  }

  @Test("Animations run after the last interruption has ended")
  func interruptions() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.interrupt(.noWindow)
    layer.interrupt(.background)
    layer.resume(.background)
    #expect(layer.takeLog() == ["a at 0.0"])
    layer.resume(.noWindow)
    #expect(layer.takeLog() == ["a at 0.0"])
    #expect(layer.registry.interruptions == [])
  }

  @Test("An animation that is added during an interruption begins afterwards")
  func pending() {
    let layer = LayerDouble()
    layer.interrupt(.noWindow)
    layer.add("a", AnimationTiming(activeDuration: 2), delay: 0.5)
    #expect(layer.takeLog() == [])
    layer.wait(10)
    layer.resume(.noWindow)
    #expect(layer.takeLog() == ["a at -0.5"])
  }

  @Test("An animation that is removed during an interruption does not resume")
  func removedDuringInterruption() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.interrupt()
    layer.perform(layer.registry.remove("a"))
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a stopped"])
    #expect(!layer.registry.contains("a"))
  }

  @Test("A finite animation that ends during an interruption completes once")
  func endsDuringInterruption() {
    let layer = LayerDouble()
    layer.add("a", AnimationTiming(activeDuration: 2))
    layer.wait(1)
    layer.interrupt()
    layer.wait(5)
    layer.resume()
    layer.interrupt()
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a done"])
    #expect(layer.registry.runningKeys == [])
  }

  @Test("An animation that has not ended resumes and completes once")
  func resumes() {
    for resumption in [AnimationResumption.continues, .restarts] {
      let layer = LayerDouble()
      layer.registry.resumption = resumption
      layer.add("a", AnimationTiming(activeDuration: 2))
      layer.wait(0.5)
      layer.interrupt()
      layer.wait(0.5)
      layer.resume()
      layer.perform(layer.registry.animationDidStop("a", finished: true))
      layer.perform(layer.registry.animationDidStop("a", finished: true))
      let elapsed = resumption == .continues ? "1.0" : "0.0"
      #expect(layer.takeLog() == ["a at 0.0", "a at \(elapsed)", "a done"])
    }
  }

  @Test("A retained final state is restored without a second completion")
  func retainsFinalState() {
    let layer = LayerDouble()
    layer.add("a", AnimationTiming(activeDuration: 2, retainsFinalState: true))
    layer.wait(3)
    layer.interrupt()
    layer.resume()
    layer.wait(1)
    layer.interrupt()
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a done", "a at 3.0", "a at 4.0"])
    #expect(layer.registry.runningKeys == [])
    #expect(layer.registry.contains("a"))
    layer.perform(layer.registry.remove("a"))
    #expect(layer.takeLog() == [])
  }

  @Test("An animation replaces one with the same key")
  func replaced() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.add("a", endless)
    #expect(layer.takeLog() == ["a at 0.0", "a stopped", "a at 0.0"])
    #expect(layer.registry.runningKeys == ["a"])
  }

  @Test("A removal by the system is ignored, one by other code stops the animation")
  func removals() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.interrupt()
    layer.perform(layer.registry.animationDidStop("a", finished: false))
    layer.resume()
    #expect(layer.takeLog() == ["a at 0.0", "a at 0.0"])
    layer.perform(layer.registry.animationDidStop("a", finished: false))
    #expect(layer.takeLog() == ["a stopped"])
  }

  @Test(
    "A lost animation resumes once, at the phase that it would have, also after an interruption")
  func lost() {
    let layer = LayerDouble()
    layer.add("a", endless)
    for isInterrupted in [false, true] {
      _ = layer.takeLog()
      layer.attached = []
      layer.perform(layer.registry.animationDidStop("a", finished: false, isLost: true))
      layer.wait(1)
      if isInterrupted { layer.interrupt() }
      layer.restore()
      layer.restore()
      #expect(layer.takeLog() == (isInterrupted ? [] : ["a at 1.0"]))
    }
    layer.resume()
    #expect(layer.takeLog() == ["a at 2.0"])
  }

  @Test("Reduce Motion detaches endless animations and completes finite ones")
  func reduceMotion() {
    let layer = LayerDouble()
    layer.add("a", endless)
    layer.add("b", AnimationTiming(activeDuration: 2))
    layer.wait(1)
    layer.perform(layer.registry.begin(.reducedMotion) { layer.attached.contains($0) })
    #expect(layer.takeLog() == ["a at 0.0", "b at 0.0", "a off", "b off", "b done"])
    layer.interrupt()
    layer.resume()
    layer.add("c", AnimationTiming(activeDuration: 2))
    layer.add("d", endless)
    #expect(layer.takeLog() == ["c done"])
    layer.resume(.reducedMotion)
    #expect(layer.takeLog() == ["a at 1.0", "d at 0.0"])
  }
}
