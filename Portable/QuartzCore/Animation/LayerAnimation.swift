/// An animation attached to a layer.
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private let completions: [TransactionCompletion]
  /// False until the layer's time for the beginning is known.
  private(set) var isResolved: Bool
  private var hasStarted = false
  private(set) var hasFinished = false

  init(_ animation: CAAnimation, key: String?, completions: [TransactionCompletion]) {
    self.animation = animation
    self.key = key
    self.completions = completions
    isResolved = animation.beginTime != 0
    for completion in completions { completion.pending += 1 }
  }

  /// An animation added without a time to begin at begins now.
  func resolve(at time: CFTimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    animation.beginTime = time
  }

  func apply(to layer: CALayer, at time: CFTimeInterval) {
    resolve(at: time)
    animation.apply(to: layer, at: time)
  }

  /// Tells the delegate of a beginning; true when all cycles have run.
  func advance(to time: CFTimeInterval) -> Bool {
    resolve(at: time)
    if !hasStarted, animation.hasBegun(at: time) {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    return animation.isOver(at: time)
  }

  /// Tells the delegate and the transactions of the end, once.
  func finish(_ finished: Bool) {
    guard !hasFinished else { return }
    hasFinished = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.animationEnded() }
  }
}

/// The animations of a layer in the order they were added.
final class LayerAnimations {
  var entries: [LayerAnimation] = []
  var isRegistered = false

  /// nil when no animation has a key.
  var keys: [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  subscript(key: String) -> LayerAnimation? { entries.first { $0.key == key } }

  /// True while an animation still changes what is shown.
  var isRunning: Bool { entries.contains { !$0.hasFinished } }
}
