import Testing
import UIKit

/// Constraints, their activation, and the questions that can be asked about a layout.
@MainActor struct ConstraintContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// "Activating or deactivating the constraint calls addConstraint: and removeConstraint: on the
  /// view that is the closest common ancestor of the items managed by this constraint" (isActive).
  @Test("The nearest common superview holds a constraint")
  func theNearestCommonSuperviewHoldsAConstraint() {
    let (outer, a, b) = (Box(), Box(), Box())
    root.addSubview(outer)
    outer.addSubview(a)
    outer.addSubview(b)
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
    #expect(root.constraints.isEmpty)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    #expect(a.constraints == [width])
    NSLayoutConstraint.deactivate([constraint, width])
    #expect(outer.constraints.isEmpty && a.constraints.isEmpty)
  }

  /// Stevia, whose tests run against Apple's UIKit: GetConstraintsTests.testCanGetHeightConstraint
  /// creates the constraint without a second item and with a second attribute.
  @Test("A constraint without a second item has no second attribute")
  func aConstraintWithoutASecondItemHasNoSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: root, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 35)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.firstAttribute == .height && constraint.constant == 35)
  }

  /// "This method also removes any constraints that refer to the view you are removing, or that
  /// refer to any view in the subtree of the view you are removing" (removeFromSuperview).
  @Test("A removed view takes its constraints away") func aRemovedViewTakesItsConstraintsAway() {
    let (outer, inner) = (Box(), Box())
    root.arrange(outer) { outer.pinned(to: root) }
    let own = inner.heightAnchor.constraint(equalToConstant: 10)
    let leading = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let across = inner.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    outer.arrange(inner) { [own, leading, across] }
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(own.isActive && leading.isActive && !across.isActive)
  }

  @Test("A constraint knows its items") func aConstraintKnowsItsItems() {
    let box = Box()
    let constraint = NSLayoutConstraint(
      item: box, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: root,
      attribute: .trailing, multiplier: 0.5, constant: 3)
    #expect(constraint.firstItem === box && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 3)
    #expect(constraint.priority == .required)
  }

  /// "Note that this is the only property of a constraint that you can modify after the constraint
  /// has been created" (constant, in the archived guide to Auto Layout).
  @Test("A changed constant moves the view") func aChangedConstantMovesTheView() {
    let box = Box(20, 20)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    root.arrange(box) { [left, box.topAnchor.constraint(equalTo: root.topAnchor)] }
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    left.constant = 50
    #expect(box.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 50)
  }

  @Test("A changed optional priority takes effect") func aChangedOptionalPriorityCounts() {
    let box = Box(20, 20)
    let narrow = box.widthAnchor.constraint(equalToConstant: 30).at(800)
    let wide = box.widthAnchor.constraint(equalToConstant: 90).at(810)
    root.arrange(box) { box.corner(of: root) + [narrow, wide] }
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    narrow.priority = UILayoutPriority(820)
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test("A later resize of the root moves the views")
  func aFollowingResizeOfTheRootMovesTheViews() {
    let box = Box()
    root.arrange(box) { box.pinned(to: root, 10) }
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test("Frames set on a view with an autoresizing mask become constraints")
  func setFramesOfAViewWithAMaskAreConstraints() {
    let (fixed, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), Box(10, 10))
    root.addSubview(fixed)
    root.arrange(box) {
      [
        box.leftAnchor.constraint(equalTo: fixed.rightAnchor),
        box.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      ]
    }
    root.layoutIfNeeded()
    fixed.frame.size = CGSize(width: 70, height: 30)
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 70, y: 30))
    fixed.center.x += 5
    root.layoutIfNeeded()
    #expect(box.frame.minX == 75)
  }

  /// hasAmbiguousLayout: "whether the constraints impacting the layout of the view incompletely
  /// specify the location of the view".
  @Test("A view without a position is ambiguous") func aViewWithoutAPositionIsAmbiguous() {
    let box = Box(20, 20)
    root.arrange(box) { [box.leftAnchor.constraint(equalTo: root.leftAnchor)] }
    root.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  // MARK: Updating

  private final class Updating: UIView {
    var order: () -> Void = {}
    override func updateConstraints() {
      order()
      super.updateConstraints()
    }
  }

  /// "updateConstraintsIfNeeded … updates from the subviews upward", before the layout from the
  /// superview downward (the guide's "Deferred Layout Pass").
  @Test("Constraints are updated once and bottom up") func constraintsAreUpdatedOnceAndBottomUp() {
    let (outer, inner) = (Updating(), Updating())
    var order: [String] = []
    outer.order = { order.append("outer") }
    inner.order = { order.append("inner") }
    root.arrange(outer) { outer.pinned(to: root) }
    outer.arrange(inner) { inner.pinned(to: outer) }
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    root.layoutIfNeeded()
    #expect(order.count == 2)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer", "inner"])
  }

  @Test("A guide has a frame") func aGuideHasAFrame() {
    let (box, guide) = (Box(40, 20), UILayoutGuide())
    guide.identifier = "space"
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides.contains(guide) && guide.owningView === root)
    root.arrange(box) {
      box.corner(of: root, 5, 5) + [
        guide.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        guide.topAnchor.constraint(equalTo: box.topAnchor),
        guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ]
    }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 45, y: 5, width: 255, height: 20))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.count == 2)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  @Test("A moved subtree keeps its inner constraints") func aMovedSubtreeKeepsItsInnerConstraints()
  {
    let (outer, inner, other) = (Box(), Box(30, 10), UIView(frame: root.bounds))
    root.arrange(outer) { outer.corner(of: root) }
    outer.arrange(inner) { inner.pinned(to: outer, 5) }
    root.layoutIfNeeded()
    other.arrange(outer) { [] }
    other.addSubview(outer)
    NSLayoutConstraint.activate(outer.corner(of: other, 7, 9))
    other.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 7, y: 9, width: 40, height: 20))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 30, height: 10))
  }
}
