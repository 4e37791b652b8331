import TestSupport
import Testing

@testable import ActionSheet

/// What lies between a sheet and the views behind it.
@MainActor
@Suite(.serialized)
struct SheetDimmingViewTests {
  private let host = TestHost()
  private let dimming = SheetDimmingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("A tap is reported once, when the finger lifts inside")
  func taps() {
    var taps = 0
    dimming.tapped = { taps += 1 }
    host.add(dimming)
    host.touches.down(CGPoint(x: 100, y: 100))
    #expect(taps == 0)
    host.touches.up()
    #expect(taps == 1)
    host.touches.down(CGPoint(x: 100, y: 100))
    host.touches.cancel()
    #expect(taps == 1)
  }

  @Test("A tap gesture recognizer of the window does not take the tap")
  func tapOfTheWindow() {
    var taps = 0
    dimming.tapped = { taps += 1 }
    host.add(dimming)
    host.window.addGestureRecognizer(UITapGestureRecognizer())
    host.touches.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }

  @Test("A tap without a handler is swallowed")
  func swallows() {
    host.add(dimming)
    #expect(host.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === dimming)
  }

  @Test("The part above the sheet is a button, at most as high as the view")
  func frame() {
    host.add(dimming)
    dimming.uncoveredHeight = 300
    #expect(dimming.accessibilityFrame == CGRect(x: 0, y: 0, width: 390, height: 300))
    dimming.uncoveredHeight = -10
    #expect(dimming.accessibilityFrame.height == 0)
    dimming.uncoveredHeight = 9_999
    #expect(dimming.accessibilityFrame.height == 844)
    #expect(dimming.accessibilityLabel == "Dismiss")
    #expect(dimming.accessibilityTraits.contains(.button))
  }

  @Test("Activation by assistive technology reports a tap, unless taps close nothing")
  func activation() {
    var taps = 0
    #expect(!dimming.accessibilityActivate())
    dimming.tapped = { taps += 1 }
    #expect(dimming.accessibilityActivate())
    dimming.closes = false
    #expect(!dimming.accessibilityActivate())
    #expect(!dimming.isAccessibilityElement)
    #expect(taps == 1)
  }
}
