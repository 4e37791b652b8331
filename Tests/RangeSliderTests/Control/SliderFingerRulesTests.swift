import RangeSlider
import TestSupport
import Testing
import UIKit

/// Several fingers on one slider: the thumbs of each, rules, and changes by the app.
@MainActor
struct SliderFingerRulesTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }

  private func downOnBoth() {
    stage.down(0, at: 20)
    stage.down(1, at: 80)
  }

  // MARK: Thumbs of the other finger

  @Test("A finger neither pushes nor passes the thumb of another one")
  func collision() {
    for collision in [ThumbCollision.push, .swap] {
      let stage = FingerStage()
      stage.slider.collision = collision
      stage.down(0, at: 20)
      stage.down(1, at: 80)
      stage.move(0, to: 95)
      #expect(stage.has(80, 80), "\(collision)")
      stage.move(1, to: 10)
      #expect(stage.has(80, 80), "\(collision)")
      stage.up(1)
      stage.move(0, to: 90)
      #expect(collision == .push ? stage.has(90, 90) : stage.has(80, 90), "\(collision)")
      stage.cancel(0)
      #expect(stage.has(20, 80), "\(collision)")
    }
  }

  @Test("A thumb that has been passed waits for the finger that passed it")
  func passed() {
    slider.collision = .swap
    stage.down(0, at: 20)
    stage.move(0, to: 95)
    #expect(stage.has(80, 95))
    stage.down(1, at: 80)
    stage.move(1, to: 50)
    #expect(stage.has(80, 95))
    stage.move(0, to: 20)
    #expect(stage.has(20, 80))
  }

  @Test("Thumbs that are pushed go home with the finger that pushed them")
  func pushed() {
    let stage = FingerStage([20, 40, 80])
    stage.slider.collision = .push
    stage.down(0, at: 20)
    stage.down(1, at: 80)
    stage.move(0, to: 60)
    stage.move(1, to: 70)
    #expect(stage.has([60, 60, 70]))
    stage.cancel(0)
    #expect(stage.has([20, 40, 70]))
    stage.up(1)
  }

  @Test("A thumb that moves between stops stays there when another finger is lifted or canceled")
  func snapping() {
    for isCanceled in [false, true] {
      for collision in ThumbCollision.allCases {
        let stage = FingerStage()
        stage.slider.step = 10
        stage.slider.snapsOnRelease = true
        stage.slider.collision = collision
        stage.down(0, at: 20)
        stage.down(1, at: 80)
        stage.move([0: 33, 1: 74])
        #expect(stage.has(33, 74), "\(collision)")
        if isCanceled { stage.cancel(0) } else { stage.up(0) }
        #expect(stage.has(isCanceled ? 20 : 30, 74), "\(collision)")
        stage.up(1)
        #expect(stage.has(isCanceled ? 20 : 30, 70), "\(collision)")
      }
    }
  }

  @Test("A finger that drags all thumbs leaves none to another one")
  func range() {
    slider.dragsRange = true
    stage.down(0, at: 50)
    stage.move(0, to: 55)
    stage.down(1, at: 85)
    stage.move(1, to: 95)
    stage.move(0, to: 60)
    #expect(stage.has(30, 90))
    stage.up(1)
    stage.cancel(0)
    #expect(stage.has(20, 80))
  }

  @Test("Beside a held thumb, the part between the thumbs moves the other one by a tap")
  func rangeBesideThumb() {
    slider.dragsRange = true
    stage.down(0, at: 20)
    stage.down(1, at: 40)
    stage.up(1)
    #expect(stage.has(20, 40))
    stage.move(0, to: 30)
    stage.up(0)
    #expect(stage.has(30, 40))
  }

  // MARK: Setters

  @Test("Values and bounds that the app sets during both drags leave the thumbs at the fingers")
  func setters() {
    downOnBoth()
    stage.move([0: 30, 1: 70])
    slider.setValues(lower: 5, upper: 95)
    stage.move([0: 31, 1: 69])
    #expect(stage.has(31, 69))
    slider.setRange(minimum: -100, maximum: 200)
    stage.move([0: 40, 1: 60])
    #expect(stage.has(40, 60))
    slider.minimumDistance = 30
    stage.move(0, to: 50)
    #expect(abs(slider.upperValue - slider.lowerValue - 30) < 1e-6)
    stage.cancel(0)
    stage.cancel(1)
    #expect(stage.has(20, 80))
  }

  @Test("A handler that rounds both values keeps neither finger from its thumb")
  func handler() {
    slider.addAction(
      UIAction { [slider] _ in
        slider.setValues(
          lower: (slider.lowerValue / 10).rounded() * 10,
          upper: (slider.upperValue / 10).rounded() * 10)
      }, for: .valueChanged)
    downOnBoth()
    for step in 1...20 { stage.move([0: 20 + Double(step), 1: 80 - Double(step)]) }
    #expect(stage.has(40, 60))
  }

  @Test("With one touch at a time, the second finger has no effect")
  func single() {
    slider.isMultipleTouchEnabled = false
    downOnBoth()
    stage.move([0: 30, 1: 60])
    #expect(stage.has(30, 80))
  }

  @Test("Any order of fingers, lifts and cancellations leaves the slider without a touch")
  func random() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<Torture.count(40, torture: 2_000) {
      let stage = FingerStage([10, 40, 60, 90])
      let slider = stage.slider
      slider.collision = ThumbCollision.allCases.randomElement(using: &random) ?? .stop
      slider.snapsOnRelease = Bool.random(using: &random)
      slider.step = Bool.random(using: &random) ? 5 : 0
      slider.dragsRange = Bool.random(using: &random)
      slider.tracksFromAnywhere = Bool.random(using: &random)
      var (begins, ends) = (0, 0)
      slider.addAction(UIAction { _ in begins += 1 }, for: .editingDidBegin)
      slider.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
      for _ in 0..<30 {
        let finger = Int.random(in: 0..<3, using: &random)
        let value = Double.random(in: -5...105, using: &random)
        switch (!stage.isDown(finger), Int.random(in: 0..<8, using: &random)) {
        case (true, _): stage.down(finger, at: value)
        case (_, 0): stage.up(finger)
        case (_, 1): stage.cancel(finger)
        default: stage.move(finger, to: value)
        }
        #expect(slider.thumbValues == slider.thumbValues.sorted())
      }
      for finger in 0..<3 { stage.up(finger) }
      #expect(!slider.isTracking && slider.trackedThumb == nil)
      #expect(begins <= ends, "a tap has an end alone")
      if slider.step > 0 {
        #expect(slider.thumbValues.allSatisfy { $0.remainder(dividingBy: 5) == 0 })
      }
    }
  }
}
