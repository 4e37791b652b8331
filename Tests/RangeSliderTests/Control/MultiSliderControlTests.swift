import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

@MainActor
struct MultiSliderControlTests {
  private let host = TestHost()

  private func slider(_ values: [Double]) -> MultiSliderControl {
    let slider = MultiSliderControl(
      frame: CGRect(x: 40, y: 200, width: 300, height: 44), thumbCount: values.count)
    slider.maximumValue = 100
    slider.thumbValues = values
    host.add(slider)
    host.layout()
    return slider
  }

  private func drag(_ slider: SliderControl, _ thumb: Int, by points: CGFloat) {
    let element = slider.accessibilityElement(for: Thumb(rawValue: thumb))
    let frame = element.accessibilityFrameInContainerSpace
    let start = CGPoint(x: frame.midX, y: frame.midY)
    host.touches.drag(in: slider, from: start, to: CGPoint(x: start.x + points, y: start.y))
  }

  @Test("A slider has one to eight thumbs, each with an accessibility element")
  func counts() {
    for count in 1...8 {
      let slider = MultiSliderControl(thumbCount: count)
      #expect(slider.thumbCount == count)
      #expect(slider.accessibilityElements?.count == count)
    }
    #expect(MultiSliderControl(thumbCount: 0).thumbCount == 1)
    #expect(MultiSliderControl(thumbCount: 20).thumbCount == 8)
  }

  @Test("Values are set together and sorted; missing ones and NaN keep theirs")
  func values() {
    let slider = slider([10, 40, 70])
    slider.thumbValues = [30, 20]
    #expect(slider.thumbValues == [20, 30, 70])
    slider[.lower].value = .nan
    #expect(slider.thumbValues == [20, 30, 70])
    #expect(slider[Thumb(rawValue: 2)].value == 70)
    #expect(slider[Thumb(rawValue: 3)].value.isNaN)
  }

  @Test("Each thumb can be dragged, and sends the events of a range slider")
  func dragging() {
    let slider = slider([10, 40, 70])
    let recorder = ControlEventRecorder(slider, for: [.valueChanged, .editingDidEnd])
    drag(slider, 1, by: 27.2)
    #expect(abs(slider.thumbValues[1] - 50) < 1e-6)
    #expect(slider.thumbValues[0] == 10 && slider.thumbValues[2] == 70)
    #expect(recorder.names.last == "editingDidEnd")
    #expect(slider.lastChange?.thumbs == ThumbSet(Thumb(rawValue: 1)))
  }

  @Test("A dragged thumb pushes all thumbs in its way")
  func push() {
    let slider = slider([10, 40, 70])
    slider.collision = .push
    drag(slider, 0, by: 272 * 0.7)
    #expect(slider.thumbValues.allSatisfy { abs($0 - 80) < 1e-6 })
  }

  @Test("A slider with one thumb fills from the minimum or from the neutral value")
  func neutralValue() throws {
    let slider = slider([25])
    slider.trackHighlightTintColor = .red
    func isFilled(_ fraction: CGFloat) throws -> Bool {
      host.layout()
      let point = slider.convert(CGPoint(x: 14 + 272 * fraction, y: 22), to: host.view)
      let color = try #require(host.color(at: point))
      return color.red > 200 && color.green < 100
    }
    #expect(try isFilled(0.1))
    #expect(try !isFilled(0.4))
    slider.neutralValue = 50
    #expect(try !isFilled(0.1))
    #expect(try isFilled(0.4))
    #expect(try !isFilled(0.6))
  }

  @Test("Limits of a thumb and the enabled range stop a drag")
  func limits() {
    let slider = slider([10, 40, 70])
    slider[.lower].limits = 0...20
    drag(slider, 0, by: 100)
    #expect(slider.thumbValues[0] == 20)
    slider.enabledRange = 0...80
    drag(slider, 2, by: 100)
    #expect(slider.thumbValues[2] == 80)
  }

  @Test("Assistive technologies distinguish the thumbs")
  func labels() {
    let slider = slider([10, 40, 70])
    let labels = (slider.accessibilityElements as? [UIAccessibilityElement] ?? [])
      .map(\.accessibilityLabel)
    #expect(labels == ["Minimum value", "Value 2", "Maximum value"])
  }

  @Test("Key-value observers are notified once of each change, by the app and by the user")
  func observation() {
    let slider = slider([10, 40, 70])
    slider.step = 10
    final class Log: @unchecked Sendable { var values: [[Double]] = [] }
    let log = Log()
    let observation = slider.observe(\.thumbValues, options: .new) { _, change in
      log.values.append((change.newValue ?? []).map { $0.rounded() })
    }
    slider[.lower].value = 20
    slider[.lower].value = 20
    drag(slider, 1, by: 27.2)
    slider.maximumValue = 60
    #expect(log.values == [[20, 40, 70], [20, 50, 70], [20, 50, 60]])
    observation.invalidate()
  }

  @Test("A drag that pushes neighbors notifies key-value observers once of each change")
  func observationOfPush() {
    let slider = slider([10, 40, 70])
    slider.step = 10
    slider.collision = .push
    final class Log: @unchecked Sendable { var values: [[Double]] = [] }
    let log = Log()
    let observation = slider.observe(\.thumbValues, options: .new) { _, change in
      log.values.append((change.newValue ?? []).map { $0.rounded() })
    }
    drag(slider, 1, by: 27.2 * 4)
    #expect(
      log.values == [
        [10, 50, 70], [10, 60, 70], [10, 70, 70], [10, 80, 80],
      ])
    observation.invalidate()
  }

  @Test("Another number of thumbs keeps values, bounds and rules")
  func thumbCount() {
    let slider = slider([10, 40, 70])
    slider.step = 5
    slider.showsValueLabels = true
    slider[Thumb(rawValue: 2)].isEnabled = false
    slider.thumbCount = 5
    host.layout()
    #expect(slider.thumbValues == [10, 40, 70, 80, 90])
    slider.thumbValues = [20, 35, 50, 65, 80]
    #expect(slider.accessibilityElements?.count == 5)
    #expect(slider.showsValueLabels && slider.step == 5)
    #expect(slider.layer.sublayers?.count == 3, "layers, focus ring and labels")
    slider.thumbCount = 2
    #expect(slider.thumbValues == [20, 35])
    slider.thumbCount = 99
    #expect(slider.thumbCount == 8)
    drag(slider, 7, by: 300)
    #expect(slider.thumbValues[7] == 100)
  }

  @Test("Another number of thumbs cancels a drag")
  func thumbCountDuringDrag() {
    let slider = slider([10, 40, 70])
    let recorder = ControlEventRecorder(slider, for: [.touchCancel, .editingDidEnd])
    let frame = slider.accessibilityElement(for: .lower).accessibilityFrameInContainerSpace
    host.touches.down(in: slider, at: CGPoint(x: frame.midX, y: frame.midY))
    slider.thumbCount = 2
    #expect(recorder.names == ["touchCancel", "editingDidEnd"])
    host.touches.up()
    #expect(slider.thumbValues == [10, 40])
  }

  @Test("A nib sets the attributes after the initializer, in any order")
  func nib() throws {
    var generator = SeededGenerator(seed: 3)
    let attributes = [
      SliderDocument.number("thumbCount", 4), SliderDocument.number("minimumValue", 0.5),
      SliderDocument.number("maximumValue", 3), SliderDocument.number("step", 0.25),
      SliderDocument.flag("isVertical"), SliderDocument.number("appearancePreset", 2),
    ]
    for _ in 0..<20 {
      let slider = try SliderDocument.slider(
        MultiSliderControl.self, attributes: attributes.shuffled(using: &generator))
      #expect(slider.thumbValues == [1, 1.5, 2, 2.5])
      #expect(slider.appearance == .minimal && slider.isVertical)
    }
  }
}
