import Foundation

/// The place of a waiting request; the smallest place is next.
struct QueuePlace: Comparable, Sendable {
  /// The kinds of requests in the order in which they are served.
  enum Entrance: Int, Sendable {
    case preempt
    case next
    case append
  }

  let token: PresentationToken
  let priority: Operation.QueuePriority
  let entrance: Entrance
  var arrival: UInt64

  /// The number of the priority and the entrance; requests with a smaller one come first.
  var rank: Int { entrance.rawValue - 3 * priority.rawValue }

  static func < (first: QueuePlace, second: QueuePlace) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    // Appended requests are first in, first out; interrupting requests last in, first out.
    return first.entrance == .append
      ? first.arrival < second.arrival : first.arrival > second.arrival
  }
}

/// The requests that are on screen at the same time, and the sorted requests that wait for a place there.
package struct PresentationLane: Equatable, Sendable {
  /// What is modal, one at a time, and the toasts beside it.
  package enum Kind: Int, CaseIterable, Sendable {
    case modal
    case toasts

    /// The number of requests that are on screen at most.
    var capacity: Int { self == .modal ? 1 : 3 }
  }

  /// The requests that appear, are on screen or disappear, in the order of their presentations.
  var presented: [PresentationToken] = []

  /// The places of each rank that is present, sorted by arrival.
  ///
  /// A new place is nearly always the last one. A slice removes its first place in constant time.
  private var ranks: [Int: ArraySlice<QueuePlace>] = [:]

  /// A Boolean value that determines whether no request waits for a place.
  var isEmpty: Bool { ranks.isEmpty }

  /// The request that is next.
  var first: QueuePlace? {
    guard let places = ranks.keys.min().flatMap({ ranks[$0] }) else { return nil }
    return places.first?.entrance == .append ? places.first : places.last
  }

  /// Adds a request, unless it is there.
  mutating func insert(_ place: QueuePlace) {
    let (index, isThere) = search(place)
    if !isThere { ranks[place.rank, default: []].insert(place, at: index) }
  }

  /// Removes a request, if it is there.
  mutating func remove(_ place: QueuePlace) {
    let (index, isThere) = search(place)
    guard isThere else { return }
    if index == ranks[place.rank]?.startIndex {
      ranks[place.rank]?.removeFirst()
    } else {
      ranks[place.rank]?.remove(at: index)
    }
    if ranks[place.rank]?.isEmpty == true { ranks[place.rank] = nil }
  }

  /// Returns the index at which a place is or would be among those of its rank.
  private func search(_ place: QueuePlace) -> (index: Int, isThere: Bool) {
    let places = ranks[place.rank] ?? []
    let index = places.partitionPoint { $0.arrival < place.arrival }
    return (index, index < places.endIndex && places[index] == place)
  }
}
