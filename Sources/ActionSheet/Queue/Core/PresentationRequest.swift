/// What a queue has to know about a popup to find its turn.
public struct PresentationRequest: Equatable, Sendable {
  /// The key that duplicates share; none unless set, and a request without a key has no duplicates.
  public var id: PresentationID?

  /// Where it gets in line; at the end unless set.
  public var policy: PresentationPolicy

  /// How much it matters; normal unless set.
  public var priority: PresentationPriority

  /// What becomes of it when its key is taken; both are shown unless set.
  public var duplicates: DuplicatePolicy

  /// How long it stays on screen; until it is dismissed unless set.
  ///
  /// Counted while it is wholly shown: not while it comes and goes, is interrupted, or its scene is
  /// in the background. Zero and less end it as soon as it is shown.
  public var duration: Duration?

  /// Whether it comes back after an interruption; true unless set.
  public var resumesAfterInterruption: Bool

  /// Makes a request; everything has a default.
  public init(
    id: PresentationID? = nil, policy: PresentationPolicy = .append,
    priority: PresentationPriority = .normal, duplicates: DuplicatePolicy = .allow,
    duration: Duration? = nil, resumesAfterInterruption: Bool = true
  ) {
    self.id = id
    self.policy = policy
    self.priority = priority
    self.duplicates = duplicates
    self.duration = duration
    self.resumesAfterInterruption = resumesAfterInterruption
  }
}
