import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// A sheet in a queue.
@MainActor
@Suite(.serialized)
final class ActionSheetControllerQueueTests {
  private let stage = PresentationStage((1...40).map { "Row \($0)" } + ["xCancel"])
  private lazy var queue = PresentationQueue(scene: stage.host.host.scene, clock: stage.clock)
  private let alert = UIViewController()

  init() {
    stage.controller.style = .system
    alert.modalPresentationStyle = .overFullScreen
  }

  private func interrupt() -> QueuedPresentation {
    queue.enqueue(alert, as: PresentationRequest(policy: .interrupt(resuming: true)))
  }

  @Test("A sheet in a queue keeps clear of the reserved rects of the queue")
  func aSheetInAQueueIsBesideWhatTheQueueReserves() {
    let stage = PresentationStage(size: CGSize(width: 626, height: 890))
    let queue = PresentationQueue(scene: stage.host.host.scene, clock: stage.clock)
    queue.reservedRects = [CGRect(x: 307, y: 0, width: 12, height: 890)]
    queue.enqueue(stage.controller, on: stage.root)
    stage.run()
    #expect(stage.sheet.frame.maxX <= 307)
    queue.reservedRects = []
    stage.run()
    #expect(stage.sheet.frame.midX == 313)
    queue.cancelAll()
    stage.run()
  }

  @Test("A sheet shown by a queue makes the same calls, and the next request follows")
  func choosing() async {
    let presentation = queue.enqueue(stage.controller)
    queue.enqueue(alert)
    stage.run(1.5)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.tap("Row 1")
    stage.run(2)
    #expect(
      stage.log.entries.dropFirst(2) == [
        "shouldSelect Row 1", "willDismiss selected 0", "didSelect Row 1 0", "handler Row 1",
        "didDismiss selected 0", "dismissed selected 0",
      ])
    #expect(presentation.outcome == .dismissed)
    #expect(stage.root.presentedViewController === alert)
  }

  @Test("A request that is canceled while the sheet is presented directly leaves the sheet alone")
  func cancelledWhileShownDirectly() {
    stage.show()
    let presentation = queue.enqueue(stage.controller)
    stage.run(0.2)
    presentation.cancel()
    stage.run()
    #expect(presentation.outcome == .cancelled)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.controller.cancel()
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(stage.root.presentedViewController == nil)
  }

  /// Shows a popover in the queue, interrupts it, and lets it come back.
  private func expectReturn(
    of controller: UIViewController, at source: UIView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func isAtSource() -> Bool {
      guard let popover = controller.presentationController as? UIPopoverPresentationController,
        let shown = popover.presentedView, let container = popover.containerView
      else { return false }
      return shown.convert(shown.bounds, to: container).insetBy(dx: -20, dy: -20)
        .intersects(source.convert(source.bounds, to: container))
        && popover.sourceItem === source
    }
    stage.run(1.5)
    #expect(isAtSource(), sourceLocation: sourceLocation)
    let urgent = interrupt()
    stage.run(2)
    #expect(stage.root.presentedViewController === alert, sourceLocation: sourceLocation)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController === controller, sourceLocation: sourceLocation)
    #expect(isAtSource(), sourceLocation: sourceLocation)
  }

  private func source(_ sizeClass: UIUserInterfaceSizeClass = .regular) -> UIView {
    stage.host.host.setTraits { $0.horizontalSizeClass = sizeClass }
    let source = UIView(frame: CGRect(x: 150, y: 100, width: 60, height: 40))
    stage.host.add(source)
    return source
  }

  @Test("An interrupted popover of a sheet comes back at its anchor")
  func anchoredSheet() {
    let source = source()
    let presentation = queue.enqueue(stage.controller, anchoredTo: source)
    expectReturn(of: stage.controller, at: source)
    stage.tap("Row 1")
    stage.run()
    #expect(presentation.outcome == .dismissed)
    // The controller holds on to nothing that it pointed at.
    #expect(stage.controller.modalPresentationStyle == .custom)
  }

  @Test("An anchored sheet in a compact window is at the bottom, with its cancel actions")
  func anchoredSheetInCompactWindow() {
    let source = source(.compact)
    queue.enqueue(stage.controller, anchoredTo: source)
    stage.run(1.5)
    #expect(stage.controller.modalPresentationStyle == .custom)
    #expect(stage.sheet.layout.rows.index(of: "Cancel") != nil)
    stage.controller.cancel()
    stage.run()
  }

  @Test(
    "An interrupted popover of an app's controller comes back at its anchor",
    arguments: [true, false])
  func anchoredPopover(isAnchoredByRequest: Bool) {
    let source = source()
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    if !isAnchoredByRequest { popover.popoverPresentationController?.sourceItem = source }
    queue.enqueue(popover, anchoredTo: isAnchoredByRequest ? source : nil)
    expectReturn(of: popover, at: source)
  }

  @Test("An action sheet of the system comes from the queue, and comes back after an interruption")
  func systemActionSheet() {
    let source = source()
    let sheet = UIAlertController(title: "Draft", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    let presentation = queue.enqueue(sheet, anchoredTo: source)
    stage.run(1.5)
    #expect(stage.root.presentedViewController === sheet)
    let urgent = interrupt()
    stage.run(2)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController === sheet)
    presentation.cancel()
    stage.run()
    #expect(queue.isIdle)
  }

  @Test("An interrupted sheet disappears without callbacks and returns unchanged")
  func q14() {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    stage.sheet.container.body.contentOffset.y = 200
    let urgent = interrupt()
    stage.run(2)
    #expect(stage.root.presentedViewController === alert)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.controller.isPresented)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController === stage.controller)
    #expect(stage.sheet.scrollOffset == 200)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.sheet.transform == .identity)
    stage.tap("Row 6")
    stage.run(2)
    #expect(stage.log.entries.last == "dismissed selected 5")
    #expect(queue.isIdle)
  }

  @Test("A sheet interrupted on its way in returns as well")
  func onTheWayIn() {
    queue.enqueue(stage.controller)
    stage.run(0.05)
    let urgent = interrupt()
    stage.run(3)
    #expect(stage.root.presentedViewController === alert)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController === stage.controller)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
  }

  @Test("A sheet interrupted under a finger returns to its place")
  func underAFinger() {
    stage.controller.style.closesOnSwipe = true
    queue.enqueue(stage.controller)
    stage.run(1.5)
    stage.host.touches.down(CGPoint(x: 195, y: 500))
    stage.host.touches.glide(to: CGPoint(x: 195, y: 580))
    let urgent = interrupt()
    stage.run(2)
    stage.host.touches.up()
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController === stage.controller)
    #expect(stage.sheet.transform == .identity)
    #expect(stage.controller.dimmingView.alpha == 1)
  }

  @Test("A sheet canceled while the queue hides it ends once and does not return")
  func cancelledWhileHidden() async {
    let presentation = queue.enqueue(stage.controller)
    stage.run(1.5)
    let urgent = interrupt()
    stage.run(2)
    stage.log.entries = []
    stage.controller.cancel()
    #expect(
      stage.log.entries == [
        "willDismiss programmatic", "didCancel programmatic",
        "didDismiss programmatic", "dismissed programmatic",
      ])
    #expect(presentation.outcome == .dismissed)
    #expect(stage.root.presentedViewController === alert)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController == nil)
    #expect(queue.isIdle)
    #expect(stage.log.entries.count == 4)
  }

  @Test("A sheet canceled while it gives way ends once and does not return", arguments: [1, 6, 11])
  func cancelledWhileMakingWay(frames: Int) {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    let urgent = interrupt()
    stage.run(Double(frames) / 60)
    stage.controller.cancel()
    stage.run(2)
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(!stage.controller.isPresented)
    #expect(stage.root.presentedViewController === alert)
    urgent.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController == nil)
    #expect(queue.isIdle)
  }

  @Test("A task that awaits a hidden sheet returns when it is canceled")
  func taskOfAHiddenSheet() async {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    let task = Task { [stage] in await stage.controller.result(from: stage.root) }
    for _ in 0..<10 { await Task.yield() }
    let urgent = interrupt()
    stage.run(2)
    task.cancel()
    for _ in 0..<10 { await Task.yield() }
    #expect(await task.value == .cancelled(.taskCancelled))
    urgent.cancel()
    stage.run(2)
    #expect(queue.isIdle)
  }

  @Test("A hidden sheet whose request is canceled ends once")
  func forgottenWhileHidden() {
    let presentation = queue.enqueue(stage.controller)
    stage.run(1.5)
    let urgent = interrupt()
    stage.run(2)
    presentation.cancel()
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(!stage.controller.isPresented)
    urgent.cancel()
    stage.run(2)
    #expect(queue.isIdle)
  }

  @Test(
    "A hidden sheet ends with its scene, with that outcome",
    arguments: Array(0...40) + [120])
  func sceneGoesWhileHidden(frames: Int) {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    _ = interrupt()
    stage.run(Double(frames) / 60)
    // The scene takes what is hidden along.
    _ = reports {
      stage.host.host.close()
      #expect(!stage.controller.isPresented)
      #expect(
        stage.log.entries.filter { $0.hasPrefix("didDismiss") } == ["didDismiss sceneDisconnected"])
      #expect(queue.isIdle)
      // The transition that was under way ends with the clock that all hosts share.
      stage.run(2)
    }
  }

  @Test("Presenting a hidden sheet by hand leaves it with the queue")
  func presentedWhileHidden() {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    _ = interrupt()
    stage.run(2)
    stage.controller.present(from: stage.root)
    #expect(stage.log.reports.count == 1)
    #expect(stage.controller.presentingViewController == nil)
  }

  @Test(
    "The reason of the queue is the cause of the sheet's outcome",
    arguments: PresentationOutcome.allCauses)
  func causes(outcome: PresentationOutcome, cause: SheetOutcome.CancellationCause) {
    #expect(SheetOutcome.CancellationCause(outcome) == cause)
  }

  @Test("A sheet that another one replaces ends as preempted")
  func replaced() {
    queue.enqueue(stage.controller)
    stage.run(1.5)
    queue.enqueue(alert, as: PresentationRequest(policy: .replace))
    stage.run(2)
    #expect(stage.log.entries.last == "dismissed preempted")
    #expect(stage.root.presentedViewController === alert)
  }

  @Test("A sheet canceled while it waits is neither presented nor reported")
  func neverCame() {
    queue.enqueue(alert)
    let presentation = queue.enqueue(stage.controller)
    stage.run(1.5)
    presentation.cancel()
    stage.run(1)
    #expect(stage.log.entries.isEmpty)
    #expect(!stage.controller.isViewLoaded)
  }

  @Test("However the sheet is closed, the queue shows the next request", arguments: 0..<6)
  func neverStalls(way: Int) {
    stage.controller.style.closesOnSwipe = true
    queue.enqueue(stage.controller)
    queue.enqueue(alert)
    stage.run(1.5)
    switch way {
    case 0: stage.tap("Cancel")
    case 1: stage.host.touches.tap(at: CGPoint(x: 195, y: 3))
    case 2: stage.host.press(.keyboardEscape)
    case 3: stage.root.dismiss(animated: true)
    case 4: _ = stage.controller.accessibilityPerformEscape()
    default:
      stage.host.touches.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), duration: 0.1)
    }
    stage.run(2)
    #expect(!stage.controller.isPresented)
    #expect(stage.root.presentedViewController === alert)
    #expect(stage.log.entries.filter { $0.hasPrefix("dismissed") }.count == 1)
  }

  @Test("A handler can enqueue the same sheet again")
  func againFromAHandler() {
    var isFirst = true
    stage.controller.dismissed = { [queue, stage] _ in
      guard isFirst else { return }
      isFirst = false
      queue.enqueue(stage.controller)
    }
    queue.enqueue(stage.controller)
    stage.run(1.5)
    stage.tap("Cancel")
    stage.run(2)
    #expect(stage.root.presentedViewController === stage.controller)
    stage.tap("Cancel")
    stage.run(2)
    #expect(queue.isIdle)
  }
}

extension PresentationOutcome {
  fileprivate static let allCauses: [(PresentationOutcome, SheetOutcome.CancellationCause)] = [
    (.replaced, .preempted), (.interrupted, .preempted), (.sceneDisconnected, .sceneDisconnected),
    (.ownerGone, .sourceRemoved), (.presenterUnavailable, .presenterRemoved),
    (.dismissed, .programmatic), (.timedOut, .programmatic), (.cancelled, .programmatic),
    (.duplicate, .programmatic), (.busy, .programmatic), (.refused, .programmatic),
    (.failed, .programmatic),
  ]
}
