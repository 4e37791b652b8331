import Testing
import UIKit

/// Rules of Apple's documentation of `UIColorWell`.
@MainActor struct UIColorWellContractTests {
  @Test func `A new well has no color and supports opacity`() {
    let well = UIColorWell(frame: .zero)
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
  }

  @Test func `Setting the color sends no event`() {
    let well = UIColorWell(frame: .zero)
    var count = 0
    well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    well.selectedColor = .red
    #expect(count == 0 && well.selectedColor == .red)
  }
}
