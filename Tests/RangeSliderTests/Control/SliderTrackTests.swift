import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Segments, gradients and images of the track, the neutral value, inverted sliders and the style without
/// thumbs.
@MainActor
struct SliderTrackTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  init() {
    slider.trackHeight = 20
    slider.trackTintColor = .white
    slider.trackHighlightTintColor = .black
  }

  /// The color of the track at a value from 0 to 100, beside the thumbs.
  private func color(_ value: Double) throws -> PixelColor {
    stage.host.layout()
    let point = slider.convert(slider.position(of: value), to: stage.host.view)
    return try #require(stage.host.color(at: point))
  }

  private func isRed(_ value: Double) throws -> Bool {
    let color = try color(value)
    return color.red > 200 && color.green < 60 && color.blue < 60
  }

  private func isBlack(_ value: Double) throws -> Bool {
    let color = try color(value)
    return color.red < 40 && color.green < 40 && color.blue < 40
  }

  // MARK: Segments

  @Test(
    "Each segment can have its own color, and the others keep that of the fill or the track")
  func segmentColors() throws {
    slider.setSegmentTintColor(.red, at: 2)
    #expect(try !isRed(5) && !isBlack(5))
    #expect(try isBlack(50))
    #expect(try isRed(95))
    slider.setValues(lower: 20, upper: 40)
    #expect(try isRed(60) && !isRed(30))
    slider.setSegmentTintColor(nil, at: 2)
    #expect(try !isRed(60) && isBlack(30))
    slider.setSegmentTintColor(.red, at: 7)
    slider.setSegmentTintColor(.red, at: -1)
    #expect(try isBlack(30), "segments that the slider does not have are not displayed")
  }

  @Test("The fill can be outside of the range, everywhere or nowhere")
  func filledSegments() throws {
    slider.filledSegments = [0, 2]
    #expect(try isBlack(5) && !isBlack(50) && isBlack(95))
    slider.filledSegments = []
    #expect(try !isBlack(5) && !isBlack(50) && !isBlack(95))
    slider.filledSegments = nil
    #expect(try !isBlack(5) && isBlack(50) && !isBlack(95))
  }

  @Test(
    "Segments are counted from the minimum from right to left as well, and in a vertical slider")
  func mirroredSegments() throws {
    slider.setSegmentTintColor(.red, at: 0)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(try isRed(5) && !isRed(95))
    slider.isVertical = true
    slider.frame = CGRect(x: 100, y: 200, width: 44, height: 300)
    #expect(try isRed(5) && !isRed(95))
    slider.isInverted = true
    #expect(try isRed(5) && !isRed(95))
  }

  @Test("Another number of thumbs changes the segments")
  func segmentsOfManyThumbs() {
    let slider = MultiSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    slider.setSegmentTintColor(.red, at: 3)
    slider.thumbCount = 3
    slider.layoutIfNeeded()
    #expect(slider.display.track.segments.count == 4)
    slider.thumbCount = 1
    slider.filledSegments = [1]
    slider.layoutIfNeeded()
    #expect(slider.display.track.segments.count == 2)
  }

  @Test("Segments follow the thumbs during an animation")
  func animatedSegments() throws {
    slider.setSegmentTintColor(.red, at: 0)
    stage.host.advanceFrames()
    slider.setValues(lower: 60, upper: 80, animated: true)
    stage.host.advance(by: SliderDisplay.duration / 2)
    let segments = slider.display.track.segments.map(\.layer)
    let (first, second) = (segments[0], segments[1])
    let (end, start) = (
      try #require(first.presentation()).frame.maxX, try #require(second.presentation()).frame.minX
    )
    #expect(abs(end - start) < 1)
    #expect(end > slider.position(of: 25).x && end < slider.position(of: 55).x)
    stage.host.advance(by: SliderDisplay.duration)
    #expect(segments.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
  }

  // MARK: Gradients and images

  @Test("A gradient runs from the minimum to the maximum in every direction")
  func gradient() throws {
    slider.appearance.trackColors = [.red, .blue]
    slider.filledSegments = []
    func expectRedToBlue() throws {
      #expect(try color(2).red > 180 && color(2).blue < 80)
      #expect(try color(98).blue > 180 && color(98).red < 80)
    }
    try expectRedToBlue()
    slider.semanticContentAttribute = .forceRightToLeft
    try expectRedToBlue()
    slider.isVertical = true
    slider.frame = CGRect(x: 100, y: 200, width: 44, height: 300)
    try expectRedToBlue()
    slider.isInverted = true
    try expectRedToBlue()
  }

  @Test("The fill shows its part of a gradient that spans the track")
  func fillGradient() throws {
    slider.appearance.fillColors = [.red, .blue]
    slider.setValues(lower: 60, upper: 100)
    #expect(try color(5).green > 240, "the track")
    let middle = try color(75)
    #expect(middle.blue > middle.red + 60)
    slider.setValues(lower: 0, upper: 40)
    let first = try color(20)
    #expect(first.red > first.blue + 60)
    slider.appearance.fillColors = []
    #expect(try isBlack(20))
  }

  @Test("A gradient of the fill that is set before the first layout is displayed")
  func earlyFillGradient() throws {
    let slider = RangeSliderControl(frame: CGRect(x: 40, y: 300, width: 300, height: 44))
    slider.appearance.fillColors = [.red, .red]
    slider.trackHeight = 8
    stage.host.add(slider)
    let middle = slider.convert(slider.position(of: 0.5), to: stage.host.view)
    let color = try #require(stage.host.color(at: middle))
    #expect(color.red > 200 && color.green < 60, "\(color)")
    slider.trackHeight = 3
    stage.host.layout()
    let thin = try #require(stage.host.color(at: middle))
    #expect(thin.red > 200 && thin.green < 60, "\(thin)")
  }

  @Test("Images replace the colors, and the track has the height of its image until one is set")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 12)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 12))
      UIColor.green.setFill()
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 12))
    }
    slider.appearance.trackImage = image
    slider.filledSegments = []
    #expect(try isRed(5))
    #expect(try color(95).green > 200 && color(95).red < 60)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(try isRed(5))
    let other = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    other.appearance.trackImage = image
    #expect(other.trackRect.height == 12)
    other.trackHeight = 5
    #expect(other.trackRect.height == 5)
  }

  // MARK: Neutral value

  @Test("The fill of several thumbs extends to the neutral value, that of one thumb starts there")
  func neutralValue() throws {
    slider.neutralValue = 5
    #expect(try isBlack(8))
    slider.neutralValue = 50
    #expect(try isBlack(60) && !isBlack(8))
    slider.neutralValue = .nan
    #expect(slider.neutralValue == nil)
    let single = MultiSliderControl(
      frame: CGRect(x: 40, y: 300, width: 300, height: 44), thumbCount: 1)
    single.thumbValues = [0.25]
    single.neutralValue = 0.5
    single.layoutIfNeeded()
    let fill = single.display.track.fill.frame
    #expect(abs(fill.minX - single.position(of: 0.25).x) < 1)
    #expect(abs(fill.maxX - single.position(of: 0.5).x) < 1)
  }

  // MARK: Inverted sliders

  @Test(
    "An inverted vertical slider has its minimum at the top, and arrow keys move in their direction"
  )
  func invertedVertical() {
    slider.isVertical = true
    slider.frame = CGRect(x: 100, y: 200, width: 44, height: 300)
    #expect(slider.position(of: 0).y > slider.position(of: 100).y)
    slider.isInverted = true
    stage.host.layout()
    #expect(slider.position(of: 0).y < slider.position(of: 100).y)
    let before = slider.lowerValue
    stage.host.touches.down(slider.convert(stage.center(.lower), to: nil))
    stage.host.touches.move(
      to: slider.convert(stage.center(.lower), to: nil).applying(.init(translationX: 0, y: 30)))
    stage.host.touches.up()
    #expect(slider.lowerValue > before)
    #expect(UIKeyboardHIDUsage.keyboardDownArrow.thumbSteps(isUpsideDown: true) == 1)
  }

  // MARK: Without thumbs

  @Test("Without thumbs the fill spans the track from end to end, and its ends are dragged")
  func thumbless() throws {
    slider.appearance = .thumbless
    slider.setValues(lower: 0, upper: 100)
    stage.host.layout()
    let fill = slider.display.track.fill.layer.frame
    #expect(fill.width == slider.trackRect.width && slider.trackRect.width == 300)
    #expect(slider.thumbRect(for: .lower).size == .zero)
    slider.thumbSize = CGSize(width: 30, height: 30)
    #expect(slider.thumbRect(for: .lower).size == .zero)
    stage.host.touches.drag(
      from: slider.convert(CGPoint(x: 2, y: 22), to: nil),
      to: slider.convert(CGPoint(x: 62, y: 22), to: nil))
    #expect(abs(slider.lowerValue - 20) < 0.01)
  }

  @Test("A held track without thumbs is thicker, and returns to its thickness")
  func heldThumbless() {
    slider.appearance = .thumbless
    slider.trackHeight = 8
    stage.host.layout()
    let values = stage.values
    stage.down(at: slider.position(of: 20).x)
    stage.host.layout()
    #expect(slider.trackRect.height == 12)
    #expect(stage.values == values)
    stage.up()
    stage.host.layout()
    #expect(slider.trackRect.height == 8)
    stage.host.advance(by: 1)
  }

  // MARK: Thumbs

  @Test("Drawn thumbs have border and shadow, and a faint edge without them")
  func borderAndShadow() throws {
    slider.trackHeight = 2
    slider.appearance.thumbBorderWidth = 4
    slider.appearance.thumbBorderColor = .red
    slider.appearance.thumbShadowColor = .clear
    stage.host.layout()
    let center = slider.convert(stage.center(.lower), to: stage.host.view)
    func color(_ x: CGFloat, _ y: CGFloat) throws -> PixelColor {
      try #require(stage.host.color(at: CGPoint(x: center.x + x, y: center.y + y)))
    }
    #expect(try color(0, -12).red > 200 && color(0, -12).green < 60)
    #expect(try color(0, -8).green > 240)
    #expect(try color(0, 16).green > 250, "no shadow")
    slider.appearance.thumbShadowColor = .black
    slider.appearance.thumbShadowOffset = CGSize(width: 0, height: 6)
    stage.host.layout()
    #expect(try color(0, 17).green < 200)
    slider.appearance.thumbBorderWidth = .nan
    slider.appearance.thumbShadowRadius = -.infinity
    stage.host.layout()
    #expect(try color(0, -12).green > 240)
  }

  @Test("A held thumb has the scale of the appearance, and its position is unchanged")
  func heldScale() {
    slider.appearance.heldThumbScale = 1.5
    stage.host.layout()
    let layer = slider.display.view(of: .lower).layer
    #expect(layer.affineTransform() == .identity)
    stage.down(.lower)
    #expect(layer.affineTransform().a == 1.5)
    stage.move(by: 10)
    stage.host.layout()
    // The center of the thumb stays on the value, although that of the image with its shadow does not.
    let margins = (top: 8.0, bottom: 20.0)
    let rise = (margins.top - margins.bottom) / 2
    #expect(abs(layer.position.y + layer.affineTransform().ty + 1.5 * rise - 22) < 0.5)
    stage.up()
    #expect(layer.affineTransform() == .identity)
    slider.appearance.heldThumbScale = -1
    stage.down(.upper)
    #expect(slider.display.view(of: .upper).layer.affineTransform() == .identity)
    stage.up()
  }

  @Test("A disabled slider dims all parts: titles and images at the ends as well")
  func disabled() {
    slider.ticks = [SliderTick(value: 50, title: "half")]
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.showsValueLabels = true
    slider.labelBackgroundColor = .blue
    stage.host.layout()
    slider.isEnabled = false
    let parts = slider.subviews.filter { !($0 is FocusRingView) }
    #expect(parts.count == 5)
    #expect(parts.allSatisfy { $0.alpha == 0.5 })
    slider.minimumValueImage = nil
    slider.ticks = [SliderTick(value: 50, title: "other"), SliderTick(value: 70, title: "one")]
    stage.host.layout()
    #expect(parts.allSatisfy { $0.alpha == 0.5 && $0.superview === slider })
    slider.isEnabled = true
    #expect(parts.allSatisfy { $0.alpha == 1 })
  }
}
