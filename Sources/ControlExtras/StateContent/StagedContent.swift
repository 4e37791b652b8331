import UIKit

extension StateCombination {
  /// The combination of a control's state.
  public init(_ state: UIControl.State) {
    self.init(rawValue: state.rawValue)
  }
}

extension UIControl.State {
  /// The state of a combination.
  public init(_ combination: StateCombination) {
    self.init(rawValue: combination.rawValue)
  }
}

/// One kind of content of a button, and which of it stands in UIKit's place for normal.
///
/// UIKit shows the content of exactly the present state, or else that for normal. Whatever a state
/// borrows is therefore lent to UIKit as the content for normal, for as long as the state lasts:
/// nothing is ever set for a combination that the app has not set itself, so the automatic dimming,
/// which UIKit leaves to states with content of their own, stays on.
@MainActor
struct StagedContent<Content> {
  private(set) var content = StateContent<Content>()
  private var staged = StateCombination.normal

  /// Sets the content for exactly one combination, which the caller passes on to UIKit.
  ///
  /// - Parameters:
  ///   - new: The content; `nil` clears it.
  ///   - combination: Any combination.
  ///   - state: What the button is in now.
  /// - Returns: What UIKit is to have for normal from now on.
  mutating func set(
    _ new: Content?, for combination: StateCombination, in state: StateCombination
  ) -> Content? {
    content[own: combination] = new
    staged = source(in: state)
    return content[own: staged]
  }

  /// Makes ready for a state.
  ///
  /// - Returns: What UIKit is to have for normal from now on, or `nil` where it has that already.
  mutating func stage(_ state: StateCombination) -> Loan<Content>? {
    let source = source(in: state)
    guard source != staged else { return nil }
    staged = source
    return Loan(content: content[own: source])
  }

  /// Takes over content that UIKit has already, from a nib.
  mutating func adopt(_ present: Content, for combination: StateCombination) {
    content[own: combination] = present
  }

  private func source(in state: StateCombination) -> StateCombination {
    // Content of its own is UIKit's to show; the place for normal is then normal's again.
    guard let source = content.source(for: state), source != state else { return .normal }
    return source
  }
}

/// What a state lends to UIKit's place for normal; `nil` content empties it.
struct Loan<Content> {
  let content: Content?
}
