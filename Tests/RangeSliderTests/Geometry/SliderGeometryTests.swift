import CoreGraphics
import RangeSlider
import Testing

struct SliderGeometryTests {
  private func geometry(
    width: CGFloat = 300, minimum: Double = 0, maximum: Double = 1, isMirrored: Bool = false
  ) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(x: 7, y: 3, width: width, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: minimum, maximum: maximum,
      isMirrored: isMirrored)
  }

  @Test("G1: position and value are inverse", arguments: [false, true])
  func inverse(isMirrored: Bool) {
    for (minimum, maximum) in [(0.0, 1.0), (-50, -10), (100, 200), (-1e6, 1e6), (0, 1e-6)] {
      for width in [29.0, 60, 300, 5000] as [CGFloat] {
        let geometry = geometry(
          width: width, minimum: minimum, maximum: maximum, isMirrored: isMirrored)
        for part in stride(from: 0.0, through: 1, by: 0.05) {
          let value = minimum + part * (maximum - minimum)
          let back = geometry.value(at: geometry.position(of: value))
          #expect(abs(back - value) <= 1e-9 * max(1, abs(minimum), abs(maximum)))
        }
      }
    }
  }

  @Test("G2, seed bug 3: thumbs never leave the bounds")
  func thumbsStayInside() {
    let geometry = geometry()
    for value in [-4, 0, 0.5, 1, 9] {
      let frame = geometry.thumbFrame(at: value, size: CGSize(width: 28, height: 28))
      #expect(geometry.bounds.contains(frame))
    }
    #expect(geometry.position(of: 0) == 21)
    #expect(geometry.position(of: 1) == 293)
  }

  @Test("G3: widths without room give finite frames and refuse tracking")
  func noRoom() {
    for width in [0, 10, 28, -40, CGFloat.nan, .infinity] {
      let geometry = geometry(width: width)
      #expect(!geometry.canTrack)
      for frame in [
        geometry.trackFrame, geometry.fillFrame(lower: 0.2, upper: 0.8),
        geometry.thumbFrame(at: 0.5, size: CGSize(width: 28, height: 28)),
      ] {
        #expect(frame.minX.isFinite && frame.maxX.isFinite)
      }
      #expect(geometry.value(at: 40) == 0)
    }
  }

  @Test("G4: with equal bounds both thumbs are at the leading end")
  func equalBounds() {
    let geometry = geometry(minimum: 3, maximum: 3)
    #expect(!geometry.canTrack)
    #expect(geometry.position(of: 3) == 21)
    #expect(self.geometry(minimum: 3, maximum: 3, isMirrored: true).position(of: 3) == 293)
  }

  @Test("G5: from right to left the least value is on the right")
  func mirrored() {
    let geometry = geometry(isMirrored: true)
    #expect(geometry.position(of: 0) == 293)
    #expect(geometry.value(at: 21) == 1)
    #expect(geometry.value(at: 250) > geometry.value(at: 260) - 1)
    #expect(geometry.value(at: 260) < geometry.value(at: 250))
  }

  @Test("G8: the fill runs from centre to centre and vanishes where the values meet")
  func fill() {
    let geometry = geometry()
    let fill = geometry.fillFrame(lower: 0.25, upper: 0.75)
    #expect(fill.minX == geometry.position(of: 0.25))
    #expect(fill.maxX == geometry.position(of: 0.75))
    #expect(fill.height == 4)
    #expect(geometry.fillFrame(lower: 0.5, upper: 0.5).width == 0)
    #expect(self.geometry(isMirrored: true).fillFrame(lower: 0.1, upper: 0.9).width > 0)
  }

  @Test("seed bug 1: position takes the range into account")
  func seedBug1() {
    let position = geometry(minimum: 100, maximum: 200).position(of: 150)
    #expect(abs(position - 157) < 0.001)
  }
}
