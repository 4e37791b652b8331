import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct BoardMotionTests {
  private func viewport(_ offset: CGPoint = CGPoint(x: 300, y: 300)) -> BoardViewport {
    var viewport = BoardViewport()
    viewport.isZoomEnabled = true
    viewport.resize(
      picture: CGSize(width: 800, height: 800), view: CGSize(width: 200, height: 200),
      policy: .keep, displayScale: 2)
    viewport.setContentOffset(offset)
    return viewport
  }

  @Test("A transition keeps the point of the picture that has one place in both viewports")
  func transition() {
    let start = viewport()
    var end = start
    let anchor = CGPoint(x: 40, y: 150)
    end.setZoomScale(4, anchor: anchor)
    let motion = BoardMotion(from: start, to: end)
    #expect(motion.viewport(at: -1).zoomScale == 1)
    let point = start.placement.picturePoint(anchor)
    var scale: CGFloat = 0
    for step in 0...30 {
      let shown = motion.viewport(at: Double(step) * 0.01)
      #expect(shown.zoomScale >= scale)
      scale = shown.zoomScale
      let place = shown.placement.viewPoint(point)
      #expect(abs(place.x - anchor.x) < 0.01 && abs(place.y - anchor.y) < 0.01)
    }
    #expect(motion.viewport(at: 0.3) == end)
    #expect(BoardMotion(from: start, to: start).duration == 0)
  }

  @Test("A flick slows down as a scroll view does, and ends within the limits")
  func glide() {
    let glide = BoardGlide(from: 0, velocity: 500, range: 0...1_000)
    // 0.998 of the speed is left after a millisecond.
    let step = glide.position(at: 0.001) / 0.5
    #expect(abs(step - 0.999) < 0.001)
    #expect(abs(glide.end - 500 / BoardGlide.decay) < 1e-9)
    #expect(abs(glide.position(at: glide.duration - 0.001) - glide.end) < 0.3)
    var previous: CGFloat = -1
    for frame in 0...Int(glide.duration * 60) {
      let position = glide.position(at: Double(frame) / 60)
      #expect(position > previous)
      previous = position
    }
  }

  @Test("A flick to a limit overshoots and springs back to it")
  func spring() {
    let glide = BoardGlide(from: 900, velocity: 2_000, range: 0...1_000)
    let positions = (0...Int(glide.duration * 60) + 1).map { glide.position(at: Double($0) / 60) }
    #expect(positions.max() ?? 0 > 1_000)
    #expect(positions.last == 1_000)
    for (first, second) in zip(positions, positions.dropFirst()) {
      #expect(abs(second - first) < 40, "no jump")
    }
    let beyond = BoardGlide(from: -80, velocity: 0, range: 0...100)
    #expect(beyond.position(at: 0) == -80)
    #expect(beyond.end == 0 && beyond.duration > 0.2 && beyond.duration < 1.5)
    #expect(BoardGlide(from: 5, velocity: 0, range: 0...100).duration == 0)
  }

  @Test("Slow fingers leave the picture where it is")
  func slow() {
    let motion = BoardMotion(
      after: viewport(), velocity: CGPoint(x: 20, y: 20), anchor: .zero)
    #expect(motion.duration == 0)
    #expect(motion.end == viewport())
  }

  @Test("A scale beyond its limits returns to them around the fingers")
  func scale() {
    var pinched = viewport()
    pinched.overshoot(to: 20, offset: CGPoint(x: 6_000, y: 6_000))
    let anchor = CGPoint(x: 30, y: 60)
    let point = pinched.placement.picturePoint(anchor)
    let motion = BoardMotion(after: pinched, velocity: CGPoint(x: 900, y: 0), anchor: anchor)
    #expect(motion.isTransition)
    #expect(motion.end.zoomScale == 16)
    let place = motion.end.placement.viewPoint(point)
    #expect(abs(place.x - anchor.x) <= 0.25 && abs(place.y - anchor.y) <= 0.25)
  }

  @Test("The velocity is that of the last tenth of a second")
  func velocity() {
    var velocity = BoardVelocity()
    velocity.move(by: CGPoint(x: 900, y: 0), at: 0)
    for step in 1...6 {
      velocity.move(by: CGPoint(x: 5, y: -1), at: 0.5 + Double(step) / 60)
    }
    let value = velocity.value(at: 0.6)
    #expect(abs(value.x - 300) < 1e-6 && abs(value.y + 60) < 1e-6)
    #expect(velocity.value(at: 0.8) == .zero)
    #expect(BoardVelocity().value(at: 1) == .zero)
  }
}
