import TestSupport
import Testing

@testable import RangeSlider

/// Section 2.5, as far as it is about values: what a user's movement does.
struct SliderValuesUserChangesTests {
  private let start = SliderValues(0, 100, 20, 50, minimumDistance: 10)

  private func move(
    _ thumb: Thumb, through path: [Double], from start: SliderValues, _ collision: ThumbCollision,
    snapping: Bool = true
  ) -> (model: SliderValues, held: Thumb) {
    var model = start
    var held = thumb
    for value in path {
      held = model.move(thumb, to: value, from: start, collision: collision, snapping: snapping)
    }
    return (model, held)
  }

  @Test("With stop the thumb rests at the minimum distance, and returns from there")
  func stop() {
    #expect(move(.lower, through: [70], from: start, .stop).model.pair == [40, 50])
    #expect(move(.lower, through: [70, 30], from: start, .stop).model.pair == [30, 50])
    #expect(move(.upper, through: [-5], from: start, .stop).model.pair == [20, 30])
  }

  @Test("With stop the thumb rests at the maximum distance too")
  func stopAtGreatestDistance() {
    var start = start
    start.maximumDistance = 35
    #expect(move(.upper, through: [99], from: start, .stop).model.pair == [20, 55])
    #expect(move(.lower, through: [0], from: start, .stop).model.pair == [15, 50])
  }

  @Test("A pushed thumb stays where it was pushed")
  func push() {
    #expect(move(.lower, through: [70], from: start, .push).model.pair == [70, 80])
    #expect(move(.lower, through: [70, 30], from: start, .push).model.pair == [30, 80])
    #expect(move(.lower, through: [70, 30, 95], from: start, .push).model.pair == [90, 100])
    #expect(move(.upper, through: [5], from: start, .push).model.pair == [0, 10])
  }

  @Test("Push pulls at the maximum distance")
  func pull() {
    var start = start
    start.maximumDistance = 40
    #expect(move(.upper, through: [90], from: start, .push).model.pair == [50, 90])
  }

  @Test("With swap the thumbs exchange their roles, and lower is never above upper")
  func swap() {
    var start = start
    start.minimumDistance = 0
    #expect(move(.lower, through: [70], from: start, .swap).model.pair == [50, 70])
    #expect(move(.lower, through: [70], from: start, .swap).held == .upper)
    let back = move(.lower, through: [70, 30], from: start, .swap)
    #expect(back.model.pair == [30, 50])
    #expect(back.held == .lower)
    #expect(move(.upper, through: [4], from: start, .swap).model.pair == [4, 20])
    #expect(move(.upper, through: [4], from: start, .swap).held == .lower)
  }

  @Test("With swap the minimum distance is kept on both sides of the other thumb")
  func swapWithDistance() {
    #expect(move(.lower, through: [45], from: start, .swap).model.pair == [40, 50])
    #expect(move(.lower, through: [51], from: start, .swap).model.pair == [50, 60])
    let atEnd = SliderValues(0, 100, 20, 95, minimumDistance: 10)
    #expect(move(.lower, through: [99], from: atEnd, .swap).model.pair == [85, 95])
    #expect(move(.lower, through: [99], from: atEnd, .swap).held == .lower)
  }

  @Test("With stop and swap the result does not depend on the path", arguments: [0, 1, 2])
  func pathIndependence(kind: Int) {
    var random = SeededGenerator(seed: UInt64(kind))
    for _ in 0..<Torture.count(2000, torture: 50_000) {
      let start = SliderValues.random(using: &random)
      let thumb: Thumb = Bool.random(using: &random) ? .lower : .upper
      let collision: ThumbCollision = kind == 0 ? .stop : .swap
      let end = Double.random(in: -200...300, using: &random)
      let path = (0..<6).map { _ in Double.random(in: -200...300, using: &random) } + [end]
      let zigzag = move(thumb, through: path, from: start, collision, snapping: kind != 2)
      let straight = move(thumb, through: [end], from: start, collision, snapping: kind != 2)
      #expect(zigzag.model.pair == straight.model.pair)
      #expect(zigzag.held == straight.held)
    }
  }

  @Test("With stop a thumb goes where the naive model says, and the other one stays")
  func naiveStop() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(20_000, torture: 300_000) {
      let start = SliderValues.random(using: &random)
      let naive = NaiveRange(start)
      let value = Double.random(in: -200...300, using: &random)
      var model = start
      model.move(.lower, to: value, from: start, collision: .stop, snapping: true)
      #expect(model.upper == start.upper)
      #expect(
        abs(
          model.lower
            - naive.stopped(
              .lower, at: value, other: start.upper, own: start.lower)) < 1e-7)
      model = start
      model.move(.upper, to: value, from: start, collision: .stop, snapping: true)
      #expect(model.lower == start.lower)
      #expect(
        abs(
          model.upper
            - naive.stopped(
              .upper, at: value, other: start.lower, own: start.upper)) < 1e-7)
    }
  }

  @Test("Without snapping values lie between stops but are legal, and rest at the end")
  func smooth() {
    var start = start
    start.step = 10
    var model = start
    model.move(.lower, to: 33, from: start, collision: .stop, snapping: false)
    #expect(model.pair == [33, 50])
    model.move(.lower, to: 47, from: start, collision: .stop, snapping: false)
    #expect(model.pair == [40, 50])
    model.move(.lower, to: 26, from: start, collision: .stop, snapping: false)
    model.move(.lower, to: 26, from: start, collision: .stop, snapping: true)
    #expect(model.pair == [30, 50])
  }

  @Test("A stop at the end of a smooth movement applies from then on")
  func smoothEndingAtStop() {
    var start = SliderValues(0, 100, 20, 50)
    start.step = 10
    var model = start
    model.move(.lower, to: 30, from: start, collision: .stop, snapping: false)
    model.move(.lower, to: 30, from: start, collision: .stop, snapping: true)
    model.setValue(44, of: .upper)
    #expect(model.pair == [30, 40])
  }

  @Test("The range moves with its distance and stops at a bound without shrinking")
  func rangeDrag() {
    var model = start
    model.moveRange(by: 12.5, from: start, snapping: true)
    #expect(model.pair == [32.5, 62.5])
    model.moveRange(by: 500, from: start, snapping: true)
    #expect(model.pair == [70, 100])
    model.moveRange(by: -21, from: start, snapping: true)
    #expect(model.pair == [0, 30])
    model.moveRange(by: 0, from: start, snapping: true)
    #expect(model.pair == start.pair)
  }

  @Test("With stops the range moves by whole steps, below no bound, whatever the distances")
  func rangeDragOnStops() {
    let start = SliderValues(0, 10, 3, 6, step: 3, maximumDistance: 3)
    for (delta, pair) in [
      (1.4, [3.0, 6]), (1.6, [6, 9]), (99, [6, 9]), (-1.6, [0, 3]), (-99, [0, 3]),
    ] {
      var model = start
      model.moveRange(by: delta, from: start, snapping: true)
      #expect(model.pair == pair)
    }
  }

  @Test("A range keeps its distance over a short last step, and reaches both ends")
  func rangeDragOverShortStep() {
    let paths: [(start: SliderValues, steps: [(delta: Double, pair: [Double])])] = [
      (
        SliderValues(0, 10, 6, 10, step: 3),
        [(-3, [3, 6]), (3, [6, 10]), (30, [6, 10]), (-30, [0, 3]), (30, [6, 10])]
      ),
      (
        SliderValues(0, 1003, 500, 1003, step: 5),
        [(-5, [495, 1000]), (5, [500, 1003]), (30, [500, 1003]), (-900, [0, 505])]
      ),
      (SliderValues(0, 10, 0, 3, step: 3), [(30, [6, 10]), (-3, [3, 6]), (-30, [0, 3])]),
    ]
    for (start, steps) in paths {
      var model = start
      for (delta, pair) in steps {
        model.moveRange(by: delta, from: model, snapping: true)
        #expect(model.pair == pair)
      }
    }
  }

  @Test("The distance is constant to within rounding, wherever the range moves")
  func rangeDragKeepsDistance() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<Torture.count(10_000, torture: 200_000) {
      var start = SliderValues.random(using: &random)
      start.stops = []
      if start.step > 0 {
        // Whole steps only: a short last step has no room for the same distance.
        start.set(maximum: start.minimum + start.step * 7)
      }
      var model = start
      model.moveRange(
        by: Double.random(in: -400...400, using: &random), from: start, snapping: true)
      #expect(abs((model.upper - model.lower) - (start.upper - start.lower)) < 1e-9)
      #expect(model.brokenInvariant == nil)
    }
  }

  @Test("A step goes to the next stop, or by a part of the track without stops")
  func adjust() {
    var model = SliderValues(0, 10, 3, 9, step: 3)
    let moved = model.adjust(.upper, bySteps: 1, fraction: 0.1)
    #expect(moved)
    #expect(model.upper == 10)
    let stopped = model.adjust(.upper, bySteps: 1, fraction: 0.1)
    #expect(!stopped)
    model.adjust(.upper, bySteps: -2)
    #expect(model.upper == 6)
    model = SliderValues(0, 200, 50, 100)
    model.adjust(.lower, bySteps: 1)
    #expect(model.lower == 52)
    model.adjust(.lower, bySteps: 1, fraction: 0.1)
    #expect(model.lower == 72)
    model.adjust(.lower, bySteps: -10, fraction: 0.01)
    #expect(model.lower == 52)
  }

  @Test("A part of the track is never less than one stop")
  func adjustByShare() {
    var model = SliderValues(0, 100, 20, 80, step: 30)
    #expect(model.pair == [30, 90])
    model.adjust(.lower, bySteps: 1, fraction: 0.01)
    #expect(model.lower == 60)
    model.adjust(.lower, bySteps: -1, fraction: 0.5)
    #expect(model.lower == 0)
  }

  @Test("Keys and screen readers stop at the neighbor and never push or swap")
  func adjustStopsAtNeighbor() {
    var model = start
    model.adjust(.lower, bySteps: 9, fraction: 0.1)
    #expect(model.pair == [40, 50])
    let pushed = model.adjust(.lower, bySteps: 1, fraction: 0.1)
    #expect(!pushed)
    let crossed = model.adjust(.upper, bySteps: -1, fraction: 0.1)
    #expect(!crossed)
    let stayed = model.adjust(.lower, bySteps: 0, fraction: 0.1)
    #expect(!stayed)
  }

  @Test("On a logarithmic scale a step is a part of the track, not of the values")
  func adjustOnScale() {
    var model = SliderValues(1, 10_000, 10, 10_000)
    model.scale = .logarithmic
    model.adjust(.lower, bySteps: 5, fraction: 0.1)
    #expect(abs(model.lower - 1000) < 1e-9)
  }

  @Test("Values that are legal together stay when the next rule is set")
  func legalValuesStay() {
    // 0 and 10 are legal as seen from 0 only, 10 and 20 as seen from 20 only.
    var model = SliderValues(count: 3)
    model.set(minimum: 0, maximum: 20, values: ThumbNumbers([0.5, 10, 19.5]))
    model.stops = [0.5, 10, 19.5]
    model.minimumDistance = 1
    model.maximumDistance = 2
    #expect(Array(model.values) == [0.5, 10, 19.5])
    model.move(Thumb(rawValue: 2), to: 20, from: model, collision: .stop, snapping: true)
    model.move(.lower, to: 0, from: model, collision: .stop, snapping: true)
    #expect(Array(model.values) == [0, 10, 20])
    model.enabledRange = 0...20
    #expect(Array(model.values) == [0, 10, 20])
    #expect(model.requests.latestThumb == .lower)
  }

  @Test("A movement without an effect commits nothing")
  func unchanged() {
    var model = SliderValues(0, 100, 20, 50)
    model.set(maximum: 40)
    model.move(.upper, to: 90, from: model, collision: .stop, snapping: true)
    model.adjust(.upper, bySteps: 1)
    model.set(maximum: 100)
    #expect(model.pair == [20, 50])
  }
}
