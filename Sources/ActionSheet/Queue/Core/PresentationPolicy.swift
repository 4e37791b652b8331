/// Where a request gets in line, and what it does to the one that is shown.
public enum PresentationPolicy: Hashable, Sendable {
  /// Waits behind everything of its priority: the first come is the first shown.
  case append

  /// Waits before everything of its priority that is merely in line, and leaves alone what is shown.
  case next

  /// Hides what is shown, which comes back afterwards when `resuming` is true and it allows that,
  /// and otherwise ends as interrupted. The last come is the first shown. While something of a
  /// higher priority is shown or first in line, it waits.
  case interrupt(resuming: Bool)

  /// Ends what is shown and takes its place. While something of a higher priority is shown or first
  /// in line, it waits.
  case replace

  /// Is shown at once or, if that cannot be, never.
  case dropIfBusy

  /// Whether the request may take the slot from another.
  var cutsIn: Bool {
    switch self {
    case .interrupt, .replace: true
    case .append, .next, .dropIfBusy: false
    }
  }
}

/// What becomes of a request whose key is that of another one in the queue.
///
/// One that is on its way out does not count: what is asked for while it goes is shown anew.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Both are shown.
  case allow

  /// The new one ends at once as a duplicate.
  case ignoreNew

  /// The others end as replaced. If one of them was shown, the new one takes its place; otherwise
  /// it gets in line by its own policy.
  case replaceOld
}
