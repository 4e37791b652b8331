import UIKit

/// The longest time between two turns of the main run loop, in milliseconds, twice a second.
///
/// It is 17 where nothing takes longer than a frame of 60 a second.
final class FrameTimeView: UILabel, EnvironmentAid {
  private static let frame: TimeInterval = 1 / 60
  private static let frameCount = 30

  private let clock = AidClock()
  private var last: Date?
  private var longest: TimeInterval = 0
  private var count = 0

  func visibilityChanged(in window: UIWindow?) {
    clock.stop()
    guard !isHidden else { return }
    font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    textColor = .white
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    textAlignment = .center
    layer.cornerRadius = 6
    layer.masksToBounds = true
    last = nil
    text = "–"
    clock.start(every: Self.frame) { [weak self] in self?.tick(at: Date()) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 92, height: 24)
  }

  /// Notes a turn of the run loop.
  func tick(at now: Date) {
    defer { last = now }
    guard let last else { return }
    longest = max(longest, now.timeIntervalSince(last))
    count += 1
    guard count == Self.frameCount else { return }
    text = "\(NumberText.string(longest * 1_000, decimals: 1)) ms"
    longest = 0
    count = 0
  }
}

/// A timer of the main run loop that ends with what it calls.
@MainActor
final class AidClock {
  private var timer: Timer?

  func start(every interval: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    stop()
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { if self.timer != nil { body() } }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
