import TestSupport
import Testing

@testable import RangeSlider

@MainActor
struct RangeSliderPointerTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
  }

  private func color(of thumb: Thumb) -> PixelColor? {
    let frame = slider.accessibilityElement(for: thumb).accessibilityFrame
    return host.color(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func hover(over thumb: Thumb) {
    let frame = slider.accessibilityElement(for: thumb).accessibilityFrame
    host.touches.hover(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("The thumb under the pointer lifts and no other")
  func theThumbUnderThePointerLiftsAndNoOther() {
    let (lower, upper) = (color(of: .lower), color(of: .upper))
    hover(over: .lower)
    #expect(color(of: .lower) != lower)
    #expect(color(of: .upper) == upper)
    hover(over: .upper)
    #expect(color(of: .lower) == lower)
    #expect(color(of: .upper) != upper)
    host.touches.hover(at: CGPoint(x: 190, y: 222))
    #expect(color(of: .upper) == upper)
  }

  @Test("A disabled thumb does not lift") func aThumbThatIsOffStaysDown() {
    slider.isLowerThumbEnabled = false
    host.layout()
    let lower = color(of: .lower)
    hover(over: .lower)
    #expect(color(of: .lower) == lower)
  }

  @Test("The pointer's effect follows the thumb") func theEffectGoesWithTheThumb() {
    hover(over: .lower)
    slider.lowerValue = 0.6
    host.layout()
    let lower = color(of: .lower)
    host.touches.hover(at: nil)
    #expect(color(of: .lower) == lower)
  }
}
