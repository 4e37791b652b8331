import CoreGraphics
import TestSupport
import Testing

@testable import RangeSlider

struct TickLayoutTests {
  private func geometry(
    minimum: Double = 0, maximum: Double = 100, scale: SliderScale = .linear,
    isMirrored: Bool = false, length: CGFloat = 228
  ) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: length, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: minimum,
      maximum: maximum, isMirrored: isMirrored, scale: scale)
  }

  @Test("Evenly spaced ticks run from end to end")
  func even() {
    let ticks = TickLayout.ticks(count: 5, in: geometry(), minimumSpacing: 8)
    #expect(ticks.map(\.position) == [14, 64, 114, 164, 214])
    #expect(ticks.map(\.value) == [0, 25, 50, 75, 100])
  }

  @Test("In a mirrored slider the minimum is on the right")
  func mirrored() {
    let ticks = TickLayout.ticks(count: 3, in: geometry(isMirrored: true), minimumSpacing: 8)
    #expect(ticks.map(\.position) == [214, 114, 14])
  }

  @Test("Stops have a tick each, the short last step too")
  func stops() {
    let model = SliderValues(0, 100, 0, 100, step: 30)
    let ticks = TickLayout.ticks(stopsOf: model, in: geometry(), minimumSpacing: 8)
    #expect(ticks.map(\.value) == [0, 30, 60, 90, 100])
  }

  @Test("Dense ticks leave out round numbers, and both ends stay")
  func thinned() {
    let even = TickLayout.ticks(count: 101, in: geometry(), minimumSpacing: 9)
    #expect(even.map { $0.value.rounded() } == stride(from: 0.0, through: 100, by: 5).map { $0 })
    let model = SliderValues(0, 100, 0, 100, step: 1)
    let stops = TickLayout.ticks(stopsOf: model, in: geometry(), minimumSpacing: 9)
    #expect(stops.map(\.value) == stride(from: 0.0, through: 100, by: 5).map { $0 })
  }

  @Test("A tick that would touch the last one is left out")
  func lastTick() {
    let model = SliderValues(0, 100, 0, 100, step: 33)
    let ticks = TickLayout.ticks(stopsOf: model, in: geometry(), minimumSpacing: 8)
    #expect(ticks.map(\.value) == [0, 33, 66, 100])
  }

  @Test("A billion stops give as many ticks as fit")
  func many() {
    let model = SliderValues(0, 1e6, 0, 1e6, step: 1e-3)
    let ticks = TickLayout.ticks(stopsOf: model, in: geometry(maximum: 1e6), minimumSpacing: 8)
    #expect(ticks.count == 21)
    #expect(ticks.last?.value == 1e6)
  }

  @Test("On any scale and for any stops ticks keep their distance, and both ends have one")
  func spacing() {
    var random = SeededGenerator(seed: 3)
    let scales: [SliderScale] = [
      .linear, .logarithmic, .power(exponent: 3),
      .piecewise([.init(fraction: 0.5, value: 100)]),
    ]
    for _ in 0..<Torture.count(300, torture: 20_000) {
      var model = SliderValues(1, 1000, 1, 1000)
      if Bool.random(using: &random) {
        model.step = Double.random(in: 0.01...400, using: &random)
      } else {
        model.stops = (0..<40).map { _ in Double.random(in: 0...1100, using: &random) }
      }
      let geometry = geometry(
        minimum: 1, maximum: 1000, scale: scales.randomElement(using: &random) ?? .linear)
      let spacing = CGFloat.random(in: 2...60, using: &random)
      let ticks = TickLayout.ticks(stopsOf: model, in: geometry, minimumSpacing: spacing)
      #expect(ticks.first?.value == 1)
      #expect(ticks.last?.value == 1000)
      for (one, next) in zip(ticks, ticks.dropFirst()) {
        #expect(next.position - one.position >= spacing - 1e-6)
        #expect(model.snapped(one.value) == one.value)
      }
    }
  }

  @Test("A slider without stops, with a single one, or without space has no ticks")
  func none() {
    #expect(
      TickLayout.ticks(stopsOf: SliderValues(), in: geometry(), minimumSpacing: 8).isEmpty)
    #expect(TickLayout.ticks(count: 1, in: geometry(), minimumSpacing: 8).isEmpty)
    #expect(TickLayout.ticks(count: 9, in: geometry(length: 10), minimumSpacing: 8).isEmpty)
    #expect(TickLayout.ticks(count: 2, in: geometry(length: 30), minimumSpacing: 8).count == 2)
    #expect(TickLayout.ticks(count: 999, in: geometry(), minimumSpacing: .nan).count <= 201)
    #expect(TickLayout.ticks(count: .max, in: geometry(), minimumSpacing: 8).count <= 26)
  }
}
