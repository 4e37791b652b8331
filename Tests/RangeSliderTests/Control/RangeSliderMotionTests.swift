import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import RangeSlider

/// G9: what moves by itself, and what a touch does to it.
@MainActor
struct RangeSliderMotionTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 60))

  init() {
    slider.showsValueLabels = true
    host.add(slider)
    host.advanceFrames()
  }

  private func x(_ thumb: Thumb) -> CGFloat { slider.targets.positions[thumb] }

  private func place(_ fraction: CGFloat) -> CGFloat { 14 + 272 * fraction }

  private func presentedFill() -> CGRect {
    let fill = slider.display.track.fill.layer
    return (fill.presentation() ?? fill).frame
  }

  @Test("Values set in code, and drags, are shown at once")
  func noImplicitAnimation() throws {
    slider.lowerValue = 0.5
    host.layout()
    let layer = slider.display.view(of: .lower).layer
    #expect(layer.animationKeys() == nil || layer.animationKeys() == [])
    #expect((layer.presentation() ?? layer).position == layer.position)
    host.touches.down(in: slider, at: CGPoint(x: place(0.5), y: 40))
    host.touches.move(in: slider, to: CGPoint(x: place(0.6), y: 40))
    #expect((layer.presentation() ?? layer).position == layer.position)
    host.touches.up()
  }

  @Test("Animated, thumbs, fill and labels glide together and arrive")
  func together() throws {
    slider.setValues(lower: 0.6, upper: 1, animated: true)
    #expect(slider.lowerValue == 0.6, "the value itself is there at once")
    let label = try #require(slider.display.labels?.label(of: .lower).layer)
    let labelStart = (label.presentation() ?? label).position.x
    host.advance(by: SliderDisplay.duration / 2)
    #expect(abs(x(.lower) - place(0.4)) < 8)
    #expect(abs(x(.upper) - place(0.9)) < 6)
    #expect(abs(presentedFill().minX - x(.lower)) < 1)
    #expect(abs(presentedFill().maxX - x(.upper)) < 1)
    let labelNow = (label.presentation() ?? label).position.x
    #expect(labelNow > labelStart + 30 && labelNow < label.position.x - 30)
    host.advance(by: SliderDisplay.duration)
    #expect(abs(x(.lower) - place(0.6)) < 0.5)
    #expect(abs(presentedFill().minX - place(0.6)) < 0.5)
    #expect(slider.display.track.fill.layer.animationKeys() ?? [] == [])
  }

  @Test("Animated values send no events") func silent() {
    let recorder = ControlEventRecorder(slider)
    slider.setValues(lower: 0.6, animated: true)
    host.advance(by: 1)
    #expect(recorder.names.isEmpty)
  }

  @Test("One glide can begin while another is under way")
  func again() {
    slider.setValues(lower: 0.7, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    let there = x(.lower)
    slider.setValues(lower: 0.2, animated: true)
    host.advanceFrames()
    #expect(abs(x(.lower) - there) < 25, "no jump back over the 68 points that are left")
    host.advance(by: 1)
    #expect(abs(x(.lower) - place(0.2)) < 0.5)
  }

  @Test("A value set without animation ends a glide")
  func cutShort() {
    slider.setValues(lower: 0.7, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    slider.lowerValue = 0.3
    host.layout()
    #expect(abs(x(.lower) - place(0.3)) < 0.5)
  }

  @Test("Setting the current values does not end a glide")
  func sameValue() {
    slider.setValues(lower: 0.7, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    slider.lowerValue = 0.7
    #expect(x(.lower) < place(0.6))
  }

  @Test("A finger takes a gliding thumb where it is shown, and the other thumb continues")
  func takeOver() throws {
    slider.setValues(lower: 0.6, upper: 1, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    let seen = x(.lower)
    let upperSeen = x(.upper)
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    host.touches.down(in: slider, at: CGPoint(x: seen, y: 40))
    #expect(slider.trackedThumb == .lower)
    #expect(abs(x(.lower) - seen) < 2, "it stays under the finger")
    #expect(slider.lowerValue == 0.6, "and touching changes nothing")
    #expect(recorder.names.isEmpty)
    #expect(x(.upper) > upperSeen, "while the other one goes on")
    let held = x(.lower)
    host.touches.move(in: slider, to: CGPoint(x: seen - 27.2, y: 40))
    #expect(abs(x(.lower) - (held - 27.2)) < 1)
    #expect(abs(slider.lowerValue - ((held - 27.2 - 14) / 272)) < 0.005)
    host.advance(by: 1)
    #expect(abs(x(.upper) - place(1)) < 0.5)
    #expect(abs(presentedFill().minX - x(.lower)) < 1)
    host.touches.up()
  }

  @Test("A thumb released without a movement glides on to its value")
  func letGo() {
    slider.setValues(lower: 0.6, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    let seen = x(.lower)
    host.touches.down(in: slider, at: CGPoint(x: seen, y: 40))
    host.advance(by: 1)
    #expect(abs(x(.lower) - seen) < 3)
    host.touches.up()
    #expect(slider.lowerValue == 0.6)
    #expect(x(.lower) < place(0.6) - 10)
    host.advance(by: 1)
    #expect(abs(x(.lower) - place(0.6)) < 0.5)
  }

  @Test("On a grid the finger keeps its distance to the thumb it stopped")
  func takeOverOnGrid() {
    slider.changeValues { $0.step = 0.2 }
    slider.setValues(lower: 0, upper: 1)
    host.layout()
    slider.setValues(lower: 0.8, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    let seen = x(.lower)
    host.touches.down(in: slider, at: CGPoint(x: seen, y: 40))
    host.touches.move(in: slider, to: CGPoint(x: seen + (place(0.6) - x(.lower)), y: 40))
    #expect(abs(slider.lowerValue - 0.6) < 1e-9)
    host.touches.up()
  }

  @Test("With Reduce Motion, without a window and with animations off nothing glides")
  func reduced() throws {
    let layer = slider.display.view(of: .lower).layer
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings = UIAccessibility.Settings() }
    slider.setValues(lower: 0.5, animated: true)
    #expect(layer.animationKeys() ?? [] == [])
    UIAccessibility.settings.isReduceMotionEnabled = false
    UIView.performWithoutAnimation { slider.setValues(lower: 0.6, animated: true) }
    #expect(layer.animationKeys() ?? [] == [])
    slider.removeFromSuperview()
    slider.setValues(lower: 0.3, animated: true)
    #expect(layer.animationKeys() ?? [] == [])
    #expect(slider.lowerValue == 0.3)
  }

  @Test("In mirrored and vertical sliders the fill stays between the thumbs on its way")
  func otherDirections() {
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    slider.setValues(lower: 0.6, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    #expect(abs(presentedFill().maxX - x(.lower)) < 1)
    #expect(abs(presentedFill().minX - x(.upper)) < 1)
    host.advance(by: 1)
    slider.isVertical = true
    slider.frame = CGRect(x: 40, y: 100, width: 80, height: 300)
    host.layout()
    slider.setValues(lower: 0.1, animated: true)
    host.advance(by: SliderDisplay.duration / 2)
    #expect(abs(presentedFill().maxY - x(.lower)) < 1)
    #expect(abs(presentedFill().minY - x(.upper)) < 1)
  }
}
