import Foundation

/// What becomes of a sheet in a popover when the view it points at has moved.
public enum PopoverAnchor: Equatable, Sendable {
  /// It points at a rectangle.
  case pointing(CGRect)

  /// There is nothing left to point at, so it closes.
  case lost

  /// Decides after a rotation, a new size or a change of the views behind.
  ///
  /// - Parameters:
  ///   - source: The frame of what the popover points at in the container's coordinates; `nil` when
  ///     that has left the window or shows something else by now.
  ///   - bounds: The container's bounds.
  public init(source: CGRect?, in bounds: CGRect) {
    guard let source, !source.isNull, source.intersects(bounds) else {
      self = .lost
      return
    }
    self = .pointing(source.intersection(bounds))
  }
}
