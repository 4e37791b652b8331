/// What a queue has to know about a popup to find its turn.
public struct PresentationRequest: Equatable, Sendable {
  /// The key that duplicates share; none unless set, and a request without a key has no duplicates.
  ///
  /// Choose it in the app; do not derive it from texts, which change with the language.
  public var id: String?

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
    id: String? = nil, policy: PresentationPolicy = .append,
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

/// How much a request matters beside the others of its queue.
///
/// A free slot goes to the highest priority. A request of any priority waits while something is
/// shown, unless its policy interrupts or replaces; and then it needs at least the priority of what
/// is shown.
public struct PresentationPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight; more is more important, and every number is allowed.
  public let rawValue: Int

  /// Makes a priority between or beyond the named ones.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What can wait, −100.
  public static let low = PresentationPriority(rawValue: -100)

  /// The usual, 0.
  public static let normal = PresentationPriority(rawValue: 0)

  /// What should not wait long, 100.
  public static let high = PresentationPriority(rawValue: 100)

  /// What the app cannot go on without, 1000.
  public static let critical = PresentationPriority(rawValue: 1000)

  /// Whether the first matters less than the second.
  public static func < (first: PresentationPriority, second: PresentationPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// One request of one queue, from its enqueueing to its end.
///
/// A queue never uses a number twice, so a token that is kept too long names nothing, rather than
/// something else. Tokens of different queues must not be mixed.
public struct PresentationToken: Hashable, Sendable {
  /// The place in the order of enqueueing, from 1.
  public let number: UInt64

  /// The key the app gave the request, if any.
  public let id: String?

  /// Makes a token; a queue does this for every request.
  public init(number: UInt64, id: String? = nil) {
    self.number = number
    self.id = id
  }

  /// Whether both name the same request.
  public static func == (first: PresentationToken, second: PresentationToken) -> Bool {
    first.number == second.number
  }

  /// Hashes the number, which is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

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
