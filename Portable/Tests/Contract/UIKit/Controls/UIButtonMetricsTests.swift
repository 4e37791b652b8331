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

  /// ButtonContentAlignmentTests.testBottomRightContentAlignmentWithOnlyLabel of
  /// flowkey/UIKit-cross-platform, whose tests run against Apple's UIKit too.
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

  /// The same suite, and its testTopLeftContentAlignmentWithOnlyLabel: 0 in a button that has a frame
  /// and was never sized to fit, 6 in one that was.
  @Test(
    "A title that was never sized to fit touches the edge",
    arguments: [UIControl.ContentVerticalAlignment.top, .bottom])
  func aTitleThatWasNeverSizedToFitTouchesTheEdge(
    _ alignment: UIControl.ContentVerticalAlignment
  ) throws {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    #expect(alignment == .top ? title.minY == 0 : title.maxY == 100)
  }

  /// Auto Layout asks for the size as well ("UIButton not render exactly as XIB's
  /// contentVerticalAlignment value", Stack Overflow 70778238: 6 points in a stack view).
  @Test("The intrinsic size brings the padding") func theIntrinsicSizeBringsThePadding() throws {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = .top
    _ = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.minY == 6)
  }

  /// The same suite: testContentAlignmentWithLabelAndImage wants 0 at the top after `sizeToFit()`; a
  /// button with an image of 13 by 22 points and a title of 73 by 21.5 is printed as 86 by 22
  /// (idrisr/notes, UIKit/UIButton.md).
  @Test("A title beside an image has no padding") func aTitleBesideAnImageHasNoPadding() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 22)).image { _ in }
    button.setImage(image, for: .normal)
    let title = try title(.top)
    #expect(button.bounds.height == 22)
    #expect(title.minY == 0)
  }

  /// ButtonSizeToFitTests.testSizeToFitWithNoLabelAndNoImage of the same suite.
  @Test(
    "An empty button is 30 points wide and 34 high",
    arguments: [UIButton.ButtonType.custom, .system])
  func anEmptyButtonIs30PointsWideAnd34High(_ type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }
}
