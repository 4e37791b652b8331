import ControlCore
import TestSupport
import Testing

/// Properties whose changes a control posts to key-value observers itself.
@MainActor
struct PublishedPropertyTests {
  private final class Gauge: Control {
    @GKInspectable dynamic var level = 0
    @GKInspectable dynamic var peak = 0

    private static let level = PublishedProperty("level", \Gauge.level)
    private static let peak = PublishedProperty("peak", \Gauge.peak)

    override class var publishedProperties: [PublishedProperty] {
      super.publishedProperties + [level, peak]
    }

    func rise(to new: Int) {
      publish([Self.level, Self.peak]) {
        level = new
        peak = max(peak, new)
      }
    }
  }

  private let gauge = Gauge(frame: .zero)

  @Test("A change is posted once for each property, after all of them have changed")
  func posted() {
    final class Log {
      var lines: [String] = []
    }
    let log = Log()
    let level = gauge.observe(\.level, owner: log) { [gauge] log, value in
      log.lines.append("level \(value) \(gauge.peak)")
    }
    let peak = gauge.observe(\.peak, owner: log) { [gauge] log, value in
      log.lines.append("peak \(value) \(gauge.level)")
    }
    gauge.rise(to: 3)
    #expect(log.lines == ["peak 3 3", "level 3 3"])
    level.invalidate()
    peak.invalidate()
    gauge.rise(to: 4)
    #expect(log.lines.count == 2)
  }

  @Test("An empty list changes without a notification")
  func silent() {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    let observation = gauge.observe(\.level, owner: counter) { counter, _ in counter.count += 1 }
    gauge.publish([]) { gauge.level = 7 }
    #expect(gauge.level == 7 && counter.count == 0)
    observation.invalidate()
  }

  @Test("Key-value coding finds published properties")
  func keyValueCoding() {
    gauge.rise(to: 5)
    #expect(gauge.value(forKey: "peak") as? Int == 5)
    gauge.setValue(6, forKey: "level")
    #expect(gauge.level == 6)
  }
}
