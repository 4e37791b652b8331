import ActionSheet
import ControlCore
import DrawingBoard
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// What a link has beside attributes: a copied link shows in a new window what was changed in the first.
@MainActor
@Suite(.serialized)
struct PageSettingTests {
  /// A window of the catalog that has opened a link.
  @MainActor private final class Window {
    let host: TestHost

    init(_ address: String) async throws {
      host = TestHost(rootViewController: CatalogNavigation.make())
      await host.advance(by: 0.2)
      CatalogNavigation.open(try #require(URL(string: address)), in: host.window)
      await host.advance(by: 1)
      await CatalogNavigation.waitUntilPrepared(root)
    }

    /// Another language makes everything anew.
    private var root: UIViewController { host.window.rootViewController ?? host.rootViewController }

    var page: PageViewController? {
      (root as? CatalogSplitViewController)?.pageController
    }

    func screen<Screen: UIViewController>(_: Screen.Type) throws -> Screen {
      try #require(page?.subject?.screen as? Screen)
    }

    /// The address of what is shown, when everything is written that it has.
    func address() async throws -> String {
      await CatalogNavigation.waitUntilPrepared(root)
      return try #require(page?.sharedLink.url).absoluteString
    }

    func tap(_ title: String) async throws {
      func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
      let button = all(try #require(page?.view)).compactMap { $0 as? UIButton }
        .first { $0.configuration?.title == title }
      host.touches.tap(try #require(button))
      await host.advance(by: 0.5)
    }
  }

  private func query(_ address: String) -> String {
    URLComponents(string: address)?.query ?? ""
  }

  @Test("A link has the thumbs of a multi-thumb slider") func aLinkHasTheThumbsOfAMultiSlider()
    async throws
  {
    let window = try await Window("controlkit://multi-slider/default")
    #expect(query(try await window.address()) == "")
    let slider = try #require(window.page?.control as? MultiSliderControl)
    let rect = slider.convert(slider.bounds, to: window.host.window)
    window.host.touches.down(CGPoint(x: rect.midX, y: rect.midY))
    window.host.touches.move(to: CGPoint(x: rect.midX + 40, y: rect.midY))
    window.host.touches.up()
    let values = slider.thumbValues
    #expect(values[1] > 0.6)
    let other = try await Window(try await window.address())
    #expect((other.page?.control as? MultiSliderControl)?.thumbValues == values)
    #expect(try await other.address() == window.address())
  }

  @Test("Invalid values of settings are named") func valuesThatNoSettingHasAreNamed() throws {
    expectEach(["thumbs=1,x", "thumbs=", "thumbs=1,2,3,4,5,6,7,8,9", "thumbs=nan"]) { text in
      let url = try #require(URL(string: "controlkit://multi-slider/default?\(text)"))
      let destination = CatalogDestination(try #require(CatalogLink(url)))
      #expect(destination.message?.contains(text) == true, "\(text)")
    }
    expectEach(["priority=urgent", "suspended=2", "popups=sheet,wing", "popups=sheet.normal.low"]) {
      text in
      let url = try #require(URL(string: "controlkit://presentation-queue/busy?\(text)"))
      let destination = CatalogDestination(try #require(CatalogLink(url)))
      #expect(destination.message?.contains(text) == true, "\(text)")
    }
  }

  @Test("A link has the switches and the popups of the queue")
  func aLinkHasTheSwitchesAndThePopupsOfTheQueue() async throws {
    let window = try await Window("controlkit://presentation-queue/empty")
    let screen = try window.screen(QueueScreen.self)
    screen.suspendSwitch.setOn(true, animated: false)
    screen.suspendSwitch.sendActions(for: .valueChanged)
    screen.priorityControl.selectedSegmentIndex = 2
    for title in ["Append", "Sheet", "Next"] { try await window.tap(title) }
    let address = try await window.address()
    #expect(
      query(address) == "priority=high&suspended=true&popups=append.high,sheet.high,next.high")
    let other = try await Window(address)
    let restored = try other.screen(QueueScreen.self)
    #expect(restored.suspendSwitch.isOn && restored.priorityControl.selectedSegmentIndex == 2)
    let queue = try #require(restored.queue)
    #expect(queue.current == nil && queue.pending.count == 3)
    #expect(
      queue.pending.compactMap { restored.popups[$0]?.word } == [
        "next.high", "append.high", "sheet.high",
      ])
    #expect(try await other.address() == address)
    // What the state presents came before the queue was suspended.
    let busy = try await Window("controlkit://presentation-queue/busy?suspended=true&popups=append")
    let queued = try #require(try busy.screen(QueueScreen.self).queue)
    #expect(queued.current != nil && queued.pending.count == 4)
  }

  @Test("A link has the switches of the toasts") func aLinkHasTheSwitchesOfTheToasts() async throws
  {
    let window = try await Window("controlkit://toasts/equal?position=top&combines=false")
    #expect(query(try await window.address()) == "position=top&combines=false")
  }

  // MARK: Boards

  private func pixels(_ board: DrawingBoardControl) async throws -> [UInt8] {
    let image = try await #require(board.export()).image()
    return try #require(image?.cgImage.flatMap { Bitmap($0) }).bytes
  }

  private func draw(in window: Window, from x: CGFloat) async throws {
    let board = try window.screen(BoardViewController.self).board
    let place = board.convert(CGPoint(x: x, y: 150), to: window.host.window)
    window.host.touches.down(place)
    for step in 1...9 {
      window.host.touches.move(
        to: CGPoint(x: place.x + CGFloat(step * 9), y: place.y + CGFloat(step % 3 * 20)))
      await window.host.advance(by: 0.02)
    }
    window.host.touches.up()
    await window.host.advance(by: 2)
  }

  @Test("A link has the tool and the strokes") func aLinkHasTheToolAndWhatWasDrawn() async throws {
    let window = try await Window("controlkit://drawing-board/sketch")
    #expect(query(try await window.address()) == "")
    let screen = try window.screen(BoardViewController.self)
    screen.toolbar.selectedToolID = "marker"
    screen.toolbar.selectedWidth = 14
    screen.toolbar.selectedColor = .systemRed
    try await draw(in: window, from: 40)
    screen.isHistoryShown = true
    let address = try await window.address()
    #expect(query(address).contains("tool=marker&width=14&history=true&drawing="))
    #expect(address.count < 3_000)
    let other = try await Window(address)
    let restored = try other.screen(BoardViewController.self)
    #expect(restored.toolbar.selectedToolID == "marker" && restored.toolbar.selectedWidth == 14)
    #expect(restored.board.stepCount == screen.board.stepCount)
    #expect(restored.isHistoryShown)
    let isEqual = try await pixels(restored.board) == pixels(screen.board)
    #expect(isEqual)
    #expect(try await other.address() == address)
    // Steps that were taken back are not in the link.
    screen.board.undo()
    #expect(!query(try await window.address()).contains("drawing"))
    screen.board.undo()
    #expect(query(try await window.address()).hasSuffix("drawing=\(screen.board.stepIndex + 1)"))
    // What the other window adds is drawn as well.
    try await draw(in: other, from: 200)
    let third = try await Window(try await other.address())
    let added = try third.screen(BoardViewController.self).board
    #expect(added.stepCount == restored.board.stepCount)
    let isSame = try await pixels(added) == pixels(restored.board)
    #expect(isSame)
  }

  @Test("An erased stroke of the sample stays erased") func anErasedStrokeOfTheSampleStaysErased()
    async throws
  {
    let window = try await Window("controlkit://drawing-board/erase-strokes")
    let screen = try window.screen(BoardViewController.self)
    try await draw(in: window, from: 120)
    let other = try await Window(try await window.address())
    let isEqual =
      try await pixels(try other.screen(BoardViewController.self).board)
      == pixels(screen.board)
    #expect(isEqual)
  }

  @Test("A drawing in an invalid place is named") func aDrawingOutOfPlaceIsNamed() throws {
    expectEach(["drawing=x", "drawing=-1", "drawing=3-?"]) { text in
      let url = try #require(URL(string: "controlkit://drawing-board/sketch?\(text)"))
      let destination = CatalogDestination(try #require(CatalogLink(url)))
      #expect(destination.message?.contains(text) == true, "\(text)")
    }
  }
}
