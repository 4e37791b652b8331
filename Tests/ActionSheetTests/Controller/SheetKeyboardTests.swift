import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A sheet and the keyboard.
@MainActor
@Suite(.serialized)
struct SheetKeyboardTests {
  private let frame = CGRect(x: 0, y: 544, width: 390, height: 300)

  // "The layout guide … is updated as the keyboard changes, and describes a keyboard that is on screen
  // before" (Apple's session on the keyboard layout guide): the sheet is created afterwards.
  @Test("A keyboard that is up before the sheet is created is avoided")
  func aKeyboardThatIsUpBeforeTheSheetIsCreatedIsLeftFree() {
    let host = TestHost()
    host.host.moveKeyboard(from: nil, to: frame)
    let controller = ActionSheetController(title: "Draft", items: [.action(.default("Copy"))])
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(3)
    let sheet = controller.sheet
    #expect(sheet.layout.body.viewport.maxY + sheet.frame.minY <= 544)
    host.host.moveKeyboard(from: frame, to: nil)
  }

  /// A view that text is typed into, and that leaves presses to the next responder.
  private final class Pad: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  // UIResponder.h, pressesBegan(_:with:): by default the next responder gets the presses.
  @Test("Return in a view that text is typed into chooses no action")
  func returnInAViewThatTextIsTypedIntoChoosesNoAction() {
    let stage = PresentationStage(["Save", "xCancel"])
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.controller.contentView = pad
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.show()
    pad.becomeFirstResponder()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.controller.isPresented)
    pad.resignFirstResponder()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("Return goes from the first of two fields to the second, and then chooses")
  func returnGoesFromTheFirstOfTwoFieldsToTheSecondAndThenChooses() {
    let stage = PresentationStage(["Save", "xCancel"])
    stage.controller.addTextField()
    stage.controller.addTextField()
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.show()
    let fields = stage.controller.textFields
    #expect(fields[0].isFirstResponder)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    #expect(stage.controller.isPresented && fields[1].isFirstResponder)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("A sheet in a separate window avoids a keyboard that is up")
  func aKeyboardThatIsUpIsLeftFreeByASheetInAWindowOfItsOwn() throws {
    let host = TestHost()
    host.host.moveKeyboard(from: nil, to: frame)
    let controller = ActionSheetController(title: "Draft", items: [.action(.default("Copy"))])
    let scene = try #require(host.window.windowScene)
    controller.present(in: scene, animated: false)
    host.advanceFrames(3)
    let sheet = controller.sheet
    #expect(sheet.layout.body.viewport.maxY + sheet.frame.minY <= 544)
    controller.cancel(animated: false)
    host.host.moveKeyboard(from: frame, to: nil)
  }

  @Test("A sheet whose field is edited lies above the keyboard", arguments: [false, true])
  func picture(isDark: Bool) {
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      style: isDark ? .dark : .light, hasHardwareKeyboard: false)
    host.view.backgroundColor = .systemTeal
    let controller = ActionSheetController(title: "Sign in to the album")
    controller.style = .system
    controller.addTextField { $0.placeholder = "Name" }
    controller.addAction(.default("Sign In"))
    controller.addAction(.cancel())
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(60)
    #expect(controller.textFields.first?.isFirstResponder == true)
    let keyboard = host.view.keyboardLayoutGuide.layoutFrame
    #expect(keyboard.height > 200)
    #expect(controller.sheet.frame.maxY <= keyboard.minY)
    expectSnapshot(of: host, named: isDark ? "dark" : "light")
    controller.cancel(animated: false)
    host.advanceFrames(60)
  }

  @Test("The sheet moves along with the keyboard, not at once")
  func animated() {
    let stage = PresentationStage()
    stage.show()
    let rest = stage.shownFrame.minY
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.host.host.moveKeyboard(from: nil, to: frame)
    stage.run(0.1)
    #expect(stage.shownFrame.minY < rest)
    let moving = stage.shownFrame.minY
    stage.run(0.5)
    #expect(stage.shownFrame.minY < moving)
    stage.host.host.moveKeyboard(from: frame, to: nil)
    stage.run(0.5)
    #expect(stage.shownFrame.minY == rest)
  }

  @Test("A field in the sheet stays above the keyboard, and the rest scrolls")
  func fieldInTheSheet() {
    let stage = PresentationStage((1...12).map { "Row \($0)" } + ["xCancel"])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.controller.footerView = field
    stage.show()
    let frame = CGRect(x: 0, y: 444, width: 390, height: 400)
    stage.host.host.moveKeyboard(from: nil, to: frame)
    stage.run()
    #expect(field.convert(field.bounds, to: nil).maxY <= 444)
    #expect(stage.sheet.layout.body.scrolls)
    stage.host.host.moveKeyboard(from: frame, to: nil)
    stage.run()
  }
}
