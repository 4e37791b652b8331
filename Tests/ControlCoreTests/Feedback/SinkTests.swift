import ControlCore
import TestSupport
import Testing

/// U11: haptics and announcements behind protocols, so that policies can be tested off a device.
@MainActor
struct SinkTests {
  @Test("Recorded haptics keep their order") func recordingHapticsKeepTheirOrder() {
    let sink = RecordingHapticSink()
    sink.prepare()
    sink.play(.selection)
    sink.play(.impact(intensity: 0.5))
    sink.play(.notification(.error))
    #expect(sink.played == [.selection, .impact(intensity: 0.5), .notification(.error)])
    #expect(sink.prepareCount == 1)
  }

  @Test("Recorded announcements keep their order") func recordingAnnouncementsKeepTheirOrder() {
    let sink = RecordingAnnouncementSink()
    sink.announce("one")
    sink.announce("two")
    #expect(sink.announced == ["one", "two"])
  }
}
