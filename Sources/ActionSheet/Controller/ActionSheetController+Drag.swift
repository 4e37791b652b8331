import UIKit

/// A finger that drags the sheet down.
extension ActionSheetController {
  func preparePan() {
    panGestureRecognizer.mayBegin = { [weak self] velocity, touched in
      self?.mayDrag(at: velocity, from: touched) ?? false
    }
    panGestureRecognizer.changed = { [weak self] in self?.finger($0) }
    // Asked first, it gives way at once where the rows are to scroll.
    for pan in sheet.scrollPanGestureRecognizers { pan.require(toFail: panGestureRecognizer) }
  }

  private func mayDrag(at velocity: CGPoint, from touched: UIView?) -> Bool {
    guard sheet.style.behaviors.contains(.closesOnSwipe), course.lifecycle.isUp, !isFilling else {
      return false
    }
    return SheetDrag.begins(velocity: velocity, bodyOffset: scrollOffset(above: touched))
  }

  /// How far what is under the finger is scrolled, in points.
  private func scrollOffset(above touched: UIView?) -> CGFloat {
    var current = touched
    while let view = current, view !== self.view {
      if let scrollView = view as? UIScrollView {
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      }
      current = view.superview
    }
    // The sheet takes the touches of its own rows itself.
    return sheet.scrollOffset(at: panGestureRecognizer.location(in: sheet))
  }

  private func finger(_ event: SheetPanGestureRecognizer.Event) {
    switch event {
    case .began: takeHold()
    case .moved(let translation): drag(by: translation)
    case .lifted(let translation, let velocity): letGo(after: translation, velocity: velocity)
    case .cancelled: if course.drag != nil { returnSheet(velocity: 0) }
    }
  }

  private func takeHold() {
    guard course.lifecycle.isUp else { return }
    let drag = SheetDrag(distance: sheet.bounds.height, canClose: !isModalInPresentation)
    course.drag?.returning?.stopAnimation(true)
    course.drag = SheetCourse.DragInProgress(drag: drag, start: 0)
    course.transition?.interrupt()
    course.drag?.start = sheet.transform.ty
  }

  private func drag(by translation: CGFloat) {
    guard let drag = course.drag, drag.returning == nil, course.lifecycle.isUp else { return }
    let offset = drag.drag.offset(for: drag.start + translation)
    sheet.transform = CGAffineTransform(translationX: 0, y: offset)
    dimmingView.alpha = drag.drag.dimming(at: offset)
  }

  private func letGo(after translation: CGFloat, velocity: CGFloat) {
    guard let drag = course.drag, drag.returning == nil, course.lifecycle.isUp else { return }
    let decision = drag.drag.decision(translation: drag.start + translation, velocity: velocity)
    if decision == .closes {
      course.velocity = velocity
      cancel(because: .swipe)
    }
    // It stays where the delegate wants it to, too.
    if course.lifecycle.isUp { returnSheet(velocity: velocity) }
  }

  /// Lets the sheet spring back to its place.
  private func returnSheet(velocity: CGFloat) {
    course.velocity = 0
    guard course.drag != nil, course.lifecycle.isUp else { return }
    let initial = SheetDrag.springVelocity(velocity, from: sheet.transform.ty, to: 0)
    let animator = UIViewPropertyAnimator(
      duration: max(sheet.style.animation.duration, 0.3),
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: initial, dy: initial)))
    animator.addAnimations { [sheet, dimmingView] in
      sheet.transform = .identity
      sheet.alpha = 1
      dimmingView.alpha = 1
    }
    animator.addCompletion { [weak self] _ in self?.course.drag = nil }
    course.drag?.returning = animator
    animator.startAnimation()
  }

  /// Leaves the sheet where a finger or its spring has it, for an animation to take over.
  func letGoOfSheet() {
    course.drag?.returning?.stopAnimation(true)
    course.drag = nil
  }
}
