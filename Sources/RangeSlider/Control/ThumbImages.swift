import UIKit

// The images of the thumbs that the app set, by thumb and state. An image for the exact state takes
// precedence over one for the normal state, then an image of one thumb over one for all.
struct ThumbImages: Equatable {
  /// The images by thumb, and those of all thumbs for `nil`.
  private var images: [Thumb?: [UIControl.State.RawValue: UIImage]] = [:]

  /// The states that an image is looked up for, the most significant first.
  private static let significant: [UIControl.State] = [
    .disabled, .highlighted, .selected, .focused,
  ]

  var isEmpty: Bool { images.isEmpty }

  /// The image for one thumb, or for all with `nil`, in exactly this state.
  subscript(thumb: Thumb?, state: UIControl.State) -> UIImage? {
    get { images[thumb]?[state.rawValue] }
    set { images[thumb, default: [:]][state.rawValue] = newValue }
  }

  func image(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    stateImage(of: thumb, in: state) ?? self[thumb, .normal] ?? self[nil, .normal]
  }

  /// Returns the image for a state other than normal, or `nil`.
  func stateImage(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    guard state != .normal else { return nil }
    for candidate in [state] + Self.significant.filter(state.contains) {
      if let image = self[thumb, candidate] ?? self[nil, candidate] { return image }
    }
    return nil
  }
}

/// Views of the app instead of drawn thumbs.
extension SliderControl {
  /// Measures the views again after a change of the text size.
  func updateThumbViewSizes() {
    let new = settings.thumbViews.mapValues { OwnThumbView($0.view, fitsContent: $0.fitsContent) }
    configure(\.thumbViews, to: new, updating: .images)
  }

  /// Draws a thumb whose view the app has added elsewhere.
  func thumbViewWasTaken(from view: ThumbView) {
    guard let index = display.thumbViews.firstIndex(of: view) else { return }
    self[Thumb(rawValue: index)].view = nil
  }
}

/// A view of the app that is shown instead of a thumb.
struct OwnThumbView: Hashable {
  let view: UIView
  let fitsContent: Bool
  let size: CGSize

  /// Measures a view, whose content determines its size if its bounds are empty and `fitsContent` is `nil`.
  @MainActor
  init(_ view: UIView, fitsContent: Bool? = nil) {
    let fits = fitsContent ?? view.bounds.isEmpty
    let size =
      fits ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    self.view = view
    self.fitsContent = fits
    self.size = size.width.isFinite && size.height.isFinite ? size : .zero
  }

  @MainActor
  func place() {
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}
