import DrawingBoard
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The pages of the drawing board: what they look like, and that they live.
@MainActor
struct DrawingBoardPagesTests {
  /// How often a test looks for what another thread does, every ten milliseconds: only what never
  /// comes fails, however busy the machine is.
  private static let patience = 12_000

  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func makeHost(
    _ page: String, state: String? = nil, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) async -> TestHost {
    let catalog = CatalogNavigation.make(openingOn: page, state: state)
    let host = TestHost(
      scale: 1, safeAreaInsets: Self.safeArea, style: style, direction: direction,
      contentSize: contentSize, rootViewController: catalog)
    // The page of many strokes draws on while it is shown; what it opens with is looked at.
    let shown = (catalog as? CatalogSplitViewController)?.pageController?.subject?.screen
    (shown as? ManyStrokesViewController)?.viewDidDisappear(false)
    await host.advance(by: 0.5)
    for board in find(DrawingBoardControl.self, in: host) { board.drawElementsNow() }
    host.layout()
    return host
  }

  private func find<View: UIView>(_ type: View.Type, in host: TestHost) -> [View] {
    find(type, in: host.window)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
  }

  /// The page at rest, when thumbnails have been made and have faded in.
  private func settled(_ host: TestHost) async -> TestHost {
    for list in find(DrawingHistoryControl.self, in: host) { list.makeThumbnailsNow() }
    // A page that tells what its history takes does not depend on how far the disk is.
    for board in find(DrawingBoardControl.self, in: host) {
      await withCheckedContinuation { done in board.flush { _ in done.resume() } }
      board.superview?.setNeedsLayout()
    }
    await host.advance(by: 0.5)
    return host
  }

  @Test("The page of the board looks as recorded") func board() async {
    await expectSnapshot(of: makeHost("drawing-board"), named: "light")
    await expectSnapshot(
      of: makeHost("drawing-board", state: "undone", style: .dark), named: "dark")
    await expectSnapshot(
      of: settled(makeHost("drawing-board", state: "history", direction: .rightToLeft)),
      named: "rtl")
    await expectSnapshot(
      of: settled(
        makeHost(
          "drawing-board", state: "history", contentSize: .accessibilityExtraExtraExtraLarge)),
      named: "largest")
  }

  @Test(
    "A drawing is shown in its middle and small, in light and dark",
    arguments: ["zoomed-in", "zoomed-out"])
  func zoomed(state: String) async {
    await expectSnapshot(of: makeHost("drawing-board", state: state), named: "\(state).light")
    await expectSnapshot(
      of: makeHost("drawing-board", state: state, style: .dark), named: "\(state).dark")
  }

  @Test("Two fingers zoom the page's board, and the log of events has a line for it")
  func zoom() async throws {
    let host = await makeHost("drawing-board", state: "zoom")
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    let steps = board.stepCount
    func touches(_ phase: UITouch.Phase, _ distance: CGFloat) {
      host.touches.send(
        [-distance, distance].enumerated().map { finger, x in
          TouchSample(
            finger: finger, phase: phase,
            location: host.touches.point(CGPoint(x: 195 + x, y: 200), in: board))
        })
    }
    touches(.began, 30)
    for step in 1...10 { touches(.moved, 30 + CGFloat(step) * 12) }
    await host.advance(by: 0.3)
    touches(.ended, 150)
    await host.advance(by: 1)
    #expect(board.zoomScale > 2.5)
    #expect(board.stepCount == steps)
    #expect(board.stepIndex == steps - 1, "no undo")
    let event = DrawingBoardEvent.viewportChanged(
      zoomScale: 2.5, contentOffset: CGPoint(x: 10, y: 20))
    #expect(event.logLine == "viewport 2.5 (10, 20)")
  }

  @Test(
    "A finger across the strokes of a page draws or erases at every scale, and undo brings them back",
    arguments: [
      ("sketch", 0.25), ("sketch", 8), ("erase-strokes", 1), ("erase-strokes", 8),
      ("erase-parts", 0.25), ("erase-parts", 8), ("own-brush", 1),
    ] as [(String, CGFloat)])
  func drags(state: String, scale: CGFloat) async throws {
    let host = await makeHost("drawing-board", state: state)
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    board.isZoomEnabled = true
    board.zoomScale = scale
    await host.advance(by: 0.2)
    board.drawElementsNow()
    func picture() async throws -> Data? {
      try await board.export(includesBackground: false)?.pngData()
    }
    let (steps, before) = (board.stepCount, try await picture())
    let frame = board.bounds.intersection(
      CGRect(
        x: -board.contentOffset.x, y: -board.contentOffset.y,
        width: board.pictureSize.width * scale, height: board.pictureSize.height * scale))
    host.touches.down(in: board, at: CGPoint(x: frame.minX + 3, y: frame.minY + 3))
    for step in 1...40 {
      let share = CGFloat(step) / 40
      let sway = abs((share * 6).truncatingRemainder(dividingBy: 2) - 1)
      host.touches.move(
        in: board,
        to: CGPoint(
          x: frame.minX + 3 + (frame.width - 6) * sway,
          y: frame.minY + 3 + (frame.height - 6) * share))
    }
    host.touches.up()
    await host.advance(by: 0.2)
    #expect(board.stepCount == steps + 1)
    #expect(try await picture() != before)
    #expect(board.zoomScale == scale)
    #expect(board.undo())
    #expect(try await picture() == before)
  }

  @Test("A finger stops the replay of the page, and its button plays it again")
  func replay() async throws {
    let host = await makeHost("drawing-board", state: "replay")
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    #expect(board.isPlaying)
    host.touches.tap(board)
    #expect(!board.isPlaying)
    await host.advance(by: 1)
    let bars = find(UINavigationBar.self, in: host)
    let play = try #require(
      bars.flatMap { find(UIControl.self, in: $0) }
        .first { $0.accessibilityLabel == "Replay" })
    host.touches.tap(play)
    await host.advance(by: 0.3)
    #expect(board.isPlaying)
  }

  @Test("A typed text is at its place, with its frame around it")
  func text() async {
    for (name, style, direction) in [
      ("light", .light, .leftToRight), ("dark.rtl", .dark, .rightToLeft),
    ] as [(String, UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection)] {
      let host = await makeHost("drawing-board", state: "text", style: style, direction: direction)
      host.host.type("Lake Lucerne")
      host.layout()
      expectSnapshot(of: host, named: name)
    }
  }

  @Test("The history is shown in light and dark", arguments: ["light", "dark"])
  func history(style: String) async {
    let host = await makeHost("drawing-history", style: style == "dark" ? .dark : .light)
    await expectSnapshot(of: settled(host), named: style)
  }

  @Test("The boards are shown in light and dark", arguments: ["light", "dark"])
  func boards(style: String) async {
    let host = await makeHost("drawing-boards", style: style == "dark" ? .dark : .light)
    await expectSnapshot(of: settled(host), named: style)
  }

  // Over two seconds, because three pages export a file on another thread and are drawn.
  @Test("The page of exports looks as recorded") func export() async throws {
    let hosts = [
      ("light", await makeHost("drawing-export")),
      ("dark", await makeHost("drawing-export", state: "squared", style: .dark)),
      ("rtl", await makeHost("drawing-export", state: "white", direction: .rightToLeft)),
    ]
    await expectEach(hosts, named: \.0) { name, host in
      try await exported(in: host)
      expectSnapshot(of: host, named: name)
    }
  }

  /// Waits until the page shows the file that it exports on another thread.
  private func exported(in host: TestHost) async throws {
    let root = try #require(host.window.rootViewController as? CatalogSplitViewController)
    let page = try #require(root.pageController?.subject?.screen as? ExportViewController)
    // An export that is made again while it runs is another task.
    var last: Task<Void, Never>?
    while let task = page.exporting, task != last {
      await task.value
      last = task
    }
    #expect(text(in: host).contains(" KB"))
    host.layout()
  }

  @Test("The page of recovery looks as recorded") func recovery() async {
    // What is on the disk is not the same twice.
    await expectSnapshot(of: makeHost("drawing-recovery", state: "memory"), named: "light")
    await expectSnapshot(
      of: makeHost("drawing-recovery", state: "memory", style: .dark, direction: .rightToLeft),
      named: "dark.rtl")
    await expectSnapshot(
      of: makeHost(
        "drawing-recovery", state: "memory", contentSize: .accessibilityExtraExtraExtraLarge),
      named: "largest")
  }

  /// Waits until a page shows its problem.
  private func problem(_ state: String, style: UIUserInterfaceStyle = .light) async throws
    -> TestHost
  {
    let host = await makeHost("drawing-recovery", state: state, style: style)
    let root = try #require(host.window.rootViewController as? CatalogSplitViewController)
    let page = try #require(root.pageController?.subject?.screen as? RecoveryViewController)
    await page.opening?.value
    await host.advance(by: 0.5)
    return host
  }

  // Over two seconds, because six pages store a drawing first.
  @Test("A board that cannot save reports it in light and dark")
  func problems() async throws {
    await expectEach(["failed", "read-only", "suspended"]) { state in
      expectSnapshot(of: try await problem(state), named: "\(state).light")
      expectSnapshot(of: try await problem(state, style: .dark), named: "\(state).dark")
    }
  }

  @Test(
    "Retry opens or saves the drawing when the cause is gone",
    arguments: [
      "failed", "read-only", "suspended",
    ])
  func retry(state: String) async throws {
    let host = try await problem(state)
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    let notice = try #require(find(StorageNotice.self, in: host).first)
    #expect(board.storageState.isEditable == (state == "suspended"))
    let mend = try #require(
      find(UIButton.self, in: host).first { button in
        let title = button.configuration?.attributedTitle.map { String($0.characters) }
        return ["Remove the file", "Close the other window"].contains(title)
      })
    host.touches.tap(mend)
    host.touches.tap(notice.retryButton)
    for _ in 0..<Self.patience where !notice.isHidden {
      try await Task.sleep(for: .milliseconds(10))
      await host.advance(by: 0.05)
    }
    #expect(board.storageState == .stored && notice.isHidden)
    #expect(board.stepCount > 10)
  }

  @Test("A restored drawing is saved, and the page says so")
  func recovered() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for expected in ["restored  nothing", "restored  1 step"] {
      let controller = RecoveryViewController { _ in }
      controller.board.boardFolder = folder
      let host = TestHost(rootViewController: controller)
      host.layout()
      await controller.opening?.value
      host.layout()
      let board = controller.board
      #expect(board.boardID != nil)
      host.touches.drag(in: board, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 60))
      await withCheckedContinuation { done in board.flush { _ in done.resume() } }
      // The page hears of its own flush a moment later.
      for _ in 0..<Self.patience where !text(in: host).contains("state     saved") {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(text(in: host).contains("state     saved"))
      #expect(text(in: host).contains(expected))
      board.undo()
      board.boardID = nil
    }
  }

  private func text(in host: TestHost) -> String {
    find(UILabel.self, in: host).compactMap(\.text).joined(separator: "\n")
  }

  @Test("A photo is drawn into the picture from another thread, as one step")
  func importing() async throws {
    let host = await makeHost("drawing-export", state: "white")
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    let button = try #require(
      find(UIButton.self, in: host).first { $0.configuration?.title?.contains("photo") == true })
    let count = board.stepCount
    host.touches.tap(button)
    for _ in 0..<Self.patience where board.stepCount == count {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(board.stepCount == count + 1)
    #expect(board.undoStep?.storedName == "Image")
  }

  @Test("A saved picture is a file, and the page reports the result")
  func saving() async throws {
    let page = ExportViewController()
    let folder = TemporaryFolder()
    page.folder = folder.url
    let host = TestHost(rootViewController: page)
    await host.advance(by: 0.5)
    await page.exporting?.value
    let button = try #require(
      find(UIButton.self, in: host).first { $0.configuration?.title == "Save" })
    button.sendActions(for: .touchUpInside)
    #expect(text(in: host).contains("Saved as Drawing.png in \(folder.url.lastPathComponent)"))
    let file = folder.url.appendingPathComponent("Drawing.png")
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))

    // A folder cannot be made where a file is.
    page.folder = file
    button.sendActions(for: .touchUpInside)
    #expect(text(in: host).contains("Not saved: "))
  }

  @Test("The bars are hidden while the user draws on the page")
  func barsHide() async throws {
    let host = await makeHost("drawing-board", state: "empty")
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    let toolbar = try #require(find(DrawingToolbarControl.self, in: host).first)
    host.touches.down(in: board, at: CGPoint(x: 60, y: 60))
    host.touches.move(in: board, to: CGPoint(x: 160, y: 160))
    await host.advance(by: 0.3)
    #expect(toolbar.layer.presentation()?.opacity == 0)
    host.touches.up()
    await host.advance(by: 1.5)
    #expect(toolbar.layer.presentation()?.opacity == 1)
    #expect(board.stepCount == 1)
  }

  @Test("A stroke on one board is undone on that board alone")
  func boardsDoNotMix() async throws {
    let host = await makeHost("drawing-boards")
    let boards = find(DrawingBoardControl.self, in: host)
    try #require(boards.count == 2)
    let counts = boards.map(\.stepCount)
    host.touches.drag(
      in: boards[1], from: CGPoint(x: 20, y: 40), to: CGPoint(x: 90, y: 60))
    #expect(boards.map(\.stepCount) == [counts[0], counts[1] + 1])
    boards[0].undo()
    #expect(boards.map(\.stepIndex) == [counts[0] - 2, counts[1]])
    let toolbar = try #require(find(DrawingToolbarControl.self, in: host).first)
    #expect(toolbar.board === boards[1])
    host.touches.drag(
      in: boards[0], from: CGPoint(x: 20, y: 40), to: CGPoint(x: 90, y: 60))
    #expect(toolbar.board === boards[0])
  }

  @Test("The code and the events follow the choices in the toolbar")
  func toolbarCode() async throws {
    let host = await makeHost("drawing-board", state: "empty")
    let root = try #require(host.window.rootViewController as? CatalogSplitViewController)
    let page = try #require(root.pageController)
    let toolbar = try #require(find(DrawingToolbarControl.self, in: host).first)
    toolbar.selectedToolID = "marker"
    toolbar.selectedColor = .systemRed
    toolbar.sendActions(for: .valueChanged)
    page.show(.code)
    host.layout()
    let code = try #require(find(SnippetView.self, in: host).first).code
    #expect(code.contains("    toolbar.selectedToolID = \"marker\"\n"))
    #expect(code.contains("    toolbar.selectedColor = .systemRed\n"))
    page.show(.events)
    host.layout()
    #expect(text(in: host).contains("valueChanged tool=marker width=14"))
  }

  @Test("The limits of a state hold while the page draws")
  func limits() async throws {
    var counts: [String: Int] = [:]
    for state in ["growing", "steps", "memory", "joined"] {
      let host = await makeHost("drawing-history", state: state)
      counts[state] = try #require(find(DrawingBoardControl.self, in: host).first).stepCount
    }
    let all = try #require(counts["growing"])
    #expect(all > 110)
    #expect(counts["steps"] == 100)
    // What does not fit in memory is on the disk.
    #expect(counts["memory"] == all)
    #expect(counts["joined"] == 6)
  }

  // Over two seconds, because the files are exported on another thread.
  @Test(
    "A state exports in its format, which one of two rows shows",
    arguments: ["transparent", "pdf", "svg", "json", "apng"])
  func formats(state: String) async throws {
    let host = await makeHost("drawing-export", state: state)
    try await exported(in: host)
    let title = state == "transparent" ? "PNG" : state.uppercased()
    #expect(text(in: host).contains("\(title), "))
    let rows = find(UISegmentedControl.self, in: host).filter {
      ["PNG", "PDF"].contains($0.titleForSegment(at: 0))
    }
    func titles() -> [String] {
      rows.compactMap {
        $0.selectedSegmentIndex < 0 ? nil : $0.titleForSegment(at: $0.selectedSegmentIndex)
      }
    }
    #expect(titles() == [title])
    let other = try #require(rows.first { $0.selectedSegmentIndex < 0 })
    other.selectedSegmentIndex = 0
    other.sendActions(for: .valueChanged)
    #expect(titles() == [other.titleForSegment(at: 0)])
  }

  @Test("The history of many strokes is scrubbed from end to end")
  func scrubbing() async throws {
    let host = await makeHost("drawing-history")
    let board = try #require(find(DrawingBoardControl.self, in: host).first)
    let list = try #require(find(DrawingHistoryControl.self, in: host).first)
    #expect(board.stepCount > 100)
    let y = list.bounds.maxY - 22
    host.touches.drag(
      in: list, from: CGPoint(x: list.bounds.maxX - 120, y: y), to: CGPoint(x: 10, y: y))
    #expect(board.stepIndex == -1)
  }
}
