import Testing
import UIKit

/// Rules of Apple's documentation of `UIColorWell`.
@MainActor struct UIColorWellContractTests {
  @Test("A new well has no color and supports opacity") func aNewWellHasNoColorAndSupportsOpacity()
  {
    let well = UIColorWell(frame: .zero)
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
  }

  @Test("Setting the color sends no event") func settingTheColorSendsNoEvent() {
    let well = UIColorWell(frame: .zero)
    var count = 0
    well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    well.selectedColor = .red
    #expect(count == 0 && well.selectedColor == .red)
  }
}
