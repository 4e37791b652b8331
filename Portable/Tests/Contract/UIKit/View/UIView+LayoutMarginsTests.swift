import Testing
import UIKit

@MainActor struct UIViewLayoutMarginsTests {
  final class Observing: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  @Test("The default is eight points") func theDefaultIsEightPoints() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("The superview's margins are preserved where they reach in")
  func theSuperviewsMarginsArePreservedWhereTheyReachIn() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 50, height: 100))
    outer.addSubview(inner)
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 8))
  }

  @Test("Directional margins turn with the direction") func directionalMarginsTurnWithTheDirection()
  {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test("A change of margins is reported once, and to subviews that preserve them")
  func aChangeIsToldOnceAndToSubviewsThatPreserve() {
    let outer = Observing()
    let inner = Observing()
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    inner.changes = 0
    outer.layoutMargins.left = 30
    #expect(outer.changes == 1)
    #expect(inner.changes == 1)
    outer.layoutMargins.left = 30
    #expect(outer.changes == 1)
  }
}
