import Foundation

/// Keeps book of the animations that ought to run, while the system takes them away.
///
/// Core Animation drops a layer's animations when the app goes to the background and when the layer
/// leaves its window. The ledger remembers which ran, since when and how long, and says what to do
/// when they can be seen again. It starts nothing that was not running, and nothing twice. It knows
/// neither layers nor clocks: both are asked for through closures.
public struct AnimationLedger<Key: Hashable> {
  /// What is to be done.
  public enum Step: Equatable {
    /// Have the animation run as if it had begun `elapsed` seconds ago; in the future when negative.
    case attach(Key, elapsed: TimeInterval)
    /// Take the animation away, so that the layer's own values show.
    case detach(Key)
    /// Tell, once, that it ended: by itself or not.
    case complete(Key, finished: Bool)
  }

  private struct Entry {
    let key: Key
    let timing: AnimationTiming
    let delay: TimeInterval
    /// `nil` until it has been on show for the first time.
    var begin: TimeInterval?
    var hasEnded = false
  }

  /// What an animation does on its return.
  ///
  /// Default: it continues.
  public var resumption = AnimationResumption.continues

  /// Why nothing runs now; empty when all of it does.
  public private(set) var hindrances: AnimationHindrance

  private var entries: [Entry] = []

  /// Makes an empty ledger.
  ///
  /// - Parameter hindrances: What is in the way from the start. Default: there is no window.
  public init(hindrances: AnimationHindrance = .noWindow) {
    self.hindrances = hindrances
  }

  /// The animations that ought to run, in the order they were added.
  public var running: [Key] {
    entries.filter { !$0.hasEnded }.map(\.key)
  }

  /// Whether an animation is in the ledger: it ought to run, or its end is to stay on show.
  public func contains(_ key: Key) -> Bool {
    entries.contains { $0.key == key }
  }

  /// Enters an animation, in place of one of the same key, which ends unfinished.
  ///
  /// Where something hinders it, it begins when that is over. With reduced motion one that comes to
  /// an end is at its end at once.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - timing: How long it runs.
  ///   - delay: How long after now it begins, in seconds. Default 0.
  ///   - time: The present, in seconds.
  /// - Returns: What is to be done.
  public mutating func add(
    _ key: Key, timing: AnimationTiming, delay: TimeInterval = 0, at time: TimeInterval
  ) -> [Step] {
    var steps = remove(key)
    var entry = Entry(key: key, timing: timing, delay: delay)
    if hindrances.contains(.reducedMotion), timing.length.isFinite {
      return steps + [.complete(key, finished: true)]
    }
    if hindrances.isEmpty {
      entry.begin = time + delay
      steps.append(.attach(key, elapsed: 0 - delay))
    }
    entries.append(entry)
    return steps
  }

  /// Takes an animation out; it ends unfinished, unless it had ended before.
  public mutating func remove(_ key: Key) -> [Step] {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return [] }
    let entry = entries.remove(at: index)
    return entry.hasEnded ? [] : [.complete(key, finished: false)]
  }

  /// Notes that an animation came off its layer.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - finished: Whether it had run to its end. Otherwise somebody removed it, or the system did;
  ///     the latter is ignored.
  /// - Returns: What is to be done.
  public mutating func stopped(_ key: Key, finished: Bool) -> [Step] {
    guard let index = entries.firstIndex(where: { $0.key == key }), !entries[index].hasEnded else {
      return []
    }
    if finished {
      if entries[index].timing.holdsEnd {
        entries[index].hasEnded = true
      } else {
        entries.remove(at: index)
      }
      return [.complete(key, finished: true)]
    }
    return hindrances.isEmpty ? remove(key) : []
  }

  /// Puts something in the way.
  ///
  /// What should run and no longer does was stopped by somebody, and is forgotten. Reduced motion
  /// also takes away what runs; one that comes to an end is at its end then.
  ///
  /// - Parameters:
  ///   - hindrance: What comes in the way; what is already there changes nothing.
  ///   - isAttached: Whether an animation is on its layer.
  /// - Returns: What is to be done.
  public mutating func hinder(_ hindrance: AnimationHindrance, isAttached: (Key) -> Bool) -> [Step]
  {
    var steps: [Step] = []
    if hindrances.isEmpty, !hindrance.isEmpty {
      for entry in entries where !entry.hasEnded && !isAttached(entry.key) {
        steps += remove(entry.key)
      }
    }
    if hindrance.contains(.reducedMotion), !hindrances.contains(.reducedMotion) {
      for entry in entries where !entry.hasEnded {
        if isAttached(entry.key) { steps.append(.detach(entry.key)) }
        guard entry.timing.length.isFinite else { continue }
        entries.removeAll { $0.key == entry.key }
        steps.append(.complete(entry.key, finished: true))
      }
    }
    hindrances.formUnion(hindrance)
    return steps
  }

  /// Takes something out of the way; with nothing left there, what ran runs again.
  ///
  /// - Parameters:
  ///   - hindrance: What is gone; what was not there changes nothing.
  ///   - isAttached: Whether an animation is on its layer all the same; such a one is left alone.
  ///   - time: The present of an animation's layer, in seconds.
  /// - Returns: What is to be done.
  public mutating func clear(
    _ hindrance: AnimationHindrance, isAttached: (Key) -> Bool, time: (Key) -> TimeInterval
  ) -> [Step] {
    guard !hindrances.isEmpty else { return [] }
    hindrances.subtract(hindrance)
    guard hindrances.isEmpty else { return [] }
    return entries.map(\.key).flatMap { key in
      isAttached(key) ? [] : resume(key, at: time(key))
    }
  }

  private mutating func resume(_ key: Key, at time: TimeInterval) -> [Step] {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return [] }
    let entry = entries[index]
    guard let begin = entry.begin else {
      entries[index].begin = time + entry.delay
      return [.attach(key, elapsed: 0 - entry.delay)]
    }
    let elapsed = time - begin
    if entry.hasEnded || entry.timing.isOver(after: elapsed) {
      let telling: [Step] = entry.hasEnded ? [] : [.complete(key, finished: true)]
      guard entry.timing.holdsEnd else {
        entries.remove(at: index)
        return telling
      }
      entries[index].hasEnded = true
      return telling + [.attach(key, elapsed: elapsed)]
    }
    guard resumption == .restarts else { return [.attach(key, elapsed: elapsed)] }
    entries[index].begin = time
    return [.attach(key, elapsed: 0)]
  }
}
