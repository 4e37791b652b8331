import UIKit

/// Strokes, from touches to the history.
extension DrawingBoardControl {
  /// Cancels the stroke under way, as if it had never begun; without one nothing happens.
  public func cancelStroke() {
    carryOut(contract.interrupt(.code))
  }

  /// Ends the stroke under way as if the finger had been lifted; without one nothing happens.
  public func finishStroke() {
    carryOut(contract.finish())
  }

  // MARK: Touches

  func receive(began touches: Set<UITouch>) {
    // A touch that ends a text draws nothing.
    let endsText = isEnteringText
    finishTextEntry()
    let contacts = touches.map { touch in
      StrokeContract.Contact(
        id: touchNumbers.add(touch), source: touch.type == .pencil ? .pencil : .finger,
        canDraw: !endsText && canDraw(touch), location: touch.location(in: self))
    }
    // A set has no order; the numbers only have to differ.
    carryOut(contract.began(contacts, at: touches.map(\.timestamp).max() ?? 0), touches: touches)
  }

  func receive(moved touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let id = touchNumbers[touch] else { continue }
      carryOut(contract.moved(id, to: touch.location(in: self)), touches: [touch], event: event)
    }
  }

  func receive(ended touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let id = touchNumbers.remove(touch) else { continue }
      carryOut(
        contract.ended(id, at: touch.location(in: self), time: touch.timestamp),
        touches: [touch], event: event)
    }
  }

  func receive(cancelled touches: Set<UITouch>) {
    for touch in touches {
      guard let id = touchNumbers.remove(touch) else { continue }
      carryOut(contract.cancelled(id, time: touch.timestamp), touches: [touch])
    }
  }

  func receive(updated touches: Set<UITouch>) {
    let corrections = touches.compactMap(correction(by:))
    if let session = course?.session {
      surface.setNeedsDisplay(session.corrected(by: corrections).dirty)
    }
    correctLateStroke(by: corrections)
  }

  private func canDraw(_ touch: UITouch) -> Bool {
    guard isEnabled, isDrawingEnabled, canvas != nil, allowedTouchTypes.contains(touch.type) else {
      return false
    }
    let point = touch.location(in: self)
    let isOnPicture = canvas.map { $0.bounds.contains(placement.picturePoint(point)) } ?? false
    return isOnPicture
      && delegate?.drawingBoard(self, shouldBeginStrokeAt: point) != false
  }

  /// Whether a recogniser of a view around the board may have the touches that are on it.
  func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isDrawingEnabled, recognizer.numberOfTouches == 1 else { return true }
    let point = recognizer.location(in: self)
    guard bounds.contains(point) else { return true }
    if course != nil { return false }
    // A scroll view may hold a touch back for a moment, so the board need not know of it yet.
    return !drawsWithFingers
  }

  // MARK: Course of a stroke

  func carryOut(
    _ effects: [StrokeContract.Effect], touches: Set<UITouch> = [], event: UIEvent? = nil
  ) {
    for effect in effects {
      switch effect {
      case .begin(let id): strokeBegan(id, touches.first { touchNumbers[$0] == id })
      case .move: touches.first.map { strokeMoved($0, with: event) }
      case .end: strokeEnded(touches.first, with: event)
      case .cancel(_, let cancellation): strokeCancelled(cancellation)
      case .tap(let fingers): fingersTapped(fingers)
      }
    }
  }

  private func strokeBegan(_ id: StrokeContract.TouchID, _ touch: UITouch?) {
    guard let touch else { return }
    let course = StrokeCourse(touch: id)
    self.course = course
    if !isFirstResponder { becomeFirstResponder() }
    send(.strokeBegan)
    // A listener may have broken the stroke off.
    guard self.course === course, let canvas else { return }
    let look = (brush: brush, style: currentStyle)
    course.look = look
    let session = StrokeSession(
      canvas: canvas, brush: look.brush, style: look.style, smoothing: smoothing)
    course.session = session
    surface.session = session
    surface.setNeedsDisplay(session.began(at: sample(of: touch)))
  }

  private func strokeMoved(_ touch: UITouch, with event: UIEvent?) {
    guard let course else { return }
    send(.strokeMoved)
    guard self.course === course, let session = course.session else { return }
    surface.setNeedsDisplay(
      session.moved(
        to: samples(event?.coalescedTouches(for: touch) ?? [touch]),
        predicted: showsPredictedTouches
          ? samples(event?.predictedTouches(for: touch) ?? []) : []))
  }

  private func strokeEnded(_ touch: UITouch?, with event: UIEvent?) {
    guard let course else { return }
    course.isEnding = true
    send(.strokeEnded)
    guard self.course === course else { return }
    let session = course.session
    if let touch, let coalesced = event?.coalescedTouches(for: touch), coalesced.count > 1 {
      surface.setNeedsDisplay(
        session?.moved(to: samples(Array(coalesced.dropLast()))) ?? .zero)
    }
    let result = session?.ended(at: touch.map(sample(of:)))
    self.course = nil
    surface.session = nil
    guard let session, let result else { return }
    surface.setNeedsDisplay(result.dirty)
    lateStroke = nil
    push(result.changes, named: session.name)
    expectCorrections(of: session, hasChanges: !result.changes.isEmpty)
    if let touch, let look = course.look, let text = look.brush as? TextBrush, text.text.isEmpty {
      beginTextEntry(text, style: look.style, at: sample(of: touch).location)
    }
  }

  private func strokeCancelled(_ cancellation: StrokeCancellation) {
    guard let course, !course.isEnding else { return }
    let dirty = course.session?.cancelled() ?? .zero
    self.course = nil
    surface.session = nil
    surface.setNeedsDisplay(dirty)
    send(.strokeCancelled(cancellation))
  }

  private func fingersTapped(_ count: Int) {
    guard isEnabled, isDrawingEnabled else { return }
    switch count {
    case 2 where undoesOnTwoFingerTap: undo()
    case 3 where redoesOnThreeFingerTap: redo()
    default: break
    }
  }

  // MARK: Samples

  private func samples(_ touches: [UITouch]) -> [StrokeSample] {
    touches.map(sample(of:))
  }

  private func correction(by touch: UITouch) -> StrokeCorrection? {
    guard let estimate = touch.estimationUpdateIndex else { return nil }
    let sample = sample(of: touch)
    return StrokeCorrection(
      estimate: estimate.intValue, pressure: sample.pressure, altitude: sample.altitude,
      azimuth: sample.azimuth, isFinal: sample.estimate == nil)
  }

  private func sample(of touch: UITouch) -> StrokeSample {
    let measuresForce = touch.maximumPossibleForce > 0
    let isEstimate = !touch.estimatedPropertiesExpectingUpdates.isEmpty
    return StrokeSample(
      location: placement.picturePoint(touch.preciseLocation(in: surface)),
      pressure: measuresForce ? touch.force : nil, altitude: touch.altitudeAngle,
      azimuth: touch.azimuthAngle(in: surface), timestamp: touch.timestamp,
      estimate: isEstimate ? touch.estimationUpdateIndex?.intValue : nil)
  }
}
