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

/// The waiting requests: a binary heap with the position of each, so that adding and removing any of them
/// takes logarithmic time.
struct RequestQueue: Sendable {
  private var heap: [QueuePlace] = []
  private var positions: [PresentationToken: Int] = [:]

  var isEmpty: Bool { heap.isEmpty }

  var first: QueuePlace? { heap.first }

  /// Adds a request, unless it is there.
  mutating func insert(_ place: QueuePlace) {
    guard positions[place.token] == nil else { return }
    heap.append(place)
    positions[place.token] = heap.count - 1
    moveUp(from: heap.count - 1)
  }

  /// Removes a request; `false` if it is not there.
  @discardableResult mutating func remove(_ token: PresentationToken) -> Bool {
    guard let index = positions[token] else { return false }
    let last = heap.count - 1
    if index != last { exchange(index, last) }
    heap.removeLast()
    positions[token] = nil
    if index != last {
      moveUp(from: index)
      moveDown(from: index)
    }
    return true
  }

  private mutating func moveUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      exchange(child, parent)
      child = parent
    }
  }

  private mutating func moveDown(from start: Int) {
    var parent = start
    while true {
      var smallest = parent
      let left = 2 * parent + 1
      if left < heap.count, heap[left] < heap[smallest] { smallest = left }
      if left + 1 < heap.count, heap[left + 1] < heap[smallest] { smallest = left + 1 }
      guard smallest != parent else { return }
      exchange(parent, smallest)
      parent = smallest
    }
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    positions[heap[a].token] = a
    positions[heap[b].token] = b
  }
}

extension RequestQueue: Equatable {
  /// Whether the same requests are served in the same order.
  static func == (first: RequestQueue, second: RequestQueue) -> Bool {
    first.heap.count == second.heap.count && first.heap.sorted() == second.heap.sorted()
  }
}
