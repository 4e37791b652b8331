import TestSupport
import Testing

@MainActor struct UIViewLayoutTests {
  final class Counting: UIView {
    var passes = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      passes += 1
      onLayout?()
    }
  }

  @Test("Many marks make one pass before the next frame")
  func manyMarksMakeOnePassBeforeTheNextFrame() {
    let host = TestHost()
    let view = host.add(Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.passes = 0
    for width in 1...20 { view.frame.size.width = CGFloat(width) }
    view.setNeedsLayout()
    #expect(view.passes == 0)
    host.advanceFrames()
    #expect(view.passes == 1)
    host.advanceFrames(3)
    #expect(view.passes == 1)
  }

  @Test("Superviews come before subviews") func superviewsComeBeforeSubviews() {
    let host = TestHost()
    let outer = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(inner)
    host.add(outer)
    var order: [String] = []
    outer.onLayout = {
      order.append("outer")
      inner.frame.size.width += 1
    }
    inner.onLayout = { order.append("inner") }
    outer.setNeedsLayout()
    host.advanceFrames()
    #expect(order == ["outer", "inner"])
  }

  @Test("layoutIfNeeded() acts at once and only on marked views")
  func layoutIfNeededActsAtOnceAndOnlyWhenMarked() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()
    let first = view.passes
    view.layoutIfNeeded()
    #expect(view.passes == first)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == first + 1)
  }

  @Test("Moving does not lay out") func movingDoesNotLayOut() {
    let host = TestHost()
    let view = host.add(Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.passes = 0
    view.center = CGPoint(x: 100, y: 100)
    view.frame.origin = CGPoint(x: 3, y: 3)
    view.transform = CGAffineTransform(rotationAngle: 1)
    host.advanceFrames()
    #expect(view.passes == 0)
  }

  @Test("Only marked views are laid out in a large tree")
  func onlyWhatIsMarkedIsLaidOutInALargeTree() {
    let host = TestHost()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<2_000).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    for view in views { container.addSubview(view) }
    host.add(container)
    for view in views { view.passes = 0 }
    views[7].setNeedsLayout()
    views[900].setNeedsLayout()
    host.advanceFrames()
    #expect(views.reduce(0) { $0 + $1.passes } == 2)
  }

  @Test("Traits of the view are current during layout") func traitsOfTheViewAreCurrentDuringLayout()
  {
    let host = TestHost()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.overrideUserInterfaceStyle = .dark
    var style = UIUserInterfaceStyle.unspecified
    view.onLayout = { style = UITraitCollection.current.userInterfaceStyle }
    host.add(view)
    #expect(style == .dark)
  }
}
