import RangeSlider
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// A track that shows a part of the values.
@MainActor
struct SliderZoomTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }
  private var host: TestHost { stage.host }

  private func x(_ value: Double) -> CGFloat { slider.position(of: value).x }

  @Test("A part of the values fills the track, and nothing else changes")
  func part() {
    let recorder = ControlEventRecorder(slider)
    slider.visibleRange = 20...50
    host.layout()
    #expect(x(20) == 14 && x(50) == 314)
    #expect(abs(slider.value(at: CGPoint(x: 164, y: 22)) - 35) < 1e-9)
    #expect(stage.has(20, 80))
    #expect(recorder.events.isEmpty)
    #expect(slider.visibleRange == 20...50)
    slider.visibleRange = nil
    #expect(x(20) == 74)
  }

  @Test(
    "A range is limited to the bounds, has a least length, and shows everything if it is elsewhere",
    arguments: [
      (-50...50, 0...50), (90...900, 90...100), (200...300, 0...100),
      (-Double.infinity...Double.infinity, 0...100),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func limits(range: ClosedRange<Double>, shown: ClosedRange<Double>) {
    slider.visibleRange = range
    let ends = [14, 314].map { slider.value(at: CGPoint(x: $0, y: 22)) }
    #expect(abs(ends[0] - shown.lowerBound) < 1e-6 && abs(ends[1] - shown.upperBound) < 1e-6)
    slider.visibleRange = 30...30
    #expect(x(30) >= 14 - 0.01 && x(30) <= 314.01)
    #expect(x(31) > 1_000)
    slider.visibleRange = 100...100
    #expect(x(100) >= 14 - 0.01 && x(100) <= 314.01)
  }

  @Test("A thumb that is not visible takes no touch, not even outside of the slider")
  func hiddenThumb() {
    slider.visibleRange = 40...90
    host.layout()
    #expect(x(20) == -106)
    #expect(!slider.point(inside: CGPoint(x: -106, y: 22), with: nil))
    #expect(slider.display.view(of: .lower).alpha == 0)
    #expect(slider.display.view(of: .upper).alpha == 1)
    stage.drag(from: 80, to: 60)
    #expect(stage.has(20, 60))
    slider.lowerValue = 45
    host.layout()
    #expect(slider.display.view(of: .lower).alpha == 1)
    stage.drag(from: 45, to: 50)
    #expect(stage.has(50, 60))
  }

  @Test("A finger moves a thumb by the values of the visible part", arguments: [false, true])
  func drag(isRightToLeft: Bool) {
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    slider.visibleRange = 10...30
    host.layout()
    stage.drag(from: 20, to: 21)
    #expect(stage.has(21, 80))
    stage.down(0, at: 21)
    stage.move(0, to: 25)
    stage.cancel(0)
    #expect(stage.has(21, 80))
  }

  @Test(
    "A range set during a drag moves no thumb until the finger moves, and then by its own values")
  func duringDrag() {
    stage.down(0, at: 20)
    stage.move(0, to: 30)
    let finger = slider.convert(slider.position(of: 30), to: nil)
    slider.visibleRange = 25...35
    host.layout()
    #expect(stage.has(30, 80))
    // A fifteenth of the 300 points of travel is two thirds of a unit.
    host.touches.move(to: CGPoint(x: finger.x + 20, y: finger.y))
    #expect(abs(slider.lowerValue - 30 - 20.0 / 300 * 10) < 1e-6)
    slider.visibleRange = nil
    host.layout()
    host.touches.move(to: CGPoint(x: finger.x + 23, y: finger.y))
    #expect(abs(slider.lowerValue - 30 - 20.0 / 300 * 10 - 1) < 1e-6)
    stage.up(0)
    #expect(abs(slider.lowerValue - 31 - 20.0 / 300 * 10) < 1e-6)
  }

  @Test("A rotation to another size during a drag in a zoomed track keeps the value")
  func resize() {
    slider.visibleRange = 10...30
    host.layout()
    stage.down(0, at: 20)
    stage.move(0, to: 22)
    slider.frame.size.width = 228
    host.layout()
    #expect(stage.has(22, 80))
    stage.up(0)
    #expect(stage.has(22, 80))
  }

  @Test("All thumbs move together by the values of the visible part, though one is not visible")
  func rangeDrag() {
    slider.dragsRange = true
    slider.visibleRange = 40...90
    host.layout()
    stage.drag(from: 60, to: 55)
    #expect(stage.has(15, 75))
  }

  @Test("Labels, ticks and titles of other values are hidden")
  func parts() {
    slider.showsValueLabels = true
    slider.ticks = [10, 50, 90].map { SliderTick(value: $0, title: "\(Int($0))") }
    slider.visibleRange = 40...85
    host.layout()
    let labels = slider.display.labels
    #expect(labels?.label(of: .lower).isHidden == true)
    #expect(labels?.label(of: .upper).isHidden == false)
    let titles = slider.display.titles?.subviews.filter { !$0.isHidden }
    #expect(titles?.compactMap { ($0 as? UILabel)?.text } == ["50"])
    #expect(slider.display.ticks.subviews.filter { !$0.isHidden }.count == 1)
  }

  @Test("The fill and the histogram reach the ends of the track beyond which they continue")
  func fill() {
    slider.histogram = [1, 2, 3, 4]
    slider.visibleRange = 30...60
    host.layout()
    let track = slider.display.track
    #expect(track.fill.frame.minX == 0 && track.fill.frame.maxX == track.bounds.maxX)
    #expect(slider.display.histogram[1].frame.width == slider.bounds.width)
  }

  @Test("An animation block moves the thumbs to their places in the visible part")
  func animation() {
    UIView.animate(withDuration: 0.4) { slider.visibleRange = 0...50 }
    let view = slider.display.view(of: .lower)
    host.advance(by: 0.2)
    let middle = view.layer.presentation()?.position.x ?? 0
    #expect(middle > 75 && middle < x(20) - 1)
    host.advance(by: 0.3)
    #expect(abs(view.center.x - x(20)) < 1)
  }

  @Test("A touch during the animation of a zoom takes a thumb with its value")
  func touchDuringAnimation() {
    UIView.animate(withDuration: 0.4) { slider.visibleRange = 0...50 }
    host.advance(by: 0.2)
    stage.drag(from: 20, to: 21)
    #expect(stage.has(21, 80))
  }

  @Test("VoiceOver finds a thumb that is not visible at the end of the track")
  func accessibility() {
    slider.visibleRange = 40...90
    host.layout()
    let element = slider.accessibilityElement(for: .lower)
    #expect(
      element.accessibilityFrameInContainerSpace == CGRect(x: -8, y: 0, width: 44, height: 44))
    element.accessibilityIncrement()
    #expect(stage.has(30, 80))
  }
}
