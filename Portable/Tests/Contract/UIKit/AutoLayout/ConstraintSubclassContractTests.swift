import Testing
import UIKit

private final class LabeledConstraint: NSLayoutConstraint {
  var label = "width"
}

/// Constraints of a class of the app's own.
@MainActor struct ConstraintSubclassContractTests {
  /// A class without designated initializers of its own inherits those of its superclass, and with
  /// them the convenience ones (The Swift Programming Language, "Automatic Initializer Inheritance").
  @Test("A subclass has the initializer of constraints")
  func aSubclassHasTheInitializerOfConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = Box()
    let constraint = LabeledConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    #expect(constraint.label == "width")
    root.arrange(box) { box.corner(of: root) + [constraint] }
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }
}
