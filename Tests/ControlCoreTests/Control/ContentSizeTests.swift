import ControlCore
import CoreGraphics
import Testing

/// U3: one answer for both of UIKit's size questions.
struct ContentSizeTests {
  private let preferred = CGSize(width: 150, height: 44)

  private func resolved(_ size: ContentSize, _ proposal: CGSize, scale: CGFloat = 2) -> CGSize {
    size.resolved(proposal: proposal, preferred: preferred, scale: scale)
  }

  @Test("A flexible axis takes the proposed length, and the preferred one without a proposal")
  func flexible() {
    let size = ContentSize(height: 30)
    #expect(resolved(size, CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 30))
    for width in [0, -5, CGFloat.infinity, .greatestFiniteMagnitude, .nan] {
      #expect(resolved(size, CGSize(width: width, height: 0)) == CGSize(width: 150, height: 30))
    }
  }

  @Test("Lengths are rounded up to pixels and never negative")
  func rounding() {
    #expect(resolved(ContentSize(width: 10.1, height: -4), .zero) == CGSize(width: 10.5, height: 0))
    #expect(resolved(ContentSize(width: 10.1, height: 4), .zero, scale: 0).width == 11)
    #expect(resolved(ContentSize(width: .nan, height: .infinity), .zero) == .zero)
  }

  @Test("Fitting twice changes nothing")
  func idempotent() {
    let size = ContentSize(width: 33.4)
    let once = resolved(size, CGSize(width: 80, height: 61.3))
    #expect(resolved(size, once) == once)
  }

  @Test("A length on a pixel stays there") func aLengthOnAPixelStaysThere() {
    #expect((CGFloat(1) / 3 * 3).roundedUpToPixel(scale: 3) == 1)
    #expect(CGFloat(0.34).roundedToPixel(scale: 3) == CGFloat(1) / 3)
  }

  private func proposed(
    _ size: ContentSize, _ width: CGFloat?, _ height: CGFloat?
  ) -> CGSize {
    size.resolved(proposedWidth: width, proposedHeight: height, preferred: preferred, scale: 2)
  }

  /// "The zero proposal; the view responds with its minimum size" (documentation of
  /// ProposedViewSize), so that a stack can shrink and stretch a flexible axis.
  @Test("A flexible axis has no minimum and no maximum in SwiftUI")
  func aFlexibleAxisHasNoMinimumAndNoMaximumInSwiftUI() {
    let size = ContentSize(height: 30)
    #expect(proposed(size, 0, 0) == CGSize(width: 0, height: 30))
    #expect(proposed(size, .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: 30))
    #expect(
      proposed(size, .greatestFiniteMagnitude, 5) == CGSize(width: CGFloat.infinity, height: 30))
  }

  @Test("An unspecified proposal gets the ideal size") func anUnspecifiedProposalGetsTheIdealSize()
  {
    #expect(proposed(ContentSize(), nil, nil) == preferred)
    #expect(proposed(ContentSize(width: 20), nil, nil) == CGSize(width: 20, height: 44))
    #expect(proposed(ContentSize(), .nan, nil) == preferred)
  }

  @Test("A proposed length is rounded to whole pixels") func aProposedLengthIsTakenInWholePixels() {
    #expect(proposed(ContentSize(), 80.2, 61.5) == CGSize(width: 80.5, height: 61.5))
  }
}
