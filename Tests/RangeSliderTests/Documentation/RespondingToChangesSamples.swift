// The samples of RespondingToChanges.md, compiled as in an app: without testable imports.

// sample RespondingToChanges 1
import RangeSlider
import UIKit

@MainActor
func filter(
  with slider: RangeSliderControl, preview: @escaping (ClosedRange<Double>) -> Void,
  search: @escaping (ClosedRange<Double>) -> Void
) {
  slider.addAction(
    UIAction { [weak slider] _ in
      if let slider { preview(slider.range) }
    }, for: .valueChanged)
  slider.addAction(
    UIAction { [weak slider] _ in
      if let slider { search(slider.range) }
    }, for: .editingDidEnd)
}
// end of sample

// sample RespondingToChanges 2
@MainActor
func logReleases(of slider: SliderControl) async {
  for await change in slider.changes where change.phase == .ended {
    print(change.source, change.values)
  }
}
// end of sample

/// Its properties are `@objc dynamic` on Apple's platforms.
final class Player: NSObject, MainThreadObservable {
  let duration: CGFloat = 60
  @GKInspectable dynamic var time: CGFloat = 0
  @GKInspectable dynamic var bufferedTime: CGFloat = 0
}

// sample RespondingToChanges 3
import ControlCore

@MainActor
func showBuffer(of player: Player, on timeline: RangeSliderControl) {
  timeline.setRange(minimum: 0, maximum: player.duration)
  timeline[.upper].isEnabled = false
  timeline[.upper].size = .zero
  timeline.bind(.lower, to: player, \.time)
  timeline.bind(.upper, to: player, \.bufferedTime)
}
// end of sample
