/// Records how to take back what was done.
///
/// Actions of one turn, from one frame to the next, are one step unless `groupsByEvent` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// How many steps can be taken back; 0, the default, is no limit.
  open var levelsOfUndo: Int = 0 {
    didSet { trim() }
  }

  /// Whether the actions of one turn are grouped; default true.
  open var groupsByEvent = true

  /// How many groups are open now.
  open private(set) var groupingLevel: Int = 0

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  private var undoSteps: [UndoGroup] = []
  private var redoSteps: [UndoGroup] = []
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  /// Whether the outermost open group is this manager's own, for the turn.
  private var hasEventGroup = false

  nonisolated override public init() {
    super.init()
  }

  // MARK: Registering

  /// Whether actions are recorded now.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// May be called more than once; each call wants one `enableUndoRegistration`.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Without a `disableUndoRegistration` before it, nothing happens.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      reportMisuse(
        "UndoManager.enableUndoRegistration()",
        "it is enabled already; call it once for each disableUndoRegistration()")
      return
    }
    disabledCount -= 1
  }

  /// Records an action. The target is not retained; when it is gone, the action does nothing.
  public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) where TargetType: AnyObject {
    record(target: target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Records a message with an object to send along.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    record(target: object) { [weak object] in
      if let object { selector.perform(on: object, with: anObject) }
    }
  }

  private func record(target: AnyObject, _ perform: @escaping @MainActor () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        reportMisuse(
          "UndoManager.registerUndo(withTarget:handler:)",
          "no group is open and groupsByEvent is false; call beginUndoGrouping() first")
        return
      }
      openEventGroup()
    }
    openGroups.last?.actions.append(UndoAction(target: target, perform: perform))
    if !isUndoing, !isRedoing { redoSteps = [] }
  }

  // MARK: Grouping

  /// Opens a group; inside of another one it becomes a part of that.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    openGroup()
  }

  /// Closes the group opened last, be it the one that was opened for the event. Without one it is
  /// an error.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      reportMisuse(
        "UndoManager.endUndoGrouping()", "no group is open; call beginUndoGrouping() first")
      return
    }
    if openGroups.count == 1 { hasEventGroup = false }
    closeGroup()
  }

  private func openEventGroup() {
    hasEventGroup = true
    UndoTurn.add(self)
    openGroup()
  }

  private func openGroup() {
    // Undo and redo open a group of their own, which is no place to check anything.
    if !isUndoing, !isRedoing { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    groupingLevel = openGroups.count
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = openGroups.popLast() else { return }
    groupingLevel = openGroups.count
    if let outer = openGroups.last {
      if !group.actions.isEmpty { outer.absorb(group) }
    } else {
      store(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func store(_ group: UndoGroup) {
    guard !group.actions.isEmpty else { return }
    if isUndoing {
      redoSteps.append(group)
    } else {
      undoSteps.append(group)
      trim()
    }
  }

  /// Called at the end of a turn.
  func closeEventGroup() {
    guard hasEventGroup else { return }
    guard openGroups.count == 1 else {
      // A group begun in this turn is still open: the turn's group waits for it.
      UndoTurn.add(self)
      return
    }
    hasEventGroup = false
    closeGroup()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    if undoSteps.count > levelsOfUndo { undoSteps.removeFirst(undoSteps.count - levelsOfUndo) }
    if redoSteps.count > levelsOfUndo { redoSteps.removeFirst(redoSteps.count - levelsOfUndo) }
  }

  // MARK: Undo and redo

  open var canUndo: Bool {
    !undoSteps.isEmpty || openGroups.contains { !$0.actions.isEmpty }
  }

  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoSteps.isEmpty
  }

  /// How many steps can be taken back.
  @available(iOS 17.4, *)
  open var undoCount: Int { undoSteps.count }

  /// How many steps can be done again.
  @available(iOS 17.4, *)
  open var redoCount: Int { redoSteps.count }

  /// Closes the open group if it is the only one, and undoes the last group. With more groups open
  /// it is an error.
  open func undo() {
    if openGroups.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing else {
      reportMisuse(
        "UndoManager.undoNestedGroup()", "it is undoing or redoing; wait until that ends")
      return
    }
    guard openGroups.isEmpty else {
      reportMisuse(
        "UndoManager.undoNestedGroup()",
        "\(openGroups.count) groups are open; call endUndoGrouping() first")
      return
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = undoSteps.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last. With a group open other than the event's, it is an
  /// error.
  open func redo() {
    guard !isUndoing, !isRedoing else {
      reportMisuse("UndoManager.redo()", "it is undoing or redoing; wait until that ends")
      return
    }
    closeEventGroup()
    guard openGroups.isEmpty else {
      reportMisuse(
        "UndoManager.redo()", "\(openGroups.count) groups are open; call endUndoGrouping() first")
      return
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoSteps.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// What the actions register in their turn becomes the way back.
  private func run(_ group: UndoGroup) {
    openGroup()
    openGroups.last?.name = group.name
    openGroups.last?.isDiscardable = group.isDiscardable
    for action in group.actions.reversed() { action.perform() }
    closeGroup()
  }

  // MARK: Forgetting

  /// Forgets every step and closes open groups.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    for group in openGroups { group.actions = [] }
    disabledCount = 0
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoSteps + redoSteps + openGroups {
      group.actions.removeAll { $0.target === object }
    }
    undoSteps.removeAll { $0.actions.isEmpty }
    redoSteps.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// Names the open or else the last step; empty when it has no name.
  open func setActionName(_ actionName: String) {
    nameableGroup?.name = actionName
  }

  open var undoActionName: String { undoGroup?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// "Undo", with the name of the action if there is one.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Self.localized("Undo") : "\(Self.localized("Undo")) \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Self.localized("Redo") : "\(Self.localized("Redo")) \(actionName)"
  }

  private var nameableGroup: UndoGroup? {
    openGroups.first ?? undoSteps.last
  }

  private var undoGroup: UndoGroup? {
    if let open = openGroups.first, !open.actions.isEmpty { return open }
    return undoSteps.last
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
