import UIKit

/// Keys of a hardware keyboard, on an iPad and on the Mac.
///
/// Tab leads to the lower thumb and then to the upper one, Shift and Tab back. The arrows move the
/// thumb that has the focus by a step, or by a hundredth of the track where there are no stops; with
/// Shift, and with the page keys, by ten. Home and End go as far as the other thumb allows. Keys
/// never push the other thumb and never pass it.
extension RangeSliderControl {
  /// The thumb that has the focus of the keyboard, or `nil`.
  public var focusedThumb: Thumb? { focus.thumb }

  /// The key commands while a thumb has the focus.
  var thumbKeyCommands: [UIKeyCommand]? {
    focusedThumb.map {
      focus.commands.commands(focused: $0, canFocusOther: canAdjust($0.other))
    }
  }

  /// Whether an edit command is one of the slider's own keys.
  func canPerformKey(_ sender: Any?) -> Bool {
    focusedThumb != nil && focus.commands.contain(sender)
  }

  /// Does what a key command says.
  func perform(_ command: UIKeyCommand) {
    guard let thumb = focusedThumb else { return }
    if focus.commands.isTab(command) { return requestFocus(on: thumb.other) }
    guard canAdjust(thumb), let key = ThumbKey(command) else { return }
    let movement = key.movement(
      isShifted: command.modifierFlags.contains(.shift), isMirrored: isRightToLeft)
    guard model.canMove(thumb, towardMaximum: movement.isTowardMaximum) else { return }
    changeByUser(.keyboard) { model in
      switch movement {
      case .steps(let count): model.adjust(thumb, bySteps: count, unit: .fine)
      case .limit(let towardMaximum):
        let limits = model.limits(of: thumb)
        model.move(
          thumb, to: towardMaximum ? limits.upperBound : limits.lowerBound, from: model,
          collision: .stop, snapping: true)
      }
    }
  }

  // MARK: Focus

  /// Follows the focus to a thumb, from one to the other, or away.
  func focusMoved(in context: UIFocusUpdateContext) {
    let before = focusedThumb
    let element = thumbElements.first { $0 === context.nextFocusedItem }
    focus.thumb = element?.thumb
    updateFocusRing()
    guard let thumb = focusedThumb else {
      if isFirstResponder { resignFirstResponder() }
      return
    }
    if !isFirstResponder { becomeFirstResponder() }
    guard before == nil else { return }
    // The system enters at the thumb that lies first on the screen; the order of the two is the same
    // whichever way the slider runs.
    if context.focusHeading.contains(.next), thumb == .upper { requestFocus(on: .lower) }
    if context.focusHeading.contains(.previous), thumb == .lower { requestFocus(on: .upper) }
  }

  private func requestFocus(on thumb: Thumb) {
    guard canAdjust(thumb), let system = window?.windowScene?.focusSystem else { return }
    system.requestFocusUpdate(to: thumbElements[thumb == .lower ? 0 : 1])
    system.updateFocusIfNeeded()
  }

  /// Lays the ring around the thumb that has the focus.
  func updateFocusRing() {
    focus.ring.setColor(tintColor.resolvedColor(with: traitCollection))
    focus.ring.show(
      around: focusedThumb.map { thumb in
        let size = look.restingSize(of: thumb)
        let middle =
          layers.centre(of: thumb) ?? geometry.center(of: model.value(of: thumb))
        return CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)
      })
  }
}
