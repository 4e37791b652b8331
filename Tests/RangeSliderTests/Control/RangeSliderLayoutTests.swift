import TestSupport
import Testing

@testable import RangeSlider

/// G5–G10: frames, on the screen's pixels, whatever the axis and the direction.
@MainActor
struct RangeSliderLayoutTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
  }

  private func layer(_ thumb: Thumb) -> CALayer {
    host.layout()
    return slider.display.view(of: thumb).layer
  }

  @Test("Every layer lies on whole pixels, at any value and scale")
  func pixels() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let host = TestHost(scale: scale)
      let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 301, height: 45))
      host.add(slider)
      for value in stride(from: 0, through: 1, by: 0.037) as StrideThrough<CGFloat> {
        slider.setValues(lower: value / 2, upper: value)
        host.layout()
        for layer in [
          slider.display.view(of: .lower).layer, slider.display.track.fill.layer,
        ] {
          let frame = layer.frame
          for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
            let pixels = edge * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
          }
        }
      }
    }
  }

  @Test("An unchanged size and state cost no layout, nor does another origin")
  func noWork() throws {
    let before = layer(.lower).frame
    layer(.lower).frame.origin.x += 5
    slider.layoutIfNeeded()
    slider.setNeedsLayout()
    host.layout()
    #expect(layer(.lower).frame.minX == before.minX + 5, "left alone")
    slider.frame.origin.y += 10
    host.layout()
    #expect(layer(.lower).frame.minX == before.minX + 5)
    let value = slider.lowerValue
    slider.lowerValue += 0.1
    host.layout()
    slider.lowerValue = value
    host.layout()
    #expect(layer(.lower).frame == before)
  }

  @Test("A move renders no image")
  func pictures() throws {
    let contents = layer(.lower).contents as AnyObject?
    slider.lowerValue = 0.5
    #expect(layer(.lower).contents as AnyObject? === contents)
  }

  @Test("The minimum is at the bottom of a vertical slider, in any direction")
  func vertical() throws {
    slider.isVertical = true
    slider.frame = CGRect(x: 40, y: 200, width: 44, height: 300)
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      slider.semanticContentAttribute = attribute
      let (lower, upper) = (layer(.lower).frame, layer(.upper).frame)
      #expect(lower.midX == upper.midX)
      #expect(lower.minY - upper.minY == (272 * 0.6 * 2).rounded() / 2)
    }
    #expect(
      slider.intrinsicContentSize == CGSize(width: 44, height: UIView.noIntrinsicMetric))
    #expect(slider.sizeThatFits(CGSize(width: 500, height: 240)) == CGSize(width: 44, height: 240))
    #expect(slider.sizeThatFits(.zero) == CGSize(width: 44, height: 150))
  }

  @Test("Centered on the ends the track is shorter, and the thumbs stay inside")
  func centered() throws {
    slider.centersThumbsOnTrackEnds = true
    #expect(slider.centersThumbsOnTrackEnds)
    slider.setValues(lower: 0, upper: 1)
    #expect(layer(.lower).frame.midX == 14)
    #expect(slider.geometry.trackFrame.minX == 14)
    slider.centersThumbsOnTrackEnds = false
    host.layout()
    #expect(slider.geometry.trackFrame.minX == 0)
  }

  @Test("A short fill in the end of a thick track keeps to its round shape")
  func clippedFill() throws {
    slider.trackHeight = 30
    slider.centersThumbsOnTrackEnds = true
    slider.trackHighlightTintColor = .red
    slider.thumbSize = CGSize(width: 1, height: 1)
    slider.setValues(lower: 0, upper: 0.03)
    host.layout()
    let corner = try #require(
      host.color(at: slider.convert(CGPoint(x: 1.5, y: 10), to: host.view)))
    #expect(corner.green > 200)
    let middle = try #require(
      host.color(at: slider.convert(CGPoint(x: 4.5, y: 22), to: host.view)))
    #expect(middle.red > 200 && middle.green < 100)
  }

  @Test("Where the thumbs meet the fill is empty")
  func noFill() throws {
    slider.thumbSize = CGSize(width: 0, height: 0)
    slider.setValues(lower: 0.5, upper: 0.5)
    host.layout()
    let colors = try (0..<8).map { offset in
      try #require(
        host.color(
          at: slider.convert(CGPoint(x: 148 + CGFloat(offset) / 2, y: 22), to: host.view)))
    }
    #expect(Set(colors.map(\.blue)).count == 1)
  }

  @Test("The thumb touched last is on top, and at an end the one that can move")
  func order() throws {
    func top() throws -> Thumb {
      host.layout()
      let lower = layer(.lower)
      return lower.superlayer?.sublayers?.last === lower ? .lower : .upper
    }
    #expect(try top() == .upper)
    host.touches.tap(slider, at: slider.geometry.center(of: 0.2))
    #expect(try top() == .lower)
    slider.setValues(lower: 0, upper: 0)
    #expect(try top() == .upper)
    slider.setValues(lower: 1, upper: 1)
    #expect(try top() == .lower)
    slider.setValues(lower: 0.2, upper: 0.8)
    host.touches.tap(slider, at: slider.geometry.center(of: 0.8))
    #expect(try top() == .upper)
  }

  @Test("Without space every frame is finite")
  func noRoom() throws {
    slider.showsValueLabels = true
    slider.showsTicks = true
    slider.tickCount = 5
    for size in [CGSize.zero, CGSize(width: 5, height: 5), CGSize(width: 0, height: 400)] {
      slider.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: size)
      for thumb in [Thumb.lower, .upper] {
        let frame = layer(thumb).frame
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width == 52)
      }
    }
  }

  @Test("Bounds with another origin show the same slider")
  func boundsOrigin() throws {
    slider.showsValueLabels = true
    host.layout()
    let before = host.snapshot().flatMap { UIImage(cgImage: $0).pngData() }
    slider.bounds.origin = CGPoint(x: 30, y: -12)
    slider.setNeedsContentLayout()
    host.layout()
    #expect(host.snapshot().flatMap { UIImage(cgImage: $0).pngData() } == before)
  }
}
