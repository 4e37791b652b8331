import ControlCore
import UIKit

/// Changes of the history: undo, redo, jumps and new steps.
extension DrawingBoardControl {
  /// The steps, the oldest first.
  ///
  /// Each element is created when it is accessed.
  public var steps: some RandomAccessCollection<DrawingStep> {
    let steps = stack.steps
    return steps.indices.lazy.map { DrawingStep(steps[$0], at: $0) }
  }

  /// The step that undo would undo; `nil` if there is none.
  public var undoStep: DrawingStep? { step(at: stack.index) }

  /// The step that redo would redo; `nil` if there is none.
  public var redoStep: DrawingStep? { step(at: stack.index + 1) }

  /// Returns the step at an index; `nil` if there is none.
  public func step(at index: Int) -> DrawingStep? {
    stack.step(at: index).map { DrawingStep($0, at: index) }
  }

  /// The limits of the history in memory, on the disk and in steps.
  public var historyLimits: HistoryLimits {
    get { stack.limits }
    set {
      guard newValue != stack.limits else { return }
      stack.limits = newValue
      undoRegistration.update()
    }
  }

  /// The present memory and disk space of the history.
  public var historyUsage: HistoryUsage { stack.usage }

  // MARK: Undo and redo

  /// Undoes the shown step.
  ///
  /// During a stroke it cancels the stroke instead, and during text entry it discards the text.
  /// Actions of the app that the board's ``undoManager`` has grouped with the step are undone with
  /// it. If the step cannot be read, ``DrawingBoardEvent/failed(_:)`` is sent.
  ///
  /// - Returns: A Boolean value that indicates whether anything was undone.
  @discardableResult
  public func undo() -> Bool {
    guard !isEndingStroke, !stack.isFollowing else { return false }
    return interruptForUndo() || undoStep != nil && undoRegistration.undo()
  }

  /// Redoes the step that was undone last.
  ///
  /// During a stroke it has no effect. Actions of the app that the board's ``undoManager`` has
  /// grouped with the step are redone with it.
  ///
  /// - Returns: A Boolean value that indicates whether the step was redone.
  @discardableResult
  public func redo() -> Bool {
    !isBusy && !stack.isFollowing && redoStep != nil && undoRegistration.redo()
  }

  /// Cancels the active stroke or the text entry, which undo does instead of undoing a step.
  ///
  /// - Returns: A Boolean value that indicates whether a stroke or a text was in progress.
  func interruptForUndo() -> Bool {
    guard isBusy else { return false }
    if activeStroke == nil {
      cancelTextEntry()
    } else if !isEndingStroke {
      apply(contract.interrupt(.undo))
    }
    return true
  }

  /// Undoes the shown step without the undo manager.
  func undoShownStep() -> Bool {
    guard !stack.isFollowing, let step = undoStep, move({ try stack.undo() }) else { return false }
    historyMoved(.undid(step))
    announce(.undid, step)
    return true
  }

  /// Redoes the next step without the undo manager.
  func redoNextStep() -> Bool {
    guard !stack.isFollowing, let step = redoStep, move({ try stack.redo() }) else { return false }
    historyMoved(.redid(step))
    announce(.redid, step)
    return true
  }

  /// Shows any step.
  ///
  /// During a stroke it has no effect.
  ///
  /// - Parameter index: The index of the step; -1 is the board before the first step. It is
  ///   clamped.
  /// - Returns: A Boolean value that indicates whether the shown step has changed.
  @discardableResult
  public func move(to index: Int) -> Bool {
    let target = min(max(index, -1), stack.count - 1)
    guard !isBusy, !stack.isFollowing, target != stack.index, jump(to: target) else { return false }
    undoRegistration.update()
    historyMoved(.jumped(to: target))
    return true
  }

  private func jump(to target: Int) -> Bool {
    guard let canvas else { return move { try stack.move(to: target) } }
    do {
      surface.setNeedsDisplay(try canvas.show(target, of: stack))
      return true
    } catch {
      send(.failed(.unreadableStep))
      return false
    }
  }

  private func move(_ change: () throws -> [TileUpdate]) -> Bool {
    do {
      let updates = try change()
      if let canvas { surface.setNeedsDisplay(canvas.apply(updates)) }
      return true
    } catch {
      send(.failed(.unreadableStep))
      return false
    }
  }

  // MARK: New steps

  /// A Boolean value that indicates whether a stroke or a text entry is in progress.
  var isBusy: Bool { activeStroke != nil || isEnteringText }

  /// A Boolean value that indicates whether the end of a stroke is being sent, during which nothing
  /// else may change the board.
  var isEndingStroke: Bool { activeStroke?.isEnding == true }

  /// Adds a step to the history and sends its event.
  ///
  /// - Parameters:
  ///   - changes: The changed tiles. Without any, there is no step.
  ///   - name: The stored name of the step.
  ///   - elements: What has been drawn; none, the default, for pixels.
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  func push(_ changes: [TileChange], named name: String, elements: StepElements = .none) -> Bool {
    guard !changes.isEmpty else { return false }
    let isUndoable = stack.push(name: name, changes: changes, elements: elements)
    syncHistory(hasNewSteps: true)
    undoRegistration.stepAdded()
    if isUndoable, let step = undoStep {
      send(.committed(step))
    } else {
      // The limits leave no space for a single step, but the picture has changed.
      sendActions(for: .valueChanged)
    }
    return true
  }

  /// Adds what corrections of its stroke have changed to the shown step.
  func correctShownStep(_ changes: [TileChange], named name: String, elements: StepElements) {
    let isUndoable = stack.push(
      name: name, changes: changes, elements: elements, correctsPrevious: true)
    syncHistory(hasNewSteps: true)
    if !isUndoable { undoRegistration.update() }
    if isUndoable, let step = undoStep {
      send(.corrected(step))
    } else {
      sendActions(for: .valueChanged)
    }
  }

  // MARK: Following the history

  /// Follows another history: a new one, or one from the disk.
  func historyReplaced() {
    stack.onExpire = { [weak self] steps, wereUndone in
      // Steps may expire during a push, which sends its own event afterwards.
      self?.syncHistory(hasNewSteps: true)
      self?.undoRegistration.stepsExpired(steps.count, wereUndone: wereUndone)
      self?.send(.expired(count: steps.count))
    }
    syncHistory(hasNewSteps: true)
    undoRegistration.historyReplaced()
  }

  private func historyMoved(_ event: DrawingBoardEvent) {
    syncHistory(hasNewSteps: false)
    send(event)
  }
}

extension DrawingStep {
  init(_ step: HistoryStep, at index: Int) {
    self.init(index: index, storedName: step.name, date: step.date)
  }
}
