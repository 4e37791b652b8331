import TestSupport
import Testing

@testable import RangeSlider

/// Sliders under constraints: the width is that of the place, the height is the slider's own.
@MainActor struct SliderAutoLayoutTests {
  enum Kind: String, CaseIterable, Sendable {
    case plain, labels, ticks, histogram, image, eight

    @MainActor func make() -> SliderControl {
      let slider = RangeSliderControl()
      switch self {
      case .plain: break
      case .labels: slider.showsValueLabels = true
      case .ticks:
        slider.ticks = [0, 0.5, 1].map { SliderTick(value: $0, title: "Tick \($0)") }
        slider.showsTicks = true
      case .histogram: slider.histogram = [1, 3, 2]
      case .image: slider.minimumValueImage = UIImage(systemName: "heart.fill")
      case .eight: return MultiSliderControl(thumbCount: 8)
      }
      return slider
    }
  }

  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("The height is the slider's own", arguments: Kind.allCases, ConstrainedPlace.allCases)
  func theHeightIsTheSlidersOwn(_ kind: Kind, _ place: ConstrainedPlace) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for textSize in Self.textSizes {
        let slider = kind.make()
        let stage = ConstrainedStage(
          slider, in: place, direction: direction, contentSize: textSize)
        stage.layOut()
        #expect(slider.bounds.width == stage.width)
        #expect(slider.bounds.height == slider.intrinsicContentSize.height)
        #expect(slider.bounds.height >= 44)
        #expect(
          slider.intrinsicContentSize.height
            == slider.sizeThatFits(CGSize(width: stage.width, height: 0)).height)
      }
    }
  }

  @Test("Larger text makes a labeled slider higher") func largerTextMakesALabeledSliderHigher() {
    let heights = Self.textSizes.map { textSize in
      let slider = Kind.labels.make()
      ConstrainedStage(slider, in: .edges, contentSize: textSize).layOut()
      return slider.bounds.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
  }

  @Test("A later text size moves the views below") func aLaterTextSizeMovesWhatIsBelow() {
    let slider = Kind.labels.make()
    let stage = ConstrainedStage(slider, in: .stack)
    stage.layOut()
    let below = slider.superview?.subviews.last
    let before = (slider.bounds.height, below?.frame.minY ?? 0)
    stage.host.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    stage.layOut()
    #expect(slider.bounds.height > before.0)
    #expect(below?.frame.minY ?? 0 > before.1)
    #expect(below?.frame.minY == slider.frame.maxY)
  }

  @Test("Thumbs mirror under constraints") func thumbsMirrorUnderConstraints() {
    let positions = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
      let slider = RangeSliderControl()
      slider.setValues(lower: 0.1, upper: 0.3)
      ConstrainedStage(slider, in: .edges, direction: direction).layOut()
      return slider.display.view(of: .lower).layer.frame.midX
    }
    #expect(positions[0] < 175 && abs(positions[0] + positions[1] - 350) <= 0.5)
  }

  /// A vertical slider has a width of its own and the height of its place.
  @Test("A vertical slider has an intrinsic width") func aVerticalSliderHasAWidthOfItsOwn() {
    let slider = RangeSliderControl()
    slider.isVertical = true
    slider.translatesAutoresizingMaskIntoConstraints = false
    let host = TestHost()
    host.view.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
      slider.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 40),
      slider.bottomAnchor.constraint(equalTo: host.view.bottomAnchor, constant: -40),
    ])
    host.layout()
    #expect(slider.frame == CGRect(x: 173, y: 40, width: 44, height: 764))
    #expect(!slider.hasAmbiguousLayout)
    slider.isVertical = false
    host.layout()
    #expect(slider.hasAmbiguousLayout, "the width of a horizontal slider is not its own")
  }

  /// A width is not the slider's own, as it is not the system slider's: a slider in the middle needs one.
  @Test("A slider in the middle needs a width") func aSliderInTheMiddleNeedsAWidth() {
    let slider = RangeSliderControl()
    slider.translatesAutoresizingMaskIntoConstraints = false
    let host = TestHost()
    host.view.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
      slider.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
    ])
    host.layout()
    #expect(slider.hasAmbiguousLayout)
    #expect(slider.bounds.height == 44)
    #expect(slider.center == CGPoint(x: 195, y: 422))
  }

  @Test("Only a change of the size invalidates the intrinsic size")
  func onlyAChangeOfTheSizeInvalidatesIt() {
    func count(_ change: (RangeSliderControl) -> Void) -> Int {
      let slider = RangeSliderControl()
      return invalidations(of: slider) { change(slider) }
    }
    #expect(count { $0.setValues(lower: 0.2, upper: 0.4) } == 0)
    #expect(count { $0.maximumValue = 100 } == 0)
    #expect(count { $0.isEnabled = false } == 0)
    #expect(count { $0.trackTintColor = .red } == 0)
    #expect(count { $0.overrideUserInterfaceStyle = .dark } == 0)
    #expect(count { $0.showsValueLabels = true } == 1)
    #expect(count { $0.isVertical = true } == 1)
    #expect(count { $0.thumbSize = CGSize(width: 60, height: 60) } == 1)
    #expect(
      count {
        $0.showsValueLabels = true
        $0.histogram = [1, 2]
        $0.thumbSize = CGSize(width: 60, height: 60)
      } == 1, "once for all changes before a layout")
  }
}
