import TestSupport
import Testing
import UIKit

@MainActor struct UIHoverGestureRecognizerTests {
  @Test("Hover follows the pointer in and out") func followsThePointerInAndOut() {
    let stage = GestureStage()
    let hover = stage.log.follow(UIHoverGestureRecognizer(), "hover", on: stage.view)
    stage.touches.hover(at: CGPoint(x: 10, y: 10))
    #expect(stage.log.entries.isEmpty)
    stage.touches.hover(at: CGPoint(x: 150, y: 150))
    #expect(hover.location(in: stage.view) == CGPoint(x: 50, y: 50))
    stage.touches.hover(at: CGPoint(x: 160, y: 150))
    stage.touches.hover(at: CGPoint(x: 10, y: 10))
    #expect(stage.log.entries == ["hover began", "hover changed", "hover ended"])
    stage.touches.hover(at: CGPoint(x: 160, y: 150))
    stage.touches.hover(at: nil)
    #expect(stage.log.entries.suffix(2) == ["hover began", "hover ended"])
  }
}
