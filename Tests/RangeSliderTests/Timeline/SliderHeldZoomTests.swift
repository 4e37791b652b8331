import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// A track that zooms around a thumb that is held still.
@MainActor
struct SliderHeldZoomTests {
  private let stage = FingerStage()
  private let sink = RecordingHapticSink()
  private var slider: RangeSliderControl { stage.slider }
  private var host: TestHost { stage.host }

  init() {
    slider.heldZoomScale = 10
    slider.hapticSink = sink
  }

  /// Holds the thumb at a value, and moves it to another one.
  private func hold(_ value: Double, movingTo end: Double? = nil) async {
    stage.down(0, at: value)
    await host.advance(by: 0.02)
    guard let end else { return }
    stage.move(0, to: end)
    await host.advance(by: 0.02)
  }

  private func x(_ value: Double) -> CGFloat { slider.position(of: value).x }
  private var isZoomed: Bool { abs(x(50) - x(40)) > 31 }

  @Test("After half a second without a movement the track zooms around the thumb, which stays")
  func zooms() async {
    let recorder = ControlEventRecorder(slider)
    await hold(20, movingTo: 30)
    let before = x(30)
    recorder.clear()
    await host.advance(by: 0.4)
    #expect(!isZoomed)
    await host.advance(by: 0.2)
    #expect(isZoomed)
    #expect(abs(x(30) - before) < 1e-6)
    #expect(abs(x(31) - before - 30) < 1e-6)
    #expect(stage.has(30, 80))
    #expect(recorder.events.isEmpty)
    #expect(sink.played == [.impact(intensity: 0.6)])
    #expect(slider.visibleRange == nil)
    stage.up(0)
    #expect(!isZoomed)
    #expect(stage.has(30, 80))
  }

  @Test("The finger then moves a tenth as far, and canceling restores the value and the track")
  func drag() async {
    await hold(20, movingTo: 30)
    await host.advance(by: 0.6)
    stage.move(0, to: 31)
    #expect(stage.has(31, 80))
    stage.cancel(0)
    #expect(stage.has(20, 80))
    #expect(!isZoomed)
  }

  @Test("A finger that moves again and again does not zoom, and small movements are none")
  func movement() async {
    await hold(20)
    for value in [21.0, 23, 25, 27] {
      stage.move(0, to: value)
      await host.advance(by: 0.3)
    }
    #expect(!isZoomed)
    stage.move(0, to: 27.5)
    await host.advance(by: 0.3)
    #expect(isZoomed)
    stage.up(0)
  }

  @Test(
    "A thumb that cannot follow the finger zooms as well, and comes along with its next movement")
  func blocked() async {
    slider[.lower].limits = 0...30
    await hold(20, movingTo: 60)
    await host.advance(by: 0.6)
    #expect(isZoomed)
    #expect(stage.has(30, 80))
    let finger = slider.convert(CGPoint(x: 14 + 180, y: 22), to: nil)
    host.touches.move(to: CGPoint(x: finger.x - 30, y: finger.y))
    #expect(abs(slider.lowerValue - 29) < 0.01)
    stage.up(0)
  }

  @Test(
    "A value set in code during the zoom moves the thumb, and the finger continues from its place")
  func codeValue() async {
    stage.down(0, at: 20)
    await host.advance(by: 0.6)
    slider.lowerValue = 20.5
    #expect(isZoomed)
    stage.move(0, to: 21)
    #expect(stage.has(21, 80))
    stage.up(0)
    #expect(!isZoomed)
  }

  enum End: CaseIterable, Sendable { case disabled, hidden, removed, locked, off, thumbs }

  @Test("Whatever ends the touch ends the zoom and its timer", arguments: End.allCases)
  func ends(end: End) async {
    for delay in [0.2, 0.6] {
      stage.down(0, at: 20)
      await host.advance(by: delay)
      #expect(isZoomed == (delay > 0.5))
      switch end {
      case .disabled: slider.isEnabled = false
      case .hidden: slider.isHidden = true
      case .removed: slider.removeFromSuperview()
      case .locked: slider[.lower].isEnabled = false
      case .off: slider.heldZoomScale = 1
      case .thumbs: slider.thumbReset()
      }
      #expect(!isZoomed)
      stage.up(0)
      await host.advance(by: 1)
      #expect(!isZoomed)
      slider.isEnabled = true
      slider.isHidden = false
      slider.heldZoomScale = 10
      slider[.lower].isEnabled = true
      if slider.superview == nil { host.add(slider) }
      host.layout()
    }
  }

  @Test("A range of the app zooms on from there, and stays afterwards")
  func ownRange() async {
    slider.visibleRange = 10...40
    host.layout()
    stage.down(0, at: 20)
    let before = x(20)
    await host.advance(by: 0.6)
    #expect(abs(x(20) - before) < 1e-6)
    #expect(abs(x(21) - before - 100) < 1e-6)
    slider.visibleRange = 0...50
    #expect(abs(x(21) - before - 100) < 1e-6)
    stage.up(0)
    #expect(x(0) == 14 && x(50) == 314)
  }

  @Test("A touch right after the zoom takes a thumb with its value, not where it was passing")
  func touchDuringGlide() async {
    slider.setValues(lower: 20, upper: 40)
    stage.down(0, at: 20)
    await host.advance(by: 0.6)
    stage.up(0)
    await host.advance(by: 0.05)
    stage.down(1, at: 40)
    await host.advance(by: 0.02)
    stage.move(1, to: 41)
    stage.up(1)
    #expect(stage.has(20, 41))
  }

  @Test("A second finger on another thumb ends nothing, and the first one zooms out")
  func twoFingers() async {
    slider.setValues(lower: 20, upper: 22)
    stage.down(0, at: 18)
    await host.advance(by: 0.6)
    #expect(isZoomed)
    stage.down(1, at: 22)
    stage.move(1, to: 23)
    #expect(stage.has(20, 23))
    stage.up(1)
    #expect(isZoomed)
    stage.up(0)
    #expect(!isZoomed)
  }

  @Test("Neither the playhead nor a tap zooms, and the slider is released during the wait")
  func others() async {
    slider.playhead = 50
    stage.down(0, at: 50)
    await host.advance(by: 0.7)
    #expect(!isZoomed)
    stage.up(0)
    expectReleased(in: host) { host in
      let slider = RangeSliderControl(frame: CGRect(x: 0, y: 400, width: 328, height: 44))
      slider.heldZoomScale = 4
      host.add(slider)
      slider.playhead = 0.5
      slider.removeFromSuperview()
      return [slider]
    }
  }
}

extension RangeSliderControl {
  /// Replaces all parts, as another number of thumbs does.
  fileprivate func thumbReset() {
    setThumbCount(3)
    setThumbCount(2)
  }
}
