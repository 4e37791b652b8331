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

  @Test("Adding to a window calls back in order") func addingToAWindowCallsBackInOrder() {
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

  @Test("Removing from a window calls back in order") func removingFromAWindowCallsBackInOrder() {
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

  @Test("A whole tree is notified of its window") func aWholeTreeHearsOfItsWindow() {
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

  @Test("Moving within a window does not change the window")
  func movingWithinAWindowDoesNotChangeTheWindow() {
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

  @Test("A view cannot contain itself") func aViewCannotContainItself() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    // UIKit raises NSInvalidArgumentException: "Can't add self as subview". A cycle overflows the
    // stack there.
    expectMisuse("UIView.addSubview(_:)", reason: "cannot contain itself") {
      outer.addSubview(outer)
    }
    expectMisuse("UIView.addSubview(_:)", reason: "cannot contain its superview") {
      inner.addSubview(outer)
    }
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test("Parents are not retained") func nothingKeepsAParentAlive() {
    let child = UIView()
    expectReleased {
      let parent = UIView()
      parent.addSubview(child)
      return parent
    }
    #expect(child.superview == nil)
  }

  @Test("A removed tree is released") func aRemovedTreeIsReleased() {
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
