import CoreGraphics
import Testing

@testable import DrawingBoard

struct BoardTilingTests {
  @Test("tiles cover the surface, each point once, from whole points on")
  func frames() {
    for size in [CGSize(width: 200, height: 160), CGSize(width: 834.5, height: 1100)] {
      let tiling = BoardTiling(size: size)
      let frames = (0..<tiling.count).map(tiling.frame(at:))
      #expect(frames.reduce(0) { $0 + $1.width * $1.height } == size.width * size.height)
      #expect(frames.reduce(.null) { $0.union($1) } == CGRect(origin: .zero, size: size))
      #expect(frames.allSatisfy { $0.minX == $0.minX.rounded() && $0.minY == $0.minY.rounded() })
    }
  }

  @Test("a rectangle touches exactly the tiles that it meets")
  func touching() {
    let tiling = BoardTiling(size: CGSize(width: 834.5, height: 1100))
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let rect = CGRect(
        x: .random(in: -100...900, using: &generator),
        y: .random(in: -100...1200, using: &generator),
        width: .random(in: 0.1...600, using: &generator),
        height: .random(in: 0.1...600, using: &generator))
      let expected = (0..<tiling.count).filter { index in
        let common = tiling.frame(at: index).intersection(rect)
        return !common.isNull && !common.isEmpty
      }
      #expect(tiling.indices(touching: rect) == expected, "\(rect)")
    }
    #expect(tiling.indices(touching: CGRect(x: 10, y: 10, width: 20, height: 20)) == [0])
    #expect(tiling.indices(touching: CGRect(x: 240, y: 10, width: 16, height: 9)) == [0])
    #expect(tiling.indices(touching: .infinite).count == tiling.count)
    #expect(tiling.indices(touching: .null).isEmpty)
  }

  @Test("a size that is none has no tiles")
  func badSize() {
    for side in [0, -5, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(BoardTiling(size: CGSize(width: side, height: 10)).count == 0)
      #expect(
        BoardTiling(size: CGSize(width: 10, height: side))
          .indices(touching: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    }
  }
}
