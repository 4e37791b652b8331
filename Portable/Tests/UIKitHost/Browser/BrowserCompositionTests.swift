import Foundation
import TestSupport
import Testing

@testable import UIKitHost

/// Text that an input method composes on the page of a browser.
@MainActor
@Suite(.serialized)
struct BrowserCompositionTests {
  @Test("An input method of the browser composes text")
  func anInputMethodOfTheBrowserComposesText() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    page.send(.composition("に"), turns: 5)
    #expect(field.text == "に" && field.markedTextRange != nil)
    page.send(.composition(""), turns: 5)
    #expect(field.text == "")
    page.send(.composition("に"))
    page.send(.text("二"), turns: 5)
    #expect(field.text == "二" && field.markedTextRange == nil)
  }
}
