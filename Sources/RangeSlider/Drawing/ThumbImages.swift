import UIKit

/// The pictures that an app gives for thumbs: for both or for one, by state.
///
/// A picture for the very state comes before one for the ordinary state, and among equals one thumb's
/// own before the one for both.
struct ThumbImages {
  private var shared: [UIControl.State.RawValue: UIImage] = [:]
  private var own: [Thumb: [UIControl.State.RawValue: UIImage]] = [:]

  /// The states that a picture may be looked for under, the most telling first.
  private static let telling: [UIControl.State] = [.disabled, .highlighted, .selected, .focused]

  /// The picture given for both thumbs in exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { shared[state.rawValue] }
    set { shared[state.rawValue] = newValue }
  }

  /// The picture given for one thumb in exactly this state.
  subscript(thumb: Thumb, state: UIControl.State) -> UIImage? {
    get { own[thumb]?[state.rawValue] }
    set { own[thumb, default: [:]][state.rawValue] = newValue }
  }

  /// The picture that a thumb shows in a state, or `nil` where it is drawn.
  func image(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    stateImage(of: thumb, in: state) ?? self[thumb, .normal] ?? self[.normal]
  }

  /// The picture that is given for this state and not only for the ordinary one.
  func stateImage(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    guard state != .normal else { return nil }
    for candidate in [state] + Self.telling.filter(state.contains) {
      if let image = self[thumb, candidate] ?? self[candidate] { return image }
    }
    return nil
  }
}
