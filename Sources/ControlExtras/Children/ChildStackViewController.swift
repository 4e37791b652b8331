import ControlCore
import UIKit

/// A scrolling stack of child controllers, each as high as its `preferredContentSize`.
///
/// A long screen that is no list is written as several small controllers, each of which can also be
/// shown by itself. A child says how high it wants to be by setting its `preferredContentSize`, at
/// any time; the width is the container's. Views are loaded and added as they come near what is seen
/// and taken out when they are far, so that thousands of children cost little.
///
///     view
///     └── scrollView
///         └── the views of children near what is seen
@MainActor
open class ChildStackViewController: UIViewController {
  /// The scroll view; its delegate is not used.
  public let scrollView = UIScrollView()

  /// The space between two children, in points.
  ///
  /// Default 0. Children without height take none.
  public var spacing: CGFloat = 0 {
    didSet {
      layout.spacing = spacing
      setNeedsStackLayout()
    }
  }

  /// The space around all children, in points.
  ///
  /// Default zero.
  public var contentMargins = NSDirectionalEdgeInsets.zero {
    didSet {
      layout.top = contentMargins.top
      layout.bottom = contentMargins.bottom
      setNeedsStackLayout()
    }
  }

  /// How high a child counts that has not said so and is not loaded yet, in points.
  ///
  /// Default 44. It matters for children added from now on.
  public var estimatedChildHeight: CGFloat = 44

  var layout = ChildStackLayout()
  var entries: [Entry] = []
  var indices: [ObjectIdentifier: Int] = [:]
  var attached: Set<ObjectIdentifier> = []
  private var needsLayout = true
  private var laidOutSize = CGSize.zero
  private var offsetToken: ObservationToken?

  /// A child's place; the container's `children` keeps the child.
  struct Entry {
    weak var child: UIViewController?
  }

  // MARK: View

  /// Makes the view and the scroll view in it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    offsetToken = scrollView.observeChanges(of: \.contentOffset, owner: self) { stack, _ in
      stack.showChildrenInSight()
    }
  }

  /// Lays the children out where anything has changed.
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

  /// Asks for one layout of the stack in the next pass; any number of calls cause one.
  final func setNeedsStackLayout() {
    needsLayout = true
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Children

  /// The children in their order, from the top.
  public var stackedChildren: [UIViewController] {
    entries.compactMap { $0.child?.parent === self ? $0.child : nil }
  }

  /// Adds a child below the others.
  public func append(_ child: UIViewController) {
    insert(child, at: stackedChildren.count)
  }

  /// Adds children below the others; cheaper than one by one where there are many.
  public func append(contentsOf newChildren: [UIViewController]) {
    insert(contentsOf: newChildren, at: stackedChildren.count)
  }

  /// Adds a child at an index from the top; one out of range is brought into it.
  ///
  /// A child that is here already moves. UIKit refuses a controller that contains this one.
  public func insert(_ child: UIViewController, at index: Int) {
    insert(contentsOf: [child], at: index)
  }

  private func insert(contentsOf newChildren: [UIViewController], at index: Int) {
    let kept = stackedChildren
    let place = min(max(index, 0), kept.count)
    let moved = Set(newChildren.map { ObjectIdentifier($0) })
    let before = kept[..<place].filter { !moved.contains(ObjectIdentifier($0)) }
    let after = kept[place...].filter { !moved.contains(ObjectIdentifier($0)) }
    let newcomers = newChildren.filter { $0.parent !== self }
    for child in newcomers { addChild(child) }
    reload(before + newChildren.filter { $0.parent === self } + after)
    for child in newcomers where child.parent === self { child.didMove(toParent: self) }
  }

  /// Takes a child out; nothing of it is kept.
  ///
  /// A controller that is no child of this one is left alone.
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
    attached.formIntersection(indices.keys)
    layout.setHeights(children.map(wantedHeight))
    setNeedsStackLayout()
  }

  /// Drops children that left by themselves, with `removeFromParent()`.
  final func dropStrangers() {
    let present = stackedChildren
    if present.count != entries.count { reload(present) }
  }

  private func wantedHeight(of child: UIViewController) -> CGFloat {
    let height = child.preferredContentSize.height
    return height > 0 || child.isViewLoaded ? height : estimatedChildHeight
  }

  // MARK: Content container

  /// Takes over a child's new height; an equal one costs no layout.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let child = container as? UIViewController, let index = indices[ObjectIdentifier(child)]
    else { return }
    if layout.setHeight(wantedHeight(of: child), of: index) { setNeedsStackLayout() }
  }

  /// The size a child has in the stack: as wide as the container less the margins.
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
