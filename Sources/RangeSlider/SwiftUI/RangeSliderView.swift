#if canImport(SwiftUI)
  import ControlCore
  import SwiftUI
  import UIKit

  /// A slider with two thumbs for SwiftUI, bound to a closed range.
  ///
  ///     RangeSliderView(range: $prices, in: 0...500, step: 10)
  ///       .configured { $0.showsValueLabels = true }
  ///
  /// A change of the binding is shown at once and reported to nobody; a change by the user is written
  /// once. Bounds, range and step may change together. A range beyond the bounds is shown at their
  /// ends and stays as it is until the user changes it. Enabledness and layout direction come from
  /// the environment.
  @MainActor
  public struct RangeSliderView<Value: BinaryFloatingPoint>: UIViewRepresentable {
    /// Stands between a slider and the view that was made last.
    @MainActor
    public final class Coordinator {
      fileprivate let link = RangeSliderLink<Value>()
    }

    @Binding private var range: ClosedRange<Value>
    private let bounds: ClosedRange<Value>
    private let step: Value?
    private let onEditingChanged: (Bool) -> Void
    private var configuration: ((RangeSliderControl) -> Void)?

    /// Makes a slider.
    ///
    /// - Parameters:
    ///   - range: The two values, which the user changes.
    ///   - bounds: The least and the greatest value that can be chosen.
    ///   - step: The distance between the values that can be chosen, counted from the least; `nil`
    ///     lets every value be chosen.
    ///   - onEditingChanged: Called with `true` when the user begins to change the range and with
    ///     `false` when that has ended; a key or a screen reader begins and ends at once.
    public init(
      range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1,
      step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
      _range = range
      self.bounds = bounds
      self.step = step
      self.onEditingChanged = onEditingChanged
    }

    /// Sets what SwiftUI has no words for: colours, pictures, labels, distances.
    ///
    /// The closure runs at every update, before bounds and values are set, which it should leave
    /// alone. Several calls add up.
    public func configured(_ body: @escaping (RangeSliderControl) -> Void) -> Self {
      var copy = self
      let earlier = configuration
      copy.configuration = { slider in
        earlier?(slider)
        body(slider)
      }
      return copy
    }

    /// Makes what keeps binding and slider in step.
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    /// Makes the slider; ``updateUIView(_:context:)`` gives it its values.
    public func makeUIView(context: Context) -> RangeSliderControl {
      let slider = RangeSliderControl(frame: .zero)
      context.coordinator.link.listen(to: slider)
      return slider
    }

    /// Brings the slider up to date.
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

    /// The slider's own height, and any width; the other way round where it is vertical.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView slider: RangeSliderControl, context: Context
    ) -> CGSize? {
      slider.sizeThatFits(proposedWidth: proposal.width, proposedHeight: proposal.height)
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
#endif
