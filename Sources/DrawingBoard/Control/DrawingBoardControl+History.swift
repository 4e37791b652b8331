import ControlCore
import UIKit

/// Undo, redo, and what else changes the history.
extension DrawingBoardControl {
  /// The steps, the oldest first.
  ///
  /// Each is made when it is asked for.
  public var steps: some RandomAccessCollection<DrawingStep> {
    let steps = stack.steps
    return steps.indices.lazy.map { DrawingStep(steps[$0], at: $0) }
  }

  /// How many steps there are.
  public var stepCount: Int { stack.count }

  /// The shown step, from 0; -1 for the board before the first one.
  public var stepIndex: Int { stack.index }

  /// The step that undo would take back.
  public var undoStep: DrawingStep? { step(at: stack.index) }

  /// The step that redo would do again.
  public var redoStep: DrawingStep? { step(at: stack.index + 1) }

  /// The step at a place; `nil` where there is none.
  public func step(at index: Int) -> DrawingStep? {
    stack.step(at: index).map { DrawingStep($0, at: index) }
  }

  /// What the history may take up in memory, on disk and in steps.
  public var historyLimits: HistoryLimits {
    get { stack.limits }
    set {
      guard newValue != stack.limits else { return }
      stack.limits = newValue
      undoRegistration.update()
    }
  }

  /// What the history takes up now, in bytes, and whether the disk has it.
  public var historyUsage: HistoryUsage { stack.usage }

  // MARK: Undo and redo

  /// Undoes the shown step.
  ///
  /// During a stroke it cancels that stroke instead, and while a text is typed that text. Actions
  /// of the app that the board's ``undoManager`` has grouped with the step are undone with it.
  ///
  /// - Returns: A Boolean value that indicates whether anything was undone. When the step cannot be
  ///   read, nothing is, and ``DrawingBoardEvent/failed(_:)`` is sent.
  @discardableResult
  public func undo() -> Bool {
    guard !isEndingStroke else { return false }
    return interruptForUndo() || undoStep != nil && undoRegistration.undo()
  }

  /// Redoes the step that was undone last.
  ///
  /// During a stroke it is refused. Actions of the app that the board's ``undoManager`` has grouped
  /// with the step are redone with it.
  ///
  /// - Returns: A Boolean value that indicates whether the step was redone.
  @discardableResult
  public func redo() -> Bool {
    !isBusy && redoStep != nil && undoRegistration.redo()
  }

  /// Cancels what undo cancels in place of a step.
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
    guard let step = undoStep, move({ try stack.undo() }) else { return false }
    historyMoved(.undid(step))
    announce(.boardUndid, step)
    return true
  }

  /// Redoes the next step without the undo manager.
  func redoNextStep() -> Bool {
    guard let step = redoStep, move({ try stack.redo() }) else { return false }
    historyMoved(.redid(step))
    announce(.boardRedid, step)
    return true
  }

  /// Shows any step at once, -1 for the board before the first one; during a stroke it is refused.
  ///
  /// - Parameter index: Beyond the ends it counts as the first or the last one.
  /// - Returns: Whether another step is shown than before.
  @discardableResult
  public func move(to index: Int) -> Bool {
    let target = min(max(index, -1), stack.count - 1)
    guard !isBusy, target != stack.index, jump(to: target) else { return false }
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

  // MARK: Clearing

  /// Empties the board, as a step that can be taken back; cancels a stroke under way.
  ///
  /// - Returns: Whether there was anything to clear.
  @discardableResult
  public func clear() -> Bool {
    guard isEditable, let canvas, !isEndingStroke else { return false }
    cancelStroke()
    cancelTextEntry()
    canvas.capture(canvas.size.bounds)
    canvas.makeBlank()
    surface.setNeedsDisplay()
    return push(canvas.commit(), named: DrawingStep.clearName)
  }

  /// Empties the board so that nothing of the drawing can be brought back, neither by undo nor from
  /// the disk; cancels a stroke under way.
  public func clearSecurely() {
    guard isEditable, let canvas, !isEndingStroke else { return }
    cancelStroke()
    cancelTextEntry()
    canvas.revert()
    canvas.makeBlank()
    surface.setNeedsDisplay()
    stack.eraseHistory(keeping: [])
    historyErased()
  }

  /// Drops all steps so that they cannot be brought back, from the disk either; the picture stays.
  ///
  /// During a stroke it is refused. When the picture cannot be read nothing happens, and
  /// ``DrawingBoardEvent/failed(_:)`` tells.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func eraseHistory() -> Bool {
    guard isEditable, activeStroke == nil else { return false }
    do {
      try stack.eraseHistory()
    } catch {
      send(.failed(.unreadableStep))
      return false
    }
    historyErased()
    return true
  }

  private func historyErased() {
    // It holds pixels of what is to be gone.
    lateStroke = nil
    syncHistory(hasNewSteps: true)
    undoRegistration.update()
    send(.historyErased)
  }

  /// Whether a stroke is under way or a text is being typed.
  var isBusy: Bool { activeStroke != nil || isEnteringText }

  /// Whether the end of a stroke is being told, when nothing else may happen.
  var isEndingStroke: Bool { activeStroke?.isEnding == true }

  /// Puts changes of tiles into the history and tells of them; none are no step.
  ///
  /// - Returns: Whether the picture has changed.
  @discardableResult
  func push(
    _ changes: [TileChange], packed: [TileCoordinate: EncodedTile] = [:], named name: String
  ) -> Bool {
    guard !changes.isEmpty else { return false }
    let canBeTakenBack = stack.push(name: name, changes: changes, encoded: packed)
    syncHistory(hasNewSteps: true)
    undoRegistration.stepAdded()
    if canBeTakenBack, let step = undoStep {
      send(.committed(step))
    } else {
      // The limits leave no room for even one step, but the picture is another one.
      sendActions(for: .valueChanged)
    }
    return true
  }

  /// Makes changes of tiles a part of the shown step.
  func joinToShownStep(_ changes: [TileChange], named name: String) {
    let canBeTakenBack = stack.push(name: name, changes: changes, joinsPrevious: true)
    syncHistory(hasNewSteps: true)
    if !canBeTakenBack { undoRegistration.update() }
    if canBeTakenBack, let step = undoStep {
      send(.corrected(step))
    } else {
      sendActions(for: .valueChanged)
    }
  }

  // MARK: Following the history

  /// Another history is shown: a new one, or one from the disk.
  func historyReplaced() {
    stack.onExpire = { [weak self] expiry in
      // The stack may give steps up in the midst of a push, whose own notice comes after.
      self?.syncHistory(hasNewSteps: true)
      self?.undoRegistration.stepsExpired(expiry)
      self?.send(.expired(count: expiry.steps.count))
    }
    syncHistory(hasNewSteps: true)
    undoRegistration.update()
  }

  private func historyMoved(_ event: DrawingBoardEvent) {
    syncHistory(hasNewSteps: false)
    send(event)
  }

  func syncHistory(hasNewSteps: Bool) {
    var value = history.value
    value.count = stack.count
    value.index = stack.index
    if hasNewSteps { value.revision += 1 }
    publish(value)
  }
}

extension BoardCanvas {
  /// Makes every pixel transparent.
  fileprivate func makeBlank() {
    for coordinate in Tile.tiles(covering: size.bounds) { memory.write(nil, at: coordinate) }
  }
}

extension DrawingStep {
  init(_ step: HistoryStep, at index: Int) {
    self.init(index: index, storedName: step.name, date: step.date)
  }
}
