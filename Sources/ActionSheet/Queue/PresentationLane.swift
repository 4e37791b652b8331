import Foundation

/// The place of a waiting request; the smallest place is next.
struct QueuePlace: Comparable, Sendable {
  /// The kinds of requests, the first served first.
  enum Entrance: Int, Sendable {
    case preempt
    case next
    case append
  }

  let priority: Operation.QueuePriority
  var entrance: Entrance
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

/// The popups that are on screen at the same time, and the sorted requests that wait for a place there.
@MainActor
final class PresentationLane {
  /// The number of popups that are on screen at most.
  let capacity: Int

  /// The popups that appear, are on screen or disappear, in the order of their presentations.
  var presented: [QueuedPresentation] = []

  /// The requests of each rank that is present, sorted by arrival.
  ///
  /// A new request is nearly always the last one. A slice removes its first element in constant time, and a
  /// search does not touch the requests.
  private var ranks: [Int: ArraySlice<(arrival: UInt64, request: QueuedPresentation)>] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// A Boolean value that determines whether no request waits for a place.
  var isEmpty: Bool { ranks.isEmpty }

  /// The request that is next.
  var first: QueuedPresentation? {
    guard let entries = ranks.keys.min().flatMap({ ranks[$0] }), let first = entries.first else {
      return nil
    }
    return first.request.place.entrance == .append ? first.request : entries.last?.request
  }

  /// Adds a request, unless it is there.
  func insert(_ request: QueuedPresentation) {
    let (index, isThere) = search(request)
    guard !isThere else { return }
    let entry = (request.place.arrival, request)
    ranks[request.place.rank, default: []].insert(entry, at: index)
  }

  /// Removes a request, if it is there.
  func remove(_ request: QueuedPresentation) {
    let (index, isThere) = search(request)
    let rank = request.place.rank
    guard isThere else { return }
    if index == ranks[rank]?.startIndex {
      ranks[rank]?.removeFirst()
    } else {
      ranks[rank]?.remove(at: index)
    }
    if ranks[rank]?.isEmpty == true { ranks[rank] = nil }
  }

  /// Returns the index at which a request is or would be among those of its rank.
  private func search(_ request: QueuedPresentation) -> (index: Int, isThere: Bool) {
    let (entries, arrival) = (ranks[request.place.rank] ?? [], request.place.arrival)
    let index = entries.partitionPoint { $0.arrival < arrival }
    return (index, index < entries.endIndex && entries[index].request === request)
  }
}
