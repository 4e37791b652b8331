import TestSupport
import Testing

@testable import CatalogApp

/// The page of toasts, by touch.
@MainActor
struct ToastScreenTests {
  private let host: TestHost
  private let controller: ToastScreen
  private let events = EventLines()

  private final class EventLines {
    var lines: [String] = []
  }

  init() async {
    controller = ToastScreen { [events] in events.lines.append($0) }
    host = TestHost(rootViewController: controller)
    await host.advance(by: 0.5)
  }

  /// The buttons of the screen, and of the toast in front of it.
  private func button(_ title: String, inToast: Bool = false) throws -> UIButton {
    let windows = host.window.windowScene?.windows ?? []
    let views = inToast ? windows.filter { $0 !== host.window } : [host.window]
    return try #require(
      views.flatMap { descendants(of: $0) }.compactMap { $0 as? UIButton }
        .first { $0.configuration?.title == title })
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap { descendants(of: $0) }
  }

  private func tap(_ button: UIButton) async {
    let frame = button.convert(button.bounds, to: nil)
    host.touches.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await host.advance(by: 1)
  }

  @Test("Undo is reported, then the end of the toast; an equal toast is combined")
  func undoIsReportedThenTheEndOfTheToastAnEqualOneIsCombined() async throws {
    await tap(try button("Button"))
    await tap(try button("Button"))
    #expect(events.lines == ["Draft deleted combined"])
    await tap(try button("Undo", inToast: true))
    #expect(events.lines == ["Draft deleted combined", "Undo", "Draft deleted dismissed"])
  }

  @Test("Canceling an upload dismisses its toast") func cancelingAnUploadDismissesItsToast()
    async throws
  {
    await tap(try button("Progress"))
    await tap(try button("Cancel", inToast: true))
    #expect(events.lines == ["Upload canceled", "Upload dismissed"])
    #expect(controller.queue?.isIdle == true)
  }

  @Test("The edited field is above the keyboard")
  func theFieldThatIsEditedIsAboveTheKeyboard() async throws {
    host.host.isHardwareKeyboardConnected = false
    controller.beginTyping()
    await host.advance(by: 1)
    let keyboard = host.view.keyboardLayoutGuide.layoutFrame
    #expect(keyboard.height > 200)
    let fields = descendants(of: controller.view).compactMap { $0 as? UITextField }
    let field = try #require(fields.first)
    #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY)
    field.resignFirstResponder()
    await host.advance(by: 1)
    #expect(controller.scrollView.contentInset.bottom == 0)
  }

  @Test("A keyboard that covers the whole screen of the page contradicts no constraint")
  func aKeyboardThatCoversTheWholeScreenOfThePageContradictsNothing() async {
    let host = TestHost(
      size: CGSize(width: 844, height: 390), hasHardwareKeyboard: false,
      rootViewController: CatalogNavigation.make(
        openingOn: "toasts", state: "fold-across-keyboard"))
    await host.advance(by: 1)
    #expect(host.view.keyboardLayoutGuide.layoutFrame.height > 150)
  }

  @Test("Closing the page cancels all toasts") func closingThePageCancelsAllToasts() async throws {
    await tap(try button("Success"))
    await tap(try button("Error"))
    #expect(controller.queue?.toasts.count == 2)
    controller.close(animated: true) {}
    await host.advance(by: 1)
    #expect(controller.queue?.isIdle == true)
  }
}
