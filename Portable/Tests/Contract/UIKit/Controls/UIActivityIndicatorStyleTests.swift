import Testing
import UIKit

/// The styles of an activity indicator, of before and now.
@MainActor struct UIActivityIndicatorStyleTests {
  /// The deprecated styles are renamed to large and to medium (the declarations of
  /// UIActivityIndicatorView.Style).
  @available(*, deprecated) @Test("The old styles have the sizes of the new ones")
  func theOldStylesHaveTheSizesOfTheNewOnes() {
    func width(_ style: UIActivityIndicatorView.Style) -> CGFloat {
      UIActivityIndicatorView(style: style).intrinsicContentSize.width
    }
    #expect(width(.whiteLarge) == width(.large))
    #expect(width(.white) == width(.medium))
    #expect(width(.gray) == width(.medium))
    #expect(width(.large) > width(.medium))
  }

  /// "The large white style of indicator" and "The standard white style of indicator" (Apple's
  /// documentation of whiteLarge and white).
  @available(*, deprecated) @Test("The white styles are white") func theWhiteStylesAreWhite() {
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .medium).color != .white)
  }
}
