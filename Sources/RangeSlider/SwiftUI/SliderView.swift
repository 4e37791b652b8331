#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// A SwiftUI view that displays a slider with two thumbs, bound to a closed range.
  ///
  ///     RangeSliderView("Price", value: $prices, in: 0...500, step: 10)
  ///       .valueFormat(.currency(code: "EUR"))
  ///       .configured { $0.showsValueLabels = true }
  public typealias RangeSliderView<Value: SliderBindable, Label: View, ValueLabel: View> =
    SliderView<ClosedRange<Value>, Label, ValueLabel>

  /// A SwiftUI view that displays a slider with one to eight thumbs, bound to an array.
  ///
  ///     MultiSliderView("Meals", value: $hours, in: 0...24)
  ///
  /// The slider has a thumb for each element: one for an empty array, and eight for a longer one. A change by
  /// the user is written in ascending order.
  public typealias MultiSliderView<Value: SliderBindable, Label: View, ValueLabel: View> =
    SliderView<[Value], Label, ValueLabel>

  /// A SwiftUI view that displays a slider.
  ///
  /// Create it as ``RangeSliderView`` or ``MultiSliderView``. The values are numbers, integers, dates or
  /// durations: see ``SliderBindable``.
  ///
  /// A change of the binding updates the slider without an event, and with the animation of the transaction,
  /// if it has one: up to iOS 17 that of the slider. A change by the user is written to the binding once.
  /// Bounds, values and step can change together. Values that bounds, stops or rules do not allow are
  /// displayed as near as they can be, and these are written to the binding after the update. The environment
  /// determines whether the view is enabled, and its layout direction.
  @MainActor
  public struct SliderView<Selection: SliderSelection, Label: View, ValueLabel: View>: View {
    @Binding private var value: Selection
    private let bounds: ClosedRange<Selection.Value>
    private let step: Selection.Value.SliderStep?
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    private var configuration: ((Selection.Slider) -> Void)?

    /// Creates a slider with a label and with labels at its ends.
    ///
    /// - Parameters:
    ///   - value: A binding to the values of the thumbs.
    ///   - bounds: The least and the greatest value. Default: 0 to 1.
    ///   - step: The distance between the values that can be selected, counted from the least. Default:
    ///     `nil`, which allows every value.
    ///   - label: A view that describes the slider. It is spoken and not displayed; up to iOS 17 only a
    ///     `Text` is spoken.
    ///   - minimumValueLabel: A view at the end of the least value.
    ///   - maximumValueLabel: A view at the end of the greatest value.
    ///   - onEditingChanged: A closure that is called with `true` when an interaction begins and with
    ///     `false` when it ends. A key or an assistive technology begins and ends at once.
    public init(
      value: Binding<Selection>,
      in bounds: ClosedRange<Selection.Value> = .init(sliderNumber: 0)...(.init(sliderNumber: 1)),
      step: Selection.Value.SliderStep? = nil, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel,
      @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      _value = value
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
        slider: SliderRepresentable(
          input: SliderSync.Input(
            value: value, bounds: bounds.lowerBound.sliderNumber...bounds.upperBound.sliderNumber,
            step: Selection.Value.sliderNumber(ofStep: step)),
          write: { value = $0 }, onEditingChanged: onEditingChanged, configuration: configuration),
        label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }

    /// Configures properties of the slider: appearance, images, labels, distances.
    ///
    /// The closure is called at every update, before bounds and values are set, which it should not change.
    /// Setting a property to the value that it has costs nothing; closures, which cannot be compared, are set
    /// again. Several closures are called in order.
    public func configured(_ body: @escaping (Selection.Slider) -> Void) -> Self {
      var copy = self
      let earlier = configuration
      copy.configuration = { slider in
        earlier?(slider)
        body(slider)
      }
      return copy
    }

    /// Sets the format of the values, which are displayed and spoken.
    public func valueFormat<Format: FormatStyle & Sendable>(_ format: Format) -> Self
    where Format.FormatInput == Selection.Value, Format.FormatOutput == String {
      configured { $0.setFormat(ofBindable: format) }
    }
  }

  extension SliderView where ValueLabel == EmptyView {
    /// Creates a slider with a label, which is spoken and not displayed.
    ///
    /// The parameters are those of the initializer with all labels.
    public init(
      value: Binding<Selection>,
      in bounds: ClosedRange<Selection.Value> = .init(sliderNumber: 0)...(.init(sliderNumber: 1)),
      step: Selection.Value.SliderStep? = nil, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
        maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
  }

  extension SliderView where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    ///
    /// The parameters are those of the initializer with all labels.
    public init(
      value: Binding<Selection>,
      in bounds: ClosedRange<Selection.Value> = .init(sliderNumber: 0)...(.init(sliderNumber: 1)),
      step: Selection.Value.SliderStep? = nil,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, in: bounds, step: step, label: { EmptyView() },
        onEditingChanged: onEditingChanged)
    }
  }

  extension SliderView where Label == Text, ValueLabel == EmptyView {
    /// Creates a slider with a title that is looked up in the app's table of strings, which is spoken and not
    /// displayed.
    ///
    /// The other parameters are those of the initializer with all labels.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Selection>,
      in bounds: ClosedRange<Selection.Value> = .init(sliderNumber: 0)...(.init(sliderNumber: 1)),
      step: Selection.Value.SliderStep? = nil,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, in: bounds, step: step, label: { Text(titleKey) },
        onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a title that is not localized, which is spoken and not displayed.
    ///
    /// The other parameters are those of the initializer with all labels.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Selection>,
      in bounds: ClosedRange<Selection.Value> = .init(sliderNumber: 0)...(.init(sliderNumber: 1)),
      step: Selection.Value.SliderStep? = nil,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      self.init(
        value: value, in: bounds, step: step, label: { Text(title) },
        onEditingChanged: onEditingChanged)
    }
  }
#endif
