import Foundation
import Testing

@testable import QuartzCore

struct MediaThreadTests {
  @Test("The main actor has one state on whatever thread it runs")
  func theMainActorHasOneStateWhateverThreadItIsIn() async {
    for _ in 0..<20 {
      await MainActor.run { #expect(MediaThread.current === MediaThread.main) }
      await Task.yield()
    }
  }

  @Test("Another thread has its own state") func anotherThreadHasAStateOfItsOwn() async {
    let states: (Bool, Bool) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let state = MediaThread.current
        continuation.resume(returning: (state === MediaThread.main, state === MediaThread.current))
      }
    }
    #expect(states == (false, true))
  }
}
