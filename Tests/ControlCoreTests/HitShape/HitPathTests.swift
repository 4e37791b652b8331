import ControlCore
import CoreGraphics
import Testing

/// U5: paths that take touches.
struct HitPathTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test("An even-odd hole is not hit, a winding one is")
  func hole() {
    let frame = CGMutablePath()
    frame.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 60, y: 70)
    let edge = CGPoint(x: 15, y: 25)
    #expect(!HitShape.path(HitPath(frame)).contains(middle, in: bounds))
    #expect(HitShape.path(HitPath(frame)).contains(edge, in: bounds))
    #expect(
      HitShape.path(HitPath(frame, usesEvenOddRule: false)).contains(middle, in: bounds))
  }

  @Test("A path in unit space is stretched over the bounds")
  func unitSpace() {
    let half = CGPath(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), transform: nil)
    let path = HitPath(half, space: .unit)
    #expect(HitShape.path(path).contains(CGPoint(x: 111, y: 60), in: bounds))
    #expect(!HitShape.path(path).contains(CGPoint(x: 109, y: 60), in: bounds))
    let box = HitShape.path(path).boundingRect(in: bounds)
    #expect(box == CGRect(x: 110, y: 20, width: 100, height: 100))
  }

  @Test("An empty path is never hit")
  func empty() {
    let shape = HitShape.path(HitPath(CGMutablePath()))
    #expect(!shape.contains(CGPoint(x: 10, y: 20), in: bounds))
    #expect(shape.boundingRect(in: bounds).isNull)
  }

  @Test("Later changes of a mutable path have no effect")
  func laterChangesOfAMutablePathHaveNoEffect() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let shape = HitPath(path)
    path.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(!HitShape.path(shape).contains(CGPoint(x: 65, y: 25), in: bounds))
  }

  @Test("Equal paths are equal") func equalPathsAreEqual() {
    let first = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let second = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let third = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 11), transform: nil)
    #expect(HitPath(first) == HitPath(second))
    #expect(HitPath(first) != HitPath(third))
    #expect(HitPath(first) != HitPath(first, space: .unit))
  }
}
