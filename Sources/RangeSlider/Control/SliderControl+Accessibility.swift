import ControlCore
import UIKit

/// The thumbs as accessibility elements. The control is a container of one element for each thumb, in
/// ascending order of their values. The elements exist as long as the control, so a screen reader keeps its
/// position. Their frames are at least 44 by 44 points. While VoiceOver runs, the value is announced during a
/// drag, as often as it can be spoken.
extension SliderControl {
  var thumbElements: [ThumbAccessibilityElement] { Array(knownElements.prefix(values.count)) }

  /// The elements of the thumbs and of the playhead.
  var elements: [ThumbAccessibilityElement] { thumbElements + [timeline.element].compactMap { $0 } }

  /// Returns the element of a thumb, whose label, hint or value you can replace.
  ///
  /// Its label is the `accessibilityLabel` of the control, if there is one, followed by the role of the thumb
  /// in the user's language. Its value is the text of the label of the thumb.
  ///
  /// - Parameter thumb: The thumb. A thumb that the slider does not have means the nearest one.
  /// - Returns: The element, which is always the same for a thumb, also after the slider had fewer thumbs.
  public func accessibilityElement(for thumb: Thumb) -> UIAccessibilityElement {
    if thumb == .playhead, let element = timeline.element { return element }
    return thumbElements[min(max(thumb.rawValue, 0), thumbElements.count - 1)]
  }

  /// Returns the text that is spoken for a thumb: the title of the tick that it stands at, or that of its
  /// value.
  func spokenText(of thumb: Thumb) -> String {
    let value = currentValue(of: thumb)
    let title = ticks.isEmpty ? nil : ticks.first { $0.value == value && $0.title != nil }?.title
    return title ?? text(for: value, of: thumb)
  }

  /// Announces the values of held thumbs while VoiceOver passes the finger through, at a time in seconds or
  /// at the end of the drag.
  func announce(_ thumbs: ThumbSet, at time: TimeInterval?) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    let text = thumbs.thumbs.map(spokenText).joined(separator: ", ")
    if let text = spokenValues.text(text, at: time) { SystemAnnouncementSink().announce(text) }
  }

  func canAdjust(_ thumb: Thumb) -> Bool { isEnabled && self[thumb].isEnabled }

  var canMoveRange: Bool {
    dragsRange && values.count > 1 && isEnabled
      && settings.behavior.locked.isDisjoint(with: .all(values.count))
  }

  /// The distance of an adjustment, or `nil` for one stop: if there are at most a hundred steps between them,
  /// so that every stop is within reach.
  private var adjustmentFraction: Double? {
    if let grid = values.stopGrid, grid.lastIndex <= 100 { return nil }
    return Double(accessibilityAdjustment)
  }

  func adjust(_ thumb: Thumb, isIncrement: Bool) {
    adjust(thumb, bySteps: isIncrement ? 1 : -1, fraction: adjustmentFraction, by: .accessibility)
  }

  /// Moves a thumb or the playhead by steps on behalf of the user, if there is room.
  func adjust(
    _ thumb: Thumb, bySteps count: Int, fraction: Double? = nil, by source: RangeChange.Source
  ) {
    guard canAdjust(thumb) else { return }
    if thumb == .playhead { return adjustPlayhead(bySteps: count, by: source) }
    guard values.canMove(thumb, towardMaximum: count > 0) else { return }
    changeByUser(source) { $0.adjust(thumb, bySteps: count, fraction: fraction) }
  }

  // Increments or decrements all values by the same amount. Returns `false` if there is no room.
  func moveRange(isIncrement: Bool) -> Bool {
    let hasRoom = isIncrement ? values.upper < values.maximum : values.lower > values.minimum
    guard canMoveRange, hasRoom else { return false }
    // The amount that the lowest thumb would move alone.
    var alone = values
    alone.count = 1
    alone.setValue(values.lower, of: .lower)
    alone.adjust(.lower, bySteps: isIncrement ? 1 : -1, fraction: adjustmentFraction)
    let distance = alone.lower - values.lower
    return changeByUser(.accessibility) {
      $0.moveRange(by: distance, from: $0, snapping: true)
    }
  }
}

// A thumb as an adjustable accessibility element and as a focus item. Label, value, hint and traits that the
// app sets replace those of the control.
@MainActor
final class ThumbAccessibilityElement: UIAccessibilityElement, UIFocusItem {
  let thumb: Thumb
  private weak var slider: SliderControl?

  init(thumb: Thumb, slider: SliderControl) {
    self.thumb = thumb
    self.slider = slider
    super.init(accessibilityContainer: slider)
    accessibilityTraits = .adjustable
  }

  // MARK: Description

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? defaultLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? slider?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  // The title of the tick at the value, or the text of the value. A screen reader asks right after an
  // adjustment, before any layout.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? slider.map { $0.spokenText(of: thumb) } }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      slider?.canAdjust(thumb) == false
        ? super.accessibilityTraits.union(.notEnabled) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  private var defaultLabel: String {
    let count = slider?.values.count ?? 2
    let role: String =
      switch (thumb.rawValue, count) {
      case (Thumb.playhead.rawValue, _): RangeSliderString.playhead.text
      case (_, 1): RangeSliderString.value.text
      case (0, _): RangeSliderString.lowerValue.text
      case (count - 1, _): RangeSliderString.upperValue.text
      default: "\(RangeSliderString.value.text) \(thumb.rawValue + 1)"
      }
    guard let name = slider?.accessibilityLabel, !name.isEmpty else { return role }
    return "\(name), \(role)"
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { slider?.targetFrame(of: thumb) ?? .zero }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let slider else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(slider.targetFrame(of: thumb), in: slider)
    }
    set {}
  }

  // MARK: Actions

  override func accessibilityIncrement() { slider?.adjust(thumb, isIncrement: true) }
  override func accessibilityDecrement() { slider?.adjust(thumb, isIncrement: false) }

  /// Moving all thumbs, if a finger can do so too, and the actions of the app.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      guard let slider, slider.canMoveRange, thumb != .playhead else { return own }
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

  /// A part of the control in reading order, so that Tab visits the thumbs in ascending order in both layout
  /// directions and in vertical sliders.
  var frame: CGRect {
    guard let slider else { return .zero }
    let bounds = slider.bounds
    let count = CGFloat(slider.elements.count)
    let isMirrored = slider.traitCollection.layoutDirection == .rightToLeft
    let place = CGFloat(min(thumb.rawValue, slider.values.count))
    return CGRect(
      x: bounds.minX + bounds.width / count * (isMirrored ? count - 1 - place : place),
      y: bounds.minY, width: bounds.width / count, height: bounds.height)
  }

  /// A group of its own, since Tab moves from group to group.
  var focusGroupIdentifier: String? {
    slider.map { "Slider \(UInt(bitPattern: ObjectIdentifier($0).hashValue)) \(thumb.rawValue)" }
  }

  var canBecomeFocused: Bool { slider?.canAdjust(thumb) ?? false }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { slider }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }

  /// None, since the control draws a ring that follows the thumb.
  var focusEffect: UIFocusEffect? { nil }

  func setNeedsFocusUpdate() { slider?.setNeedsFocusUpdate() }
  func updateFocusIfNeeded() { slider?.updateFocusIfNeeded() }
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

enum RangeSliderString: String, LocalizedString {
  case lowerValue = "range.lower"
  case upperValue = "range.upper"
  case value = "range.value"
  case playhead = "range.playhead"
  case moveRangeUp = "range.moveUp"
  case moveRangeDown = "range.moveDown"
  static var bundle: Bundle { Bundle.module }
}

/// The values that are announced during a drag, not faster than they can be spoken.
struct SpokenValues: Equatable, Sendable {
  /// The least time between two of them, in seconds.
  static let interval = 0.3
  private var text = ""
  private var time = -Double.infinity

  // Returns a text if it is to be announced at a time in seconds, or at the end of a drag without one. It is
  // `nil` soon after another text, if it was the latest one, and at the end of a drag that has changed
  // nothing.
  mutating func text(_ text: String, at time: Double?) -> String? {
    guard let time else {
      defer { self = SpokenValues() }
      return self.text.isEmpty || self.text == text ? nil : text
    }
    // The times of two events differ from their interval by rounding.
    guard text != self.text, time - self.time >= Self.interval - 1e-6 else { return nil }
    (self.text, self.time) = (text, time)
    return text
  }
}
