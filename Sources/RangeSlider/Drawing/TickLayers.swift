import UIKit

/// The layers of the ticks: only as many as are shown, and kept for the next time.
@MainActor
final class TickLayers {
  /// How a tick is drawn: across the track, so much wide and so much long, in points.
  static let size = CGSize(width: 2, height: 10)

  let content = CALayer()

  private var layers: [CALayer] = []
  private var shownCount = 0

  /// Shows a tick at each of the frames, in the colour that goes with it.
  func show(_ frames: [CGRect], color: (Int) -> CGColor) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    while layers.count < frames.count {
      let layer = CALayer()
      content.addSublayer(layer)
      layers.append(layer)
    }
    for (index, frame) in frames.enumerated() {
      let layer = layers[index]
      if layer.frame != frame {
        layer.frame = frame
        layer.cornerRadius = min(frame.width, frame.height) / 2
      }
      let color = color(index)
      if layer.backgroundColor != color { layer.backgroundColor = color }
      if index >= shownCount { layer.isHidden = false }
    }
    for layer in layers[min(frames.count, shownCount)..<shownCount] where !layer.isHidden {
      layer.isHidden = true
    }
    shownCount = frames.count
    CATransaction.commit()
  }
}
