import Testing
import UIKit

/// Apple's documentation of `NSValue` in UIKit and Core Animation: what a value is made from is what
/// it contains.
@MainActor struct NSValueTests {
  @Test("Geometry is unchanged in a value") func geometryIsUnchangedInAValue() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test("Insets are unchanged in a value") func insetsAreUnchangedInAValue() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let value = NSValue(directionalEdgeInsets: directional)
    #expect(value.directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test("Transforms are unchanged in a value") func transformsAreUnchangedInAValue() {
    let planar = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: planar).cgAffineTransformValue == planar)
    let transform = CATransform3DMakeRotation(1, 1, 2, 3)
    let value = NSValue(caTransform3D: transform)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
  }

  @Test("Values of equal geometry are equal") func valuesOfEqualGeometryAreEqual() {
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgPoint: CGPoint(x: 1, y: 0)))
  }
}
