/// What a controller offers the bars of its container.
@MainActor struct ContentState {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false
  var keyCommands: [UIKeyCommand] = []
  private var scrollViews: [UInt: WeakScrollView] = [:]

  nonisolated init() {}

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  func scrollView(for edges: NSDirectionalRectEdge) -> UIScrollView? {
    for edge in ContentState.singleEdges where edges.contains(edge) {
      if let view = scrollViews[edge.rawValue]?.view { return view }
    }
    return nil
  }

  private static let singleEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
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

  func updateEditButtonItem() {
    content.editButtonItem?.takeOver(systemItem: isEditing ? .done : .edit)
  }

  func preferredContentSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The scroll view that the bars follow: the named one, or the view itself or the first of its
  /// subviews, as deep as first subviews go.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
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
