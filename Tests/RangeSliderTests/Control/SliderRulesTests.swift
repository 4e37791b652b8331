import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

/// The rules of the values, through the public interface and touches.
@MainActor
struct SliderRulesTests {
  private let host = TestHost()

  private func slider(_ values: [Double]) -> MultiSliderControl {
    let slider = MultiSliderControl(
      frame: CGRect(x: 40, y: 200, width: 300, height: 44), thumbCount: values.count)
    slider.maximumValue = 100
    slider.thumbValues = values
    slider.hapticSink = RecordingHapticSink()
    host.add(slider)
    host.layout()
    return slider
  }

  private func center(_ thumb: Int, of slider: SliderControl) -> CGPoint {
    let element = slider.accessibilityElement(for: Thumb(rawValue: thumb))
    let frame = element.accessibilityFrameInContainerSpace
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Drags a thumb by values along the slider.
  private func drag(_ slider: SliderControl, _ thumb: Int, by values: CGFloat...) {
    var point = slider.convert(center(thumb, of: slider), to: nil)
    host.touches.down(point)
    for value in values {
      point.x += value / (slider.maximumValue - slider.minimumValue) * 272
      host.touches.move(to: point)
    }
    host.touches.up()
  }

  private func rounded(_ slider: MultiSliderControl) -> [Double] {
    slider.thumbValues.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("A maximum distance applies beside limits of single thumbs, and a drag does not jump")
  func greatestDistanceBesideLimits() {
    let slider = slider([0.2, 0.25])
    slider.maximumValue = 1
    slider.maximumDistance = 0.1
    slider[.lower].limits = 0...0.3
    slider[.upper].value = 0.9
    #expect(rounded(slider) == [0.3, 0.4])
    drag(slider, 1, by: -0.02)
    #expect(rounded(slider) == [0.3, 0.38])
  }

  @Test("Limits without room for the maximum distance suspend it between their thumbs")
  func contradictingLimits() {
    let slider = slider([10, 90])
    slider.maximumDistance = 20
    slider[.lower].limits = 0...30
    slider[.upper].limits = 60...100
    #expect(rounded(slider) == [10, 90])
    drag(slider, 1, by: -100)
    #expect(rounded(slider) == [10, 60])
    drag(slider, 0, by: 100)
    #expect(rounded(slider) == [30, 60])
  }

  @Test("A thumb that passes others pulls none of them")
  func swapPullsNone() {
    let slider = slider([0, 10, 20])
    slider.maximumDistance = 10
    slider.collision = .swap
    drag(slider, 1, by: 30)
    #expect(rounded(slider) == [0, 10, 20])
    drag(slider, 0, by: 15)
    #expect(rounded(slider) == [10, 15, 20])
    drag(slider, 0, by: 14)
    #expect(rounded(slider) == [15, 20, 24])
  }

  @Test("A thumb passes another one only where the enabled range and the limits have room")
  func swapWithinLimits() {
    let slider = slider([20, 50])
    slider.collision = .swap
    slider.minimumDistance = 10
    slider.enabledRange = 0...55
    drag(slider, 0, by: 60)
    #expect(rounded(slider) == [40, 50])
    slider.enabledRange = nil
    slider[.lower].limits = 0...45
    drag(slider, 0, by: 60)
    #expect(rounded(slider) == [40, 50], "the upper thumb may not be the lower one at 50")
    slider[.lower].limits = nil
    drag(slider, 0, by: 30)
    #expect(rounded(slider) == [50, 70])
  }

  @Test("A value that the bounds displaced returns after a drag of another thumb")
  func displacedValueReturns() {
    let slider = slider([20, 50, 90])
    slider.maximumValue = 60
    #expect(rounded(slider) == [20, 50, 60])
    drag(slider, 0, by: 10)
    slider.maximumValue = 100
    #expect(rounded(slider) == [30, 50, 90])
  }

  @Test("Snapping on release moves no other thumb, even off the limits that have no stop")
  func releaseMovesNoOther() {
    for collision in ThumbCollision.allCases {
      let slider = slider([20, 80])
      slider.step = 20
      slider.snapsOnRelease = true
      slider.collision = collision
      slider[.lower].isEnabled = false
      slider[.lower].limits = 22...26
      let start = slider.thumbValues[0]
      let point = slider.convert(center(1, of: slider), to: nil)
      host.touches.down(point)
      for distance in [-20, -50, -90, -40] as [CGFloat] {
        host.touches.move(to: CGPoint(x: point.x + distance, y: point.y))
        #expect(slider.thumbValues[0] == start)
      }
      host.touches.up()
      #expect(slider.thumbValues == [start, 60])
      slider.removeFromSuperview()
    }
  }

  @Test("Rules set during a drag leave the precedence to the thumb that was dragged")
  func precedenceAfterRelease() {
    let slider = slider([20, 50, 80])
    slider.snapsOnRelease = true
    let point = slider.convert(center(1, of: slider), to: nil)
    host.touches.down(point)
    host.touches.move(to: CGPoint(x: point.x + 27.2, y: point.y))
    slider.step = 20
    slider.maximumDistance = 40
    host.touches.up()
    #expect(rounded(slider) == [20, 60, 80])
    slider.minimumDistance = 30
    slider.maximumDistance = .infinity
    slider.step = 0
    #expect(rounded(slider) == [20, 60, 90], "the dragged thumb stays")
  }

  @Test("A drag without an effect changes no request and no precedence")
  func dragWithoutEffect() {
    let slider = slider([20, 90])
    slider.snapsOnRelease = true
    slider.step = 10
    slider.maximumValue = 40
    drag(slider, 1, by: 10)
    drag(slider, 0, by: 0)
    slider.maximumValue = 100
    #expect(rounded(slider) == [20, 90])
  }

  @Test("A step that results in more than 2³¹ values has no effect until the bounds are narrower")
  func tooManySteps() {
    let slider = slider([25.5, 75.5])
    slider.step = 1e-9
    slider.showsValueLabels = true
    #expect(slider.step == 1e-9)
    #expect(slider.thumbValues == [25.5, 75.5])
    #expect(slider.accessibilityElement(for: .lower).accessibilityValue == "26")
    slider.step = 1
    slider.maximumValue = 5e9
    #expect(slider.thumbValues == [25.5, 75.5])
    slider.maximumValue = 100
    #expect(slider.thumbValues == [26, 76])
  }

  @Test("NaN in place of a value keeps the positions of those after it")
  func notANumber() {
    let slider = slider([0.1, 0.2])
    slider.thumbValues = [.nan, 0.3, 0.6]
    #expect(slider.thumbValues == [0.3, 0.6])
  }

  @Test("Values set before the number of thumbs wait for it, and others are distributed")
  func waitingValues() {
    let slider = MultiSliderControl()
    slider.thumbValues = [7, 12, 18]
    slider.maximumValue = 24
    #expect(slider.thumbValues == [7, 12])
    slider[Thumb(rawValue: 2)].limits = 0...20
    slider[Thumb(rawValue: 2)].isEnabled = false
    slider.thumbCount = 3
    #expect(slider.thumbValues == [7, 12, 18])
    #expect(slider[Thumb(rawValue: 2)].limits == 0...20)
    #expect(!slider[Thumb(rawValue: 2)].isEnabled)
    slider.thumbCount = 5
    #expect(slider.thumbValues == [7, 12, 18, 20, 22])
  }

  @Test("New thumbs are distributed over bounds, scale, step and enabled range")
  func distribution() {
    let slider = MultiSliderControl(thumbCount: 5)
    slider.maximumValue = 100
    slider.step = 5
    #expect(slider.thumbValues == [20, 35, 50, 65, 80])
    slider.step = 25
    #expect(slider.thumbValues == [0, 25, 50, 75, 100])
    slider.enabledRange = 0...50
    slider.step = 5
    #expect(slider.thumbValues == [10, 20, 25, 35, 40])
    slider.enabledRange = nil
    slider.step = 0
    slider[Thumb(rawValue: 3)].value = 90
    #expect(slider.thumbValues == [20, 35, 50, 90, 95])
    let octaves = MultiSliderControl(thumbCount: 1)
    octaves.maximumValue = 10000
    octaves.minimumValue = 1
    octaves.scale = .logarithmic
    #expect(abs(octaves.thumbValues[0] - 100) < 1e-6)
  }

  @Test("Snapping to ticks leaves stops and enabled range unchanged")
  func snapsToTicks() {
    let slider = slider([20, 80])
    slider.stops = [10, 30, 90]
    slider.enabledRange = 10...90
    slider.ticks = [25, 50, 75].map { SliderTick(value: $0) }
    slider.snapsToTicks = true
    #expect(slider.thumbValues == [25, 75])
    drag(slider, 1, by: 25)
    #expect(slider.thumbValues == [25, 75])
    #expect(slider.stops == [10, 30, 90] && slider.enabledRange == 10...90)
    slider.snapsToTicks = false
    #expect(slider.thumbValues == [30, 90])
    slider.ticks = []
    slider.snapsToTicks = true
    #expect(slider.thumbValues == [30, 90])
  }
}
