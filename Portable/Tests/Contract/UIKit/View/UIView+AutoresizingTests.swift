import Testing
import UIKit

@MainActor struct UIViewAutoresizingTests {
  private func resized(
    _ mask: UIView.AutoresizingMask, autoresizes: Bool = true
  ) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = autoresizes
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    return child.frame
  }

  @Test("Without a mask nothing moves") func withoutAMaskNothingMoves() {
    #expect(resized([]) == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test("Flexible sizes keep the margins") func flexibleSizesKeepTheMargins() {
    #expect(
      resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 20, width: 160, height: 110))
  }

  @Test("Flexible margins keep the size") func flexibleMarginsKeepTheSize() {
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 120, y: 70, width: 60, height: 60))
    #expect(
      resized([.flexibleLeftMargin, .flexibleRightMargin])
        == CGRect(x: 70, y: 20, width: 60, height: 60))
  }

  @Test("Flexible parts share in proportion") func flexiblePartsShareInProportion() {
    let frame = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(frame == CGRect(x: 40, y: 20, width: 120, height: 60))
  }

  @Test("A superview may leave its subviews alone") func asuperviewMayLeaveItsSubviewsAlone() {
    #expect(
      resized([.flexibleWidth], autoresizes: false) == CGRect(x: 20, y: 20, width: 60, height: 60))
  }
}
