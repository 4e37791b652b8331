import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// A monkey at the board: touches, undos, jumps, resizes and cancels in any order, held against a list
/// of whole pictures.
@MainActor
struct DrawingBoardMonkeyTests {
  @Test("U1 to U16, T1 to T6, H1 to H6: a board in the hands of a monkey", arguments: [1, 2])
  func monkey(seed: Int) {
    let monkey = Monkey(seed: UInt64(seed))
    for count in 0..<Torture.count(500, torture: 25_000) {
      let action = monkey.act()
      if let broken = monkey.broken {
        Issue.record("\(broken) after \(action), the \(count)th action of seed \(seed)")
        return
      }
    }
    monkey.finish()
    #expect(monkey.broken == nil)
  }
}

/// The history as anybody would write it: every picture whole.
private struct WholePictures {
  var pictures: [PictureBytes] = []
  var index = -1

  mutating func push(_ picture: PictureBytes) {
    pictures = Array(pictures.prefix(index + 1)) + [picture]
    index = pictures.count - 1
  }

  mutating func replaceShown(_ picture: PictureBytes) {
    if pictures.indices.contains(index) { pictures[index] = picture }
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

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    board.historyLimits.memoryByteLimit = 1 << 30
    board.announcesHistory = false
    // A pencil would keep fingers from drawing for the rest.
    board.drawingPolicy = .anyInput
    host.add(board)
    board.eventHandler = { [weak self] in self?.heard($0) }
  }

  private func heard(_ event: DrawingBoardEvent) {
    switch event {
    case .strokeBegan: open += 1
    case .strokeEnded, .strokeCancelled: open -= 1
    case .committed:
      model.push(board.pictureBytes)
    case .corrected: model.replaceShown(board.pictureBytes)
    case .undid: model.index -= 1
    case .redid: model.index += 1
    case .jumped(let index): model.index = index
    case .historyErased:
      complaint = "nobody erased the history"
    case .failed, .expired: complaint = "\(event)"
    case .strokeMoved, .restored, .storageChanged: break
    }
    if !(0...1).contains(open) { complaint = "H6: \(open) strokes are open" }
  }

  /// What does not hold, in words.
  var broken: String? {
    if let complaint { return complaint }
    if board.stepCount != model.pictures.count { return "U3: \(board.stepCount) steps" }
    if board.stepIndex != model.index { return "U2: index \(board.stepIndex)" }
    if board.history.index != model.index { return "H3" }
    if (open == 1) != board.isTracking { return "H5" }
    guard !board.isTracking else { return nil }
    let shown = board.pictureBytes
    if model.index >= 0 { return shown == model.pictures[model.index] ? nil : "U7" }
    return shown.isBlank ? nil : "U8"
  }

  func finish() {
    for finger in fingers { host.touches.up(finger: finger) }
    fingers = []
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

  /// Does something and says what.
  func act() -> String {
    switch Int.random(in: 0..<26, using: &random) {
    case 22...: return estimate()
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
      board.sizePolicy = .scale
      board.frame.size = size
      host.layout()
      return "resize"
    case 19:
      board.brush = Bool.random(using: &random) ? PencilBrush() : RectangleBrush()
      if Int.random(in: 0..<2, using: &random) == 0 { board.brush = PenBrush() }
      if Int.random(in: 0..<4, using: &random) == 0 { board.brush = EraserBrush() }
      board.strokeWidth = CGFloat.random(in: 0...20, using: &random)
      return "brush"
    case 20:
      if Int.random(in: 0..<4, using: &random) == 0 { board.clear() }
      return "clear"
    default:
      switch Int.random(in: 0..<5, using: &random) {
      case 4: board.drawingPolicy = Bool.random(using: &random) ? .default : .anyInput
      case 0: board.cancelStroke()
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
