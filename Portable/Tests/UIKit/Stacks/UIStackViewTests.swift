import TestSupport
import Testing
import UIKit

@MainActor struct UIStackViewTests {
  private final class Box: UIView {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let test = TestHost()

  private func fitting(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func stack(_ views: [UIView], frame: CGRect) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = frame
    return test.add(stack)
  }

  @Test("A row lines up views with spacing") func aRowLinesUpViewsWithSpacing() {
    let boxes = [Box(50, 20), Box(30, 40)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stack.spacing = 20
    stack.alignment = .center
    test.layout()
    #expect(boxes[0].frame == CGRect(x: 0, y: 20, width: 50, height: 20))
    #expect(boxes[1].frame == CGRect(x: 70, y: 10, width: 30, height: 40))
    #expect(fitting(stack) == CGSize(width: 100, height: 40))
  }

  @Test("A column fills its width") func aColumnFillsItsWidth() {
    let boxes = [Box(50, 20), Box(30, 40)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 100, height: 65))
    stack.axis = .vertical
    stack.spacing = 5
    test.layout()
    #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(boxes[1].frame == CGRect(x: 0, y: 25, width: 100, height: 40))
  }

  @Test("A stack in a stack fills in proportion to its content")
  func aStackInAStackFillsInProportionToItsContent() {
    let inner = [UIStackView(arrangedSubviews: [Box(20, 30)]), UIStackView(arrangedSubviews: [])]
    inner[1].addArrangedSubview(Box(20, 10))
    let stack = stack(inner, frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    test.layout()
    #expect(inner.map(\.frame.height) == [60, 20])
  }

  @Test("Hidden views leave no gap") func hiddenViewsLeaveNoGap() {
    let boxes = [Box(20, 20), Box(20, 20), Box(20, 20)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    stack.spacing = 10
    boxes[1].isHidden = true
    test.layout()
    #expect(boxes[2].frame.minX == 30)
    #expect(fitting(stack).width == 50)
    boxes[1].isHidden = false
    #expect(fitting(stack).width == 80)
  }

  @Test("Custom spacing and margins are respected") func customSpacingAndMarginsCount() {
    let boxes = [Box(20, 20), Box(20, 20)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stack.spacing = 10
    stack.setCustomSpacing(30, after: boxes[0])
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    stack.isLayoutMarginsRelativeArrangement = true
    test.layout()
    #expect(boxes[0].frame.origin == CGPoint(x: 15, y: 10))
    #expect(boxes[1].frame.minX == 65)
    #expect(fitting(stack) == CGSize(width: 100, height: 40))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(fitting(stack).width == 80)
  }

  @Test("Right to left begins at the right") func rightToLeftBeginsAtTheRight() {
    let boxes = [Box(20, 20), Box(30, 20)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    stack.semanticContentAttribute = .forceRightToLeft
    test.layout()
    #expect(boxes[0].frame.minX == 30)
    #expect(boxes[1].frame.minX == 0)
  }

  @Test("Nested stacks measure each other") func nestedStacksMeasureEachOther() {
    let inner = UIStackView(arrangedSubviews: [Box(40, 10), Box(60, 10)])
    inner.axis = .vertical
    let outer = stack([Box(20, 20), inner], frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(fitting(outer) == CGSize(width: 80, height: 20))
    #expect(inner.frame == CGRect(x: 20, y: 0, width: 60, height: 20))
  }

  @Test("A label grows in height where the column is narrow")
  func aLabelGrowsInHeightWhereTheColumnIsNarrow() {
    let label = UILabel()
    label.text = String(repeating: "words ", count: 30)
    label.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [label])
    column.axis = .vertical
    let heights = [100.0, 300].map {
      column.systemLayoutSizeFitting(
        CGSize(width: $0, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights[0] > heights[1] * 2)
  }

  @Test("A view without an intrinsic size takes the remaining space")
  func aViewWithoutSizeOfItsOwnTakesWhatTheOthersLeave() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let stack = stack([plain, Box(20, 20)], frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(plain.frame.width == 80)
    #expect(fitting(stack).width == 20)
  }

  @Test("A removed subview leaves the arrangement") func aRemovedSubviewLeavesTheArrangement() {
    let boxes = [Box(20, 20), Box(20, 20)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A changed size is laid out again") func aChangedSizeIsLaidOutAgain() {
    let boxes = [Box(20, 20), Box(20, 20)]
    let stack = stack(boxes, frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    stack.distribution = .equalSpacing
    test.layout()
    boxes[1].size.width = 60
    test.layout()
    #expect(boxes[1].frame == CGRect(x: 140, y: 0, width: 60, height: 20))
  }
}
