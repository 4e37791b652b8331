import Testing
import UIKit

@testable import ActionSheet

/// What a sheet keeps of its actions beside their content.
@MainActor struct ActionExtrasTests {
  private func extras(_ change: (inout ActionSheetAction) -> Void) -> ActionExtras {
    var action = ActionSheetAction.default("A")
    change(&action)
    return action.extras
  }

  @Test("Actions that look unlike their content are known, as long as they do")
  func customActions() {
    var table = ActionExtrasTable()
    table["plain"] = extras { $0.accessibilityIdentifier = "plain" }
    table["image"] = extras { $0.image = UIImage() }
    table["font"] = extras { $0.font = .systemFont(ofSize: 30) }
    table["title"] = extras { $0.attributedTitle = NSAttributedString(string: "A") }
    #expect(table.withCustomAppearance == ["image", "font", "title"])
    table["image"] = extras { _ in }
    table["font"] = nil
    #expect(table.withCustomAppearance == ["title"])
    #expect(table["plain"]?.accessibilityIdentifier == "plain" && table["font"] == nil)
    table.removeAll()
    #expect(table.withCustomAppearance.isEmpty && table["title"] == nil)
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
