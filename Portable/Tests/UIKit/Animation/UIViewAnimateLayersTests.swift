import TestSupport
import Testing
import UIKit

@MainActor struct UIViewAnimateLayersTests {
  let stage = AnimationStage()

  @Test("Layers without a view follow the block's duration")
  func layersWithoutAViewFollowTheBlocksDuration() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.box.layer.addSublayer(layer)
    stage.host.layout()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    stage.host.advance(by: 1)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
  }

  /// Inside an animation block a view answers with the block's animation, outside with `NSNull`
  /// (objc.io, issue 12, "View-Layer Synergy"). For backgroundColor it is a `CABasicAnimation`;
  /// programs give it another key path and first value: the layer classes of several programs on
  /// github.com call `super.action(forKey: #keyPath(backgroundColor)) as? CABasicAnimation`.
  final class GaugeLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      guard let action = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
        return nil
      }
      action.keyPath = event
      action.fromValue = (presentation() ?? self).value(forKey: event)
      return action
    }
  }

  final class GaugeView: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
  }

  private func addGauge() -> GaugeView {
    let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    gauge.layer.setValue(CGFloat(0), forKey: "level")
    stage.box.addSubview(gauge)
    stage.host.layout()
    return gauge
  }

  private func shownLevel(_ gauge: GaugeView) -> CGFloat {
    gauge.layer.presentation()?.value(forKey: "level") as? CGFloat ?? -1
  }

  @Test("A layer's own property animates by the action of the view")
  func aLayersOwnPropertyAnimatesByTheActionOfTheView() {
    let gauge = addGauge()
    var ends: [Bool] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      gauge.layer.setValue(CGFloat(1), forKey: "level")
    } completion: {
      ends.append($0)
    }
    stage.host.advance(by: 1)
    #expect(abs(shownLevel(gauge) - 0.5) < 0.01)
    #expect(ends.isEmpty)
    stage.host.advance(by: 1.1)
    #expect(shownLevel(gauge) == 1)
    #expect(ends == [true])
  }

  @Test("Outside a block a layer's own property does not animate")
  func outsideABlockALayersOwnPropertyDoesNotAnimate() {
    let gauge = addGauge()
    gauge.layer.setValue(CGFloat(1), forKey: "level")
    #expect(gauge.layer.animationKeys() == nil)
  }

  @Test("An animator scrubs a layer's own property") func anAnimatorScrubsALayersOwnProperty() {
    let gauge = addGauge()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      gauge.layer.setValue(CGFloat(1), forKey: "level")
    }
    animator.fractionComplete = 0.25
    stage.host.advance(by: 0.1)
    #expect(abs(shownLevel(gauge) - 0.25) < 0.01)
    animator.stopAnimation(true)
  }

  /// Copies of the action are added with a duration of their own.
  @Test("A copy of the action is an ordinary animation")
  func aCopyOfTheActionIsAnOrdinaryAnimation() throws {
    let view = stage.box
    var action: (any CAAction)?
    UIView.animate(withDuration: 2) {
      action = view.action(for: view.layer, forKey: "backgroundColor")
    }
    let basic = try #require(action as? CABasicAnimation)
    #expect(basic.duration == 2 && basic.keyPath == "backgroundColor")
    let copy = try #require(basic.copy() as? CABasicAnimation)
    copy.keyPath = "cornerRadius"
    copy.fromValue = CGFloat(4)
    copy.duration = 1
    copy.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(copy, forKey: "corner")
    stage.host.advance(by: 0.5)
    #expect(abs(stage.shown.cornerRadius - 2) < 0.1)
  }

  /// An additive action is no `CABasicAnimation`: programs that want the animation of `opacity`
  /// look for one in the action's private "pendingAnimation" (github.com, several programs).
  @Test("The action of an additive property is not a basic animation")
  func theActionOfAnAddingPropertyIsNoBasicAnimation() {
    let view = stage.box
    var action: (any CAAction)?
    UIView.animate(withDuration: 1) { action = view.action(for: view.layer, forKey: "position") }
    #expect(action != nil && !(action is CABasicAnimation) && !(action is NSNull))
  }

  final class LevelLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }
  }

  final class LevelView: UIView {
    var drawn: [CGFloat] = []

    override class var layerClass: AnyClass { LevelLayer.self }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      drawn.append(layer.value(forKey: "level") as? CGFloat ?? -1)
      super.draw(layer, in: ctx)
    }

    override func draw(_ rect: CGRect) { UIRectFill(rect) }
  }

  /// The copy that Core Animation draws in a frame has the layer's delegate: a view gets it in
  /// draw(_:in:), with the values of that frame.
  @Test("A view draws the copy of its layer") func aViewDrawsTheCopyOfItsLayer() {
    let view = LevelView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.box.addSubview(view)
    stage.host.layout()
    view.drawn = []
    let animation = CABasicAnimation(keyPath: "level")
    animation.fromValue = CGFloat(0)
    animation.toValue = CGFloat(1)
    animation.duration = 2
    view.layer.add(animation, forKey: "level")
    stage.host.advance(by: 1)
    #expect(view.drawn.contains { $0 > 0.4 && $0 <= 0.5 })
    #expect(view.layer.contents != nil)
  }
}
