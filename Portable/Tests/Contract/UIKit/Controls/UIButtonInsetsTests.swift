import Testing
import UIKit

/// Where the insets of a button without a configuration put its title and its image.
///
/// "Use this property to resize and reposition the effective drawing rectangle" (Apple's documentation
/// of titleEdgeInsets and imageEdgeInsets). Developers who measured it on iOS report that a centered
/// title or image moves by half of the difference of its insets, and keeps its size while the rectangle
/// has room for it ("UIButton setImageEdgeInsets、setTitleEdgeInsets、setContentEdgeInsets",
/// e-com-net.com, with the frames of a button of 335 points; "iOS中UIButton的titleEdgeInsets和imageEdgeInsets",
/// cnblogs.com/premier/p/4986872.html).
@MainActor struct UIButtonInsetsTests {
  private let button = UIButton(type: .custom)

  init() {
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
  }

  private func show(image: CGFloat? = nil, title: String? = nil) {
    button.setTitle(title, for: .normal)
    button.setImage(
      image.map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      }, for: .normal)
  }

  private func frames() throws -> (image: CGRect, title: CGRect) {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
  }

  /// The measured table: 151.5, 156.5, 101.5 and 106.5 for an image of 32 points.
  @Test(
    "An image moves by half of the difference",
    arguments: [(0, 0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)])
  func anImageMovesByHalfOfTheDifference(_ left: CGFloat, _ right: CGFloat, _ x: CGFloat) throws {
    show(image: 32)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    #expect(try abs(frames().image.minX - x) <= 0.25)
    #expect(try frames().image.size == CGSize(width: 32, height: 32))
  }

  /// The measured table: an inset of 50 at the left moves the image by 25 and leaves the title alone;
  /// one of 100 at the right moves the title by -50 and leaves the image alone.
  @Test("Image and title move on their own") func imageAndTitleMoveOnTheirOwn() throws {
    show(image: 32, title: "Title")
    let plain = try frames()
    #expect(abs(plain.title.minX - plain.image.maxX) <= 0.5)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let moved = try frames()
    #expect(moved.title == plain.title)
    #expect(abs(moved.image.minX - plain.image.minX - 25) <= 0.5)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100)
    let both = try frames()
    #expect(both.image == moved.image)
    #expect(both.title.size == plain.title.size)
    #expect(abs(both.title.minX - plain.title.minX + 50) <= 0.5)
  }

  @Test("A title moves vertically by half of the difference")
  func aTitleMovesVerticallyByHalfOfTheDifference() throws {
    show(title: "Title")
    let plain = try frames().title
    button.titleEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    let moved = try frames().title
    #expect(abs(moved.minY - plain.minY - 4) <= 0.5)
    #expect(moved.size == plain.size)
  }

  /// At the left edge the whole inset counts, because nothing is centered.
  @Test("A title at the left moves by its inset") func aTitleAtTheLeftMovesByItsInset() throws {
    show(title: "Title")
    button.contentHorizontalAlignment = .left
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    #expect(try frames().title.minX == 12)
  }

  /// "Thus, positive inset values may actually clip the title text" (titleEdgeInsets).
  @Test("Insets that leave no room cut the title") func insetsThatLeaveNoRoomCutTheTitle() throws {
    show(title: "Title")
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 160, bottom: 0, right: 160)
    #expect(try frames().title.width == 15)
  }

  /// "A positive value shrinks, or insets, that edge" (imageEdgeInsets).
  @Test("Insets that leave no room shrink the image") func insetsThatLeaveNoRoomShrinkTheImage()
    throws
  {
    show(image: 40)
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 150, bottom: 10, right: 150)
    #expect(try frames().image == CGRect(x: 150, y: 10, width: 35, height: 20))
  }

  /// The place of the image and the title in the rectangles that a subclass may ask for ("The
  /// rectangle in which the receiver draws its title", titleRect(forContentRect:)).
  @Test("The rectangles are those that are drawn") func theRectanglesAreThoseThatAreDrawn() throws {
    show(image: 20, title: "Title")
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
    let frames = try frames()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.titleRect(forContentRect: content) == frames.title)
    #expect(button.imageRect(forContentRect: content) == frames.image)
  }

  /// flowkey's UIKit-cross-platform, which runs its tests against Apple's UIKit too:
  /// ButtonContentAlignmentTests.testDefaultContentAlignmentWithOnlyLabel wants the middle to within
  /// half a point, and the measured table above has it at half points.
  @Test("A title is centered to the pixel") func aTitleIsCenteredToThePixel() throws {
    show(title: "Short")
    for height in stride(from: CGFloat(30), through: 34, by: 0.5) {
      button.frame.size.height = height
      let title = try frames().title
      let pixel = 1 / max(button.traitCollection.displayScale, 1)
      #expect(abs(title.midY - height / 2) <= pixel / 2 + 0.001)
      #expect(abs(title.midX - 167.5) <= pixel / 2 + 0.001)
    }
  }
}
