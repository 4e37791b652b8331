import TestSupport
import Testing

@testable import CatalogApp

/// The playground of the presentation queue, by touch.
@MainActor
struct QueueScreenTests {
  private let host: TestHost
  private let controller: QueueScreen
  private let events = EventLines()

  private final class EventLines {
    var lines: [String] = []
  }

  init() async {
    controller = QueueScreen { [events] in events.lines.append($0) }
    host = TestHost(rootViewController: controller)
    await host.advance(by: 0.5)
  }

  @Test("Appended popups are shown one after the other")
  func popupsThatAreAppendedComeOneAfterTheOther() async throws {
    try await tap("Append")
    try await tap("Append")
    await host.advance(by: 1)
    #expect(card?.popup.number == 1)
    try await tap("Close")
    await host.advance(by: 1)
    #expect(card?.popup.number == 2)
    try await tap("Close")
    await host.advance(by: 1)
    #expect(card == nil)
  }

  @Test("An interrupted popup returns") func anInterruptedPopupComesBack() async throws {
    try await tap("Append")
    await host.advance(by: 1)
    try await tap("Interrupt")
    await host.advance(by: 2)
    #expect(card?.popup.number == 2)
    try await tap("Close")
    await host.advance(by: 2)
    #expect(card?.popup.number == 1)
  }

  @Test("The events report an interruption") func theEventsTellOfAnInterruption() async throws {
    try await tap("Append")
    await host.advance(by: 1)
    try await tap("Interrupt")
    await host.advance(by: 2)
    try await tap("Close")
    await host.advance(by: 2)
    #expect(
      events.lines == [
        "Popup 1 added", "Popup 1 presented", "Popup 2 added", "Popup 1 interrupted",
        "Popup 2 presented", "Popup 2 dismissed", "Popup 1 presented again",
      ])
  }

  @Test("Popups of a link are numbered from one") func popupsOfALinkAreNumberedFromOne()
    async throws
  {
    controller.linkedPopups = [QueuePopup(), QueuePopup(policy: .next), QueuePopup()]
    controller.open(animated: false) {}
    await host.advance(by: 1)
    let queue = try #require(controller.queue)
    let presentations = [queue.current].compactMap { $0 } + queue.pending
    #expect(presentations.compactMap { controller.popups[$0]?.number } == [1, 2, 3])
    #expect(
      events.lines == ["Popup 1 added", "Popup 1 presented", "Popup 2 added", "Popup 3 added"])
  }

  @Test("The code repeats the user's actions") func theCodeRepeatsWhatWasDone() async throws {
    #expect(controller.liveCode.isEmpty)
    try await tap("Append")
    controller.priorityControl.selectedSegmentIndex = 2
    try await tap("Next")
    try await tap("Toast")
    try await tap("Cancel Waiting")
    #expect(
      controller.liveCode == [
        "let card1 = PopupCard(\"Popup 1\", on: queue.scene?.keyWindow)",
        "queue.enqueue(presentable: card1)",
        "let card2 = PopupCard(\"Popup 2\", on: queue.scene?.keyWindow)",
        "queue.enqueue(presentable: card2, as: PresentationRequest(policy: .next, priority: .high))",
        "queue.enqueue(makeToast(), as: PresentationRequest(priority: .high))",
        "queue.cancelPending()",
      ])
  }

  @Test("The code panel shows a waiting popup at once")
  func theCodePanelShowsAPopupThatWaitsAtOnce() async throws {
    let page = CatalogPage.presentationQueue.makeViewController(showing: nil, opens: true)
    let host = TestHost(
      size: CGSize(width: 1366, height: 900), idiom: .pad, rootViewController: page)
    await host.advance(by: 1)
    let screen = try #require(page.subject?.screen as? QueueScreen)
    let panel = try #require(
      Self.descendants(of: page.view).compactMap { $0 as? SnippetView }.first)
    for _ in 0..<2 {
      let button = try #require(
        Self.descendants(of: screen.view).compactMap { $0 as? UIButton }
          .first { $0.configuration?.title == "Append" })
      host.touches.tap(button)
      await host.advance(by: 0.1)
    }
    #expect(panel.code.contains("class PopupCard"))
    #expect(panel.code.contains("queue.enqueue(presentable: card2)"))
  }

  @Test("Escape closes the card") func escapeClosesTheCard() async throws {
    try await tap("Append")
    await host.advance(by: 1)
    host.press(.keyboardEscape)
    await host.advance(by: 1)
    #expect(card == nil)
  }

  @Test("The line shows the current and the waiting popups")
  func theLineShowsWhatIsShownAndWhatWaits()
    async throws
  {
    for _ in 0..<3 { try await tap("Append") }
    try await tap("Next")
    await host.advance(by: 1)
    let tiles = Self.descendants(of: controller.view).compactMap { $0 as? QueueTile }
      .filter { !($0.superview is PopupCardView) }
    #expect(tiles.compactMap(\.text) == ["1", "4", "2", "3"])
  }

  /// Touches a button, and has the queue hear of it before the next touch.
  private func tap(_ title: String) async throws {
    host.touches.tap(try button(title))
    await host.advance(by: 0)
  }

  private var card: PopupCardView? {
    controller.view.subviews.compactMap { $0 as? PopupCardView }.last
  }

  private func button(_ title: String) throws -> UIButton {
    try #require(
      Self.descendants(of: controller.view).compactMap { $0 as? UIButton }
        .first { $0.configuration?.title == title })
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap { descendants(of: $0) }
  }
}
