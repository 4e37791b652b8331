import CoreGraphics
import Testing

@testable import ControlExtras

struct InsetContributionTests {
  @Test("A contribution of zero restores the edge")
  func restored() {
    var contribution = InsetContribution()
    #expect(contribution.set(50, in: 12) == 62)
    #expect(contribution.set(0, in: 62) == 12)
    #expect(contribution.amount == 0)
  }

  @Test("The edge is restored without a rounding error")
  func exactness() {
    var contribution = InsetContribution()
    let first: CGFloat = 0.1
    let added = contribution.set(123.456789, in: first)
    #expect(added - CGFloat(123.456789) != first)
    #expect(contribution.set(0, in: added) == first)
  }

  @Test("Changes by other code in between are preserved")
  func otherChanges() {
    var contribution = InsetContribution()
    let edge = contribution.set(50, in: 10)
    #expect(contribution.set(50, in: edge + 30) == 90)
    #expect(contribution.set(0, in: 90) == 40)
  }

  @Test("A new amount changes the edge by the difference")
  func difference() {
    var contribution = InsetContribution()
    let edge = contribution.set(50, in: 10)
    #expect(contribution.set(70, in: edge) == 80)
    #expect(contribution.set(20, in: 80) == 30)
  }

  @Test(
    "An inset that other code replaces, as for the keyboard, does not contain the contribution")
  func overwriting() {
    var contribution = InsetContribution()
    _ = contribution.set(200, in: 20)
    #expect(!contribution.isOverwritten(in: 220))
    #expect(!contribution.isOverwritten(in: 210))
    #expect(contribution.isOverwritten(in: 0))
    #expect(contribution.set(200, in: 0) == 200)
    #expect(contribution.set(0, in: 200) == 0)
  }

  @Test("A negative inset was not replaced")
  func negativeInset() {
    var contribution = InsetContribution()
    #expect(contribution.set(200, in: -44) == 156)
    #expect(!contribution.isOverwritten(in: 156))
    #expect(!contribution.isOverwritten(in: 166))
    #expect(contribution.set(0, in: 166) == -34)
  }
}
