import QuartzCore
import Testing

/// A tree of layers with blurs, groups, masks, corners and fades that changes at random but
/// repeatably: two with one seed make the same changes.
@MainActor
final class LayerPlayground {
  let stage: LayerStage
  private(set) var layers: [CALayer]
  private var random: Steps
  /// The kinds of the changes made in the last step.
  private(set) var lastChanges: [Int] = []

  private let hasCorners: Bool

  init(seed: Int, scale: CGFloat, hasCorners: Bool) {
    self.hasCorners = hasCorners
    stage = LayerStage(width: 64, height: 64, scale: scale)
    random = Steps(state: UInt64(seed))
    layers = [stage.root]
    CATransaction.setDisableActions(true)
    for _ in 0..<4 { add(CALayer()) }
    for _ in 0..<2 { add(makeBackdrop()) }
  }

  /// Makes one to three changes, and lets a moment pass in some steps.
  func step() {
    CATransaction.setDisableActions(true)
    lastChanges = []
    for _ in 0...random.next(3) { change() }
    MediaClock.virtualTime = MediaClock.now + CFTimeInterval(random.next(3)) / 60
    AnimationTimeline.tick(at: MediaClock.now)
    stage.compositor.commit()
  }

  private func add(_ layer: CALayer) {
    layer.frame = random.rect()
    if random.next(3) > 0 { layer.backgroundColor = random.color() }
    let parent = layers[random.next(layers.count)]
    parent.insertSublayer(layer, at: UInt32(random.next(4)))
    layers.append(layer)
  }

  private func makeBackdrop() -> CABackdropLayer {
    let layer = CABackdropLayer()
    layer.blurRadius = CGFloat(random.next(8)) / 2
    layer.saturation = random.next(2) == 0 ? 1 : 1.8
    return layer
  }

  private func change() {
    let layer = layers[random.next(layers.count)]
    let isRoot = layer === stage.root
    let kind = random.next(22)
    lastChanges.append(kind)
    switch kind {
    case 0, 1: if layers.count < 24 { add(CALayer()) }
    case 2: if layers.count < 24 { add(makeBackdrop()) }
    case 3, 4: if !isRoot { layer.frame = random.rect() }
    case 5: if !isRoot { layer.isHidden.toggle() }
    case 6: if !isRoot { layer.opacity = [1, 1, 0.5, 0][random.next(4)] }
    case 7: layer.masksToBounds.toggle()
    case 8: if hasCorners { layer.cornerRadius = CGFloat(random.next(12)) }
    case 9: if !isRoot { layer.zPosition = CGFloat(random.next(3) - 1) }
    case 10: mask(layer)
    case 11: (layer as? CABackdropLayer)?.blurRadius = CGFloat(random.next(12)) / 2
    case 12: (layer as? CABackdropLayer)?.saturation = CGFloat(random.next(3))
    case 13: move(layer)
    case 14: layer.borderWidth = CGFloat(random.next(3))
    case 15: if !isRoot { layer.position.x += CGFloat(random.next(9) - 4) }
    case 16: animate(layer)
    case 17:
      layer.rasterizationScale = stage.compositor.scale
      layer.shouldRasterize = random.next(3) == 0
    default: layer.backgroundColor = random.next(5) == 0 ? nil : random.color()
    }
  }

  private func mask(_ layer: CALayer) {
    guard layer.mask == nil else { return layer.mask = nil }
    let mask = CALayer()
    mask.frame = random.rect()
    mask.backgroundColor = .black
    if hasCorners { mask.cornerRadius = CGFloat(random.next(2) * 6) }
    layer.mask = mask
  }

  private func move(_ layer: CALayer) {
    guard layer !== stage.root else { return }
    let target = layers[random.next(layers.count)]
    if random.next(3) == 0 { return layer.removeFromSuperlayer() }
    if !isBelow(target, layer) {
      target.insertSublayer(layer, at: UInt32(random.next(5)))
    }
  }

  private func isBelow(_ layer: CALayer, _ ancestor: CALayer) -> Bool {
    sequence(first: layer, next: \.superlayer).contains { $0 === ancestor }
  }

  private func animate(_ layer: CALayer) {
    guard layer !== stage.root else { return }
    let keys = ["position.x", "opacity", "bounds.size.width", "cornerRadius"]
    let key = keys[random.next(hasCorners ? 4 : 3)]
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = key == "opacity" ? 0.2 : 5
    animation.toValue = key == "opacity" ? 1 : 30
    animation.duration = CFTimeInterval(random.next(10) + 1) / 60
    layer.add(animation, forKey: key)
  }
}

extension LayerStage {
  /// A copy of the pixels drawn.
  var picture: [UInt8] { compositor.context.withPixels { bytes, _ in Array(bytes) } }
}

/// How two pictures of one size differ.
struct PictureDifference: CustomStringConvertible {
  /// The largest difference of a byte; 0 for equal pictures.
  private(set) var most = 0
  private(set) var box = CGRect.null

  init(_ first: [UInt8], _ second: [UInt8], rowLength: Int) {
    guard first != second else { return }
    for index in first.indices where first[index] != second[index] {
      most = max(most, abs(Int(first[index]) - Int(second[index])))
      box = box.union(
        CGRect(x: index % rowLength / 4, y: index / rowLength, width: 1, height: 1))
    }
  }

  var description: String { "up to \(most) in \(box)" }
}
