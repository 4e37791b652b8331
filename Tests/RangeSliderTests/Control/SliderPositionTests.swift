import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// The public frames and positions, and setters that change nothing.
@MainActor
struct SliderPositionTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  @Test("Positions and values are the inverse of each other, in every direction")
  func positions() {
    for (isVertical, isMirrored, isInverted) in [
      (false, false, false), (false, true, false), (true, false, false), (true, true, true),
      (false, false, true),
    ] {
      slider.isVertical = isVertical
      slider.isInverted = isInverted
      slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      slider.frame.size =
        isVertical ? CGSize(width: 44, height: 300) : CGSize(width: 300, height: 44)
      for value in stride(from: 0.0, through: 100, by: 12.5) {
        #expect(abs(slider.value(at: slider.position(of: value)) - value) < 1e-9)
      }
    }
    slider.scale = .logarithmic
    slider.minimumValue = 1
    #expect(abs(slider.value(at: slider.position(of: 10)) - 10) < 1e-9)
  }

  @Test("Values beyond the bounds and points beyond the track give the ends")
  func beyond() {
    #expect(slider.position(of: -50) == slider.position(of: 0))
    #expect(slider.value(at: CGPoint(x: 1000, y: -300)) == 100)
    #expect(slider.value(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
  }

  @Test("The frame of a thumb is around its value, and null for a thumb that does not exist")
  func thumbRects() {
    let frame = slider.thumbRect(for: .lower)
    #expect(frame.size == CGSize(width: 28, height: 28))
    #expect(frame.midX == slider.position(of: 20).x && frame.midY == 22)
    #expect(slider.thumbRect(for: Thumb(rawValue: 2)).isNull)
    #expect(slider.thumbRect(for: Thumb(rawValue: -1)).isNull)
    #expect(slider.trackRect == CGRect(x: 0, y: 20, width: 300, height: 4))
  }

  @Test("Setting a property to its value changes nothing")
  func equalSetters() {
    let slider = CountingSlider(frame: CGRect(x: 40, y: 300, width: 300, height: 44))
    slider.setRange(minimum: 0, maximum: 100, lower: 20, upper: 80)
    stage.host.add(slider)
    func layouts(after change: () -> Void) -> Int {
      stage.host.layout()
      let count = slider.layoutCount
      change()
      stage.host.layout()
      return slider.layoutCount - count
    }
    slider.showsValueLabels = true
    slider.setValueFormat(FloatingPointFormatStyle<Double>())
    slider.thumbImage = UIImage(systemName: "circle")
    slider.ticks = [SliderTick(value: 50, title: "half")]
    slider.setSegmentTintColor(.red, at: 1)
    stage.host.layout()
    let contents = slider.display.view(of: .lower).layer.contents as AnyObject?
    let image = slider.thumbImage
    let appearance = slider.appearance
    let ticks = slider.ticks
    let count = layouts {
      slider.setValueFormat(FloatingPointFormatStyle<Double>())
      slider.appearance = appearance
      slider.appearancePreset = 0
      slider.thumbImage = image
      slider.setThumbImage(image, for: .normal)
      slider.ticks = ticks
      slider.setSegmentTintColor(.red, at: 1)
      slider.filledSegments = nil
      slider[.lower].tintColor = nil
      slider[.lower].size = nil
      slider.labelFont = nil
      slider.showsValueLabels = true
      slider.histogram = []
      slider.histogramHeight = 40
      slider.isVertical = false
      slider.trackTintColor = nil
      slider.minimumValue = 0
      slider.maximumValue = 100
      slider.step = 0
      slider.range = 20...80
    }
    #expect(count == 0)
    #expect(slider.display.view(of: .lower).layer.contents as AnyObject? === contents)
    let afterFormat = layouts {
      slider.setValueFormat(FloatingPointFormatStyle<Double>().grouping(.never))
    }
    let afterBorder = layouts { slider.appearance.thumbBorderWidth = 1 }
    #expect(afterFormat == 1 && afterBorder == 1)
  }
}

/// A slider that counts its layouts.
private final class CountingSlider: RangeSliderControl {
  private(set) var layoutCount = 0

  override func layoutContent() {
    super.layoutContent()
    layoutCount += 1
  }
}
