import QuartzCore
import Testing

/// Copies of subclasses that have initializers of their own and no `init(layer:)`.
///
/// Swift puts an initializer that traps in the place of one that is not inherited. Core Animation
/// calls `init(layer:)` for `presentation()` and for animated keys that need display ("This
/// initializer is used to create shadow copies of layers, for example, for the presentationLayer
/// method", Apple's documentation); what its renderer shows is no copy of the subclass.
@MainActor struct CALayerCopyTests {
  private final class Named: CALayer {
    let label: String

    init(label: String) {
      self.label = label
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Ring: CAShapeLayer {
    let label: String

    init(label: String) {
      self.label = label
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Meter: CALayer {
    var level: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let meter = layer as? Meter { level = meter.level }
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }
  }

  private func fade(_ keyPath: String, to value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = CGFloat(0)
    animation.toValue = value
    animation.duration = 1
    return animation
  }

  @Test("An animated subclass without init(layer:) is shown")
  func anAnimatedSubclassWithoutInitLayerIsShown() {
    let stage = LayerStage()
    let layer = Named(label: "a")
    stage.add(layer, CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    layer.add(fade("opacity", to: CGFloat(1)), forKey: "fade")
    stage.render()
    #expect(stage.pixel(20, 20) == "FFFFFF")
    stage.advance(by: 0.5)
    #expect(["FF7F7F", "FF8080"].contains(stage.pixel(20, 20)))
    stage.close()
  }

  @Test("An animated shape layer keeps its shape") func anAnimatedShapeLayerKeepsItsShape() {
    let stage = LayerStage()
    let ring = Ring(label: "a")
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
    ring.fillColor = .blue
    stage.add(ring, CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.add(fade("transform.translation.x", to: CGFloat(20)), forKey: "move")
    stage.render()
    stage.advance(by: 0.99)
    #expect(stage.pixel(2, 20) == "FFFFFF")
    #expect(stage.pixel(30, 20) == "0000FF")
    stage.close()
  }

  @Test("A key that needs display is animated on a copy of the subclass")
  func aKeyThatNeedsDisplayIsAnimatedOnACopyOfTheSubclass() {
    let stage = LayerStage()
    let meter = Meter()
    stage.add(meter, CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    meter.add(fade("level", to: CGFloat(1)), forKey: "level")
    stage.render()
    #expect(meter.presentation() != nil)
    #expect(meter.presentation() !== meter)
    stage.close()
  }
}
