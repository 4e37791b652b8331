import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Path data of SVG")
struct SVGPathDataTests {
  private static func text(_ build: (inout VectorPath) -> Void) -> String {
    var path = VectorPath()
    build(&path)
    return SVGPathData(path).text
  }

  @Test("Numbers are relative, in units of 1/64 point, and letters are not repeated")
  func lines() {
    let text = Self.text {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.line(to: CGPoint(x: 2, y: 1))
      $0.line(to: CGPoint(x: 2, y: 2.5))
      $0.close()
    }
    #expect(text == "m64 128 64-64 0 96z")
  }

  @Test("Each part of a path begins where the previous one was closed")
  func disks() {
    let text = Self.text {
      $0.disk(at: CGPoint(x: 2, y: 2), radius: 1)
      $0.disk(at: CGPoint(x: 5, y: 2), radius: 1)
    }
    #expect(
      text == "m64 128a1 1 0 1 1 128 0 1 1 0 1 1-128 0zm192 0a1 1 0 1 1 128 0 1 1 0 1 1-128 0z")
  }

  @Test("No control point and no end of a long freehand line is farther than 3/32 point away")
  func precision() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(20, torture: 2000) {
      let samples = RandomStroke.samples(
        300, in: CGSize(width: 900, height: 900), using: &random)
      let stroke = StrokeElement(
        brush: EraserBrush(), style: StrokeStyle(), smoothing: .midpoint,
        samples: samples.compactMap { $0.storable(since: 0) })
      let marks = try #require(stroke.marks(scale: 2))
      guard case .path(let outline) = marks[0] else { throw FixtureError.noCanvas }
      let wanted = outline.path.elements.map { element -> [CGPoint] in
        switch element {
        case .quad(let control, let end): [control, end]
        case .move(let point), .line(let point): [point]
        default: []
        }
      }
      let read = Self.points(of: SVGPathData(outline.path).text)
      #expect(read.map(\.count) == wanted.map(\.count))
      for (a, b) in zip(read.joined(), wanted.joined()) { #expect(a.distance(to: b) <= 3.0 / 32) }
    }
  }

  /// Reads a path of lines and quadratic curves, as a program that shows it does.
  private static func points(of text: String) -> [[CGPoint]] {
    var (result, current): ([[CGPoint]], CGPoint) = ([], .zero)
    var control: CGPoint?
    func add(_ letter: Character, _ numbers: [CGFloat]) {
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0] / 64, y: numbers[$0 + 1] / 64)
      }
      var index = 0
      while index < points.count {
        let origin = current
        func point() -> CGPoint {
          defer { index += 1 }
          return CGPoint(x: origin.x + points[index].x, y: origin.y + points[index].y)
        }
        switch letter {
        case "t", "q":
          let bend =
            letter == "q"
            ? point()
            : control.map { CGPoint(x: 2 * origin.x - $0.x, y: 2 * origin.y - $0.y) } ?? origin
          current = point()
          result.append([bend, current])
          control = bend
        default:
          current = point()
          result.append([current])
          control = nil
        }
      }
    }
    var (letter, numbers, word): (Character, [CGFloat], String) = ("m", [], "")
    func endWord() {
      Int(word).map { numbers.append(CGFloat($0)) }
      word = ""
    }
    for character in text {
      if !character.isNumber { endWord() }
      if character.isLetter {
        add(letter, numbers)
        (letter, numbers) = (character, [])
      } else if character != " " {
        word.append(character)
      }
    }
    endWord()
    add(letter, numbers)
    return result
  }

  @Test("A stroke of 60 samples takes less than 1 KB on average over the brushes")
  func size() async throws {
    var sizes: [Int] = []
    await expectEach(
      [PencilBrush(), PenBrush(), MarkerBrush(), HighlighterBrush(), EraserBrush()] as [any Brush],
      named: \.name
    ) { brush in
      let fixture = try VectorFixture(900, 700)
      // An eraser has an effect on a picture only.
      fixture.draw(
        RectangleBrush(isFilled: true), [(0, 0), (900, 700)], opacity: 0.5, color: .opaqueRed)
      let empty = try await fixture.svg().utf8.count
      var random = SeededGenerator(seed: 6)
      for _ in 0..<20 {
        let samples = RandomStroke.samples(
          60, in: CGSize(width: 900, height: 700), hasAngles: false, using: &random)
        fixture.draw(brush, samples)
      }
      let size = (try await fixture.svg().utf8.count - empty) / 20
      print("\(brush.name): \(size) bytes of SVG for a stroke of 60 samples")
      #expect(size <= 1200, "\(brush.name)")
      sizes.append(size)
    }
    #expect(sizes.reduce(0, +) / sizes.count <= 1024)
  }
}
