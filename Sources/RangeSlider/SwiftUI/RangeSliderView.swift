#if canImport(SwiftUI)
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
  public struct RangeSliderView<Value: BinaryFloatingPoint, Label: View, ValueLabel: View>: View {
    @Binding private var range: ClosedRange<Value>
    private let bounds: ClosedRange<Value>
    private let step: Value?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private var configuration: ((RangeSliderControl) -> Void)?

    /// Creates a slider with a label and with labels at its ends.
    ///
    /// - Parameters:
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - label: A view that describes the slider. It is spoken and not displayed; up to iOS 17 only a
    ///     `Text` is spoken.
    ///   - minimumValueLabel: A view at the end of the least value.
    ///   - maximumValueLabel: A view at the end of the greatest value.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init(
      range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel,
      @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      _range = range
      self.bounds = bounds
      self.step = step
      self.label = label()
      self.minimumValueLabel = minimumValueLabel()
      self.maximumValueLabel = maximumValueLabel()
      self.onEditingChanged = onEditingChanged
    }

    /// The slider and its labels.
    public var body: some View {
      SliderContent(
        slider: SliderRepresentable<RangeSliderControl, ClosedRange<Value>>(
          input: SliderSync.Input(
            value: range, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
            step: step.map { Double($0) } ?? 0),
          makeSlider: { RangeSliderControl(frame: .zero) }, makeLink: { SliderLink() },
          write: { range = $0 }, onEditingChanged: onEditingChanged, configuration: configuration),
        label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }

    /// Configures properties of the slider: appearance, images, labels, distances.
    ///
    /// The closure is called at every update, before bounds and values are set, which it should not
    /// change. Setting a property to the value that it has costs nothing; closures, which cannot be
    /// compared, are set again. Several closures are called in order.
    public func configured(_ body: @escaping (RangeSliderControl) -> Void) -> Self {
      var copy = self
      let earlier = configuration
      copy.configuration = { slider in
        earlier?(slider)
        body(slider)
      }
      return copy
    }
  }

  extension RangeSliderView where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    ///
    /// - Parameters:
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - label: A view that describes the slider. It is spoken and not displayed; up to iOS 17 only a
    ///     `Text` is spoken.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init(
      range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        range: range, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
        maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
  }

  extension RangeSliderView where Label == EmptyView, ValueLabel == EmptyView {
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
      self.init(
        range: range, in: bounds, step: step, label: { EmptyView() },
        onEditingChanged: onEditingChanged)
    }
  }

  extension RangeSliderView where Label == Text, ValueLabel == EmptyView {
    /// Creates a slider with a title that is looked up in the app's table of strings.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which is spoken and not displayed.
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init(
      _ titleKey: LocalizedStringKey, range: Binding<ClosedRange<Value>>,
      in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        range: range, in: bounds, step: step, label: { Text(titleKey) },
        onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a title that is looked up in the app's table of strings, and a format.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which is spoken and not displayed.
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - format: The format of the values, which are displayed and spoken.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init<Format: FormatStyle & Sendable>(
      _ titleKey: LocalizedStringKey, range: Binding<ClosedRange<Value>>,
      in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, format: Format,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput == Double, Format.FormatOutput == String {
      self.init(titleKey, range: range, in: bounds, step: step, onEditingChanged: onEditingChanged)
      configuration = { $0.setValueFormat(format) }
    }

    /// Creates a slider with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title, which is spoken and not displayed.
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, range: Binding<ClosedRange<Value>>,
      in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        range: range, in: bounds, step: step, label: { Text(title) },
        onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a title that is not localized, and a format.
    ///
    /// - Parameters:
    ///   - title: The title, which is spoken and not displayed.
    ///   - range: A binding to the two values.
    ///   - bounds: The least and the greatest value. Default: 0...1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - format: The format of the values, which are displayed and spoken.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    @_disfavoredOverload
    public init<Format: FormatStyle & Sendable>(
      _ title: some StringProtocol, range: Binding<ClosedRange<Value>>,
      in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, format: Format,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Format.FormatInput == Double, Format.FormatOutput == String {
      self.init(title, range: range, in: bounds, step: step, onEditingChanged: onEditingChanged)
      configuration = { $0.setValueFormat(format) }
    }
  }
#endif
