import Testing
import UIKit

/// Sizes and frames that UIKit gives by itself.
@MainActor struct LayoutContractTests {
  /// UIStackView "uses Auto Layout to position and size its arranged views" (Apple's documentation)
  /// and turns the translation of autoresizing masks off for them, so that a frame does not count.
  @Test("An arranged view without intrinsic size gets none")
  func anArrangedViewWithoutIntrinsicSizeGetsNone() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let label = UILabel()
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [plain, label])
    stack.alignment = .leading
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: label.intrinsicContentSize.height)
    stack.layoutIfNeeded()
    #expect(plain.bounds.size == .zero)
    #expect(label.frame.minY == 0)
  }

  /// "If you want to perform any additional initialization of your views, do so in the viewDidLoad
  /// method": there the view has the size of the screen, as the default `loadView` makes it.
  @Test("The view of a controller is as large as the screen")
  func theViewOfAControllerIsAsLargeAsTheScreen() {
    #expect(UIViewController().view.frame == UIScreen.main.bounds)
  }

  @Test("The view of a child controller is as large as the screen too")
  func theViewOfAChildControllerIsAsLargeAsTheScreenToo() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.view.frame == UIScreen.main.bounds)
  }

  /// Tutorials of stretching headers set `contentOffset` beside `contentInset` in `viewDidLoad`,
  /// because the inset alone does not move the content there.
  @Test("An inset before the first layout does not move the content")
  func anInsetBeforeTheFirstLayoutDoesNotMoveTheContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset.top = 40
    #expect(view.contentOffset == .zero)
    #expect(view.adjustedContentInset.top == 40)
  }

  @Test("A button lays its title out when asked for it") func aButtonLaysItsTitleOutWhenAskedForIt()
  {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let width = button.titleLabel?.frame.width ?? 0
    #expect(width > 10)
    button.setTitle("A longer title", for: .normal)
    #expect((button.titleLabel?.frame.width ?? 0) > width)
    #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) < 1)
  }
}
