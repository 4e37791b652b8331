import ControlCore
import UIKit

/// A container view controller that shows its children in a vertical scrolling stack.
///
/// Use it to compose a long screen of several small view controllers. A child sets its height with
/// `preferredContentSize`, at any time. Its width is that of the container. Views are loaded and added
/// near the visible bounds and removed far away from them, so that the cost does not depend on the
/// number of children.
///
///     view
///     └── scrollView
///         └── the views of the children near the visible bounds
@MainActor
open class ChildStackViewController: UIViewController {
  /// The scroll view.
  ///
  /// Its delegate is free for the app.
  public let scrollView = UIScrollView()

  /// The spacing between two children, in points.
  ///
  /// Default 0. Children with a height of 0 have no spacing.
  public var spacing: CGFloat = 0 {
    didSet {
      layout.spacing = spacing
      setNeedsStackLayout()
    }
  }

  /// The margins around all children, in points.
  ///
  /// Default `.zero`.
  public var contentMargins = NSDirectionalEdgeInsets.zero {
    didSet {
      layout.top = contentMargins.top
      layout.bottom = contentMargins.bottom
      setNeedsStackLayout()
    }
  }

  /// The estimated height of a child that has no preferred height and has not loaded its view, in
  /// points.
  ///
  /// Default 44. It applies to children that are added later.
  public var estimatedChildHeight: CGFloat = 44

  var layout = ChildStackLayout()
  var entries: [Entry] = []
  var indices: [ObjectIdentifier: Int] = [:]
  var displayedChildren: Set<ObjectIdentifier> = []
  private var needsLayout = true
  private var laidOutSize = CGSize.zero
  private var offsetToken: ObservationToken?

  /// A child of the stack, which `children` retains.
  struct Entry {
    weak var child: UIViewController?
  }

  // MARK: View

  /// Adds the scroll view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    offsetToken = scrollView.observeChanges(of: \.contentOffset, owner: self) { stack, _ in
      stack.updateVisibleChildren()
    }
  }

  /// Lays out the children if the size or the stack has changed.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    if size != laidOutSize {
      laidOutSize = size
      scrollView.frame = view.bounds
      needsLayout = true
    }
    guard needsLayout else { return }
    needsLayout = false
    layOutStack()
  }

  /// Schedules a layout of the stack in the next pass.
  final func setNeedsStackLayout() {
    needsLayout = true
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Children

  /// The children from top to bottom.
  public var stackedChildren: [UIViewController] {
    entries.compactMap { $0.child?.parent === self ? $0.child : nil }
  }

  /// Adds a child at the bottom.
  public func append(_ child: UIViewController) {
    insert(child, at: stackedChildren.count)
  }

  /// Adds children at the bottom.
  ///
  /// This is faster than adding many children one by one.
  public func append(contentsOf newChildren: [UIViewController]) {
    insert(contentsOf: newChildren, at: stackedChildren.count)
  }

  /// Inserts a child at an index from the top.
  ///
  /// A view controller that is a child already moves to the index.
  ///
  /// - Parameters:
  ///   - child: The child. It must not contain this controller.
  ///   - index: The index, which is clamped.
  public func insert(_ child: UIViewController, at index: Int) {
    insert(contentsOf: [child], at: index)
  }

  private func insert(contentsOf newChildren: [UIViewController], at index: Int) {
    let current = stackedChildren
    let position = min(max(index, 0), current.count)
    let moved = Set(newChildren.map { ObjectIdentifier($0) })
    let before = current[..<position].filter { !moved.contains(ObjectIdentifier($0)) }
    let after = current[position...].filter { !moved.contains(ObjectIdentifier($0)) }
    let added = newChildren.filter { $0.parent !== self }
    for child in added { addChild(child) }
    reload(before + newChildren.filter { $0.parent === self } + after)
    for child in added where child.parent === self { child.didMove(toParent: self) }
  }

  /// Removes a child and its view.
  ///
  /// It has no effect on a view controller that is not a child of this one.
  public func remove(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    reload(stackedChildren)
  }

  private func reload(_ children: [UIViewController]) {
    entries = children.map { Entry(child: $0) }
    indices = [:]
    for (index, child) in children.enumerated() { indices[ObjectIdentifier(child)] = index }
    displayedChildren.formIntersection(indices.keys)
    layout.setHeights(children.map(requestedHeight))
    setNeedsStackLayout()
  }

  /// Removes the entries of children that left the stack with `removeFromParent()`.
  final func removeEntriesOfFormerChildren() {
    let current = stackedChildren
    if current.count != entries.count { reload(current) }
  }

  private func requestedHeight(of child: UIViewController) -> CGFloat {
    let height = child.preferredContentSize.height
    return height > 0 || child.isViewLoaded ? height : estimatedChildHeight
  }

  // MARK: Content container

  /// Updates the stack after a child has changed its preferred size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let child = container as? UIViewController, let index = indices[ObjectIdentifier(child)]
    else { return }
    if layout.setHeight(requestedHeight(of: child), of: index) { setNeedsStackLayout() }
  }

  /// Returns the size of a child: its height in the stack, and the width between the margins.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let index = indices[ObjectIdentifier(child)]
    else {
      return super.size(
        forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    let width = parentSize.width - contentMargins.leading - contentMargins.trailing
    return CGSize(width: max(width, 0), height: layout.height(of: index))
  }
}
