import RangeSlider
import TestSupport
import Testing
import UIKit

/// Several fingers on one slider.
@MainActor
struct SliderFingersTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }

  private func downOnBoth() {
    stage.down(0, at: 20)
    stage.down(1, at: 80)
  }

  @Test("Two fingers move two thumbs, one after the other and in one event")
  func two() {
    downOnBoth()
    stage.move(0, to: 30)
    stage.move(1, to: 60)
    #expect(stage.has(30, 60))
    stage.move([0: 40, 1: 90])
    #expect(stage.has(40, 90))
    stage.move(0, to: 99)
    #expect(stage.has(90, 90), "a thumb stops at the one of the other finger")
    stage.move(1, to: 95)
    stage.move(0, to: 98)
    #expect(stage.has(95, 95))
  }

  @Test("The other finger goes on when one is lifted, and a third takes the free thumb")
  func lifted() {
    for first in [0, 1] {
      let stage = FingerStage()
      stage.down(0, at: 20)
      stage.down(1, at: 80)
      stage.move([0: 30, 1: 70])
      stage.up(first)
      stage.move(1 - first, to: first == 0 ? 60 : 35)
      #expect(first == 0 ? stage.has(30, 60) : stage.has(35, 70))
      stage.down(2, at: first == 0 ? 30 : 70)
      stage.move(2, to: first == 0 ? 10 : 90)
      stage.move(1 - first, to: 50)
      #expect(first == 0 ? stage.has(10, 50) : stage.has(50, 90))
      stage.up(1 - first)
      stage.move(2, to: first == 0 ? 20 : 80)
      #expect(first == 0 ? stage.has(20, 50) : stage.has(50, 80))
      stage.up(2)
      #expect(stage.slider.trackedThumb == nil && !stage.slider.isTracking)
    }
  }

  @Test("Two fingers that touch in one event take two thumbs")
  func together() {
    stage.down([0: 20, 1: 80])
    stage.move([0: 25, 1: 75])
    #expect(stage.has(25, 75))
  }

  @Test(
    "Two fingers on thumbs on top of each other move both, whichever moves first",
    arguments: [[(0, 30.0), (1, 70.0)], [(0, 70.0), (1, 30.0)], [(1, 30.0), (0, 20.0)]])
  func coinciding(moves: [(finger: Int, value: Double)]) {
    let stage = FingerStage(50, 50)
    stage.down(0, at: 50)
    stage.down(1, at: 50)
    stage.down(2, at: 50)
    stage.move(2, to: 90)
    #expect(stage.has(50, 50), "there is no thumb for a third finger")
    for move in moves { stage.move(move.finger, to: move.value) }
    let values = moves.map(\.value)
    #expect(values == [30, 20] ? stage.has(30, 30) : stage.has(30, 70))
    stage.cancel(moves[0].finger)
    stage.up(moves[1].finger)
    #expect(stage.slider.trackedThumb == nil && !stage.slider.isTracking)
  }

  @Test("In one event, two fingers part thumbs on top of each other")
  func coincidingTogether() {
    let stage = FingerStage(50, 50)
    stage.down([0: 50, 1: 50])
    stage.move([0: 60, 1: 40])
    #expect(stage.has(40, 60))
  }

  @Test("Each finger has its events, with the thumb that it moves")
  func events() {
    let recorder = ControlEventRecorder(
      slider,
      for: [
        .touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .editingDidBegin, .editingDidEnd,
      ])
    var changes: [RangeChange] = []
    for event in [UIControl.Event.editingDidBegin, .valueChanged, .editingDidEnd] {
      slider.addAction(
        UIAction { [slider] _ in if let change = slider.lastChange { changes.append(change) } },
        for: event)
    }
    downOnBoth()
    stage.move(1, to: 70)
    stage.move(0, to: 30)
    stage.up(0)
    stage.move(1, to: 60)
    stage.up(1)
    #expect(
      recorder.names == [
        "touchDown", "editingDidBegin", "touchDown", "editingDidBegin", "valueChanged",
        "valueChanged", "touchUpInside", "editingDidEnd", "valueChanged", "touchUpInside",
        "editingDidEnd",
      ])
    #expect(
      changes.map(\.thumbs) == [.lower, .upper, .upper, .lower, .lower, .upper, .upper])
    #expect(
      changes.map(\.phase) == [.began, .began, .changed, .changed, .ended, .changed, .ended])
  }

  @Test("A finger that slips far off ends outside, whichever it is", arguments: [0, 1])
  func outside(finger: Int) {
    downOnBoth()
    let recorder = ControlEventRecorder(slider, for: [.touchUpInside, .touchUpOutside])
    stage.move(finger, to: 50, across: 200)
    stage.up(finger)
    #expect(recorder.names == ["touchUpOutside"])
  }

  // MARK: Cancellation

  @Test("Canceling one finger restores its thumb alone, and the other goes on", arguments: [0, 1])
  func cancelOne(finger: Int) {
    downOnBoth()
    stage.move([0: 30, 1: 70])
    let recorder = ControlEventRecorder(
      slider, for: [.touchCancel, .valueChanged, .editingDidEnd])
    stage.cancel(finger)
    #expect(finger == 0 ? stage.has(20, 70) : stage.has(30, 80))
    #expect(recorder.names == ["valueChanged", "touchCancel", "editingDidEnd"])
    #expect(slider.lastChange?.thumbs == (finger == 0 ? .lower : .upper))
    #expect(slider.lastChange?.phase == .cancelled)
    stage.move(1 - finger, to: 50)
    #expect(finger == 0 ? stage.has(20, 50) : stage.has(50, 80))
    stage.cancel(1 - finger)
    #expect(stage.has(20, 80))
  }

  @Test("A thumb returns as near to its value as the one of the other finger allows")
  func cancelBlocked() {
    downOnBoth()
    stage.move(0, to: 10)
    stage.move(1, to: 15)
    stage.cancel(0)
    #expect(stage.has(15, 15))
    stage.move(1, to: 40)
    stage.up(1)
    #expect(stage.has(15, 40))
  }

  @Test("Disabling a thumb cancels its finger alone", arguments: [0, 1])
  func disableThumb(finger: Int) {
    downOnBoth()
    stage.move([0: 30, 1: 70])
    let recorder = ControlEventRecorder(slider, for: [.touchCancel, .editingDidEnd])
    slider[finger == 0 ? .lower : .upper].isEnabled = false
    #expect(recorder.names == ["touchCancel", "editingDidEnd"])
    #expect(finger == 0 ? stage.has(20, 70) : stage.has(30, 80))
    stage.move([0: 40, 1: 60])
    #expect(finger == 0 ? stage.has(20, 60) : stage.has(40, 80))
    stage.up(0)
    stage.up(1)
  }

  @Test("Disabling, hiding, removing and canceling in code end both, each with its events")
  func endBoth() {
    let ways: [@MainActor (RangeSliderControl) -> Void] = [
      { $0.isEnabled = false }, { $0.isHidden = true }, { $0.removeFromSuperview() },
      { $0.cancelTracking(with: nil) },
    ]
    for (index, way) in ways.enumerated() {
      let stage = FingerStage()
      stage.down(0, at: 20)
      stage.down(1, at: 80)
      stage.move([0: 30, 1: 70])
      let recorder = ControlEventRecorder(
        stage.slider, for: [.touchCancel, .valueChanged, .editingDidEnd])
      way(stage.slider)
      #expect(stage.has(20, 80), "\(index)")
      #expect(
        recorder.names == [
          "valueChanged", "touchCancel", "editingDidEnd", "valueChanged", "touchCancel",
          "editingDidEnd",
        ], "\(index)")
      recorder.clear()
      stage.up(0)
      stage.up(1)
      #expect(recorder.names.isEmpty, "\(index)")
      #expect(!stage.slider.isTracking && !stage.slider.isHighlighted, "\(index)")
    }
  }

  @Test("Without restoring, canceling one finger leaves both thumbs where they are")
  func cancelKeeping() {
    slider.cancelRestoresValues = false
    downOnBoth()
    stage.move([0: 30, 1: 70])
    stage.cancel(0)
    #expect(stage.has(30, 70))
    stage.move(1, to: 60)
    #expect(stage.has(30, 60))
  }

  // MARK: Subclasses

  private final class CountingSlider: RangeSliderControl {
    var calls: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end")
      super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
      calls.append("cancel")
      super.cancelTracking(with: event)
    }
  }

  @Test("Overrides of the tracking methods are called for each finger")
  func overrides() {
    let slider = CountingSlider()
    let stage = FingerStage(slider as RangeSliderControl)
    slider.setValues(lower: 20, upper: 80)
    slider.calls = []
    stage.down(0, at: 20)
    stage.down(1, at: 80)
    stage.move(1, to: 70)
    stage.move(0, to: 30)
    stage.cancel(1)
    stage.up(0)
    #expect(slider.calls == ["begin", "begin", "continue", "continue", "cancel", "end"])
    #expect(stage.has(30, 80))
  }
}
