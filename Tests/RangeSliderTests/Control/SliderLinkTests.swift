import Foundation
import TestSupport
import Testing

@testable import RangeSlider

/// What a declarative view and its slider tell each other.
@MainActor struct SliderLinkTests {
  private final class Log {
    var effects: [SliderSync<ClosedRange<Double>>.Effect] = []
  }

  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 45, y: 100, width: 300, height: 44))
  private let link = SliderLink<ClosedRange<Double>>()
  private let log = Log()

  init() {
    host.add(slider)
    link.listen(to: slider)
    link.apply = { [log] in log.effects.append($0) }
    update(20...80)
  }

  private func update(
    _ range: ClosedRange<Double>, isRightToLeft: Bool = false, isEnabled: Bool = true,
    step: Double = 0, configuration: ((RangeSliderControl) -> Void)? = nil,
    animator: SliderAnimator? = nil
  ) {
    link.update(
      slider, to: SliderSync.Input(value: range, bounds: 0...100, step: step),
      isRightToLeft: isRightToLeft, isEnabled: isEnabled,
      configuration: configuration, animator: animator)
    host.layout()
  }

  private var lowerThumb: CGPoint {
    let frame = slider.thumbFrame(of: .lower)
    return slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test("An update sets the slider and reports nothing")
  func anUpdateSetsTheSliderAndReportsNothing() {
    update(30...60)
    #expect(slider.lowerValue == 30)
    #expect(slider.upperValue == 60)
    #expect(log.effects.isEmpty)
  }

  @Test("A drag is written between its beginning and end")
  func aDragIsWrittenBetweenItsBeginningAndEnd() throws {
    host.touches.drag(from: lowerThumb, to: lowerThumb.applying(.init(translationX: 40, y: 0)))
    #expect(log.effects.first == .editing(true))
    #expect(log.effects.last == .editing(false))
    let writes = log.effects.compactMap { effect in
      if case .write(let range) = effect { range } else { nil }
    }
    #expect(try #require(writes.last).lowerBound == Double(slider.lowerValue))
    #expect(slider.lowerValue > 20)
  }

  @Test("The environment determines direction and enabling")
  func theEnvironmentDeterminesDirectionAndEnabling() {
    update(20...80, isRightToLeft: true, isEnabled: false)
    #expect(slider.semanticContentAttribute == .forceRightToLeft)
    #expect(!slider.isEnabled)
    update(20...80)
    #expect(slider.semanticContentAttribute == .forceLeftToRight)
    #expect(slider.isEnabled)
  }

  private func written() async -> [ClosedRange<Double>] {
    for _ in 0..<10 { await Task.yield() }
    return log.effects.compactMap { if case .write(let range) = $0 { range } else { nil } }
  }

  @Test("Values that bounds, steps or rules displace are written after the update, once")
  func displaced() async {
    update(20...140)
    #expect(log.effects.isEmpty)
    #expect(await written() == [20...100])
    update(20...100)
    update(23...100, step: 5)
    #expect(await written() == [20...100, 25...100])
    update(25...100, step: 5)
    update(25...100, step: 5) { $0[.lower].limits = 50...100 }
    #expect(await written() == [20...100, 25...100, 50...100])
    update(50...100, step: 5) { $0[.lower].limits = 50...100 }
    #expect(await written().count == 3)
    #expect(!log.effects.contains(.editing(true)))
  }

  @Test("An owner that keeps a value that rules displace is not asked again")
  func refused() async {
    for _ in 0..<3 { update(20...140) }
    #expect(await written() == [20...100])
    #expect(slider.upperValue == 100)
    update(20...90)
    update(20...140)
    #expect(await written() == [20...100, 20...100])
  }

  @Test("An update in the midst of a drag without continuous events writes nothing")
  func notContinuous() async {
    update(20...80) { $0.isContinuous = false }
    host.touches.down(lowerThumb)
    host.touches.move(to: lowerThumb.applying(.init(translationX: 40, y: 0)))
    #expect(slider.lowerValue > 20)
    update(20...80) { $0.isContinuous = false }
    #expect(await written().isEmpty)
    host.touches.up()
    #expect(await written().count == 1)
  }

  @Test("An animated update moves the thumbs with an animation, and a plain one at once")
  func animated() {
    update(40...60, animator: SliderDisplay.animator)
    #expect(slider.lowerValue == 40)
    #expect(slider.display.isDisplaced)
    host.advance(by: 1)
    update(20...80)
    #expect(!slider.display.isDisplaced)
  }

  @Test("An update moves all parts with the animation of the view, until it ends")
  func animator() {
    update(
      40...60,
      animator: { changes, completion in
        UIView.animate(withDuration: 2, animations: changes) { _ in completion() }
      })
    let thumb = slider.display.view(of: .lower).layer
    #expect(thumb.animation(forKey: thumb.animationKeys()?.first ?? "")?.duration == 2)
    host.advance(by: 1)
    #expect(slider.display.isDisplaced)
    host.advance(by: 1.1)
    #expect(!slider.display.isDisplaced)
  }

  @Test("Two fingers are one interaction of the view, from the first to the last")
  func fingers() {
    host.touches.down(lowerThumb, finger: 0)
    let frame = slider.thumbFrame(of: .upper)
    let upper = slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    host.touches.down(upper, finger: 1)
    host.touches.up(finger: 0)
    #expect(log.effects == [.editing(true)])
    host.touches.move(to: upper.applying(.init(translationX: -27.2, y: 0)), finger: 1)
    host.touches.up(finger: 1)
    #expect(log.effects.count == 3 && log.effects.last == .editing(false))
    #expect(abs(slider.upperValue - 70) < 1e-9)
  }

  @Test("The configuration comes before the values") func theConfigurationComesBeforeTheValues() {
    update(10...90) { $0.setValues(lower: 40, upper: 50, animated: false) }
    #expect(slider.lowerValue == 10)
    #expect(slider.upperValue == 90)
  }

  /// A disabled slider cancels the drag in the midst of the update, when SwiftUI takes no changes.
  @Test("Reports caused by an update follow it") func whatAnUpdateCausesIsReportedAfterIt()
    async
  {
    host.touches.down(lowerThumb)
    host.touches.move(to: lowerThumb.applying(.init(translationX: 40, y: 0)))
    log.effects = []
    link.update(
      slider, to: SliderSync.Input(value: 20...80, bounds: 0...100),
      isRightToLeft: false, isEnabled: false
    ) { [log] _ in
      #expect(log.effects.isEmpty)
    }
    #expect(log.effects.isEmpty)
    for _ in 0..<10 { await Task.yield() }
    #expect(log.effects.contains(.editing(false)))
    host.touches.up()
  }

  @Test("A configuration that sets the same values leaves the texts and the images")
  func aConfigurationThatSetsTheSameAgainLeavesTheTextsAndTheImages() {
    func configure(_ slider: RangeSliderControl) {
      slider.appearance = .minimal
      slider.showsValueLabels = true
      slider.setValueFormat(FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
    }
    update(20...80, configuration: configure)
    let contents = slider.display.view(of: .lower).layer.contents as AnyObject?
    let image = slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first
    update(20...80, configuration: configure)
    #expect(slider.display.view(of: .lower).layer.contents as AnyObject? === contents)
    #expect(slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first === image)
    #expect(image?.text == 20.formatted(.number.precision(.fractionLength(1))))
  }

  @Test("A slider with several thumbs is synchronized with an array")
  func aSliderWithSeveralThumbsIsSynchronizedWithAnArray() throws {
    let slider = MultiSliderControl(frame: CGRect(x: 45, y: 300, width: 300, height: 44))
    host.add(slider)
    let link = SliderLink<[Float]>()
    var values: [Float] = [50, 10, 30]
    var writes = 0
    var editing: [Bool] = []
    link.listen(to: slider)
    link.apply = { effect in
      switch effect {
      case .editing(let isEditing): editing.append(isEditing)
      case .write(let new):
        values = new
        writes += 1
      }
    }
    func update() {
      link.update(
        slider, to: .init(value: values, bounds: 0...100, step: 5),
        isRightToLeft: false, isEnabled: true)
      host.layout()
    }
    update()
    #expect(slider.thumbValues == [10, 30, 50])
    #expect(writes == 0 && editing.isEmpty)
    let frame = slider.thumbRect(for: Thumb(rawValue: 1))
    let start = slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    host.touches.drag(from: start, to: start.applying(.init(translationX: 27.2, y: 0)))
    #expect(values == [10, 40, 50])
    #expect(writes > 0 && editing == [true, false])
    update()
    #expect(slider.thumbValues == [10, 40, 50])
    values = [20, 120]
    update()
    #expect(slider.thumbCount == 2 && slider.thumbValues == [20, 100])
    values = []
    update()
    #expect(slider.thumbCount == 1)
    values = Array(repeating: .nan, count: 9)
    update()
    #expect(slider.thumbCount == 8)
    #expect(slider.thumbValues.allSatisfy { $0.isFinite })
  }

  @Test("A narrower type rounds without a change") func aShorterTypeRoundsWithoutAChange() {
    let link = SliderLink<ClosedRange<Float>>()
    link.listen(to: slider)
    var writes: [ClosedRange<Float>] = []
    link.apply = { if case .write(let range) = $0 { writes.append(range) } }
    link.update(
      slider, to: .init(value: Float(0.1)...0.5, bounds: 0...1),
      isRightToLeft: false, isEnabled: true)
    slider.sendActions(for: .valueChanged)
    #expect(writes.isEmpty)
    slider.upperValue = 0.7
    slider.sendActions(for: .valueChanged)
    #expect(writes == [Float(0.1)...Float(0.7)])
  }

  @Test("The configuration of an array finds its thumbs")
  func theConfigurationOfAnArrayFindsItsThumbs() {
    let slider = MultiSliderControl()
    let link = SliderLink<[Double]>()
    link.update(
      slider, to: .init(value: [0.1, 0.5, 0.9], bounds: 0...1),
      isRightToLeft: false, isEnabled: true
    ) {
      $0[Thumb(rawValue: 2)].limits = 0.6...0.8
      $0[Thumb(rawValue: 2)].isEnabled = false
    }
    #expect(slider.thumbValues == [0.1, 0.5, 0.8])
    #expect(!slider[Thumb(rawValue: 2)].isEnabled)
  }

  @Test("A slider moves dates and integers by their steps")
  func dates() {
    let slider = RangeSliderControl(frame: CGRect(x: 30, y: 200, width: 328, height: 44))
    host.add(slider)
    let day = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let link = SliderLink<ClosedRange<Date>>()
    var range = day...day.addingTimeInterval(7200)
    link.apply = { if case .write(let new) = $0 { range = new } }
    link.listen(to: slider)
    link.update(
      slider,
      to: .init(
        value: range, bounds: day.sliderNumber...day.addingTimeInterval(86_400).sliderNumber,
        step: Date.sliderNumber(ofStep: 3600)),
      isRightToLeft: false, isEnabled: true)
    slider.accessibilityElement(for: .upper).accessibilityIncrement()
    #expect(range == day...day.addingTimeInterval(10_800))
  }
}
