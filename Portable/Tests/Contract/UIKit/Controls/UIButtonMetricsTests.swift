import Testing
import UIKit

/// The sizes of buttons without a configuration.
///
/// Developers who measured them on iOS report: the title is inset by 6 points at the top and bottom,
/// its alignment changes nothing about the size, and in a higher button a title at the top keeps the
/// 6 points, although `contentEdgeInsets` reads zero. Insets of its own take their place.
@MainActor struct UIButtonMetricsTests {
  private let button = UIButton(type: .system)

  private func title(
    _ alignment: UIControl.ContentVerticalAlignment, height: CGFloat? = nil
  ) throws -> CGRect {
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = alignment
    button.sizeToFit()
    if let height { button.bounds.size.height = height }
    button.layoutIfNeeded()
    return try #require(button.titleLabel).frame
  }

  @Test(
    "A fitted title has six points above and below",
    arguments: [UIControl.ContentVerticalAlignment.top, .center, .bottom])
  func aFittedTitleHasSixPointsAboveAndBelow(
    _ alignment: UIControl.ContentVerticalAlignment
  ) throws {
    let title = try title(alignment)
    #expect(abs(title.minY - 6) <= 0.5)
    #expect(abs(button.bounds.maxY - title.maxY - 6) <= 0.5)
  }

  @Test("A title at the top of a high button keeps the padding")
  func aTitleAtTheTopOfAHighButtonKeepsThePadding() throws {
    #expect(try abs(title(.top, height: 80).minY - 6) <= 0.5)
  }

  /// Sources are silent about the bottom: the reports show the top alone. Here both are the same.
  @Test("A title at the bottom of a high button keeps the padding")
  func aTitleAtTheBottomOfAHighButtonKeepsThePadding() throws {
    #expect(try abs(title(.bottom, height: 80).maxY - 74) <= 0.5)
  }

  @Test("A button's own insets replace the padding")
  func insetsOfItsOwnTakeThePlaceOfThePadding() throws {
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    #expect(try abs(title(.top, height: 80).minY - 1) <= 0.5)
    #expect(try abs(title(.bottom, height: 80).maxY - 78) <= 0.5)
  }

  /// Sources are silent about a button without content: here it is 30 points wide and as high as
  /// with a line of text, so that it can be touched.
  @Test("An empty button is as high as a line and thirty points wide")
  func anEmptyButtonIsAsHighAsALineAndThirtyPointsWide() {
    button.sizeToFit()
    let empty = button.bounds.size
    button.setTitle("I", for: .normal)
    button.sizeToFit()
    #expect(empty.width == 30)
    #expect(abs(empty.height - button.bounds.height) <= 0.5)
  }
}
