extension ActionSheetAction {
  /// What an action does when it was chosen; it gets the action as it was then.
  ///
  /// The two kinds are apart because only the first is done by the time the next thing happens: a
  /// sheet tells of its end after such a handler has run, and does not wait for the other.
  public enum Handler {
    /// Something done at once.
    public typealias Immediate = @MainActor (ActionSheetAction) -> Void

    /// Something that awaits something else.
    ///
    /// While it does, and the sheet is there, the action's row shows that it is at work and no other
    /// can be chosen.
    public typealias Suspending = @MainActor (ActionSheetAction) async -> Void

    /// Done at once.
    case immediate(Immediate)

    /// Takes its time.
    case suspending(Suspending)
  }
}
