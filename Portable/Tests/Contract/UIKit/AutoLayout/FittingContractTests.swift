import Testing
import UIKit

/// The sizes that constraints and the text of labels ask for.
@MainActor struct FittingContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  /// "layoutFittingCompressedSize: the option to use the smallest possible size."
  @Test("The smallest fitting size is that of the content")
  func theSmallestFittingSizeIsThatOfTheContent() {
    let (outer, inner) = (UIView(), Box(40, 30))
    outer.arrange(inner) { inner.pinned(to: outer, 10) }
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 50))
    #expect(outer.frame == .zero)
  }

  @Test("A fitting priority outweighs hugging") func aFittingPriorityOutweighsHugging() {
    let (outer, inner) = (UIView(), Box(40, 30))
    outer.arrange(inner) { inner.pinned(to: outer, 10) }
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 50))
  }

  @Test("Wrapped text fits in height") func wrappedTextFitsInHeight() {
    let (outer, label) = (UIView(), UILabel())
    label.text = String(repeating: "words ", count: 40)
    label.numberOfLines = 0
    outer.arrange(label) { label.pinned(to: outer, 10) }
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width == 220 && close(size.height, text.height + 20))
    #expect(text.height > label.font.lineHeight * 2)
  }

  /// preferredMaxLayoutWidth: "during layout, if the text extends beyond the width specified by this
  /// property, the additional text flows to one or more new lines, increasing the height".
  @Test("A wrapping label settles in one pass") func aWrappingLabelSettlesInOnePass() {
    let (label, below) = (UILabel(), Box(10, 10))
    label.text = String(repeating: "words ", count: 40)
    label.numberOfLines = 0
    root.arrange(label, below) {
      label.corner(of: root) + below.corner(of: root).prefix(1) + [
        label.rightAnchor.constraint(equalTo: root.rightAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ]
    }
    root.layoutIfNeeded()
    let text = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    #expect(close(label.frame.width, 300) && close(label.frame.height, text.height))
    #expect(close(below.frame.minY, label.frame.maxY))
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(label.frame.height > text.height * 1.5)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(close(label.frame.height, text.height))
  }

  @Test("Baselines of labels are on one line") func baselinesOfLabelsAreOnOneLine() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    root.arrange(small, large) {
      large.corner(of: root) + [
        small.leftAnchor.constraint(equalTo: large.rightAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ]
    }
    root.layoutIfNeeded()
    let offset = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - offset) <= 0.5)
  }

  @Test("A constrained scroll view knows the size of its content")
  func aConstrainedScrollViewKnowsTheSizeOfItsContent() {
    let (scroll, box) = (UIScrollView(), Box(500, 700))
    root.arrange(scroll) { scroll.pinned(to: root) }
    scroll.arrange(box) { box.pinned(to: scroll, 10) }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 520, height: 720))
    box.size.height = 300
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 320)
  }
}
