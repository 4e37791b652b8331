import RangeSlider
import TestSupport
import Testing
import UIKit

/// Drags that begin beside the thumbs.
@MainActor
struct SliderAnywhereTests {
  private let stage = FingerStage()
  private var slider: RangeSliderControl { stage.slider }

  init() { slider.tracksFromAnywhere = true }

  @Test("The nearest thumb comes to the finger and follows it")
  func nearest() {
    stage.down(0, at: 45)
    #expect(stage.has(45, 80))
    #expect(slider.trackedThumb == .lower)
    stage.move(0, to: 60)
    #expect(stage.has(60, 80))
    stage.move(0, to: 10)
    #expect(stage.has(10, 80))
    stage.up(0)
    stage.drag(from: 50, to: 70)
    #expect(stage.has(10, 70))
    stage.drag(from: 98, to: 90)
    #expect(stage.has(10, 90))
  }

  @Test("A thumb that is touched keeps its distance to the finger")
  func onThumb() {
    stage.drag(from: 22, to: 32)
    #expect(stage.has(30, 80))
  }

  @Test("Without it a drag beside the thumbs moves nothing, and in a style without thumbs it is on")
  func byStyle() {
    slider.tracksFromAnywhere = false
    stage.drag(from: 45, to: 60)
    #expect(stage.has(20, 80))
    slider.appearance = .thumbless
    stage.drag(from: 45, to: 60)
    #expect(stage.has(60, 80))
    #expect(!slider.tracksFromAnywhere)
  }

  @Test("The thumb comes after the beginning is reported, and a lift without a movement ends that")
  func events() {
    let recorder = ControlEventRecorder(
      slider, for: [.touchDown, .editingDidBegin, .valueChanged, .touchUpInside, .editingDidEnd])
    stage.down(0, at: 45)
    #expect(recorder.names == ["touchDown", "editingDidBegin", "valueChanged"])
    #expect(slider.lastChange?.source == .touch)
    recorder.clear()
    stage.up(0)
    #expect(recorder.names == ["touchUpInside", "editingDidEnd"])
    #expect(stage.has(45, 80))
  }

  @Test("Canceling restores the value before the thumb came")
  func cancel() {
    stage.down(0, at: 45)
    stage.cancel(0)
    #expect(stage.has(20, 80))
    stage.down(0, at: 45)
    stage.move(0, to: 60)
    slider.upperValue = 90
    slider.isEnabled = false
    #expect(stage.has(20, 90))
  }

  @Test("A handler of the beginning can disable the slider before the thumb comes")
  func disabledAtBegin() {
    slider.addAction(
      UIAction { [slider] _ in slider.isEnabled = false }, for: .editingDidBegin)
    stage.down(0, at: 45)
    #expect(stage.has(20, 80))
    #expect(!slider.isTracking)
  }

  @Test("A value that the app sets during the drag stays until the finger moves")
  func setter() {
    stage.down(0, at: 45)
    slider.lowerValue = 10
    #expect(stage.has(10, 80))
    stage.move(0, to: 50)
    #expect(stage.has(50, 80))
    slider.maximumValue = 200
    stage.move(0, to: 60)
    #expect(stage.has(60, 80))
    stage.up(0)
  }

  @Test("A thumb that is not enabled does not come, and the next one does")
  func disabledThumb() {
    slider.isLowerThumbEnabled = false
    stage.drag(from: 45, to: 40)
    #expect(stage.has(20, 40))
  }

  @Test("Rules and stops apply to the thumb that comes")
  func rules() {
    slider.step = 10
    slider.minimumDistance = 30
    stage.down(0, at: 48)
    #expect(stage.has(50, 80))
    stage.move(0, to: 70)
    #expect(stage.has(50, 80))
    stage.up(0)
  }

  @Test("The part between the thumbs moves all of them, if it does so otherwise")
  func range() {
    slider.dragsRange = true
    stage.drag(from: 45, to: 55)
    #expect(stage.has(30, 90))
    stage.drag(from: 10, to: 15)
    #expect(stage.has(15, 90))
  }

  @Test("Two fingers bring two thumbs")
  func two() {
    stage.down(0, at: 40)
    stage.down(1, at: 60)
    #expect(stage.has(40, 60))
    stage.move([0: 10, 1: 90])
    #expect(stage.has(10, 90))
    stage.cancel(0)
    #expect(stage.has(20, 90))
    stage.cancel(1)
    #expect(stage.has(20, 80))
  }

  @Test("It needs no taps, and works in mirrored and vertical sliders")
  func directions() {
    slider.tapsTrack = false
    slider.semanticContentAttribute = .forceRightToLeft
    stage.drag(from: 45, to: 60)
    #expect(stage.has(60, 80))
    slider.frame = CGRect(x: 100, y: 200, width: 44, height: 328)
    slider.isVertical = true
    stage.drag(from: 30, to: 10)
    #expect(stage.has(10, 80))
  }

  @Test("A scroll view takes a quick movement across the slider, and none along it")
  func scrollView() {
    let scrollView = UIScrollView(frame: stage.host.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.host.add(scrollView)
    scrollView.addSubview(slider)
    drag(by: CGVector(dx: 0, dy: -90))
    #expect(scrollView.contentOffset.y > 0)
    #expect(stage.has(20, 80))
    stage.host.touches.up()
    stage.host.advance(by: 3)
    scrollView.contentOffset = .zero
    drag(by: CGVector(dx: 45, dy: 0))
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.has(60, 80))
    stage.host.touches.up()
  }

  @Test("A recognizer that takes a movement across the slider restores the value")
  func recognizer() {
    stage.host.view.addGestureRecognizer(UIPanGestureRecognizer())
    drag(by: CGVector(dx: 0, dy: -90))
    #expect(stage.has(20, 80))
    #expect(slider.lastChange?.phase == .cancelled)
    stage.host.touches.up()
    drag(by: CGVector(dx: 45, dy: 0))
    #expect(stage.has(60, 80))
    stage.host.touches.up()
  }

  private func drag(by movement: CGVector) {
    let start = stage.point(45)
    stage.host.touches.down(start)
    stage.host.touches.glide(to: CGPoint(x: start.x + movement.dx, y: start.y + movement.dy))
  }
}
