import TestSupport
import Testing

@testable import ActionSheet

@MainActor struct PresentationLaneTests {
  private let queue = PresentationQueue(clock: HarnessClock())

  private func place(_ number: UInt64, _ priority: Int, _ entrance: QueuePlace.Entrance)
    -> QueuePlace
  {
    QueuePlace(
      priority: [.normal, .high, .veryHigh][priority], entrance: entrance, arrival: number)
  }

  private func request(at place: QueuePlace) -> QueuedPresentation {
    let request = QueuedPresentation(
      of: ManualPopup(), as: PresentationRequest(), in: queue.modalLane, queue: queue)
    request.place = place
    return request
  }

  @Test("Places follow priority, then the policy, then the order of the requests")
  func equalPlacesKeepTheirOrder() {
    #expect(place(1, 0, .append) < place(2, 0, .append))
    #expect(place(2, 0, .next) < place(1, 0, .next))
    #expect(place(2, 0, .next) < place(1, 0, .append))
    #expect(place(2, 0, .preempt) < place(3, 0, .next))
    #expect(place(2, 1, .append) < place(1, 0, .preempt))
  }

  @Test("The first element is the smallest after any insertions and removals")
  func theFirstIsTheSmallestWhoeverComesAndGoes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Torture.count(50, torture: 1000) {
      let lane = PresentationLane(capacity: 1)
      var model: [QueuedPresentation] = []
      for number in 1...60 {
        if Bool.random(using: &random) || model.isEmpty {
          let entrances = [QueuePlace.Entrance.preempt, .next, .append]
          let new = request(
            at: place(
              UInt64(number), Int.random(in: 0...2, using: &random),
              entrances[Int.random(in: 0..<3, using: &random)]))
          lane.insert(new)
          lane.insert(new)
          model.append(new)
        } else {
          let index = Int.random(in: 0..<model.count, using: &random)
          let gone = model.remove(at: index)
          lane.remove(gone)
          lane.remove(gone)
        }
        #expect(lane.first == model.min { $0.place < $1.place })
      }
      var served: [QueuedPresentation] = []
      while let first = lane.first {
        served.append(first)
        lane.remove(first)
      }
      #expect(served == model.sorted { $0.place < $1.place })
    }
  }
}
