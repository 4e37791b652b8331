import ControlCore
@testable import DrawingBoard
import TestSupport
import Testing

/// Archives keep every property that can be set.
@MainActor
struct DrawingArchiveTests {
  /// A property that an archive keeps: how to set a value other than the default, and how to read it.
  struct Row<Root: UIView> {
    let name: String
    let set: @MainActor (Root) -> Void
    let get: @MainActor (Root) -> String

    init<Value>(
      _ name: String, _ set: @escaping @MainActor (Root) -> Void,
      _ get: @escaping @MainActor (Root) -> Value
    ) {
      self.name = name
      self.set = set
      self.get = { String(describing: get($0)) }
    }
  }

  // Archived: DrawingBoardControl
  static let boardProperties: [Row<DrawingBoardControl>] = [
    Row("brush", { $0.brush = LineBrush(dashes: [5, 2]) }, { $0.brush }),
    Row("smoothing", { $0.smoothing = .stabilizer(length: 31) }, { $0.smoothing }),
    Row("strokeColor", { $0.strokeColor = .green }, { $0.strokeColor == .green }),
    Row("strokeWidth", { $0.strokeWidth = 9 }, { $0.strokeWidth }),
    Row("strokeOpacity", { $0.strokeOpacity = 0.25 }, { $0.strokeOpacity }),
    Row("smoothingRawValue", { $0.smoothingRawValue = 0 }, { $0.smoothingRawValue }),
    Row("stabilizerLength", { $0.stabilizerLength = 40 }, { $0.stabilizerLength }),
    Row("isDrawingEnabled", { $0.isDrawingEnabled = false }, { $0.isDrawingEnabled }),
    Row("drawingPolicy", { $0.drawingPolicy = .pencilOnly }, { $0.drawingPolicy }),
    Row("drawingPolicyRawValue", { $0.drawingPolicyRawValue = 1 }, { $0.drawingPolicyRawValue }),
    Row(
      "showsPredictedTouches", { $0.showsPredictedTouches = false }, { $0.showsPredictedTouches }),
    Row("undoesOnTwoFingerTap", { $0.undoesOnTwoFingerTap = false }, { $0.undoesOnTwoFingerTap }),
    Row(
      "redoesOnThreeFingerTap", { $0.redoesOnThreeFingerTap = false },
      { $0.redoesOnThreeFingerTap }),
    Row("announcesHistory", { $0.announcesHistory = false }, { $0.announcesHistory }),
    Row(
      "drawingBackgroundColor", { $0.drawingBackgroundColor = .orange },
      { $0.drawingBackgroundColor == .orange }),
    Row(
      "drawingBackgroundImage", { $0.drawingBackgroundImage = image },
      { $0.drawingBackgroundImage?.size }),
    Row(
      "drawingBackgroundPlacement", { $0.drawingBackgroundPlacement = .tile },
      { $0.drawingBackgroundPlacement }),
    Row(
      "drawingBackgroundPlacementRawValue", { $0.drawingBackgroundPlacementRawValue = 1 },
      { $0.drawingBackgroundPlacementRawValue }),
    Row("colorSpace", { $0.colorSpace = .displayP3 }, { $0.colorSpace }),
    Row("colorSpaceRawValue", { $0.colorSpaceRawValue = 1 }, { $0.colorSpaceRawValue }),
    Row("sizePolicy", { $0.sizePolicy = .extend }, { $0.sizePolicy }),
    Row("sizePolicyRawValue", { $0.sizePolicyRawValue = 1 }, { $0.sizePolicyRawValue }),
    Row("boardID", { $0.boardID = drawing }, { $0.boardID }),
    Row("boardIdentifier", { $0.boardIdentifier = drawing.uuidString }, { $0.boardIdentifier }),
    Row("boardFolder", { $0.boardFolder = folder }, { $0.boardFolder?.path }),
    Row("historyIsBackedUp", { $0.historyIsBackedUp = false }, { $0.historyIsBackedUp }),
    Row(
      "historyLimits",
      {
        $0.historyLimits = HistoryLimits(
          residentRadius: 7, memoryByteLimit: 1 << 22, diskByteLimit: 1 << 24, stepLimit: 0,
          mergeInterval: 0.75)
      }, { $0.historyLimits }),
    Row("stepLimit", { $0.stepLimit = 12 }, { $0.stepLimit }),
    Row("memoryByteLimit", { $0.memoryByteLimit = 5 << 20 }, { $0.memoryByteLimit }),
    Row("diskByteLimit", { $0.diskByteLimit = 6 << 20 }, { $0.diskByteLimit }),
  ]

  // Archived: DrawingToolbarControl
  static let toolbarProperties: [Row<DrawingToolbarControl>] = [
    Row(
      "tools",
      {
        $0.tools = [
          DrawingTool(id: "a", name: "A", symbolName: "pencil", brush: PenBrush(), width: 3),
          DrawingTool(
            id: "b", name: "B", symbolName: "star", brush: PolygonBrush(sides: 7), width: 6),
        ]
      }, { $0.tools }),
    Row("widths", { $0.widths = [1, 7.5] }, { $0.widths }),
    Row("colors", { $0.colors = [.red, .clear] }, { $0.colors == [.red, .clear] }),
    Row("selectedToolID", { $0.selectedToolID = "marker" }, { $0.selectedToolID }),
    Row("selectedWidth", { $0.selectedWidth = 17 }, { $0.selectedWidth }),
    Row("selectedColor", { $0.selectedColor = .purple }, { $0.selectedColor == .purple }),
    Row("isUndoEnabled", { $0.isUndoEnabled = true }, { $0.isUndoEnabled }),
    Row("isRedoEnabled", { $0.isRedoEnabled = true }, { $0.isRedoEnabled }),
    Row("cornerRadius", { $0.cornerRadius = 3 }, { $0.cornerRadius }),
  ]

  // Archived: DrawingHistoryControl
  static let historyProperties: [Row<DrawingHistoryControl>] = [
    Row("showsScrubber", { $0.showsScrubber = false }, { $0.showsScrubber }),
    Row("showsThumbnails", { $0.showsThumbnails = false }, { $0.showsThumbnails }),
  ]

  /// The properties that no archive keeps, with the reason.
  // Not archived: DrawingBoardControl, DrawingToolbarControl, DrawingHistoryControl
  static let unarchivedProperties: [String: String] = [
    "DrawingBoardControl.delegate": "another object, which a nib connects",
    "DrawingBoardControl.eventHandler": "a closure",
    "DrawingBoardControl.announcementSink": "an object of the app that has no archived form",
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

  private func check<Root: UIView>(_ row: Row<Root>, _ view: Root, _ plain: Root) throws {
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

  @Test("each property of a board survives an archive")
  func boards() async throws {
    defer { try? FileManager.default.removeItem(at: Self.folder) }
    for row in Self.boardProperties {
      let isFolder = row.name == "boardFolder"
      let board = isFolder ? DrawingBoardControl() : board()
      try check(row, board, isFolder ? DrawingBoardControl() : self.board())
      await board.waitUntilOpened()
    }
  }

  @Test("each property of a toolbar and of a history survives an archive")
  func bars() throws {
    for row in Self.toolbarProperties {
      try check(row, DrawingToolbarControl(), DrawingToolbarControl())
    }
    for row in Self.historyProperties {
      try check(row, DrawingHistoryControl(), DrawingHistoryControl())
    }
  }

  @Test("all properties survive together, and a copy draws as the original does")
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

  @Test("a toolbar's own tools are there before the selection among them")
  func ownTools() throws {
    let toolbar = DrawingToolbarControl()
    for row in Self.toolbarProperties where row.name != "selectedToolID" { row.set(toolbar) }
    toolbar.selectedToolID = "b"
    toolbar.selectedWidth = 21
    let restored = try copy(toolbar)
    #expect(restored.selectedToolID == "b" && restored.selectedWidth == 21)
    #expect(restored.selectedTool?.brush as? PolygonBrush == PolygonBrush(sides: 7))
  }

  @Test("brushes of an app have no archived form, and the copy has the default")
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

  @Test("every brush of the kit survives an archive", arguments: DrawingTool.standard.map(\.id))
  func brushes(id: String) throws {
    let tool = try #require(DrawingTool.standard.first { $0.id == id })
    let board = board()
    board.brush = tool.brush
    #expect(try copy(board).brush.isSame(as: tool.brush))
    #expect(try !copy(board).brush.isSame(as: StarBrushOfAnApp()))
  }

  private struct StarBrushOfAnApp: Brush { let name = "Star" }

  @Test("a folder in the app's container is found after the container has moved")
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
