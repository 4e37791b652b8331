import Testing
import UIKit

/// Rectangles converted between views that are turned.
@MainActor struct ViewConversionContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let first = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let second = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
  private let diagonal = 100 * CGFloat(2).squareRoot()

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  private func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
    abs(rect.minX - other.minX) < 0.01 && abs(rect.minY - other.minY) < 0.01
      && abs(rect.width - other.width) < 0.01 && abs(rect.height - other.height) < 0.01
  }

  /// Core Animation converts by way of the common root and keeps upright boxes there, so that two
  /// equal turns do not cancel out. Apple's documentation does not say it.
  @Test("Two turns grow the box twice") func twoTurnsGrowTheBoxTwice() {
    first.transform = CGAffineTransform(rotationAngle: .pi / 4)
    second.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let rect = first.convert(first.bounds, to: second)
    #expect(abs(rect.width - 200) < 0.01)
    #expect(abs(rect.height - 200) < 0.01)
  }

  @Test("One turn grows the box once") func oneTurnGrowsTheBoxOnce() {
    first.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let half = diagonal / 2
    let inRoot = CGRect(x: 150 - half, y: 150 - half, width: diagonal, height: diagonal)
    #expect(isNear(first.convert(first.bounds, to: root), inRoot))
    #expect(isNear(first.convert(first.bounds, to: second), inRoot.offsetBy(dx: -200, dy: -200)))
  }

  @Test("A turned ancestor grows the box only once") func belowOneTurnedAncestorNothingGrows() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    first.addSubview(child)
    first.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(isNear(child.convert(child.bounds, to: first), child.frame))
  }

  @Test("Points convert exactly") func pointsConvertExactly() {
    first.transform = CGAffineTransform(rotationAngle: .pi / 4)
    second.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let there = first.convert(CGPoint(x: 7, y: 9), to: second)
    let back = second.convert(there, to: first)
    #expect(abs(back.x - 7) < 0.001 && abs(back.y - 9) < 0.001)
  }
}
