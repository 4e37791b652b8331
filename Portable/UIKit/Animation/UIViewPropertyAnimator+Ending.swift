extension UIViewPropertyAnimator {
  /// The run has reached its end.
  func end() {
    timer = nil
    run = nil
    if pausesOnCompletion {
      pausedProgress = isReversed ? 0 : 1
      pausedElapsed = isReversed ? 0 : duration
      isRunning = false
      for property in properties { property.show(pausedProgress) }
      return
    }
    finish(at: isReversed ? .start : .end)
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active, isInterruptible || !isRunning else {
      if state == .active {
        PortableLog.report("a UIViewPropertyAnimator that is not interruptible cannot be stopped")
      }
      return
    }
    timer?.cancel()
    timer = nil
    run = nil
    let shown = properties.map(\.shownValue)
    for property in properties { property.remove() }
    for (property, value) in zip(properties, shown) { property.assign(value) }
    if isRunning { isRunning = false }
    if withoutFinishing {
      let nested = nestedCompletions
      forgetEverything()
      state = .inactive
      for completion in nested { completion.ended(finished: false) }
    } else {
      state = .stopped
    }
  }

  /// Gives every property its final value, then tells the completions.
  func finish(at position: UIViewAnimatingPosition) {
    let wasStopped = state == .stopped
    if !wasStopped { for property in properties { property.remove() } }
    switch position {
    case .start:
      // The first of several changes of a property knows the value before all of them.
      for property in properties.reversed() { property.restoreStart() }
    case .end:
      if wasStopped { for property in properties { property.assign(property.change.new) } }
    case .current:
      break
    }
    let (handlers, nested) = (completions, nestedCompletions)
    forgetEverything()
    if isRunning { isRunning = false }
    state = .inactive
    for completion in nested { completion.ended(finished: position == .end) }
    for handler in handlers { handler(position) }
  }

  func dropAnimations() {
    for property in properties { property.remove() }
    properties = []
  }

  private func forgetEverything() {
    properties = []
    completions = []
    nestedCompletions = []
    pendingAnimations = []
    pausedProgress = 0
    pausedElapsed = 0
  }
}
