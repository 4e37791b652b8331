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

/// The managers with a group open for the present turn.
@MainActor
final class UndoTurn {
  private var managers: [UndoManager] = []

  func add(_ manager: UndoManager) {
    if !managers.contains(where: { $0 === manager }) { managers.append(manager) }
  }

  func end() {
    let ending = managers
    managers = []
    for manager in ending { manager.closeEventGroup() }
  }
}

extension UndoManager {
  /// Called when a turn ends: after each frame and each batch of events.
  static func closeEventGroups() { AppContext.current.undoTurn.end() }
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
