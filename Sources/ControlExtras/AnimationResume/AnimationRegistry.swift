import Foundation

/// A value that records the active animations while the system removes them from their layers.
///
/// Core Animation removes a layer's animations when the app goes to the background and when the
/// layer leaves its window. The registry stores when each animation began and how long it runs, and
/// computes what must be done when they are visible again. It has no access to layers and clocks:
/// the callers pass what it needs.
struct AnimationRegistry<Key: Hashable> {
  /// A change that the caller must perform.
  enum Effect: Equatable {
    /// Adds the animation to its layer as if it had begun `elapsed` seconds ago. A negative time is
    /// in the future.
    case attach(Key, elapsed: TimeInterval)
    /// Removes the animation from its layer, so that the model values are visible.
    case detach(Key)
    /// Calls the completion handler of the animation.
    case complete(Key, finished: Bool)
  }

  private struct Entry {
    let key: Key
    let timing: AnimationTiming
    let delay: TimeInterval
    /// The time at which the animation began, or `nil` if it has not been visible yet.
    var beginTime: TimeInterval?
    var hasEnded = false
    /// A Boolean value that indicates whether the system has removed the animation without an
    /// interruption.
    var isLost = false
  }

  /// The behavior of animations when they become visible again.
  ///
  /// Default `.continues`.
  var resumption = AnimationResumption.continues

  /// The current interruptions.
  ///
  /// Animations run while it is empty.
  private(set) var interruptions: AnimationInterruption

  private var entries: [Entry] = []

  /// Creates an empty registry.
  ///
  /// - Parameter interruptions: The current interruptions. Default: there is no window.
  init(interruptions: AnimationInterruption = .noWindow) {
    self.interruptions = interruptions
  }

  /// The keys of the animations that have not ended, in the order in which they were added.
  var runningKeys: [Key] {
    entries.filter { !$0.hasEnded }.map(\.key)
  }

  /// Returns a Boolean value that indicates whether an animation is running or its final state is
  /// retained.
  func contains(_ key: Key) -> Bool {
    entries.contains { $0.key == key }
  }

  /// Adds an animation and replaces one with the same key.
  ///
  /// During an interruption the animation begins when the interruption ends. With Reduce Motion a
  /// finite animation is complete at once.
  ///
  /// - Parameters:
  ///   - key: The key of the animation.
  ///   - timing: The duration of the animation.
  ///   - delay: The delay of its beginning, in seconds. Default 0.
  ///   - time: The current time, in seconds.
  /// - Returns: The changes to perform.
  mutating func add(
    _ key: Key, timing: AnimationTiming, delay: TimeInterval = 0, at time: TimeInterval
  ) -> [Effect] {
    var effects = remove(key)
    var entry = Entry(key: key, timing: timing, delay: delay)
    if interruptions.contains(.reducedMotion), timing.activeDuration.isFinite {
      return effects + [.complete(key, finished: true)]
    }
    if interruptions.isEmpty {
      entry.beginTime = time + delay
      effects.append(.attach(key, elapsed: 0 - delay))
    }
    entries.append(entry)
    return effects
  }

  /// Removes an animation.
  ///
  /// If it has not ended, it completes unfinished.
  mutating func remove(_ key: Key) -> [Effect] {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return [] }
    let entry = entries.remove(at: index)
    return entry.hasEnded ? [] : [.complete(key, finished: false)]
  }

  /// Handles the end of an animation on its layer.
  ///
  /// - Parameters:
  ///   - key: The key of the animation.
  ///   - finished: A Boolean value that indicates whether the animation has run to its end.
  ///     Otherwise it was removed. A removal during an interruption is ignored.
  ///   - isLost: A Boolean value that indicates whether the system has removed the animation,
  ///     because its layer has moved or is not visible. ``restore(isAttached:time:)`` resumes it.
  ///     Default `false`.
  /// - Returns: The changes to perform.
  mutating func animationDidStop(_ key: Key, finished: Bool, isLost: Bool = false) -> [Effect] {
    guard let index = entries.firstIndex(where: { $0.key == key }), !entries[index].hasEnded else {
      return []
    }
    if finished {
      if entries[index].timing.retainsFinalState {
        entries[index].hasEnded = true
      } else {
        entries.remove(at: index)
      }
      return [.complete(key, finished: true)]
    }
    entries[index].isLost = isLost
    return interruptions.isEmpty && !isLost ? remove(key) : []
  }

  /// Resumes the animations that the system has removed without an interruption.
  ///
  /// - Parameters:
  ///   - isAttached: Returns whether an animation is on its layer.
  ///   - time: Returns the current time of an animation's layer, in seconds.
  /// - Returns: The changes to perform.
  mutating func restore(
    isAttached: (Key) -> Bool, time: (Key) -> TimeInterval
  ) -> [Effect] {
    guard interruptions.isEmpty else { return [] }
    return entries.filter(\.isLost).map(\.key).flatMap { key in
      isAttached(key) ? [] : resume(key, at: time(key))
    }
  }

  /// Begins an interruption.
  ///
  /// An animation that should run but is not on its layer was removed by other code, and is removed
  /// here as well. Reduce Motion also detaches running animations and completes finite ones.
  ///
  /// - Parameters:
  ///   - interruption: The interruption. One that has begun already has no effect.
  ///   - isAttached: Returns whether an animation is on its layer.
  /// - Returns: The changes to perform.
  mutating func begin(
    _ interruption: AnimationInterruption, isAttached: (Key) -> Bool
  ) -> [Effect] {
    var effects: [Effect] = []
    if interruptions.isEmpty, !interruption.isEmpty {
      for entry in entries where !entry.hasEnded && !entry.isLost && !isAttached(entry.key) {
        effects += remove(entry.key)
      }
    }
    if interruption.contains(.reducedMotion), !interruptions.contains(.reducedMotion) {
      for entry in entries where !entry.hasEnded {
        if isAttached(entry.key) { effects.append(.detach(entry.key)) }
        guard entry.timing.activeDuration.isFinite else { continue }
        entries.removeAll { $0.key == entry.key }
        effects.append(.complete(entry.key, finished: true))
      }
    }
    interruptions.formUnion(interruption)
    return effects
  }

  /// Ends an interruption and resumes the animations if it was the last one.
  ///
  /// - Parameters:
  ///   - interruption: The interruption. One that has not begun has no effect.
  ///   - isAttached: Returns whether an animation is on its layer. Such an animation is not
  ///     changed.
  ///   - time: Returns the current time of an animation's layer, in seconds.
  /// - Returns: The changes to perform.
  mutating func end(
    _ interruption: AnimationInterruption, isAttached: (Key) -> Bool, time: (Key) -> TimeInterval
  ) -> [Effect] {
    guard !interruptions.isEmpty else { return [] }
    interruptions.subtract(interruption)
    guard interruptions.isEmpty else { return [] }
    return entries.map(\.key).flatMap { key in
      isAttached(key) ? [] : resume(key, at: time(key))
    }
  }

  private mutating func resume(_ key: Key, at time: TimeInterval) -> [Effect] {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return [] }
    entries[index].isLost = false
    let entry = entries[index]
    guard let beginTime = entry.beginTime else {
      entries[index].beginTime = time + entry.delay
      return [.attach(key, elapsed: 0 - entry.delay)]
    }
    let elapsed = time - beginTime
    if entry.hasEnded || entry.timing.isFinished(after: elapsed) {
      let completion: [Effect] = entry.hasEnded ? [] : [.complete(key, finished: true)]
      guard entry.timing.retainsFinalState else {
        entries.remove(at: index)
        return completion
      }
      entries[index].hasEnded = true
      return completion + [.attach(key, elapsed: elapsed)]
    }
    guard resumption == .restarts else { return [.attach(key, elapsed: elapsed)] }
    entries[index].beginTime = time
    return [.attach(key, elapsed: 0)]
  }
}
