import RangeSlider
import TestSupport
import Testing

/// Section 2.7.
@MainActor
struct RangeSliderCancelTests {
  /// The ways in which a drag can be broken off.
  enum Way: CaseIterable, Sendable {
    case system, disabling, hiding, removing, code, disablingThumb
  }

  private func cancel(_ stage: SliderStage, _ way: Way) {
    switch way {
    case .system: stage.cancel()
    case .disabling: stage.slider.isEnabled = false
    case .hiding: stage.slider.isHidden = true
    case .removing: stage.slider.removeFromSuperview()
    case .code: stage.slider.cancelTracking(with: nil)
    case .disablingThumb: stage.slider.isLowerThumbEnabled = false
    }
  }

  private func restore(_ stage: SliderStage) {
    stage.slider.isEnabled = true
    stage.slider.isHidden = false
    stage.slider.isLowerThumbEnabled = true
    stage.host.add(stage.slider)
  }

  @Test("Whatever interrupts a drag, the values are restored and the next touch works")
  func ways() {
    for way in Way.allCases {
      let stage = SliderStage()
      let recorder = ControlEventRecorder(stage.slider)
      stage.down(.lower)
      stage.move(by: 10)
      recorder.clear()
      cancel(stage, way)
      #expect(stage.values == [20, 80], "\(way)")
      #expect(stage.slider.trackedThumb == nil, "\(way)")
      #expect(!stage.slider.isHighlighted, "\(way)")
      #expect(
        recorder.names == [
          "valueChanged", "primaryActionTriggered", "touchCancel", "editingDidEnd",
        ], "\(way)")
      #expect(stage.slider.lastChange?.phase == .cancelled, "\(way)")
      recorder.clear()
      stage.move(by: 30)
      stage.up()
      #expect(stage.values == [20, 80], "\(way)")
      #expect(recorder.names.isEmpty, "\(way)")
      restore(stage)
      stage.drag(.lower, by: 10)
      #expect(stage.has(30, 80), "\(way)")
    }
  }

  @Test("A finger lifted without another move after a cancel by code ends nothing")
  func liftedAfterCancel() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.cancelTracking(with: nil)
    let recorder = ControlEventRecorder(stage.slider)
    stage.up()
    #expect(recorder.names.isEmpty)
    #expect(!stage.slider.isTracking)
    #expect(stage.values == [20, 80])
  }

  @Test("A system cancellation after a cancellation in code has no effect")
  func cancelledTwice() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.cancelTracking(with: nil)
    let recorder = ControlEventRecorder(stage.slider)
    stage.slider.cancelTracking(with: nil)
    stage.cancel()
    #expect(recorder.names.isEmpty)
    #expect(!stage.slider.isTracking)
  }

  @Test("With the option off the values stay where the finger moved them")
  func keepsValues() {
    let stage = SliderStage()
    stage.slider.cancelRestoresValues = false
    let recorder = ControlEventRecorder(stage.slider, for: [.valueChanged, .editingDidEnd])
    stage.down(.lower)
    stage.move(by: 10)
    stage.cancel()
    #expect(stage.has(30, 80))
    #expect(recorder.names == ["valueChanged", "editingDidEnd"])
  }

  @Test("Kept values that were not reported are reported then, and rest at a stop")
  func keepsValuesNotContinuous() {
    let stage = SliderStage()
    stage.slider.cancelRestoresValues = false
    stage.slider.isContinuous = false
    stage.slider.snapsOnRelease = true
    stage.slider.step = 10
    let recorder = ControlEventRecorder(stage.slider, for: [.valueChanged, .editingDidEnd])
    stage.down(.lower)
    stage.move(by: 13)
    stage.cancel()
    #expect(stage.values == [30, 80])
    #expect(recorder.names == ["valueChanged", "editingDidEnd"])
  }

  @Test("Canceling a push, swap or range drag restores both values")
  func bothThumbs() {
    for collision in [ThumbCollision.push, .swap] {
      let stage = SliderStage()
      stage.slider.collision = collision
      stage.down(.lower)
      stage.move(by: 75)
      stage.cancel()
      #expect(stage.values == [20, 80])
    }
    let stage = SliderStage()
    stage.slider.dragsRange = true
    stage.down(at: 150)
    stage.move(by: 75)
    stage.cancel()
    #expect(stage.values == [20, 80])
  }

  @Test("Canceling a drag keeps older requests")
  func keepsRequests() {
    let stage = SliderStage(20, 50)
    stage.slider.maximumValue = 40
    stage.host.layout()
    stage.down(.lower)
    stage.move(by: 5)
    stage.cancel()
    stage.slider.maximumValue = 100
    #expect(stage.values == [20, 50])
  }
}
