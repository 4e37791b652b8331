import CCairo
import Foundation

/// What `saveGState()` saves beside Cairo's own matrix and clip.
struct GraphicsState {
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: RGBAComponents
  }

  /// Coverage over a place in pixels, y down; everything drawn is multiplied by it.
  struct Mask {
    var coverage: PixelBuffer
    var coverageToPixels: CGAffineTransform
    var isSmooth: Bool
  }

  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var shadow: Shadow?
  var masks: [Mask] = []
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var flatness: CGFloat = 0
  /// The transform when it cannot be drawn through; then nothing is drawn.
  var degenerateTransform: CGAffineTransform?
}
