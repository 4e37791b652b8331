/// How a sheet ended.
public enum SheetOutcome: Hashable, Sendable {
  /// An action was chosen that is no cancel action.
  case selected(SheetChoice)

  /// It was closed without such a choice.
  case cancelled(CancellationCause)

  /// Why a sheet was closed without a choice.
  public enum CancellationCause: Hashable, Sendable {
    /// A cancel action was chosen.
    case cancelAction(SheetChoice)

    /// The user tapped beside the sheet.
    case backgroundTap

    /// The user dragged the sheet away, or took it away where UIKit shows it as a card.
    case swipe

    /// The user pressed Escape or Command and full stop.
    case escapeKey

    /// The user made the escape gesture of assistive technology.
    case accessibilityEscape

    /// The app closed it.
    case programmatic

    /// The task that waited for its outcome was cancelled.
    case taskCancelled

    /// Something more urgent took its place.
    case preempted

    /// The app went to the background.
    case enteredBackground

    /// The scene it was shown in was disconnected.
    case sceneDisconnected

    /// What its popover pointed at is gone.
    case sourceRemoved

    /// The window changed between upright and lying.
    case rotation

    /// It never came: there was nothing to present it on.
    case notPresented

    /// Whether the user asked for it, so that a delegate may refuse.
    public var isRefusable: Bool {
      switch self {
      case .cancelAction, .backgroundTap, .swipe, .escapeKey, .accessibilityEscape: true
      case .programmatic, .taskCancelled, .preempted, .enteredBackground, .sceneDisconnected,
        .sourceRemoved, .rotation, .notPresented:
        false
      }
    }

    /// Whether there is anybody to see the sheet go.
    public var isAnimated: Bool {
      switch self {
      case .enteredBackground, .sceneDisconnected, .notPresented: false
      case .cancelAction, .backgroundTap, .swipe, .escapeKey, .accessibilityEscape, .programmatic,
        .taskCancelled, .preempted, .sourceRemoved, .rotation:
        true
      }
    }
  }

  /// The action that was chosen, a cancel action included.
  public var choice: SheetChoice? {
    switch self {
    case .selected(let choice), .cancelled(.cancelAction(let choice)): choice
    case .cancelled: nil
    }
  }
}

/// An action that was chosen.
public struct SheetChoice: Hashable, Sendable {
  /// What the action is known by.
  public var id: SheetItemID

  /// Its place among the sheet's actions, hidden ones included, when it was chosen.
  public var index: Int

  /// Makes a choice.
  public init(id: SheetItemID, index: Int) {
    self.id = id
    self.index = index
  }
}
