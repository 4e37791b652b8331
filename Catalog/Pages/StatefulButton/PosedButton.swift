import ControlExtras
import UIKit

/// A stateful button that can be held in a state, the focus included, to be looked at.
final class PosedButton: StatefulButton {
  private var posesFocused = false

  /// Holds the button in a combination of states.
  func pose(_ combination: StateCombination) {
    posesFocused = combination.contains(.focused)
    isHighlighted = combination.contains(.highlighted)
    isSelected = combination.contains(.selected)
    isEnabled = !combination.contains(.disabled)
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  override var state: UIControl.State {
    posesFocused ? super.state.union(.focused) : super.state
  }
}
