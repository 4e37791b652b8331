import ControlCore
import RangeSlider
import UIKit

/// The states that the multi slider's page can be shown in.
@MainActor
enum MultiSliderStates {
  static let all = [
    slider("default", "Three") { _ in },
    slider("one", "One") { $0.thumbCount = 1 },
    slider(
      "neutral", "Neutral value", code: ["control.neutralValue = 0"],
      setUp: { $0.neutralValue = 0 }
    ) {
      $0.thumbCount = 1
      $0.minimumValue = -10
      $0.maximumValue = 10
      $0.thumbValues = [4]
      $0.showsTicks = true
      $0.tickCount = 5
    },
    slider("eight", "Eight") { $0.thumbCount = 8 },
    slider("labels", "Labels") {
      setHours($0)
      $0.showsValueLabels = true
    },
    slider("push", "Push") {
      setHours($0)
      $0.collision = .push
      $0.minimumDistance = 2
    },
    slider(
      "limits", "Limits",
      code: [
        "control.thumbCount = 3", "control.setLimits(0...9, for: .lower)",
        "control.setLimits(15...24, for: Thumb(rawValue: 2))",
      ],
      setUp: {
        $0.thumbCount = 3
        $0.setLimits(0...9, for: .lower)
        $0.setLimits(15...24, for: Thumb(rawValue: 2))
      }
    ) {
      setHours($0)
      $0.showsValueLabels = true
    },
    slider(
      "colors", "Colors",
      code: [
        "control.thumbCount = 3",
        "for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {",
        "  control.setThumbTintColor(color, for: Thumb(rawValue: index))", "}",
      ],
      setUp: {
        $0.thumbCount = 3
        for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
          $0.setThumbTintColor(color, for: Thumb(rawValue: index))
        }
      }),
    slider(
      "locked", "One locked",
      code: [
        "control.thumbCount = 3", "control.setThumbEnabled(false, for: Thumb(rawValue: 1))",
      ],
      setUp: {
        $0.thumbCount = 3
        $0.setThumbEnabled(false, for: Thumb(rawValue: 1))
      }),
    slider(
      "glass", "Glass, pressed",
      code: [
        "control.traitOverrides.systemDesign = .glass", "control.isHighlighted = true",
      ],
      setUp: {
        $0.traitOverrides.systemDesign = .glass
        $0.isHighlighted = true
      }),
    slider(
      "minimal", "Minimal", code: ["control.appearance = .minimal"],
      setUp: { $0.appearance = .minimal }),
    slider("vertical", "Vertical") {
      setHours($0)
      $0.isVertical = true
      $0.showsValueLabels = true
    },
    slider(
      "disabled", "Disabled", code: ["control.isEnabled = false"], setUp: { $0.isEnabled = false }),
  ]

  private static func setHours(_ slider: MultiSliderControl) {
    slider.maximumValue = 24
    slider.thumbValues = [7, 12, 18]
    slider.step = 1
  }

  private static func slider(
    _ id: String, _ title: String, configure: @escaping @MainActor (MultiSliderControl) -> Void
  ) -> PageState {
    slider(id, title, code: [], setUp: { _ in }, configure: configure)
  }

  private static func slider(
    _ id: String, _ title: String, code: [String],
    setUp: @escaping @MainActor (MultiSliderControl) -> Void,
    configure: @escaping @MainActor (MultiSliderControl) -> Void = { _ in }
  ) -> PageState {
    PageState(
      id, title, code: code,
      setUp: { if let slider = $0 as? MultiSliderControl { setUp(slider) } },
      configure: { control in
        guard let slider = control as? MultiSliderControl else { return }
        slider.thumbCount = 3
        configure(slider)
      })
  }
}
