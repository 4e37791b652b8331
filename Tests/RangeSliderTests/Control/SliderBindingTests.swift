import ControlCore
import TestSupport
import Testing

@testable import RangeSlider

/// Thumbs that follow properties of the app.
@MainActor
struct SliderBindingTests {
  private final class Source: NSObject, MainThreadObservable {
    // Objective-C posts what a setter changes.
    dynamic var value = 0.5 {
      willSet { willChangeValue(for: \.value) }
      didSet { didChangeValue(for: \.value) }
    }
  }

  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 100, width: 300, height: 44))
  private let source = Source()

  @Test("A bound thumb takes the value at once and after each change, without an event")
  func follows() {
    let recorder = ControlEventRecorder(slider)
    slider.bind(.upper, to: source, \.value)
    #expect(slider.upperValue == 0.5)
    source.value = 0.7
    #expect(slider.upperValue == 0.7)
    #expect(slider.lowerValue == 0.2)
    #expect(recorder.events.isEmpty)
  }

  @Test("Bounds and steps apply to a value that a thumb follows, and NaN is ignored")
  func rules() {
    slider.step = 0.25
    slider.bind(.upper, to: source, \.value)
    source.value = 0.7
    #expect(slider.upperValue == 0.75)
    source.value = 9
    #expect(slider.upperValue == 1)
    source.value = .nan
    #expect(slider.upperValue == 1)
  }

  @Test("Changes are skipped while a finger holds the thumb, and followed afterwards")
  func held() {
    let stage = SliderStage()
    source.value = 50
    stage.slider.bind(.upper, to: source, \.value)
    stage.down(.upper)
    stage.move(by: 20)
    #expect(stage.has(20, 70))
    source.value = 90
    #expect(stage.has(20, 70))
    stage.up()
    #expect(stage.has(20, 70))
    source.value = 95
    #expect(stage.has(20, 95))
  }

  @Test("Another binding of the thumb replaces the first one, and unbind(_:) ends it")
  func replaced() {
    let other = Source()
    slider.bind(.upper, to: source, \.value)
    slider.bind(.upper, to: other, \.value)
    source.value = 0.9
    #expect(slider.upperValue == 0.5)
    other.value = 0.6
    #expect(slider.upperValue == 0.6)
    slider.unbind(.upper)
    other.value = 0.8
    #expect(slider.upperValue == 0.6)
  }

  @Test("A thumb that does not exist yet follows the property once it does")
  func laterThumb() {
    let slider = MultiSliderControl(thumbCount: 2)
    let third = Thumb(rawValue: 2)
    slider.bind(third, to: source, \.value)
    #expect(slider.thumbValues == [0.2, 0.8])
    slider.thumbCount = 3
    source.value = 0.9
    #expect(slider[third].value == 0.9)
    slider.bind(Thumb(rawValue: -1), to: source, \.value)
    #expect(slider.thumbCount == 3)
  }

  @Test("Neither the slider nor the source is retained")
  func released() {
    expectReleased(in: host) { host in
      let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let source = Source()
      host.add(slider)
      slider.bind(.lower, to: source, \.value)
      slider.removeFromSuperview()
      return [slider, source]
    }
  }
}
