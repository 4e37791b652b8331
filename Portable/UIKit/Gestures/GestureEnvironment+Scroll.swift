extension GestureEnvironment {
  /// A turn of the wheel over the window: for the deepest pan that takes wheels, or scroll view
  /// that has something to scroll; false when nobody wanted it.
  func scrollReceived(
    translation: CGVector, at location: CGPoint, hitView: UIView?, event: UIEvent,
    in window: UIWindow
  ) -> Bool {
    let translation = CGPoint(x: translation.dx, y: translation.dy)
    var view = hitView
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled,
          pan.allowedScrollTypesMask.contains(.discrete), pan.state == .possible,
          pan.shouldReceive(event)
        else { continue }
        pan.latestEvent = event
        perform { pan.scroll(by: translation, at: location) }
        return true
      }
      let scrollView =
        current.scrollViewBelow(location, moving: translation) ?? current as? UIScrollView
      if let scrollView, scrollView.takesWheel(translation) {
        scrollView.scrollByWheel(translation)
        return true
      }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// The scroll view under the location whose pan was moved to this view and that can still move.
  fileprivate func scrollViewBelow(
    _ location: CGPoint, moving translation: CGPoint
  ) -> UIScrollView? {
    for case let pan as ScrollPanGestureRecognizer in gestureRecognizers ?? [] {
      guard let scrollView = pan.scrollView, scrollView !== self,
        scrollView.bounds.contains(scrollView.convert(location, from: nil)),
        scrollView.takesWheel(translation)
      else { continue }
      return scrollView
    }
    return nil
  }
}

extension UIScrollView {
  /// Whether content can still move that way; if not, the wheel is for the view around.
  fileprivate func takesWheel(_ translation: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange
    let x = canMove(-translation.x, from: contentOffset.x, in: range.x)
    let y = canMove(-translation.y, from: contentOffset.y, in: range.y)
    return x || y
  }

  private func canMove(_ step: CGFloat, from offset: CGFloat, in range: ClosedRange<CGFloat>)
    -> Bool
  {
    step < 0 ? offset > range.lowerBound : step > 0 && offset < range.upperBound
  }
}
