import Testing
import UIKit

@testable import ActionSheet

/// When a sheet is a popover.
struct SheetAdaptivityTests {
  private static let widths: [UIUserInterfaceSizeClass] = [.compact, .regular, .unspecified]

  @Test("A sheet without an anchor is never a popover", arguments: widths)
  func withoutAnchor(width: UIUserInterfaceSizeClass) {
    for adaptivity in [SheetAdaptivity.automatic, .alwaysBottom, .alwaysPopover] {
      #expect(!adaptivity.usesPopover(hasAnchor: false, horizontalSizeClass: width))
    }
  }

  @Test(
    "A sheet with an anchor is a popover where the window is wide, or as the adaptivity demands")
  func withAnchor() {
    func popovers(_ adaptivity: SheetAdaptivity) -> [Bool] {
      Self.widths.map { adaptivity.usesPopover(hasAnchor: true, horizontalSizeClass: $0) }
    }
    #expect(popovers(.automatic) == [false, true, false])
    #expect(popovers(.alwaysBottom) == [false, false, false])
    #expect(popovers(.alwaysPopover) == [true, true, true])
  }
}
