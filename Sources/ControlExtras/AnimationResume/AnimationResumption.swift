/// The behavior of an animation when it becomes visible again.
public enum AnimationResumption: Equatable, Sendable {
  /// The animation continues as if it had been visible all the time.
  case continues
  /// The animation starts from its beginning.
  case restarts
}
