import TestSupport
import Testing

@testable import RangeSlider

struct RangeSliderSyncTests {
  private typealias Sync = RangeSliderSync<Double>

  private func input(
    _ range: ClosedRange<Double>, in bounds: ClosedRange<Double> = 0...100, step: Double? = nil
  ) -> Sync.Input {
    Sync.Input(range: range, bounds: bounds, step: step)
  }

  @Test("L5: the first update sets everything at once")
  func firstUpdate() {
    var sync = Sync()
    #expect(
      sync.update(to: input(20...50, step: 5))
        == Sync.Settings(lower: 20, upper: 50, minimum: 0, maximum: 100, step: 5))
  }

  @Test("L5: an update that changes nothing sets nothing")
  func sameUpdate() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.update(to: input(20...50)) == nil)
  }

  @Test("L5: what the slider has written does not come back to it")
  func noEchoFromTheBinding() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.began() == [.editing(true)])
    #expect(sync.changed(lower: 30, upper: 50) == [.write(30...50)])
    #expect(sync.update(to: input(30...50)) == nil)
    #expect(sync.ended() == [.editing(false)])
  }

  @Test("L5: a value that the binding has already is not written again")
  func onceForEachChange() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.began()
    #expect(sync.changed(lower: 20, upper: 50).isEmpty)
    #expect(sync.changed(lower: 25, upper: 50) == [.write(25...50)])
    #expect(sync.changed(lower: 25, upper: 50).isEmpty)
  }

  @Test("L5: bounds and range changed in one update arrive together")
  func boundsAndRangeTogether() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(
      sync.update(to: input(150...180, in: 100...200))
        == Sync.Settings(lower: 150, upper: 180, minimum: 100, maximum: 200, step: 0))
  }

  @Test("L5: a parent that corrects what was written is obeyed")
  func correctedByTheParent() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.changed(lower: 30.4, upper: 50)
    #expect(sync.update(to: input(30...50))?.lower == 30)
    #expect(sync.changed(lower: 31, upper: 50) == [.write(31...50)])
  }

  @Test("L5: a parent that refuses what was written is obeyed")
  func refusedByTheParent() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    _ = sync.changed(lower: 30, upper: 50)
    #expect(sync.update(to: input(20...50))?.lower == 20)
  }

  @Test("L5: a change without a beginning begins by itself and ends once")
  func keysAndScreenReaders() {
    var sync = Sync()
    _ = sync.update(to: input(20...50))
    #expect(sync.changed(lower: 30, upper: 50) == [.editing(true), .write(30...50)])
    #expect(sync.ended() == [.editing(false)])
    #expect(sync.ended().isEmpty)
  }

  @Test("L5: a touch that changes nothing begins and ends and writes nothing")
  func touchWithoutChange() {
    var sync = Sync()
    _ = sync.update(to: input(20...150))
    #expect(sync.began() == [.editing(true)])
    #expect(sync.began().isEmpty)
    #expect(sync.ended() == [.editing(false)])
  }

  @Test("L5: what a shorter type rounds away is no change")
  func shorterType() {
    var sync = RangeSliderSync<Float>()
    _ = sync.update(to: RangeSliderSync<Float>.Input(range: 0.1...0.5, bounds: 0...1))
    #expect(sync.changed(lower: Double(Float(0.1)), upper: 0.5).isEmpty)
    let written = sync.changed(lower: 0.2, upper: 0.5)
    #expect(written == [.editing(true), .write(Float(0.2)...0.5)])
    #expect(
      sync.update(to: RangeSliderSync<Float>.Input(range: Float(0.2)...0.5, bounds: 0...1)) == nil)
  }

  @Test("L5: whatever happens, slider and binding agree and every change is written once")
  func agreement() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(100, torture: 5000) {
      var (sync, slider) = (Sync(), SliderValues())
      var state = input(20...50)
      func render() {
        guard let settings = sync.update(to: state) else { return }
        slider.step = settings.step
        slider.set(
          minimum: settings.minimum, maximum: settings.maximum, lower: settings.lower,
          upper: settings.upper)
      }
      render()
      for _ in 0..<40 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let before = (slider.lower, slider.upper)
          let thumb = Bool.random(using: &random) ? Thumb.lower : .upper
          let target = Double(Int.random(in: -20...220, using: &random))
          slider.move(thumb, to: target, from: slider, collision: .stop, snapping: true)
          let effects = sync.changed(lower: slider.lower, upper: slider.upper)
          let writes = effects.compactMap { effect -> ClosedRange<Double>? in
            if case .write(let range) = effect { range } else { nil }
          }
          guard (slider.lower, slider.upper) != before else { break }
          #expect(writes.count <= 1)
          if let range = writes.first { state.range = range }
          #expect(state.range == slider.lower...slider.upper)
        case 1:
          let lower = Double(Int.random(in: -20...220, using: &random))
          state.range = lower...(lower + Double(Int.random(in: 0...80, using: &random)))
        case 2:
          let minimum = Double(Int.random(in: 0...100, using: &random))
          state.bounds = minimum...(minimum + Double(Int.random(in: 1...100, using: &random)))
        default: break
        }
        render()
        var fresh = SliderValues()
        fresh.set(
          minimum: state.bounds.lowerBound, maximum: state.bounds.upperBound,
          lower: state.range.lowerBound, upper: state.range.upperBound)
        #expect((fresh.lower, fresh.upper) == (slider.lower, slider.upper))
        #expect((fresh.minimum, fresh.maximum) == (slider.minimum, slider.maximum))
      }
    }
  }
}
