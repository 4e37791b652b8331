import Testing
import UIKit

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

  @Test("Subviews and sublayers keep the same order") func subviewsAndSublayersKeepTheSameOrder() {
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

  @Test("An index out of range is brought into it") func anIndexOutOfRangeIsBroughtIntoIt() {
    let parent = UIView()
    let first = UIView()
    let second = UIView()
    parent.insertSubview(first, at: 99)
    parent.insertSubview(second, at: -3)
    #expect(areSame(parent.subviews, [second, first]))
  }

  @Test("Adding a subview again only brings it to the front") func addingAgainOnlyBringsToTheFront()
  {
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

  @Test("Tags are found in the whole tree") func tagsAreFoundInTheWholeTree() {
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
}
