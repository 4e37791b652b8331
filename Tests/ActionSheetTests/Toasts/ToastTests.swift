import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Toasts and banners in a queue.
@MainActor
@Suite(.serialized)
struct ToastTests {
  private let stage = QueueStage()

  private var window: UIWindow? { stage.toastWindow }
  private var container: ToastContainerView? { stage.toastContainer }
  private var frame: CGRect { stage.toastFrame }

  @Test("A toast disappears after its duration")
  func aToastDisappearsAfterItsDuration() {
    let presentation = stage.queue.enqueue(Toast("Saved"))
    stage.run(2)
    #expect(frame.minY >= 0 && frame.maxY < 200)
    stage.run(3)
    #expect(presentation.outcome == .timedOut)
    #expect(window == nil)
  }

  @Test("A toast at the bottom without a duration stays until it is canceled")
  func aToastAtTheBottomWithoutADurationStaysUntilItIsCancelled() {
    let toast = Toast("Saved", position: .bottom)
    toast.duration = nil
    let presentation = stage.queue.enqueue(toast)
    stage.run(10)
    #expect(frame.maxY <= 844 && frame.minY > 600)
    presentation.cancel()
    stage.run()
    #expect(window == nil)
    #expect(presentation.outcome == .cancelled)
  }

  @Test("A swipe towards the edge dismisses a toast, one away from it does not")
  func aSwipeTowardsTheEdgeDismissesAToastOneAwayFromItDoesNot() {
    let presentation = stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    stage.host.touches.down(middle)
    stage.host.touches.glide(to: CGPoint(x: middle.x, y: middle.y + 60), duration: 0.1)
    stage.host.touches.up()
    stage.run(0.5)
    #expect(presentation.outcome == nil)
    stage.host.touches.down(middle)
    stage.host.touches.glide(to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.1)
    stage.host.touches.up()
    stage.run(0.5)
    #expect(presentation.outcome == .dismissed)
    #expect(window == nil)
  }

  @Test("A tap is reported once and dismisses the toast")
  func aTapIsReportedOnceAndDismissesTheToast() {
    let toast = Toast("Message", subtitle: "Tap to read")
    var taps = 0
    toast.tapped = { taps += 1 }
    let presentation = stage.queue.enqueue(toast)
    stage.run(1)
    stage.host.touches.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.run(0.5)
    #expect(taps == 1)
    #expect(presentation.outcome == .dismissed)
  }

  @Test("A touch on the rounded corner of a toast reaches the app, one inside of it the toast")
  func aTouchOnTheRoundedCornerOfAToastReachesTheAppOneInsideOfItTheToast() {
    let button = UIButton(frame: stage.host.view.bounds)
    stage.host.add(button)
    let events = ControlEventRecorder(button)
    let toast = Toast("Message")
    var taps = 0
    toast.tapped = { taps += 1 }
    stage.queue.enqueue(toast)
    stage.run(1)
    let radius = min(24, frame.height / 2)
    let way = radius * (1 - CGFloat(0.5).squareRoot())
    stage.host.touches.tap(at: CGPoint(x: frame.minX + way - 0.7, y: frame.minY + way - 0.7))
    #expect(taps == 0 && events.names.contains("touchUpInside"))
    stage.host.touches.tap(at: CGPoint(x: frame.minX + way + 0.7, y: frame.minY + way + 0.7))
    #expect(taps == 1)
  }

  @Test("Touches beside a toast reach the app") func touchesBesideAToastReachTheApp() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    stage.host.touches.tap(at: CGPoint(x: 150, y: 425))
    #expect(taps == 1)
    #expect(container != nil)
  }

  /// Shows a toast of three seconds, and waits until one is left.
  private func shown() -> QueuedPresentation {
    let presentation = stage.queue.enqueue(Toast("Saved"))
    stage.run(2.5)
    #expect(container != nil)
    return presentation
  }

  /// Expects that the toast stays for long, and goes when it is not attended to any more.
  private func expectHeld(_ presentation: QueuedPresentation, until end: () -> Void) {
    stage.run(20)
    #expect(presentation.outcome == nil)
    end()
    stage.run(0.5)
    #expect(presentation.outcome == nil)
    stage.run(2)
    #expect(presentation.outcome == .timedOut)
    #expect(window == nil)
  }

  @Test("A toast stays under a finger that rests or drags")
  func aToastStaysUnderAFingerThatRestsOrDrags() {
    for drags in [false, true] {
      let presentation = shown()
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      stage.host.touches.down(middle)
      if drags {
        stage.host.touches.glide(to: CGPoint(x: middle.x, y: middle.y + 40), duration: 0.1)
      }
      expectHeld(presentation) {
        if drags { stage.host.touches.up() } else { stage.host.touches.cancel() }
      }
    }
  }

  @Test("A toast stays under a pointer") func aToastStaysUnderAPointer() {
    let presentation = shown()
    stage.host.touches.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    expectHeld(presentation) { stage.host.touches.hover(at: CGPoint(x: 5, y: 500)) }
  }

  @Test("A toast stays while VoiceOver has its focus in it")
  func aToastStaysWhileVoiceOverHasItsFocusInIt() {
    UIAccessibility.settings.isVoiceOverRunning = true
    defer {
      UIAccessibility.settings.isVoiceOverRunning = false
      UIAccessibility.focusedObject = nil
    }
    let presentation = stage.queue.enqueue(Toast("Saved"))
    stage.run(0.6)
    UIAccessibility.finishAnnouncement("Saved")
    stage.run(1.9)
    UIAccessibility.focusedObject = container?.subviews.last { $0.isAccessibilityElement }
    #expect(UIAccessibility.focusedObject != nil)
    expectHeld(presentation) { UIAccessibility.focusedObject = stage.root.view }
  }

  @Test("A toast stays until VoiceOver has announced it")
  func aToastStaysUntilVoiceOverHasAnnouncedIt() {
    UIAccessibility.settings.isVoiceOverRunning = true
    defer { UIAccessibility.settings.isVoiceOverRunning = false }
    let text = String(repeating: "Saved ", count: 20)
    let presentation = stage.queue.enqueue(Toast(text))
    stage.run(8)
    UIAccessibility.finishAnnouncement("Other")
    stage.run(4)
    #expect(presentation.outcome == nil)
    UIAccessibility.finishAnnouncement(text, wasSuccessful: false)
    stage.run(4)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("A toast disappears when VoiceOver stops") func aToastWhoseReaderStopsVoiceOverGoes() {
    UIAccessibility.settings.isVoiceOverRunning = true
    let presentation = stage.queue.enqueue(Toast(String(repeating: "Saved ", count: 20)))
    stage.run(10)
    #expect(presentation.outcome == nil)
    UIAccessibility.settings.isVoiceOverRunning = false
    stage.run(4)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("A toast follows the style of its window") func aToastFollowsTheStyleOfItsWindow() throws {
    stage.root.traitOverrides.actionSheetStyle.metrics.cornerRadius = 4
    stage.root.traitOverrides.actionSheetStyle.usesContinuousCorners = false
    stage.root.traitOverrides.actionSheetStyle.material = .opaque
    stage.root.traitOverrides.actionSheetStyle.colors.background = .systemYellow
    stage.root.traitOverrides.actionSheetStyle.colors.header = .systemBlue
    stage.root.traitOverrides.actionSheetStyle.fonts.title = SheetFont(
      .monospacedSystemFont(ofSize: 19, weight: .bold))
    stage.root.traitOverrides.actionSheetStyle.fonts.message = SheetFont(.systemFont(ofSize: 11))
    stage.queue.enqueue(Toast("Saved", subtitle: "2 MB"))
    stage.run(1)
    let container = try #require(container)
    let views = allViews(in: container)
    #expect(views.allSatisfy { ($0 as? UIVisualEffectView)?.effect == nil })
    let tint = try #require(views.first { $0.backgroundColor == .systemYellow })
    #expect(tint.layer.cornerRadius == 4)
    #expect(tint.layer.cornerCurve == .circular)
    let labels = views.compactMap { $0 as? UILabel }
    #expect(labels.map(\.font.pointSize) == [19, 11])
    #expect(labels.map(\.textColor) == [.systemBlue, .systemBlue])
  }

  @Test("The style of a toast precedes that of its window, and can change")
  func theStyleOfAToastPrecedesThatOfItsWindowAndCanChange() throws {
    stage.root.traitOverrides.actionSheetStyle.metrics.cornerRadius = 4
    stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let toast = Toast("Saved", image: UIImage(systemName: "star"))
    var style = SheetStyle.edgeToEdge
    style.colors.header = .systemGreen
    toast.style = style
    stage.queue.enqueue(toast)
    stage.run(1)
    let container = try #require(container)
    func corners() -> [CGFloat] {
      allViews(in: container).compactMap { $0 as? UIVisualEffectView }.map(\.layer.cornerRadius)
    }
    // The preset is that of the toast, and the radius that which the window's style sets.
    #expect(corners() == [4])
    let label = try #require(allViews(in: container).compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == .systemGreen)
    // Body text has 53 points at this size, and 17 at the default size.
    #expect(abs(label.font.pointSize - 15 * 53 / 17) < 0.01)
    #expect(allViews(in: container).contains { ($0 as? UIImageView)?.tintColor == .systemGreen })
    style.metrics.cornerRadius = 9
    toast.style = style
    stage.run(0.1)
    #expect(corners() == [9])
    // At most half the height.
    style.metrics.cornerRadius = 900
    toast.style = style
    stage.run(0.1)
    #expect(corners() == [container.bounds.height / 2])
  }

  @Test("Without a style set, a toast is a thick capsule with the label color")
  func withoutAStyleSetAToastIsAThickCapsuleWithTheLabelColor()
    throws
  {
    stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    let views = allViews(in: try #require(container))
    let labels = views.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(labels.map(\.textColor) == [.label])
    let blur = views.compactMap { $0 as? UIVisualEffectView }
    #expect(blur.map(\.layer.cornerRadius) == [min(24, try #require(container).bounds.height / 2)])
    #expect(blur.first?.effect as? UIBlurEffect == UIBlurEffect(style: .systemThickMaterial))
  }

  private func allViews(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { allViews(in: $0) }
  }

  @Test("VoiceOver announces a toast") func voiceOverAnnouncesAToast() {
    UIAccessibility.removePosted()
    stage.queue.enqueue(Toast("Saved", subtitle: "2 MB"))
    stage.run(1)
    let announced = UIAccessibility.posted.last { $0.notification == .announcement }
    #expect(announced?.argument as? String == "Saved, 2 MB")
  }

  @Test("With Reduce Motion a toast fades in its place") func withLessMotionAToastFadesInItsPlace()
  {
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings.isReduceMotionEnabled = false }
    stage.queue.enqueue(Toast("Saved"))
    stage.run(0.1)
    #expect(container?.transform == .identity)
    #expect(container?.alpha == 1)
    stage.run(0.5)
    #expect(frame.minY >= 0)
  }
}
