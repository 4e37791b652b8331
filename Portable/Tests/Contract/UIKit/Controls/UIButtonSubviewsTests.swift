import Testing
import UIKit

/// The subviews of a button.
@MainActor struct UIButtonSubviewsTests {
  /// TableButtonTests.testInitializer_ShouldSetup2SubviewsOfTypeUILabel of
  /// jarema5050/CurrenciesAppSwift adds two labels to a new button, and finds no other subviews.
  @Test("A new button is empty") func aNewButtonIsEmpty() {
    #expect(UIButton(frame: .zero).subviews.isEmpty)
  }

  @Test("The label of a title is a subview of the button")
  func theLabelOfATitleIsASubviewOfTheButton() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "Title")
  }
}
