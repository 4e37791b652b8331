// The samples of UsingSwiftUI.md, compiled as in an app: without testable imports.

// Compiled where there is SwiftUI: see CONTRIBUTING.md.
#if canImport(SwiftUI)
  // sample UsingSwiftUI 1
  import RangeSlider
  import SwiftUI

  struct HoursFilter: View {
    @State private var hours = 9.0...17.0
    @State private var isEditing = false

    var body: some View {
      HStack {
        Text("Hours").bold(isEditing)
        RangeSliderView(value: $hours, in: 0...24, step: 1) { isEditing = $0 }
      }
    }
  }
  // end of sample

  // sample UsingSwiftUI 2
  struct DiscountFilter: View {
    @Binding var discounts: ClosedRange<Double>

    var body: some View {
      RangeSliderView("Discount", value: $discounts, in: 0...1, step: 0.05)
        .valueFormat(.percent)
        .configured { $0.showsValueLabels = true }
    }
  }
  // end of sample

  // sample UsingSwiftUI 3
  struct ShiftPicker: View {
    @Binding var shift: ClosedRange<Date>
    let day: ClosedRange<Date>

    var body: some View {
      RangeSliderView("Shift", value: $shift, in: day, step: 15 * 60)
        .valueFormat(.dateTime.hour().minute())
    }
  }
  // end of sample

  // sample UsingSwiftUI 4
  struct PriceFilter: View {
    @Binding var prices: ClosedRange<Double>

    var body: some View {
      RangeSliderView(value: $prices, in: 0...500) {
        Text("Price")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("500")
      }
    }
  }
  // end of sample

  // sample UsingSwiftUI 5
  struct MealTimes: View {
    @State private var hours = [7.0, 12, 18]

    var body: some View {
      MultiSliderView("Meals", value: $hours, in: 0...24, step: 1)
        .configured { slider in
          slider.showsValueLabels = true
          slider.appearance = .minimal
        }
    }
  }
// end of sample
#endif
