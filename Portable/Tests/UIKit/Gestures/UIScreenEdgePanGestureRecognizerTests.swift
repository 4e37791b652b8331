import TestSupport
import Testing
import UIKit

@MainActor struct UIScreenEdgePanGestureRecognizerTests {
  @Test("An edge pan begins only from its edge and inwards") func beginsOnlyFromItsEdgeAndInwards()
  {
    let host = TestHost()
    let log = GestureLog()
    let pan = log.follow(UIScreenEdgePanGestureRecognizer(), "edge", on: host.view)
    pan.edges = .left
    host.touches.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200))
    host.touches.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5, y: 300))
    #expect(log.entries.isEmpty)
    host.touches.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200))
    #expect(log.entries.first == "edge began")
    #expect(log.entries.last == "edge ended")
  }
}
