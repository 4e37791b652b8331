/// A timer that sends its selector once per frame.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var lastSent: CFTimeInterval?

  /// When the frame being shown began.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame being prepared will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var isPaused = false
  /// 0 follows the display.
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The target is kept until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  static let frameDuration: CFTimeInterval = 1.0 / 60

  /// Starts sending while the main run loop runs in a mode; the host's frames serve it.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let isNew = modes.isEmpty
    modes.insert(mode)
    if isNew { MediaThread.current.displayLinks.append(self) }
  }

  open func invalidate() {
    modes = []
    MediaThread.current.displayLinks.removeAll { $0 === self }
  }

  fileprivate var isRunning: Bool { !isPaused && TrackingMode.runs(modes) }

  private var requestedInterval: CFTimeInterval {
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    return rate > 0 ? 1 / rate : 0
  }

  @MainActor func send(at time: CFTimeInterval) {
    guard isRunning else { return }
    // Half a frame of tolerance, so that a rate that divides the display's is met evenly.
    if let lastSent, time - lastSent < requestedInterval - Self.frameDuration / 2 { return }
    lastSent = time
    timestamp = time
    targetTimestamp = time + max(requestedInterval, Self.frameDuration)
    selector.perform(on: target, with: self)
  }
}

/// The step of every clock-driven part of the module, once per frame.
package enum AnimationTimeline {
  /// Ends what is over, tells delegates and transactions, then runs the display links.
  @MainActor package static func tick(at time: CFTimeInterval) {
    let thread = MediaThread.current
    for tree in thread.liveTrees { tree.finishAnimations(at: time) }
    for link in thread.displayLinks { link.send(at: time) }
  }

  /// True while a display link wants frames.
  package static var hasDisplayLinks: Bool {
    MediaThread.current.displayLinks.contains { $0.isRunning }
  }
}
