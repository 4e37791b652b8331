import ControlCore
import UIKit

/// One thumb as assistive technology and the keyboard know it: an adjustable element that can have
/// the focus and lives as long as the control.
///
/// Label, value, hint and traits that the app sets go before what the control says by itself.
@MainActor
final class ThumbAccessibilityElement: UIAccessibilityElement, UIFocusItem {
  let thumb: Thumb
  private weak var slider: RangeSliderControl?

  init(thumb: Thumb, slider: RangeSliderControl) {
    self.thumb = thumb
    self.slider = slider
    super.init(accessibilityContainer: slider)
    accessibilityTraits = .adjustable
  }

  // MARK: What is said

  /// What the thumb is called: the control's own label, then the thumb's role, in the user's language.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? defaultLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// What can be done; the control's own hint.
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? slider?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// The value as its label has it.
  ///
  /// It is told when asked, since a screen reader asks right after an adjustment, before any layout.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? slider.map { $0.text(for: $0.model.value(of: thumb)) } }
    set { super.accessibilityValue = newValue }
  }

  /// Adjustable, and not enabled where the thumb cannot be moved.
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      slider?.canAdjust(thumb) == false
        ? super.accessibilityTraits.union(.notEnabled) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  private var defaultLabel: String {
    let role: RangeSliderString =
      switch thumb {
      case .lower: .lowerValue
      case .upper: .upperValue
      }
    guard let name = slider?.accessibilityLabel, !name.isEmpty else { return role.text }
    return "\(name), \(role.text)"
  }

  // MARK: What can be done

  override func accessibilityIncrement() {
    slider?.adjust(thumb, isIncrement: true)
  }

  override func accessibilityDecrement() {
    slider?.adjust(thumb, isIncrement: false)
  }

  /// Moving both thumbs at once, where a finger may drag the range; then what the app has added.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      guard let slider, slider.canMoveRange else { return own }
      return [rangeAction(.moveRangeUp, true), rangeAction(.moveRangeDown, false)] + (own ?? [])
    }
    set { super.accessibilityCustomActions = newValue }
  }

  private func rangeAction(
    _ text: RangeSliderString, _ isIncrement: Bool
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: text.text) { [weak slider] _ in
      slider?.moveRange(isIncrement: isIncrement) ?? false
    }
  }

  // MARK: Keyboard focus

  override var next: UIResponder? { slider }

  var frame: CGRect { slider?.thumbFrame(of: thumb) ?? .zero }
  var canBecomeFocused: Bool { slider?.canAdjust(thumb) ?? false }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { slider }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// None: the control draws a ring that goes with the thumb.
  var focusEffect: UIFocusEffect? { nil }

  func setNeedsFocusUpdate() { slider?.setNeedsFocusUpdate() }
  func updateFocusIfNeeded() { slider?.updateFocusIfNeeded() }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
