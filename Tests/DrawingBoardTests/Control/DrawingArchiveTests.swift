import ControlCore
@testable import DrawingBoard
import TestSupport
import Testing

/// Archives keep every property that can be set.
@MainActor
struct DrawingArchiveTests {
  // Archived: DrawingBoardControl
  static let boardProperties: [ArchivedProperty<DrawingBoardControl>] = [
    .init("brush", set: { $0.brush = LineBrush(dashes: [5, 2]) }, get: { $0.brush }),
    .init("smoothing", set: { $0.smoothing = .stabilizer(length: 31) }, get: { $0.smoothing }),
    .init("strokeColor", set: { $0.strokeColor = .green }, get: { $0.strokeColor == .green }),
    .init("strokeWidth", set: { $0.strokeWidth = 9 }, get: { $0.strokeWidth }),
    .init("strokeOpacity", set: { $0.strokeOpacity = 0.25 }, get: { $0.strokeOpacity }),
    .init("smoothingRawValue", set: { $0.smoothingRawValue = 0 }, get: { $0.smoothingRawValue }),
    .init("stabilizerLength", set: { $0.stabilizerLength = 40 }, get: { $0.stabilizerLength }),
    .init("isDrawingEnabled", set: { $0.isDrawingEnabled = false }, get: { $0.isDrawingEnabled }),
    .init("drawingPolicy", set: { $0.drawingPolicy = .pencilOnly }, get: { $0.drawingPolicy }),
    .init(
      "drawingPolicyRawValue", set: { $0.drawingPolicyRawValue = 1 },
      get: { $0.drawingPolicyRawValue }),
    .init(
      "showsPredictedTouches", set: { $0.showsPredictedTouches = false },
      get: { $0.showsPredictedTouches }),
    .init(
      "undoesOnTwoFingerTap", set: { $0.undoesOnTwoFingerTap = false },
      get: { $0.undoesOnTwoFingerTap }),
    .init(
      "redoesOnThreeFingerTap", set: { $0.redoesOnThreeFingerTap = false },
      get: { $0.redoesOnThreeFingerTap }),
    .init("announcesHistory", set: { $0.announcesHistory = false }, get: { $0.announcesHistory }),
    .init(
      "drawingBackgroundColor", set: { $0.drawingBackgroundColor = .orange },
      get: { $0.drawingBackgroundColor == .orange }),
    .init(
      "drawingBackgroundImage", set: { $0.drawingBackgroundImage = image },
      get: { $0.drawingBackgroundImage?.size }),
    .init(
      "drawingBackgroundPlacement", set: { $0.drawingBackgroundPlacement = .tile },
      get: { $0.drawingBackgroundPlacement }),
    .init(
      "drawingBackgroundPlacementRawValue", set: { $0.drawingBackgroundPlacementRawValue = 1 },
      get: { $0.drawingBackgroundPlacementRawValue }),
    .init("colorSpace", set: { $0.colorSpace = .displayP3 }, get: { $0.colorSpace }),
    .init("colorSpaceRawValue", set: { $0.colorSpaceRawValue = 1 }, get: { $0.colorSpaceRawValue }),
    .init("sizePolicy", set: { $0.sizePolicy = .extend }, get: { $0.sizePolicy }),
    .init("sizePolicyRawValue", set: { $0.sizePolicyRawValue = 1 }, get: { $0.sizePolicyRawValue }),
    .init("isZoomEnabled", set: { $0.isZoomEnabled = true }, get: { $0.isZoomEnabled }),
    .init("minimumZoomScale", set: { $0.minimumZoomScale = 0.5 }, get: { $0.minimumZoomScale }),
    .init("maximumZoomScale", set: { $0.maximumZoomScale = 4 }, get: { $0.maximumZoomScale }),
    .init("zoomScale", set: { $0.zoomScale = 2 }, get: { $0.zoomScale }),
    .init(
      "minimumPictureSize", set: { $0.minimumPictureSize = CGSize(width: 900, height: 800) },
      get: { $0.minimumPictureSize }),
    .init("boardID", set: { $0.boardID = drawing }, get: { $0.boardID }),
    .init(
      "boardIdentifier", set: { $0.boardIdentifier = drawing.uuidString },
      get: { $0.boardIdentifier }),
    .init("boardFolder", set: { $0.boardFolder = folder }, get: { $0.boardFolder?.path }),
    .init(
      "historyIsBackedUp", set: { $0.historyIsBackedUp = false }, get: { $0.historyIsBackedUp }),
    .init(
      "historyLimits",
      set: {
        $0.historyLimits = HistoryLimits(
          residentRadius: 7, memoryByteLimit: 1 << 22, diskByteLimit: 1 << 24, stepLimit: 0,
          mergeInterval: 0.75)
      }, get: { $0.historyLimits }),
    .init("stepLimit", set: { $0.stepLimit = 12 }, get: { $0.stepLimit }),
    .init("memoryByteLimit", set: { $0.memoryByteLimit = 5 << 20 }, get: { $0.memoryByteLimit }),
    .init("diskByteLimit", set: { $0.diskByteLimit = 6 << 20 }, get: { $0.diskByteLimit }),
  ]

  // Archived: DrawingToolbarControl
  static let toolbarProperties: [ArchivedProperty<DrawingToolbarControl>] = [
    .init(
      "tools",
      set: {
        $0.tools = [
          DrawingTool(id: "a", name: "A", symbolName: "pencil", brush: PenBrush(), width: 3),
          DrawingTool(
            id: "b", name: "B", symbolName: "star", brush: PolygonBrush(sides: 7), width: 6),
        ]
      }, get: { $0.tools }),
    .init("widths", set: { $0.widths = [1, 7.5] }, get: { $0.widths }),
    .init("colors", set: { $0.colors = [.red, .clear] }, get: { $0.colors == [.red, .clear] }),
    .init("selectedToolID", set: { $0.selectedToolID = "marker" }, get: { $0.selectedToolID }),
    .init("selectedWidth", set: { $0.selectedWidth = 17 }, get: { $0.selectedWidth }),
    .init(
      "selectedColor", set: { $0.selectedColor = .purple }, get: { $0.selectedColor == .purple }),
    .init("isUndoEnabled", set: { $0.isUndoEnabled = true }, get: { $0.isUndoEnabled }),
    .init("isRedoEnabled", set: { $0.isRedoEnabled = true }, get: { $0.isRedoEnabled }),
    .init("cornerRadius", set: { $0.cornerRadius = 3 }, get: { $0.cornerRadius }),
  ]

  // Archived: DrawingHistoryControl
  static let historyProperties: [ArchivedProperty<DrawingHistoryControl>] = [
    .init("showsScrubber", set: { $0.showsScrubber = false }, get: { $0.showsScrubber }),
    .init("showsThumbnails", set: { $0.showsThumbnails = false }, get: { $0.showsThumbnails }),
  ]

  /// The properties that no archive keeps, with the reason.
  // Not archived: DrawingBoardControl, DrawingToolbarControl, DrawingHistoryControl
  static let unarchivedProperties: [String: String] = [
    "DrawingBoardControl.delegate": "another object, which a nib connects",
    "DrawingBoardControl.eventHandler": "a closure",
    "DrawingBoardControl.announcementSink": "an object of the app that has no archived form",
    "DrawingBoardControl.contentOffset": "a place, which depends on the size of the board",
    "DrawingBoardControl.sharedUndoManager": "an object of the app's document",
    "DrawingToolbarControl.board": "another view, which a nib connects",
    "DrawingToolbarControl.undoHandler": "a closure",
    "DrawingToolbarControl.redoHandler": "a closure",
    "DrawingHistoryControl.board": "another view, which a nib connects",
  ]

  private nonisolated static let drawing = UUID()
  private nonisolated static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("archive-\(drawing.uuidString)", isDirectory: true)
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 12, height: 9))
  }

  private func copy<Root: UIView>(_ view: Root) throws -> Root {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Root)
  }

  private func check<Root: UIView>(_ row: ArchivedProperty<Root>, _ view: Root, _ plain: Root)
    throws
  {
    row.set(view)
    #expect(row.get(view) != row.get(plain), "\(row.name): the row sets the default")
    #expect(row.get(try copy(view)) == row.get(view), "\(row.name)")
    #expect(row.get(try copy(plain)) == row.get(plain), "\(row.name): the default")
  }

  /// Boards that store their drawings do so beside those of other tests.
  private func board() -> DrawingBoardControl {
    let board = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    board.boardFolder = Self.folder
    return board
  }

  @Test("Each property of a board survives an archive")
  func boards() async throws {
    defer { try? FileManager.default.removeItem(at: Self.folder) }
    await expectEach(Self.boardProperties, named: \.name) { row in
      let isFolder = row.name == "boardFolder"
      let board = isFolder ? DrawingBoardControl() : board()
      try check(row, board, isFolder ? DrawingBoardControl() : self.board())
      await board.waitUntilOpened()
    }
  }

  @Test("Each property of a toolbar and of a history survives an archive")
  func bars() throws {
    expectEach(Self.toolbarProperties, named: \.name) { row in
      try check(row, DrawingToolbarControl(), DrawingToolbarControl())
    }
    expectEach(Self.historyProperties, named: \.name) { row in
      try check(row, DrawingHistoryControl(), DrawingHistoryControl())
    }
  }

  @Test("All properties survive together, and a copy draws as the original does")
  func together() throws {
    let host = TestHost()
    let rows = Self.boardProperties.filter { !$0.name.hasPrefix("board") }
    let original = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    for row in rows { row.set(original) }
    original.historyLimits.stepLimit = 0
    original.isDrawingEnabled = true
    original.drawingPolicy = .anyInput
    let restored = try copy(original)
    for row in rows { #expect(row.get(restored) == row.get(original), "\(row.name)") }
    host.add(restored)
    host.touches.drag(in: restored, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 60, y: 40))
    #expect(restored.stepCount == 0 && restored.historyLimits.stepLimit == 0)
    #expect(!restored.pictureBytes.isBlank)
  }

  @Test("A toolbar's own tools are decoded before its selected tool")
  func ownTools() throws {
    let toolbar = DrawingToolbarControl()
    for row in Self.toolbarProperties where row.name != "selectedToolID" { row.set(toolbar) }
    toolbar.selectedToolID = "b"
    toolbar.selectedWidth = 21
    let restored = try copy(toolbar)
    #expect(restored.selectedToolID == "b" && restored.selectedWidth == 21)
    #expect(restored.selectedTool?.brush as? PolygonBrush == PolygonBrush(sides: 7))
  }

  @Test("Brushes of an app have no archived form, and the copy has the default")
  func ownBrush() throws {
    struct Cross: Brush { let name = "Cross" }
    let board = board()
    board.brush = Cross()
    #expect(try copy(board).brush is PencilBrush)
    let toolbar = DrawingToolbarControl()
    toolbar.tools = [
      DrawingTool(id: "cross", name: "Cross", symbolName: "xmark", brush: Cross()),
      DrawingTool(id: "pen", name: "Pen", symbolName: "pencil.tip", brush: PenBrush()),
    ]
    #expect(try copy(toolbar).tools.map(\.id) == ["pen"])
  }

  @Test("Every brush of the kit survives an archive", arguments: DrawingTool.standard.map(\.id))
  func brushes(id: String) throws {
    let tool = try #require(DrawingTool.standard.first { $0.id == id })
    let board = board()
    board.brush = tool.brush
    #expect(try copy(board).brush.isSame(as: tool.brush))
    #expect(try !copy(board).brush.isSame(as: StarBrushOfAnApp()))
  }

  private struct StarBrushOfAnApp: Brush { let name = "Star" }

  @Test("A folder in the app's container is found after the container has moved")
  func movedContainer() throws {
    let board = DrawingBoardControl()
    board.boardFolder = FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent("Documents/Boards", isDirectory: true)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    board.storage.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let key = "ControlKit.DrawingBoard.folder"
    #expect(unarchiver.decodeObject(of: NSString.self, forKey: key) == "~/Documents/Boards")
  }
}
