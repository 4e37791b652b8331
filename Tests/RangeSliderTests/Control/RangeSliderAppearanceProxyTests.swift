import RangeSlider
import TestSupport
import Testing
import UIKit

/// The properties of the slider that an app sets for all sliders at once.
///
/// "relevant accessor methods must be marked with UI_APPEARANCE_SELECTOR" (Apple's documentation of
/// UIAppearance), which a property of Swift is by `@objc dynamic`.
@MainActor
struct RangeSliderAppearanceProxyTests {
  // A class of its own, so that no other slider takes its values.
  private final class StyledSlider: RangeSliderControl {}

  @Test("A proxy styles the sliders that join a window, except those with their own color")
  func proxy() {
    StyledSlider.appearance().trackTintColor = .red
    StyledSlider.appearance().trackHeight = 9
    let host = TestHost()
    let (plain, own) = (StyledSlider(), StyledSlider())
    own.trackTintColor = .green
    host.add(plain)
    host.add(own)
    #expect(plain.trackTintColor == .red)
    #expect(plain.trackHeight == 9)
    #expect(own.trackTintColor == .green)
    #expect(RangeSliderControl().trackTintColor == nil)
  }
}
