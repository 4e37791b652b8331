import Foundation
import Testing
import UIKit

// Its initializer for archives does not fail, so that a subclass declares it in this way.
private final class Column: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Stack views in archives.
@MainActor struct StackCodingContractTests {
  /// "init(coder: NSCoder)" of UIStackView returns a stack view, not an optional (its declaration).
  /// Its arranged subviews are those that were archived.
  @Test("A subclass comes back from an archive") func aSubclassComesBackFromAnArchive() throws {
    let column = Column(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    column.spacing = 7
    column.tag = 5
    column.addSubview(UIView())
    column.addArrangedSubview(UILabel())
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    column.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = Column(coder: unarchiver)
    #expect(copy.axis == .vertical && copy.spacing == 7 && copy.tag == 5)
    #expect(copy.frame == column.frame)
    #expect(copy.subviews.count == 2 && copy.arrangedSubviews == [copy.subviews[1]])
  }
}
