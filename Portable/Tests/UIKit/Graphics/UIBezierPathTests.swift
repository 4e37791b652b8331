import TestSupport
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

  @Test("A line without a current point is refused") func aLineWithoutACurrentPointIsRefused() {
    let path = UIBezierPath()
    expectReport(containing: "no current point") { path.addLine(to: CGPoint(x: 10, y: 10)) }
    #expect(path.isEmpty)
  }
}
