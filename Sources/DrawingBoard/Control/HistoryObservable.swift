import Foundation

// The requirements of an Objective-C protocol are visible to key-value observation without an
// attribute on each property, which the other platforms do not have. That holds for apps as well, which
// do not see the protocol.
#if canImport(ObjectiveC)
  /// An object with a history whose state can be observed by key-value observation.
  @MainActor
  @objc
  protocol HistoryObservable: NSObjectProtocol {
    /// A Boolean value that indicates whether there is a step to undo.
    var canUndo: Bool { get }

    /// A Boolean value that indicates whether there is a step to redo.
    var canRedo: Bool { get }
  }
#else
  /// An object with a history whose state can be observed by key-value observation.
  @MainActor
  protocol HistoryObservable: NSObjectProtocol {
    /// A Boolean value that indicates whether there is a step to undo.
    var canUndo: Bool { get }

    /// A Boolean value that indicates whether there is a step to redo.
    var canRedo: Bool { get }
  }
#endif
