import CoreGraphics
import Testing

@testable import ControlExtras

struct InsetShareTests {
  @Test("U8: what was added is taken away again")
  func addedAndTakenAway() {
    var share = InsetShare()
    #expect(share.set(50, in: 12) == 62)
    #expect(share.set(0, in: 62) == 12)
    #expect(share.amount == 0)
  }

  @Test("U7: taking away gives exactly the first value, without rounding")
  func exactness() {
    var share = InsetShare()
    let first: CGFloat = 0.1
    let added = share.set(123.456789, in: first)
    #expect(added - CGFloat(123.456789) != first)
    #expect(share.set(0, in: added) == first)
  }

  @Test("U8: changes of others in between are kept")
  func othersAreKept() {
    var share = InsetShare()
    let edge = share.set(50, in: 10)
    #expect(share.set(50, in: edge + 30) == 90)
    #expect(share.set(0, in: 90) == 40)
  }

  @Test("U8: a new amount changes the edge by the difference")
  func difference() {
    var share = InsetShare()
    let edge = share.set(50, in: 10)
    #expect(share.set(70, in: edge) == 80)
    #expect(share.set(20, in: 80) == 30)
  }

  @Test("U7: a keyboard's whole inset, and zero after it, are what the others have")
  func overwriting() {
    var share = InsetShare()
    _ = share.set(200, in: 20)
    #expect(!share.isOverwritten(in: 220))
    #expect(!share.isOverwritten(in: 210))
    #expect(share.isOverwritten(in: 0))
    #expect(share.set(200, in: 0) == 200)
    #expect(share.set(0, in: 200) == 0)
  }

  @Test("U7: an inset below zero is nobody's mistake")
  func negativeInset() {
    var share = InsetShare()
    #expect(share.set(200, in: -44) == 156)
    #expect(!share.isOverwritten(in: 156))
    #expect(!share.isOverwritten(in: 166))
    #expect(share.set(0, in: 166) == -34)
  }
}
