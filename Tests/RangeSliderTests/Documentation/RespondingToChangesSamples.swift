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
    print(change.source, change.lowerValue, change.upperValue)
  }
}
// end of sample
