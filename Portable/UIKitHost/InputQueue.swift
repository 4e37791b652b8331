import UIKit

/// Collects samples between two frames and groups them into events.
///
/// Moves that follow each other become one event with coalesced touches. A finger that goes down or
/// up ends the group, so that no event holds two phases of one finger.
struct InputQueue {
  /// Samples that make up one event each, oldest first.
  private(set) var events: [[TouchSample]] = []

  var isEmpty: Bool { events.isEmpty }

  /// Adds samples that happened at once.
  mutating func append(_ samples: [TouchSample]) {
    guard !samples.isEmpty else { return }
    let isMove = samples.allSatisfy { $0.phase == .moved }
    if isMove, let last = events.last, last.allSatisfy({ $0.phase == .moved }) {
      events[events.count - 1] += samples
    } else {
      events.append(samples)
    }
  }

  /// Takes everything out.
  mutating func takeAll() -> [[TouchSample]] {
    defer { events = [] }
    return events
  }
}
