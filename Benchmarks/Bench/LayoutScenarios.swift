import UIKit

/// Layouts by constraints: solved for the first time, and after one constant changed.
@MainActor
enum LayoutScenarios {
  static let counts = [100, 1_000, 10_000]

  static let all = counts.flatMap { count in
    [
      full("layout/full-\(count)", count: count) { Tree(count: count) },
      change("layout/change-\(count)", count: count) { Tree(count: count) },
      full("layout/chain-full-\(count)", count: count) { Tree(chain: count) },
      change("layout/chain-change-\(count)", count: count) { Tree(chain: count) },
      full("layout/labels-full-\(count)", count: count) { Tree(contents: count) },
    ]
  }

  private static func full(
    _ name: String, count: Int, make: @MainActor @escaping () -> Tree
  ) -> Scenario {
    Scenario(name: name, countedRuns: count < 1_000 ? 4 : 0, hasBefore: true) {
      var tree: Tree?
      return Scenario.Steps(
        before: { _ in tree = make() }, run: { _ in tree?.root.layoutIfNeeded() })
    }
  }

  private static func change(
    _ name: String, count: Int, make: @MainActor @escaping () -> Tree
  ) -> Scenario {
    Scenario(name: name, countedRuns: count < 1_000 ? 50 : 10) {
      let tree = make()
      tree.root.layoutIfNeeded()
      return Scenario.Steps { run in
        tree.changed?.constant = CGFloat(run % 7 + 1)
        tree.root.layoutIfNeeded()
      }
    }
  }

  /// A root and views with four constraints each. The constant that changes is the first view's.
  @MainActor
  private final class Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var changed: NSLayoutConstraint?

    /// Views that are pinned to the edges of the root.
    init(count: Int) {
      for index in 0..<count {
        let view = add()
        let left = view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: CGFloat(index % 50))
        NSLayoutConstraint.activate([
          left,
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index % 90)),
          view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
        ])
        changed = changed ?? left
      }
    }

    /// Views each of which begins where the one before it ends.
    init(chain count: Int) {
      var last: UIView?
      for _ in 0..<count {
        let view = add()
        let left = view.leadingAnchor.constraint(
          equalTo: last?.trailingAnchor ?? root.leadingAnchor, constant: 1)
        NSLayoutConstraint.activate([
          left, view.widthAnchor.constraint(equalToConstant: 3),
          view.topAnchor.constraint(equalTo: last?.topAnchor ?? root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
        changed = changed ?? left
        last = view
      }
    }

    /// Views with an intrinsic size, a corner and a largest size.
    init(contents count: Int) {
      for index in 0..<count {
        let view = Content()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(
            equalTo: root.leadingAnchor, constant: CGFloat(index % 50)),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index % 90)),
          view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
          view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
      }
    }

    private func add() -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
  }
}
