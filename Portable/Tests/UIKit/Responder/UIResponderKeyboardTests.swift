import TestSupport
import Testing

@MainActor struct UIResponderKeyboardTests {
  @MainActor private final class Log {
    var names: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of screen: UIScreen) {
      let all: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      ]
      for (name, text) in all {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
              self?.names.append(text)
              if let frame { self?.frames.append(frame) }
            }
          })
      }
    }

    func end() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test("The keyboard comes, moves and goes with its notifications")
  func itComesMovesAndGoesWithItsNotifications() {
    let host = TestHost()
    let log = Log(of: host.host.scene.screen)
    defer { log.end() }
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    host.host.moveKeyboard(from: nil, to: frame)
    #expect(log.names == ["willShow", "willChange"])
    host.advance(by: 0.3)
    #expect(log.names == ["willShow", "willChange", "didShow", "didChange"])
    log.names = []
    host.host.moveKeyboard(from: frame, to: frame.insetBy(dx: 0, dy: 20))
    host.advance(by: 0.3)
    #expect(log.names == ["willChange", "didChange"])
    log.names = []
    host.host.moveKeyboard(from: frame, to: nil)
    host.advance(by: 0.3)
    #expect(log.names == ["willHide", "willChange", "didHide", "didChange"])
    #expect(log.frames.last?.minY == 844)
  }

  @Test("A keyboard that does not move posts no notification") func aMoveToWhereItIsTellsNobody() {
    let host = TestHost()
    let log = Log(of: host.host.scene.screen)
    defer { log.end() }
    host.host.moveKeyboard(from: nil, to: nil)
    #expect(log.names.isEmpty)
  }
}
