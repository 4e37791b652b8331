import ControlExtras
import TestSupport
import Testing

/// U11: a container that follows what its children ask for.
@MainActor
struct ChildStackViewControllerTests {
  private final class Child: UIViewController {
    var wanted: CGFloat?
    var appearances: [String] = []

    convenience init(_ height: CGFloat) {
      self.init(nibName: nil, bundle: nil)
      preferredContentSize.height = height
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let wanted { preferredContentSize.height = wanted }
    }

    override func viewWillAppear(_ animated: Bool) { appearances.append("will") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("gone") }
  }

  private final class Stack: ChildStackViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  private func makeStack(_ heights: [CGFloat]) -> (TestHost, Stack, [Child]) {
    let stack = Stack()
    let children = heights.map { Child($0) }
    stack.append(contentsOf: children)
    let host = TestHost(rootViewController: stack)
    host.layout()
    return (host, stack, children)
  }

  @Test("Children are stacked, as wide as the container")
  func frames() {
    let (host, stack, children) = makeStack([100, 200])
    stack.spacing = 8
    stack.contentMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 4)
    host.layout()
    #expect(children[0].view.frame == CGRect(x: 16, y: 10, width: 370, height: 100))
    #expect(children[1].view.frame == CGRect(x: 16, y: 118, width: 370, height: 200))
    #expect(stack.scrollView.contentSize == CGSize(width: 390, height: 338))
    #expect(children[0].parent === stack)
    #expect(stack.scrollView.delegate == nil)
  }

  @Test("From right to left the margins change sides")
  func rightToLeft() {
    let stack = Stack()
    let child = Child(50)
    stack.append(child)
    stack.contentMargins.leading = 30
    let host = TestHost(direction: .rightToLeft, rootViewController: stack)
    host.layout()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 360, height: 50))
  }

  @Test("A new preferred height moves the views below")
  func follows() {
    let (host, _, children) = makeStack([100, 200])
    children[0].preferredContentSize.height = 150
    host.layout()
    #expect(children[0].view.frame.height == 150)
    #expect(children[1].view.frame.minY == 150)
  }

  @Test("An equal height costs no layout, several new ones cost one")
  func layoutCount() {
    let (host, stack, children) = makeStack([100, 200, 50])
    let before = stack.layouts
    children[0].preferredContentSize.height = 100
    children[1].preferredContentSize = CGSize(width: 77, height: 200)
    stack.preferredContentSizeDidChange(forChildContentContainer: children[2])
    host.layout()
    #expect(stack.layouts == before)
    children[0].preferredContentSize.height = 110
    children[1].preferredContentSize.height = 210
    children[2].preferredContentSize.height = 60
    host.layout()
    #expect(stack.layouts == before + 1)
  }

  @Test("A height that is set when the view is loaded is applied")
  func heightOnLoading() {
    let stack = Stack()
    let children = [Child(0), Child(0)]
    children[0].wanted = 120
    children[1].wanted = 80
    stack.append(contentsOf: children)
    let host = TestHost(rootViewController: stack)
    host.advance(by: 0.1)
    #expect(children[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 120))
    #expect(children[1].view.frame.minY == 120)
    #expect(stack.scrollView.contentSize.height == 200)
  }

  @Test("A removed child leaves nothing behind")
  func removal() {
    let (host, stack, _) = makeStack([100])
    expectReleased(in: host) { host in
      let child = Child(70)
      stack.append(child)
      host.layout()
      #expect(stack.scrollView.contentSize.height == 170)
      stack.remove(child)
      host.layout()
      child.preferredContentSize.height = 500
      host.layout()
      return [child, child.view]
    }
    expectReleased(in: host) { host in
      let child = Child(70)
      stack.append(child)
      host.layout()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stack.view.setNeedsLayout()
      stack.spacing = 1
      host.layout()
      return [child]
    }
    #expect(stack.stackedChildren.count == 1)
    #expect(stack.scrollView.contentSize.height == 100)
    #expect(stack.scrollView.subviews.filter { $0.frame.width == 390 }.count == 1)
  }

  @Test("The container and its children are released")
  func containerGoes() {
    weak var weakStack: Stack?
    weak var weakChild: Child?
    do {
      let (host, stack, children) = makeStack([100])
      weakStack = stack
      weakChild = children[0]
      host.window.rootViewController = nil
      host.advanceFrames()
    }
    #expect(weakStack == nil)
    #expect(weakChild == nil)
  }

  @Test("Children are inserted and moved, and foreign controllers are ignored")
  func insertion() {
    let (host, stack, children) = makeStack([10, 20, 30])
    stack.insert(children[2], at: 0)
    let late = Child(5)
    stack.insert(late, at: 99)
    stack.remove(Child(1))
    host.layout()
    let heights = stack.stackedChildren.map { $0.preferredContentSize.height }
    #expect(heights == [30, 10, 20, 5] as [CGFloat])
    #expect(children[0].view.frame.minY == 30)
    #expect(stack.children.count == 4)
  }

  @Test("Only nearby children of thousands are loaded, and distant ones are removed")
  func thousands() {
    let (host, stack, children) = makeStack(Array(repeating: 100, count: 5000))
    #expect(stack.scrollView.contentSize.height == 500_000)
    #expect(children.filter(\.isViewLoaded).count < 30)
    #expect(children[0].appearances == ["will"])
    stack.scrollView.contentOffset.y = 250_000
    host.advance(by: 0.1)
    #expect(children[2500].view.window != nil)
    #expect(children[0].view.superview == nil)
    #expect(children[0].appearances == ["will", "gone"])
    #expect(children.filter(\.isViewLoaded).count < 60)
    children[4999].preferredContentSize.height = 300
    host.layout()
    #expect(stack.scrollView.contentSize.height == 500_200)
  }

  @Test("A finger scrolls through the children, which have their views at each step")
  func fingers() {
    let (host, stack, children) = makeStack(Array(repeating: 150, count: 200))
    for _ in 0..<5 {
      host.touches.drag(
        from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100), steps: 6, duration: 0.1)
      host.advance(by: 2)
      let visible = stack.scrollView.bounds
      for (index, child) in children.enumerated() {
        let frame = CGRect(x: 0, y: CGFloat(index) * 150, width: 390, height: 150)
        if frame.intersects(visible) { #expect(child.viewIfLoaded?.frame == frame) }
      }
    }
    #expect(stack.scrollView.contentOffset.y > 2000)
  }

  @Test("The visible part stays in place when a child above it changes its height")
  func anchoring() {
    let (host, stack, children) = makeStack(Array(repeating: 100, count: 50))
    stack.scrollView.contentOffset.y = 530
    host.layout()
    let before = children[5].view.convert(CGPoint.zero, to: host.window).y
    children[2].preferredContentSize.height = 180
    host.layout()
    #expect(stack.scrollView.contentOffset.y == 610)
    #expect(children[5].view.convert(CGPoint.zero, to: host.window).y == before)
  }

  @Test("The view of a distant child with the first responder is not removed")
  func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (host, stack, children) = makeStack(Array(repeating: 100, count: 200))
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    children[0].view.addSubview(field)
    #expect(field.becomeFirstResponder())
    stack.scrollView.contentOffset.y = 9000
    host.layout()
    #expect(field.isFirstResponder)
    #expect(children[0].view.superview != nil)
    #expect(children[1].view.superview == nil)
  }

  @Test("A rotation reports the new size to every child and widens it")
  func rotation() {
    final class Told: UIViewController {
      var size = CGSize.zero
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        self.size = size
      }
    }
    let stack = Stack()
    stack.contentMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let child = Told()
    child.preferredContentSize.height = 90
    stack.append(child)
    let host = TestHost(rootViewController: stack)
    host.layout()
    host.host.resize(to: CGSize(width: 844, height: 390))
    host.advance(by: 1)
    #expect(child.size == CGSize(width: 824, height: 90))
    #expect(child.view.frame == CGRect(x: 10, y: 0, width: 824, height: 90))
  }
}
