/// Brings a sheet that is on screen into line with a state that says whether it should be.
struct ChoiceSheetSync: Equatable, Sendable {
  /// What to do next.
  enum Step: Equatable, Sendable {
    case nothing
    case present
    case dismiss
  }

  /// Whether the sheet has been asked to come and has not ended.
  private(set) var isShown = false

  /// Decides after an update.
  ///
  /// - Parameters:
  ///   - isWanted: What the state says.
  ///   - canPresent: Whether there is a window; without one the next update decides.
  /// - Returns: What to do next.
  mutating func step(isWanted: Bool, canPresent: Bool) -> Step {
    guard isWanted != isShown else { return .nothing }
    if isWanted {
      guard canPresent else { return .nothing }
      isShown = true
      return .present
    }
    isShown = false
    return .dismiss
  }

  /// The sheet has ended.
  ///
  /// - Returns: Whether the state still says that it is there and has to be told.
  mutating func ended(isWanted: Bool) -> Bool {
    isShown = false
    return isWanted
  }
}
