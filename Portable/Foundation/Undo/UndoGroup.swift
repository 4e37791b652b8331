/// One recorded action.
@MainActor
struct UndoAction {
  weak var target: AnyObject?
  let perform: @MainActor () -> Void
}

/// Actions that are taken back together.
@MainActor
final class UndoGroup {
  var actions: [UndoAction] = []
  var name = ""
  var isDiscardable = false

  func absorb(_ inner: UndoGroup) {
    actions += inner.actions
    if !inner.name.isEmpty { name = inner.name }
    if inner.isDiscardable { isDiscardable = true }
  }
}

/// The managers with a group open for the present turn of the main run loop.
///
/// Not retained, as the run loop does not retain what it calls at the end of a turn.
/// Source: https://developer.apple.com/documentation/foundation/runloop/perform(_:target:argument:order:modes:)
@MainActor
package enum UndoTurn {
  private struct Entry {
    weak var manager: UndoManager?
  }

  // One in a process, as the main run loop is.
  private static var entries: [Entry] = []

  static func add(_ manager: UndoManager) {
    if !entries.contains(where: { $0.manager === manager }) {
      entries.append(Entry(manager: manager))
    }
  }

  /// Closes the groups; called after each frame and each batch of events.
  package static func end() {
    let ending = entries
    entries = []
    for entry in ending { entry.manager?.closeEventGroup() }
  }
}

extension UndoManager {
  /// Returns "Undo" and "Redo" in the language of the app, whose texts UIKit has.
  package static var localized: @MainActor (String) -> String = { $0 }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
