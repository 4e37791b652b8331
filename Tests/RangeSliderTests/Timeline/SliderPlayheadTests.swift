import ControlCore
import RangeSlider
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// The line over the track at the time of a player.
@MainActor
struct SliderPlayheadTests {
  private final class Player: NSObject, MainThreadObservable {
    // Objective-C posts what a setter changes.
    dynamic var time = 40.0 {
      willSet { willChangeValue(for: \.time) }
      didSet { didChangeValue(for: \.time) }
    }
  }

  private let stage = FingerStage()
  private let player = Player()
  private var slider: RangeSliderControl { stage.slider }
  private var host: TestHost { stage.host }

  init() { slider.playhead = 40 }

  private var view: UIView? {
    host.layout()
    return slider.display.subviews.first { $0 is PlayheadView }
  }

  private func isAt(_ value: Double) -> Bool {
    guard let view else { return false }
    let place = slider.position(of: value)
    return !view.isHidden && abs(view.center.x - place.x) < 1 && abs(view.center.y - place.y) < 1
  }

  private func hasPlayhead(_ value: Double) -> Bool {
    abs((slider.playhead ?? .nan) - value) < 1e-6
  }

  // MARK: Value

  @Test("The line stands at the value, above the track and below the thumbs")
  func place() {
    #expect(isAt(40))
    slider.playhead = 70
    #expect(isAt(70))
    let order = slider.display.subviews.map {
      $0 is PlayheadView ? 1 : $0 is ThumbView ? 2 : 0
    }
    #expect(order == order.sorted())
    slider.playhead = nil
    #expect(view == nil)
  }

  @Test("Values outside of the bounds count as the nearer bound, and non-finite ones as none")
  func invalid() {
    slider.playhead = 1_000
    #expect(slider.playhead == 100)
    slider.maximumValue = 2_000
    #expect(slider.playhead == 1_000)
    slider.playhead = .nan
    #expect(slider.playhead == nil)
    slider.playhead = .infinity
    #expect(slider.playhead == nil)
  }

  @Test(
    "The line is in its place right to left, in a vertical slider and after another count of thumbs"
  )
  func directions() {
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(isAt(40))
    slider.isVertical = true
    slider.frame.size = CGSize(width: 60, height: 300)
    #expect(isAt(40))
    #expect((view?.bounds.width ?? 0) > (view?.bounds.height ?? 0))
    slider.setThumbCount(3)
    #expect(isAt(40))
  }

  @Test("A value that is not visible hides the line")
  func zoom() {
    slider.visibleRange = 50...70
    #expect(view?.isHidden == true)
    slider.playhead = 60
    #expect(isAt(60))
  }

  // MARK: Touches

  @Test(
    "A touch on the track takes the playhead to the finger, with its own event and no other value")
  func scrub() {
    let recorder = ControlEventRecorder(
      slider, for: [.valueChanged, .primaryActionTriggered, .editingDidBegin, .editingDidEnd])
    var changes: [RangeChange] = []
    slider.addAction(
      UIAction { [weak slider] _ in slider?.lastChange.map { changes.append($0) } },
      for: .playheadChanged)
    stage.down(0, at: 60)
    #expect(slider.playhead == 60)
    stage.move(0, to: 55)
    stage.up(0)
    #expect(hasPlayhead(55))
    #expect(stage.has(20, 80))
    #expect(recorder.events.isEmpty)
    #expect(changes.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(changes.map { ($0.playhead ?? 0).rounded() } == [40, 60, 55, 55])
    #expect(changes.allSatisfy { $0.source == .touch && $0.thumbs == .playhead })
  }

  @Test("A touch beside the line keeps its distance")
  func offset() {
    stage.down(0, at: 43)
    #expect(slider.playhead == 40)
    stage.move(0, to: 53)
    #expect(hasPlayhead(50))
    stage.up(0)
  }

  @Test("A thumb takes its touch though the playhead stands on it")
  func onThumb() {
    slider.playhead = 20
    stage.drag(from: 20, to: 30)
    #expect(stage.has(30, 80))
    #expect(slider.playhead == 20)
    #expect(slider.lastChange?.playhead == nil)
  }

  @Test(
    "It takes the touches of taps and of drags from anywhere; between the thumbs a range drag has them"
  )
  func precedence() {
    slider.tracksFromAnywhere = true
    stage.drag(from: 60, to: 61)
    #expect(stage.has(20, 80))
    slider.dragsRange = true
    stage.drag(from: 50, to: 55)
    #expect(stage.has(25, 85))
    stage.drag(from: 61, to: 65)
    #expect(stage.has(25, 85))
    stage.drag(from: 5, to: 6)
    #expect(hasPlayhead(6))
    slider[.playhead].isEnabled = false
    slider.dragsRange = false
    stage.drag(from: 50, to: 52)
    #expect(stage.has(52, 85))
  }

  @Test(
    "Right to left and in a vertical slider the playhead follows the finger",
    arguments: [false, true])
  func otherDirections(isVertical: Bool) {
    slider.semanticContentAttribute = .forceRightToLeft
    slider.isVertical = isVertical
    if isVertical { slider.frame.size = CGSize(width: 44, height: 328) }
    host.layout()
    stage.drag(from: 60, to: 50)
    #expect(hasPlayhead(50))
  }

  enum End: CaseIterable, Sendable { case system, disabled, removed, locked, none }

  @Test("Canceling restores the value at the beginning and reports that", arguments: End.allCases)
  func cancel(end: End) {
    var changes: [RangeChange] = []
    slider.addAction(
      UIAction { [weak slider] _ in slider?.lastChange.map { changes.append($0) } },
      for: .playheadChanged)
    stage.down(0, at: 60)
    switch end {
    case .system: stage.cancel(0)
    case .disabled: slider.isEnabled = false
    case .removed: slider.removeFromSuperview()
    case .locked: slider[.playhead].isEnabled = false
    case .none: slider.playhead = nil
    }
    #expect(slider.playhead == (end == .none ? nil : 40))
    #expect(changes.map(\.phase) == [.began, .changed, .changed, .cancelled])
    #expect(slider.heldThumbs.isEmpty)
    stage.up(0)
    #expect(changes.count == 4)
  }

  @Test("Without restoring, a canceled playhead stays")
  func keeps() {
    slider.cancelRestoresValues = false
    stage.down(0, at: 60)
    stage.cancel(0)
    #expect(slider.playhead == 60)
  }

  @Test("A visible range set during the drag moves nothing until the finger moves")
  func zoomDuringDrag() {
    stage.down(0, at: 60)
    slider.visibleRange = 50...70
    host.layout()
    #expect(slider.playhead == 60)
    let finger = slider.convert(CGPoint(x: 14 + 180, y: 22), to: nil)
    host.touches.move(to: CGPoint(x: finger.x, y: finger.y + 5))
    #expect(hasPlayhead(60))
    host.touches.move(to: CGPoint(x: finger.x + 15, y: finger.y))
    #expect(hasPlayhead(61))
    stage.up(0)
  }

  @Test("One finger moves the playhead and another one a thumb, and each is canceled alone")
  func twoFingers() {
    stage.down(0, at: 50)
    stage.down(1, at: 20)
    stage.move(0, to: 55)
    stage.move(1, to: 10)
    #expect(stage.has(10, 80))
    #expect(hasPlayhead(55))
    stage.down(2, at: 65)
    #expect(hasPlayhead(55))
    stage.up(2)
    stage.cancel(1)
    #expect(stage.has(20, 80))
    stage.move(0, to: 60)
    #expect(hasPlayhead(60))
    stage.cancel(0)
    #expect(slider.playhead == 40)
  }

  @Test("A pan of a scroll view along the slider does not take the touch")
  func arbitration() {
    let pan = UIPanGestureRecognizer()
    slider.addGestureRecognizer(pan)
    #expect(slider.gestureRecognizerShouldBegin(pan))
    stage.down(0, at: 60)
    stage.move(0, to: 50)
    #expect(!slider.gestureRecognizerShouldBegin(pan))
    stage.up(0)
  }

  // MARK: Keyboard

  @Test("Tab reaches the playhead after the thumbs, and keys move it by parts of what is visible")
  func keys() {
    let host = TestHost(idiom: .pad)
    let slider = RangeSliderControl(frame: CGRect(x: 30, y: 200, width: 328, height: 44))
    slider.playhead = 0.5
    host.add(slider)
    var (changes, valueChanges) = (0, 0)
    slider.addAction(UIAction { _ in changes += 1 }, for: .playheadChanged)
    slider.addAction(UIAction { _ in valueChanges += 1 }, for: .valueChanged)
    for _ in 0..<3 { host.press(.keyboardTab) }
    #expect(slider.focusedThumb == .playhead)
    host.layout()
    #expect(slider.display.ring.center == slider.display.playhead?.center)
    host.press(.keyboardRightArrow)
    #expect(slider.playhead == 0.51)
    #expect(slider.lastChange?.source == .keyboard)
    slider.visibleRange = 0.5...0.6
    host.press(.keyboardUpArrow, modifiers: .shift)
    #expect(abs((slider.playhead ?? 0) - 0.52) < 1e-9)
    #expect((changes, valueChanges) == (4, 0))
    host.press(.keyboardEnd)
    #expect(slider.playhead == 1)
    slider.playhead = nil
    #expect(slider.focusedThumb == nil)
    host.layout()
    #expect(slider.display.ring.isHidden)
  }

  // MARK: Player

  @Test("A bound playhead follows, without an event, except while a finger holds it")
  func binding() {
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .playheadChanged)
    slider.bind(.playhead, to: player, \.time)
    player.time = 45
    #expect(slider.playhead == 45)
    #expect(count == 0)
    stage.down(0, at: 60)
    player.time = 50
    #expect(slider.playhead == 60)
    stage.up(0)
    player.time = 51
    #expect(slider.playhead == 51)
    player.time = .nan
    #expect(slider.playhead == 51)
    slider.unbind(.playhead)
    player.time = 70
    #expect(slider.playhead == 51)
  }

  @Test("Neither the slider nor the player is retained")
  func released() {
    expectReleased(in: host) { host in
      let slider = RangeSliderControl(frame: CGRect(x: 0, y: 400, width: 200, height: 44))
      let player = Player()
      host.add(slider)
      slider.bind(.playhead, to: player, \.time)
      slider.trackView = WaveformView()
      slider.removeFromSuperview()
      return [slider, player]
    }
  }

  // MARK: Accessibility

  @Test("VoiceOver finds the playhead after the thumbs, speaks its time and adjusts it")
  func accessibility() throws {
    slider.valueFormatter = { "\(Int($0)) seconds" }
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.count == 3)
    let element = elements[2]
    #expect(element === slider.accessibilityElement(for: .playhead))
    #expect(element.accessibilityLabel == "Playhead")
    #expect(element.accessibilityValue == "40 seconds")
    #expect(element.accessibilityTraits.contains(.adjustable))
    #expect(element.accessibilityFrameInContainerSpace.size == CGSize(width: 44, height: 44))
    element.accessibilityIncrement()
    #expect(hasPlayhead(50))
    #expect(slider.lastChange?.source == .accessibility)
    #expect(slider.lastChange?.phase == .ended)
    slider.visibleRange = 40...60
    element.accessibilityDecrement()
    #expect(hasPlayhead(48))
    slider[.playhead].isEnabled = false
    element.accessibilityDecrement()
    #expect(hasPlayhead(48))
    #expect(element.accessibilityTraits.contains(.notEnabled))
    slider.playhead = nil
    #expect(slider.accessibilityElements?.count == 2)
    #expect(slider.accessibilityElement(for: .playhead) !== element)
  }
}
