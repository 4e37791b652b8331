import QuartzCore
import Testing
import UIKit

/// The order of subviews and of the layers behind them.
@MainActor struct ViewHierarchyContractTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView()
  private let second = UIView()
  private let added = UIView()

  init() {
    container.addSubview(first)
    container.addSubview(second)
  }

  /// A sibling that is no subview counts as all of them. AppKit documents it for
  /// `addSubview(_:positioned:relativeTo:)`; developers find the same in UIKit for above.
  @Test("Inserting above a view that is not a sibling puts it on top")
  func aboveAViewThatIsNoSiblingMeansOnTop() {
    container.insertSubview(added, aboveSubview: UIView())
    #expect(container.subviews == [first, second, added])
  }

  /// UIViewSubviewTests.testInsertSubviewAboveNonExistentSibling of flowkey/UIKit-cross-platform,
  /// which runs on iOS too, asks for below. (AppKit documents the bottom for its own method.)
  @Test("Inserting below a view that is not a sibling puts it on top too")
  func belowAViewThatIsNoSiblingMeansOnTopToo() {
    container.insertSubview(added, belowSubview: UIView())
    #expect(container.subviews == [first, second, added])
    #expect(container.layer.sublayers == [first.layer, second.layer, added.layer])
  }

  @Test("A layer of no view stays between the views it was put between")
  func aLayerOfNoViewStaysBetweenTheViewsItWasPutBetween() {
    let foreign = CALayer()
    container.layer.insertSublayer(foreign, above: first.layer)
    container.insertSubview(added, belowSubview: second)
    #expect(container.layer.sublayers == [first.layer, foreign, added.layer, second.layer])
    added.removeFromSuperview()
    container.insertSubview(added, aboveSubview: first)
    #expect(container.layer.sublayers == [first.layer, added.layer, foreign, second.layer])
  }

  @Test("Exchanged views take each other's place among the layers")
  func exchangedViewsTakeEachOthersPlaceAmongTheLayers() {
    let foreign = CALayer()
    container.layer.insertSublayer(foreign, above: first.layer)
    container.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(container.subviews == [second, first])
    #expect(container.layer.sublayers == [second.layer, foreign, first.layer])
  }

  @Test("The front and the back are also those of the layers")
  func theFrontAndTheBackAreAlsoThoseOfTheLayers() {
    let (low, high) = (CALayer(), CALayer())
    container.layer.insertSublayer(low, at: 0)
    container.layer.addSublayer(high)
    container.bringSubviewToFront(first)
    container.sendSubviewToBack(second)
    #expect(container.subviews == [second, first])
    #expect(container.layer.sublayers == [second.layer, low, high, first.layer])
  }
}
