import DrawingBoard
import UIKit

/// A brush with the grain of paper, wider with more force.
struct CharcoalBrush: FreehandBrush, Codable {
  var graininess: CGFloat = 0.9

  var name: String { "Charcoal" }
  var opacity: CGFloat { 0.85 }
  var texture: StrokeTexture? { .grain(amount: graininess, size: 1.5, seed: 7) }

  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    style.width * (0.5 + min(sample.pressure ?? 1, 2) / 2)
  }
}
