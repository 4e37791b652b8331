import ControlCore
import RangeSlider
import TestSupport
import Testing

/// Section 3: the faults of the tutorial's slider, one test each, by number.
@MainActor
struct SeedBugTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  @Test("Locations account for the bounds")
  func bug1() {
    slider.setRange(minimum: 100, maximum: 200, lower: 150, upper: 200)
    stage.host.layout()
    #expect(abs(stage.center(.lower).x - 150) < 0.5)
  }

  @Test("In any bounds a thumb moves as far as the finger")
  func bug2() {
    slider.setRange(minimum: 0, maximum: 10, lower: 2, upper: 8)
    stage.host.layout()
    let before = stage.center(.lower).x
    stage.host.touches.drag(
      in: slider, from: stage.center(.lower), to: CGPoint(x: before + 30, y: 22))
    #expect(abs(stage.center(.lower).x - before - 30) < 0.5)
  }

  @Test("A thumb at an end is inside the bounds")
  func bug3() {
    slider.setRange(lower: 0, upper: 100)
    stage.host.layout()
    #expect(stage.center(.lower).x - 14 >= 0)
    #expect(stage.center(.upper).x + 14 <= 300)
    let edge = slider.convert(CGPoint(x: 1, y: 22), to: stage.host.view)
    #expect(stage.host.view.hitTest(edge, with: nil) === slider)
  }

  @Test("A slider loads from an archive")
  func bug4() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 9, height: 44)),
      requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    #expect(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) is RangeSliderControl)
  }

  @Test("A slider is laid out for its bounds, however they were set")
  func bug5() {
    slider.bounds.size.width = 500
    stage.host.layout()
    #expect(abs(stage.center(.upper).x - (14 + 472 * 0.8)) < 0.5)
    slider.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.host.layout()
    #expect(abs(stage.center(.upper).x - (14 + 472 * 0.8)) < 0.5)
  }

  @Test("With both thumbs at the minimum the upper one can be dragged away")
  func bug6() {
    slider.setRange(lower: 0, upper: 0)
    stage.host.layout()
    stage.drag(.lower, by: 30)
    #expect(stage.has(0, 30))
  }

  @Test("After a canceled drag no thumb is held, and a touch on the bare track takes none")
  func bug7() {
    stage.down(.lower)
    stage.move(by: 10)
    stage.cancel()
    #expect(!slider.isHighlighted)
    stage.down(at: 150)
    stage.move(by: 10)
    #expect(!slider.isTracking)
    #expect(stage.values == [20, 80])
    stage.up()
  }

  @Test("No setter can make the values illegal")
  func bug8() {
    slider.upperValue = 400
    slider.lowerValue = 300
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    #expect(stage.values == [100, 100])
    slider.minimumValue = 500
    #expect([slider.minimumValue, slider.maximumValue] == [500, 500])
    #expect(stage.values == [500, 500])
  }

  @Test("Setting a bound clamps the values")
  func bug9() {
    slider.minimumValue = 50
    #expect(stage.values == [50, 80])
    slider.maximumValue = 60
    #expect(stage.values == [50, 60])
  }

  @Test("Without space a touch changes nothing")
  func bug10() {
    stage.down(.lower)
    slider.frame = .zero
    stage.host.layout()
    stage.move(by: 20)
    #expect(stage.values == [20, 80])
    stage.up()
    #expect(stage.values == [20, 80])
  }

  @Test("Past a stop and nearly back, the thumb has not moved")
  func bug11() {
    stage.down(.lower)
    stage.move(by: -60)
    stage.move(by: 39)
    #expect(slider.lowerValue == 0)
    stage.up()
  }

  @Test(
    "A movement that changes nothing sends no event, and events are continuous or sent once")
  func bug12() {
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: 0)
    #expect(recorder.names.isEmpty)
    stage.up()
    slider.isContinuous = false
    stage.down(.lower)
    stage.move(by: 5)
    stage.move(by: 5)
    stage.up()
    #expect(recorder.names.count == 1)
  }

  @Test("The image of a held thumb is shown on the first touch")
  func bug13() throws {
    slider.thumbImage = square(28, .red)
    slider.highlightedThumbImage = square(28, .blue)
    stage.host.layout()
    let middle = slider.convert(stage.center(.lower), to: stage.host.view)
    stage.down(.lower)
    stage.host.layout()
    #expect(try #require(stage.host.color(at: middle)).blue > 200)
    stage.up()
  }

  @Test("The fill stays inside the rounded track")
  func bug14() throws {
    slider.setRange(lower: 0, upper: 100)
    slider.trackHighlightTintColor = .red
    slider.trackHeight = 20
    slider.thumbImage = square(1, .clear)
    stage.host.layout()
    let corner = slider.convert(CGPoint(x: 1, y: 13), to: stage.host.view)
    #expect(try #require(stage.host.color(at: corner)).green > 200)
  }

  @Test("The state follows touch and enablement")
  func bug15() {
    stage.down(.lower)
    #expect(slider.state == .highlighted)
    stage.up()
    #expect(slider.state == .normal)
    slider.isEnabled = false
    #expect(slider.state == .disabled)
  }

  @Test("On another scale the slider is drawn at that scale")
  func bug16() {
    stage.host.host.setScale(3)
    stage.host.layout()
    let scales = slider.layer.deepestScales
    #expect(!scales.isEmpty)
    #expect(scales.allSatisfy { $0 == 3 }, "\(scales)")
  }

  @Test("Colors follow the appearance")
  func bug17() throws {
    slider.trackTintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    stage.host.layout()
    let bare = slider.convert(CGPoint(x: 30, y: 22), to: stage.host.view)
    #expect(try #require(stage.host.color(at: bare)).green > 200)
    stage.host.host.appearance.style = .dark
    stage.host.layout()
    #expect(try #require(stage.host.color(at: bare)).red > 200)
  }

  @Test("Position and value are inverse, in a separate type")
  func bug18() {
    let geometry = SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: -7, maximum: 9)
    #expect(abs(geometry.value(at: geometry.position(of: 3.25)) - 3.25) < 1e-9)
  }

  @Test("A small thumb takes touches on 44 points")
  func bug19() {
    slider.thumbImage = square(10, .red)
    stage.host.layout()
    stage.host.touches.down(
      in: slider, at: CGPoint(x: stage.center(.lower).x + 21, y: stage.center(.lower).y + 21))
    #expect(slider.trackedThumb == .lower)
    stage.up()
  }

  @Test("The features that the tutorial omits work without a setting of the app")
  func bug20() {
    #expect(slider.accessibilityElements?.count == 2)
    #expect(slider.intrinsicContentSize.height == 44)
    let haptics = RecordingHapticSink()
    slider.hapticSink = haptics
    stage.drag(.lower, by: -50)
    #expect(haptics.played == [.impact(intensity: 1)])
    slider.step = 10
    slider.minimumDistance = 20
    slider.lowerValue = 77
    #expect(stage.values == [80, 100])
    slider.showsValueLabels = true
    stage.host.layout()
    #expect(slider.intrinsicContentSize.height > 44)
    let before = stage.center(.lower).x
    slider.semanticContentAttribute = .forceRightToLeft
    stage.host.layout()
    #expect(abs(stage.center(.lower).x - (300 - before)) < 0.5)
    // A phone has no keyboard focus.
    let pad = TestHost(idiom: .pad)
    pad.add(slider)
    pad.layout()
    pad.press(.keyboardTab)
    #expect(slider.focusedThumb == .lower)
  }

  @Test("A scroll view around the slider does not take the drag of a thumb")
  func bug21() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    scroll.contentSize = CGSize(width: 2000, height: 300)
    stage.host.add(scroll)
    slider.frame.origin = CGPoint(x: 40, y: 50)
    scroll.addSubview(slider)
    stage.host.layout()
    stage.host.touches.drag(
      in: slider, from: stage.center(.lower), to: CGPoint(x: stage.center(.lower).x + 60, y: 22))
    #expect(scroll.contentOffset.x == 0)
    #expect(slider.lowerValue > 20)
  }

  @Test("Any number of settings is laid out once")
  func bug22() {
    let slider = CountingSlider(frame: CGRect(x: 40, y: 300, width: 300, height: 44))
    slider.setRange(minimum: 0, maximum: 100, lower: 20, upper: 80)
    stage.host.add(slider)
    stage.host.layout()
    slider.layoutCount = 0
    slider.minimumValue = 10
    slider.maximumValue = 90
    slider.lowerValue = 30
    slider.upperValue = 60
    #expect(slider.layoutCount == 0)
    stage.host.layout()
    #expect(slider.layoutCount == 1)
    stage.host.layout()
    #expect(slider.layoutCount == 1)
    let frame = slider.accessibilityElement(for: .lower).accessibilityFrameInContainerSpace
    #expect(abs(frame.midX - (14 + 272 * 0.25)) < 0.5)
  }

  @Test("Images of different sizes are not squashed")
  func bug23() throws {
    slider.thumbImage = square(20, .red)
    slider.highlightedThumbImage = square(40, .blue)
    stage.host.layout()
    let start = stage.center(.lower)
    let edge = slider.convert(CGPoint(x: start.x, y: start.y - 16), to: stage.host.view)
    stage.down(.lower)
    stage.host.layout()
    #expect(try #require(stage.host.color(at: edge)).blue > 200)
    stage.up()
    stage.host.layout()
    #expect(try #require(stage.host.color(at: edge)).blue > 200)
    #expect(try #require(stage.host.color(at: edge)).green > 200)
  }

  @Test("In a view controller with constraints the slider follows without layout code")
  func bug24() {
    let own = RangeSliderControl()
    own.translatesAutoresizingMaskIntoConstraints = false
    stage.host.view.addSubview(own)
    NSLayoutConstraint.activate([
      own.leadingAnchor.constraint(equalTo: stage.host.view.leadingAnchor, constant: 20),
      own.trailingAnchor.constraint(equalTo: stage.host.view.trailingAnchor, constant: -20),
      own.topAnchor.constraint(equalTo: stage.host.view.topAnchor, constant: 40),
    ])
    for width in [390, 844, 320] as [CGFloat] {
      stage.host.view.frame.size.width = width
      stage.host.layout()
      #expect(own.frame == CGRect(x: 20, y: 40, width: width - 40, height: 44))
      let frame = own.accessibilityElement(for: .upper).accessibilityFrameInContainerSpace
      #expect(abs(frame.midX - (14 + (width - 68) * 0.8)) < 0.5)
    }
  }

  private func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

extension CALayer {
  /// The scales of every layer below that has contents.
  fileprivate var deepestScales: [CGFloat] {
    (sublayers ?? []).flatMap { layer in
      (layer.contents == nil ? [] : [layer.contentsScale]) + layer.deepestScales
    }
  }
}

/// A view that counts how often its frame is set.
private final class CountingSlider: RangeSliderControl {
  var layoutCount = 0

  override func layoutContent() {
    super.layoutContent()
    layoutCount += 1
  }
}
