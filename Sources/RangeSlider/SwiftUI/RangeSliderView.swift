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
      Coordinator(parent: self)
    }

    /// Makes the slider; ``updateUIView(_:context:)`` gives it its values.
    public func makeUIView(context: Context) -> RangeSliderControl {
      let slider = RangeSliderControl(frame: .zero)
      context.coordinator.listen(to: slider)
      return slider
    }

    /// Brings the slider up to date.
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

    /// The slider's own height, and any width; the other way round where it is vertical.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView slider: RangeSliderControl, context: Context
    ) -> CGSize? {
      slider.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: .zero))
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
