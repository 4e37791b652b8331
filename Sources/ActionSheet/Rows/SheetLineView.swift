import ControlCore
import UIKit

/// A line between two rows, or the band between two groups.
@MainActor
final class SheetLineView: ControlPart {
  func set(_ color: UIColor, frame: CGRect) {
    isUserInteractionEnabled = false
    if backgroundColor !== color { backgroundColor = color }
    if self.frame != frame { self.frame = frame }
  }
}
