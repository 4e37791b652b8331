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
    let steps = stack.steps
    return steps.indices.contains(index) ? DrawingStep(steps[index], at: index) : nil
  }

  /// What the history may take up in memory, on disk and in steps.
  public var historyLimits: ImageStackLimits {
    get { stack.limits }
    set { if newValue != stack.limits { stack.limits = newValue } }
  }

  /// What the history takes up now, in bytes, and whether the disk has it.
  public var historyUsage: ImageStackUsage { stack.usage }

  // MARK: Undo and redo

  /// Takes the latest step back; during a stroke that is the stroke, and no step, and while a text is
  /// typed that is the text.
  ///
  /// - Returns: Whether anything was taken back. When a step cannot be read, nothing is, and
  ///   ``DrawingBoardEvent/failed(_:)`` tells.
  @discardableResult
  public func undo() -> Bool {
    if let course {
      guard !course.isEnding else { return false }
      carryOut(contract.interrupt(.undo))
      return true
    }
    if isEnteringText {
      cancelTextEntry()
      return true
    }
    guard let step = undoStep, move({ try stack.undo() }) else { return false }
    historyMoved(.undid(step))
    announce(.boardUndid, step)
    return true
  }

  /// Does the step again that was taken back last; during a stroke it is refused.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  public func redo() -> Bool {
    guard !isBusy, let step = redoStep, move({ try stack.redo() }) else { return false }
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
    guard let canvas, !isEndingStroke else { return false }
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
    guard let canvas, !isEndingStroke else { return }
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
    guard course == nil else { return false }
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
    boardUndoManager.historyChanged()
    send(.historyErased)
  }

  /// Whether a stroke is under way or a text is being typed.
  var isBusy: Bool { course != nil || isEnteringText }

  /// Whether the end of a stroke is being told, when nothing else may happen.
  var isEndingStroke: Bool { course?.isEnding == true }

  /// Puts changes of tiles into the history and tells of them; none are no step.
  ///
  /// - Returns: Whether the picture has changed.
  @discardableResult
  func push(
    _ changes: [TileChange], packed: [TileCoordinate: EncodedTile] = [:], named name: String
  ) -> Bool {
    guard !changes.isEmpty else { return false }
    let canBeTakenBack = stack.push(name: name, changes: changes, packed: packed)
    syncHistory(hasNewSteps: true)
    boardUndoManager.stepAdded()
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
    boardUndoManager.historyChanged()
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
      self?.send(.expired(count: expiry.steps.count))
    }
    syncHistory(hasNewSteps: true)
  }

  private func historyMoved(_ event: DrawingBoardEvent) {
    syncHistory(hasNewSteps: false)
    boardUndoManager.historyChanged()
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
  init(_ step: ImageStackStep, at index: Int) {
    self.init(index: index, storedName: step.name, date: step.date)
  }
}
