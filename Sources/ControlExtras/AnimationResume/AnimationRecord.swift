import UIKit

/// The name of an animation: its layer and its key there.
public struct AnimationName: Hashable, Sendable {
  let layer: ObjectIdentifier
  let key: String
}

/// One animation with its layer, as it was added.
@MainActor
final class AnimationRecord {
  weak var layer: CALayer?
  var completion: ((Bool) -> Void)?
  private let animation: CAAnimation
  private var watch: AnimationWatch?
  private var isOnLayer = false

  init(animation: CAAnimation, layer: CALayer, completion: ((Bool) -> Void)?) {
    self.animation = animation
    self.layer = layer
    self.completion = completion
  }

  func isAttached(as name: AnimationName) -> Bool {
    layer?.animation(forKey: name.key) != nil
  }

  /// Puts a copy on the layer that began `elapsed` seconds ago.
  func attach(
    _ name: AnimationName, elapsed: TimeInterval, stopped: @escaping @MainActor (Bool) -> Void
  ) {
    guard let layer, let copy = animation.copy() as? CAAnimation else { return }
    watch?.isOn = false
    let watch = AnimationWatch { [weak self] finished in
      if let self { isOnLayer = finished && AnimationTiming(animation).holdsEnd }
      stopped(finished)
    }
    self.watch = watch
    copy.delegate = watch
    copy.beginTime = begin(elapsed: elapsed, in: layer)
    layer.add(copy, forKey: name.key)
    isOnLayer = true
  }

  /// Zero leaves it to Core Animation: the present, at the next commit.
  private func begin(elapsed: TimeInterval, in layer: CALayer) -> TimeInterval {
    guard elapsed != 0 else { return 0 }
    let begin = layer.presentTime - elapsed
    return begin == 0 ? .leastNonzeroMagnitude : begin
  }

  /// Takes the animation off its layer without a word; one of somebody else stays there.
  func detach(_ name: AnimationName) {
    watch?.isOn = false
    watch = nil
    if isOnLayer { layer?.removeAnimation(forKey: name.key) }
    isOnLayer = false
  }
}

/// Hears of the end of one copy of an animation; whatever comes later than its successor is ignored.
@MainActor
private final class AnimationWatch: NSObject, CAAnimationDelegate {
  var isOn = true
  private let stopped: @MainActor (Bool) -> Void

  init(stopped: @escaping @MainActor (Bool) -> Void) {
    self.stopped = stopped
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // Core Animation tells on the thread that the layer's view lives on.
    MainActor.assumeIsolated {
      guard isOn else { return }
      isOn = false
      stopped(flag)
    }
  }
}

extension AnimationTiming {
  /// Describes an animation of Core Animation.
  public init(_ animation: CAAnimation) {
    self.init(
      duration: animation.duration, repeatCount: Double(animation.repeatCount),
      repeatDuration: animation.repeatDuration, autoreverses: animation.autoreverses,
      speed: Double(animation.speed),
      holdsEnd: !animation.isRemovedOnCompletion
        && (animation.fillMode == .forwards || animation.fillMode == .both))
  }
}

extension CALayer {
  /// The present in the layer's own time, in seconds.
  var presentTime: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }
}
