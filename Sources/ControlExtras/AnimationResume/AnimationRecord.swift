import UIKit

/// The layer of an animation and its key there.
struct AnimationIdentifier: Hashable, Sendable {
  let layer: ObjectIdentifier
  let key: String
}

/// An animation as it was added, with its layer.
@MainActor
final class AnimationRecord {
  weak var layer: CALayer?
  var completion: ((Bool) -> Void)?
  private let animation: CAAnimation
  private var stopObserver: AnimationStopObserver?
  private var isOnLayer = false
  private var path: [ObjectIdentifier] = []

  init(animation: CAAnimation, layer: CALayer, completion: ((Bool) -> Void)?) {
    self.animation = animation
    self.layer = layer
    self.completion = completion
  }

  func isAttached(as identifier: AnimationIdentifier) -> Bool {
    layer?.animation(forKey: identifier.key) != nil
  }

  /// A Boolean value that indicates whether the layer, or one around it, has another superlayer than
  /// when the animation was added.
  var hasMoved: Bool { layer?.path != path }

  /// Adds a copy of the animation to the layer that began `elapsed` seconds ago.
  func attach(
    _ identifier: AnimationIdentifier, elapsed: TimeInterval,
    didStop: @escaping @MainActor (Bool) -> Void
  ) {
    guard let layer, let copy = animation.copy() as? CAAnimation else { return }
    stopObserver?.isActive = false
    let stopObserver = AnimationStopObserver { [weak self] finished in
      if let self { isOnLayer = finished && AnimationTiming(animation).retainsFinalState }
      didStop(finished)
    }
    self.stopObserver = stopObserver
    copy.delegate = stopObserver
    copy.beginTime = beginTime(elapsed: elapsed, in: layer)
    path = layer.path
    layer.add(copy, forKey: identifier.key)
    isOnLayer = true
  }

  /// Returns the begin time in the layer's time.
  ///
  /// 0 means that the animation begins at the next commit.
  private func beginTime(elapsed: TimeInterval, in layer: CALayer) -> TimeInterval {
    guard elapsed != 0 else { return 0 }
    let beginTime = layer.currentTime - elapsed
    return beginTime == 0 ? .leastNonzeroMagnitude : beginTime
  }

  /// Removes the animation from its layer without calling the completion handler.
  ///
  /// An animation that other code has added for the same key is not removed.
  func detach(_ identifier: AnimationIdentifier) {
    stopObserver?.isActive = false
    stopObserver = nil
    if isOnLayer { layer?.removeAnimation(forKey: identifier.key) }
    isOnLayer = false
  }
}

/// The delegate of one copy of an animation.
///
/// It is inactive after the animation has stopped or a newer copy has replaced it.
@MainActor
private final class AnimationStopObserver: NSObject, CAAnimationDelegate {
  var isActive = true
  private let didStop: @MainActor (Bool) -> Void

  init(didStop: @escaping @MainActor (Bool) -> Void) {
    self.didStop = didStop
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // Core Animation calls the delegates of animations of views on the main thread.
    MainActor.assumeIsolated {
      guard isActive else { return }
      isActive = false
      didStop(flag)
    }
  }
}

extension AnimationTiming {
  /// Creates the timing of an animation.
  init(_ animation: CAAnimation) {
    self.init(
      duration: animation.duration, repeatCount: Double(animation.repeatCount),
      repeatDuration: animation.repeatDuration, autoreverses: animation.autoreverses,
      speed: Double(animation.speed),
      retainsFinalState: !animation.isRemovedOnCompletion
        && (animation.fillMode == .forwards || animation.fillMode == .both))
  }
}

extension CALayer {
  /// The layers from this one to the root.
  fileprivate var path: [ObjectIdentifier] {
    sequence(first: self, next: \.superlayer).map(ObjectIdentifier.init)
  }

  /// The current time in the layer's time space, in seconds.
  var currentTime: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }
}
