import CCairo

extension CALayer {
  func markNeedsDisplay(_ area: CGRect?) {
    let before = render.dirtyDisplay
    switch (before, area) {
    case (.all, _): return
    case (_, nil): render.dirtyDisplay = .all
    case (.none, let area?):
      guard area.isFinite, !area.isEmpty else { return }
      render.dirtyDisplay = .area(area)
    case (.area(let old), let area?):
      guard area.isFinite, !area.isEmpty else { return }
      render.dirtyDisplay = .area(old.union(area))
    }
    if before == .none && !isPresentation { markPending(.display) }
  }

  func displayMarked() {
    guard render.dirtyDisplay != .none else { return }
    let dirt = render.dirtyDisplay
    tree.root?.noteDisplay()
    displayNow()
    // A display that a subclass replaces may not have consumed the mark.
    if render.dirtyDisplay == dirt { render.dirtyDisplay = .none }
  }

  /// Displays this layer and the marked branches below it, each once.
  func displayRound() {
    displayMarked()
    for child in takePending(.display) where child.tree.parent === self { child.displayRound() }
  }

  var hasDisplayWork: Bool {
    render.dirtyDisplay != .none || !tree[pending: .display].isEmpty
  }

  /// Has the delegate provide contents, or draws into the backing store what is marked.
  func displayContents() {
    let dirt = render.dirtyDisplay == .none ? .all : render.dirtyDisplay
    render.dirtyDisplay = .none
    if let delegate {
      render.caches?.declined = nil
      delegate.display(self)
      if render.caches?.declined != .display { return }
    }
    drawBacking(dirt)
  }

  /// A delegate's default implementations note here that they leave a duty to the layer.
  package func delegateDeclines(_ duty: DelegateDuty) { render.ownCaches.declined = duty }

  private func drawBacking(_ dirt: DisplayDirt) {
    let drawn = drawnLayer
    let bounds = drawn.values.bounds
    guard let size = BackingStore.PixelSize(bounds.size, scale: values.contentsScale) else {
      dropBacking()
      return
    }
    var dirt = dirt
    let backing: BackingStore
    // New contents of a layer of no view fade in, as if they were set.
    let action = values.contents == nil ? nil : changeAction(forKey: "contents")
    if let current = render.backing,
      current.fits(size, scale: values.contentsScale, opaque: values.isOpaque),
      let kept = action == nil ? current : BackingStore(copying: current)
    {
      backing = kept
      // What was drawn for other bounds no longer lies where it belongs.
      if current.origin != bounds.origin { dirt = .all }
    } else if let made = BackingStore(size, scale: values.contentsScale, opaque: values.isOpaque) {
      backing = made
      dirt = .all
    } else {
      dropBacking()
      return
    }
    backing.origin = bounds.origin
    var area = bounds
    if case .area(let rect) = dirt { area = backing.pixelAligned(rect).intersection(bounds) }
    guard !area.isEmpty else { return }

    let old = dirt == .all && backing === render.backing ? backing.pixels : nil
    delegate?.layerWillDraw(self)
    render.caches?.declined = nil
    drawn.render.caches?.declined = nil
    let context = backing.context
    context.saveGState()
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    if dirt != .all || !backing.isFresh {
      context.clip(to: area)
      backing.clear(area)
    }
    backing.isFresh = false
    drawn.draw(in: context)
    context.restoreGState()
    backing.flush()

    let isDeclined =
      render.caches?.declined == .drawing || drawn.render.caches?.declined == .drawing
    if (delegate == nil || isDeclined) && backing.isBlank {
      dropBacking()
      return
    }
    render.backing = backing
    if values.contents as AnyObject? !== backing {
      values.contents = backing
      changed(.own)
    } else {
      // Another text mostly differs in a letter.
      changed(area: old.map { backing.area(changedSince: $0) } ?? area)
    }
    action?.run(forKey: "contents", object: self, arguments: nil)
  }

  private func dropBacking() {
    render.backing = nil
    if values.contents is BackingStore {
      values.contents = nil
      changed(.own)
    }
  }
}
