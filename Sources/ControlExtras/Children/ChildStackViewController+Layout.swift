import UIKit

extension ChildStackViewController {
  /// Sets the content size of the scroll view and the frames of the visible children.
  func layOutStack() {
    removeEntriesOfFormerChildren()
    let anchor = anchor()
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: layout.totalHeight())
    restore(anchor)
    updateVisibleChildren()
    for identifier in displayedChildren { layOutChild(identifier) }
  }

  /// Adds the views of children near the visible bounds, and removes those of distant children.
  ///
  /// A child is near within one height of the visible bounds, and distant beyond two. The difference
  /// prevents that small movements add and remove the same view repeatedly.
  func updateVisibleChildren() {
    let visible = scrollView.bounds
    guard visible.height > 0 else { return }
    let near = layout.indices(
      from: visible.minY - visible.height, to: visible.maxY + visible.height)
    let retained = layout.indices(
      from: visible.minY - 2 * visible.height, to: visible.maxY + 2 * visible.height)
    for index in near {
      guard let child = entries[index].child, child.parent === self else { continue }
      if displayedChildren.insert(ObjectIdentifier(child)).inserted { addView(of: child) }
    }
    for identifier in displayedChildren {
      guard let index = indices[identifier], !retained.contains(index),
        let child = entries[index].child,
        !child.view.containsFirstResponder
      else { continue }
      displayedChildren.remove(identifier)
      child.view.removeFromSuperview()
    }
  }

  private func addView(of child: UIViewController) {
    // A child may set its preferred size when it loads its view.
    child.loadViewIfNeeded()
    preferredContentSizeDidChange(forChildContentContainer: child)
    layOutChild(ObjectIdentifier(child))
    scrollView.addSubview(child.view)
  }

  private func layOutChild(_ identifier: ObjectIdentifier) {
    guard let index = indices[identifier], let child = entries[index].child else { return }
    let span = layout.span(of: index)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = contentMargins
    let frame = CGRect(
      x: isRightToLeft ? margins.trailing : margins.leading, y: span.y,
      width: max(scrollView.bounds.width - margins.leading - margins.trailing, 0),
      height: span.height)
    if child.view.frame != frame { child.view.frame = frame }
  }

  // MARK: Scroll position

  /// Returns the child at the top edge of the visible bounds.
  ///
  /// It stays in its place when children above it change their heights.
  private func anchor() -> (child: UIViewController, y: CGFloat)? {
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y > -scrollView.adjustedContentInset.top else { return nil }
    for identifier in displayedChildren {
      guard let index = indices[identifier], let child = entries[index].child,
        child.view.superview === scrollView
      else { continue }
      let frame = child.view.frame
      if frame.minY <= top, frame.maxY > top { return (child, frame.minY) }
    }
    return nil
  }

  private func restore(_ anchor: (child: UIViewController, y: CGFloat)?) {
    guard let anchor, let index = indices[ObjectIdentifier(anchor.child)] else { return }
    let change = layout.span(of: index).y - anchor.y
    if change != 0 { scrollView.contentOffset.y += change }
  }
}

extension UIView {
  fileprivate var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.containsFirstResponder }
  }
}
