import UIKit

/// Views of the app instead of drawn thumbs.
extension SliderControl {
  /// Returns the view that a thumb shows, or `nil` if it is drawn or shows an image.
  public func thumbView(for thumb: Thumb) -> UIView? { settings.thumbViews[thumb]?.view }

  /// Shows a view instead of a thumb and its images.
  ///
  /// The view moves with the thumb and takes no touches. Its size is that of its bounds. If they are empty,
  /// it is the smallest one that its constraints or its content allow, which follows the preferred text
  /// size. The slider reads the size in this call: call it again after a change. The largest thumb determines
  /// how far all thumbs move.
  ///
  /// A disabled thumb is dimmed. The tint color of the view is that of the thumb. Nothing flips the view
  /// right to left.
  ///
  /// A view has one superview: adding it to another thumb, another slider or elsewhere draws this thumb again.
  ///
  /// - Parameters:
  ///   - view: The view, or `nil` to restore the drawn thumb or its images.
  ///   - thumb: The thumb. A thumb that the slider does not have shows the view as soon as it exists.
  public func setThumbView(_ view: UIView?, for thumb: Thumb) {
    var new = settings.thumbViews.filter { $0.value.view !== view }
    new[thumb] = view.map { view in
      let old = settings.thumbViews.values.first { $0.view === view }
      return OwnThumbView(view, fitsContent: old?.fitsContent)
    }
    configure(\.thumbViews, to: new, updating: .images)
  }

  /// Measures the views again after a change of the text size.
  func updateThumbViewSizes() {
    let new = settings.thumbViews.mapValues { OwnThumbView($0.view, fitsContent: $0.fitsContent) }
    configure(\.thumbViews, to: new, updating: .images)
  }

  /// Draws a thumb whose view the app has added elsewhere.
  func thumbViewWasTaken(from view: ThumbView) {
    guard let index = display.content.thumbs.firstIndex(of: view) else { return }
    setThumbView(nil, for: Thumb(rawValue: index))
  }
}

/// A view of the app that is shown instead of a thumb.
struct OwnThumbView: Hashable {
  let view: UIView

  /// Whether the content of the view determines its size.
  let fitsContent: Bool

  /// The size of the thumb, in points.
  let size: CGSize

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - fitsContent: Whether its content determines its size. Default: `nil`, which is so for empty bounds.
  @MainActor
  init(_ view: UIView, fitsContent: Bool? = nil) {
    let fits = fitsContent ?? view.bounds.isEmpty
    let size =
      fits
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    self.view = view
    self.fitsContent = fits
    self.size = size.width.isFinite && size.height.isFinite ? size : .zero
  }

  /// Places the view in a thumb of its size.
  @MainActor
  func place() {
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
