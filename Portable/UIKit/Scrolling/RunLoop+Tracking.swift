extension RunLoop.Mode {
  /// The mode of the main run loop while a scroll view is dragged or slows down.
  public static let tracking = TrackingMode.mode
}

extension UIScrollView {
  func updateTrackingMode() {
    TrackingMode.set(isDragging || isDecelerating, for: ObjectIdentifier(self))
  }
}
