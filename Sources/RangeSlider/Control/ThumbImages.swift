import UIKit

/// The images of the thumbs that the app set, by thumb and state.
///
/// An image for the exact state takes precedence over one for the normal state, then an image of one
/// thumb over one for all.
struct ThumbImages: Equatable {
  /// The images by thumb, and those of all thumbs for `nil`.
  private var images: [Thumb?: [UIControl.State.RawValue: UIImage]] = [:]

  /// The states that an image is looked up for, the most significant first.
  private static let significant: [UIControl.State] = [
    .disabled, .highlighted, .selected, .focused,
  ]

  /// A Boolean value that indicates whether there are no images.
  var isEmpty: Bool { images.isEmpty }

  /// The image for one thumb, or for all with `nil`, in exactly this state.
  subscript(thumb: Thumb?, state: UIControl.State) -> UIImage? {
    get { images[thumb]?[state.rawValue] }
    set { images[thumb, default: [:]][state.rawValue] = newValue }
  }

  /// Returns the image of a thumb in a state, or `nil` if the thumb is drawn.
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
