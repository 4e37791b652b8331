import CoreGraphics
import Foundation
import Testing

struct CGAffineTransformTests {
  @Test("A new transform is all zero, not the identity") func aNewTransformIsAllZeroNotTheIdentity()
  {
    #expect(CGAffineTransform() != .identity)
    #expect(CGPoint(x: 3, y: 4).applying(CGAffineTransform()) == .zero)
  }

  @Test("Concatenating does the first transform first")
  func concatenatingDoesTheFirstTransformFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(move)) == CGPoint(x: 12, y: 2))
  }

  @Test("Translating, scaling and rotating happen before the transform itself")
  func translatingScalingAndRotatingHappenBeforeTheTransformItself() {
    let double = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      double.translatedBy(x: 1, y: 1) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
    let moved = CGAffineTransform(translationX: 5, y: 6)
    #expect(moved.scaledBy(x: 2, y: 2) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test("An inverse undoes, and a singular transform is its own inverse")
  func anInverseUndoesAndASingularTransformIsItsOwnInverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: 9)
    let point = CGPoint(x: 4, y: -5).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 4) < 1e-12 && abs(point.y + 5) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A transformed rectangle is the bounds of its corners")
  func aTransformedRectangleIsTheBoundsOfItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test("A size is mapped without translation") func aSizeIsMappedWithoutTranslation() {
    let size = CGSize(width: 2, height: 3).applying(
      CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 100, ty: 100))
    #expect(size == CGSize(width: 4, height: -3))
  }

  @Test("A transform and a vector are coded as rows of numbers")
  func aTransformAndAVectorAreCodedAsRowsOfNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = CGVector(dx: 7, dy: 8)
    let coded = try JSONEncoder().encode(vector)
    #expect(try JSONDecoder().decode(CGVector.self, from: coded) == vector)
  }
}
