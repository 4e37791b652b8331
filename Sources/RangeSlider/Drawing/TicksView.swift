import UIKit

/// The view of ticks or of the bars of a histogram, which are reused.
@MainActor
final class TicksView: PartView {
  /// The size of a tick along and across the track, in points.
  static let size = CGSize(width: 2, height: 10)

  private var bars: [PartView] = []
  private var shown: [Tick] = []
  private var colors: (inside: UIColor?, outside: UIColor?) = (nil, nil)

  /// Whether the ends are round.
  var isRounded = false

  /// A tick or a bar as displayed.
  struct Tick: Equatable {
    /// In points of the control.
    let frame: CGRect

    /// Whether it lies between the thumbs.
    let isInside: Bool
  }

  /// Sets the colors of the ticks between the thumbs and of the others.
  func setColors(inside: UIColor, outside: UIColor) {
    colors = (inside, outside)
    for (tick, bar) in zip(shown, bars) { color(bar, as: tick) }
  }

  /// Shows ticks.
  func show(_ ticks: [Tick]) {
    guard ticks != shown else { return }
    while bars.count < ticks.count {
      let bar = PartView(frame: .zero)
      addSubview(bar)
      bars.append(bar)
    }
    for (index, bar) in bars.enumerated() {
      let old = index < shown.count ? shown[index] : nil
      let new = index < ticks.count ? ticks[index] : nil
      guard old != new else { continue }
      bar.isHidden = new == nil
      guard let new else { continue }
      if old == nil {
        // A new tick appears in its place.
        UIView.performWithoutAnimation { change(bar, from: nil, to: new) }
      } else {
        change(bar, from: old, to: new)
      }
    }
    shown = ticks
  }

  private func change(_ bar: PartView, from old: Tick?, to new: Tick) {
    if old?.frame != new.frame {
      bar.frame = new.frame
      if isRounded { bar.layer.cornerRadius = min(new.frame.width, new.frame.height) / 2 }
    }
    if old?.isInside != new.isInside { color(bar, as: new) }
  }

  private func color(_ bar: PartView, as tick: Tick) {
    bar.backgroundColor = tick.isInside ? colors.inside : colors.outside
  }
}
