import TestSupport
import Testing

@testable import ControlExtras
@_spi(Host) import UIKit

@MainActor
struct RadarPulseControlTests {
  private let host = TestHost()
  private let pulse = RadarPulseControl(frame: CGRect(x: 20, y: 20, width: 200, height: 200))

  private func scale(ofRing index: Int) -> CGFloat {
    pulse.ringLayers[index].presentation()?.transform.m11 ?? 0
  }

  @Test("The rings run, each one step behind the next")
  func runs() {
    host.add(pulse)
    host.advance(by: 1.5)
    #expect(pulse.runningRings == 3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 0.5), within: 0.01))
    #expect(isClose(scale(ofRing: 1), PulseGeometry.scale(at: 5.0 / 6), within: 0.01))
    #expect(isClose(scale(ofRing: 2), PulseGeometry.scale(at: 1.0 / 6), within: 0.01))
  }

  @Test("Background and return leave no trace in the pulse")
  func background() {
    host.add(pulse)
    host.advance(by: 1)
    HostApplication.enterBackground()
    #expect(pulse.runningRings == 0)
    host.advance(by: 0.2)
    HostApplication.leaveBackground()
    HostApplication.activate()
    host.advance(by: 0.3)
    #expect(pulse.runningRings == 3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 0.5), within: 0.01))
  }

  @Test("A pulse restarts on its return when requested")
  func restarts() {
    pulse.restartsOnReturn = true
    host.add(pulse)
    host.advance(by: 2)
    pulse.removeFromSuperview()
    host.advance(by: 0.4)
    host.add(pulse)
    host.advance(by: 0.3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 0.1), within: 0.01))
  }

  @Test("A pulse runs on after it, or a view around it, gets another superview")
  func superviews() {
    let (first, second) = (UIView(frame: host.view.bounds), UIView(frame: host.view.bounds))
    host.add(first)
    host.add(second)
    first.addSubview(pulse)
    host.advance(by: 1)
    second.addSubview(pulse)
    host.advance(by: 0.5)
    #expect(pulse.runningRings == 3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 0.5), within: 0.01))
    first.addSubview(second)
    host.advance(by: 0.5)
    #expect(pulse.runningRings == 3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 2.0 / 3), within: 0.01))
  }

  @Test("A pulse runs on in a window that was hidden")
  func hiddenWindow() {
    host.add(pulse)
    host.advance(by: 1)
    host.window.isHidden = true
    host.advance(by: 0.2)
    host.window.isHidden = false
    host.advance(by: 0.3)
    #expect(pulse.runningRings == 3)
    #expect(isClose(scale(ofRing: 0), PulseGeometry.scale(at: 0.5), within: 0.01))
  }

  @Test(
    "A pulse runs in a window that is hidden and shown at once, and in one that it enters hidden")
  func hiddenWindowAtOnce() {
    host.add(pulse)
    host.advance(by: 1)
    host.window.isHidden = true
    host.window.isHidden = false
    host.advance(by: 0.5)
    #expect(pulse.runningRings == 3)
    pulse.removeFromSuperview()
    host.window.isHidden = true
    host.view.addSubview(pulse)
    host.advance(by: 0.5)
    host.window.isHidden = false
    host.advance(by: 0.5)
    #expect(pulse.runningRings == 3)
  }

  @Test("A stopped pulse shows no rings, and does not start by itself")
  func stopped() {
    host.add(pulse)
    pulse.isPulsing = false
    pulse.removeFromSuperview()
    host.add(pulse)
    #expect(pulse.runningRings == 0)
    #expect(pulse.ringLayers.allSatisfy { $0.opacity == 0 })
    pulse.isPulsing = true
    #expect(pulse.runningRings == 3)
  }

  @Test("With Reduce Motion a pulse is a still image of rings")
  func reduceMotion() {
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings = UIAccessibility.Settings() }
    host.add(pulse)
    host.advance(by: 1)
    #expect(pulse.runningRings == 0)
    #expect(pulse.ringLayers.map(\.opacity).allSatisfy { $0 > 0 })
    #expect(isClose(scale(ofRing: 1), PulseGeometry.scale(at: 1.0 / 3), within: 0.01))
  }

  @Test("A new number of rings runs at once without the previous rings")
  func aNewCountOfRingsRunsAtOnceWithoutThoseBefore() {
    host.add(pulse)
    pulse.ringCount = 5
    host.layout()
    #expect(pulse.runningRings == 5)
    #expect(pulse.layer.sublayers?.count == 6)
    pulse.ringCount = 0
    #expect(pulse.runningRings == 1)
  }

  @Test("Touches follow the circle")
  func touches() {
    host.add(pulse)
    let recorder = ControlEventRecorder(pulse, for: [.touchUpInside, .primaryActionTriggered])
    host.touches.tap(pulse)
    #expect(Set(recorder.names) == ["touchUpInside", "primaryActionTriggered"])
    recorder.clear()
    host.touches.tap(pulse, at: CGPoint(x: 4, y: 4))
    #expect(recorder.names == [])
  }

  @Test("Assistive technology finds a button") func assistiveTechnologyFindsAButton() {
    host.add(pulse)
    pulse.accessibilityLabel = "Find"
    #expect(pulse.isAccessibilityElement)
    #expect(pulse.accessibilityTraits == .button)
    let recorder = ControlEventRecorder(pulse, for: .primaryActionTriggered)
    #expect(pulse.accessibilityActivate())
    #expect(recorder.names == ["primaryActionTriggered"])
    pulse.isEnabled = false
    #expect(!pulse.accessibilityActivate())
  }

  @Test("A pulse is released") func nothingKeepsItAlive() {
    expectReleased(in: host) { host in
      let pulse = RadarPulseControl(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      host.add(pulse)
      host.advance(by: 0.2)
      pulse.removeFromSuperview()
      return [pulse]
    }
  }
}
