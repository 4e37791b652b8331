import ControlCore
import RangeSlider
import TestSupport
import Testing

/// D10: what a finger feels.
@MainActor
struct RangeSliderHapticTests {
  private let stage = SliderStage()
  private let sink = RecordingHapticSink()

  init() {
    stage.slider.hapticSink = sink
  }

  @Test("Each stop has one haptic, an end one, and none while pressed against it")
  func stepsAndEnd() {
    stage.slider.step = 10
    stage.down(.lower)
    #expect(sink.prepareCount == 1)
    #expect(sink.played.isEmpty)
    stage.move(by: -10)
    #expect(sink.played == [.selection])
    stage.move(by: -3)
    #expect(sink.played == [.selection])
    stage.move(by: -10)
    #expect(sink.played == [.selection, .impact(intensity: 1)])
    stage.move(by: -10)
    #expect(sink.played.count == 2)
    stage.up()
  }

  @Test("Of a thousand stops a fast drag plays at most twenty haptics a second, and the end")
  func manyStops() {
    stage.slider.step = 0.1
    stage.down(.lower)
    for _ in 0..<60 { stage.move(by: -0.3) }
    #expect(sink.played.count <= 8)
    let before = sink.played.count
    for _ in 0..<15 { stage.move(by: 4) }
    #expect(sink.played.count <= before + 5)
    stage.move(by: -100)
    #expect(sink.played.last == .impact(intensity: 1))
    stage.up()
  }

  @Test("Without stops only ends and the other thumb have haptics")
  func contact() {
    stage.slider.minimumDistance = 10
    stage.down(.lower)
    stage.move(by: 20)
    #expect(sink.played.isEmpty)
    stage.move(by: 60)
    #expect(sink.played == [.impact(intensity: 0.6)])
    stage.move(by: 10)
    #expect(sink.played.count == 1)
    stage.move(by: -60)
    stage.move(by: 60)
    #expect(sink.played.count == 2)
    stage.up()
  }

  @Test("A thumb that starts at an end has no haptic there")
  func startingAtEnd() {
    stage.slider.lowerValue = 0
    stage.host.layout()
    stage.down(.lower)
    stage.move(by: -10)
    #expect(sink.played.isEmpty)
    stage.up()
  }

  @Test("Changes by the app or a screen reader have no haptics, nor has a canceled drag")
  func silent() throws {
    stage.slider.step = 10
    stage.slider.lowerValue = 0
    let elements = try #require(stage.slider.accessibilityElements as? [UIAccessibilityElement])
    elements[1].accessibilityIncrement()
    elements[1].accessibilityIncrement()
    stage.host.layout()
    stage.down(.lower)
    stage.move(by: 10)
    let played = sink.played.count
    stage.cancel()
    #expect(played == 1)
    #expect(sink.played.count == 1)
  }

  @Test("Each kind of haptics has an option, and there is one for all")
  func switches() {
    stage.slider.step = 10
    stage.slider.playsStepHaptics = false
    stage.slider.playsEndHaptics = false
    stage.drag(.lower, by: -30)
    #expect(sink.played.isEmpty)
    stage.slider.playsContactHaptics = false
    stage.drag(.lower, by: 300)
    #expect(sink.played.isEmpty)
    stage.slider.playsStepHaptics = true
    stage.slider.playsHaptics = false
    stage.drag(.lower, by: -20)
    #expect(sink.played.isEmpty)
    stage.slider.playsHaptics = true
    stage.drag(.lower, by: -20)
    #expect(sink.played == [.selection])
  }

  @Test("Both thumbs together have a haptic at the end that one of them reaches")
  func range() {
    stage.slider.dragsRange = true
    stage.down(at: 150)
    stage.move(by: 40)
    stage.move(by: 10)
    #expect(sink.played == [.impact(intensity: 1)])
    stage.up()
  }
}
