import RangeSlider
import TestSupport
import Testing
import UIKit

/// Key-value observation of the values. Apple's documentation of key-value observing requires an
/// observable property to notify of every change, whatever causes it.
@MainActor
struct RangeSliderObservationTests {
  private let stage = SliderStage()
  private let log = Log()
  private let observations: [NSKeyValueObservation]

  /// The notifications in order. It is used on the main actor only.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  init() {
    let log = log
    observations = [
      stage.slider.observe(\.lowerValue, options: [.old, .new]) { _, change in
        log.lines.append("lower \(Self.text(change.oldValue)) \(Self.text(change.newValue))")
      },
      stage.slider.observe(\.upperValue, options: [.old, .new]) { _, change in
        log.lines.append("upper \(Self.text(change.oldValue)) \(Self.text(change.newValue))")
      },
    ]
  }

  private nonisolated static func text(_ value: CGFloat?) -> String {
    value.map { String(Int($0.rounded())) } ?? "nil"
  }

  @Test("A drag notifies of each change of its thumb once")
  func drag() {
    stage.down(.lower)
    stage.move(by: 10)
    stage.move(by: 0)
    stage.move(by: 5)
    stage.up()
    #expect(log.lines == ["lower 20 30", "lower 30 35"])
  }

  @Test("A pushed thumb notifies as well, and a canceled drag notifies of the values it restores")
  func push() {
    stage.slider.collision = .push
    stage.down(.lower)
    stage.move(by: 70)
    #expect(log.lines == ["upper 80 90", "lower 20 90"])
    log.lines = []
    stage.cancel()
    #expect(log.lines == ["upper 90 80", "lower 90 20"])
  }

  @Test("Setting one value notifies of both if both change, and of neither if none does")
  func code() {
    stage.slider.lowerValue = 90
    #expect(log.lines == ["upper 80 90", "lower 20 90"])
    log.lines = []
    stage.slider.lowerValue = 90
    #expect(log.lines.isEmpty)
    stage.slider.maximumValue = 50
    #expect(log.lines == ["upper 90 50", "lower 90 50"])
  }

  @Test("Keys and assistive technologies notify")
  func accessibility() {
    stage.slider.accessibilityElement(for: .upper).accessibilityDecrement()
    #expect(log.lines == ["upper 80 70"])
  }
}
