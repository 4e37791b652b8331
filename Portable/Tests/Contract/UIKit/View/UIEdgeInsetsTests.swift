import Testing
import UIKit

/// Rules of Apple's documentation of `UIEdgeInsets` and `NSDirectionalEdgeInsets`.
struct UIEdgeInsetsTests {
  @Test("Positive insets shrink a rectangle and negative ones grow it")
  func positiveInsetsShrinkARectangleAndNegativeOnesGrowIt() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    let outsets = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.inset(by: outsets) == CGRect(x: -2, y: -1, width: 106, height: 54))
  }

  @Test("Insets are equal when all four are") func insetsAreEqualWhenAllFourAre() {
    #expect(UIEdgeInsets() == .zero)
    #expect(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) != .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero)
  }

  @Test("A table's index path has a section and a row") func aTablesIndexPathHasASectionAndARow() {
    let path = IndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2)
    #expect(path == IndexPath(indexes: [2, 3]))
    #expect(IndexPath(item: 4, section: 1).item == 4)
  }

  @Test("Index paths are ordered by section, then by row")
  func indexPathsAreOrderedBySectionThenByRow() {
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    #expect(IndexPath(row: 1, section: 1) < IndexPath(row: 2, section: 1))
    #expect(Set([IndexPath(row: 1, section: 1), IndexPath(indexes: [1, 1])]).count == 1)
  }
}
