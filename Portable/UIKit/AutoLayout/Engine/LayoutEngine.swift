import Foundation

/// Solves the constraints of a tree of views.
///
/// A tree has one engine, which its root keeps. Another one is made for a moment to find the size that
/// a subtree fits into.
@MainActor final class LayoutEngine {
  /// Passes of updating constraints before a tree that keeps changing them is left as it is.
  static let passLimit = 100

  /// A constraint as the system has it.
  struct Installed {
    var id: LayoutSystem.ConstraintID
    var form: LayoutForm
    var priority: UILayoutPriority
  }

  weak var root: UIView?
  /// The size to fit, if the engine is made for that.
  let target: CGSize?
  let targetPriorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?

  var system = LayoutSystem()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  // By variable.
  var itemsOfVariables: [LayoutItem?] = []
  var installed: [ObjectIdentifier: Installed] = [:]
  /// The constraints of views; the engine's own ones have no entry.
  var owners: [LayoutSystem.ConstraintID: NSLayoutConstraint] = [:]
  var wrappingLabels: [ObjectIdentifier: LayoutItem] = [:]
  var exercises: [LayoutSystem.ConstraintID] = []

  var isFitting: Bool { target != nil }

  init(root: UIView) {
    self.root = root
    target = nil
    targetPriorities = nil
  }

  init(
    root: UIView, fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) {
    self.root = root
    self.target = target
    targetPriorities = (horizontal, vertical)
  }

  // MARK: Passes

  /// Reads what changed in the tree, solves, and marks the views whose subviews get new frames.
  ///
  /// - Parameter view: A view whose layout follows, so that it need not be marked.
  func update(beforeLayoutOf view: UIView? = nil) {
    guard let root else { return }
    for _ in 0..<Self.passLimit where root.layoutState?.isPending == true {
      root.updateConstraintsOfSubtree()
      for view in root.pendingLayoutViews(clearing: true) { read(view) }
    }
    exercises.forEach { system.remove($0) }
    exercises = []
    solveAndSettle()
    publish(beforeLayoutOf: view)
  }

  /// Solves for the size that the root takes if nothing outside of it counts.
  func fittingSize() -> CGSize {
    guard let root, let target, let targetPriorities else { return .zero }
    enter(root)
    let item = item(for: root)
    prefer(item.width, target.width, targetPriorities.horizontal)
    prefer(item.height, target.height, targetPriorities.vertical)
    solveAndSettle()
    let size = item.rect.size
    let frame = root.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    let scale = max(root.traitCollection.displayScale, 1)
    return CGSize(
      width: (frame.width * scale - 0.001).rounded(.up) / scale,
      height: (frame.height * scale - 0.001).rounded(.up) / scale)
  }

  private func prefer(
    _ variable: LayoutSystem.Variable, _ value: CGFloat, _ priority: UILayoutPriority
  ) {
    let deviation = LayoutSystem.Deviation(priority)
    _ = system.add(
      [.init(variable: variable, coefficient: 1)], constant: -Double(value), above: deviation,
      below: deviation)
  }

  /// Solves, and then again with the heights that labels have at the widths they got.
  private func solveAndSettle() {
    if !wrappingLabels.isEmpty, !system.isSettled {
      for item in sortedWrappingLabels { updateContentSize(of: item, width: nil) }
      solve()
    }
    solve()
    for _ in 0..<3 {
      var isChanged = false
      for item in sortedWrappingLabels {
        let width = CGFloat(system.value(of: item.width))
        if updateContentSize(of: item, width: width) { isChanged = true }
      }
      guard isChanged else { return }
      solve()
    }
  }

  private var sortedWrappingLabels: [LayoutItem] {
    wrappingLabels.values.sorted { $0.x < $1.x }
  }

  private func solve() {
    guard !system.isSettled else { return }
    system.solve { [self] system, conflict in breakOne(of: conflict, in: system) }
  }

  // Marks the superviews of what changed.
  private func publish(beforeLayoutOf marked: UIView? = nil) {
    let changed = system.changed
    system.changed.removeAll(keepingCapacity: true)
    for variable in changed {
      guard let item = itemsOfVariables[Int(variable)], let view = item.view else { continue }
      if item.content != nil, let scrollView = view as? UIScrollView {
        adoptContentSize(of: item, scrollView)
      }
      guard !item.isStale, view.layoutState?.translatesAutoresizingMask == false else { continue }
      if let parent = view.parentView {
        item.isStale = true
        parent.madeLayoutState.staleSubviews.append(view)
        if parent !== marked { parent.setNeedsLayout() }
      } else {
        view.adoptRootSize(item.rect.size)
      }
    }
  }

  private func adoptContentSize(of item: LayoutItem, _ scrollView: UIScrollView) {
    guard let content = item.content else { return }
    let size = CGSize(
      width: system.value(of: content.width), height: system.value(of: content.height))
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

extension LayoutSystem.Deviation {
  /// What a deviation costs at a priority.
  init(_ priority: UILayoutPriority) {
    self =
      priority.rawValue >= 1000
      ? .forbidden : priority.rawValue > 0 ? .priced(priority.rawValue) : .free
  }
}

extension UIView {
  fileprivate func adoptRootSize(_ size: CGSize) {
    let origin = alignmentRect(forFrame: untransformedFrame).origin
    adopt(alignmentRect: CGRect(origin: origin, size: size))
  }
}
