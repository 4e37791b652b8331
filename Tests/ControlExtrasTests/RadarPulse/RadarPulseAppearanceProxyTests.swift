import ControlExtras
import TestSupport
import Testing
import UIKit

/// The properties that an app sets for all pulses at once.
///
/// "relevant accessor methods must be marked with UI_APPEARANCE_SELECTOR" (Apple's documentation of
/// UIAppearance), which a property of Swift is by `@objc dynamic`.
@MainActor
struct RadarPulseAppearanceProxyTests {
  // A class of its own, so that no other pulse takes its values.
  private final class StyledPulse: RadarPulseControl {}

  @Test("A proxy styles the pulses that join a window, except those with their own color")
  func proxy() {
    let standard = StyledPulse().pulseColor
    StyledPulse.appearance().pulseColor = .red
    let host = TestHost()
    let (plain, own) = (StyledPulse(), StyledPulse())
    own.pulseColor = .green
    host.add(plain)
    host.add(own)
    #expect(plain.pulseColor == .red)
    #expect(own.pulseColor == .green)
    #expect(RadarPulseControl().pulseColor == standard)
  }
}
