import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

@MainActor
struct DrawingHistoryControlTests {
  private let stage = BoardStage(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
  private let list = DrawingHistoryControl(frame: CGRect(x: 0, y: 400, width: 260, height: 320))

  init() {
    list.board = stage.board
    stage.host.add(list)
  }

  private func draw(_ count: Int) {
    for line in 0..<count {
      stage.stroke((10, CGFloat(10 + line * 8 % 140)), (150, CGFloat(20 + line * 8 % 140)))
    }
    stage.host.layout()
  }

  private var rows: [HistoryRowView] {
    func search(_ view: UIView) -> [HistoryRowView] {
      view.subviews.flatMap { ($0 as? HistoryRowView).map { [$0] } ?? search($0) }
    }
    return search(list).filter { !$0.isHidden }
  }

  @Test("The history has a row for each step and one for the board before, the shown one marked")
  func rowsOfSteps() {
    draw(3)
    #expect(rows.map(\.step).sorted() == [-1, 0, 1, 2])
    #expect(rows.first { $0.step == -1 }?.titles.contains("Start") == true)
    #expect(rows.first { $0.step == 2 }?.titles == ["Pencil", "3"])
  }

  @Test("A tap on a row shows that step, and is reported")
  func tap() throws {
    draw(3)
    let recorder = ControlEventRecorder(list, for: .valueChanged)
    let row = try #require(rows.first { $0.step == 0 })
    stage.host.touches.tap(row)
    #expect(stage.board.stepIndex == 0)
    #expect(recorder.names == ["valueChanged"])
    stage.board.redo()
    #expect(recorder.names.count == 1)
  }

  @Test("Rows are adjacent rounded rectangles without their corners and the margin")
  func hitShape() throws {
    draw(3)
    let row = try #require(rows.first { $0.step == 0 })
    #expect(row.bounds.height >= 44)
    for point in [CGPoint(x: 3, y: 26), CGPoint(x: 7, y: 1)] {
      stage.host.touches.tap(row, at: point)
      #expect(stage.board.stepIndex == 2)
    }
    stage.host.touches.tap(row, at: CGPoint(x: 20, y: 0.5))
    #expect(stage.board.stepIndex == 0)
    stage.host.touches.tap(row, at: CGPoint(x: 20, y: row.bounds.height + 0.5))
    #expect(stage.board.stepIndex == 1)
  }

  @Test("The whole thumbnail is a target, and no point belongs to two rows")
  func disjointRows() {
    draw(4)
    for y in stride(from: CGFloat(0.5), to: 270, by: 1) {
      for x in [3, 8, 15, 40, 130, 252, 257] as [CGFloat] {
        let hit = rows.filter {
          $0.point(inside: list.convert(CGPoint(x: x, y: y), to: $0), with: nil)
        }
        #expect(hit.count <= 1)
        #expect(hit.count == 1 || x < 20 || x > 240 || y < 6 || y >= 6 + 5 * 52)
      }
    }
    for row in rows {
      #expect(row.point(inside: CGPoint(x: 15, y: row.bounds.midY - 17), with: nil))
    }
  }

  @Test("Rows follow a background set in code")
  func background() throws {
    draw(1)
    stage.board.drawingBackgroundColor = .yellow
    let row = try #require(rows.first { $0.step == 0 })
    #expect(row.thumbnailBackground == .yellow)
  }

  @Test("Dragging the knob runs through the steps under the finger, from right to left as well")
  func scrub() {
    draw(6)
    let recorder = ControlEventRecorder(list)
    var seen: [Int] = []
    stage.board.addAction(
      UIAction { [unowned board = stage.board] _ in seen.append(board.stepIndex) },
      for: .valueChanged)
    let y: CGFloat = 400 + 320 - 22
    let knob = list.knobPosition
    stage.host.touches.down(CGPoint(x: knob, y: y))
    stage.host.touches.glide(to: CGPoint(x: 20, y: y), steps: 30)
    stage.host.touches.up()
    #expect(seen == [4, 3, 2, 1, 0, -1])
    #expect(stage.bytes.isBlank)
    #expect(recorder.names.first == "editingDidBegin")
    #expect(recorder.names.last == "editingDidEnd")
  }

  @Test("Only visible steps of thousands have views")
  func thousands() {
    let changes = [
      TileChange(
        coordinate: TileCoordinate(column: 0, row: 0), before: nil,
        after: TilePixels { _ = $0.initializeMemory(as: UInt8.self, repeating: 255) })
    ]
    let before = [
      TileChange(
        coordinate: TileCoordinate(column: 0, row: 0), before: changes[0].after, after: nil)
    ]
    for step in 0..<3_000 {
      stage.board.stack.push(name: "Pencil", changes: step.isMultiple(of: 2) ? changes : before)
    }
    stage.board.syncHistory(hasNewSteps: true)
    stage.host.layout()
    #expect(stage.board.stepCount == 3_000)
    #expect(list.rowViewCount < 20)
    #expect(rows.contains { $0.step == 2_999 })
    stage.board.move(to: 1_500)
    stage.host.layout()
    #expect(rows.contains { $0.step == 1_500 })
    #expect(list.rowViewCount < 30)
  }

  @Test("A screen reader adjusts the list step by step, and speaks the step")
  func adjustable() {
    draw(3)
    #expect(list.accessibilityLabel == "History")
    #expect(list.accessibilityTraits.contains(.adjustable))
    list.accessibilityDecrement()
    #expect(stage.board.stepIndex == 1)
    #expect(list.accessibilityValue == "pencil, 2 of 3")
    #expect(stage.announcements.announced == ["Undid pencil, 3 of 3"])
    list.accessibilityIncrement()
    list.accessibilityIncrement()
    #expect(stage.board.stepIndex == 2)
    #expect(stage.announcements.announced.count == 2)
  }

  @Test("Arrow keys, page keys, Home and End move through the steps")
  func keyboard() {
    draw(14)
    list.becomeFirstResponder()
    stage.host.press(.keyboardUpArrow)
    #expect(stage.board.stepIndex == 12)
    stage.host.press(.keyboardPageUp)
    #expect(stage.board.stepIndex == 2)
    stage.host.press(.keyboardHome)
    #expect(stage.board.stepIndex == -1)
    stage.host.press(.keyboardDownArrow)
    #expect(stage.board.stepIndex == 0)
    stage.host.press(.keyboardEnd)
    #expect(stage.board.stepIndex == 13)
    stage.host.press(.keyboardZ, characters: "z", modifiers: .command)
    #expect(stage.board.stepIndex == 12)
  }

  @Test("A disabled list shows and changes nothing")
  func disabled() throws {
    draw(2)
    list.isEnabled = false
    list.accessibilityDecrement()
    #expect(stage.board.stepIndex == 1)
  }

  @Test("Keys with modifiers and other keys are not handled by the list")
  func otherKeys() {
    draw(3)
    list.becomeFirstResponder()
    stage.host.press(.keyboardUpArrow, modifiers: .shift)
    stage.host.press(.keyboardUpArrow, modifiers: .command)
    stage.host.press(.keyboardA, characters: "a")
    #expect(stage.board.stepIndex == 2)
    list.isEnabled = false
    stage.host.press(.keyboardUpArrow)
    #expect(stage.board.stepIndex == 2)
    #expect(list.keyCommands == nil)
  }

  @Test("A step has a thumbnail of its change")
  func thumbnail() async throws {
    draw(1)
    let size = CGSize(width: 46, height: 36)
    let image = try #require(await stage.board.thumbnail(ofStep: 0, size: size))
    #expect(image.size == size)
    let picture = try #require(image.cgImage.flatMap { Bitmap($0) })
    #expect(picture.bytes.contains { $0 != 0 })
    #expect(await stage.board.thumbnail(ofStep: 5, size: size) == nil)
    let odd = CGSize(width: CGFloat.nan, height: -4)
    #expect(await stage.board.thumbnail(ofStep: 0, size: odd) != nil)
  }

  @Test("A row shows the background until its thumbnail is made, which then fades in")
  func rowThumbnails() async throws {
    draw(2)
    let row = try #require(rows.first { $0.step == 1 })
    #expect(row.thumbnailImage == nil)
    await list.waitForThumbnails()
    #expect(row.thumbnailImage?.size == HistoryRowView.thumbnailSize)
    #expect(row.thumbnailOpacity < 1)
    await stage.host.advance(by: 0.5)
    #expect(row.thumbnailOpacity == 1)
    #expect(rows.first { $0.step == -1 }?.thumbnailImage == nil)
    list.showsThumbnails = false
    #expect(row.thumbnailImage == nil)
  }

  @Test("Thumbnails of rows that have left the visible part are not made")
  func cancelledThumbnails() async throws {
    draw(40)
    stage.board.move(to: -1)
    stage.host.layout()
    await list.waitForThumbnails()
    let made = rows.filter { $0.thumbnailImage != nil }.map(\.step).sorted()
    #expect(made == Array(0..<made.count) && made.count < 20)
    stage.board.move(to: 39)
    stage.host.layout()
    #expect(rows.first { $0.step == 39 }?.thumbnailImage == nil)
    await list.waitForThumbnails()
    #expect(rows.first { $0.step == 39 }?.thumbnailImage != nil)
  }
}

extension HistoryRowView {
  private var picture: UIImageView? {
    subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first
  }

  fileprivate var thumbnailImage: UIImage? { picture?.image }

  /// The opacity of the thumbnail as it is drawn.
  fileprivate var thumbnailOpacity: Float {
    guard let layer = picture?.layer else { return 0 }
    return (layer.presentation() ?? layer).opacity
  }

  fileprivate var thumbnailBackground: UIColor? { picture?.superview?.backgroundColor }

  fileprivate var titles: [String] {
    subviews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }
}

extension DrawingHistoryControl {
  /// The middle of the knob, in points of the window.
  fileprivate var knobPosition: CGFloat {
    func search(_ view: UIView) -> HistoryScrubber? {
      (view as? HistoryScrubber) ?? view.subviews.lazy.compactMap { search($0) }.first
    }
    guard let scrubber = search(self), let knob = scrubber.subviews.last else { return 0 }
    return knob.convert(CGPoint(x: knob.bounds.midX, y: 0), to: nil).x
  }
}
