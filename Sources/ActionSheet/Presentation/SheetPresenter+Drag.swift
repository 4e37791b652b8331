import UIKit

/// A finger that drags the sheet down.
extension SheetPresenter {
  /// A drag, or the return of the sheet after one; all distances are in points.
  struct DragSession {
    var drag: SheetDrag

    /// The distance of the sheet from its place when the drag began.
    var start: CGFloat
    var translation: CGFloat = 0

    /// The distance from its place at which the finger holds a sheet without detents since that place has
    /// moved.
    var shift: CGFloat = 0

    /// The heights between which the finger moves the sheet, and its height when the drag began;
    /// `nil` if there are no detents.
    var detents: (track: SheetDetentTrack, height: CGFloat)?
    var returnAnimator: UIViewPropertyAnimator?
  }

  func preparePan() {
    let pan = controller.panGestureRecognizer
    pan.mayBegin = { [weak self] in self?.canDrag($0, from: $1) ?? false }
    pan.changed = { [weak self] event in
      switch event {
      case .began: self?.beginDrag()
      case .moved(let translation): self?.moveSheet(by: translation)
      case .lifted(let translation, let velocity):
        self?.finishDrag(translation: translation, velocity: velocity)
      case .cancelled: self?.returnSheet(velocity: 0)
      }
    }
    // The rows scroll only after this recognizer has failed, which it does when it is asked.
    for scrolling in controller.sheet.scrollPanGestureRecognizers { scrolling.require(toFail: pan) }
  }

  private func canDrag(_ direction: CGPoint, from touched: UIView?) -> Bool {
    guard state.isOpen, controller.placement == .bottom, !isKept(by: touched) else { return false }
    let closes = controller.sheet.style.closesOnSwipe
    if let greatest = controller.detentTrack.heights.last {
      let canGrow = shownHeight < greatest - 0.5
      if canGrow, -direction.y > abs(direction.x) { return true }
    } else if !closes {
      return false
    }
    // The sheet receives the touches of its rows itself.
    let sheet = controller.sheet
    let offset = sheet.scrollOffset(at: controller.panGestureRecognizer.location(in: sheet))
    return SheetDrag.begins(direction: direction, bodyOffset: offset)
  }

  private var shownHeight: CGFloat {
    let layout = controller.sheet.layout
    return layout.containerFrame.height - layout.bottomRoom
  }

  /// Returns whether what the touched view is in keeps the finger: a picker, or a list of the app that is
  /// not at its top.
  private func isKept(by touched: UIView?) -> Bool {
    sequence(first: touched) { $0?.superview }.prefix { $0 !== controller.sheet && $0 != nil }
      .contains { view in
        if view is UIPickerView || view is UIDatePicker { return true }
        guard let list = view as? UIScrollView, !(list is SheetListView), list.isScrollEnabled
        else { return false }
        return list.contentOffset.y + list.adjustedContentInset.top > 0.5
      }
  }

  private func beginDrag() {
    guard state.isOpen else { return }
    let sheet = controller.sheet
    let model = SheetDrag(
      distance: sheet.bounds.height,
      canClose: !isModal && sheet.style.closesOnSwipe)
    drag?.returnAnimator?.stopAnimation(true)
    drag = DragSession(drag: model, start: 0)
    transition?.interrupt()
    drag?.start = sheet.transform.ty
    if !controller.detents.isEmpty { drag?.detents = (controller.detentTrack, shownHeight) }
  }

  private func moveSheet(by translation: CGFloat) {
    drag?.translation = translation
    guard let drag, drag.returnAnimator == nil, state.isOpen else { return }
    let excess = resize(by: drag.start + translation)
    let offset = drag.drag.offset(for: excess) + drag.shift
    controller.sheet.transform = CGAffineTransform(translationX: 0, y: offset)
    controller.dimmingView.alpha = drag.drag.dimming(at: offset)
  }

  /// Keeps finger and row together when the place of the sheet moves under the finger, because the window or
  /// the keyboard has changed.
  func placeMoved(by distance: CGFloat) {
    guard distance != 0, let drag, drag.returnAnimator == nil, state.isOpen else { return }
    if drag.detents == nil {
      self.drag?.shift -= distance
    } else {
      self.drag?.start -= distance
    }
    moveSheet(by: drag.translation)
  }

  /// Moves the edge of a sheet with detents, and returns the distance that the finger has moved past their
  /// heights, in points.
  private func resize(by translation: CGFloat) -> CGFloat {
    guard let (track, start) = drag?.detents else { return translation }
    let (height, excess) = track.position(from: start, translation: translation)
    controller.draggedHeight = height
    controller.layOutDetents()
    return excess
  }

  private func finishDrag(translation: CGFloat, velocity: CGFloat) {
    guard let drag, drag.returnAnimator == nil, state.isOpen else { return }
    let excess = resize(by: drag.start + translation)
    if let (track, start) = drag.detents, excess <= 0 {
      let height = track.position(from: start, translation: drag.start + translation).height
      let index = track.index(from: height, glide: SheetDrag.glide(velocity))
      if let index { controller.selectDetent(at: index) }
      return returnSheet(velocity: 0)
    }
    if drag.drag.closes(translation: excess + drag.shift, velocity: velocity) {
      self.velocity = velocity
      cancel(because: .swipe)
    }
    // The delegate can refuse.
    returnSheet(velocity: velocity)
  }

  private func returnSheet(velocity: CGFloat) {
    guard drag != nil, state.isOpen else { return }
    self.velocity = 0
    let isResized = drag?.detents != nil
    controller.draggedHeight = nil
    let sheet = controller.sheet
    let initial = SheetDrag.springVelocity(velocity, from: sheet.transform.ty, to: 0)
    let animator = UIViewPropertyAnimator(
      duration: max(sheet.style.animation.duration, 0.3),
      timingParameters: UISpringTimingParameters(dampingRatio: 1, velocity: initial))
    animator.addAnimations { [controller] in
      if isResized { controller.layOutDetents() }
      controller.presenter.restoreSheet()
    }
    animator.addCompletion { [weak self] _ in self?.drag = nil }
    drag?.returnAnimator = animator
    animator.startAnimation()
  }

  func endDrag() {
    drag?.returnAnimator?.stopAnimation(true)
    drag = nil
    controller.draggedHeight = nil
  }
}

/// The movement of a sheet under a finger: its place, and whether it closes when the finger lifts.
///
/// Downwards the sheet follows the finger. Upwards, and where it must not close, it resists. Non-finite
/// numbers leave it in its place.
struct SheetDrag: Equatable, Sendable {
  /// The distance to below the window in points.
  let distance: CGFloat
  let canClose: Bool

  init(distance: CGFloat, canClose: Bool) {
    self.distance = distance.asLength
    self.canClose = canClose
  }

  /// Returns whether a pan drags the sheet down instead of scrolling the content under the finger, whose
  /// offset is given in points.
  static func begins(direction: CGPoint, bodyOffset: CGFloat) -> Bool {
    direction.y > abs(direction.x) && bodyOffset <= 0
  }

  /// Returns the distance of the sheet from its place, in points; positive is down.
  func offset(for translation: CGFloat) -> CGFloat {
    guard translation.isFinite else { return 0 }
    if translation > 0, canClose { return translation }
    // The rubber band of a scroll view, which never reaches the distance.
    let dimension = max(distance, 1)
    let offset = (1 - 1 / (abs(translation) * 0.55 / dimension + 1)) * dimension
    return translation < 0 ? -offset : offset
  }

  /// Returns the alpha of the dimming at an offset: 1 in the place of the sheet, 0 below the window.
  func dimming(at offset: CGFloat) -> CGFloat {
    guard distance > 0, offset.isFinite else { return 1 }
    return 1 - min(max(offset / distance, 0), 1)
  }

  /// Returns whether a sheet from which the finger lifts closes: it would glide more than halfway down.
  func closes(translation: CGFloat, velocity: CGFloat) -> Bool {
    guard canClose, distance > 0, translation.isFinite, velocity.isFinite, translation > 0 else {
      return false
    }
    return translation + Self.glide(velocity) > distance / 2
  }

  /// Returns the distance that the content of a scroll view glides with a velocity, in points.
  static func glide(_ velocity: CGFloat) -> CGFloat {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return velocity / 1000 * rate / (1 - rate)
  }

  /// Returns the initial velocity of a spring, as the fraction of its whole distance per second; 0 if there
  /// is no distance.
  static func springVelocity(
    _ velocity: CGFloat, from offset: CGFloat, to target: CGFloat
  ) -> CGFloat {
    let distance = target - offset
    guard distance != 0, distance.isFinite, velocity.isFinite else { return 0 }
    return velocity / distance
  }
}

extension UISpringTimingParameters {
  convenience init(dampingRatio: CGFloat, velocity: CGFloat) {
    self.init(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
