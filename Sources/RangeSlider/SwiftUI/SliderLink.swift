import ControlCore
import UIKit

/// The properties of a slider that the environment of a SwiftUI view determines.
package struct SliderEnvironment: Equatable, Sendable {
  package var isRightToLeft: Bool
  package var isEnabled: Bool

  package init(isRightToLeft: Bool, isEnabled: Bool) {
    self.isRightToLeft = isRightToLeft
    self.isEnabled = isEnabled
  }

  /// Sets the properties that differ, because setting one again would end a drag or invalidate the layout.
  @MainActor
  func apply(to slider: SliderControl) {
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if slider.semanticContentAttribute != direction { slider.semanticContentAttribute = direction }
    if slider.isEnabled != isEnabled { slider.isEnabled = isEnabled }
  }
}

/// An object that synchronizes a slider and the binding of a SwiftUI view.
///
/// `Value` is what the view binds: a closed range for two thumbs, an array for several.
@MainActor
package final class SliderLink<Slider: SliderControl, Value: Equatable> {
  /// The closure that receives effects on the view, which each update sets.
  package var apply: (SliderSync<Value>.Effect) -> Void = { _ in }

  private var sync = SliderSync<Value>()
  private let scope = UpdateScope()
  private let value: @MainActor (Slider) -> Value
  private let prepare: @MainActor (Slider, SliderSync<Value>.Input) -> Void
  private let set: @MainActor (Slider, SliderSync<Value>.Input) -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - value: A closure that returns the value of the binding for a slider.
  ///   - prepare: A closure that is called before the configuration of the view.
  ///   - set: A closure that sets values, bounds and step of a slider.
  init(
    value: @escaping @MainActor (Slider) -> Value,
    prepare: @escaping @MainActor (Slider, SliderSync<Value>.Input) -> Void = { _, _ in },
    set: @escaping @MainActor (Slider, SliderSync<Value>.Input) -> Void
  ) {
    self.value = value
    self.prepare = prepare
    self.set = set
  }

  /// Observes the events of a slider.
  package func listen(to slider: Slider) {
    follow(.editingDidBegin, of: slider) { link, _ in link.sync.began() }
    follow(.valueChanged, of: slider) { link, slider in link.sync.changed(to: link.value(slider)) }
    follow(.editingDidEnd, of: slider) { link, _ in link.sync.ended() }
  }

  /// Updates a slider.
  ///
  /// Disabling a slider during a drag cancels the drag, which sends events. The view receives them after
  /// the update.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - input: Values, bounds and step of the view.
  ///   - environment: The properties of the environment.
  ///   - configuration: A closure that sets other properties before the values.
  package func update(
    _ slider: Slider, to input: SliderSync<Value>.Input, environment: SliderEnvironment,
    configuration: ((Slider) -> Void)? = nil
  ) {
    scope.update {
      environment.apply(to: slider)
      prepare(slider, input)
      configuration?(slider)
      if sync.update(to: input) { set(slider, input) }
    }
  }

  private func follow(
    _ event: UIControl.Event, of slider: Slider,
    _ effects: @escaping @MainActor (SliderLink, Slider) -> [SliderSync<Value>.Effect]
  ) {
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        scope.afterUpdate { effects(self, slider).forEach(self.apply) }
      }, for: event)
  }
}

extension SliderLink {
  /// Creates a link for a slider with two thumbs.
  package convenience init<Number: BinaryFloatingPoint>()
  where Slider == RangeSliderControl, Value == ClosedRange<Number> {
    self.init { slider in
      // Rounding to a shorter type can make the values equal, but not change their order.
      let lower = Number(slider.lowerValue)
      return lower...max(lower, Number(slider.upperValue))
    } set: { slider, input in
      slider.step = CGFloat(input.step)
      slider.setRange(
        minimum: CGFloat(input.bounds.lowerBound), maximum: CGFloat(input.bounds.upperBound),
        lower: CGFloat(input.value.lowerBound), upper: CGFloat(input.value.upperBound))
    }
  }

  /// Creates a link for a slider with one to eight thumbs.
  package convenience init<Number: BinaryFloatingPoint>()
  where Slider == MultiSliderControl, Value == [Number] {
    self.init { slider in
      slider.thumbValues.map { Number($0) }
    } prepare: { slider, input in
      // Properties of single thumbs need the thumbs.
      slider.thumbCount = input.value.count
    } set: { slider, input in
      slider.step = CGFloat(input.step)
      let (minimum, maximum) = (input.bounds.lowerBound, input.bounds.upperBound)
      let sorted = input.value.prefix(slider.thumbCount).map { Double($0) }.filter { !$0.isNaN }
      var values = ThumbNumbers(.nan, count: slider.thumbCount)
      for (index, value) in zip(values.indices, sorted.sorted()) { values[index] = value }
      slider.changeValues {
        $0.set(minimum: minimum, maximum: maximum, values: values)
      }
    }
  }
}

/// The synchronization of a binding and a slider.
///
/// It stores the latest value of the binding. An update with the value that the slider has just
/// written sets nothing, and a slider with the value of the binding writes nothing.
package struct SliderSync<Value: Equatable>: Equatable {
  /// The properties of the declarative view.
  package struct Input: Equatable {
    /// The value of the binding.
    package var value: Value

    package var bounds: ClosedRange<Double>

    /// The distance between stops, or 0 for none.
    package var step: Double

    package init(value: Value, bounds: ClosedRange<Double>, step: Double = 0) {
      self.value = value
      self.bounds = bounds
      self.step = step
    }
  }

  /// An effect on the owner of the binding.
  package enum Effect: Equatable {
    /// An interaction begins or ends.
    case editing(Bool)

    /// A value is written to the binding.
    case write(Value)
  }

  private var known: Input?
  private var isEditing = false

  init() {}

  // MARK: From the binding to the slider

  /// Notes a new state of the view.
  ///
  /// - Returns: Whether it has changed, so that the slider needs to be set.
  mutating func update(to input: Input) -> Bool {
    guard input != known else { return false }
    known = input
    return true
  }

  // MARK: From the slider to the binding

  /// Handles the beginning of an interaction.
  mutating func began() -> [Effect] {
    guard !isEditing else { return [] }
    isEditing = true
    return [.editing(true)]
  }

  /// Handles a change by the user.
  ///
  /// A change by a key or an assistive technology has no beginning of its own and begins here.
  mutating func changed(to value: Value) -> [Effect] {
    guard value != known?.value else { return [] }
    let start = began()
    known?.value = value
    return start + [.write(value)]
  }

  /// Handles the end of an interaction.
  mutating func ended() -> [Effect] {
    guard isEditing else { return [] }
    isEditing = false
    return [.editing(false)]
  }
}
