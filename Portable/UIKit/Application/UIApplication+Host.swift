import QuartzCore

/// What a host does with the app: it brings input and time. Nothing here reads a clock.
extension UIApplication {
  /// Touches of one batch: several samples of one finger are its coalesced samples.
  package func process(touches: [HostTouch], in scene: UIWindowScene, timestamp: TimeInterval) {
    scene.touchTracker.process(touches, in: scene, timestamp: timestamp) { sendEvent($0) }
    endTurn()
  }

  /// Estimates of earlier samples were measured.
  package func process(updates: [HostTouchUpdate], in scene: UIWindowScene) {
    TouchEstimates.tell(scene.touchTracker.estimates.measure(updates))
    endTurn()
  }

  /// The pointer moved, or left for nil.
  package func process(hover location: CGPoint?, in scene: UIWindowScene, timestamp: TimeInterval) {
    let event = UIEvent(type: .hover)
    event.timestamp = timestamp
    let hit = location.flatMap { scene.hitTest($0, with: event) }
    for window in scene.visibleWindows {
      let isHit = hit?.window === window
      let point = isHit ? location.map { window.point(fromScene: $0) } : nil
      let view = isHit ? hit?.view : nil
      window.gestureEnvironment.hoverMoved(to: point, hitView: view, event: event, in: window)
      window.gestureEnvironment.pointerMoved(to: point, hitView: view, event: event, in: window)
    }
    endTurn()
  }

  /// The wheel turned over a point.
  package func process(scroll: HostScroll, in scene: UIWindowScene, timestamp: TimeInterval) {
    let event = UIEvent(type: .scroll)
    event.timestamp = timestamp
    if let hit = scene.hitTest(scroll.location, with: event) {
      _ = hit.window.gestureEnvironment.scrollReceived(
        translation: scroll.translation, at: hit.window.point(fromScene: scroll.location),
        hitView: hit.view, event: event, in: hit.window)
    }
    endTurn()
  }

  /// A key went down or up.
  package func process(press: HostPress, in scene: UIWindowScene, timestamp: TimeInterval) {
    defer { endTurn() }
    let key = UIKey(
      characters: press.characters,
      charactersIgnoringModifiers: press.charactersIgnoringModifiers,
      modifierFlags: press.modifierFlags, keyCode: press.keyCode)
    if press.phase == .began, closeMenu(with: key, in: scene) || performCommand(of: key, in: scene)
    {
      return
    }
    guard let window = scene.keyWindow else { return }
    if press.isRepeat { return repeatKey(key, in: window) }
    let event = UIPressesEvent(type: .presses)
    event.timestamp = timestamp
    event.modifierFlags = press.modifierFlags
    if press.phase == .began {
      pressesInProgress[press.keyCode] = UIPress(key: key)
    }
    guard let current = pressesInProgress[press.keyCode] else { return }
    for other in pressesInProgress.values { other.phase = .stationary }
    current.key = key
    current.phase = press.phase
    current.timestamp = timestamp
    if current.window == nil { current.window = window }
    event.presses = Set(pressesInProgress.values)
    sendEvent(event)
    if press.phase == .began { type(key, in: window) }
    if press.phase == .ended || press.phase == .cancelled {
      pressesInProgress[press.keyCode] = nil
    }
  }

  /// Text was typed.
  package func process(text: String, in scene: UIWindowScene) {
    guard let input = scene.keyWindow?.currentFirstResponder as? any UIKeyInput else { return }
    if !text.isEmpty { input.insertText(text) }
    endTurn()
  }

  /// An input method changed the text that it composes; without text it gave up.
  package func process(composition text: String, selection: NSRange, in scene: UIWindowScene) {
    guard let responder = scene.keyWindow?.currentFirstResponder, responder.takesTypedText,
      let input = responder as? any UITextInput
    else { return }
    input.setMarkedText(text, selectedRange: selection)
    endTurn()
  }

  /// Whether the first responder of a scene in front takes typed text.
  package var wantsTextInput: Bool {
    scenes.contains { scene in
      scene.activationState == .foregroundActive
        && (scene as? UIWindowScene)?.wantsTextInput == true
    }
  }

  /// When the next timer of the frame clock is due; nil when none waits.
  package var nextFrameTimer: TimeInterval? { AppContext.current.frameTimers.nextFireTime }

  /// One frame: timers and animations up to the time, then traits, layout and drawing.
  package func runFrame(at time: TimeInterval) {
    disconnectAbandonedScenes()
    AppContext.current.frameTimers.fire(at: time)
    for case let scene as UIWindowScene in scenes { scene.turnIfRequested() }
    AnimationTimeline.tick(at: time)
    commitScenes()
    // What the callbacks changed is committed too before the turn of the run loop ends.
    if AppContext.current.commitCallbacks.runScheduled() { commitScenes() }
    UndoTurn.end()
  }

  private func commitScenes() {
    AppContext.current.pendingTraits.flush()
    for scene in scenes {
      guard let scene = scene as? UIWindowScene else { continue }
      scene.storedFocusSystem.updateFocusIfNeeded()
      scene.storedFocusSystem.updateHalo()
      scene.updateRoots()
      scene.compositor.commit()
    }
    CATransaction.commitImplicit()
  }

  // Escape closes a menu before anything below it hears of the key, also while text is edited.
  private func closeMenu(with key: UIKey, in scene: UIWindowScene) -> Bool {
    guard key.keyCode == .keyboardEscape,
      let menu = scene.keyWindow?.subviews.lazy.compactMap({ $0 as? MenuOverlayView })
        .last(where: \.isUserInteractionEnabled)
    else { return false }
    menu.onDismiss?()
    return true
  }

  // A held key types and moves the caret again, but it is still the same press.
  private func repeatKey(_ key: UIKey, in window: UIWindow) {
    if let input = window.currentFirstResponder as? any HeldKeyHandling, input.repeatKey(key) {
      return
    }
    type(key, in: window)
  }

  // The keys a host sends no text for. A text field handles them itself.
  private func type(_ key: UIKey, in window: UIWindow) {
    guard let input = window.currentFirstResponder as? any UIKeyInput, !(input is UITextField),
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardTab: input.insertText("\t")
    default: break
    }
  }

  func endTurn() {
    UndoTurn.end()
  }

  // Commands that ask for it come before the system's own use of a key, which is moving the focus;
  // the others come after it, and all of them before the key itself.
  private func performCommand(of key: UIKey, in scene: UIWindowScene) -> Bool {
    if performKeyCommand(of: key, in: scene, where: \.wantsPriorityOverSystemBehavior) {
      return true
    }
    if !isForText(key, in: scene), scene.focusSystem?.handle(key) == true { return true }
    return performKeyCommand(of: key, in: scene)
  }

  // Text input keeps the arrows; Tab leaves a field of one line and is typed into anything longer.
  private func isForText(_ key: UIKey, in scene: UIWindowScene) -> Bool {
    guard let input = scene.keyWindow?.currentFirstResponder as? any UIKeyInput else {
      return false
    }
    return key.keyCode != .keyboardTab || !(input is UITextField)
  }

  // Edit commands are the system's, so they take no part in the round of commands with priority.
  private func performKeyCommand(
    of key: UIKey, in scene: UIWindowScene, where isIncluded: ((UIKeyCommand) -> Bool)? = nil
  ) -> Bool {
    guard let window = scene.keyWindow else { return false }
    var responder: UIResponder? =
      window.currentFirstResponder ?? window.rootViewController?.frontmost ?? window
    let edit = StandardEditAction(key: key)
    let isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
    while let current = responder {
      if let command = current.keyCommands?.first(where: {
        isIncluded?($0) != false && $0.matches(key, isRightToLeft: isRightToLeft)
      }),
        let action = command.action,
        // A command that no responder can perform is disabled, and the key goes on.
        let target = current.target(forAction: action, withSender: command)
      {
        return sendAction(action, to: target, from: command, for: nil)
      }
      if isIncluded == nil, let edit, current.canPerformAction(edit.selector, withSender: nil) {
        edit.perform(on: current, sender: nil)
        return true
      }
      responder = current.next
    }
    return isIncluded == nil && performUndo(of: key, in: window)
  }

  // Command-Z goes to the undo manager of the first responder; with nothing to do it goes on.
  private func performUndo(of key: UIKey, in window: UIWindow) -> Bool {
    guard key.modifierFlags.contains(.command),
      key.modifierFlags.isDisjoint(with: [.control, .alternate]),
      key.charactersIgnoringModifiers.lowercased() == "z"
    else { return false }
    let responder = window.currentFirstResponder ?? window.rootViewController?.frontmost ?? window
    guard let manager = responder.undoManager else { return false }
    if key.modifierFlags.contains(.shift) {
      guard manager.canRedo else { return false }
      manager.redo()
    } else {
      guard manager.canUndo else { return false }
      manager.undo()
    }
    return true
  }
}

extension UIWindowScene {
  /// Whether the first responder of the key window takes typed text.
  package var wantsTextInput: Bool {
    keyWindow?.currentFirstResponder?.takesTypedText ?? false
  }
}
