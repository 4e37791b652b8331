import Testing
import UIKit

struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func fill(_ path: UIBezierPath) throws -> PictureProbe {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      PictureProbe(
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in
          path.fill()
        }))
  }

  @Test("Shapes fill their rectangle") func shapesFillTheirRectangle() {
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 10).bounds == rect)
  }

  @Test("A new path is empty") func aNewPathIsEmpty() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
  }

  @Test("Only the chosen corners are rounded") func onlyTheChosenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
  }

  @Test("A radius that is too large makes a capsule") func aRadiusThatIsTooLargeMakesACapsule() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(path.bounds == rect)
    #expect(path.contains(CGPoint(x: 1, y: 30)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("A clockwise arc goes down from the right") func aClockwiseArcGoesDownFromTheRight() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 0.001 && abs(path.currentPoint.y - 10) < 0.001)
    #expect(path.bounds.minY > -0.001 && path.bounds.minX > -0.001)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.bounds.minX < -9.9)
  }

  @Test("The fill rule decides about holes") func theFillRuleDecidesAboutHoles() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)))
    #expect(path.contains(CGPoint(x: 50, y: 30)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 30)))
  }

  @Test("Transforming moves the points") func transformingMovesThePoints() {
    let path = UIBezierPath(rect: rect)
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds.origin == CGPoint(x: 5, y: 7))
  }

  @Test("A stroke has the width and leaves the context's own alone")
  func aStrokeHasTheWidthAndLeavesTheContextsOwnAlone() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    path.lineWidth = 6
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
      .image { context in
        path.stroke()
        context.cgContext.strokeLineSegments(
          between: [CGPoint(x: 10, y: 20.5), CGPoint(x: 90, y: 20.5)])
      }
    let picture = try #require(PictureProbe(image))
    #expect(picture[50, 47].alpha == 255 && picture[50, 52].alpha == 255)
    #expect(picture[50, 45].alpha == 0)
    #expect(picture[50, 20].alpha == 255 && picture[50, 22].alpha == 0)
  }

  @Test("Clipping limits what follows") func clippingLimitsWhatFollows() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { context in
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    let picture = try #require(PictureProbe(image))
    #expect(picture[5, 5].alpha == 255)
    #expect(picture[15, 5].alpha == 0)
  }

  @Test("A copy is equal and independent") func aCopyIsEqualAndIndependent() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.addLine(to: CGPoint(x: 500, y: 500))
    #expect(copy != path)
    #expect(path.bounds == rect)
  }

  @Test("An archive brings a path back") func anArchiveBringsAPathBack() throws {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    #expect(copy == path)
  }
}
