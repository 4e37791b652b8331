import UIKit

/// Strokes, from touches to the history.
extension DrawingBoardControl {
  /// Cancels the stroke in progress.
  ///
  /// Without one it has no effect.
  public func cancelStroke() {
    apply(contract.interrupt(.code))
  }

  /// Ends the stroke in progress before its touch is lifted.
  ///
  /// Without one it has no effect.
  public func finishStroke() {
    apply(contract.finish())
  }

  // MARK: Touches

  func receive(began touches: Set<UITouch>) {
    stopPlaying()
    // A touch that ends the text entry draws nothing.
    let endsText = isEnteringText
    finishTextEntry()
    stopMotion()
    contract.prefersPencil = UIPencilInteraction.prefersPencilOnlyDrawing
    contract.zooms = isZoomEnabled
    let contacts = touches.map { touch in
      var contact = StrokeContract.Contact(
        id: touchNumbers.add(touch), source: source(of: touch), radius: radius(of: touch),
        canDraw: false, location: touch.location(in: self))
      contact.canDraw = !endsText && canDraw(contact)
      contact.pans = !contact.canDraw && pans(contact)
      return contact
    }
    // The order of the set has no meaning: numbers only need to differ.
    apply(contract.begin(contacts, at: touches.map(\.timestamp).max() ?? 0), touches: touches)
  }

  func receive(moved touches: Set<UITouch>, with event: UIEvent?) {
    var pinches: [StrokeContract.Effect] = []
    for touch in touches {
      guard let id = touchNumbers[touch] else { continue }
      let effects = contract.move(
        id, to: touch.location(in: self), radius: radius(of: touch), at: touch.timestamp)
      pinches += effects.filter(\.isPinch)
      apply(effects.filter { !$0.isPinch }, touches: [touch], event: event)
    }
    pinch(pinches, at: time(of: touches))
  }

  /// Moves a pinch once for all fingers of an event.
  ///
  /// A pinch that begins does so where the event leaves the fingers, and not with one of them behind.
  private func pinch(_ effects: [StrokeContract.Effect], at time: TimeInterval) {
    let begins = effects.contains { if case .pinch = $0 { true } else { false } }
    switch effects.last {
    case .pinch(let fingers): pinch(fingers, at: time)
    case .movePinch(let fingers) where begins: pinch(fingers, at: time)
    case .movePinch(let fingers): movePinch(fingers, at: time)
    default: break
    }
  }

  func receive(ended touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let id = touchNumbers.remove(touch) else { continue }
      apply(
        contract.end(id, at: touch.location(in: self), time: touch.timestamp),
        touches: [touch], event: event)
    }
  }

  func receive(cancelled touches: Set<UITouch>) {
    for touch in touches {
      guard let id = touchNumbers.remove(touch) else { continue }
      apply(contract.cancel(id, time: touch.timestamp), touches: [touch])
    }
  }

  func receive(updated touches: Set<UITouch>) {
    let corrections = touches.compactMap(correction(by:))
    if let session = activeStroke?.session {
      surface.setNeedsDisplay(session.correct(with: corrections).dirty)
    }
    correctLateStroke(with: corrections)
  }

  /// Returns whether a recognizer of a view around the board may begin with the touches on the
  /// board.
  func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled else { return true }
    if isZoomEnabled, bounds.contains(recognizer.location(in: self)) { return false }
    guard isDrawingEnabled else { return true }
    // The hand that holds the pencil must not scroll, whatever the number of its contacts.
    if pencilRecognizer.isPencilDown { return false }
    guard recognizer.numberOfTouches == 1, bounds.contains(recognizer.location(in: self)) else {
      return true
    }
    if activeStroke != nil { return false }
    // A scroll view delays touches, so that the board may not have received this one yet.
    contract.prefersPencil = UIPencilInteraction.prefersPencilOnlyDrawing
    return !contract.permits(.finger)
  }

  private func canDraw(_ contact: StrokeContract.Contact) -> Bool {
    guard isEnabled, isDrawingEnabled, isEditable, let canvas, contract.permits(contact.source),
      !contact.isPalm, canvas.bounds.contains(placement.picturePoint(contact.location))
    else { return false }
    return delegate?.drawingBoard(self, shouldBeginStrokeAt: contact.location) != false
  }

  /// Returns whether a finger that does not draw moves the picture.
  ///
  /// A finger that the delegate has refused does not.
  private func pans(_ contact: StrokeContract.Contact) -> Bool {
    guard isEnabled, isZoomEnabled, contact.source == .finger, !contact.isPalm, let canvas else {
      return false
    }
    return !isDrawingEnabled || !isEditable || !contract.permits(.finger)
      || !canvas.bounds.contains(placement.picturePoint(contact.location))
  }

  private func source(of touch: UITouch) -> StrokeContract.Source {
    switch touch.type {
    case .pencil: .pencil
    case .indirectPointer: .pointer
    default: .finger
    }
  }

  /// The smallest possible radius of a finger; 0 for other touches, which are never palms.
  private func radius(of touch: UITouch) -> CGFloat {
    touch.type == .direct ? touch.majorRadius - touch.majorRadiusTolerance : 0
  }

  // MARK: Effects

  func apply(
    _ effects: [StrokeContract.Effect], touches: Set<UITouch> = [], event: UIEvent? = nil
  ) {
    for effect in effects {
      switch effect {
      case .begin(let id): beginStroke(id, touches.first { touchNumbers[$0] == id })
      case .move: touches.first.map { moveStroke($0, with: event) }
      case .end: endStroke(touches.first, with: event)
      case .cancel(_, let cancellation): cancelStroke(cancellation)
      case .tap(let fingers): handleTap(fingers: fingers)
      case .pinch(let fingers): pinch(fingers, at: time(of: touches))
      case .movePinch(let fingers): movePinch(fingers, at: time(of: touches))
      case .endPinch: endPinch(at: touches.isEmpty ? nil : time(of: touches))
      case .doubleTap(let location): toggleZoom(at: location)
      }
    }
  }

  private func time(of touches: Set<UITouch>) -> TimeInterval {
    touches.map(\.timestamp).max() ?? 0
  }

  private func beginStroke(_ id: StrokeContract.TouchID, _ touch: UITouch?) {
    guard let touch else { return }
    let stroke = ActiveStroke(touch: id)
    publish([Self.publishedIsDrawing]) {
      activeStroke = stroke
      if !isFirstResponder { becomeFirstResponder() }
      send(.strokeBegan)
    }
    // A handler of the event may have canceled the stroke.
    guard activeStroke === stroke, let canvas else { return }
    let appearance = (brush: brush, style: currentStyle)
    stroke.appearance = appearance
    let session = session(
      on: canvas, brush: appearance.brush, style: appearance.style,
      smoothing: smoothing.scaled(by: 1 / zoomScale))
    stroke.session = session
    surface.session = session
    surface.setNeedsDisplay(session.begin(at: sample(of: touch)))
  }

  private func moveStroke(_ touch: UITouch, with event: UIEvent?) {
    guard let stroke = activeStroke else { return }
    send(.strokeMoved)
    guard activeStroke === stroke, let session = stroke.session else { return }
    surface.setNeedsDisplay(
      session.move(
        to: samples(event?.coalescedTouches(for: touch) ?? [touch]),
        predicted: showsPredictedTouches
          ? samples(event?.predictedTouches(for: touch) ?? []) : []))
  }

  private func endStroke(_ touch: UITouch?, with event: UIEvent?) {
    guard let stroke = activeStroke else { return }
    stroke.isEnding = true
    send(.strokeEnded)
    guard activeStroke === stroke else { return }
    let session = stroke.session
    if let touch, let coalesced = event?.coalescedTouches(for: touch), coalesced.count > 1 {
      surface.setNeedsDisplay(session?.move(to: samples(Array(coalesced.dropLast()))) ?? .zero)
    }
    let result = session?.end(at: touch.map(sample(of:)))
    // Observers may change the history, which must have the stroke by then.
    publish([Self.publishedIsDrawing]) {
      activeStroke = nil
      surface.session = nil
      guard let session, let result else { return }
      surface.setNeedsDisplay(result.dirty)
      lateStroke = nil
      push(result.changes, named: session.name, elements: session.elements)
      expectCorrections(of: session, hasChanges: !result.changes.isEmpty)
    }
    if session != nil, let touch, let appearance = stroke.appearance,
      let text = appearance.brush as? TextBrush,
      text.text.isEmpty
    {
      beginTextEntry(text, style: appearance.style, at: sample(of: touch).location)
    }
  }

  private func cancelStroke(_ cancellation: StrokeCancellation) {
    guard let stroke = activeStroke, !stroke.isEnding else { return }
    let dirty = stroke.session?.cancel() ?? .zero
    publish([Self.publishedIsDrawing]) {
      activeStroke = nil
      surface.session = nil
      surface.setNeedsDisplay(dirty)
      send(.strokeCancelled(cancellation))
    }
  }

  private func handleTap(fingers count: Int) {
    guard isEnabled, isDrawingEnabled else { return }
    switch count {
    case 2 where undoesOnTwoFingerTap: undo()
    case 3 where redoesOnThreeFingerTap: redo()
    default: break
    }
  }
}

/// A stroke in progress, from the event of its beginning to that of its end.
final class ActiveStroke {
  /// The touch that draws.
  let touch: StrokeContract.TouchID

  /// The brush and style of the stroke; `nil` until the event of its beginning was sent.
  var appearance: (brush: any Brush, style: StrokeStyle)?

  /// The session that draws; `nil` until the event of the beginning was sent.
  var session: StrokeSession?

  /// A Boolean value that indicates whether the event of the end was sent, after which nothing
  /// cancels the stroke.
  var isEnding = false

  init(touch: StrokeContract.TouchID) {
    self.touch = touch
  }
}

/// The numbers of the touches that are down on a board.
///
/// UIKit reuses touch objects, so that the objects do not identify touches over time.
@MainActor
struct TouchNumbers {
  private var numbers: [ObjectIdentifier: StrokeContract.TouchID] = [:]
  private var latest = 0

  /// Assigns a new number to a touch that lands.
  mutating func add(_ touch: UITouch) -> StrokeContract.TouchID {
    latest += 1
    numbers[ObjectIdentifier(touch)] = latest
    return latest
  }

  /// The number of a touch that is down.
  subscript(touch: UITouch) -> StrokeContract.TouchID? {
    numbers[ObjectIdentifier(touch)]
  }

  /// Removes a touch that was lifted and returns its number.
  mutating func remove(_ touch: UITouch) -> StrokeContract.TouchID? {
    numbers.removeValue(forKey: ObjectIdentifier(touch))
  }
}
