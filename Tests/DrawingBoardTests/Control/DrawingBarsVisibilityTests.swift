import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import DrawingBoard

/// H7: bars that hide while one draws.
@MainActor
struct DrawingBarsVisibilityTests {
  private let stage = BoardStage()
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
  private let visibility: DrawingBarsVisibility

  init() {
    bar.backgroundColor = .red
    stage.host.add(bar)
    visibility = DrawingBarsVisibility(board: stage.board, bars: [bar])
  }

  /// How much of the bar is seen now.
  private var seen: CGFloat { CGFloat(bar.layer.presentation()?.opacity ?? 1) }

  @Test("Bars disappear at the beginning, ignore movements, and return one second after the end")
  func course() {
    stage.down(20, 20)
    stage.host.advance(by: 0.3)
    #expect(seen < 0.01)
    #expect(!bar.isUserInteractionEnabled)
    stage.move(60, 60)
    stage.host.advance(by: 5)
    #expect(seen < 0.01)
    stage.up()
    stage.host.advance(by: 0.9)
    #expect(seen < 0.01)
    #expect(!bar.isUserInteractionEnabled)
    stage.host.advance(by: 0.5)
    #expect(seen == 1)
    #expect(bar.isUserInteractionEnabled)
  }

  @Test("A stroke within the second keeps the bars away, and restarts the second")
  func anotherStroke() {
    stage.stroke((20, 20), (60, 20))
    stage.host.advance(by: 0.8)
    stage.down(20, 60)
    stage.host.advance(by: 2)
    #expect(seen < 0.01)
    stage.up()
    stage.host.advance(by: 0.8)
    #expect(seen < 0.01)
    #expect(!bar.isUserInteractionEnabled)
    stage.host.advance(by: 0.6)
    #expect(seen == 1)
    #expect(bar.isUserInteractionEnabled)
  }

  @Test("After a canceled stroke the bars return as well")
  func cancelledStroke() {
    stage.down(20, 20)
    stage.host.advance(by: 0.3)
    stage.host.touches.cancel()
    stage.host.advance(by: 1.4)
    #expect(seen == 1)
    #expect(bar.isUserInteractionEnabled)
  }

  @Test("The user can draw where the hidden bars are")
  func touchesGoThrough() {
    #expect(stage.host.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === bar)
    stage.down(20, 20)
    #expect(stage.host.window.hitTest(CGPoint(x: 20, y: 20), with: nil) !== bar)
    stage.up()
  }

  @Test("With a screen reader the bars stay")
  func voiceOver() {
    UIAccessibility.settings.isVoiceOverRunning = true
    defer { UIAccessibility.settings.isVoiceOverRunning = false }
    stage.down(20, 20)
    stage.host.advance(by: 0.5)
    #expect(seen == 1)
    #expect(bar.isUserInteractionEnabled)
    stage.up()
  }

  @Test("The change handler is called once each way")
  func changeHandler() {
    var told: [Bool] = []
    visibility.changeHandler = { told.append($0) }
    stage.stroke((20, 20), (60, 20))
    stage.stroke((20, 40), (60, 40))
    stage.host.advance(by: 2)
    #expect(told.first == true)
    #expect(told.last == false)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("Invalid times are zero")
  func oddTimes() {
    visibility.delay = -.infinity
    visibility.duration = .nan
    stage.stroke((20, 20), (60, 20))
    stage.host.advance(by: 0.1)
    #expect(bar.alpha == 1)
  }

  @Test("Afterwards the bars are as before, and the board is left alone")
  func invalidate() {
    stage.down(20, 20)
    visibility.invalidate()
    visibility.invalidate()
    #expect(bar.alpha == 1)
    #expect(bar.isUserInteractionEnabled)
    stage.up()
    stage.stroke((20, 60), (60, 60))
    #expect(bar.alpha == 1)
  }
}
