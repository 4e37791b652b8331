import ControlCore
import UIKit

/// The properties of a slider that the environment of a SwiftUI view determines.
struct RangeSliderEnvironment: Equatable, Sendable {
  var isRightToLeft: Bool
  var isEnabled: Bool

  /// Sets the properties that differ, because setting one again would end a drag or invalidate the layout.
  @MainActor
  func apply(to slider: RangeSliderControl) {
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if slider.semanticContentAttribute != direction { slider.semanticContentAttribute = direction }
    if slider.isEnabled != isEnabled { slider.isEnabled = isEnabled }
  }
}

/// An object that synchronizes a slider and the binding of a SwiftUI view.
@MainActor
final class RangeSliderLink<Value: BinaryFloatingPoint> {
  /// The closure that receives effects on the view, which each update sets.
  var apply: (RangeSliderSync<Value>.Effect) -> Void = { _ in }

  private var sync = RangeSliderSync<Value>()
  private let scope = UpdateScope()

  /// Observes the events of a slider.
  func listen(to slider: RangeSliderControl) {
    follow(.editingDidBegin, of: slider) { link, _ in link.sync.began() }
    follow(.valueChanged, of: slider) { link, slider in
      link.sync.changed(lower: Double(slider.lowerValue), upper: Double(slider.upperValue))
    }
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
  func update(
    _ slider: RangeSliderControl, to input: RangeSliderSync<Value>.Input,
    environment: RangeSliderEnvironment, configuration: ((RangeSliderControl) -> Void)? = nil
  ) {
    scope.update {
      environment.apply(to: slider)
      configuration?(slider)
      guard let settings = sync.update(to: input) else { return }
      slider.step = CGFloat(settings.step)
      slider.setRange(
        minimum: CGFloat(settings.minimum), maximum: CGFloat(settings.maximum),
        lower: CGFloat(settings.lower), upper: CGFloat(settings.upper))
    }
  }

  private func follow(
    _ event: UIControl.Event, of slider: RangeSliderControl,
    _ effects:
      @escaping @MainActor (RangeSliderLink, RangeSliderControl)
      -> [RangeSliderSync<Value>.Effect]
  ) {
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        scope.afterUpdate { effects(self, slider).forEach(self.apply) }
      }, for: event)
  }
}

/// The synchronization of a binding and a slider.
///
/// It stores the latest value of the binding. An update with the value that the slider has just
/// written sets nothing, and a slider with the value of the binding writes nothing.
struct RangeSliderSync<Value: BinaryFloatingPoint>: Equatable {
  /// The properties of the declarative view.
  struct Input: Equatable {
    var range: ClosedRange<Value>
    var bounds: ClosedRange<Value>

    /// The distance between stops, or `nil` for none.
    var step: Value?
  }

  /// The properties to set on the slider.
  struct Settings: Equatable {
    var lower: Double
    var upper: Double
    var minimum: Double
    var maximum: Double
    var step: Double
  }

  /// An effect on the owner of the binding.
  enum Effect: Equatable {
    /// An interaction begins or ends.
    case editing(Bool)

    /// A value is written to the binding.
    case write(ClosedRange<Value>)
  }

  private var known: Input?
  private var isEditing = false

  init() {}

  // MARK: From the binding to the slider

  /// Returns the properties to set for a new state of the view, or `nil` if nothing has changed.
  mutating func update(to input: Input) -> Settings? {
    guard input != known else { return nil }
    known = input
    return Settings(
      lower: Double(input.range.lowerBound), upper: Double(input.range.upperBound),
      minimum: Double(input.bounds.lowerBound), maximum: Double(input.bounds.upperBound),
      step: input.step.map { Double($0) } ?? 0)
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
  mutating func changed(lower: Double, upper: Double) -> [Effect] {
    let range = Self.range(lower, upper)
    guard range != known?.range else { return [] }
    let start = began()
    known?.range = range
    return start + [.write(range)]
  }

  /// Handles the end of an interaction.
  mutating func ended() -> [Effect] {
    guard isEditing else { return [] }
    isEditing = false
    return [.editing(false)]
  }

  // Rounding to a shorter type can make the values equal, but not change their order.
  private static func range(_ lower: Double, _ upper: Double) -> ClosedRange<Value> {
    Value(lower)...max(Value(lower), Value(upper))
  }
}

/// The size of a slider for a proposal of SwiftUI.
struct SliderSizing: Equatable, Sendable {
  /// A Boolean value that indicates whether the slider is vertical.
  var isVertical: Bool

  /// The thickness of the slider across its axis, in points.
  var thickness: CGFloat

  /// The length that the slider prefers along its axis, in points.
  var preferredLength: CGFloat

  /// Returns the size for a proposal.
  ///
  /// The slider takes the proposed length along its axis, even zero and infinity, with which a stack
  /// asks for the least and the greatest length. Without a proposal it takes the preferred length.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points, or `nil` for none.
  ///   - height: The proposed height, in points, or `nil` for none.
  /// - Returns: The size, in points.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    func length(_ proposal: CGFloat?) -> CGFloat {
      guard let proposal, !proposal.isNaN else { return preferredLength }
      return max(proposal, 0)
    }
    return isVertical
      ? CGSize(width: thickness, height: length(height))
      : CGSize(width: length(width), height: thickness)
  }
}
