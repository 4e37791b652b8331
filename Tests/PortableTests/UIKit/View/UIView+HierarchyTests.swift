import TestSupport
import Testing

@MainActor struct UIViewHierarchyTests {
  final class Recorder: UIView {
    var log: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    var shared: ((String) -> Void)?

    private func note(_ text: String) {
      log.append(text)
      shared?("\(name) \(text)")
    }

    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note(newSuperview == nil ? "willMove(nil)" : "willMove(superview)")
    }
    override func didMoveToSuperview() {
      note(superview == nil ? "didMove(nil)" : "didMove(superview)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      note(newWindow == nil ? "willWindow(nil)" : "willWindow")
    }
    override func didMoveToWindow() { note(window == nil ? "didWindow(nil)" : "didWindow") }
  }

  @Test func addingToAWindowCallsBackInOrder() {
    let host = TestHost()
    let parent = Recorder("parent")
    let child = Recorder("child")
    var log: [String] = []
    host.view.addSubview(parent)
    parent.shared = { log.append($0) }
    child.shared = { log.append($0) }
    parent.addSubview(child)
    #expect(
      log == [
        "child willWindow", "child willMove(superview)", "child didWindow",
        "child didMove(superview)", "parent didAdd",
      ])
  }

  @Test func removingFromAWindowCallsBackInOrder() {
    let host = TestHost()
    let parent = Recorder("parent")
    let child = Recorder("child")
    parent.addSubview(child)
    host.view.addSubview(parent)
    var log: [String] = []
    parent.shared = { log.append($0) }
    child.shared = { log.append($0) }
    child.removeFromSuperview()
    #expect(
      log == [
        "child willMove(nil)", "child willWindow(nil)", "parent willRemove",
        "child didWindow(nil)", "child didMove(nil)",
      ])
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test func aWholeTreeHearsOfItsWindow() {
    let host = TestHost()
    let parent = Recorder("parent")
    let child = Recorder("child")
    parent.addSubview(child)
    #expect(child.window == nil)
    host.view.addSubview(parent)
    #expect(child.window === host.window)
    #expect(child.log.suffix(2) == ["willWindow", "didWindow"])
    parent.removeFromSuperview()
    #expect(child.window == nil)
  }

  @Test func movingWithinAWindowDoesNotChangeTheWindow() {
    let host = TestHost()
    let first = UIView()
    let second = Recorder("second")
    let view = Recorder("view")
    host.view.addSubview(first)
    host.view.addSubview(second)
    first.addSubview(view)
    view.log = []
    second.addSubview(view)
    #expect(view.log == ["willMove(superview)", "didMove(superview)"])
    #expect(first.subviews.isEmpty)
  }

  @Test func subviewsAndSublayersKeepTheSameOrder() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[3])
    parent.insertSubview(views[1], aboveSubview: views[0])
    parent.insertSubview(views[2], belowSubview: views[3])
    #expect(areSame(parent.subviews, views))
    #expect(areSame(parent.layer.sublayers ?? [], views.map(\.layer)))
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    let exchanged = [views[3], views[1], views[2], views[0]]
    #expect(areSame(parent.subviews, exchanged))
    #expect(areSame(parent.layer.sublayers ?? [], exchanged.map(\.layer)))
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[0])
    let moved = [views[0], views[1], views[2], views[3]]
    #expect(areSame(parent.subviews, moved))
    #expect(areSame(parent.layer.sublayers ?? [], moved.map(\.layer)))
  }

  @Test func anIndexOutOfRangeIsBroughtIntoIt() {
    let parent = UIView()
    let first = UIView()
    let second = UIView()
    parent.insertSubview(first, at: 99)
    parent.insertSubview(second, at: -3)
    #expect(areSame(parent.subviews, [second, first]))
  }

  @Test func addingAgainOnlyBringsToTheFront() {
    let parent = UIView()
    let view = Recorder("view")
    parent.addSubview(view)
    parent.addSubview(UIView())
    view.log = []
    parent.addSubview(view)
    #expect(parent.subviews.last === view)
    #expect(parent.subviews.count == 2)
    #expect(view.log.isEmpty)
  }

  @Test func aViewCannotContainItself() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    // UIKit raises NSInvalidArgumentException: "Can't add self as subview". A cycle overflows the
    // stack there.
    expectMisuse("UIView.addSubview(_:)") { outer.addSubview(outer) }
    expectMisuse("UIView.addSubview(_:)") { inner.addSubview(outer) }
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test func aSiblingThatIsNoneIsRefused() {
    let parent = UIView()
    let view = UIView()
    expectReport(containing: "not another subview") {
      parent.insertSubview(view, aboveSubview: UIView())
    }
    #expect(view.superview == nil)
  }

  @Test func tagsAreFoundInTheWholeTree() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    leaf.tag = 7
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test func nothingKeepsAParentAlive() {
    let child = UIView()
    expectReleased {
      let parent = UIView()
      parent.addSubview(child)
      return parent
    }
    #expect(child.superview == nil)
  }

  @Test func aRemovedTreeIsReleased() {
    let host = TestHost()
    expectReleased(in: host) { host in
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      host.add(parent)
      parent.removeFromSuperview()
      return [parent, child]
    }
  }
}
