import RangeSlider
import TestSupport
import Testing

/// The control under real touches.
@MainActor
struct RangeSliderControlTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
  }

  /// The center of a thumb in the slider's coordinates, from the accessibility frame.
  private func center(_ thumb: Thumb) -> CGPoint {
    let elements = slider.accessibilityElements as? [UIAccessibilityElement] ?? []
    let frame = elements[thumb == .lower ? 0 : 1].accessibilityFrameInContainerSpace
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ thumb: Thumb, by distance: CGFloat) {
    let start = center(thumb)
    host.touches.drag(
      in: slider, from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

  @Test("A new slider has the tutorial's defaults") func seedDefaults() {
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.lowerValue == 0.2)
    #expect(slider.upperValue == 0.8)
    #expect(slider.thumbImage == nil)
    #expect(slider.highlightedThumbImage == nil)
  }

  @Test("A thumb moves exactly as far as the finger")
  func thumbFollowsFinger() {
    slider.maximumValue = 10
    slider.lowerValue = 2
    slider.upperValue = 8
    host.layout()
    let before = center(.lower)
    drag(.lower, by: 30)
    #expect(isClose(center(.lower).x, before.x + 30))
    #expect(isClose(slider.lowerValue, 2 + 30.0 / 272 * 10))
    #expect(slider.upperValue == 8)
  }

  @Test("Both thumbs can be dragged, and each change is sent")
  func events() {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    drag(.upper, by: -20)
    #expect(!recorder.names.isEmpty)
    #expect(slider.upperValue < 0.8)
    recorder.clear()
    drag(.lower, by: 20)
    #expect(!recorder.names.isEmpty)
    #expect(slider.lowerValue > 0.2)
  }

  @Test("Touching without moving sends nothing")
  func touchWithoutMove() {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    host.touches.tap(slider, at: center(.lower))
    #expect(recorder.names.isEmpty)
    #expect(slider.lowerValue == 0.2)
  }

  @Test("Setting values in code sends no events")
  func programmaticChangeIsSilent() {
    let recorder = ControlEventRecorder(slider)
    slider.lowerValue = 0.4
    slider.maximumValue = 5
    host.layout()
    #expect(recorder.names.isEmpty)
  }

  @Test("A touch on the bare track is refused")
  func bareTrack() {
    host.touches.drag(
      in: slider, from: CGPoint(x: 150, y: 22), to: CGPoint(x: 200, y: 22))
    #expect(slider.lowerValue == 0.2)
    #expect(slider.upperValue == 0.8)
    #expect(!slider.isTracking)
  }

  @Test("Past the stop and nearly back, the thumb has not moved")
  func overshoot() {
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 200, y: start.y))
    #expect(slider.lowerValue == 0)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 100, y: start.y))
    #expect(slider.lowerValue == 0)
    host.touches.up()
  }

  @Test("The finger can leave the control")
  func outside() {
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x + 27.2, y: start.y + 300))
    #expect(isClose(slider.lowerValue, 0.3))
    host.touches.up()
    #expect(isClose(slider.lowerValue, 0.3))
  }

  @Test("Where the thumbs coincide the direction decides")
  func coincident() {
    slider.lowerValue = 0.5
    slider.upperValue = 0.5
    host.layout()
    drag(.lower, by: 30)
    #expect(slider.lowerValue == 0.5)
    #expect(slider.upperValue > 0.5)
    slider.upperValue = 0.5
    host.layout()
    drag(.upper, by: -30)
    #expect(slider.lowerValue < 0.5)
    #expect(slider.upperValue == 0.5)
  }

  @Test("With both at the minimum the upper thumb can be moved away")
  func stuckAtMinimum() {
    slider.lowerValue = 0
    slider.upperValue = 0
    host.layout()
    drag(.lower, by: 60)
    #expect(slider.lowerValue == 0)
    #expect(slider.upperValue > 0.2)
  }

  @Test("Canceling a drag restores the values and releases the thumb")
  func cancel() {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x + 40, y: start.y))
    #expect(slider.trackedThumb == .lower)
    let sent = recorder.names.count
    host.touches.cancel()
    #expect(slider.lowerValue == 0.2)
    #expect(slider.trackedThumb == nil)
    #expect(recorder.names.count == sent + 1)
    host.touches.drag(in: slider, from: CGPoint(x: 150, y: 22), to: CGPoint(x: 190, y: 22))
    #expect(slider.lowerValue == 0.2)
  }

  @Test("Disabling the control cancels the drag")
  func disabling() {
    let start = center(.upper)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 40, y: start.y))
    slider.isEnabled = false
    #expect(slider.upperValue == 0.8)
    #expect(slider.trackedThumb == nil)
    host.touches.up()
  }

  @Test("Hiding the control cancels the drag, and the remaining finger moves nothing")
  func hiding() {
    let start = center(.upper)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 40, y: start.y))
    slider.isHidden = true
    #expect(slider.upperValue == 0.8)
    #expect(slider.trackedThumb == nil)
    slider.isHidden = false
    host.touches.move(in: slider, to: CGPoint(x: start.x - 60, y: start.y))
    #expect(slider.upperValue == 0.8)
    #expect(!slider.isTracking)
    host.touches.up()
    drag(.upper, by: -27.2)
    #expect(isClose(slider.upperValue, 0.7))
  }

  @Test("Leaving the window cancels the drag")
  func removing() {
    let start = center(.upper)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 40, y: start.y))
    slider.removeFromSuperview()
    #expect(slider.upperValue == 0.8)
    #expect(slider.trackedThumb == nil)
    host.touches.up()
    host.add(slider)
    drag(.upper, by: -27.2)
    #expect(isClose(slider.upperValue, 0.7))
  }

  @Test("Bounds set in code during a drag outlast its cancellation")
  func boundsSetDuringDrag() {
    let start = center(.upper)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x - 40, y: start.y))
    slider.maximumValue = 2
    slider.minimumValue = 0.3
    host.touches.cancel()
    #expect(slider.maximumValue == 2)
    #expect(slider.minimumValue == 0.3)
    #expect(slider.lowerValue == 0.3)
    #expect(slider.upperValue == 0.8)
  }

  @Test("A handler that disables the control ends the drag")
  func disablingFromListener() {
    slider.addAction(UIAction { [slider] _ in slider.isEnabled = false }, for: .valueChanged)
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x + 40, y: start.y))
    #expect(slider.lowerValue == 0.2)
    #expect(!slider.isTracking)
    #expect(slider.trackedThumb == nil)
    host.touches.up()
  }

  @Test("Canceling without a drag does nothing")
  func cancelWithoutDrag() {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    slider.cancelTracking(with: nil)
    slider.cancelTracking(with: nil)
    #expect(recorder.names.isEmpty)
    #expect(slider.lowerValue == 0.2)
  }

  @Test("A second finger on the same thumb neither moves nor ends the drag")
  func secondFinger() {
    let start = center(.lower)
    host.touches.down(in: slider, at: start, finger: 0)
    host.touches.down(in: slider, at: CGPoint(x: start.x + 6, y: 22), finger: 1)
    host.touches.move(in: slider, to: CGPoint(x: 150, y: 22), finger: 1)
    host.touches.up(finger: 1)
    #expect(slider.lowerValue == 0.2 && slider.upperValue == 0.8)
    host.touches.move(in: slider, to: CGPoint(x: start.x + 27.2, y: start.y), finger: 0)
    #expect(isClose(slider.lowerValue, 0.3))
    host.touches.up(finger: 0)
  }

  @Test("A drag goes on from the place of the finger after a value is set in code")
  func changeDuringDrag() {
    let start = center(.lower)
    host.touches.down(in: slider, at: start)
    host.touches.move(in: slider, to: CGPoint(x: start.x + 10, y: start.y))
    slider.lowerValue = 0.5
    host.touches.move(in: slider, to: CGPoint(x: start.x + 27.2, y: start.y))
    #expect(isClose(slider.lowerValue, 0.3))
    host.touches.up()
  }

  @Test("From right to left, dragging right lowers")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(center(.lower).x > center(.upper).x)
    drag(.lower, by: -27.2)
    #expect(isClose(slider.lowerValue, 0.3))
  }

  @Test("Without space the values stay finite and tracking is refused")
  func noRoom() {
    slider.frame = .zero
    host.layout()
    host.touches.drag(
      in: host.view, from: CGPoint(x: 1, y: 1), to: CGPoint(x: 100, y: 1))
    #expect(slider.lowerValue == 0.2)
    #expect(slider.upperValue == 0.8)
  }

  @Test("The target is at least 44 points high even where the control is not")
  func target() {
    slider.frame.size.height = 10
    host.layout()
    let point = CGPoint(x: center(.lower).x, y: -15)
    #expect(host.view.hitTest(slider.convert(point, to: host.view), with: nil) === slider)
  }

  @Test("The height is a thumb's and at least 44, the width is flexible")
  func size() {
    #expect(
      slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    slider.thumbImage = picture(60, .red)
    #expect(slider.intrinsicContentSize.height == 60)
  }

  @Test("The slider has two adjustable elements, lower first, the same objects always")
  func accessibilityElements() throws {
    let before = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    #expect(!slider.isAccessibilityElement)
    #expect(before.count == 2)
    #expect(before.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
    #expect(before.map(\.accessibilityValue) == ["0.20", "0.80"])
    #expect(before.allSatisfy { $0.accessibilityLabel?.isEmpty == false })
    slider.lowerValue = 0.4
    #expect(before[0].accessibilityValue == "0.40", "asked before the next layout pass")
    slider.isEnabled = false
    #expect(before.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
    slider.isEnabled = true
    #expect(before.allSatisfy { $0.accessibilityTraits == .adjustable })
    before[1].accessibilityValue = "eighty"
    #expect(before[1].accessibilityValue == "eighty")
    before[1].accessibilityValue = nil
    host.layout()
    let after = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    #expect(zip(before, after).allSatisfy { $0 === $1 })
    #expect(after.map(\.accessibilityValue) == ["0.40", "0.80"])
  }

  @Test("An element is as large as its thumb, at least 44, and is activated at its center")
  func accessibilityTarget() throws {
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements[0].accessibilityFrame.size == CGSize(width: 44, height: 44))
    let middle = slider.convert(center(.lower), to: nil)
    #expect(isClose(elements[0].accessibilityActivationPoint.x, middle.x))
    #expect(isClose(elements[0].accessibilityActivationPoint.y, middle.y))
    slider.thumbImage = picture(60, .red)
    host.layout()
    #expect(elements[0].accessibilityFrame.size == CGSize(width: 60, height: 60))
  }

  @Test("An increment is a tenth of the range, held by the neighbor, and sends one event")
  func accessibilityAdjusting() throws {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    elements[0].accessibilityIncrement()
    #expect(isClose(slider.lowerValue, 0.3))
    #expect(recorder.names.count == 1)
    slider.lowerValue = 0.8
    recorder.clear()
    elements[0].accessibilityIncrement()
    #expect(slider.lowerValue == 0.8)
    #expect(recorder.names.isEmpty)
  }

  @Test("Two passes give the same frames, also after shrinking and growing")
  func layoutIsRepeatable() throws {
    func picture() -> Data? { host.snapshot().flatMap { UIImage(cgImage: $0).pngData() } }
    let start = try #require(picture())
    slider.setNeedsContentLayout()
    host.layout()
    #expect(picture() == start)
    slider.bounds.size.width = 90
    host.layout()
    #expect(picture() != start)
    slider.bounds.size.width = 300
    host.layout()
    #expect(picture() == start)
  }

  @Test("A slider is released with its owner")
  func released() {
    expectReleased {
      let slider = RangeSliderControl()
      slider.addAction(UIAction { _ in }, for: .valueChanged)
      slider.layoutIfNeeded()
      return slider
    }
  }

  @Test("Colors follow the appearance")
  func colorsFollowAppearance() throws {
    slider.trackTintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    host.layout()
    // Near the lower end the track is bare.
    let bare = slider.convert(CGPoint(x: 30, y: 22), to: host.view)
    let light = try #require(host.color(at: bare))
    #expect(light.green > 200 && light.red < 60)
    host.host.appearance.style = .dark
    host.layout()
    let dark = try #require(host.color(at: bare))
    #expect(dark.red > 200 && dark.green < 60)
  }

  @Test("A held thumb shows its own image, at its own size")
  func highlightedImage() throws {
    slider.thumbImage = picture(20, .red)
    slider.highlightedThumbImage = picture(40, .blue)
    host.layout()
    let start = center(.lower)
    let edge = slider.convert(CGPoint(x: start.x, y: start.y - 16), to: host.view)
    let middle = slider.convert(start, to: host.view)
    #expect(try #require(host.color(at: middle)).red > 200)
    host.touches.down(in: slider, at: start)
    host.layout()
    #expect(try #require(host.color(at: middle)).blue > 200)
    #expect(try #require(host.color(at: edge)).blue > 200)
    host.touches.up()
    host.layout()
    #expect(try #require(host.color(at: middle)).red > 200)
  }

  @Test("An image is shown as UIKit draws it, with orientation and rendering mode")
  func pictureAsDrawn() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let bitmap = try #require(half.cgImage)
    slider.thumbImage = UIImage(cgImage: bitmap, scale: half.scale, orientation: .down)
    host.layout()
    let middle = slider.convert(center(.upper), to: host.view)
    let below = CGPoint(x: middle.x, y: middle.y + 7)
    #expect(try #require(host.color(at: below)).green < 60)
    #expect(try #require(host.color(at: CGPoint(x: middle.x, y: middle.y - 7))).green > 200)
    slider.thumbImage = picture(20, .red).withTintColor(.blue, renderingMode: .alwaysOriginal)
    host.layout()
    let tinted = try #require(host.color(at: below))
    #expect(tinted.blue > 200 && tinted.red < 60)
  }

  @Test("The fill stays inside the rounded track")
  func roundedTrack() throws {
    slider.lowerValue = 0
    slider.trackHighlightTintColor = .red
    slider.thumbImage = picture(1, .clear)
    host.layout()
    let corner = slider.convert(CGPoint(x: 0.25, y: 20.25), to: host.view)
    let color = try #require(host.color(at: corner))
    #expect(color.green > 200)
  }

  private func picture(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
