import Testing

@testable import DrawingBoard

struct ReplayTimelineTests {
  @Test("A step takes time by its length, within a sixteenth of the longest")
  func shares() {
    let timeline = ReplayTimeline(lengths: [0, 96, 1_000_000])
    // 48, 96 and 768 of 912.
    #expect(timeline.moment(at: 0) == .init(step: 0, share: 0))
    #expect(timeline.moment(at: 24.0 / 912) == .init(step: 0, share: 0.5))
    #expect(timeline.moment(at: 48.0 / 912) == .init(step: 1, share: 0))
    #expect(timeline.moment(at: 528.0 / 912) == .init(step: 2, share: 0.5))
  }

  @Test("Every moment is found, in order, and times out of range are the ends")
  func order() {
    let timeline = ReplayTimeline(lengths: (0..<100).map { $0 * 17 })
    var latest = (step: 0, share: -1.0)
    for number in 0...5_000 {
      let moment = timeline.moment(at: Double(number) / 5_000)
      #expect((moment.step, moment.share) > latest)
      #expect((0..<1).contains(moment.share))
      latest = (moment.step, moment.share)
    }
    #expect(timeline.moment(at: 1) == .init(step: 100, share: 0))
    #expect(timeline.moment(at: 7) == .init(step: 100, share: 0))
    #expect(timeline.moment(at: -7) == .init(step: 0, share: 0))
    #expect(ReplayTimeline(lengths: []).moment(at: 0.5) == .init(step: 0, share: 0))
  }
}
