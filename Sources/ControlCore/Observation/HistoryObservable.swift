import Foundation

#if canImport(ObjectiveC)
  /// Something with a history whose possibilities can be observed by key-value observation.
  ///
  /// Objective-C knows the properties, which is what the system's observation goes by.
  @MainActor
  @objc
  public protocol HistoryObservable: NSObjectProtocol {
    /// Whether there is something to take back.
    var canUndo: Bool { get }

    /// Whether there is something to do again.
    var canRedo: Bool { get }
  }
#else
  /// Something with a history whose possibilities can be observed by key-value observation.
  @MainActor
  public protocol HistoryObservable: NSObjectProtocol {
    /// Whether there is something to take back.
    var canUndo: Bool { get }

    /// Whether there is something to do again.
    var canRedo: Bool { get }
  }
#endif
