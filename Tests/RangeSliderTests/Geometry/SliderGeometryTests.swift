import CoreGraphics
import RangeSlider
import TestSupport
import Testing

struct SliderGeometryTests {
  struct Layout: Sendable, CustomTestStringConvertible {
    var isVertical = false
    var isMirrored = false
    var isCentered = false

    static let all = [false, true].flatMap { isVertical in
      [false, true].flatMap { isMirrored in
        [false, true].map {
          Layout(isVertical: isVertical, isMirrored: isMirrored, isCentered: $0)
        }
      }
    }

    var testDescription: String {
      "\(isVertical ? "vertical" : "horizontal")\(isMirrored ? " mirrored" : "")\(isCentered ? " centered" : "")"
    }
  }

  private func geometry(
    length: CGFloat = 300, minimum: Double = 0, maximum: Double = 1, _ layout: Layout = Layout(),
    scale: SliderScale = .linear
  ) -> SliderGeometry {
    let size =
      layout.isVertical
      ? CGSize(width: 44, height: length) : CGSize(width: length, height: 44)
    return SliderGeometry(
      bounds: CGRect(origin: CGPoint(x: 7, y: 3), size: size),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: minimum, maximum: maximum,
      isVertical: layout.isVertical, isMirrored: layout.isMirrored,
      centersThumbsOnTrackEnds: layout.isCentered,
      scale: scale)
  }

  @Test("Position and value are inverse", arguments: Layout.all)
  func inverse(layout: Layout) {
    var worst = 0.0
    for (minimum, maximum) in [(0.0, 1.0), (-50, -10), (100, 200), (-1e6, 1e6), (0, 1e-6)] {
      for length in [29.0, 60, 300, 5000] as [CGFloat] {
        let geometry = geometry(length: length, minimum: minimum, maximum: maximum, layout)
        for part in stride(from: 0.0, through: 1, by: 1.0 / 64) {
          let value = minimum + part * (maximum - minimum)
          let error = abs(geometry.value(at: geometry.position(of: value)) - value)
          worst = max(worst, error / (1e-9 * max(1, abs(minimum), abs(maximum))))
        }
      }
    }
    #expect(worst <= 1)
  }

  @Test(
    "Position and value are inverse on a scale",
    arguments: [
      SliderScale.logarithmic, .power(exponent: 3),
      .piecewise([.init(fraction: 0.2, value: 700)]),
    ])
  func inverseOnScale(scale: SliderScale) {
    for layout in Layout.all {
      let geometry = geometry(minimum: 1, maximum: 1000, layout, scale: scale)
      for value in stride(from: 1.0, through: 1000, by: 9) {
        #expect(abs(geometry.value(at: geometry.position(of: value)) - value) < 1e-6)
      }
    }
  }

  @Test("Thumbs never leave the bounds", arguments: Layout.all)
  func thumbsStayInside(layout: Layout) {
    let geometry = geometry(layout)
    for value in [-4, 0, 0.5, 1, 9] {
      #expect(geometry.bounds.contains(geometry.thumbFrame(at: value)))
    }
  }

  @Test("Thumbs end inside the track, or with their centers at its ends")
  func alignment() {
    let inside = geometry()
    #expect([inside.position(of: 0), inside.position(of: 1)] == [21, 293])
    #expect(inside.trackFrame == CGRect(x: 7, y: 23, width: 300, height: 4))
    let center = geometry(Layout(isCentered: true))
    #expect([center.position(of: 0), center.position(of: 1)] == [21, 293])
    #expect(center.trackFrame == CGRect(x: 21, y: 23, width: 272, height: 4))
    let vertical = geometry(Layout(isVertical: true, isCentered: true))
    #expect(vertical.trackFrame == CGRect(x: 27, y: 17, width: 4, height: 272))
  }

  @Test("Lengths without space give finite frames and refuse tracking", arguments: Layout.all)
  func noRoom(layout: Layout) {
    for length in [0, 10, 28, -40, CGFloat.nan, .infinity] {
      let geometry = geometry(length: length, layout)
      #expect(!geometry.canTrack)
      for frame in [
        geometry.trackFrame, geometry.thumbFrame(at: 0.5),
      ] {
        #expect(frame.minX.isFinite && frame.maxX.isFinite)
        #expect(frame.minY.isFinite && frame.maxY.isFinite)
      }
      #expect(geometry.value(at: 40) == 0)
    }
  }

  @Test("Nonfinite sizes and values give finite frames")
  func notANumber() {
    for number in [Double.nan, .infinity, -.infinity] {
      let geometry = SliderGeometry(
        bounds: CGRect(x: 0, y: 0, width: 300, height: 44),
        thumbSize: CGSize(width: number, height: number), trackHeight: CGFloat(number),
        minimum: number, maximum: number)
      #expect(geometry.values == 0...0)
      #expect(!geometry.canTrack)
      #expect(geometry.thumbFrame(at: number).minX.isFinite)
    }
  }

  @Test("With equal bounds both thumbs are at the leading end")
  func equalBounds() {
    #expect(!geometry(minimum: 3, maximum: 3).canTrack)
    #expect(geometry(minimum: 3, maximum: 3).position(of: 3) == 21)
    #expect(geometry(minimum: 3, maximum: 3, Layout(isMirrored: true)).position(of: 3) == 293)
    #expect(geometry(minimum: 3, maximum: 1).values == 3...3)
  }

  @Test("From right to left the minimum is on the right")
  func mirrored() {
    let geometry = geometry(Layout(isMirrored: true))
    #expect(geometry.position(of: 0) == 293)
    #expect(geometry.value(at: 21) == 1)
    #expect(geometry.value(at: 260) < geometry.value(at: 250))
  }

  @Test("In a vertical slider the minimum is at the bottom, whatever the direction of writing")
  func vertical() {
    for isMirrored in [false, true] {
      let geometry = geometry(Layout(isVertical: true, isMirrored: isMirrored))
      #expect(geometry.position(of: 0) == 289)
      #expect(geometry.position(of: 1) == 17)
      #expect(geometry.center(of: 0) == CGPoint(x: 29, y: 289))
      #expect(geometry.along(CGPoint(x: 5, y: 9)) == 9)
    }
  }

  @Test("A scale determines the positions of values")
  func scale() {
    let geometry = geometry(minimum: 1, maximum: 100, scale: .logarithmic)
    #expect(abs(geometry.position(of: 10) - 157) < 0.001)
    #expect(abs(geometry.value(at: 157) - 10) < 0.001)
  }

  @Test("The position accounts for the range")
  func seedBug1() {
    let position = geometry(minimum: 100, maximum: 200).position(of: 150)
    #expect(abs(position - 157) < 0.001)
  }
}

extension SliderGeometry {
  /// Returns the frame of a thumb of ``thumbSize`` at a value, in points.
  fileprivate func thumbFrame(at value: Double) -> CGRect { thumbFrame(at: value, size: thumbSize) }
}
