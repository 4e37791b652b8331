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

  // MARK: Archive

  /// The keys of all pictures there may be: for both thumbs or one, in any combination of states.
  static let allKeys: [String] = ["both", "lower", "upper"].flatMap { owner in
    (0..<16).map { "\(owner).\($0)" }
  }

  /// All pictures with their keys.
  var all: [(key: String, image: UIImage)] {
    Self.allKeys.compactMap { key in image(forKey: key).map { (key, $0) } }
  }

  private func image(forKey key: String) -> UIImage? {
    guard let (thumb, state) = Self.parts(of: key) else { return nil }
    if let thumb { return self[thumb, state] }
    return self[state]
  }

  /// Gives the picture that has a key.
  mutating func setImage(_ image: UIImage, forKey key: String) {
    guard let (thumb, state) = Self.parts(of: key) else { return }
    if let thumb {
      self[thumb, state] = image
    } else {
      self[state] = image
    }
  }

  private static func parts(of key: String) -> (Thumb?, UIControl.State)? {
    let parts = key.split(separator: ".")
    guard parts.count == 2, let raw = UInt(parts[1]) else { return nil }
    let thumb: Thumb? =
      switch parts[0] {
      case "lower": .lower
      case "upper": .upper
      default: nil
      }
    return (thumb, UIControl.State(rawValue: raw))
  }
}
