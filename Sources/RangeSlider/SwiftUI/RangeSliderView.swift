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
      fileprivate var parent: RangeSliderView
      fileprivate var isUpdating = false
      private var sync = RangeSliderSync<Value>()

      fileprivate init(parent: RangeSliderView) {
        self.parent = parent
      }
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
      Coordinator(parent: self)
    }

    /// Creates the slider.
    public func makeUIView(context: Context) -> RangeSliderControl {
      let slider = RangeSliderControl(frame: .zero)
      context.coordinator.listen(to: slider)
      return slider
    }

    /// Updates the slider.
    public func updateUIView(_ slider: RangeSliderControl, context: Context) {
      let environment = context.environment
      let direction: UISemanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      context.coordinator.update(slider, from: self) {
        if slider.semanticContentAttribute != direction {
          slider.semanticContentAttribute = direction
        }
        if slider.isEnabled != environment.isEnabled { slider.isEnabled = environment.isEnabled }
        configuration?(slider)
      }
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

    fileprivate var input: RangeSliderSync<Value>.Input {
      RangeSliderSync.Input(range: range, bounds: bounds, step: step)
    }

    fileprivate func apply(_ effects: [RangeSliderSync<Value>.Effect]) {
      for effect in effects {
        switch effect {
        case .editing(let isEditing): onEditingChanged(isEditing)
        case .write(let value): range = value
        }
      }
    }
  }

  extension RangeSliderView.Coordinator {
    fileprivate func listen(to slider: RangeSliderControl) {
      let report: [(UIControl.Event, (RangeSliderView.Coordinator, RangeSliderControl) -> Void)] = [
        (.editingDidBegin, { coordinator, _ in coordinator.began() }),
        (.valueChanged, { coordinator, slider in coordinator.changed(slider) }),
        (.editingDidEnd, { coordinator, _ in coordinator.ended() }),
      ]
      for (event, body) in report {
        slider.addAction(
          UIAction { [weak self, weak slider] _ in
            guard let self, let slider else { return }
            afterUpdate { body(self, slider) }
          }, for: event)
      }
    }

    /// Takes over the newest view and sets what has changed.
    fileprivate func update(
      _ slider: RangeSliderControl, from newest: RangeSliderView, configure: () -> Void
    ) {
      parent = newest
      isUpdating = true
      defer { isUpdating = false }
      configure()
      guard let settings = sync.update(to: newest.input) else { return }
      slider.step = CGFloat(settings.step)
      slider.setRange(
        minimum: CGFloat(settings.minimum), maximum: CGFloat(settings.maximum),
        lower: CGFloat(settings.lower), upper: CGFloat(settings.upper))
    }

    private func began() {
      parent.apply(sync.began())
    }

    private func changed(_ slider: RangeSliderControl) {
      parent.apply(
        sync.changed(lower: Double(slider.lowerValue), upper: Double(slider.upperValue)))
    }

    private func ended() {
      parent.apply(sync.ended())
    }

    /// A slider that is disabled while it is held cancels the drag, and so sends events in the midst
    /// of an update, when SwiftUI takes no changes of state: those wait.
    private func afterUpdate(_ body: @escaping @MainActor () -> Void) {
      if isUpdating {
        Task { @MainActor in body() }
      } else {
        body()
      }
    }
  }
#endif
