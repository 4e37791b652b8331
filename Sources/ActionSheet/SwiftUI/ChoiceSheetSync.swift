/// Brings a sheet that is on screen into line with a state that says whether it should be.
struct ChoiceSheetSync: Equatable, Sendable {
  /// What to do next.
  enum Step: Equatable, Sendable {
    case nothing
    case present(Int)
    case dismiss
  }

  /// Whether the sheet has been asked to come and has not ended.
  private(set) var isShown = false

  private var lastNumber = 0

  /// Decides after an update.
  ///
  /// - Parameters:
  ///   - isWanted: What the state says.
  ///   - canPresent: Whether there is a window; without one the next update decides.
  /// - Returns: What to do next; a sheet is presented under a number of its own.
  mutating func step(isWanted: Bool, canPresent: Bool) -> Step {
    guard isWanted != isShown else { return .nothing }
    if isWanted {
      guard canPresent else { return .nothing }
      isShown = true
      lastNumber += 1
      return .present(lastNumber)
    }
    isShown = false
    return .dismiss
  }

  /// A sheet has ended.
  ///
  /// One that has been followed by another says nothing of that.
  ///
  /// - Parameters:
  ///   - number: What it was presented under.
  ///   - isWanted: What the state says.
  /// - Returns: Whether the state still says that it is there and has to be told.
  mutating func ended(_ number: Int, isWanted: Bool) -> Bool {
    guard number == lastNumber else { return false }
    isShown = false
    return isWanted
  }
}
