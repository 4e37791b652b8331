import Testing
import UIKit

@MainActor struct UITextFieldFontTests {
  /// Apple's documentation of `adjustsFontForContentSizeCategory`: "When the value of this property
  /// is true, the element adjusts the size of its font automatically when the user changes the
  /// content size"; the property `font` is the font in use.
  @Test("The font of a text field follows the content size category")
  func theFontOfATextFieldFollowsTheContentSizeCategory() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(field)
    window.isHidden = false
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    field.adjustsFontForContentSizeCategory = true
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.updateTraitsIfNeeded()
    #expect((field.font?.pointSize ?? 0) > 40)
  }
}
