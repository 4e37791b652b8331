import UIKit

/// Views of the app instead of drawn thumbs.
extension SliderControl {
  /// Measures the views again after a change of the text size.
  func updateThumbViewSizes() {
    let new = settings.thumbViews.mapValues { OwnThumbView($0.view, fitsContent: $0.fitsContent) }
    configure(\.thumbViews, to: new, updating: .images)
  }

  /// Draws a thumb whose view the app has added elsewhere.
  func thumbViewWasTaken(from view: ThumbView) {
    guard let index = display.content.thumbs.firstIndex(of: view) else { return }
    self[Thumb(rawValue: index)].view = nil
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
