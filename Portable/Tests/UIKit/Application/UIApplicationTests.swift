import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIApplicationTests {
  @Test("A selector is sent to its target") func aSelectorIsSentToItsTarget() {
    final class Target: NSObject, _SelectorReceiving {
      var senders: [String] = []
      static var _selectors: [_SelectorMethod] { [.init("take:", take)] }
      private func take(_ sender: String) { senders.append(sender) }
    }
    let target = Target()
    let selector: Selector = "take:"
    #expect(UIApplication.shared.sendAction(selector, to: target, from: "me", for: nil))
    #expect(target.senders == ["me"])
  }

  @Test("An action without a receiver is not sent") func anActionNobodyTakesIsNotSent() {
    let host = TestHost()
    let view = host.add(UIView())
    #expect(!UIApplication.shared.sendAction("paste:", to: nil, from: view, for: nil))
  }

  @Test("A delegate class is made by its own initializer")
  func aDelegateClassIsMadeByItsOwnInitializer() {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let mark = 42
    }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(configuration.makeDelegate() == nil)
    configuration.delegateClass = SceneDelegate.self
    #expect((configuration.makeDelegate() as? SceneDelegate)?.mark == 42)
    configuration.delegateClass = UIView.self
    expectReport(containing: "UIWindowSceneDelegate") {
      #expect(configuration.makeDelegate() == nil)
    }
  }

  @Test("Feedback is counted") func feedbackIsCounted() {
    var felt: [FeedbackRecord] = []
    FeedbackRecord.observer = { felt.append($0) }
    defer { FeedbackRecord.observer = nil }
    UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 4)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      felt == [.impact(style: .rigid, intensity: 1), .selection, .notification(.warning)])
  }

  @Test("Hover and wheel events without a receiver are harmless")
  func hoverAndWheelAreHarmlessWhereNobodyListens() {
    let host = TestHost()
    host.touches.hover(at: CGPoint(x: 10, y: 10))
    host.touches.hover(at: nil)
    host.touches.scroll(by: CGVector(dx: 0, dy: 10), at: CGPoint(x: 10, y: 10))
    #expect(host.window.isKeyWindow)
  }
}
