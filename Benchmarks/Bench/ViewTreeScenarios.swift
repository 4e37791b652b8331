import UIKit
import UIKitHost

/// Trees of plain views, ten children to each: what a hit test and a layout pass cost as they grow.
@MainActor
enum ViewTreeScenarios {
  /// The depths measured below the root, and how many views that makes.
  static let depths = [3, 4, 5]

  static func count(depth: Int) -> Int {
    (0..<depth).reduce(1) { count, _ in count * 10 + 1 }
  }

  static func name(_ what: String, depth: Int) -> String {
    "views/\(what)/\(count(depth: depth))"
  }

  static let all = depths.flatMap { depth in
    [
      Scenario(name: name("hit-test", depth: depth), countedRuns: 200) {
        let tree = Tree(depth: depth)
        return Scenario.Steps { run in
          _ = tree.window.hitTest(CGPoint(x: 5 + run % 380, y: 5 + run % 800), with: nil)
        }
      },
      Scenario(name: name("layout-all", depth: depth), countedRuns: 2, hasBefore: true) {
        let tree = Tree(depth: depth)
        return Scenario.Steps(
          before: { _ in tree.markAll() }, run: { _ in tree.host.layoutIfNeeded() })
      },
      Scenario(name: name("layout-one", depth: depth), countedRuns: 100) {
        let tree = Tree(depth: depth)
        return Scenario.Steps { _ in
          tree.leaf.setNeedsLayout()
          tree.host.layoutIfNeeded()
        }
      },
    ]
  }

  @MainActor
  private final class Tree {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 1)
    let window: UIWindow
    private(set) var leaf = UIView()
    private var views: [UIView] = []

    init(depth: Int) {
      window = host.makeWindow(rootViewController: UIViewController())
      let root = UIView(frame: window.bounds)
      grow(root, depth: depth)
      window.rootViewController?.view.addSubview(root)
      host.layoutIfNeeded()
    }

    func markAll() {
      for view in views { view.setNeedsLayout() }
    }

    /// Ten strips a level, across and down in turn, so that every point lies in one leaf.
    private func grow(_ view: UIView, depth: Int) {
      views.append(view)
      leaf = view
      guard depth > 0 else { return }
      let isWide = depth % 2 == 0
      for index in 0..<10 {
        let size = CGSize(
          width: view.bounds.width / (isWide ? 10 : 1),
          height: view.bounds.height / (isWide ? 1 : 10))
        let child = UIView(
          frame: CGRect(
            x: isWide ? CGFloat(index) * size.width : 0,
            y: isWide ? 0 : CGFloat(index) * size.height, width: size.width, height: size.height))
        view.addSubview(child)
        grow(child, depth: depth - 1)
      }
    }
  }
}
