import UIKit

/// The track and the thumbs of a slider.
///
/// They know nothing of values or touches.
///
///     content              dimmed while disabled
///     ├── bar              dimmed while disabled, if the thumbs have images for that
///     │   ├── histogram    the parts before, between and after the thumbs
///     │   ├── ticks
///     │   └── track        with the fill
///     ├── playhead         if there is one
///     └── thumb            one for each
///
/// Only properties that have changed are set: a move of one thumb changes a thumb and the fill.
@MainActor
final class SliderContentView: PartView {
  static let disabledOpacity: CGFloat = 0.5

  let ticks = TicksView(frame: .zero)

  /// The parts of the histogram before, between and after the thumbs, each with all bars.
  let histogram = (0..<3).map { _ in TicksView(frame: .zero) }

  let track = TrackView(frame: .zero)
  private(set) var thumbs: [ThumbView] = []

  private let bar = PartView(frame: .zero)
  private var playhead: PlayheadView?
  private var front = Thumb.lower

  convenience init(count: Int) {
    self.init(frame: .zero)
    thumbs = (0..<count).map { _ in ThumbView(frame: .zero) }
    front = Thumb(rawValue: count - 1)
    ticks.isRounded = true
    addSubview(bar)
    for part in histogram { part.clipsToBounds = true }
    for part in histogram + [ticks, track] { bar.addSubview(part) }
    for thumb in thumbs { addSubview(thumb) }
  }

  func setBounds(_ new: CGRect) {
    guard frame != new || bounds != new else { return }
    cover(new)
    bar.cover(new)
    ticks.cover(new)
  }

  /// Shows the playhead above the track and below the thumbs, or removes it.
  func showPlayhead(
    at value: Double?, color: UIColor?, in geometry: SliderGeometry, grid: PixelGrid
  ) {
    guard let value else {
      playhead?.removeFromSuperview()
      return playhead = nil
    }
    let view = playhead ?? PlayheadView(frame: .zero)
    if playhead == nil { insertSubview(view, aboveSubview: bar) }
    view.backgroundColor = color
    view.show(value, in: geometry, grid: grid, appears: playhead == nil)
    playhead = view
  }

  func bringToFront(_ thumb: Thumb) {
    guard front != thumb else { return }
    front = thumb
    bringSubviewToFront(thumbs[thumb.rawValue])
  }

  /// Dims the slider, or only its bar if the thumbs have images of their own for the disabled state.
  func setDimmed(_ isDimmed: Bool, barOnly: Bool) {
    alpha = isDimmed && !barOnly ? Self.disabledOpacity : 1
    bar.alpha = isDimmed && barOnly ? Self.disabledOpacity : 1
  }

  func view(of thumb: Thumb) -> ThumbView { thumbs[thumb.rawValue] }
}
