import ControlCore
import RangeSlider
import TestSupport
import Testing

/// Sections 2.4 and 2.5 through the path of real touches.
@MainActor
struct RangeSliderTrackingTests {
  // MARK: Which thumb

  @Test("The nearer thumb in reach is taken, on either side of the middle")
  func nearer() {
    let stage = SliderStage(50, 56)
    let middle = (stage.center(.lower).x + stage.center(.upper).x) / 2
    stage.down(at: middle - 2)
    #expect(stage.slider.trackedThumb == .lower)
    stage.up()
    stage.down(at: middle + 2)
    #expect(stage.slider.trackedThumb == .upper)
    stage.up()
  }

  @Test("Coincident thumbs wait for the finger's direction")
  func undecided() {
    let stage = SliderStage(50, 50)
    stage.down(.lower)
    #expect(stage.slider.trackedThumb == nil)
    #expect(stage.slider.isTracking)
    stage.move(by: 10)
    #expect(stage.slider.trackedThumb == .upper)
    #expect(stage.has(50, 60))
    stage.up()
  }

  @Test("In a mirrored slider the direction is reversed")
  func undecidedMirrored() {
    let stage = SliderStage(50, 50)
    stage.slider.semanticContentAttribute = .forceRightToLeft
    stage.host.layout()
    stage.drag(.lower, by: 10)
    #expect(stage.has(40, 50))
  }

  @Test("An undecided touch that is lifted changes nothing and sends no value")
  func undecidedLifted() {
    let stage = SliderStage(50, 50)
    let recorder = ControlEventRecorder(stage.slider)
    stage.down(.lower)
    stage.up()
    #expect(stage.values == [50, 50])
    #expect(
      recorder.names == ["touchDown", "editingDidBegin", "touchUpInside", "editingDidEnd"])
  }

  @Test("With a minimum distance too, at an end the thumb that can move is taken")
  func endWithDistance() {
    let stage = SliderStage(95, 100)
    stage.slider.minimumDistance = 5
    stage.host.layout()
    stage.down(at: stage.center(.upper).x - 1)
    #expect(stage.slider.trackedThumb == .lower)
    stage.up()
  }

  @Test("A disabled thumb is not taken, even when it is nearer")
  func disabledThumb() {
    let stage = SliderStage(50, 56)
    stage.slider.isLowerThumbEnabled = false
    stage.down(at: stage.center(.lower).x + 1)
    #expect(stage.slider.trackedThumb == .upper)
    stage.up()
    stage.down(at: stage.center(.lower).x - 10)
    #expect(!stage.slider.isTracking)
    stage.up()
  }

  @Test("A disabled thumb is neither pushed nor passed")
  func disabledThumbStays() {
    for collision in [ThumbCollision.push, .swap] {
      let stage = SliderStage()
      stage.slider.collision = collision
      stage.slider.isUpperThumbEnabled = false
      stage.drag(.lower, by: 75)
      #expect(stage.values == [80, 80])
    }
  }

  @Test("A tap on the track moves the nearest thumb, and reports it once")
  func trackTap() {
    let stage = SliderStage()
    stage.slider.tapsTrack = true
    let recorder = ControlEventRecorder(stage.slider)
    stage.down(at: 14 + 272 * 0.4)
    #expect(stage.values == [20, 80])
    stage.up()
    #expect(stage.has(40, 80))
    #expect(
      recorder.names == [
        "touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside", "editingDidEnd",
      ])
    #expect(stage.slider.lastChange?.source == .trackTap)
    #expect(stage.slider.lastChange?.thumbs == .lower)
  }

  @Test("A finger that moves does not tap, and the slider ends its tracking")
  func slippedTap() {
    let stage = SliderStage()
    stage.slider.tapsTrack = true
    stage.down(at: 150)
    stage.move(by: 2)
    #expect(stage.slider.isTracking)
    stage.move(by: 4)
    #expect(!stage.slider.isTracking)
    stage.up()
    #expect(stage.values == [20, 80])
  }

  @Test("A canceled tap moves and reports nothing")
  func cancelledTap() {
    let stage = SliderStage()
    stage.slider.tapsTrack = true
    let recorder = ControlEventRecorder(stage.slider)
    stage.down(at: 150)
    stage.cancel()
    #expect(stage.values == [20, 80])
    #expect(recorder.names == ["touchDown", "touchCancel"])
  }

  @Test("A tap snaps to the stops and stops at the distances")
  func tapOnStops() {
    let stage = SliderStage()
    stage.slider.tapsTrack = true
    stage.slider.step = 10
    stage.slider.minimumDistance = 30
    stage.host.touches.tap(stage.slider, at: CGPoint(x: 14 + 272 * 0.49, y: 22))
    #expect(stage.values == [50, 80])
  }

  @Test("The track takes taps by default, and with taps off leaves touches to others")
  func trackTapsByDefault() {
    let stage = SliderStage()
    stage.host.touches.tap(stage.slider, at: CGPoint(x: 14 + 272 * 0.9, y: 22))
    #expect(stage.has(20, 90))
    stage.slider.tapsTrack = false
    stage.down(at: 14 + 272 * 0.5)
    #expect(!stage.slider.isTracking)
    stage.up()
    #expect(stage.has(20, 90))
  }

  @Test("A tap between thumbs that drag together moves the nearest one")
  func tapBetweenDraggedThumbs() {
    let stage = SliderStage()
    stage.slider.dragsRange = true
    let recorder = ControlEventRecorder(
      stage.slider, for: [.editingDidBegin, .valueChanged, .editingDidEnd])
    stage.host.touches.tap(stage.slider, at: CGPoint(x: 14 + 272 * 0.4, y: 22))
    #expect(stage.has(40, 80))
    #expect(recorder.names == ["editingDidBegin", "valueChanged", "editingDidEnd"])
    #expect(stage.slider.lastChange?.source == .trackTap)
    stage.host.advance(by: 1)
    stage.down(at: 14 + 272 * 0.6)
    stage.move(by: 10)
    stage.up()
    #expect(stage.has(50, 90))
    #expect(stage.slider.lastChange?.source == .rangeDrag)
  }

  @Test("Each of two near thumbs takes the touches on its side")
  func nearThumbs() {
    let stage = SliderStage(50, 51)
    let middle = (stage.center(.lower).x + stage.center(.upper).x) / 2
    stage.down(at: middle - 38)
    #expect(stage.slider.trackedThumb == .lower)
    stage.move(by: -10)
    stage.up()
    #expect(stage.has(40, 51))
    stage.slider.setValues(lower: 50, upper: 51)
    stage.host.layout()
    stage.down(at: middle + 38)
    #expect(stage.slider.trackedThumb == .upper)
    stage.move(by: 10)
    stage.up()
    #expect(stage.has(50, 61))
  }

  @Test("The part between the thumbs drags both, and stops at an end without shrinking")
  func rangeDrag() {
    let stage = SliderStage()
    stage.slider.dragsRange = true
    stage.down(at: 150)
    #expect(stage.slider.trackedThumb == nil)
    stage.move(by: 10)
    #expect(stage.has(30, 90))
    #expect(stage.slider.lastChange?.source == .rangeDrag)
    #expect(stage.slider.lastChange?.thumbs == .both)
    stage.move(by: 90)
    #expect(stage.has(40, 100))
    stage.move(by: -95)
    #expect(stage.has(25, 85))
    stage.up()
  }

  @Test("With a grid the range moves by whole steps")
  func rangeDragOnStops() {
    let stage = SliderStage()
    stage.slider.dragsRange = true
    stage.slider.step = 20
    stage.down(at: 150)
    stage.move(by: 9)
    #expect(stage.values == [20, 80])
    stage.move(by: 2)
    #expect(stage.values == [40, 100])
    stage.up()
  }

  @Test("The touch target of a thumb at an end extends beyond the bounds")
  func targetBeyondBounds() {
    let stage = SliderStage(0, 80)
    stage.down(at: -7)
    #expect(stage.slider.trackedThumb == .lower)
    stage.up()
    stage.down(at: -9)
    #expect(!stage.slider.isTracking)
    stage.up()
  }

  @Test("A hidden, transparent or disabled slider takes no touches")
  func untouchable() {
    for change in [
      { (slider: RangeSliderControl) in slider.isHidden = true }, { $0.alpha = 0 },
      { $0.isUserInteractionEnabled = false }, { $0.isEnabled = false },
    ] {
      let stage = SliderStage()
      change(stage.slider)
      stage.drag(.lower, by: 10)
      #expect(stage.values == [20, 80])
      #expect(!stage.slider.isTracking)
    }
  }

  @Test("In a slider much higher than a thumb only the thumb's height takes touches")
  func tall() {
    let stage = SliderStage()
    stage.slider.frame.size.height = 200
    stage.host.layout()
    let thumb = stage.center(.lower)
    stage.host.touches.down(in: stage.slider, at: CGPoint(x: thumb.x, y: thumb.y + 30))
    #expect(!stage.slider.isTracking)
    stage.up()
  }

  // MARK: Drag

  @Test("A touch changes nothing, and the thumb keeps its distance to the finger")
  func grabOffset() {
    let stage = SliderStage()
    stage.down(at: stage.center(.lower).x + 9)
    #expect(stage.values == [20, 80])
    stage.move(by: 10)
    #expect(stage.has(30, 80))
    stage.up()
  }

  @Test("Any path that ends at the same place ends at the same values")
  func zigzag() {
    let stage = SliderStage()
    stage.down(.lower)
    for step in [40, -90, 300, -200, -30, -10] as [CGFloat] { stage.move(by: step) }
    #expect(stage.has(30, 80))
    stage.up()
  }

  @Test("The thumb stops at the distances")
  func distances() {
    let stage = SliderStage(30, 60)
    stage.slider.minimumDistance = 10
    stage.slider.maximumDistance = 45
    stage.down(.lower)
    stage.move(by: 60)
    #expect(stage.has(50, 60))
    stage.move(by: -99)
    #expect(stage.has(15, 60))
    stage.up()
  }

  @Test("With push the other thumb moves along and stays")
  func push() {
    let stage = SliderStage()
    stage.slider.collision = .push
    stage.down(.lower)
    stage.move(by: 70)
    #expect(stage.has(90, 90))
    #expect(stage.slider.lastChange?.thumbs == .both)
    stage.move(by: -60)
    #expect(stage.has(30, 90))
    stage.up()
  }

  @Test("With swap the held thumb changes, and the values stay in order")
  func swap() {
    let stage = SliderStage(20, 50)
    stage.slider.collision = .swap
    stage.down(.lower)
    stage.move(by: 50)
    #expect(stage.has(50, 70))
    #expect(stage.slider.trackedThumb == .upper)
    #expect(stage.slider.lastChange?.thumbs == .both)
    stage.move(by: -40)
    #expect(stage.has(30, 50))
    #expect(stage.slider.trackedThumb == .lower)
    stage.up()
  }

  @Test("Rules set in code during a drag apply at once, without a jump")
  func rulesDuringDrag() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 7)
    stage.slider.minimumDistance = 60
    #expect(stage.has(27, 87))
    stage.move(by: -5)
    #expect(stage.has(22, 87))
    stage.slider.setRange(minimum: 10, maximum: 50)
    #expect(stage.slider.lowerValue >= 10 && stage.slider.upperValue <= 50)
    stage.up()
  }

  @Test("A slider that is resized under the finger does not jump")
  func resizedDuringDrag() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.frame.size.width = 28 + 136
    stage.host.layout()
    stage.move(by: 0)
    #expect(stage.has(30, 80))
    stage.move(by: 10)
    #expect(stage.has(50, 80))
    stage.up()
  }

  @Test("A slider that loses its space under the finger keeps its values")
  func collapsedDuringDrag() {
    let stage = SliderStage()
    stage.down(.lower)
    stage.move(by: 10)
    stage.slider.frame.size.width = 0
    stage.host.layout()
    stage.move(by: 30)
    #expect(stage.has(30, 80))
    stage.slider.frame.size.width = 300
    stage.host.layout()
    stage.move(by: 5)
    #expect(stage.has(35, 80))
    stage.up()
  }

  @Test("Snapping waits for the release, which reports one last change")
  func snapsOnRelease() {
    let stage = SliderStage()
    stage.slider.step = 10
    stage.slider.snapsOnRelease = true
    let recorder = ControlEventRecorder(stage.slider, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: 13)
    #expect(stage.has(33, 80))
    #expect(recorder.names.count == 1)
    stage.up()
    #expect(stage.values == [30, 80])
    #expect(recorder.names.count == 2)
  }

  @Test("A release on a stop sends no further change")
  func snapsOnReleaseAtStop() {
    let stage = SliderStage(0, 80)
    stage.slider.step = 10
    stage.slider.snapsOnRelease = true
    stage.down(.upper)
    stage.move(by: 90)
    let recorder = ControlEventRecorder(stage.slider, for: .valueChanged)
    stage.up()
    #expect(stage.values == [0, 100])
    #expect(recorder.names.isEmpty)
  }

  @Test("On a logarithmic scale the thumb stays under the finger")
  func scale() {
    let stage = SliderStage()
    stage.slider.setRange(minimum: 1, maximum: 10_000, lower: 10, upper: 1000)
    stage.slider.scale = .logarithmic
    stage.host.layout()
    let before = stage.center(.lower).x
    stage.down(.lower)
    stage.move(by: 25)
    #expect(abs(stage.slider.lowerValue - 100) < 1e-6)
    stage.host.layout()
    #expect(abs(stage.center(.lower).x - before - 68) < 0.5)
    stage.up()
  }

  @Test("A slider is released with its haptics, its stream and a running touch")
  func released() {
    let host = TestHost()
    expectReleased(in: host) { host in
      let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
      slider.hapticSink = RecordingHapticSink()
      _ = slider.changes
      host.add(slider)
      host.touches.down(in: slider, at: CGPoint(x: 14 + 272 * 0.2, y: 22))
      host.touches.move(in: slider, to: CGPoint(x: 120, y: 22))
      slider.removeFromSuperview()
      host.touches.up()
      return [slider]
    }
  }
}
