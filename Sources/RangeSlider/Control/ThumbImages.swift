import UIKit

/// The images of the thumbs that the app set, by thumb and state.
///
/// An image for the exact state takes precedence over one for the normal state, then an image of one
/// thumb over one for all.
struct ThumbImages: Equatable {
  private var shared: [UIControl.State.RawValue: UIImage] = [:]
  private var own: [Thumb: [UIControl.State.RawValue: UIImage]] = [:]

  /// The states that an image is looked up for, the most significant first.
  private static let significant: [UIControl.State] = [
    .disabled, .highlighted, .selected, .focused,
  ]

  /// A Boolean value that indicates whether there are no images.
  var isEmpty: Bool { shared.isEmpty && own.isEmpty }

  /// The image for all thumbs in exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { shared[state.rawValue] }
    set { shared[state.rawValue] = newValue }
  }

  /// The image for one thumb in exactly this state.
  subscript(thumb: Thumb, state: UIControl.State) -> UIImage? {
    get { own[thumb]?[state.rawValue] }
    set { own[thumb, default: [:]][state.rawValue] = newValue }
  }

  /// Returns the image of a thumb in a state, or `nil` if the thumb is drawn.
  func image(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    stateImage(of: thumb, in: state) ?? self[thumb, .normal] ?? self[.normal]
  }

  /// Returns the image for a state other than normal, or `nil`.
  func stateImage(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    guard state != .normal else { return nil }
    for candidate in [state] + Self.significant.filter(state.contains) {
      if let image = self[thumb, candidate] ?? self[candidate] { return image }
    }
    return nil
  }

  // MARK: Archive

  /// The keys of all possible images.
  static let allKeys: [String] = (["both"] + (0..<ThumbNumbers.limit).map(name)).flatMap { owner in
    (0..<16).map { "\(owner).\($0)" }
  }

  private static func name(of thumb: Int) -> String {
    switch thumb {
    case 0: "lower"
    case 1: "upper"
    default: String(thumb)
    }
  }

  /// All images with their keys.
  var all: [(key: String, image: UIImage)] {
    let owners = [("both", shared)] + own.map { (Self.name(of: $0.key.rawValue), $0.value) }
    return owners.flatMap { name, images in images.map { ("\(name).\($0.key)", $0.value) } }
  }

  /// Sets the image with a key.
  mutating func setImage(_ image: UIImage, forKey key: String) {
    let parts = key.split(separator: ".")
    guard parts.count == 2, let raw = UInt(parts[1]) else { return }
    let state = UIControl.State(rawValue: raw)
    if let thumb = (0..<ThumbNumbers.limit).first(where: { Self.name(of: $0) == parts[0] }) {
      self[Thumb(rawValue: thumb), state] = image
    } else {
      self[state] = image
    }
  }
}
