#if canImport(SwiftUI)
  import ControlCore
  import SwiftUI
  import UIKit

  /// A SwiftUI view that displays a slider with two thumbs, bound to a closed range.
  ///
  ///     RangeSliderView("Price", range: $prices, in: 0...500, step: 10, format: .currency(code: "EUR"))
  ///       .configured { $0.showsValueLabels = true }
  ///
  /// A change of the binding updates the slider without an event. A change by the user is written to the
  /// binding once. Bounds, range and step can change together. A range beyond the bounds is displayed
  /// at their ends, and the binding keeps it until the user changes it. The environment determines
  /// whether the view is enabled, and its layout direction.
  @MainActor
  public struct RangeSliderView<Value: BinaryFloatingPoint>: UIViewRepresentable {
    /// An object that connects the slider and the current view.
    @MainActor
    public final class Coordinator {
      fileprivate let link = RangeSliderLink<Value>()
    }

    @Binding private var range: ClosedRange<Value>
    private let bounds: ClosedRange<Value>
    private let step: Value?
    private let onEditingChanged: (Bool) -> Void
    private var configuration: ((RangeSliderControl) -> Void)?

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init(
      range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      _range = range
      self.bounds = bounds
      self.step = step
      self.onEditingChanged = onEditingChanged
    }

    /// Creates a slider with a label and a format.
    ///
    /// - Parameters:
    ///   - title: The accessibility label of the slider.
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected. Default: `nil`.
    ///   - format: The format of the values, which are displayed and spoken.
    ///   - onEditingChanged: A closure that is called when an interaction begins and ends.
    public init<Format: FormatStyle & Sendable>(
      _ title: some StringProtocol, range: Binding<ClosedRange<Value>>,
      in bounds: ClosedRange<Value> = 0...1, step: Value? = nil, format: Format,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput == Double, Format.FormatOutput == String {
      self.init(range: range, in: bounds, step: step, onEditingChanged: onEditingChanged)
      let title = String(title)
      configuration = { slider in
        if slider.accessibilityLabel != title { slider.accessibilityLabel = title }
        slider.setValueFormat(format)
      }
    }

    /// Configures properties of the slider: colors, images, labels, distances.
    ///
    /// The closure is called at every update, before bounds and values are set, which it should not
    /// change. Several closures are called in order.
    public func configured(_ body: @escaping (RangeSliderControl) -> Void) -> Self {
      var copy = self
      let earlier = configuration
      copy.configuration = { slider in
        earlier?(slider)
        body(slider)
      }
      return copy
    }

    /// Creates the coordinator.
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    /// Creates the slider.
    public func makeUIView(context: Context) -> RangeSliderControl {
      let slider = RangeSliderControl(frame: .zero)
      context.coordinator.link.listen(to: slider)
      return slider
    }

    /// Updates the slider.
    public func updateUIView(_ slider: RangeSliderControl, context: Context) {
      let link = context.coordinator.link
      link.apply = apply
      link.update(
        slider, to: input,
        environment: RangeSliderEnvironment(
          isRightToLeft: context.environment.layoutDirection == .rightToLeft,
          isEnabled: context.environment.isEnabled),
        configuration: configuration)
    }

    /// Returns the proposed length along the slider, and the height of the slider across it.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView slider: RangeSliderControl, context: Context
    ) -> CGSize? {
      let preferred = slider.preferredContentSize
      let fitting = slider.sizeThatFits(.zero)
      return SliderSizing(
        isVertical: slider.isVertical,
        thickness: slider.isVertical ? fitting.width : fitting.height,
        preferredLength: slider.isVertical ? preferred.height : preferred.width
      ).size(width: proposal.width, height: proposal.height)
    }

    private var input: RangeSliderSync<Value>.Input {
      RangeSliderSync.Input(range: range, bounds: bounds, step: step)
    }

    private func apply(_ effect: RangeSliderSync<Value>.Effect) {
      switch effect {
      case .editing(let isEditing): onEditingChanged(isEditing)
      case .write(let value): range = value
      }
    }
  }

  /// The format of the prices in the previews.
  private struct PriceFormat: FormatStyle {
    func format(_ value: Double) -> String { "€ \(Int(value))" }
  }

  /// The sliders of the previews.
  private struct RangeSliderPreview: View {
    @State private var prices = 120.0...340.0
    @State private var hours = 9.0...17.0

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        RangeSliderView(
          "Price", range: $prices, in: 0...500, step: 10, format: PriceFormat()
        )
        .configured { $0.showsValueLabels = true }
        HStack {
          Text("Hours")
          RangeSliderView(range: $hours, in: 0...24, step: 1)
        }
        RangeSliderView(range: $hours, in: 0...24)
          .configured { $0.appearance = .tutorial }
          .disabled(true)
        RangeSliderView(range: $prices, in: 0...500)
          .configured { $0.appearance = .minimal }
      }
      .padding()
    }
  }

  /// The previews of Xcode's canvas, in both layout directions.
  struct RangeSliderView_Previews: PreviewProvider {
    static var previews: some View {
      RangeSliderPreview()
      RangeSliderPreview().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif
