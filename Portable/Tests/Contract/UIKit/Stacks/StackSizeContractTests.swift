import Testing
import UIKit

/// The sizes that a stack view answers.
@MainActor struct StackSizeContractTests {
  private let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(30, 40)])

  init() {
    stack.spacing = 20
  }

  private var fitting: CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// "The natural size for the receiving view, considering only properties of the view itself" (Apple's
  /// documentation of intrinsicContentSize). That of a stack view is (-1, -1): leboncoin/spark-ios, pull
  /// request 339, and tomvanzummeren/TZStackView, issue 65.
  @Test("A stack view has no intrinsic size") func aStackViewHasNoIntrinsicSize() {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(stack.intrinsicContentSize == none)
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == none)
  }

  /// "The default implementation of this method returns the existing size of the view" (Apple's
  /// documentation of sizeThatFits).
  @Test("Size that fits is the existing size") func sizeThatFitsIsTheExistingSize() {
    stack.frame = CGRect(x: 0, y: 0, width: 123, height: 45)
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 123, height: 45))
    stack.sizeToFit()
    #expect(stack.frame.size == CGSize(width: 123, height: 45))
  }

  /// "Along the stack view's axis, its fitting size is equal to the sum of the sizes of all the arranged
  /// views plus the space between views. Perpendicular to the stack view's axis, its fitting size is
  /// equal to the size of the largest arranged view" (Apple's documentation of UIStackView, Position
  /// and size the stack view).
  @Test("The fitting size is that of the arranged views")
  func theFittingSizeIsThatOfTheArrangedViews() {
    #expect(fitting == CGSize(width: 100, height: 40))
    stack.axis = .vertical
    #expect(fitting == CGSize(width: 50, height: 80))
  }

  /// "If the stack view's isLayoutMarginsRelativeArrangement property is set to true, the stack view's
  /// fitting size is increased to include space for the margins" (the same).
  @Test("Margins are added to the fitting size") func marginsAreAddedToTheFittingSize() {
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(fitting == CGSize(width: 130, height: 60))
  }

  /// A stack view that is given a frame arranges its views by constraints in it, as everywhere: "The
  /// stack view manages the layout of all the views in its arrangedSubviews property" (the same).
  @Test("A stack view with a frame arranges its views") func aStackViewWithAFrameArrangesItsViews()
  {
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 20, width: 50, height: 20))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 170, y: 10, width: 30, height: 40))
    stack.frame.size.width = 120
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 90)
  }

  /// "the stack view adds and updates the constraints" (the same): a superview that sizes the stack
  /// view in its layoutSubviews has its views in place after one layout.
  @Test("A frame that a layout sets takes effect in the same pass")
  func aFrameThatALayoutGivesCountsInTheSamePass() {
    final class Page: UIView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        subviews.first?.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    // Without a width the spacing would contradict it.
    stack.frame = page.bounds
    page.addSubview(stack)
    page.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.maxX == 300)
    #expect(stack.arrangedSubviews[1].frame.height == 80)
  }
}
