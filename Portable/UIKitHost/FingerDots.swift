import UIKit

/// The two gray dots that show where a pair of fingers is.
@MainActor final class FingerDots {
  private static let diameter: CGFloat = 26
  let layers = [CALayer(), CALayer()]

  init() {
    for layer in layers {
      layer.name = "finger"
      layer.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
      layer.cornerRadius = Self.diameter / 2
      layer.backgroundColor = UIColor(white: 0.5, alpha: 0.55).cgColor
      layer.borderColor = UIColor(white: 1, alpha: 0.7).cgColor
      layer.borderWidth = 1
      layer.isHidden = true
    }
  }

  /// Shows the pair, darker while it touches; nil hides the dots.
  func show(_ pair: FingerPair?, isDown: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, point) in zip(layers, [pair?.first, pair?.second]) {
      layer.isHidden = point == nil
      if let point { layer.position = point }
      layer.opacity = isDown ? 1 : 0.6
    }
    CATransaction.commit()
  }
}
