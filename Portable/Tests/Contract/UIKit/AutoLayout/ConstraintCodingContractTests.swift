import Foundation
import Testing
import UIKit

/// Constraints in archives of views.
@MainActor struct ConstraintCodingContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(UIView())
    root.addSubview(child)
  }

  private func archived() throws -> UIView {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(root, forKey: "root")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: "root") as? UIView)
  }

  private var frame: [NSLayoutConstraint] {
    [
      child.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 7),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 30),
    ]
  }

  /// "When a view is archived, some but not all constraints in its constraints array are archived. The
  /// value of shouldBeArchived informs UIView whether a particular constraint should be archived"
  /// (Apple's documentation of shouldBeArchived).
  @Test("Constraints with shouldBeArchived are archived") func constraintsThatShouldBeAreArchived()
    throws
  {
    let constraints = frame
    for constraint in constraints { constraint.shouldBeArchived = true }
    constraints[2].priority = .defaultHigh
    constraints[2].identifier = "half"
    NSLayoutConstraint.activate(constraints)
    let copy = try archived()
    copy.layoutIfNeeded()
    #expect(copy.constraints.count == 3)
    #expect(copy.subviews[1].frame == CGRect(x: 7, y: 9, width: 150, height: 30))
    let half = try #require(copy.constraints.first { $0.identifier == "half" })
    #expect(half.priority == .defaultHigh && half.multiplier == 0.5 && half.shouldBeArchived)
  }

  @Test("Constraints without shouldBeArchived are not archived") func othersAreNot() throws {
    let constraints = frame
    constraints[0].shouldBeArchived = true
    NSLayoutConstraint.activate(constraints)
    #expect(try archived().constraints.count == 1)
  }

  @Test("The mask and the priorities of the content are archived")
  func theMaskAndThePrioritiesOfTheContentAreArchived() throws {
    child.setContentHuggingPriority(.required, for: .vertical)
    child.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let copy = try archived().subviews[1]
    #expect(!copy.translatesAutoresizingMaskIntoConstraints)
    #expect(copy.contentHuggingPriority(for: .vertical) == .required)
    #expect(copy.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(copy.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
  }
}
