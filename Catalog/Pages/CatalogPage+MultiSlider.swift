import ControlCore
import RangeSlider
import UIKit

extension CatalogPage {
  static let multiSlider = CatalogPage(
    id: "multi-slider", title: "Multi Slider", module: "RangeSlider",
    summary: "One to eight thumbs divide a track.",
    keywords: ["slider", "thumbs", "values", "many", "single", "neutral", "limits", "equalizer"],
    symbol: "slider.horizontal.below.rectangle", color: .systemIndigo,
    content: .control(
      Showcase(
        make: { MultiSliderControl() },
        states: MultiSliderStates.all,
        readout: { ($0 as? MultiSliderControl)?.readout ?? "" },
        connect: { control, sent in
          guard let slider = control as? MultiSliderControl else { return }
          let changed = UIAction { [weak slider] _ in
            if let slider { sent("valueChanged values=\(slider.readout)") }
          }
          let ended = UIAction { _ in sent("editingDidEnd") }
          slider.addAction(changed, for: .valueChanged)
          slider.addAction(ended, for: .editingDidEnd)
        },
        liveCode: { control in
          guard let slider = control as? MultiSliderControl else { return [] }
          let values = slider.thumbValues.map(NumberText.code).joined(separator: ", ")
          return ["control.thumbValues = [\(values)]"]
        })))
}

extension MultiSliderControl {
  fileprivate var readout: String {
    thumbValues.map { text(for: $0) }.joined(separator: " · ")
  }
}
