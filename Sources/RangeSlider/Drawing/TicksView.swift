import UIKit

/// The layers of ticks or of the bars of a histogram, which are reused.
@MainActor
final class TickLayers {
  /// The size of a tick along and across the track, in points.
  static let size = CGSize(width: 2, height: 10)

  let content = CALayer()

  private let isRounded: Bool
  private var layers: [CALayer] = []
  private var shown: [Tick] = []
  private var colors: (inside: CGColor?, outside: CGColor?) = (nil, nil)

  init(isRounded: Bool) {
    self.isRounded = isRounded
  }

  /// A tick or a bar as displayed.
  struct Tick: Equatable {
    /// In points of the control.
    let frame: CGRect

    /// Whether it lies between the thumbs.
    let isInside: Bool
  }

  /// Sets the colors of the ticks between the thumbs and of the others.
  func setColors(inside: CGColor, outside: CGColor) {
    colors = (inside, outside)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (tick, layer) in zip(shown, layers) { color(layer, as: tick) }
    CATransaction.commit()
  }

  /// Shows ticks.
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
        if isRounded { layer.cornerRadius = min(new.frame.width, new.frame.height) / 2 }
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
