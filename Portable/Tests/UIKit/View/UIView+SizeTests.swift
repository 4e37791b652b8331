import TestSupport
import Testing
import UIKit

/// What marks a view for layout.
@MainActor struct UIViewSizeTests {
  private final class Counting: UIView {
    var layouts = 0
    var body: ((Counting) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      body?(self)
    }
  }

  private let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layouts = 0
  }

  /// "Resizing a view will call layoutSubviews on its superview": measured by developers; Apple's
  /// documentation lists only the events, among them a change of size.
  @Test("A new size of a child marks its superview") func aNewSizeOfAChildMarksItsSuperview() {
    inner.frame.size.width = 20
    outer.layoutIfNeeded()
    #expect(outer.layouts == 1)
    inner.bounds.size.height = 30
    outer.layoutIfNeeded()
    #expect(outer.layouts == 2)
  }

  @Test("A new position of a child does not mark its superview") func aNewPositionOfAChildDoesNot()
  {
    inner.frame.origin.x = 20
    inner.center.y = 40
    outer.layoutIfNeeded()
    #expect(outer.layouts == 0)
  }

  @Test("A size given by the layout of the superview does not mark it again")
  func aSizeGivenByTheLayoutOfTheSuperviewDoesNotMarkItAgain() {
    var width: CGFloat = 20
    outer.body = { [inner] _ in
      width += 1
      inner.frame.size.width = width
    }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.layouts == 1)
  }

  /// The method invalidates a size that constraints use (Apple's documentation of
  /// invalidateIntrinsicContentSize()); a superview without constraints has no use for it.
  @Test("An invalid intrinsic size does not lay out a superview of frames")
  func anInvalidIntrinsicSizeDoesNotLayOutASuperviewOfFrames() {
    inner.invalidateIntrinsicContentSize()
    outer.layoutIfNeeded()
    #expect(outer.layouts == 0)
  }

  @Test("An invalid intrinsic size lays out a stack view")
  func anInvalidIntrinsicSizeLaysOutAStackView() {
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.alignment = .leading
    stack.axis = .vertical
    stack.layoutIfNeeded()
    (stack.arrangedSubviews.first as? UILabel)?.text = "longer"
    stack.layoutIfNeeded()
    #expect((stack.arrangedSubviews.first?.bounds.width ?? 0) > 10)
  }
}
