import UIKit

/// The waveform of a sound along the track of a slider.
///
/// Set it as the ``SliderControl/trackView`` of a slider. The selected part has the tint color. A bar is as
/// high as the loudest sample that it covers, so no peak is lost at any zoom.
///
///     let waveform = WaveformView()
///     waveform.samples = amplitudes
///     timeline.trackView = waveform
@MainActor
public final class WaveformView: UIView, TrackContent {
  /// The amplitudes at equal distances from the least value to the greatest, from 0 to 1.
  ///
  /// Default: empty. Negative amplitudes count as positive, those greater than 1 as 1, and NaN as 0.
  public var samples: [Float] = [] { didSet { update() } }

  /// The color of the part that is not selected.
  ///
  /// Default: `systemGray2`.
  public var waveColor = UIColor.systemGray2 { didSet { update() } }

  private final class BarsView: PartView {
    var bars: [CGRect] = [] { didSet { if bars != oldValue { setNeedsDisplay() } } }
    var color = UIColor.clear { didSet { if color != oldValue { setNeedsDisplay() } } }

    override func addParts() {
      isOpaque = false
      contentMode = .redraw
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BarsView, _) in
        view.setNeedsDisplay()
      }
    }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
      for bar in bars {
        let radius = min(bar.width, bar.height) / 2
        context.addPath(
          CGPath(roundedRect: bar, cornerWidth: radius, cornerHeight: radius, transform: nil))
      }
      context.fillPath()
    }
  }

  private let others = BarsView(frame: .zero)
  private let selected = BarsView(frame: .zero)
  private let clip = PartView(frame: .zero)
  private var geometry: SliderGeometry?
  private var track = CGRect.zero

  /// Updates the color of the selected part.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  func show(_ new: SliderGeometry, inTrack newTrack: CGRect, selection: ClosedRange<CGFloat>) {
    if clip.superview == nil {
      clip.clipsToBounds = true
      clip.addSubview(selected)
      for view in [others, clip] { addSubview(view) }
    }
    let changes = geometry != new || track != newTrack
    (geometry, track) = (new, newTrack)
    if changes { UIView.performWithoutAnimation(update) }
    let start = new.along(newTrack.origin)
    let end = start + new.length(of: newTrack.size)
    let lower = min(max(selection.lowerBound, start), end)
    let upper = min(max(selection.upperBound, start), end)
    clip.cover(
      new.rectangle(
        along: lower - start, length: upper - lower, across: 0,
        thickness: new.thickness(of: newTrack.size)))
  }

  private func update() {
    guard let geometry else { return }
    let bars = Waveform(samples: samples).bars(in: geometry, track: track)
    for (view, color) in [(others, waveColor), (selected, tintColor ?? .tintColor)] {
      view.frame = CGRect(origin: .zero, size: track.size)
      (view.bars, view.color) = (bars, color)
    }
  }
}

struct Waveform {
  let samples: [Float]
  static let (width, spacing) = (CGFloat(2), CGFloat(1))

  /// Returns the greatest amplitude of a part, in fractions of the samples, from 0 to 1.
  func peak(from lower: Double, to upper: Double) -> Float {
    let count = Double(samples.count)
    let first = min(max(Int(lower * count), 0), max(samples.count - 1, 0))
    let last = min(max(Int((upper * count).rounded(.up)), first + 1), samples.count)
    guard first < last else { return 0 }
    return samples[first..<last].reduce(0) { $1.isNaN ? $0 : max($0, min(abs($1), 1)) }
  }

  // Returns the bars on the visible part of the track, in points of the track. The bars start at an end of
  // the values, so that their samples stay the same while the track moves.
  func bars(in geometry: SliderGeometry, track: CGRect) -> [CGRect] {
    guard !samples.isEmpty, geometry.canTrack else { return [] }
    let step = Self.width + Self.spacing
    let low = geometry.along(track.origin)
    let end = low + geometry.length(of: track.size)
    let (minimum, maximum) = (geometry.values.lowerBound, geometry.values.upperBound)
    let thickness = geometry.thickness(of: track.size)
    let first = Int(max(low - geometry.start, 0) / step)
    let last = Int((min(end - geometry.start, geometry.travel) / step).rounded(.up))
    return (first..<max(last, first)).map { index in
      let start = geometry.start + CGFloat(index) * step
      let ends = [start, start + step].map {
        (geometry.value(at: $0) - minimum) / (maximum - minimum)
      }
      let peak = CGFloat(peak(from: min(ends[0], ends[1]), to: max(ends[0], ends[1])))
      let height = max(peak * thickness, min(Self.width, thickness))
      return geometry.rectangle(
        along: start - low + Self.spacing / 2, length: Self.width, across: (thickness - height) / 2,
        thickness: height)
    }
  }
}
