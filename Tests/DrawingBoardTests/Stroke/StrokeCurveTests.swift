import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct StrokeCurveTests {
  @Test(
    "Pieces join end to start, with their widths, and the tail leads to the finger",
    arguments: [
      StrokeSmoothing.none, .midpoint, .stabilizer(length: 4),
    ])
  func joined(smoothing: StrokeSmoothing) throws {
    var generator = SeededGenerator(seed: 12)
    var curve = StrokeCurve(smoothing: smoothing)
    #expect(curve.tail.isEmpty)
    var end: (CGPoint, CGFloat)?
    for _ in 0..<100 {
      let location = CGPoint(
        x: .random(in: 0...50, using: &generator), y: .random(in: 0...50, using: &generator))
      let width = CGFloat.random(in: 1...9, using: &generator)
      if let piece = curve.append(location, width: width) {
        if let end {
          #expect(piece.start == end.0)
          #expect(abs(piece.startWidth - end.1) < 1e-9)
        }
        end = (piece.end, piece.endWidth)
      }
      let tail = curve.tail
      #expect((tail.last?.end ?? end?.0) == location)
      if let first = tail.first { #expect(first.start == end?.0) }
      for (one, next) in zip(tail, tail.dropFirst()) { #expect(one.end == next.start) }
    }
  }

  @Test("All coalesced locations are used, not one for each event")
  func coalesced() throws {
    let corner: [(CGFloat, CGFloat)] = [(20, 20), (60, 20), (100, 20), (100, 60), (100, 100)]
    let all = try BoardFixture()
    let session = all.session(PencilBrush())
    session.begin(at: StrokeSample(20, 20))
    session.move(to: corner.dropFirst().map { StrokeSample($0.0, $0.1) })
    session.end()
    // The corner is rounded off by less than it would be cut with one place for each event.
    #expect(all.alpha(90, 25) == 255 || all.alpha(95, 26) == 255)
    #expect(all.alpha(70, 50) == 0)
    let one = try BoardFixture()
    one.draw(PencilBrush(), [(20, 20), (100, 100)])
    #expect(one.alpha(60, 60) == 255)
  }

  @Test("A stabilizer without a length is the plain curve")
  func badLength() throws {
    let points: [(CGFloat, CGFloat)] = [(20, 20), (90, 40), (50, 100), (160, 120)]
    let plain = try BoardFixture()
    plain.draw(PencilBrush(), points)
    for length in [0, -4, .nan, .infinity] as [CGFloat] {
      let board = try BoardFixture()
      board.draw(PencilBrush(), points, smoothing: .stabilizer(length: length))
      #expect(board.pixels == plain.pixels)
    }
  }

  @Test("A stabilized line ends where the finger lifted")
  func catchesUp() throws {
    let board = try BoardFixture()
    board.draw(
      PencilBrush(), [(20, 75), (100, 75), (180, 75)], smoothing: .stabilizer(length: 30))
    #expect(board.alpha(178, 75) == 255)
  }

  @Test("A curve is cut into pieces less than a tenth of a pixel off")
  func flattening() {
    let piece = StrokeCurve.Piece(
      MidpointCurve.samplePiece, startWidth: 2, endWidth: 6)
    var segments: [StrokeSegment] = []
    piece.forEachSegment(scale: 3, nib: .round) { segments.append($0) }
    #expect(segments.first?.start.center == CGPoint(x: 0, y: 0))
    #expect(segments.last?.end.center == CGPoint(x: 300, y: 0))
    #expect(segments.last?.end.radius == 9)
    for (index, segment) in segments.enumerated() {
      // In the middle of each even part a straight segment is farthest from the curve.
      let share = (CGFloat(index) + 0.5) / CGFloat(segments.count)
      let curve = CGPoint(x: 300 * share, y: 2 * 300 * share * (1 - share))
      let middle = CGPoint(
        x: (segment.start.center.x + segment.end.center.x) / 2,
        y: (segment.start.center.y + segment.end.center.y) / 2)
      #expect(curve.distance(to: middle) < 0.1)
    }
  }
}

extension MidpointCurve {
  /// From 0, 0 by 50, 100 to 100, 0.
  fileprivate static var samplePiece: Piece {
    var curve = MidpointCurve()
    _ = curve.append(CGPoint(x: -50, y: -100))
    _ = curve.append(CGPoint(x: 50, y: 100))
    return curve.append(CGPoint(x: 150, y: -100))
      ?? Piece.init(start: .zero, control: .zero, end: .zero)
  }
}

struct MidpointCurveTests {
  @Test("A single point is a dot") func aSinglePointIsADot() {
    var curve = MidpointCurve()
    #expect(curve.append(CGPoint(x: 3, y: 4)) == nil)
    #expect(curve.tail?.start == CGPoint(x: 3, y: 4))
    #expect(curve.tail?.end == CGPoint(x: 3, y: 4))
  }

  @Test("Pieces meet at the midpoints") func piecesMeetInTheMiddles() {
    var curve = MidpointCurve()
    let points = [(0, 0), (10, 0), (10, 10), (30, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    let pieces = points.compactMap { curve.append($0) }
    #expect(pieces.map(\.end) == [(5, 0), (10, 5), (20, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(pieces.map(\.control) == Array(points.dropLast()))
    for (earlier, later) in zip(pieces, pieces.dropFirst()) { #expect(earlier.end == later.start) }
    #expect(curve.tail?.end == points.last)
  }

  @Test("Duplicate and nonfinite points are ignored") func pointsThatSayNothingAreIgnored() {
    var curve = MidpointCurve()
    _ = curve.append(CGPoint(x: 1, y: 1))
    #expect(curve.append(CGPoint(x: 1, y: 1)) == nil)
    #expect(curve.append(CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(curve.append(CGPoint(x: 0, y: CGFloat.infinity)) == nil)
    #expect(curve.tail?.end == CGPoint(x: 1, y: 1))
  }
}

struct PulledStringTests {
  @Test("The pen stays while the string is slack, and follows at its length")
  func follows() {
    var string = PulledString(length: 10)
    #expect(string.pull(to: CGPoint(x: 5, y: 5)) == CGPoint(x: 5, y: 5))
    #expect(string.pull(to: CGPoint(x: 14, y: 5)) == nil)
    #expect(string.pull(to: CGPoint(x: 5, y: 14.9)) == nil)
    #expect(string.pull(to: CGPoint(x: 35, y: 5)) == CGPoint(x: 25, y: 5))
    #expect(string.pen == CGPoint(x: 25, y: 5))
  }

  @Test("Trembling shorter than the string is not drawn")
  func trembling() {
    var string = PulledString(length: 6)
    _ = string.pull(to: .zero)
    var heights: [CGFloat] = []
    for index in 1...200 {
      let finger = CGPoint(x: CGFloat(index), y: index.isMultiple(of: 2) ? 2 : -2)
      if let pen = string.pull(to: finger) { heights.append(pen.y) }
    }
    #expect(heights.suffix(100).allSatisfy { abs($0) < 0.8 })
  }
}
