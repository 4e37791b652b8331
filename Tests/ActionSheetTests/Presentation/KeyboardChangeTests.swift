import ControlCore
import TestSupport
import Testing

@_spi(Benchmarks) @testable import ActionSheet

/// Observing the keyboard.
@MainActor
@Suite(.serialized)
struct KeyboardChangeTests {
  @Test("changes have the frame and the duration, until the observer is released")
  func follows() {
    let host = TestHost()
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    var changes: [KeyboardChange] = []
    var observation: NotificationObserver? = KeyboardChange.observe { changes.append($0) }
    host.host.moveKeyboard(from: nil, to: frame)
    #expect(changes.last == KeyboardChange(frame: frame, duration: 0.25))
    host.host.moveKeyboard(from: frame, to: nil)
    #expect(changes.contains { $0.frame == nil })
    let count = changes.count
    #expect(observation != nil)
    observation = nil
    host.host.moveKeyboard(from: nil, to: frame)
    host.host.moveKeyboard(from: frame, to: nil)
    #expect(changes.count == count)
  }

  @Test("the sheet moves along with the keyboard, not at once")
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

  @Test("a field in the sheet stays above the keyboard, and the rest scrolls")
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
