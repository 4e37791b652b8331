import TestSupport
import Testing
import UIKit

@MainActor struct UIViewAnimateLayersTests {
  let stage = AnimationStage()

  @Test func layersWithoutAViewFollowTheBlocksDuration() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.box.layer.addSublayer(layer)
    stage.host.layout()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    stage.host.advance(by: 1)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
  }

  final class GaugeLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level", let action = super.action(forKey: "opacity") as? CABasicAnimation
      else { return super.action(forKey: event) }
      action.keyPath = event
      action.fromValue = (presentation() ?? self).value(forKey: event)
      return action
    }
  }

  final class GaugeView: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
  }

  // In an animation block the view's action of such a property is a CABasicAnimation: objc.io, issue
  // 12, "View-Layer Synergy". Programs give it another key path.
  @Test func aLayersOwnPropertyAnimatesByTheActionOfTheView() {
    let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    gauge.layer.setValue(0.0, forKey: "level")
    stage.box.addSubview(gauge)
    stage.host.layout()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      gauge.layer.setValue(1.0, forKey: "level")
    }
    stage.host.advance(by: 1)
    let level = gauge.layer.presentation()?.value(forKey: "level") as? Double
    #expect(abs((level ?? 0) - 0.5) < 0.01)
  }
}
