import CoreGraphics
import RangeSlider
import TestSupport
import Testing

/// Section 2.5: how what is held follows the finger.
///
/// A slider of values 0 to 100 on 200 points, so that a point is half a value.
struct ThumbDragTests {
  private static func geometry(
    isVertical: Bool = false, isMirrored: Bool = false, scale: SliderScale = .linear
  ) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(
        x: 0, y: 0, width: isVertical ? 44 : 228, height: isVertical ? 228 : 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 100,
      isVertical: isVertical, isMirrored: isMirrored, scale: scale)
  }

  private let geometry = Self.geometry()
  private let start = SliderValues(0, 100, 20, 50)

  /// The model after a finger that landed at 60 went to the places of a path.
  private func drag(
    _ target: TouchTargets.Target, by path: [CGFloat], from start: SliderValues,
    collision: ThumbCollision = .stop, in geometry: SliderGeometry? = nil,
    snapsOnRelease: Bool = false
  ) -> (drag: ThumbDrag, model: SliderValues) {
    var model = start
    var drag = ThumbDrag(
      target, at: 60, in: geometry ?? self.geometry, values: model, collision: collision,
      snapsOnRelease: snapsOnRelease)
    for distance in path {
      drag.move(to: 60 + distance, in: geometry ?? self.geometry, values: &model)
    }
    return (drag, model)
  }

  @Test("The thumb moves exactly as far as the finger, wherever it landed")
  func grabOffset() {
    #expect(drag(.thumb(.lower), by: [20], from: start).model.pair == [30, 50])
    #expect(drag(.thumb(.upper), by: [-20], from: start).model.pair == [20, 40])
    #expect(drag(.thumb(.lower), by: [0], from: start).model == start)
  }

  @Test("Back at the start the value is the initial one, to the last bit")
  func backAtStart() {
    let start = SliderValues(0, 100, 100.0 / 3, 200.0 / 3)
    #expect(drag(.thumb(.lower), by: [7, -3, 0], from: start).model.pair == start.pair)
    #expect(drag(.range, by: [7, -3, 0], from: start).model.pair == start.pair)
  }

  @Test("Past a stop and back the thumb is at the finger")
  func overshoot() {
    let past = drag(.thumb(.upper), by: [200, 101], from: start).model
    #expect(past.pair == [20, 100])
    #expect(drag(.thumb(.upper), by: [200, 99], from: start).model.pair == [20, 99.5])
  }

  @Test("The path of a drag does not matter")
  func zigzag() {
    #expect(
      drag(.thumb(.lower), by: [400, -300, 20, 90, 10], from: start).model.pair == [25, 50])
  }

  @Test("After a swap the other thumb is held, and on the way back the first one again")
  func swap() {
    let past = drag(.thumb(.lower), by: [100], from: start, collision: .swap)
    #expect(past.model.pair == [50, 70])
    #expect(past.drag.thumb == .upper)
    let back = drag(.thumb(.lower), by: [100, 20], from: start, collision: .swap)
    #expect(back.model.pair == [30, 50])
    #expect(back.drag.thumb == .lower)
  }

  @Test("Push keeps the pushed values")
  func push() {
    let pushed = drag(.thumb(.lower), by: [100, 0], from: start, collision: .push)
    #expect(pushed.model.pair == [20, 70])
    #expect(pushed.drag.thumb == .lower)
  }

  @Test("A value set in code stays until the finger moves, which takes the thumb to its place")
  func setInCode() {
    var (drag, model) = drag(.thumb(.lower), by: [10], from: start)
    model.setValue(40, of: .lower)
    drag.move(to: 70, in: geometry, values: &model)
    #expect(model.pair == [40, 50])
    drag.move(to: 74, in: geometry, values: &model)
    #expect(model.pair == [27, 50])
  }

  @Test("In other bounds the thumb stays at its distance to the finger")
  func otherBounds() {
    var (drag, model) = drag(.thumb(.lower), by: [10], from: start)
    model.set(maximum: 150)
    drag.start = model
    let wide = SliderGeometry(
      bounds: geometry.bounds, thumbSize: geometry.thumbSize, trackHeight: 4, minimum: 0,
      maximum: 150)
    drag.move(to: 72, in: wide, values: &model)
    #expect(abs(wide.position(of: model.lower) - geometry.position(of: 26)) < 1e-9)
  }

  @Test("In another size the thumb stays at its fraction of the track, and the finger moves on")
  func otherSize() {
    var (drag, model) = drag(.thumb(.lower), by: [10], from: start)
    let wide = SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 428, height: 44), thumbSize: geometry.thumbSize,
      trackHeight: 4, minimum: 0, maximum: 100)
    drag.turn(from: geometry, to: wide)
    drag.move(to: 74, in: wide, values: &model)
    #expect(abs(model.lower - 26) < 1e-9)
  }

  @Test("A finger that moves without room moves nothing then or later")
  func withoutRoom() {
    var (drag, model) = drag(.thumb(.lower), by: [10], from: start)
    drag.moveWithoutThumb(to: 170)
    drag.move(to: 174, in: geometry, values: &model)
    #expect(model.pair == [27, 50])
  }

  @Test("Stops that wait for the release apply then")
  func snapsOnRelease() {
    var start = start
    start.step = 10
    var (drag, model) = drag(.thumb(.lower), by: [13], from: start, snapsOnRelease: true)
    #expect(model.pair == [26.5, 50])
    drag.release(in: geometry, values: &model)
    #expect(model.pair == [30, 50])
  }

  @Test("A value set after the last movement snaps where it is")
  func setBeforeRelease() {
    var start = start
    start.step = 10
    var (drag, model) = drag(.thumb(.lower), by: [13], from: start, snapsOnRelease: true)
    model.setValue(44, of: .lower)
    drag.release(in: geometry, values: &model)
    #expect(model.pair == [40, 50])
  }

  @Test("Stops apply at the release even without space")
  func snapsOnReleaseWithoutRoom() {
    var start = start
    start.step = 10
    var (drag, model) = drag(.thumb(.lower), by: [13], from: start, snapsOnRelease: true)
    let collapsed = SliderGeometry(
      bounds: .zero, thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0,
      maximum: 100)
    drag.release(in: collapsed, values: &model)
    #expect(model.pair == [30, 50])
  }

  @Test("With stops the value goes from stop to stop")
  func snapsAtOnce() {
    var start = start
    start.step = 10
    #expect(drag(.thumb(.lower), by: [9], from: start).model.pair == [20, 50])
    #expect(drag(.thumb(.lower), by: [10], from: start).model.pair == [30, 50])
  }

  @Test("An undecided touch moves nothing until its direction is clear")
  func undecided() {
    let start = SliderValues(0, 100, 50, 50)
    let waiting = drag(.undecided(.lower, .upper), by: [1, -2], from: start)
    #expect(waiting.model == start)
    #expect(waiting.drag.target == .undecided(.lower, .upper))
    let up = drag(.undecided(.lower, .upper), by: [4], from: start)
    #expect(up.drag.thumb == .upper)
    #expect(up.model.pair == [50, 52])
    #expect(drag(.undecided(.lower, .upper), by: [-4], from: start).model.pair == [48, 50])
  }

  @Test("In mirrored and vertical sliders the first movement is read in their direction")
  func undecidedReversed() {
    let start = SliderValues(0, 100, 50, 50)
    for geometry in [Self.geometry(isMirrored: true), Self.geometry(isVertical: true)] {
      #expect(
        drag(.undecided(.lower, .upper), by: [-4], from: start, in: geometry).model.pair == [
          50, 52,
        ])
    }
  }

  @Test("Both thumbs move with the finger and stop together")
  func range() {
    #expect(drag(.range, by: [20], from: start).model.pair == [30, 60])
    #expect(drag(.range, by: [-400], from: start).model.pair == [0, 30])
    #expect(drag(.range, by: [400, -10], from: start).model.pair == [15, 45])
    #expect(drag(.range, by: [20], from: start).drag.thumb == nil)
  }

  @Test("On a scale too the thumb moves as far as the finger")
  func scale() {
    let geometry = Self.geometry(scale: .power(exponent: 2))
    let before = geometry.position(of: 20)
    let model = drag(.thumb(.lower), by: [20], from: start, in: geometry).model
    #expect(abs(geometry.position(of: model.lower) - before - 20) < 1e-9)
  }

  @Test("A nonfinite location moves nothing")
  func notANumber() {
    #expect(drag(.thumb(.lower), by: [.nan], from: start).model == start)
  }
}
