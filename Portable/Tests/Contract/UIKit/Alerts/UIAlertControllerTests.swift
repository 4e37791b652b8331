import Testing
import UIKit

/// Rules of Apple's documentation of `UIAlertController` and `UIAlertAction`.
@MainActor struct UIAlertControllerContractTests {
  @Test("An alert controller keeps its title, message and style")
  func anAlertControllerKeepsWhatItWasCreatedWith() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    #expect(alert.title == "Title" && alert.message == "Message")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.isEmpty && alert.preferredAction == nil)
  }

  @Test("Actions keep the order of their addition")
  func actionsAreInTheOrderInWhichTheyWereAdded() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("A", .cancel), ("B", .default), ("C", .destructive)]
      as [(String, UIAlertAction.Style)]
    {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    #expect(alert.actions.map(\.title) == ["A", "B", "C"])
    #expect(alert.actions.map(\.style) == [.cancel, .default, .destructive])
  }

  @Test("An action is enabled and its copy is like it") func anActionIsEnabledAndItsCopyIsLikeIt()
    throws
  {
    let action = UIAlertAction(title: "Title", style: .destructive)
    #expect(action.isEnabled)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action && copy.title == "Title" && copy.style == .destructive)
    #expect(!copy.isEnabled)
  }

  @Test("The preferred action is one of the actions") func thePreferredActionIsOneOfTheActions() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    alert.preferredAction = action
    #expect(alert.preferredAction === action)
  }

  @Test("Raw values are those of the headers") func rawValuesAreThoseOfTheHeaders() {
    #expect(UIAlertController.Style.actionSheet.rawValue == 0)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    #expect(UIAlertAction.Style.default.rawValue == 0)
    #expect(UIAlertAction.Style.cancel.rawValue == 1)
    #expect(UIAlertAction.Style.destructive.rawValue == 2)
  }
}
