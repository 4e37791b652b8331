import Testing
import UIKit

/// The rules are those of Apple's documentation of `UIScrollView`.
@MainActor struct UIScrollViewZoomingRulesTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    weak var view: UIView?
    var scales: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
  }

  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let delegate = Delegate()

  init() {
    scroll.addSubview(page)
    scroll.contentSize = page.bounds.size
    delegate.view = page
    scroll.delegate = delegate
  }

  /// "The default value is 1.0" for the scale and both limits; bouncing is on.
  @Test("Zooming is off at first") func zoomingIsOffAtFirst() {
    #expect(scroll.zoomScale == 1)
    #expect(scroll.minimumZoomScale == 1)
    #expect(scroll.maximumZoomScale == 1)
    #expect(scroll.bouncesZoom)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
  }

  /// The header of `UIScrollView`: the recognizer is nil while zooming is disabled.
  @Test("A pinch recognizer exists while there is a range of scales")
  func thereIsAPinchWhileThereAreScalesToChooseFrom() {
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    scroll.minimumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test("The scale stays within its limits") func theScaleStaysWithinItsLimits() {
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
  }

  @Test("The content has the size of the zoomed view") func theContentHasTheSizeOfTheZoomedView() {
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(page.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(page.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    #expect(delegate.scales == [2])
  }

  @Test("Without a view for zooming the scale is one") func withoutAViewForZoomingTheScaleIsOne() {
    delegate.view = nil
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }
}
