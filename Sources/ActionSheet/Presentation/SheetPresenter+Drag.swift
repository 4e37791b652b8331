import UIKit

/// A finger that drags the sheet down.
extension SheetPresenter {
  /// A drag, or the return of the sheet after one.
  struct DragSession {
    var drag: SheetDrag

    /// The distance of the sheet from its place when the drag began, in points.
    var start: CGFloat

    /// The distance that the finger has moved, in points.
    var translation: CGFloat = 0

    /// The distance from its place at which the finger holds a sheet without detents since that place has
    /// moved, in points.
    var shift: CGFloat = 0

    /// The heights between which the finger moves the sheet, and its height when the drag began;
    /// `nil` if there are no detents.
    var detents: (track: SheetDetentTrack, height: CGFloat)?
    var returnAnimator: UIViewPropertyAnimator?
  }

  func preparePan() {
    let pan = controller.panGestureRecognizer
    pan.mayBegin = { [weak self] velocity, view in
      self?.canDrag(at: velocity, from: view) ?? false
    }
    pan.changed = { [weak self] in self?.panChanged($0) }
    // The rows scroll only after this recognizer has failed, which it does at the first movement.
    for scrolling in controller.sheet.scrollPanGestureRecognizers {
      scrolling.require(toFail: pan)
    }
  }

  private func canDrag(at velocity: CGPoint, from touched: UIView?) -> Bool {
    guard state.isOpen, controller.placement == .bottom, !isKept(by: touched) else { return false }
    let closes = controller.sheet.style.behaviors.contains(.closesOnSwipe)
    if let greatest = controller.detentTrack.heights.last {
      let canGrow = shownHeight < greatest - 0.5
      if canGrow, -velocity.y > abs(velocity.x) { return true }
    } else if !closes {
      return false
    }
    // The sheet receives the touches of its rows itself.
    let sheet = controller.sheet
    let offset = sheet.scrollOffset(at: controller.panGestureRecognizer.location(in: sheet))
    return SheetDrag.begins(velocity: velocity, bodyOffset: offset)
  }

  /// The height of the rows that are shown, in points.
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

  private func panChanged(_ event: SheetPanGestureRecognizer.Event) {
    switch event {
    case .began: beginDrag()
    case .moved(let translation): moveSheet(by: translation)
    case .lifted(let translation, let velocity):
      finishDrag(translation: translation, velocity: velocity)
    case .cancelled: returnSheet(velocity: 0)
    }
  }

  private func beginDrag() {
    guard state.isOpen else { return }
    let sheet = controller.sheet
    let model = SheetDrag(
      distance: sheet.bounds.height,
      canClose: !isModal && sheet.style.behaviors.contains(.closesOnSwipe))
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

  /// Moves the edge of a sheet with detents.
  ///
  /// - Returns: The distance that the finger has moved past the heights of the detents, in points.
  private func resize(by translation: CGFloat) -> CGFloat {
    guard let (track, start) = drag?.detents else { return translation }
    let (height, excess) = track.position(from: start, translation: translation)
    controller.detentState.draggedHeight = height
    controller.layOutDetents()
    return excess
  }

  private func finishDrag(translation: CGFloat, velocity: CGFloat) {
    guard let drag, drag.returnAnimator == nil, state.isOpen else { return }
    let excess = resize(by: drag.start + translation)
    if let (track, start) = drag.detents, excess <= 0 {
      let height = track.position(from: start, translation: drag.start + translation).height
      let index = track.index(from: height, glide: drag.drag.glide(velocity))
      if let index { controller.selectDetent(at: index) }
      return returnSheet(velocity: 0)
    }
    let decision = drag.drag.decision(translation: excess + drag.shift, velocity: velocity)
    if decision == .closes {
      self.velocity = velocity
      cancel(because: .swipe)
    }
    // The delegate can refuse.
    returnSheet(velocity: velocity)
  }

  /// Moves the sheet back to its place with a spring, unless it closes.
  private func returnSheet(velocity: CGFloat) {
    guard drag != nil, state.isOpen else { return }
    self.velocity = 0
    let isResized = drag?.detents != nil
    controller.detentState.draggedHeight = nil
    let sheet = controller.sheet
    let initial = SheetDrag.springVelocity(velocity, from: sheet.transform.ty, to: 0)
    let animator = UIViewPropertyAnimator(
      duration: max(sheet.style.animation.duration, 0.3),
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: initial, dy: initial)))
    animator.addAnimations { [sheet, controller, dimmingView = controller.dimmingView] in
      if isResized { controller.layOutDetents() }
      sheet.transform = .identity
      sheet.alpha = 1
      sheet.isFaded = false
      dimmingView.alpha = 1
    }
    animator.addCompletion { [weak self] _ in self?.drag = nil }
    drag?.returnAnimator = animator
    animator.startAnimation()
  }

  /// Ends a drag and leaves the sheet where it is.
  func endDrag() {
    drag?.returnAnimator?.stopAnimation(true)
    drag = nil
    controller.detentState.draggedHeight = nil
  }
}

/// A sheet that is dragged down by a finger: where it is meanwhile, and whether it goes.
///
/// Downwards it follows the finger, upwards it resists, and so it does downwards where it may not
/// close. Where it would come to rest by itself decides whether it goes. Pure functions of what the
/// finger did; constant time.
struct SheetDrag: Equatable, Sendable {
  /// What becomes of the sheet when the finger lifts.
  enum Decision: Equatable, Sendable {
    /// It goes back to where it was.
    case returns

    /// It closes.
    case closes
  }

  /// The way to below the window, in points: the container's height.
  var distance: CGFloat

  /// Whether it may close.
  var canClose: Bool

  /// What is left of a velocity after a millisecond of gliding.
  ///
  /// Default 0.998, as in a scroll view.
  var decelerationRate: CGFloat = 0.998

  /// How much of the first point is followed where it resists.
  ///
  /// Default 0.55, as in a scroll view.
  var resistance: CGFloat = 0.55

  /// Makes a drag.
  ///
  /// - Parameters:
  ///   - distance: The way to below the window in points; below zero or not finite counts as 0.
  ///   - canClose: Whether it may close.
  init(distance: CGFloat, canClose: Bool) {
    self.distance = distance.asLength
    self.canClose = canClose
  }

  /// Whether a pan becomes a drag of the sheet instead of scrolling.
  ///
  /// - Parameters:
  ///   - velocity: The pan's velocity, in points a second.
  ///   - bodyOffset: How far what is under the finger is scrolled, in points.
  /// - Returns: Whether it goes down rather than sideways and there is nothing above to scroll to.
  static func begins(velocity: CGPoint, bodyOffset: CGFloat) -> Bool {
    velocity.y > abs(velocity.x) && bodyOffset <= 0
  }

  /// How far below its place the sheet is, in points; above it where negative.
  ///
  /// - Parameter translation: How far down the finger has moved, in points; what is not finite
  ///   counts as 0.
  /// - Returns: The way from its place.
  func offset(for translation: CGFloat) -> CGFloat {
    guard translation.isFinite else { return 0 }
    return translation > 0 && canClose ? translation : resisted(translation)
  }

  /// How much is left of the dimming behind the sheet at an offset, from 1 in its place to 0 below
  /// the window.
  func dimming(at offset: CGFloat) -> CGFloat {
    guard distance > 0, offset.isFinite else { return 1 }
    return 1 - min(max(offset / distance, 0), 1)
  }

  /// Whether the sheet goes: where it would glide to lies more than half of the way down.
  ///
  /// - Parameters:
  ///   - translation: How far down the finger has moved, in points.
  ///   - velocity: How fast it goes down, in points a second.
  /// - Returns: Whether it closes; it does not where a number is not finite.
  func decision(translation: CGFloat, velocity: CGFloat) -> Decision {
    guard canClose, distance > 0, translation.isFinite, velocity.isFinite, translation > 0 else {
      return .returns
    }
    return translation + glide(velocity) > distance / 2 ? .closes : .returns
  }

  /// The velocity that a spring begins with, as the part of its whole way in a second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points a second.
  ///   - offset: Where it begins, in points.
  ///   - target: Where it ends, in points.
  /// - Returns: 0 where there is no way to go or a number is not finite.
  static func springVelocity(
    _ velocity: CGFloat, from offset: CGFloat, to target: CGFloat
  ) -> CGFloat {
    let way = target - offset
    guard way != 0, way.isFinite, velocity.isFinite else { return 0 }
    return velocity / way
  }

  /// How far a body glides that loses its velocity as a scroll view's content does: the sum of what it
  /// covers in every millisecond.
  func glide(_ velocity: CGFloat) -> CGFloat {
    let rate = decelerationRate.isFinite ? min(max(decelerationRate, 0), 0.9999) : 0
    return velocity / 1000 * rate / (1 - rate)
  }

  /// The rubber band of a scroll view: it follows less and less and never reaches the distance.
  private func resisted(_ translation: CGFloat) -> CGFloat {
    let dimension = max(distance, 1)
    let followed = abs(translation) * (resistance.isFinite ? min(max(resistance, 0), 1) : 0)
    let offset = (1 - 1 / (followed / dimension + 1)) * dimension
    return translation < 0 ? -offset : offset
  }
}
