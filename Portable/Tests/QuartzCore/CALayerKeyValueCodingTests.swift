import QuartzCore
import TestSupport
import Testing

@MainActor struct CALayerKeyValueCodingTests {
  @Test("Keys that need display mark the layer") func keysThatNeedDisplayMarkTheLayer() {
    let layer = ProgressLayer()
    #expect(!layer.needsDisplay())
    layer.setValue(CGFloat(0.5), forKey: "progress")
    #expect(layer.needsDisplay())
  }

  @Test("Values of the wrong type are reported") func valuesThatDoNotFitAreReported() {
    let layer = CALayer()
    let messages = reports { layer.setValue("wide", forKeyPath: "bounds.size.width") }
    #expect(messages.count == 1)
  }
}

final class ProgressLayer: CALayer {
  /// What each drawing has seen, the presentation copies' included.
  final class Seen {
    var values: [CGFloat] = []
    var wasCopy = false
  }
  var seen = Seen()

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? ProgressLayer { seen = other.seen }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    let progress = value(forKey: "progress") as? CGFloat ?? 0
    seen.values.append(progress)
    seen.wasCopy = model() !== self
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}
