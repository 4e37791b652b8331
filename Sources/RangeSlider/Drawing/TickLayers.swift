import UIKit

/// The layers of the ticks: only as many as are shown, and kept for the next time.
@MainActor
final class TickLayers {
  /// How a tick is drawn: so much along the track, and so much across it, in points.
  static let size = CGSize(width: 2, height: 10)

  let content = CALayer()

  private var layers: [CALayer] = []
  private var shown: [Tick] = []
  private var colors: (inside: CGColor?, outside: CGColor?) = (nil, nil)

  /// A tick as it is drawn.
  struct Tick: Equatable {
    /// In points of the control.
    let frame: CGRect

    /// Whether it lies between the thumbs.
    let isInside: Bool
  }

  /// Colours the ticks between the thumbs and the others.
  func setColors(inside: CGColor, outside: CGColor) {
    colors = (inside, outside)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (tick, layer) in zip(shown, layers) { color(layer, as: tick) }
    CATransaction.commit()
  }

  /// Shows these ticks; only what has changed is set.
  func show(_ ticks: [Tick]) {
    guard ticks != shown else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    while layers.count < ticks.count {
      let layer = CALayer()
      content.addSublayer(layer)
      layers.append(layer)
    }
    for (index, layer) in layers.enumerated() {
      let old = index < shown.count ? shown[index] : nil
      let new = index < ticks.count ? ticks[index] : nil
      guard old != new else { continue }
      layer.isHidden = new == nil
      guard let new else { continue }
      if old?.frame != new.frame {
        layer.frame = new.frame
        layer.cornerRadius = min(new.frame.width, new.frame.height) / 2
      }
      if old?.isInside != new.isInside { color(layer, as: new) }
    }
    shown = ticks
    CATransaction.commit()
  }

  private func color(_ layer: CALayer, as tick: Tick) {
    layer.backgroundColor = tick.isInside ? colors.inside : colors.outside
  }
}
