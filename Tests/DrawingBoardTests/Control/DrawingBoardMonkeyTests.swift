import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// A monkey at the board: touches, texts, undos, jumps, resizes and cancels in any order, held against
/// a list of whole pictures.
@MainActor
struct DrawingBoardMonkeyTests {
  @Test("Random events leave the board consistent", arguments: [1, 2])
  func monkey(seed: Int) {
    check(Monkey(seed: UInt64(seed)), seed)
  }

  @Test("A board that grows and whose steps expire survives random events", arguments: [3, 4])
  func expiry(seed: Int) {
    let monkey = Monkey(seed: UInt64(seed)) {
      $0.sizePolicy = .extend
      $0.stepLimit = 2
    }
    check(monkey, seed, count: 1_000)
    #expect(monkey.expiredCount > 0, "\(monkey.committedCount) steps")
  }

  @Test(
    "Zooming at random changes no byte of the drawing", arguments: [7, 8, 9])
  func zooming(seed: Int) {
    let monkey = Monkey(seed: UInt64(seed)) {
      $0.isZoomEnabled = true
      $0.minimumPictureSize = seed == 9 ? CGSize(width: 200, height: 150) : .zero
      $0.sizePolicy = BoardSizePolicy.allCases[seed % 3]
    }
    check(monkey, seed, count: 1_000)
    #expect(monkey.zoomCount > 50)
    #expect(monkey.committedCount > 5)
  }

  private func check(_ monkey: Monkey, _ seed: Int, count: Int = 500) {
    for count in 0..<Torture.count(count, torture: 25_000) {
      let action = monkey.act()
      if let broken = monkey.broken {
        Issue.record("\(broken) after \(action), the \(count)th action of seed \(seed)")
        return
      }
    }
    monkey.finish()
    #expect(monkey.broken == nil)
    #expect(monkey.textCount > 0)
  }

  @Test(
    "A stored board after random events is the same when it is opened again",
    arguments: [
      5, 6,
    ])
  func stored(seed: Int) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let monkey = Monkey(seed: UInt64(seed)) {
      $0.boardFolder = folder
      $0.boardID = UUID()
      $0.historyLimits = HistoryLimits(residentRadius: 0, memoryByteLimit: 64 << 10, stepLimit: 40)
      $0.sizePolicy = seed == 5 ? .extend : .scale
    }
    await monkey.opened()
    for round in 0..<Torture.count(6, torture: 200) {
      for count in 0..<60 {
        await monkey.runTasks()
        let action = monkey.act()
        if let broken = monkey.broken {
          Issue.record("\(broken) after \(action), the \(count)th of round \(round), seed \(seed)")
          return
        }
      }
      try await monkey.reopen()
      #expect(monkey.broken == nil, "opened again in round \(round), seed \(seed)")
    }
  }
}

/// Zooming, erasers of strokes, images, replays and steps that expire, on a board that is stored.
extension DrawingBoardMonkeyTests {
  @Test(
    "Randomly cut strokes are redrawn to the same bytes, stored, expired and zoomed",
    arguments: [10, 11])
  func erasing(seed: Int) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let monkey = Monkey(seed: UInt64(seed), erases: true) {
      $0.boardFolder = folder
      $0.boardID = UUID()
      $0.isZoomEnabled = true
      $0.historyLimits = HistoryLimits(residentRadius: 0, memoryByteLimit: 64 << 10, stepLimit: 5)
    }
    await monkey.opened()
    for round in 0..<Torture.count(20, torture: 420) {
      for count in 0..<60 {
        await monkey.runTasks()
        let action = monkey.act()
        let broken = try monkey.broken ?? monkey.brokenElements()
        if let broken {
          Issue.record("\(broken) after \(action), the \(count)th of round \(round), seed \(seed)")
          return
        }
      }
      try await monkey.reopen()
      #expect(monkey.broken == nil, "opened again in round \(round), seed \(seed)")
    }
    #expect(monkey.cutCount > 0, "\(monkey.committedCount) steps")
    #expect(monkey.expiredCount > 0, "\(monkey.committedCount) steps")
    #expect(monkey.zoomCount > 0)
    #expect(monkey.imageCount > 0)
  }
}

/// The history as anybody would write it: every picture whole.
private struct WholePictures {
  var pictures: [PictureBytes] = []
  var index = -1

  /// The picture before the first step; `nil` for a blank one.
  var base: PictureBytes?

  mutating func push(_ picture: PictureBytes) {
    pictures = Array(pictures.prefix(index + 1)) + [picture]
    index = pictures.count - 1
  }

  mutating func replaceShown(_ picture: PictureBytes) {
    if pictures.indices.contains(index) { pictures[index] = picture }
  }

  mutating func expire(_ count: Int) {
    base = pictures[count - 1].isBlank ? nil : pictures[count - 1]
    pictures.removeFirst(count)
    index -= count
  }

  mutating func erase(keeping picture: PictureBytes) {
    self = WholePictures()
    base = picture.isBlank ? nil : picture
  }

  func isShown(_ picture: PictureBytes) -> Bool {
    // A blank board without steps takes any size.
    guard let expected = index < 0 ? base : pictures[index] else { return picture.isBlank }
    return expected.extended(to: picture.size) == picture
  }
}

extension PictureBytes {
  /// The picture with transparent pixels at its right and its bottom.
  fileprivate func extended(to newSize: PixelSize) -> PictureBytes {
    guard newSize != size, newSize.width >= size.width, newSize.height >= size.height else {
      return self
    }
    let (row, newRow) = (size.width * 4, newSize.width * 4)
    var result = [UInt8](repeating: 0, count: newRow * newSize.height)
    for y in 0..<size.height {
      result.replaceSubrange(y * newRow..<y * newRow + row, with: bytes[y * row..<(y + 1) * row])
    }
    return PictureBytes(size: newSize, bytes: result)
  }
}

@MainActor
private final class Monkey {
  private static let sizes: [CGSize] = [
    CGSize(width: 64, height: 48), CGSize(width: 48, height: 64), CGSize(width: 90, height: 40),
  ]

  private let host = TestHost(scale: 1)
  private let board = DrawingBoardControl(frame: CGRect(x: 40, y: 200, width: 64, height: 48))
  private var random: SeededGenerator
  private var model = WholePictures()
  private var fingers: Set<Int> = []
  private var open = 0
  private var complaint: String?
  private var estimates = 0
  private(set) var committedCount = 0
  private(set) var expiredCount = 0
  private(set) var textCount = 0
  private(set) var zoomCount = 0

  /// The number of steps that have cut strokes.
  private(set) var cutCount = 0

  /// The number of images that were placed.
  private(set) var imageCount = 0

  /// A checkerboard of opaque, translucent and transparent squares.
  private static let image = try? UIImage(
    cgImage: ImageProbe.make(width: 24, height: 18) { x, y in
      [0, 0xFFFF_0000, 0x8000_4080][(x / 4 + y / 3) % 3]
    })

  /// Whether the monkey has erasers of strokes, images, and replays.
  private let erases: Bool

  init(seed: UInt64, erases: Bool = false, configure: (DrawingBoardControl) -> Void = { _ in }) {
    random = SeededGenerator(seed: seed)
    self.erases = erases
    board.historyLimits.memoryByteLimit = 1 << 30
    board.announcesHistory = false
    // A pencil would keep fingers from drawing for the rest.
    board.drawingPolicy = .anyInput
    configure(board)
    host.add(board)
    board.eventHandler = { [weak self] in self?.heard($0) }
  }

  private func heard(_ event: DrawingBoardEvent) {
    switch event {
    case .strokeBegan: open += 1
    case .strokeEnded, .strokeCancelled: open -= 1
    case .committed(let step):
      committedCount += 1
      if step.storedName == "Text" { textCount += 1 }
      if board.stack.step(at: step.index)?.elements.cuts.isEmpty == false { cutCount += 1 }
      model.push(board.pictureBytes)
    case .corrected: model.replaceShown(board.pictureBytes)
    case .undid: model.index -= 1
    case .redid: model.index += 1
    case .jumped(let index): model.index = index
    case .historyErased: model.erase(keeping: board.pictureBytes)
    case .expired(let count):
      expiredCount += count
      model.expire(count)
    case .failed: complaint = "\(event)"
    case .viewportChanged(let scale, _):
      zoomCount += 1
      if !(0.03...32).contains(scale) { complaint = "Z1: scale \(scale)" }
    case .strokeMoved, .restored, .storageChanged, .playbackEnded: break
    }
    if !(0...1).contains(open) { complaint = "H6: \(open) strokes are open" }
  }

  /// What does not hold, in words.
  var broken: String? {
    if let complaint { return complaint }
    if board.stepCount != model.pictures.count { return "U3: \(board.stepCount) steps" }
    if board.stepIndex != model.index { return "U2: index \(board.stepIndex)" }
    if board.history.index != model.index { return "H3" }
    if !board.isViewportMoving, let broken = brokenViewport { return broken }
    if (open == 1) != board.isTracking || board.isDrawing != board.isTracking { return "H5" }
    guard !board.isTracking else { return nil }
    return model.isShown(board.pictureBytes) ? nil : model.index < 0 ? "U8" : "U7"
  }

  /// What differs when all tiles are drawn from the elements that are known.
  func brokenElements() throws -> String? {
    guard !board.isDrawing, !board.isEnteringText, let canvas = board.canvas,
      let redraw = ElementRedraw(of: board.stack, on: canvas)
    else { return nil }
    let grid = TileGrid(covering: canvas.size.bounds)
    for update in try redraw.draw(Set(grid))
    where !canvas.memory.isTile(at: update.coordinate, equalTo: update.pixels) {
      return "E1: tile \(update.coordinate)"
    }
    return nil
  }

  /// What a picture at rest does not keep.
  private var brokenViewport: String? {
    let (viewport, range) = (board.viewport, board.viewport.offsetRange)
    if !viewport.scaleRange.contains(viewport.zoomScale) { return "Z2: scale \(viewport)" }
    if !range.x.contains(viewport.contentOffset.x) { return "Z3: offset \(viewport)" }
    return range.y.contains(viewport.contentOffset.y) ? nil : "Z3: offset \(viewport)"
  }

  func finish() {
    for finger in fingers { host.touches.up(finger: finger) }
    fingers = []
    board.finishTextEntry()
  }

  func runTasks() async { await host.advance(by: 0) }

  func opened() async {
    await board.waitUntilOpened()
    host.layout()
  }

  /// Writes the drawing, and opens it again.
  func reopen() async throws {
    await runTasks()
    finish()
    try await board.flush()
    let id = board.boardID
    board.eventHandler = nil
    board.boardID = nil
    board.boardID = id
    await opened()
    board.eventHandler = { [weak self] in self?.heard($0) }
  }

  private func place() -> CGPoint {
    host.touches.point(
      CGPoint(
        x: CGFloat.random(in: -5...95, using: &random),
        y: CGFloat.random(in: -5...70, using: &random)),
      in: board)
  }

  /// Moves a pencil whose force comes late, or tells such forces, some of them twice or of nothing.
  private func estimate() -> String {
    if let finger = fingers.sorted().last, Bool.random(using: &random) {
      estimates += 1
      host.touches.send([
        TouchSample(
          finger: finger, phase: .moved, location: place(), force: 1, type: .pencil,
          estimate: estimates)
      ])
      return "estimate"
    }
    let oldest = max(estimates - 5, 0)
    host.touches.update(
      (oldest...estimates).map {
        TouchUpdate(
          estimate: $0, force: CGFloat.random(in: 0...4, using: &random),
          expected: Bool.random(using: &random) ? .force : [])
      })
    return "correction"
  }

  /// Opens a text field, types, or ends typing.
  private func enterText() -> String {
    guard board.isEnteringText else {
      board.strokeColor = .red
      board.beginTextEntry(
        at: CGPoint(x: CGFloat.random(in: 0...40, using: &random), y: 20))
      return "text"
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: host.press(.keyboardEscape)
    case 1: host.press(.keyboardReturnOrEnter)
    case 2: board.cancelTextEntry()
    default: host.host.type("ab")
    }
    return "typing"
  }

  /// Zooms by code, by wheel or with two fingers, or lets time pass.
  private func zoom() -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      board.setZoomScale(
        exp2(CGFloat.random(in: -5...5, using: &random)),
        animated: Bool.random(using: &random))
    case 1:
      board.setContentOffset(
        CGPoint(
          x: CGFloat.random(in: -50...400, using: &random),
          y: CGFloat.random(in: -50...400, using: &random)),
        animated: Bool.random(using: &random))
    case 2:
      board.zoom(
        to: CGRect(
          x: CGFloat.random(in: -9...60, using: &random),
          y: CGFloat.random(in: -9...60, using: &random),
          width: CGFloat.random(in: 0...90, using: &random), height: 20),
        animated: Bool.random(using: &random))
    case 3: board.zoomToFit(animated: Bool.random(using: &random))
    case 4:
      host.touches.scroll(
        by: CGVector(
          dx: CGFloat.random(in: -30...30, using: &random),
          dy: CGFloat.random(in: -30...30, using: &random)), at: place())
    case 5:
      guard fingers.isEmpty else { break }
      for finger in 0..<2 { host.touches.down(place(), finger: finger) }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        host.touches.move(to: place(), finger: Int.random(in: 0...1, using: &random))
      }
      for finger in 0..<2 { host.touches.up(finger: finger) }
    default: host.advance(by: TimeInterval.random(in: 0...0.6, using: &random))
    }
    return "zoom"
  }

  /// Returns an eraser of strokes, a fill or nothing.
  private func eraser() -> (any Brush)? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: EraserBrush(mode: .strokes)
    case 1: EraserBrush(mode: .parts)
    case 2: FillBrush()
    default: nil
    }
  }

  /// Draws a stroke from its beginning to its end.
  private func stroke() -> String {
    host.touches.down(place(), finger: 0)
    for _ in 0..<4 { host.touches.move(to: place(), finger: 0) }
    host.touches.up(finger: 0)
    return "stroke"
  }

  /// Does something and says what.
  func act() -> String {
    if erases, fingers.isEmpty, Int.random(in: 0..<3, using: &random) == 0 { return stroke() }
    switch Int.random(in: 0..<(board.isZoomEnabled ? 40 : 34), using: &random) {
    case 34...: return zoom()
    case 28...: return enterText()
    case 22..<28: return estimate()
    case 0..<4:
      let free = (0..<3).first { !fingers.contains($0) }
      guard let free else { return "nothing" }
      fingers.insert(free)
      host.touches.down(
        place(), finger: free,
        type: Int.random(in: 0..<6, using: &random) == 0 ? .pencil : .direct,
        majorRadius: Int.random(in: 0..<9, using: &random) == 0 ? 120 : nil)
      return "down"
    case 4..<11:
      guard let finger = fingers.sorted().last else { return "nothing" }
      host.touches.move(to: place(), finger: finger)
      return "move"
    case 11..<14:
      guard let finger = fingers.sorted().first else { return "nothing" }
      fingers.remove(finger)
      host.touches.up(finger: finger)
      return "up"
    case 14:
      guard let finger = fingers.sorted().first else { return "nothing" }
      fingers.remove(finger)
      host.touches.cancel(finger: finger)
      return "cancel"
    case 15:
      board.undo()
      return "undo"
    case 16:
      board.redo()
      return "redo"
    case 17:
      board.move(to: Int.random(in: -2...(model.pictures.count + 1), using: &random))
      return "jump"
    case 18:
      let size = Self.sizes.randomElement(using: &random) ?? .zero
      board.frame.size = size
      host.layout()
      return "resize"
    case 19:
      board.brush = Bool.random(using: &random) ? PencilBrush() : RectangleBrush()
      if Int.random(in: 0..<2, using: &random) == 0 { board.brush = PenBrush() }
      if Int.random(in: 0..<4, using: &random) == 0 { board.brush = EraserBrush() }
      if Int.random(in: 0..<6, using: &random) == 0 { board.brush = TextBrush(text: "") }
      if erases { board.brush = eraser() ?? board.brush }
      board.strokeWidth = CGFloat.random(in: 0...20, using: &random)
      return "brush"
    case 20:
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<10: board.clear()
      case 10: board.eraseHistory()
      case 11: board.clearSecurely()
      case 12..<25 where erases:
        guard let image = Self.image else { break }
        let placement = BoardImagePlacement.allCases.randomElement(using: &random) ?? .fit
        if board.importImage(image, placement: placement) { imageCount += 1 }
      default: break
      }
      return "clear"
    default:
      switch Int.random(in: 0..<5, using: &random) {
      case 4: board.drawingPolicy = Bool.random(using: &random) ? .default : .anyInput
      case 0: board.cancelStroke()
      case 1 where erases: board.play(duration: 1)
      case 1: board.finishStroke()
      case 2: board.isEnabled.toggle()
      default:
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      }
      return "interruption"
    }
  }
}
