import UIKit

extension BrowserHost {
  /// A frame's length while something moves.
  private static let frame: TimeInterval = 1 / 60
  /// How long a still app may sleep.
  private static let rest: TimeInterval = 1
  /// How long after the last movement the app keeps its full pace.
  private static let settling: TimeInterval = 0.3

  /// Whether frames follow each other at the full pace.
  private var isBusy: Bool {
    guard isVisible else { return false }
    return !input.isEmpty || pointer.isDown || !fingers.isEmpty || needsPresent
      || scene.compositor.needsFrame || AnimationTimeline.hasDisplayLinks
      || now - lastActivity < Self.settling
  }

  /// Sleeps until the next frame is due, or, while nothing moves, until something comes.
  func wait() {
    guard !isStopped else { return }
    if isBusy {
      // The run loop as the frame's sleep: work on the main queue starts at once.
      let spent = frameStart.duration(to: .now) / .seconds(1)
      let next = Date(timeIntervalSinceNow: Self.frame - spent)
      while Date() < next, HostRunLoop.main.run(before: next) {}
    } else {
      // Timers, the main queue and what comes from the page wake the run loop.
      let frameTimer = UIApplication.shared.nextFrameTimer.map { $0 - now } ?? Self.rest
      let end = Date(timeIntervalSinceNow: max(0.001, min(Self.rest, frameTimer)))
      HostRunLoop.main.run(before: end)
    }
  }

  /// Tells the page what has changed beside the picture.
  func sendState() {
    let present = BrowserReply.State(
      takesText: scene.wantsTextInput,
      isDark: scene.statusBarTraits.userInterfaceStyle == .dark, showsDamage: showsDamage)
    guard present != state else { return }
    state = present
    server.send(.state(present))
  }

  /// Draws what has changed and sends it, unless a frame is still on its way.
  func sendFrame() {
    let compositor = scene.compositor
    guard isVisible, flow.isReady, compositor.needsFrame || needsPresent else { return }
    if needsPresent { compositor.invalidateAll() }
    let composed = BrowserFrame.compose(compositor, at: now) { flow.begin(at: now) }
    if composed != nil || compositor.isAnimating { lastActivity = now }
    guard let composed else { return }
    // A frame that lacks something for want of memory is made up for by the next.
    needsPresent = !composed.isComplete
    server.send(composed.frame)
  }
}
