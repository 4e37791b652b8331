import UIKit

extension ChildStackViewController {
  /// Gives the scroll view its content size and the children in sight their frames.
  func layOutStack() {
    dropStrangers()
    let anchor = anchor()
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: layout.totalHeight())
    keep(anchor)
    showChildrenInSight()
    for identifier in attached { placeChild(identifier) }
  }

  /// Adds the views of children that have come near, and takes out those that are far.
  ///
  /// Near is within the height of what is seen, far beyond twice that: so that nothing is added and
  /// taken out again at every step to and fro.
  func showChildrenInSight() {
    let visible = scrollView.bounds
    guard visible.height > 0 else { return }
    let near = layout.indices(
      from: visible.minY - visible.height, to: visible.maxY + visible.height)
    let far = layout.indices(
      from: visible.minY - 2 * visible.height, to: visible.maxY + 2 * visible.height)
    for index in near {
      guard let child = entries[index].child, child.parent === self else { continue }
      if attached.insert(ObjectIdentifier(child)).inserted { attach(child) }
    }
    for identifier in attached {
      guard let index = indices[identifier], !far.contains(index), let child = entries[index].child,
        !child.view.holdsFirstResponder
      else { continue }
      attached.remove(identifier)
      child.view.removeFromSuperview()
    }
  }

  private func attach(_ child: UIViewController) {
    // Loading the view may tell the height for the first time.
    child.loadViewIfNeeded()
    preferredContentSizeDidChange(forChildContentContainer: child)
    placeChild(ObjectIdentifier(child))
    scrollView.addSubview(child.view)
  }

  private func placeChild(_ identifier: ObjectIdentifier) {
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

  // MARK: Staying in place

  /// The child at the top edge, which stays where it is while others above it change their heights.
  private func anchor() -> (child: UIViewController, distance: CGFloat)? {
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y > -scrollView.adjustedContentInset.top else { return nil }
    for identifier in attached {
      guard let index = indices[identifier], let child = entries[index].child,
        child.view.superview === scrollView
      else { continue }
      let frame = child.view.frame
      if frame.minY <= top, frame.maxY > top { return (child, frame.minY) }
    }
    return nil
  }

  private func keep(_ anchor: (child: UIViewController, distance: CGFloat)?) {
    guard let anchor, let index = indices[ObjectIdentifier(anchor.child)] else { return }
    let moved = layout.span(of: index).y - anchor.distance
    if moved != 0 { scrollView.contentOffset.y += moved }
  }
}

extension UIView {
  fileprivate var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
