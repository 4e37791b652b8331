import Foundation

/// The place of a waiting request; the smallest place is next.
struct QueuePlace: Comparable, Sendable {
  /// The kinds of requests in the order in which they are served.
  enum Entrance: Int, Sendable {
    case cutIn
    case next
    case append
  }

  let token: PresentationToken
  let priority: Operation.QueuePriority
  let entrance: Entrance
  var arrival: UInt64

  static func < (first: QueuePlace, second: QueuePlace) -> Bool {
    if first.priority != second.priority {
      return first.priority.rawValue > second.priority.rawValue
    }
    if first.entrance != second.entrance {
      return first.entrance.rawValue < second.entrance.rawValue
    }
    // Appended requests are first in, first out; interrupting requests last in, first out.
    return first.entrance == .append
      ? first.arrival < second.arrival : first.arrival > second.arrival
  }
}

/// The requests in line, sorted.
struct RequestQueue: Equatable, Sendable {
  /// The places, the next one last.
  private var places: [QueuePlace] = []

  var isEmpty: Bool { places.isEmpty }

  var first: QueuePlace? { places.last }

  /// Adds a request, unless it is there.
  mutating func insert(_ place: QueuePlace) {
    let index = index(of: place)
    if !has(place, at: index) { places.insert(place, at: index) }
  }

  /// Removes a request, if it is there.
  mutating func remove(_ place: QueuePlace) {
    let index = index(of: place)
    if has(place, at: index) { places.remove(at: index) }
  }

  private func has(_ place: QueuePlace, at index: Int) -> Bool {
    index < places.count && places[index] == place
  }

  /// Returns the index at which a place is or would be.
  private func index(of place: QueuePlace) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if place < places[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
