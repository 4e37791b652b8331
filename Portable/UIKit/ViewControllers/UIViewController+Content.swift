/// What a controller offers the bars of its container.
@MainActor struct ContentState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false

  nonisolated init() {}
}

extension UIViewController {
  func navigationItemMadeIfNeeded() -> UINavigationItem {
    if let item = content.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    content.navigationItem = item
    return item
  }

  func titleDidChange() {
    content.navigationItem?.title = title
    content.tabBarItem?.title = title
  }

  func preferredContentSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The scroll view that the bars follow: the one that a subclass returns, or the view itself or the first of its
  /// subviews, as deep as first subviews go.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollView(for: edge) { return chosen }
    var candidate = viewIfLoaded
    var depth = 0
    while let view = candidate, depth < 4 {
      if let scrollView = view as? UIScrollView { return scrollView }
      candidate = view.subviews.first
      depth += 1
    }
    return nil
  }
}
