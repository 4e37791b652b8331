import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

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

  // MARK: Changes by the app during the drag

  private final class Source: NSObject, MainThreadObservable {
    // Objective-C posts what a setter changes.
    dynamic var value = 80.0 {
      willSet { willChangeValue(for: \.value) }
      didSet { didChangeValue(for: \.value) }
    }
  }

  @Test("Canceling a drag keeps the value of another thumb that follows a property")
  func keepsBoundThumb() {
    let (stage, source) = (SliderStage(), Source())
    stage.slider.bind(.upper, to: source, \.value)
    stage.down(.lower)
    stage.move(by: 10)
    source.value = 90
    stage.move(by: 5)
    stage.cancel()
    #expect(stage.values == [20, 90])
  }

  @Test("Canceling restores a thumb that a handler sets at every change")
  func restoresRounded() {
    let stage = SliderStage()
    stage.slider.addAction(
      UIAction { [slider = stage.slider] _ in
        slider.lowerValue = (slider.lowerValue / 10).rounded() * 10
      }, for: .valueChanged)
    stage.down(.lower)
    for _ in 0..<7 { stage.move(by: 4) }
    #expect(stage.values == [50, 80])
    stage.cancel()
    #expect(stage.values == [20, 80])
  }

  @Test("A value that is set before the finger moves is not changed by the drag, and remains")
  func keepsValueSetBefore() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.slider.lowerValue = 40
    stage.cancel()
    #expect(stage.values == [40, 80])
    stage.slider.setValues(lower: 50, upper: 50)
    stage.host.layout()
    stage.down(.lower)
    stage.slider.setValues(lower: 30, upper: 60)
    stage.cancel()
    #expect(stage.values == [30, 60])
  }

  @Test("A thumb that was set and then pushed returns to the value that was set")
  func restoresPushedToNewValue() {
    let stage = SliderStage()
    stage.slider.collision = .push
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.upperValue = 60
    stage.move(by: 50)
    #expect(stage.has(80, 80))
    stage.cancel()
    #expect(stage.values == [20, 60])
  }

  @Test("A pushed thumb that is set afterwards keeps its value")
  func keepsValueAfterPush() {
    let stage = SliderStage()
    stage.slider.collision = .push
    stage.down(.lower)
    stage.move(by: 70)
    stage.slider.upperValue = 95
    stage.cancel()
    #expect(stage.values == [20, 95])
  }

  @Test("A thumb that a value in code displaced during the drag returns")
  func restoresDisplaced() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.lowerValue = 95
    #expect(stage.values == [95, 95])
    stage.cancel()
    #expect(stage.values == [20, 80])
  }

  @Test("A passed thumb keeps the value that was set while it was passed")
  func keepsPassed() {
    let stage = SliderStage(20, 50)
    stage.slider.collision = .swap
    stage.down(.lower)
    stage.move(by: 50)
    #expect(stage.has(50, 70))
    stage.slider.lowerValue = 40
    stage.cancel()
    #expect(stage.values == [20, 40])
  }

  @Test("Canceling a drag of all thumbs restores them, and keeps bounds and rules")
  func rangeWithRules() {
    let stage = SliderStage()
    stage.slider.dragsRange = true
    stage.down(at: 150)
    stage.move(by: 10)
    stage.slider.setRange(minimum: -10, maximum: 200, lower: 50, upper: 60)
    stage.slider.minimumDistance = 5
    stage.cancel()
    #expect(stage.values == [20, 80])
    #expect([stage.slider.minimumValue, stage.slider.maximumValue] == [-10, 200])
    #expect(stage.slider.minimumDistance == 5)
  }

  @Test("Canceling reports the thumbs that return, and no other")
  func reportsRestored() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.upperValue = 90
    var thumbs: [ThumbSet] = []
    stage.slider.addAction(
      UIAction { [slider = stage.slider] _ in
        if let change = slider.lastChange { thumbs.append(change.thumbs) }
      }, for: .valueChanged)
    stage.cancel()
    #expect(thumbs == [.lower])
  }

  @Test("A drag without continuous events reports the thumbs that it moved, and no other")
  func reportsMoved() {
    let stage = SliderStage()
    stage.slider.isContinuous = false
    var thumbs: [ThumbSet] = []
    stage.slider.addAction(
      UIAction { [slider = stage.slider] _ in
        if let change = slider.lastChange { thumbs.append(change.thumbs) }
      }, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.upperValue = 90
    stage.up()
    #expect(thumbs == [.lower])
  }
}
