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
        RangeSliderView(range: $hours, in: 0...24, step: 1) { isEditing = $0 }
      }
    }
  }
  // end of sample

  // sample UsingSwiftUI 2
  struct DiscountFilter: View {
    @Binding var discounts: ClosedRange<Double>

    var body: some View {
      RangeSliderView(
        "Discount", range: $discounts, in: 0...1, step: 0.05, format: .percent
      )
      .configured { $0.showsValueLabels = true }
    }
  }
// end of sample
#endif
