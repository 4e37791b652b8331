import Testing
import UIKit

/// What makes a layer lay out its sublayers.
@MainActor struct CALayerLayoutTests {
  private let superlayer = CALayer()
  private let layer = CALayer()

  init() {
    superlayer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    superlayer.addSublayer(layer)
    superlayer.layoutIfNeeded()
  }

  /// "Generally, changing a geometric property of a view (or layer) will trigger a cascade of layout
  /// invalidations up the view hierarchy" (Apple's developer technical support, in the answers to
  /// "UIView/CALayer: Transform triggers layoutSubviews in superview" on Stack Overflow; frame and
  /// bounds are in the list of its question, position is not).
  @Test("A changed size lays out the layer and its superlayer")
  func aChangedSizeLaysOutTheLayerAndItsSuperlayer() {
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.needsLayout() && superlayer.needsLayout())
    superlayer.layoutIfNeeded()
    #expect(!layer.needsLayout() && !superlayer.needsLayout())
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(superlayer.needsLayout())
  }

  @Test("A changed position lays out nothing") func aChangedPositionLaysOutNothing() {
    layer.position = CGPoint(x: 50, y: 50)
    #expect(!layer.needsLayout() && !superlayer.needsLayout())
  }

  /// "Your implementation must set the frame of each sublayer managed by the receiver" (Apple's
  /// documentation of layoutSublayers): that ends, whatever the frames were.
  @Test("A layout that sizes sublayers finishes in one pass")
  func aLayoutThatGivesSublayersTheirSizesIsDoneAfterIt() {
    final class Column: CALayer {
      var layouts = 0

      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        sublayers?.forEach { $0.frame = bounds.insetBy(dx: CGFloat(layouts), dy: 0) }
      }
    }
    let column = Column()
    column.addSublayer(CALayer())
    column.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    column.layoutIfNeeded()
    #expect(column.layouts == 1)
    #expect(!column.needsLayout())
  }

  private final class Parent: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// flowkey's UIKit-cross-platform, which runs its tests against Apple's UIKit too:
  /// CALayerTests.testLayoutSuperlayerDelegateWhenChangingBoundsSize.
  @Test("Setting the size of a view's layer lays out the superview")
  func aSizeThatAViewsLayerIsGivenLaysOutTheSuperview() {
    let parent = Parent()
    let view = UIView()
    parent.addSubview(view)
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    parent.layoutIfNeeded()
    let before = parent.layouts
    view.layer.bounds.size = CGSize(width: 15, height: 15)
    parent.layoutIfNeeded()
    #expect(parent.layouts > before)
  }

  /// The same suite: testDoesNotLayoutSuperlayerDelegateWhenChangingBoundsSizeOfPresentation.
  @Test("The size of the presentation layer lays out nothing")
  func aSizeOfThePresentationLaysOutNothing() {
    layer.presentation()?.bounds.size = CGSize(width: 15, height: 15)
    #expect(!superlayer.needsLayout())
  }
}
