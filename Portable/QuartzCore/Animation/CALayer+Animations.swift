extension CALayer {
  /// Adds a copy of an animation; one under the same key ends unfinished.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentation, let copy = animation.copy() as? CAAnimation else { return }
    let key = copy is CATransition ? "transition" : key
    if !(copy.duration > 0 && copy.duration.isFinite) {
      copy.duration = CATransaction.animationDuration()
    }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    copy.prepare(for: self)

    let store = animationStore ?? LayerAnimations()
    let replaced = key.flatMap { store[$0] }
    let state = TransactionState.current
    let entry = LayerAnimation(copy, key: key, completions: state.completions)
    store.entries.removeAll { $0 === replaced }
    store.entries.append(entry)
    animationStore = store
    if let root = tree.root {
      entry.resolve(at: localTime(MediaClock.now))
      root.register(self)
    } else {
      state.expectPlace(of: self, for: entry)
    }
    changed(.subtree)
    render.caches?.animatedDisplayTime = nil
    replaced?.finish(false)
  }

  func dropAnimation(forKey key: String) {
    guard let entry = animationStore?[key] else { return }
    remove([entry], finished: false)
  }

  func dropAnimations() {
    guard let entries = animationStore?.entries else { return }
    remove(entries, finished: false)
  }

  /// Ends what would not be kept after its end either.
  func dropPassingAnimations() {
    guard let entries = animationStore?.entries else { return }
    remove(entries.filter(\.animation.isRemovedOnCompletion), finished: false)
  }

  func remove(_ removed: [LayerAnimation], finished: Bool) {
    guard let store = animationStore, !removed.isEmpty else { return }
    store.entries.removeAll { entry in removed.contains { $0 === entry } }
    if store.entries.isEmpty {
      if store.isRegistered { tree.root?.unregister(self) }
      animationStore = nil
    }
    changed(.subtree)
    if removed.contains(where: needsDisplay(for:)) { setNeedsDisplay() }
    for entry in removed { entry.finish(finished) }
  }

  /// Ends what is over at a time of the clock, exactly when its last cycle has run.
  func finishAnimations(at time: CFTimeInterval) {
    guard let store = animationStore, store.isRunning else { return }
    let local = localTime(time)
    var over: [LayerAnimation] = []
    for entry in store.entries where !entry.hasFinished && entry.advance(to: local) {
      if entry.animation.isRemovedOnCompletion {
        over.append(entry)
      } else {
        if needsDisplay(for: entry) { setNeedsDisplay() }
        entry.finish(true)
      }
    }
    // What stays after its end is drawn once more, in its last state.
    if over.isEmpty && !store.isRunning { changed(.subtree) }
    remove(over, finished: true)
  }
}
