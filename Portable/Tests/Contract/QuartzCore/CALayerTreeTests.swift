import QuartzCore
import Testing

@MainActor struct CALayerTreeTests {
  @Test("Sublayers keep their order") func sublayersKeepTheirOrder() {
    let root = CALayer()
    #expect(root.sublayers == nil)
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(b)
    root.insertSublayer(a, below: b)
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [a, c, b])
    root.addSublayer(a)
    #expect(root.sublayers == [c, b, a])
    root.insertSublayer(b, at: 99)
    #expect(root.sublayers == [c, a, b])
    root.sublayers = [b]
    #expect(root.sublayers == [b] && c.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("Removed layers are freed") func removedLayersAreFreed() {
    weak var weakLayer: CALayer?
    let root = CALayer()
    do {
      let layer = CALayer()
      weakLayer = layer
      root.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.removeFromSuperlayer()
    }
    #expect(weakLayer == nil)
  }

  @Test("A sublayer outlives its superlayer") func aSublayerOutlivesItsSuperlayer() {
    let child = CALayer()
    do {
      let root = CALayer()
      root.addSublayer(child)
    }
    #expect(child.superlayer == nil)
  }

  @Test("Layout runs parents first and once") func layoutRunsParentsFirstAndOnce() {
    let log = LayoutLog()
    let root = LoggingLayer("root", log)
    let child = LoggingLayer("child", log)
    root.addSublayer(child)
    root.layoutIfNeeded()
    #expect(log.names == ["root", "child"])
    log.names = []
    root.layoutIfNeeded()
    #expect(log.names.isEmpty)
    child.bounds.size = CGSize(width: 5, height: 5)
    child.bounds.origin = CGPoint(x: 1, y: 1)
    root.layoutIfNeeded()
    #expect(log.names == ["root", "child"])
  }

  @Test("layoutIfNeeded() starts at the topmost marked superlayer")
  func layoutIfNeededStartsAtTheTopmostMarkedSuperlayer() {
    let log = LayoutLog()
    let names = ["a", "b", "c"]
    let layers = names.map { LoggingLayer($0, log) }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].layoutIfNeeded()
    log.names = []
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(log.names == ["b", "c"])
  }

  /// "The layer you assign to this property must not have a superlayer" (Apple's documentation of
  /// mask): it is no sublayer, and sublayers are what a layout places.
  @Test("A mask does not request layout") func aMaskAsksForNoLayout() {
    let log = LayoutLog()
    let layer = LoggingLayer("layer", log)
    layer.layoutIfNeeded()
    for mask in [CAShapeLayer(), CALayer(), nil] {
      layer.mask = mask
      #expect(!layer.needsLayout())
    }
    layer.addSublayer(CALayer())
    #expect(layer.needsLayout())
  }
}

final class LayoutLog {
  var names: [String] = []
}

final class LoggingLayer: CALayer {
  private var log: LayoutLog?

  init(_ name: String, _ log: LayoutLog) {
    self.log = log
    super.init()
    self.name = name
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSublayers() { log?.names.append(name ?? "") }
}
