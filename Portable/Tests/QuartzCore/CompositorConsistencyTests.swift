import QuartzCore
import Testing

/// What is composed step by step must be what drawing everything at once gives.
@MainActor struct CompositorConsistencyTests {
  @Test("Damage and culling lose nothing", arguments: 1...12)
  func damageAndCullingLoseNothing(_ seed: Int) throws {
    let stage = LayerStage(width: 60, height: 60, scale: 2)
    var random = Steps(state: UInt64(seed))
    var layers = [stage.root]
    for step in 0..<40 {
      CATransaction.setDisableActions(true)
      change(&layers, &random)
      if random.next(3) == 0 { change(&layers, &random) }
      stage.render()
      let difference = try largestDifference(stage)
      // A slanted edge is some levels different when only a part of it is drawn.
      #expect(difference <= 24, "seed \(seed), step \(step)")
      if difference > 24 { break }
    }
    stage.close()
  }

  private func change(_ layers: inout [CALayer], _ random: inout Steps) {
    let layer = layers[random.next(layers.count)]
    switch random.next(20) {
    case 0...4:
      let made = random.next(6) == 0 ? CAShapeLayer() : CALayer()
      made.frame = random.rect()
      made.backgroundColor = random.color()
      if let shape = made as? CAShapeLayer {
        shape.path = CGPath(ellipseIn: shape.bounds.insetBy(dx: -4, dy: 2), transform: nil)
        shape.fillColor = random.color()
      }
      layer.insertSublayer(made, at: UInt32(random.next(4)))
      layers.append(made)
    case 5: if layer !== layers[0] { layer.frame = random.rect() }
    case 6: layer.isHidden = layer !== layers[0] && random.next(2) == 0
    case 7: layer.opacity = [1, 0.5, 0][random.next(3)]
    case 8: layer.masksToBounds.toggle()
    case 9: layer.cornerRadius = CGFloat(random.next(12))
    case 10: layer.zPosition = CGFloat(random.next(3) - 1)
    case 11:
      layer.shadowOpacity = random.next(2) == 0 ? 0 : 0.8
      layer.shadowRadius = CGFloat(random.next(4))
    case 12: layer.backgroundColor = random.next(3) == 0 ? nil : random.color()
    case 13:
      if layer !== layers[0] {
        layer.transform = CATransform3DMakeRotation(
          CGFloat(random.next(4)), 0, random.next(3) == 0 ? 1 : 0, 1)
      }
    case 14:
      layer.sublayerTransform = CATransform3DMakeScale(random.next(2) == 0 ? 1 : 0.7, 1, 1)
      if random.next(2) == 0 { layer.sublayerTransform.m34 = -1 / 100 }
    case 15:
      if random.next(2) == 0 {
        layer.mask = nil
      } else {
        let mask = CALayer()
        mask.frame = random.rect()
        mask.backgroundColor = .black
        layer.mask = mask
      }
    case 17 where layer !== layers[0]: layer.frame.size.width = CGFloat(random.next(30) + 1)
    case 18 where layer !== layers[0]: layer.position.y += CGFloat(random.next(9) - 4)
    case 16: layer.bounds.origin = CGPoint(x: random.next(9) - 4, y: random.next(9) - 4)
    default:
      if layer !== layers[0] {
        let target = layers[random.next(layers.count)]
        if !isBelow(target, layer) { target.addSublayer(layer) }
        if random.next(3) == 0 { layer.removeFromSuperlayer() }
      }
    }
  }

  private func isBelow(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
    var current: CALayer? = layer
    while let here = current {
      if here === ancestor { return true }
      current = here.superlayer
    }
    return false
  }

  private func largestDifference(_ stage: LayerStage) throws -> Int {
    let whole = try #require(
      CGContext(layerPixelsWide: 120, high: 120, scale: 2, opaque: false))
    whole.setFillColor(.white)
    whole.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    // render(in:) puts the bounds at the context's origin; the compositor puts them into place.
    let root = stage.root
    whole.translateBy(x: -root.bounds.minX, y: -root.bounds.minY)
    let isShown = !root.isHidden && root.opacity > 0
    if isShown { root.render(in: whole) }
    return whole.withPixels { expected, _ in
      stage.compositor.context.withPixels { actual, _ in
        guard let first = expected.baseAddress, let second = actual.baseAddress,
          memcmp(first, second, expected.count) != 0
        else { return 0 }
        return zip(expected, actual).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      }
    }
  }
}

/// Repeatable numbers.
struct Steps {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func rect() -> CGRect {
    CGRect(x: next(50) - 5, y: next(50) - 5, width: next(30) + 1, height: next(30) + 1)
  }

  mutating func color() -> CGColor {
    CGColor(
      srgbRed: CGFloat(next(5)) / 4, green: CGFloat(next(5)) / 4, blue: CGFloat(next(5)) / 4,
      alpha: next(4) == 0 ? 0.5 : 1)
  }
}
