import Testing
import UIKit

@testable import ActionSheet

/// The values of actions.
@MainActor struct ActionSheetActionTests {
  @Test("Actions whose rows have parts without text are known")
  func customActions() {
    func isCustom(_ change: (inout ActionSheetAction) -> Void) -> Bool {
      var action = ActionSheetAction.default("A")
      change(&action)
      return action.hasCustomAppearance && !action.showsOnlyTitle
    }
    #expect(!isCustom { $0.accessibilityIdentifier = "plain" })
    #expect(!isCustom { $0.subtitle = "plain" })
    #expect(isCustom { $0.image = UIImage() })
    #expect(isCustom { $0.font = .systemFont(ofSize: 30) })
    #expect(isCustom { $0.attributedTitle = NSAttributedString(string: "A") })
    #expect(isCustom { $0.children = [.section("A")] })
  }

  @Test("A copy of an action changes alone, and keeps what the original has")
  func copies() {
    var first = ActionSheetAction.default("A")
    first.accessibilityIdentifier = "first"
    first.titleColor = .red
    var second = first
    second.accessibilityIdentifier = "second"
    second.font = .systemFont(ofSize: 30)
    #expect(first.accessibilityIdentifier == "first" && first.font == nil)
    #expect(second.accessibilityIdentifier == "second" && second.titleColor == .red)
    second.accessibilityIdentifier = nil
    #expect(second.accessibilityIdentifier == nil && first.accessibilityIdentifier == "first")
  }
}
