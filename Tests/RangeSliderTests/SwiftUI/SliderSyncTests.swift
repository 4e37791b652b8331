import TestSupport
import Testing

@testable import RangeSlider

struct SliderSyncTests {
  private typealias Sync = SliderSync<ClosedRange<Double>>

  private func input(
    _ range: ClosedRange<Double>, in bounds: ClosedRange<Double> = 0...100, step: Double? = nil
  ) -> Sync.Input {
    Sync.Input(value: range, bounds: bounds, step: step ?? 0)
  }

  @Test("The first update sets everything at once")
  func firstUpdate() {
    var sync = Sync()
    let changes1 = sync.update(to: input(20...50, step: 5))
    #expect(changes1)
  }

  @Test("An update that changes nothing sets nothing")
  func sameUpdate() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    let changes2 = sync.update(to: input(20...50))
    #expect(!changes2)
  }

  @Test("A value that the slider has written does not return to it")
  func noEchoFromTheBinding() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.began() == [.editing(true)])
    #expect(sync.changed(to: 30...50) == [.write(30...50)])
    let changes3 = sync.update(to: input(30...50))
    #expect(!changes3)
    #expect(sync.ended() == [.editing(false)])
  }

  @Test("A value that the binding has already is not written again")
  func onceForEachChange() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.began()
    #expect(sync.changed(to: 20...50).isEmpty)
    #expect(sync.changed(to: 25...50) == [.write(25...50)])
    #expect(sync.changed(to: 25...50).isEmpty)
  }

  @Test("Bounds and range changed in one update arrive together")
  func boundsAndRangeTogether() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    let changes4 = sync.update(to: input(150...180, in: 100...200))
    #expect(changes4)
  }

  @Test("A parent that corrects a written value takes precedence")
  func correctedByTheParent() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.changed(to: 30.4...50)
    let changes5 = sync.update(to: input(30...50))
    #expect(changes5)
    #expect(sync.changed(to: 31...50) == [.write(31...50)])
  }

  @Test("A parent that refuses a written value takes precedence")
  func refusedByTheParent() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.changed(to: 30...50)
    let changes6 = sync.update(to: input(20...50))
    #expect(changes6)
  }

  @Test("A change without a beginning begins by itself and ends once")
  func keysAndScreenReaders() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.changed(to: 30...50) == [.editing(true), .write(30...50)])
    #expect(sync.ended() == [.editing(false)])
    #expect(sync.ended().isEmpty)
  }

  @Test("A touch that changes nothing begins and ends and writes nothing")
  func touchWithoutChange() {
    var sync = Sync()
    _ = sync.update(to: input(20...150))
    #expect(sync.began() == [.editing(true)])
    #expect(sync.ended() == [.editing(false)])
  }

  @Test("Several touches are one interaction, from the first to the last")
  func touches() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.began() == [.editing(true)])
    #expect(sync.began().isEmpty)
    #expect(sync.changed(to: 30...50) == [.write(30...50)])
    #expect(sync.ended().isEmpty)
    #expect(sync.ended() == [.editing(false)])
    #expect(sync.ended().isEmpty)
  }

  @Test("After any events slider and binding agree, and every change is written once")
  func agreement() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(100, torture: 5000) {
      var (sync, slider) = (Sync(), SliderValues())
      var state = input(20...50)
      func render() {
        guard sync.update(to: state) else { return }
        slider.step = state.step
        slider.set(
          minimum: state.bounds.lowerBound, maximum: state.bounds.upperBound,
          lower: state.value.lowerBound, upper: state.value.upperBound)
      }
      render()
      for _ in 0..<40 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let before = (slider.lower, slider.upper)
          let thumb = Bool.random(using: &random) ? Thumb.lower : .upper
          let target = Double(Int.random(in: -20...220, using: &random))
          slider.move(thumb, to: target, from: slider, collision: .stop, snapping: true)
          let effects = sync.changed(to: slider.lower...slider.upper)
          let writes = effects.compactMap { effect -> ClosedRange<Double>? in
            if case .write(let range) = effect { range } else { nil }
          }
          guard (slider.lower, slider.upper) != before else { break }
          #expect(writes.count <= 1)
          if let range = writes.first { state.value = range }
          #expect(state.value == slider.lower...slider.upper)
        case 1:
          let lower = Double(Int.random(in: -20...220, using: &random))
          state.value = lower...(lower + Double(Int.random(in: 0...80, using: &random)))
        case 2:
          let minimum = Double(Int.random(in: 0...100, using: &random))
          state.bounds = minimum...(minimum + Double(Int.random(in: 1...100, using: &random)))
        default: break
        }
        render()
        var fresh = SliderValues()
        fresh.set(
          minimum: state.bounds.lowerBound, maximum: state.bounds.upperBound,
          lower: state.value.lowerBound, upper: state.value.upperBound)
        #expect((fresh.lower, fresh.upper) == (slider.lower, slider.upper))
        #expect((fresh.minimum, fresh.maximum) == (slider.minimum, slider.maximum))
      }
    }
  }
}
