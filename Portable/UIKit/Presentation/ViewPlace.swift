/// Where a view stood among its siblings, to put it back.
@MainActor struct ViewPlace {
  weak var superview: UIView?
  var index: Int
  var frame: CGRect

  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else {
      return nil
    }
    self.superview = superview
    self.index = index
    frame = view.frame
  }

  func restore(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    if view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]),
      superview is UIWindow
    {
      view.frame = superview.bounds
    } else {
      view.frame = frame
    }
  }
}
