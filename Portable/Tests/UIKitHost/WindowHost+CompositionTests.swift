import CSDL2
import TestSupport
import Testing

@testable import UIKitHost

/// Text that an input method of the desktop composes, as SDL reports it.
@MainActor @Suite(.serialized) struct WindowHostCompositionTests {
  private func compose(_ text: String, start: Int32, length: Int32, in stage: WindowStage) {
    var event = SDL_Event()
    event.type = SDL_TEXTEDITING.rawValue
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
    event.edit.start = start
    event.edit.length = length
    SDL_PushEvent(&event)
    stage.run(0.1)
  }

  /// SDL counts characters, UIKit UTF-16 units.
  @Test("Text of an input method is marked, with its selection")
  func textOfAnInputMethodIsMarkedWithItsSelection() throws {
    let stage = try WindowStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    compose("𠮷んa", start: 1, length: 1, in: stage)
    #expect(field.text == "𠮷んa" && field.markedTextRange != nil)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "ん")
    compose("", start: 0, length: 0, in: stage)
    #expect(field.text == "" && field.markedTextRange == nil)
  }
}
