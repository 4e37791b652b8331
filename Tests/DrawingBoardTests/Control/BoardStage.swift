import ControlCore
import TestSupport

@testable import DrawingBoard

/// A board of 200 by 160 points in a window, 2 pixels to a point unless stated, a finger, and every
/// event of the board.
@MainActor
final class BoardStage {
  let host: TestHost
  let board: DrawingBoardControl
  let announcements = RecordingAnnouncementSink()
  private(set) var log: [DrawingBoardEvent] = []

  init(
    frame: CGRect = CGRect(x: 40, y: 200, width: 200, height: 160), scale: CGFloat = 2,
    configure: (DrawingBoardControl) -> Void = { _ in }
  ) {
    host = TestHost(scale: scale)
    board = DrawingBoardControl(frame: frame)
    board.announcementSink = announcements
    configure(board)
    host.add(board)
    board.eventHandler = { [weak self] in self?.log.append($0) }
  }

  /// The events without their details, in short words; changes of the storage state are left out.
  var words: [String] { log.map(\.word).filter { $0 != "storage" } }

  /// Waits until the board shows its drawing.
  func opened() async {
    await board.waitUntilOpened()
    host.layout()
  }

  func clearLog() {
    log = []
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, type: UITouch.TouchType = .direct) {
    host.touches.down(point(x, y), finger: finger, type: type)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touches.move(to: point(x, y), finger: finger)
  }

  func up(finger: Int = 0) {
    host.touches.up(finger: finger)
  }

  /// A stroke along the given places.
  func stroke(_ places: (CGFloat, CGFloat)...) {
    guard let first = places.first else { return }
    down(first.0, first.1)
    for place in places.dropFirst() { move(place.0, place.1) }
    up()
  }

  /// Runs the tasks and blocks that wait for the main queue, and a frame; no time passes.
  func runTasks() async {
    await host.advance(by: 0)
  }

  /// A stroke along the given places; tasks run before each of its touches.
  func strokeWithTasks(_ places: (CGFloat, CGFloat)...) async {
    guard let first = places.first else { return }
    await runTasks()
    down(first.0, first.1)
    for place in places.dropFirst() {
      await runTasks()
      move(place.0, place.1)
    }
    await runTasks()
    up()
  }

  /// Fingers come down beside one another and leave at once.
  func tap(fingers: Int) {
    for finger in 0..<fingers { down(60 + CGFloat(finger) * 30, 60, finger: finger) }
    for finger in 0..<fingers { up(finger: finger) }
  }

  /// A place of the board, in the window's coordinates.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    host.touches.point(CGPoint(x: x, y: y), in: board)
  }

  /// Every byte of the picture, row by row.
  var bytes: PictureBytes { board.pictureBytes }

  /// The color of the picture at a place, blue lowest; 0 where nothing is.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    board.canvas?.pixel(x: Int(x * 2), y: Int(y * 2)) ?? 0
  }
}

/// Every byte of a picture; a failed expectation prints a line of it, not a million numbers.
struct PictureBytes: Equatable, CustomStringConvertible {
  let size: PixelSize
  let bytes: [UInt8]

  var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

  /// Compares the memory: a loop over bytes takes long in a build for debugging.
  static func == (first: PictureBytes, second: PictureBytes) -> Bool {
    first.size == second.size && first.bytes.count == second.bytes.count
      && first.bytes.withUnsafeBytes { one in
        second.bytes.withUnsafeBytes { two in
          guard let one = one.baseAddress, let two = two.baseAddress else { return true }
          return memcmp(one, two, first.bytes.count) == 0
        }
      }
  }

  var description: String {
    "\(size.width)×\(size.height), \(bytes.count { $0 != 0 }) bytes of ink, hash \(bytes.hashValue)"
  }
}

extension DrawingBoardControl {
  /// Every byte of the picture, row by row.
  var pictureBytes: PictureBytes {
    guard let canvas else { return PictureBytes(size: .zero, bytes: []) }
    let width = canvas.size.width * Tile.bytesPerPixel
    let bytes = [UInt8](unsafeUninitializedCapacity: width * canvas.size.height) { buffer, count in
      for y in 0..<canvas.size.height {
        let row = UnsafeRawBufferPointer(start: canvas.memory.address(x: 0, y: y), count: width)
        UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[(y * width)...]
        )
        .copyMemory(from: row)
      }
      count = width * canvas.size.height
    }
    return PictureBytes(size: canvas.size, bytes: bytes)
  }
}

extension DrawingBoardControl {
  /// Waits until no drawing is being read.
  func waitUntilOpened() async {
    while let opening = storage.opening {
      _ = try? await opening.task.value
      if storage.opening?.task == opening.task { break }
    }
    _ = try? await storage.attempt?.value
  }
}

extension DrawingBoardEvent {
  /// What happened, without details.
  var word: String {
    switch self {
    case .strokeBegan: "began"
    case .strokeMoved: "moved"
    case .strokeEnded: "ended"
    case .strokeCancelled: "cancelled"
    case .committed: "committed"
    case .corrected: "corrected"
    case .undid: "undid"
    case .redid: "redid"
    case .jumped: "jumped"
    case .expired: "expired"
    case .historyErased: "erased"
    case .restored: "restored"
    case .storageChanged: "storage"
    case .viewportChanged: "viewport"
    case .playbackEnded: "playback"
    case .failed: "failed"
    }
  }
}
