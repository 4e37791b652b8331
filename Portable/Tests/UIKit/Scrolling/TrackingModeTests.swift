import TestSupport
import Testing

/// Which timers and display links run while a scroll view moves under a finger.
///
/// "While a UIScrollView (or a derived class thereof) is scrolling, it seems like all the NSTimers that
/// are running get paused until the scroll is finished" (stackoverflow.com/questions/605027, whose answer
/// is the common modes). At `scrollViewWillBeginDecelerating(_:)` a developer printed the run loop:
/// "current mode = UITrackingRunLoopMode", with it and the default mode in the common modes. "UIScrollView
/// pushes a tracking run-loop mode when its real pan begins" (RNCPressCancellationTestApplication). Apple's
/// documentation of `RunLoop.Mode.tracking`: "You can use this mode to add timers that fire during
/// tracking".
@MainActor struct TrackingModeTests {
  private let test = TestHost(size: CGSize(width: 300, height: 600))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let log = Log()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 30_000)
    test.add(scroll)
  }

  @MainActor private final class Log {
    private let start = HeadlessHost.now
    var tenths: [Int] = []

    func note() { tenths.append(Int(((HeadlessHost.now - start) * 10).rounded())) }
  }

  // Not in the tests themselves: an asynchronous function cannot schedule timers.
  private func timer(every interval: TimeInterval, _ mode: RunLoop.Mode) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: true) { [log] _ in
      MainActor.assumeIsolated { log.note() }
    }
    RunLoop.main.add(timer, forMode: mode)
    return timer
  }

  private func beginDragging() {
    test.touches.down(CGPoint(x: 150, y: 500))
    test.touches.move(to: CGPoint(x: 150, y: 450))
    test.touches.move(to: CGPoint(x: 150, y: 400))
    #expect(scroll.isDragging)
  }

  @Test("A timer of the default mode waits while the content is dragged")
  func aTimerOfTheDefaultModeWaitsWhileTheContentIsDragged() async {
    let timer = timer(every: 0.3, .default)
    defer { timer.invalidate() }
    beginDragging()
    await test.advance(by: 2)
    #expect(log.tenths.isEmpty)
  }

  @Test(
    "A timer of the common modes or of tracking fires while the content is dragged",
    arguments: [RunLoop.Mode.common, .tracking])
  func aTimerOfTheCommonModesFiresWhileTheContentIsDragged(_ mode: RunLoop.Mode) async {
    beginDragging()
    let timer = timer(every: 0.3, mode)
    defer { timer.invalidate() }
    await test.advance(by: 1)
    #expect(log.tenths.count == 3)
  }

  @Test("A timer of the tracking mode alone waits until something is dragged")
  func aTimerOfTheTrackingModeAloneWaitsUntilSomethingIsDragged() async {
    let timer = timer(every: 0.3, .tracking)
    defer { timer.invalidate() }
    await test.advance(by: 1)
    #expect(log.tenths.isEmpty)
  }

  @Test("A timer of the default mode waits while the content slows down")
  func aTimerOfTheDefaultModeWaitsWhileTheContentSlowsDown() async {
    test.touches.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), steps: 6, duration: 0.1)
    #expect(scroll.isDecelerating)
    let timer = timer(every: 0.1, .default)
    defer { timer.invalidate() }
    await test.advance(by: 0.5)
    #expect(scroll.isDecelerating && log.tenths.isEmpty)
    await test.advance(by: 10)
    #expect(!scroll.isDecelerating && !log.tenths.isEmpty)
  }

  /// Apple's documentation of Timer: "If the firing time is delayed so far that it passes one or more of
  /// the scheduled firing times, the timer is fired only once for that time period; the timer is then
  /// rescheduled, after firing, for the next scheduled firing time in the future."
  @Test("After the drag a timer fires once for what it missed, and keeps its times")
  func afterTheDragATimerFiresOnceForWhatItMissedAndKeepsItsTimes() async {
    beginDragging()
    let begin = HeadlessHost.now
    let timer = timer(every: 0.4, .default)
    defer { timer.invalidate() }
    await test.advance(by: 1)
    test.touches.up()
    #expect(!scroll.isDecelerating)
    var times: [TimeInterval] = []
    for _ in 0..<16 {
      let count = log.tenths.count
      await test.advance(by: 0.05)
      if log.tenths.count > count { times.append(HeadlessHost.now - begin) }
    }
    #expect(log.tenths.count == 3)
    let expected = [1.05, 1.2, 1.6]
    #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 0.08 })
  }

  /// The finger alone is no pan yet, and a control follows it without one: timers of sliders and buttons
  /// run on.
  @Test("A finger that rests or moves a control does not hold timers")
  func aFingerThatRestsOrMovesAControlDoesNotHoldTimers() async {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    test.add(slider)
    let timer = timer(every: 0.3, .default)
    defer { timer.invalidate() }
    test.touches.down(in: slider, at: CGPoint(x: 10, y: 20))
    test.touches.move(in: slider, to: CGPoint(x: 100, y: 20))
    #expect(slider.isTracking)
    test.touches.down(CGPoint(x: 150, y: 500), finger: 1)
    #expect(scroll.isTracking && !scroll.isDragging)
    await test.advance(by: 1)
    #expect(log.tenths.count >= 3)
  }

  @Test("An animated scroll of the app's own does not hold timers")
  func anAnimatedScrollOfTheAppsOwnDoesNotHoldTimers() async {
    let timer = timer(every: 0.1, .default)
    defer { timer.invalidate() }
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    await test.advance(by: 0.25)
    #expect(log.tenths.count == 2)
  }

  @Test("Time moves past a timer that waits for the end of a drag")
  func timeMovesPastATimerThatWaitsForTheEndOfADrag() {
    let timer = timer(every: 0.3, .default)
    defer { timer.invalidate() }
    beginDragging()
    test.advance(by: 1)
    #expect(log.tenths.isEmpty)
  }

  @Test("A scroll view that leaves the screen in a drag ends the mode")
  func aScrollViewThatLeavesTheScreenInADragEndsTheMode() async {
    beginDragging()
    scroll.removeFromSuperview()
    let timer = timer(every: 0.3, .default)
    defer { timer.invalidate() }
    await test.advance(by: 1)
    #expect(log.tenths.count == 3)
  }

  // MARK: Display links

  private func link(_ modes: [RunLoop.Mode], _ body: @escaping () -> Void) -> CADisplayLink {
    let link = CADisplayLink(
      target: SelectorTarget { _ in body() }, selector: SelectorTarget.action)
    for mode in modes { link.add(to: .main, forMode: mode) }
    return link
  }

  /// "Because the app is not in RunLoop.Mode.default while scrolling a UIScrollView, but in
  /// RunLoop.Mode.tracking instead, the animation is not updating while scrolling" (znly/Looping, pull
  /// request 5, of a display link).
  @Test("A display link runs in the modes that it was added for")
  func aDisplayLinkRunsInTheModesThatItWasAddedFor() {
    var counts = [0, 0, 0, 0]
    let modes: [[RunLoop.Mode]] = [[.default], [.common], [.tracking], [.default, .tracking]]
    let links = modes.enumerated().map { index, modes in link(modes) { counts[index] += 1 } }
    defer { links.forEach { $0.invalidate() } }
    test.advanceFrames(3)
    #expect(counts == [3, 3, 0, 3])
    beginDragging()
    counts = [0, 0, 0, 0]
    test.advanceFrames(3)
    #expect(counts == [0, 3, 3, 3])
  }
}
