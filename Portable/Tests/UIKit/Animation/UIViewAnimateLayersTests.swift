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
}
