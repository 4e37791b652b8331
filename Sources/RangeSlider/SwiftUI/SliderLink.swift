import ControlCore
import UIKit

/// An object that synchronizes a slider and the binding of a SwiftUI view.
@MainActor
package final class SliderLink<Selection: SliderSelection> {
  package typealias Slider = Selection.Slider

  /// The closure that receives effects on the view, which each update sets.
  package var apply: (SliderSync<Selection>.Effect) -> Void = { _ in }
  private var sync = SliderSync<Selection>()
  private let scope = UpdateScope()

  package init() {}

  package func listen(to slider: Slider) {
    follow(.editingDidBegin, of: slider) { link, _ in link.sync.began() }
    follow(.valueChanged, of: slider) { link, slider in
      link.sync.changed(to: link.selection(of: slider))
    }
    follow(.editingDidEnd, of: slider) { link, _ in link.sync.ended() }
  }

  // Updates a slider, whose other properties a closure sets before the values. Disabling a slider during a
  // drag cancels the drag, which sends events. Rules can displace the values of the binding. The view
  // receives both after the update.
  package func update(
    _ slider: Slider, to input: SliderSync<Selection>.Input, isRightToLeft: Bool, isEnabled: Bool,
    configuration: ((Slider) -> Void)? = nil, animator: SliderAnimator? = nil
  ) {
    scope.update {
      // Setting a property again would end a drag or invalidate the layout.
      let direction: UISemanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      if slider.semanticContentAttribute != direction {
        slider.semanticContentAttribute = direction
      }
      if slider.isEnabled != isEnabled { slider.isEnabled = isEnabled }
      let numbers = input.value.sliderValues.map { $0.sliderNumber }
      // Properties of single thumbs need the thumbs.
      (slider as? MultiSliderControl)?.thumbCount = numbers.count
      var expected: ThumbNumbers? = slider.values.values
      configuration?(slider)
      if sync.update(to: input) {
        let sorted = numbers.prefix(ThumbNumbers.limit).filter { !$0.isNaN }.sorted()
        var values = ThumbNumbers(.nan, count: slider.values.count)
        for (index, value) in sorted.enumerated() { values[index] = value }
        slider.changeValues(by: animator) {
          $0.step = input.step
          $0.set(minimum: input.bounds.lowerBound, maximum: input.bounds.upperBound, values: values)
        }
        expected = sorted.count == numbers.count ? values : nil
      }
      // A slider with another number of thumbs than the binding has values displays it as it can.
      guard let expected, expected.count == numbers.count, slider.values.values != expected
      else { return }
      let effects = sync.displaced(to: selection(of: slider))
      if !effects.isEmpty { scope.afterUpdate { effects.forEach(self.apply) } }
    }
  }

  private func selection(of slider: Slider) -> Selection {
    Selection(sliderValues: slider.values.values.map { Selection.Value(sliderNumber: $0) })
  }

  private func follow(
    _ event: UIControl.Event, of slider: Slider,
    _ effects: @escaping @MainActor (SliderLink, Slider) -> [SliderSync<Selection>.Effect]
  ) {
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        scope.afterUpdate { effects(self, slider).forEach(self.apply) }
      }, for: event)
  }
}

// The synchronization of a binding and a slider. It stores the latest value of the binding. An update with
// the value that the slider has just written sets nothing, and a slider with the value of the binding writes
// nothing. A value that rules displace is written once: an owner that keeps its value has its way.
package struct SliderSync<Value: Equatable>: Equatable {
  package struct Input: Equatable {
    package var value: Value
    package var bounds: ClosedRange<Double>
    package var step: Double

    package init(value: Value, bounds: ClosedRange<Double>, step: Double = 0) {
      (self.value, self.bounds, self.step) = (value, bounds, step)
    }
  }

  package enum Effect: Equatable {
    case editing(Bool)
    case write(Value)
  }

  private var known: Input?

  /// The latest input whose value rules have displaced.
  private var displaced: Input?

  /// The number of fingers and other interactions that have begun.
  private var interactions = 0

  // Notes a new state of the view. Returns whether it has changed, so that the slider needs to be set.
  mutating func update(to input: Input) -> Bool {
    if input != displaced { displaced = nil }
    guard input != known else { return false }
    known = input
    return true
  }

  mutating func displaced(to value: Value) -> [Effect] {
    guard value != known?.value, known != displaced else { return [] }
    displaced = known
    known?.value = value
    return [.write(value)]
  }

  mutating func began() -> [Effect] {
    interactions += 1
    return interactions == 1 ? [.editing(true)] : []
  }

  // Handles a change by the user. A change by a key or an assistive technology has no beginning of its own
  // and begins here.
  mutating func changed(to value: Value) -> [Effect] {
    guard value != known?.value else { return [] }
    let start = interactions == 0 ? began() : []
    known?.value = value
    return start + [.write(value)]
  }

  mutating func ended() -> [Effect] {
    guard interactions > 0 else { return [] }
    interactions -= 1
    return interactions == 0 ? [.editing(false)] : []
  }
}
