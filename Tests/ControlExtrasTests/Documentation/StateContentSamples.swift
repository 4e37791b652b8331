// The samples of StateContent.md, compiled as in an app: without testable imports.

// sample StateContent 1
import ControlExtras
import UIKit

@MainActor
func makePlayButton() -> StatefulButton {
  let button = StatefulButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
  button.setTitle("Play", for: .normal)
  button.setTitle("Pause", for: .selected)
  button.setTitleColor(.systemBlue, for: .normal)
  button.setTitleColor(.systemGray, for: .disabled)
  button.setTitleColor(.systemRed, for: [.selected, .highlighted])
  return button
}
// end of sample

// sample StateContent 2
@MainActor
func shownCombination(of button: StatefulButton, among explicit: Set<StateCombination>)
  -> StateCombination?
{
  StateCombination(button.state).fallbacks.first { explicit.contains($0) }
}
// end of sample

// sample StateContent 3
@MainActor
func makeLikeButton() -> StatefulButton {
  let button = StatefulButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
  button.configuration = .tinted()
  button.setTitle("Like", for: .normal)
  button.setTitle("Liked", for: .selected)
  button.setImage(UIImage(systemName: "heart"), for: .normal)
  button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
  return button
}
// end of sample
