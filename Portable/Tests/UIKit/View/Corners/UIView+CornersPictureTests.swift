import TestSupport
import Testing

@MainActor struct UIViewCornersPictureTests {
  private let test = TestHost(size: CGSize(width: 200, height: 200), scale: 1)

  private func add(_ configuration: UICornerConfiguration) -> UIView {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.backgroundColor = .black
    view.cornerConfiguration = configuration
    return test.add(view)
  }

  private func isCut(_ x: CGFloat, _ y: CGFloat) -> Bool {
    test.color(at: CGPoint(x: x, y: y))?.red == 255
  }

  @Test("Each corner is drawn with its own radius") func eachCornerIsDrawnWithItsOwnRadius() {
    _ = add(
      .corners(topLeftRadius: 40, topRightRadius: 10, bottomLeftRadius: nil, bottomRightRadius: 20))
    #expect(isCut(58, 58))
    #expect(!isCut(142, 57))
    #expect(isCut(149, 50))
    #expect(!isCut(50, 149))
    #expect(isCut(147, 147))
    #expect(!isCut(141, 141))
  }

  @Test("Mirrored views mirror their corners") func mirroredViewsMirrorTheirCorners() {
    let view = add(
      .corners(topLeftRadius: 40, topRightRadius: nil, bottomLeftRadius: 40, bottomRightRadius: nil)
    )
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    test.layout()
    #expect(!isCut(52, 52))
    #expect(isCut(147, 52))
    #expect(isCut(147, 147))
  }

  @Test("Clipped content takes the shape") func clippedContentTakesTheShape() {
    let view = add(
      .corners(topLeftRadius: 40, topRightRadius: 40, bottomLeftRadius: nil, bottomRightRadius: nil)
    )
    view.clipsToBounds = true
    let content = UIView(frame: view.bounds)
    content.backgroundColor = .black
    view.addSubview(content)
    #expect(isCut(52, 52))
    #expect(!isCut(52, 148))
  }

  @Test("A border follows the shape") func aBorderFollowsTheShape() {
    let view = add(
      .corners(topLeftRadius: 40, topRightRadius: 40, bottomLeftRadius: nil, bottomRightRadius: nil)
    )
    view.backgroundColor = .clear
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.black.cgColor
    #expect(isCut(52, 52))
    #expect(!isCut(63, 63))
    #expect(!isCut(51, 148))
    #expect(isCut(100, 100))
  }
}
