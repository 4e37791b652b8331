import UIKit

extension RangeSliderControl {
  /// Sets one value or both in one go, without a state in between and without an event.
  ///
  /// Where the two do not go together the lower one wins. Out of range they count as for
  /// ``lowerValue``.
  ///
  /// - Parameters:
  ///   - lower: The lower value; default `nil`, which leaves it.
  ///   - upper: The upper value; default `nil`, which leaves it.
  ///   - animated: Whether thumbs, fill and labels glide there together, in a quarter of a second. A
  ///     touch on a gliding thumb takes it where it is just then. Nothing glides with Reduce Motion,
  ///     without a window, or while `UIView` animations are disabled. Default `false`.
  public func setValues(lower: CGFloat? = nil, upper: CGFloat? = nil, animated: Bool = false) {
    let change = { (model: inout RangeModel) in
      model.setValues(lower: lower.map { Double($0) }, upper: upper.map { Double($0) })
    }
    if animated {
      glide { changeModel(change) }
    } else if changeModel(change) {
      endMotion()
    }
  }

  /// Makes a change, and has everything it moves come gliding; what a finger holds does not glide.
  func glide(_ change: () -> Void) {
    let mayGlide =
      window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    guard mayGlide else {
      endMotion()
      change()
      return
    }
    layoutIfNeeded()
    let before = Thumb.allCases.map(place)
    change()
    layoutIfNeeded()
    for (thumb, old) in zip(Thumb.allCases, before) where !isHeld(thumb) {
      glide(thumb, from: old, to: place(of: thumb))
    }
  }

  // MARK: On the way

  /// Where the middle of a thumb is seen along the slider just now, in points.
  func presentedPosition(of thumb: Thumb) -> CGFloat {
    let rest = heldPositions[thumb] ?? geometry.position(of: model.value(of: thumb))
    guard isGliding(thumb), let layer = layers.layer(of: thumb),
      let presented = layer.presentation()
    else { return rest }
    return rest + geometry.along(presented.position) - geometry.along(layer.position)
  }

  /// The values as they are seen just now, for a touch to go on from.
  ///
  /// Between two stops they are where a gliding thumb is, not at either of them.
  var presentedModel: RangeModel {
    guard Thumb.allCases.contains(where: { isGliding($0) || heldPositions[$0] != nil }) else {
      return model
    }
    var presented = model
    presented.step = 0
    presented.stops = []
    presented.minimumDistance = 0
    presented.maximumDistance = .infinity
    presented.setValues(
      lower: geometry.value(at: presentedPosition(of: .lower)),
      upper: geometry.value(at: presentedPosition(of: .upper)))
    return presented
  }

  /// Stops thumbs that glide where they are seen, for as long as a finger holds them unmoved.
  func holdPresentedPositions(of thumbs: [Thumb]) {
    for thumb in thumbs where isGliding(thumb) {
      heldPositions[thumb] = presentedPosition(of: thumb)
      endMotion(of: thumb)
    }
    if !heldPositions.isEmpty { setNeedsContentLayout() }
  }

  /// Has what a finger has moved be with the finger from now on.
  func followFinger() {
    resumeMotion()
  }

  /// Lets go of thumbs that were stopped on their way.
  ///
  /// One that a finger moves is with the finger from now on; the others go on to where they belong.
  func resumeMotion() {
    guard !heldPositions.isEmpty else { return }
    glide {
      heldPositions.removeAll()
      setNeedsContentLayout()
    }
  }

  /// Has everything be where it is.
  func endMotion() {
    for thumb in Thumb.allCases { endMotion(of: thumb) }
  }

  // MARK: Places

  /// The places of all that moves with a thumb, on the screen's pixels.
  struct ThumbPlace {
    var thumb = CGPoint.zero
    var label: CGPoint?
  }

  private func place(of thumb: Thumb) -> ThumbPlace {
    ThumbPlace(
      thumb: layers.layer(of: thumb)?.position ?? .zero,
      label: labels?.layer(of: thumb)?.position)
  }

  private func glide(_ thumb: Thumb, from old: ThumbPlace, to new: ThumbPlace) {
    let offset = CGPoint(x: old.thumb.x - new.thumb.x, y: old.thumb.y - new.thumb.y)
    if let layer = layers.layer(of: thumb) { motion.glide(layer, of: thumb, from: offset) }
    // Half the way for the middle of the fill, all of it for its length.
    let isFirst = (thumb == .lower) != geometry.isReversed
    let along = geometry.along(offset)
    let growth = isFirst ? -along : along
    motion.glide(
      layers.fillLayer, of: thumb, from: CGPoint(x: offset.x / 2, y: offset.y / 2))
    motion.glide(
      layers.fillLayer, of: thumb,
      fromGrowth: axis == .vertical
        ? CGSize(width: 0, height: growth) : CGSize(width: growth, height: 0))
    if thumb == focusedThumb { motion.glide(focus.ring.layer, of: thumb, from: offset) }
    if let oldLabel = old.label, let newLabel = new.label,
      let layer = labels?.layer(of: thumb)
    {
      motion.glide(
        layer, of: thumb,
        from: CGPoint(x: oldLabel.x - newLabel.x, y: oldLabel.y - newLabel.y))
    }
  }

  private func isGliding(_ thumb: Thumb) -> Bool {
    layers.layer(of: thumb).map { LayerMotion.isUnderWay($0, of: thumb) } ?? false
  }

  private func endMotion(of thumb: Thumb) {
    let moving = [
      layers.layer(of: thumb), layers.fillLayer, labels?.layer(of: thumb), focus.ring.layer,
    ]
    for layer in moving {
      if let layer { LayerMotion.end(layer, of: thumb) }
    }
  }
}
