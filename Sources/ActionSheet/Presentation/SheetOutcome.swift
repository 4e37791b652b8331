import Foundation

/// The outcome of the presentation of a sheet.
public enum SheetOutcome: Hashable, Sendable {
  /// An action other than a cancel action was chosen.
  case selected(SheetChoice)

  /// The sheet was closed without such a choice.
  case cancelled(CancellationCause)

  /// The handler of the chosen action threw an error when the sheet was off screen.
  ///
  /// While the sheet is shown, the row of the action shows the error instead.
  case failed(SheetFailure)

  /// The reason why a sheet was closed without a choice.
  public enum CancellationCause: Hashable, Sendable {
    /// A cancel action was chosen.
    case cancelAction(SheetChoice)

    /// The user tapped beside the sheet.
    case backgroundTap

    /// The user dragged the sheet away.
    case swipe

    /// The user pressed Escape, or Command and the period.
    case escapeKey

    /// The user performed the escape gesture of VoiceOver.
    case accessibilityEscape

    /// The app closed it.
    case programmatic

    /// The task that awaited the outcome was canceled.
    case taskCancelled

    /// A queue presented another popup in its place.
    case preempted

    /// The app entered the background.
    case enteredBackground

    /// The scene of the sheet was disconnected.
    case sceneDisconnected

    /// The source of the popover is gone.
    case sourceRemoved

    /// The presenter is gone: its window got another root view controller, for instance.
    case presenterRemoved

    /// The window changed between portrait and landscape.
    case rotation

    /// The sheet could not be presented.
    case notPresented

    /// A Boolean value that determines whether the delegate can refuse, because the user asked for it.
    public var isRefusable: Bool {
      switch self {
      case .cancelAction, .backgroundTap, .swipe, .escapeKey, .accessibilityEscape: true
      default: false
      }
    }
  }

  /// A Boolean value that determines whether the dismissal can be animated.
  var isAnimated: Bool {
    switch self {
    case .cancelled(.enteredBackground), .cancelled(.sceneDisconnected),
      .cancelled(.presenterRemoved), .cancelled(.notPresented):
      false
    default: true
    }
  }

  /// The chosen action, cancel actions included.
  public var choice: SheetChoice? {
    switch self {
    case .selected(let choice), .cancelled(.cancelAction(let choice)): choice
    case .failed(let failure): failure.choice
    case .cancelled: nil
    }
  }
}

/// An error that the handler of a chosen action has thrown.
public struct SheetFailure: Hashable, Sendable {
  /// The chosen action.
  public let choice: SheetChoice

  /// The error.
  public let error: any Error

  init(_ choice: SheetChoice, _ error: any Error) {
    self.choice = choice
    self.error = error
  }

  /// Returns a Boolean value that states whether two errors of the same action have the same domain, code
  /// and user info.
  public static func == (first: SheetFailure, second: SheetFailure) -> Bool {
    first.choice == second.choice && (first.error as NSError) == (second.error as NSError)
  }

  /// Hashes the action, and the domain and the code of the error.
  public func hash(into hasher: inout Hasher) {
    let error = error as NSError
    hasher.combine(choice)
    hasher.combine(error.domain)
    hasher.combine(error.code)
  }
}

/// A chosen action.
public struct SheetChoice: Hashable, Sendable {
  /// The identity of the action.
  public var id: SheetItemID

  /// The index of the action when it was chosen, counting hidden actions.
  public var index: Int

  /// Creates a choice.
  public init(id: SheetItemID, index: Int) {
    self.id = id
    self.index = index
  }
}
