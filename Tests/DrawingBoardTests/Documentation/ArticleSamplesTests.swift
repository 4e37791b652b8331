import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// The samples of the articles in the documentation catalog.
@MainActor
struct ArticleSamplesTests {
  nonisolated static let articles = [
    "QuickStart", "Brushes", "HistoryAndStorage", "StoredDrawings", "VectorExport", "Zooming",
    "Replay", "MigratingFromTheArticle",
  ]
  nonisolated static let catalog = DocumentationSamples.packageFolder()
    .appendingPathComponent("Sources/DrawingBoard/DrawingBoard.docc")

  @Test("Every sample of an article is compiled, line by line", arguments: articles)
  func samplesAreCompiled(article: String) throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let file = Self.catalog.appendingPathComponent("Articles/\(article).md")
    let shown = try DocumentationSamples.blocks(in: file)
    #expect(!shown.isEmpty)
    #expect(compiled.filter { $0.key.hasPrefix("\(article) ") } == shown)
  }

  @Test("The catalog has no other articles, and the landing page no samples")
  func allArticles() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appendingPathComponent("Articles").path)
    let withoutSamples = ["ComparingCanvases"]
    #expect(files.sorted() == (Self.articles + withoutSamples).map { "\($0).md" }.sorted())
    let landing = Self.catalog.appendingPathComponent("DrawingBoard.md")
    #expect(try DocumentationSamples.blocks(in: landing).isEmpty)
  }

  // MARK: Running them

  private func makeSketch() -> (host: TestHost, controller: SketchViewController) {
    let controller = SketchViewController()
    let host = TestHost(rootViewController: controller)
    host.layout()
    return (host, controller)
  }

  private func stroke(_ host: TestHost, on board: DrawingBoardControl) {
    host.touches.down(in: board, at: CGPoint(x: 100, y: 100))
    host.touches.move(in: board, to: CGPoint(x: 200, y: 260))
    host.touches.up()
  }

  @Test(
    "The board of the article on zooming is larger than the screen, and shows its corner and all")
  func zooming() {
    let samples = ZoomingSamples()
    let board = samples.makeMap()
    let host = TestHost()
    board.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    host.add(board)
    #expect(board.pictureSize == CGSize(width: 2_000, height: 2_000))
    samples.showCorner(of: board)
    host.advance(by: 0.5)
    #expect(board.zoomScale == 8)
    #expect(board.contentOffset == .zero)
    samples.showAll(of: board)
    host.advance(by: 0.5)
    #expect(board.pictureFrame == board.bounds)
  }

  @Test("The brushes of the article on brushes are registered, and draw")
  func ownBrushes() {
    registerBrushes()
    let (host, controller) = makeSketch()
    controller.board.brush = CharcoalBrush()
    controller.board.strokeWidth = 30
    stroke(host, on: controller.board)
    let step = controller.board.stack.step(at: 0)
    guard case .stroke(let element) = step?.elements.elements(colorSpace: .sRGB).first else {
      Issue.record("no stroke")
      return
    }
    #expect(element.brush is CharcoalBrush)
  }

  @Test("The quick start's controller draws, and hides its toolbar during a stroke")
  func quickStart() {
    let (host, controller) = makeSketch()
    let (board, toolbar) = (controller.board, controller.toolbar)
    #expect(toolbar.board === board)
    #expect(toolbar.frame.maxY == board.frame.maxY && toolbar.frame.height >= 44)
    host.touches.down(in: board, at: CGPoint(x: 100, y: 100))
    host.touches.move(in: board, to: CGPoint(x: 200, y: 260))
    #expect(toolbar.alpha == 0)
    host.touches.up()
    #expect(board.stepCount == 1)
    host.advance(by: 2)
    #expect(toolbar.alpha == 1)
  }

  @Test("The quick start's label shows errors of storage")
  func errors() {
    let (_, controller) = makeSketch()
    let label = UILabel()
    controller.showErrors(in: label)
    controller.board.send(.failed(.storage(.diskFull)))
    #expect(label.text == "There is no space to save the drawing.")
    controller.board.send(.storageChanged(.stored))
    #expect(label.text == nil)
  }

  @Test("The quick start's copy is a PNG file")
  func copy() async throws {
    let (host, controller) = makeSketch()
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    stroke(host, on: controller.board)
    let file = folder.url.appendingPathComponent("copy.png")
    try await controller.saveCopy(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size.width == controller.board.bounds.width * 2)
  }

  @Test("The article's custom brush draws, and its toolbar offers it")
  func ownBrush() {
    let (host, controller) = makeSketch()
    controller.addCheckmark()
    controller.toolbar.selectedToolID = "checkmark"
    #expect(controller.board.strokeWidth == 6)
    stroke(host, on: controller.board)
    #expect(controller.board.undoStep?.storedName == "Checkmark")
    controller.prepareToMark()
    #expect(controller.board.brush is HighlighterBrush)
    #expect(controller.board.smoothing == .stabilizer(length: 30))
  }

  @Test("The samples of the history show its first step, limit it, and flush it")
  func history() async {
    let (host, controller) = makeSketch()
    #expect(controller.showFirstStep() == nil)
    for _ in 0..<3 { stroke(host, on: controller.board) }
    #expect(controller.showFirstStep() != nil && controller.board.stepIndex == 0)
    controller.limitHistory()
    #expect(controller.board.stepLimit == 1000)
    #expect(await controller.saveBeforeClosing())
    #expect(controller.describe(.suspended(.diskFull)) == "Not saved: the disk is full.")
    #expect(controller.describe(.stored) == nil)
  }

  @Test("The migrated controller's buttons follow the history")
  func migrated() {
    let controller = BoardViewController()
    let host = TestHost(rootViewController: controller)
    controller.board.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    host.layout()
    #expect(!controller.undoButton.isEnabled && !controller.redoButton.isEnabled)
    stroke(host, on: controller.board)
    #expect(controller.undoButton.isEnabled && !controller.redoButton.isEnabled)
    controller.undoButton.sendActions(for: .touchUpInside)
    #expect(!controller.undoButton.isEnabled && controller.redoButton.isEnabled)
  }

  @Test("An image of the article's app becomes the first step")
  func adopted() throws {
    let controller = BoardViewController()
    let host = TestHost(rootViewController: controller)
    controller.board.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    host.layout()
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("0")
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
      .pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }
    try image.write(to: file)
    #expect(controller.adoptImage(at: file))
    #expect(controller.board.stepCount == 1)
    #expect(!controller.adoptImage(at: folder.url.appendingPathComponent("1")))
  }
}
