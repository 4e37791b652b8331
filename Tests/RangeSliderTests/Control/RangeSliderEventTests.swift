import RangeSlider
import TestSupport
import Testing

/// Section 2.6: what is sent, in which order, and what it tells.
@MainActor
struct RangeSliderEventTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  private static let told: UIControl.Event = [
    .touchDown, .editingDidBegin, .valueChanged, .touchUpInside, .touchUpOutside, .touchCancel,
    .editingDidEnd,
  ]

  @Test("A drag reports its touch, its beginning, its changes and its end, in this order")
  func drag() {
    let recorder = ControlEventRecorder(slider, for: Self.told)
    stage.down(.lower)
    stage.move(by: 5)
    stage.move(by: 5)
    stage.up()
    #expect(
      recorder.names == [
        "touchDown", "editingDidBegin", "valueChanged", "valueChanged", "touchUpInside",
        "editingDidEnd",
      ])
  }

  @Test("A lift outside keeps the values and sends touchUpOutside")
  func liftedOutside() {
    let recorder = ControlEventRecorder(slider, for: Self.told)
    stage.down(.lower)
    stage.move(by: 5, across: 300)
    stage.up()
    #expect(stage.has(25, 80))
    #expect(recorder.names.suffix(2) == ["touchUpOutside", "editingDidEnd"])
  }

  @Test("A movement that changes nothing sends no event")
  func unchanged() {
    slider.step = 10
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: 3)
    stage.move(by: -40)
    #expect(recorder.names.count == 1)
    stage.move(by: -40)
    #expect(recorder.names.count == 1)
    stage.up()
    #expect(recorder.names.count == 1)
  }

  @Test("If not continuous, the change is sent once and before the end, also at a bound")
  func notContinuous() {
    slider.isContinuous = false
    let recorder = ControlEventRecorder(slider, for: Self.told)
    stage.down(.upper)
    stage.move(by: -5)
    stage.move(by: 26)
    #expect(slider.upperValue == 100)
    stage.up()
    #expect(
      recorder.names == [
        "touchDown", "editingDidBegin", "valueChanged", "touchUpInside", "editingDidEnd",
      ])
  }

  @Test("If not continuous and back at the beginning, nothing is sent")
  func notContinuousAndBack() {
    slider.isContinuous = false
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    stage.down(.upper)
    stage.move(by: -5)
    stage.move(by: 5)
    stage.up()
    #expect(stage.values == [20, 80])
    #expect(recorder.names.isEmpty)
  }

  @Test("A cancellation reports the restored values only if the change was reported")
  func cancelled() {
    let recorder = ControlEventRecorder(slider, for: Self.told)
    stage.down(.lower)
    stage.move(by: 5)
    stage.cancel()
    #expect(
      recorder.names == [
        "touchDown", "editingDidBegin", "valueChanged", "valueChanged", "touchCancel",
        "editingDidEnd",
      ])
    #expect(slider.lastChange?.phase == .cancelled)
    recorder.clear()
    slider.isContinuous = false
    stage.down(.lower)
    stage.move(by: 5)
    stage.cancel()
    #expect(stage.values == [20, 80])
    #expect(
      recorder.names == ["touchDown", "editingDidBegin", "touchCancel", "editingDidEnd"])
  }

  @Test(
    "Values that the app sets send no events, whichever property sets them, unless requested"
  )
  func programmatic() {
    let recorder = ControlEventRecorder(slider)
    slider.setRange(lower: 30, upper: 40)
    slider.setRange(minimum: 35, maximum: 38)
    slider.step = 1
    slider.stops = [36]
    slider.minimumDistance = 2
    slider.maximumDistance = 2
    slider.scale = .power(exponent: 2)
    stage.host.layout()
    #expect(recorder.names.isEmpty)
    #expect(slider.lastChange?.source == .code)
  }

  /// An object with the actions of an app.
  @MainActor private final class Receiver: NSObject, _SelectorReceiving {
    private(set) var phases: [UITouch.Phase?] = []
    func changed(_ slider: RangeSliderControl, _ event: UIEvent?) {
      phases.append(event?.allTouches?.first?.phase)
    }
    static var _selectors: [_SelectorMethod] { [.init("changed:forEvent:", changed)] }
  }

  /// Documentation of `addTarget(_:action:for:)`: an action with two parameters receives the control
  /// and the event that triggered it.
  @Test("An action receives the event of the touch, and none after it")
  func touchEvent() throws {
    let receiver = Receiver()
    let events: UIControl.Event = [
      .touchDown, .editingDidBegin, .valueChanged, .touchUpInside, .editingDidEnd,
    ]
    slider.addTarget(receiver, action: Selector("changed:forEvent:"), for: events)
    stage.down(.lower)
    #expect(receiver.phases == [.began, .began])
    stage.move(by: 5)
    #expect(receiver.phases.suffix(1) == [.moved])
    slider.sendActions(for: .valueChanged)
    #expect(receiver.phases.suffix(1) == [nil])
    stage.up()
    #expect(receiver.phases.suffix(2) == [.ended, .ended])
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    elements[0].accessibilityIncrement()
    #expect(receiver.phases.suffix(2) == [nil, nil])
  }

  @Test("An action receives the event of a touch that is canceled")
  func canceledTouchEvent() {
    let receiver = Receiver()
    stage.down(.lower)
    stage.move(by: 5)
    slider.addTarget(
      receiver, action: Selector("changed:forEvent:"), for: [.valueChanged, .editingDidEnd])
    stage.cancel()
    #expect(receiver.phases == [.cancelled, .cancelled])
  }

  /// As `UISlider`, of which Apple documents no order of the two.
  @Test("Every change by the user sends primaryActionTriggered after valueChanged")
  func primaryAction() throws {
    let recorder = ControlEventRecorder(slider, for: [.valueChanged, .primaryActionTriggered])
    stage.down(.lower)
    stage.move(by: 5)
    stage.up()
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered"])
    recorder.clear()
    slider.isContinuous = false
    stage.down(.lower)
    stage.move(by: 5)
    stage.move(by: 5)
    #expect(recorder.names.isEmpty)
    stage.up()
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered"])
    recorder.clear()
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    elements[0].accessibilityIncrement()
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered"])
  }

  @Test("A handler of an event reads a legal pair")
  func legalPairs() {
    slider.minimumDistance = 10
    slider.collision = .push
    var count = 0
    slider.addAction(
      UIAction { [slider] _ in
        #expect(slider.lowerValue >= 0 && slider.upperValue <= 100)
        #expect(slider.upperValue - slider.lowerValue >= 10 - 1e-6)
        count += 1
      }, for: .valueChanged)
    stage.down(.lower)
    for step in [50, 40, 30, -200, 20] as [CGFloat] { stage.move(by: step) }
    stage.up()
    #expect(count >= 3)
  }

  @Test("The latest change has the thumb, its source and its phase")
  func lastChange() {
    #expect(slider.lastChange?.source == .code)
    stage.down(.upper)
    #expect(
      slider.lastChange
        == RangeChange(
          thumbs: .upper, source: .touch, phase: .began, values: [20, 80]))
    stage.move(by: -10)
    #expect(slider.lastChange?.phase == .changed)
    #expect(slider.lastChange?.upperValue == slider.upperValue)
    stage.up()
    #expect(slider.lastChange?.phase == .ended)
    #expect(slider.lastChange?.thumbs == .upper)
  }

  @Test("A change by a screen reader has that source")
  func accessibility() throws {
    let recorder = ControlEventRecorder(slider)
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    slider.isContinuous = false
    elements[0].accessibilityIncrement()
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered", "editingDidEnd"])
    #expect(slider.lastChange?.source == .accessibility)
  }

  @Test("Every subscriber has a separate stream of the user's changes")
  func stream() async throws {
    let streams = [slider.changes, slider.changes]
    slider.lowerValue = 10
    stage.host.layout()
    stage.down(.lower)
    stage.move(by: 5)
    stage.up()
    // A stream that never gets its last change would wait for ever.
    try #require(slider.lastChange?.phase == .ended)
    for stream in streams {
      var phases: [RangeChange.Phase] = []
      for await change in stream {
        phases.append(change.phase)
        if change.phase == .ended { break }
      }
      #expect(phases == [.began, .changed, .ended])
    }
  }

  @Test("A handler that sets values does not recurse, and the drag keeps the finger's place")
  func settingFromListener() {
    var calls = 0
    slider.addAction(
      UIAction { [slider] _ in
        calls += 1
        if slider.lowerValue > 30 { slider.lowerValue = 30 }
      }, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: 20)
    #expect(calls == 1)
    #expect(stage.values == [30, 80])
    stage.move(by: -15)
    #expect(stage.has(25, 80))
    #expect(calls == 2)
    stage.up()
  }

  @Test("A handler that writes back the values it reads leaves the drag unchanged")
  func echoFromListener() {
    slider.addAction(
      UIAction { [slider] _ in
        slider.lowerValue = slider.lowerValue
        slider.setRange(lower: slider.lowerValue, upper: slider.upperValue)
      }, for: .valueChanged)
    stage.down(.lower)
    stage.move(by: -90)
    stage.move(by: 80)
    #expect(stage.has(10, 80))
    stage.up()
  }

  @Test("A handler that disables the slider at the end keeps the values")
  func disablingAtEnd() {
    slider.isContinuous = false
    slider.addAction(UIAction { [slider] _ in slider.isEnabled = false }, for: .valueChanged)
    let recorder = ControlEventRecorder(slider, for: .valueChanged)
    stage.drag(.lower, by: 10)
    #expect(stage.has(30, 80))
    #expect(recorder.names.count == 1)
  }
}
