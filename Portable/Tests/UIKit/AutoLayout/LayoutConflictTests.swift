import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// What a layout by constraints does with input that has no solution or makes no sense.
@MainActor struct LayoutConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func box(_ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    return view
  }

  /// The text is the one of UIKit's log, which lists the constraints and names the broken one.
  @Test("A conflict is reported and the layout continues")
  func aConflictIsReportedAndTheLayoutGoesOn() throws {
    let view = box { view in
      let widths = [50.0, 80].map { view.widthAnchor.constraint(equalToConstant: $0) }
      widths[0].identifier = "first"
      widths[1].identifier = "second"
      return widths + [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    let messages = reports { root.layoutIfNeeded() }
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("'first'") && message.contains("'second'"))
    #expect(message.contains("Will attempt to recover by breaking constraint"))
    #expect(view.frame.minX == 7 && view.frame.height == 10)
    #expect([50, 80].contains(view.frame.width))
  }

  @Test("A negative width is a conflict") func aNegativeWidthIsAConflict() {
    let view = box {
      [
        $0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
        $0.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
        $0.topAnchor.constraint(equalTo: root.topAnchor),
        $0.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    let messages = reports { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(view.frame.width == 0)
  }

  /// A broken constraint counts again when the one that it excluded is gone.
  @Test("A broken constraint holds again as soon as it can") func aBrokenConstraintHoldsWhenItCan()
  {
    var widths: [NSLayoutConstraint] = []
    let view = box {
      widths = [
        $0.widthAnchor.constraint(equalToConstant: 50),
        $0.widthAnchor.constraint(equalToConstant: 80),
      ]
      return widths
    }
    _ = reports { root.layoutIfNeeded() }
    let rest = view.frame.width == 50 ? widths[1] : widths[0]
    let gone = rest === widths[0] ? widths[1] : widths[0]
    gone.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == rest.constant)
  }

  @Test("Cyclic constraints end") func cyclicConstraintsEnd() {
    let (a, b) = (box { _ in [] }, box { _ in [] })
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 1),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 1),
    ])
    _ = reports { root.layoutIfNeeded() }
    #expect(a.frame.minX.isFinite && b.frame.minX.isFinite)
  }

  @Test("A cycle without a solution is reported once") func aCycleWithoutASolutionIsReportedOnce() {
    let (a, b) = (box { _ in [] }, box { _ in [] })
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 1),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 1),
    ])
    let messages = reports { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(abs(a.frame.width - b.frame.width) == 1)
  }

  @Test("A multiplier or priority that is not a number is misuse")
  func aMultiplierOrPriorityThatIsNotANumberIsMisuse() {
    let (a, b) = (box { _ in [] }, box { _ in [] })
    let width = expectMisuse("NSLayoutConstraint", reason: "multiplier nan is not finite") {
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .nan)
    }
    #expect(width.multiplier == 1)
    expectMisuse("NSLayoutConstraint.priority", reason: "It's illegal to set priority") {
      width.priority = UILayoutPriority(.nan)
    }
    #expect(width.priority == .required)
  }

  /// UIKit raises "Unable to activate constraint with anchors … because they have no common
  /// ancestor."
  @Test("Items of different trees are misuse") func itemsOfDifferentTreesAreMisuse() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    expectMisuse(
      "NSLayoutConstraint.isActive", reason: "Unable to activate constraint with anchors"
    ) { constraint.isActive = true }
    #expect(!constraint.isActive)
  }

  /// UIKit raises "Location attributes must be specified in pairs."
  @Test("A position that is a constant is misuse") func aPositionThatIsAConstantIsMisuse() {
    let api =
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
    let view = UIView()
    let constraint = expectMisuse(api, reason: "creates an illegal constraint of a location") {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5)
    }
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  /// UIKit raises "A constraint cannot be made between a leading/trailing attribute and a right/left
  /// attribute. Use leading/trailing for both or neither."
  @Test("Leading and left do not go together") func leadingAndLeftDoNotGoTogether() {
    let view = box { _ in [] }
    expectMisuse(
      "NSLayoutAnchor.constraint",
      reason: "between a leading/trailing attribute and a right/left attribute"
    ) {
      _ = view.leadingAnchor.constraint(equalTo: root.leftAnchor)
    }
  }

  @Test("A constant that is not a number is misuse") func aConstantThatIsNotANumberIsMisuse() {
    let view = box { _ in [] }
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    expectMisuse("NSLayoutConstraint.constant", reason: "is not finite") { width.constant = .nan }
    #expect(width.constant == 20)
    expectMisuse("NSLayoutConstraint", reason: "constant inf") {
      _ = view.widthAnchor.constraint(equalToConstant: .infinity)
    }
  }

  /// UIKit raises "Mutating a priority from required to not on an installed constraint (or
  /// vice-versa) is not supported."
  @Test("A required priority of an active constraint stays")
  func aRequiredPriorityOfAnActiveConstraintStays() {
    let view = box { _ in [] }
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    expectMisuse("NSLayoutConstraint.priority", reason: "required to not") {
      width.priority = .defaultHigh
    }
    #expect(width.priority == .required)
    expectMisuse("NSLayoutConstraint.priority", reason: "It's illegal to set priority") {
      width.priority = UILayoutPriority(1001)
    }
    width.isActive = false
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
  }

  @Test("A changed constant animates with layoutIfNeeded()")
  func aChangedConstantAnimatesWithLayoutIfNeeded() {
    let test = TestHost()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    test.view.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: test.view.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: test.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    test.layout()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      test.view.layoutIfNeeded()
    }
    #expect(view.frame.minX == 100)
    test.advance(by: 0.5)
    let shown = view.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 30 && shown < 70)
  }

  @Test("The safe area of a window is respected") func theSafeAreaOfAWindowCounts() {
    let test = TestHost(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    test.view.addSubview(view)
    let guide = test.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: test.view.keyboardLayoutGuide.topAnchor),
    ])
    test.layout()
    let size = test.view.bounds.size
    #expect(view.frame == CGRect(x: 0, y: 50, width: size.width, height: size.height - 80))
  }
}
