import UIKit

/// What the track of a slider shows, its visible part, and the playhead.
@MainActor
struct SliderTimeline {
  var trackView: UIView?
  var trackDimmingColor: UIColor? = .systemBackground.withAlphaComponent(0.6)
  var selectionBorderWidth: CGFloat = 0
  var visibleRange: ClosedRange<Double>?
  var heldZoomScale: CGFloat = 1

  /// A thumb that a touch holds still.
  var hold: StillHold?

  /// The time until which another visible part is animated, in seconds.
  var zoomEnd: TimeInterval = 0
  var playhead: Double?
  var element: ThumbAccessibilityElement?
}

/// A touch that does not move, and the part of the track that is visible because of it.
@MainActor
final class StillHold {
  static let delay = 0.5
  static let slop: CGFloat = 3
  let touch: SliderTouches.ID
  let location: CGFloat

  /// The visible part as fractions of the track, or `nil` until the track has zoomed.
  var visible: ClosedRange<Double>?

  /// Prevents the action.
  let cancel: @MainActor () -> Void

  init(_ touch: SliderTouches.ID, at location: CGFloat, action: @escaping @MainActor () -> Void) {
    self.touch = touch
    self.location = location
    cancel = KeyRepeater.afterSleep(Self.delay, action)
  }
}

/// A view along the track that shows only the visible part of the values.
@MainActor
protocol TrackContent: UIView {
  /// Shows the visible part in the frame of the track, and what is selected along the slider, in points of
  /// the slider.
  func show(_ geometry: SliderGeometry, inTrack track: CGRect, selection: ClosedRange<CGFloat>)
}

@MainActor
final class PlayheadView: PartView {
  private static let width: CGFloat = 3
  private static let overhang: CGFloat = 3

  override func addParts() {
    layer.cornerRadius = Self.width / 2
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 1.5
    layer.shadowOffset = CGSize(width: 0, height: 0.5)
  }

  func show(_ value: Double, in geometry: SliderGeometry, grid: PixelGrid, appears: Bool) {
    isHidden = !geometry.shows(value)
    let (length, width) = (geometry.trackHeight + Self.overhang * 2, Self.width)
    let size = geometry.rectangle(along: 0, length: width, across: 0, thickness: length).size
    let middle = geometry.point(along: geometry.visiblePosition(of: value))
    place(in: grid.rect(around: middle, size: size), appears: appears)
  }
}
