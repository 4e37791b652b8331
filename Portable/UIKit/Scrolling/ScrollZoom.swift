/// What a scroll view knows of its zooming.
@MainActor struct ScrollZoom {
  /// A pinch under way.
  struct Pinch {
    var startScale: CGFloat
    /// The point of the zoomed view that stays beneath the fingers.
    var anchor: CGPoint
  }

  /// A zoom that goes on without fingers.
  struct Motion {
    var startScale: CGFloat
    var endScale: CGFloat
    /// The point of the zoomed view that was in the middle of the visible area, and the one that
    /// is going to be.
    var startCenter: CGPoint
    var endCenter: CGPoint
    var start: CFTimeInterval
    var isBounce: Bool

    static let duration: CGFloat = 0.3

    /// Ease in and out.
    func share(at time: CFTimeInterval) -> CGFloat {
      let share = min(max(CGFloat(time - start) / Self.duration, 0), 1)
      return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
    }
  }

  var scale: CGFloat = 1
  var recognizer: ScrollPinchGestureRecognizer?
  var pinch: Pinch?
  var motion: Motion?
  var displayLink: CADisplayLink?
}

/// How far a pinch goes beyond a limit of the scale.
enum ZoomBand {
  /// The factor beyond the limit that is never reached.
  private static let reach = log(CGFloat(2))

  /// The scale shown for a pinch that asks for `scale`.
  static func clamp(_ scale: CGFloat, to range: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
    let limit = min(max(scale, range.lowerBound), range.upperBound)
    guard bounces, limit > 0, scale > 0, scale != limit else { return limit }
    let beyond = log(scale / limit)
    let shown = reach * (1 - 1 / (abs(beyond) * 0.55 / reach + 1))
    return limit * exp(beyond < 0 ? -shown : shown)
  }
}

/// The pinch of a scroll view, which works together with its pan.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  // The scroll view is the delegate until an app sets another one.
  override var delegateAllowsBeginning: Bool {
    if let delegate { return delegate.gestureRecognizerShouldBegin(self) }
    return scrollView?.gestureRecognizerShouldBegin(self) ?? true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPan
      && super.canPrevent(preventedGestureRecognizer)
  }
}
