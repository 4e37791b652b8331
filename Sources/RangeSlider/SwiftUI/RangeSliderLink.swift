import ControlCore
import UIKit

/// What the environment of a declarative view determines of a slider.
struct RangeSliderEnvironment: Equatable, Sendable {
  var isRightToLeft: Bool
  var isEnabled: Bool

  /// Sets what differs: setting a property again would end a drag or lay out anew.
  @MainActor
  func apply(to slider: RangeSliderControl) {
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if slider.semanticContentAttribute != direction { slider.semanticContentAttribute = direction }
    if slider.isEnabled != isEnabled { slider.isEnabled = isEnabled }
  }
}

/// An object that keeps a slider and the binding of a declarative view in step.
///
/// It knows the slider's events and properties, and the view by what it passes to each update.
@MainActor
final class RangeSliderLink<Value: BinaryFloatingPoint> {
  /// Takes what the view has to know; set at every update.
  var apply: (RangeSliderSync<Value>.Effect) -> Void = { _ in }

  private var sync = RangeSliderSync<Value>()
  private let scope = UpdateScope()

  /// Starts to follow the events of a slider.
  func listen(to slider: RangeSliderControl) {
    follow(.editingDidBegin, of: slider) { link, _ in link.sync.began() }
    follow(.valueChanged, of: slider) { link, slider in
      link.sync.changed(lower: Double(slider.lowerValue), upper: Double(slider.upperValue))
    }
    follow(.editingDidEnd, of: slider) { link, _ in link.sync.ended() }
  }

  /// Brings a slider up to date.
  ///
  /// A slider that is disabled while it is held cancels the drag, and so sends events in the midst
  /// of the update: the view learns of them afterwards.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - input: Values, bounds and step of the view.
  ///   - environment: What the view's environment determines.
  ///   - configuration: Sets other properties, before the values.
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
