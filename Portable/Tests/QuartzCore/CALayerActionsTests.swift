import QuartzCore
import Testing

@MainActor struct CALayerActionsTests {
  @Test("A standalone layer never animates by itself") func aStandaloneLayerNeverAnimatesByItself()
  {
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(layer.presentation() == nil)
  }

  @Test("A committed layer animates by itself") func aCommittedLayerAnimatesByItself() throws {
    let stage = LayerStage()
    let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    layer.opacity = 0.9
    #expect(layer.animationKeys() == nil)
    stage.render()
    layer.opacity = 0.5
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.fromValue as? Float == 0.9)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 4
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    stage.close()
  }

  @Test("Actions are searched in order") func actionsAreSearchedInOrder() {
    let layer = PlainActionLayer()
    let delegate = ActionDelegate()
    #expect(layer.action(forKey: "key") is ClassAction)
    layer.actions = ["key": DictionaryAction()]
    #expect(layer.action(forKey: "key") is DictionaryAction)
    layer.delegate = delegate
    #expect(layer.action(forKey: "key") is DictionaryAction)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "key") is NSNull)
  }

  @Test("Actions run after the change and are looked up before it")
  func actionsRunAfterTheChangeAndAreAskedBefore() {
    let layer = CALayer()
    let action = RecordingAction()
    let delegate = ActionDelegate()
    delegate.answer = action
    delegate.onAsk = { action.seen.append("asked \($0.cornerRadius)") }
    layer.delegate = delegate
    layer.cornerRadius = 3
    #expect(action.seen == ["asked 0.0", "run cornerRadius 3.0"])
    layer.cornerRadius = 3
    #expect(action.seen.count == 2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 4
    CATransaction.commit()
    #expect(action.seen.count == 2)
  }
}

final class ActionDelegate: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  var onAsk: ((CALayer) -> Void)?

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    onAsk?(layer)
    return answer
  }
}

private final class RecordingAction: CAAction {
  var seen: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    seen.append("run \(event) \((anObject as? CALayer)?.cornerRadius ?? -1)")
  }
}

private class SilentAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
private final class ClassAction: SilentAction {}
private final class DictionaryAction: SilentAction {}

private final class PlainActionLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "key" ? ClassAction() : super.defaultAction(forKey: event)
  }
}
