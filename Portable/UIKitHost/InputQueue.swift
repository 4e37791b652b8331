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

  /// Takes out what one frame may hold: no finger goes down and up in it, as none is that fast.
  ///
  /// Controls that wait for the frame after a touch, as scroll views do, would miss a tap.
  mutating func takeFrame() -> [[TouchSample]] {
    var began: Set<Int> = []
    var frame: [[TouchSample]] = []
    for event in events {
      let isLate = event.contains {
        began.contains($0.finger) && $0.phase != .moved && $0.phase != .stationary
      }
      if isLate { break }
      for sample in event where sample.phase == .began { began.insert(sample.finger) }
      frame.append(event)
    }
    events.removeFirst(frame.count)
    return frame
  }

  /// Takes everything out.
  mutating func takeAll() -> [[TouchSample]] {
    defer { events = [] }
    return events
  }
}
