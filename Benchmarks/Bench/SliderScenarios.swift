import RangeSlider
import UIKit
import UIKitHost

/// The slider alone, in a window of its own.
@MainActor
enum SliderScenarios {
  static let callsPerRun = 1000

  static let all =
    [
      setters, event, labeledEvent, linkedEvent, titledEvent, decoratedEvent, twoThumbs,
      eightThumbs,
      glassEvent, tutorialEvent,
    ] + ticks

  /// Setters with all rules: bounds, steps and distances. One run makes a thousand calls.
  static let setters = Scenario(name: "slider/control/setters", countedRuns: 20) {
    let slider = RangeSliderControl()
    slider.step = 0.01
    slider.minimumDistance = 0.1
    slider.maximumDistance = 0.7
    return Scenario.Steps { run in
      for call in 0..<callsPerRun {
        let value = CGFloat((run &* 31 &+ call &* 17) % 997) / 997
        switch call % 4 {
        case 0: slider.lowerValue = value
        case 1: slider.upperValue = value
        case 2: slider.minimumValue = value / 2
        default: slider.maximumValue = 1 + value
        }
      }
      precondition(slider.lowerValue <= slider.upperValue)
    }
  }

  // MARK: One event of a drag, from the touch to the end of layout

  static let event = dragged("slider/event/control") { RangeSliderControl(frame: $0) }

  static let labeledEvent = dragged("slider/event/control-with-labels") {
    let slider = RangeSliderControl(frame: $0)
    slider.showsValueLabels = true
    return slider
  }

  /// An event of a slider in SwiftUI, which the view updates with what it has written.
  ///
  /// It drives the link of `RangeSliderView` with a configuration and a format, as the view does.
  static let linkedEvent = Scenario(name: "slider/event/swiftui-update", countedRuns: 50) {
    let link = SliderLink<ClosedRange<Double>>()
    var range = 0.2...0.8
    let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(2))
    @MainActor func update(_ slider: RangeSliderControl) {
      link.update(
        slider, to: .init(value: range, bounds: 0...1), isRightToLeft: false, isEnabled: true,
        configuration: {
          $0.setValueFormat(format)
          $0.appearance = .tutorial
        })
    }
    link.apply = { if case .write(let new) = $0 { range = new } }
    return steps { frame -> RangeSliderControl in
      let slider = RangeSliderControl(frame: frame)
      link.listen(to: slider)
      update(slider)
      return slider
    } afterEvent: { slider in
      update(slider)
    }
  }

  /// An event of a slider with titles of ticks.
  static let titledEvent = dragged("slider/event/control-with-tick-titles") {
    let slider = RangeSliderControl(frame: $0)
    slider.ticks = stride(from: 0, through: 1, by: 0.1).map {
      SliderTick(value: $0, title: "\(Int($0 * 100))")
    }
    return slider
  }

  /// An event of a slider with segments, a gradient and merged bubbles.
  static let decoratedEvent = dragged("slider/event/control-with-segments-and-bubbles") {
    let slider = RangeSliderControl(frame: $0)
    slider.setSegmentTintColor(.systemGreen, at: 0)
    slider.appearance.fillColors = [.systemTeal, .systemOrange]
    slider.showsValueLabels = true
    slider.mergesOverlappingLabels = true
    slider.labelBackgroundColor = .systemBlue
    return slider
  }

  static let twoThumbs = dragged("slider/event/two-thumbs") {
    MultiSliderControl(frame: $0, thumbCount: 2)
  }

  static let glassEvent = dragged("slider/event/control-of-glass") {
    let slider = RangeSliderControl(frame: $0)
    slider.appearance.material = .glass
    return slider
  }

  static let eightThumbs = dragged("slider/event/eight-thumbs") {
    MultiSliderControl(frame: $0, thumbCount: 8)
  }

  static let tutorialEvent = dragged("slider/event/tutorial") { TutorialSlider(frame: $0) }

  private static func dragged<Slider: UIControl>(
    _ name: String, make: @escaping @MainActor (CGRect) -> Slider
  ) -> Scenario {
    Scenario(name: name, countedRuns: 50) { steps(make: make) }
  }

  private static func steps<Slider: UIControl>(
    make: @MainActor (CGRect) -> Slider,
    afterEvent: @escaping @MainActor (Slider) -> Void = { _ in }
  ) -> Scenario.Steps {
    let host = HeadlessHost(device: .phone)
    let controller = UIViewController()
    let window = host.makeWindow(rootViewController: controller)
    let slider = make(CGRect(x: 40, y: 300, width: 300, height: 60))
    controller.view.addSubview(slider)
    host.advance(by: 0.5)
    host.drawFrame()
    // The lower thumb at 0.2, near the middle of the slider across it.
    let thumb = slider.convert(CGPoint(x: 14 + 272 * 0.2, y: 40), to: window)
    host.touch([TouchSample(phase: .began, location: thumb)])
    host.advance(by: 0.5)
    return Scenario.Steps { run in
      let x = thumb.x + CGFloat(run % 2 == 0 ? 16 : 20)
      host.touch([TouchSample(phase: .moved, location: CGPoint(x: x, y: thumb.y))])
      afterEvent(slider)
      slider.layoutIfNeeded()
    }
  }

  // MARK: Ticks

  static let tickCounts = [11, 1001, 1_000_001, 1_000_000_001]

  static func ticksName(_ count: Int) -> String { "slider/ticks/\(count)" }

  /// The layout of all ticks displayed, of as many stops.
  private static let ticks = tickCounts.map { count in
    Scenario(name: ticksName(count), countedRuns: 200) {
      let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      slider.maximumValue = CGFloat(count - 1)
      slider.step = 1
      slider.showsTicks = true
      return Scenario.Steps { _ in
        slider.setNeedsContentLayout()
        slider.layoutIfNeeded()
      }
    }
  }
}
