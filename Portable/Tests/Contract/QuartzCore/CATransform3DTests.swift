import QuartzCore
import Testing

/// Rules of Apple's documentation of `CATransform3D` and its functions.
struct CATransform3DTests {
  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    func numbers(_ t: CATransform3D) -> [CGFloat] {
      [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24]
        + [t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }
    return zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("The identity has ones on its diagonal") func theIdentityHasOnesOnItsDiagonal() {
    let identity = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(identity))
    #expect(identity.m11 == 1 && identity.m22 == 1 && identity.m33 == 1 && identity.m44 == 1)
    #expect(identity.m12 == 0 && identity.m41 == 0)
  }

  @Test("A translation is in the last row") func aTranslationIsInTheLastRow() {
    let transform = CATransform3DMakeTranslation(2, 3, 4)
    #expect(transform.m41 == 2 && transform.m42 == 3 && transform.m43 == 4)
  }

  @Test("Translating, scaling and rotating happen before the transform itself")
  func translatingScalingAndRotatingHappenBeforeTheTransformItself() {
    let double = CATransform3DMakeScale(2, 3, 4)
    #expect(
      isClose(
        CATransform3DTranslate(double, 1, 1, 1),
        CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), double)))
    let moved = CATransform3DMakeTranslation(5, 6, 7)
    #expect(CATransform3DScale(moved, 2, 2, 2).m41 == 5)
    #expect(
      isClose(
        CATransform3DRotate(moved, 0.4, 0, 0, 1),
        CATransform3DConcat(CATransform3DMakeRotation(0.4, 0, 0, 1), moved)))
  }

  @Test("Turning about z is the affine rotation") func turningAboutZIsTheAffineRotation() {
    let turned = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(CATransform3DIsAffine(turned))
    let affine = CATransform3DGetAffineTransform(turned)
    let expected = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(affine.a - expected.a) < 1e-9 && abs(affine.b - expected.b) < 1e-9)
    #expect(isClose(CATransform3DMakeAffineTransform(expected), turned))
  }

  @Test("Turning about another axis and perspective are not affine")
  func turningAboutAnotherAxisAndPerspectiveAreNotAffine() {
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 0, 1, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test("A transform and its inverse give the identity")
  func aTransformAndItsInverseGiveTheIdentity() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 1, 0)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isClose(product, CATransform3DIdentity))
  }
}
