import TestSupport
import Testing

@testable import UIKit

/// What UIKit and Core Animation refuse by raising an exception.
@MainActor struct RangeMisuseTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  // NSRangeException: "Attempted to scroll the table view to an out-of-bounds row (72) when there are
  // only 72 rows in section 0" and "… to an out-of-bounds section (18) when there are only 1
  // sections" (issues 91 of itsmeichigo/DateTimePicker and 54 of SURYAKANTSHARMA/CountryPicker).
  @Test("Scrolling to a row that does not exist is misuse")
  func scrollingToARowThatDoesNotExistIsMisuse() {
    let api = "UITableView.scrollToRow(at:at:animated:)"
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    table.dataSource = source
    expectMisuse(api, reason: "row 2") {
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    }
    expectMisuse(api, reason: "section 1") {
      table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    }
    #expect(table.contentOffset == .zero)
  }

  // "NSNotFound is a valid row index for scrolling to a section with zero rows" (Apple's
  // documentation of scrollToRow(at:at:animated:)).
  @Test("Scrolling to a section without a row is legal")
  func scrollingToASectionWithoutARowIsLegal() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    table.rowHeight = 44
    table.dataSource = source
    table.contentOffset.y = 20
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }

  // CALayerInvalidGeometry: "CALayer bounds contains NaN: [0 nan; 414 736]", raised below
  // -[UIScrollView setContentOffset:] (issue 122 of Tencent/QMUI_iOS).
  @Test("An offset that is not a number is misuse") func anOffsetThatIsNotANumberIsMisuse() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let offset = CGPoint(x: 0, y: CGFloat.nan)
    expectMisuse("UIScrollView.contentOffset", reason: "not finite") {
      scrollView.contentOffset = offset
    }
    expectMisuse("UIScrollView.contentOffset", reason: "not finite") {
      scrollView.setContentOffset(offset, animated: true)
    }
    #expect(scrollView.contentOffset == .zero)
  }

  // CALayerInvalidGeometry: "CALayer position contains NaN: [nan 222.5]" (issue 1 of
  // eoghain/RBCollectionViewInfoFolderLayout) and "CALayer bounds contains NaN".
  @Test("Geometry that is not a number is misuse") func geometryThatIsNotANumberIsMisuse() {
    let nan = CGFloat.nan
    let (view, layer) = (UIView(), CALayer())
    expectMisuse("UIView.frame", reason: "not finite") {
      view.frame = CGRect(x: nan, y: 0, width: 1, height: 1)
    }
    expectMisuse("UIView.bounds", reason: "not finite") {
      view.bounds = CGRect(x: 0, y: 0, width: nan, height: 1)
    }
    expectMisuse("UIView.center", reason: "not finite") { view.center = CGPoint(x: nan, y: 0) }
    expectMisuse("CALayer.frame", reason: "not finite") {
      layer.frame = CGRect(x: nan, y: 0, width: 1, height: 1)
    }
    expectMisuse("CALayer.bounds", reason: "not finite") {
      layer.bounds = CGRect(x: 0, y: 0, width: nan, height: 1)
    }
    expectMisuse("CALayer.position", reason: "not finite") {
      layer.position = CGPoint(x: nan, y: 0)
    }
    #expect(view.frame == .zero && layer.frame == .zero)
  }

  // "This value must not be greater than the number of views currently in this array. If the index is
  // out of bounds, this method throws an internalInconsistencyException exception." (Apple's
  // documentation of insertArrangedSubview(_:at:)).
  @Test("Arranging beyond the number of views is misuse")
  func arrangingBeyondTheNumberOfViewsIsMisuse() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.insertArrangedSubview(UIView(), at: 1)
    expectMisuse("UIStackView.insertArrangedSubview(_:at:)", reason: "out of bounds") {
      stack.insertArrangedSubview(UIView(), at: 3)
    }
    expectMisuse("UIStackView.insertArrangedSubview(_:at:)", reason: "out of bounds") {
      stack.insertArrangedSubview(UIView(), at: -1)
    }
  }

  // "If you access this property when its value is nil, the view controller automatically calls the
  // loadView() method" (Apple's documentation of UIViewController.view): inside of it without end.
  @Test("Reading the view inside loadView() is misuse")
  func askingForTheViewInsideLoadViewIsMisuse() {
    final class Controller: UIViewController {
      override func loadView() {
        view.backgroundColor = .red
        view = UIView()
      }
    }
    expectMisuse("UIViewController.view", reason: "loadView()") {
      Controller().loadViewIfNeeded()
    }
  }

  // NSUnknownKeyException: "the key is not key value coding-compliant"; "The default implementation
  // raises an NSUndefinedKeyException" (Apple's documentation of setValue(_:forUndefinedKey:)).
  @Test("A key of a property that Objective-C cannot see is misuse")
  func aKeyOfAPropertyThatObjectiveCCannotSeeIsMisuse() {
    let card = KeyedCard()
    let setter = "setValue(_:forUndefinedKey:)"
    expectMisuse(setter, reason: "plain") { card.setValue(1, forKey: "plain") }
    expectMisuse("value(forUndefinedKey:)", reason: "plain") { _ = card.value(forKey: "plain") }
    expectMisuse(setter, reason: "stored") { card.setValue(1, forKey: "stored") }
    #expect(card.plain == 0 && card.stored == 0)
    card.setValue(1, forKey: "visible")
    #expect(card.value(forKey: "visible") as? Int == 1)
  }
}

private class KeyedCard: UIView {
  dynamic var visible = 0
  var plain = 0
  final var stored = 0

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [
      .init("visible", \KeyedCard.visible), .init("plain", \KeyedCard.plain),
      .init("stored", \KeyedCard.stored),
    ]
  }
}
