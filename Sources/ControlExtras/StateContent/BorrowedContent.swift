import UIKit

extension StateCombination {
  /// Creates the combination of a control state.
  public init(_ state: UIControl.State) {
    self.init(rawValue: state.rawValue)
  }
}

extension UIControl.State {
  /// Creates the control state of a combination.
  public init(_ combination: StateCombination) {
    self.init(rawValue: combination.rawValue)
  }
}

/// The content of one kind of a button, for states that borrow content from others.
///
/// UIKit shows the content that is set for the current state, or else the content for `.normal`. While a
/// state borrows content, this value determines what UIKit must have for `.normal`. No content is ever
/// set for a state that the app has not set itself, because UIKit dims an image automatically only in
/// states without content of their own.
@MainActor
struct BorrowedContent<Content> {
  private(set) var content = StateContent<Content>()
  /// The combination whose content UIKit has for `.normal`.
  private var normalSource = StateCombination.normal

  /// Sets the content for one combination of states.
  ///
  /// The caller also sets it in UIKit.
  ///
  /// - Parameters:
  ///   - newContent: The content, or `nil` to remove it.
  ///   - combination: The combination.
  ///   - state: The current state of the button.
  /// - Returns: The content that UIKit must have for `.normal`.
  mutating func set(
    _ newContent: Content?, for combination: StateCombination, in state: StateCombination
  ) -> Content? {
    content[explicit: combination] = newContent
    normalSource = source(in: state)
    return content[explicit: normalSource]
  }

  /// Updates the source of the content for `.normal` after a change of the state.
  ///
  /// - Parameter state: The current state of the button.
  /// - Returns: The content that UIKit must have for `.normal`, or `nil` if that has not changed.
  mutating func update(for state: StateCombination) -> NormalContent<Content>? {
    let source = source(in: state)
    guard source != normalSource else { return nil }
    normalSource = source
    return NormalContent(content: content[explicit: source])
  }

  /// Records content that UIKit has loaded from a nib.
  mutating func recordLoaded(_ loaded: Content, for combination: StateCombination) {
    content[explicit: combination] = loaded
  }

  private func source(in state: StateCombination) -> StateCombination {
    // UIKit itself shows content that is set for the state. The content for `.normal` is then its own.
    guard let source = content.source(for: state), source != state else { return .normal }
    return source
  }
}

/// The content that UIKit must have for `.normal`.
///
/// `nil` removes it.
struct NormalContent<Content> {
  let content: Content?
}
