import TestSupport
import Testing

@testable import ActionSheet

struct PresentationLaneTests {
  private func place(_ number: UInt64, _ priority: Int, _ entrance: QueuePlace.Entrance)
    -> QueuePlace
  {
    QueuePlace(
      token: PresentationToken(number: number), priority: [.normal, .high, .veryHigh][priority],
      entrance: entrance, arrival: number)
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
      var lane = PresentationLane()
      var model: [QueuePlace] = []
      for number in 1...60 {
        if Bool.random(using: &random) || model.isEmpty {
          let entrances = [QueuePlace.Entrance.preempt, .next, .append]
          let new = place(
            UInt64(number), Int.random(in: 0...2, using: &random),
            entrances[Int.random(in: 0..<3, using: &random)])
          lane.insert(new)
          lane.insert(new)
          model.append(new)
        } else {
          let index = Int.random(in: 0..<model.count, using: &random)
          let gone = model.remove(at: index)
          lane.remove(gone)
          lane.remove(gone)
        }
        #expect(lane.first == model.min())
      }
      var served: [QueuePlace] = []
      while let first = lane.first {
        served.append(first)
        lane.remove(first)
      }
      #expect(served == model.sorted())
    }
  }
}
