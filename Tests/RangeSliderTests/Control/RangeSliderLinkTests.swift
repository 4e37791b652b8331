import TestSupport
import Testing

@testable import RangeSlider

/// What a declarative view and its slider tell each other.
@MainActor struct RangeSliderLinkTests {
  private final class Log {
    var effects: [RangeSliderSync<Double>.Effect] = []
  }

  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 45, y: 100, width: 300, height: 44))
  private let link = RangeSliderLink<Double>()
  private let log = Log()

  init() {
    host.add(slider)
    link.listen(to: slider)
    link.apply = { [log] in log.effects.append($0) }
    update(20...80)
  }

  private func update(
    _ range: ClosedRange<Double>, isRightToLeft: Bool = false, isEnabled: Bool = true,
    configuration: ((RangeSliderControl) -> Void)? = nil
  ) {
    link.update(
      slider, to: .init(range: range, bounds: 0...100),
      environment: RangeSliderEnvironment(isRightToLeft: isRightToLeft, isEnabled: isEnabled),
      configuration: configuration)
    host.layout()
  }

  private var lowerThumb: CGPoint {
    let frame = slider.thumbFrame(of: .lower)
    return slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test func anUpdateSetsTheSliderAndReportsNothing() {
    update(30...60)
    #expect(slider.lowerValue == 30)
    #expect(slider.upperValue == 60)
    #expect(log.effects.isEmpty)
  }

  @Test func aDragIsWrittenBetweenItsBeginningAndEnd() throws {
    host.touches.drag(from: lowerThumb, to: lowerThumb.applying(.init(translationX: 40, y: 0)))
    #expect(log.effects.first == .editing(true))
    #expect(log.effects.last == .editing(false))
    let writes = log.effects.compactMap { effect in
      if case .write(let range) = effect { range } else { nil }
    }
    #expect(try #require(writes.last).lowerBound == Double(slider.lowerValue))
    #expect(slider.lowerValue > 20)
  }

  @Test func theEnvironmentDeterminesDirectionAndEnabling() {
    update(20...80, isRightToLeft: true, isEnabled: false)
    #expect(slider.semanticContentAttribute == .forceRightToLeft)
    #expect(!slider.isEnabled)
    update(20...80)
    #expect(slider.semanticContentAttribute == .forceLeftToRight)
    #expect(slider.isEnabled)
  }

  @Test func theConfigurationComesBeforeTheValues() {
    update(10...90) { $0.setValues(lower: 40, upper: 50, animated: false) }
    #expect(slider.lowerValue == 10)
    #expect(slider.upperValue == 90)
  }

  /// A disabled slider cancels the drag in the midst of the update, when SwiftUI takes no changes.
  @Test func whatAnUpdateCausesIsReportedAfterIt() async {
    host.touches.down(lowerThumb)
    host.touches.move(to: lowerThumb.applying(.init(translationX: 40, y: 0)))
    log.effects = []
    link.update(
      slider, to: .init(range: 20...80, bounds: 0...100),
      environment: RangeSliderEnvironment(isRightToLeft: false, isEnabled: false)
    ) { [log] _ in
      #expect(log.effects.isEmpty)
    }
    #expect(log.effects.isEmpty)
    for _ in 0..<10 { await Task.yield() }
    #expect(log.effects.contains(.editing(false)))
    host.touches.up()
  }
}
