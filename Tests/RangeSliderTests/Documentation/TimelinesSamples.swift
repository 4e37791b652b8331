// The samples of Timelines.md, compiled as in an app: without testable imports.

/// A film of the app.
final class Film: Sendable {
  let duration: CGFloat = 60

  func image(at time: Double, size: CGSize) async -> UIImage? { nil }
}

// sample Timelines 1
import RangeSlider
import UIKit

@MainActor
func makeTimeline(for film: Film) -> RangeSliderControl {
  let timeline = RangeSliderControl()
  timeline.setRange(minimum: 0, maximum: film.duration, lower: 0, upper: film.duration)
  timeline.trackHeight = 52
  timeline.trackCornerRadius = 8
  timeline.centersThumbsOnTrackEnds = true
  timeline.selectionBorderWidth = 4
  timeline.trackHighlightTintColor = .systemYellow
  timeline.heldZoomScale = 8
  let strip = ImageStripView()
  strip.imageProvider = { time, size in await film.image(at: time, size: size) }
  timeline.trackView = strip
  return timeline
}
// end of sample

// sample Timelines 2
@MainActor
func showSound(_ amplitudes: [Float], on timeline: RangeSliderControl) {
  let waveform = WaveformView()
  waveform.samples = amplitudes
  timeline.trackView = waveform
  timeline.trackDimmingColor = nil
}
// end of sample

// sample Timelines 3
@MainActor
func connect(_ timeline: RangeSliderControl, to player: Player) {
  timeline.bind(.playhead, to: player, \.time)
  timeline.addAction(
    UIAction { [weak timeline] _ in
      guard let change = timeline?.lastChange, let time = change.playhead else { return }
      switch change.phase {
      case .began: player.isPaused = true
      case .changed: player.seek(to: time)
      case .ended, .cancelled: player.isPaused = false
      }
    }, for: .playheadChanged)
}
// end of sample

// sample Timelines 4
@MainActor
func showSelection(of timeline: RangeSliderControl) {
  let margin = (timeline.range.upperBound - timeline.range.lowerBound) / 10
  UIView.animate(withDuration: 0.3) {
    timeline.visibleRange =
      timeline.range.lowerBound - margin...timeline.range.upperBound + margin
  }
}
// end of sample
