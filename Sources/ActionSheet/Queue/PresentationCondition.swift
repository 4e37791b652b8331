/// What a condition says when its popup's turn has come.
public enum PresentationCondition: Hashable, Sendable {
  /// Show it.
  case show

  /// Not now: others go first. It is asked again when ``PresentationQueue/conditionsChanged()`` is
  /// called, and whenever a popup has gone.
  case wait

  /// Never: the request ends as ``PresentationOutcome/refused``.
  case discard
}
