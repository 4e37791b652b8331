#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The format of the prices in the previews.
  private struct PriceFormat: FormatStyle {
    func format(_ value: Double) -> String { "€ \(Int(value))" }
  }

  /// The sliders of the previews.
  private struct SliderPreview: View {
    @State private var prices = 120.0...340.0
    @State private var hours = 9.0...17.0
    @State private var meals = [7.0, 12, 18]

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        RangeSliderView("Price", value: $prices, in: 0...500, step: 10)
          .valueFormat(PriceFormat())
          .configured { $0.showsValueLabels = true }
        RangeSliderView(value: $hours, in: 0...24, step: 1) {
          Text("Hours")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("24")
        }
        RangeSliderView(value: $hours, in: 0...24)
          .configured { $0.appearance = .tutorial }
          .disabled(true)
        RangeSliderView(value: $prices, in: 0...500)
          .configured { $0.appearance = .minimal }
        MultiSliderView("Meals", value: $meals, in: 0...24, step: 1)
          .configured { $0.showsValueLabels = true }
      }
      .padding()
    }
  }

  /// The previews of Xcode's canvas, in both layout directions.
  struct SliderPreviews: PreviewProvider {
    static var previews: some View {
      SliderPreview()
      SliderPreview().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif
