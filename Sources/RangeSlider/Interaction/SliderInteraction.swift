import CoreGraphics

/// A touch that a slider follows: its target, the drag, the decision between the slider and scroll views, the
/// haptic feedback, and the end that is still to be reported.
///
/// A movement of the finger takes this way through the module:
///
///     SliderControl.continueTracking      receives the touch
///     ├── SliderTouches.step         finds what the touch does
///     ├── SliderInteraction.move          decides what the touch does
///     │   ├── PanArbitration.moved        decides between the slider and scroll views
///     │   ├── ThumbDrag.move              turns the movement into a value
///     │   │   ├── SliderGeometry.value    the value at the position of the finger
///     │   │   └── SliderValues.move       keeps the values legal
///     │   └── DragFeedback.sensation      chooses the haptic
///     ├── SliderControl.perform           executes the effects: values, haptic, events
///     └── SliderControl.layoutContent     in the next layout
///         └── SliderDisplay.layOut        frames of layers and labels
///
/// The value knows no views. Each step takes the state of the slider and returns the effects, which the
/// control executes in the order of their declaration.
struct SliderInteraction: Equatable, Sendable {
  struct Context {
    var values: SliderValues
    var geometry: SliderGeometry
    var behavior: SliderBehavior

    /// The thumbs that other touches may move.
    var claimed = ThumbSet(rawValue: 0)
    var playhead: Double?
  }

  struct Effects: Equatable, Sendable {
    var values: SliderValues?
    var isAnimated = false

    /// Whether the touch holds other thumbs than before.
    var changesHold = false
    var sensation: DragFeedback.Sensation?
    var isOver = false
    var playhead: Double?
    var report: Report?
  }

  struct Report: Equatable, Sendable {
    var thumbs: ThumbSet
    var source: RangeChange.Source
    var phase: RangeChange.Phase
  }

  static let tapSlop: CGFloat = 10

  private struct Tap: Equatable, Sendable {
    var thumb: Thumb
    var location: CGPoint
  }

  struct Hold: Equatable, Sendable {
    var isActive = false
    var isDrag = false

    /// The thumb that the touch holds, or `nil` if it is not decided or all are held.
    var thumb: Thumb?

    /// The thumbs that the touch holds or may turn out to hold.
    var thumbs: ThumbSet = []
  }

  /// What the touch holds, beside the drag, which takes longer to copy.
  private(set) var hold = Hold()
  private(set) var drag: ThumbDrag?

  /// A touch on the track, or on the part between the thumbs until it moves.
  private var tap: Tap?

  /// The geometry at the latest step with room to move.
  private var geometry: SliderGeometry?
  private var feedback: DragFeedback?
  private var hasReportedChange = false
  private var hasReportedBegin = false
  private var arbitration = PanArbitration()
  private var pendingEnd: Report?

  // MARK: State

  var isActive: Bool { hold.isActive }
  var heldThumbs: ThumbSet { hold.thumbs }

  /// A Boolean value that indicates whether the first movement is to choose among several thumbs.
  var isUndecided: Bool {
    if case .undecided = drag?.target { true } else { false }
  }

  /// The thumbs that the touch moves, as far as it is decided.
  private var thumbs: ThumbSet {
    drag?.thumbs ?? tap.map { ThumbSet($0.thumb) } ?? ThumbSet(rawValue: 0)
  }

  // The thumbs that the touch may move, which no other touch can take. Those that the held thumb has passed
  // are among them, because it passes them again on its way back.
  var claimedThumbs: ThumbSet {
    let thumbs = thumbs.union(heldThumbs)
    return drag.map { thumbs.union($0.passedThumbs) } ?? thumbs
  }

  private var source: RangeChange.Source {
    !hold.isDrag ? .trackTap : drag?.target == .range ? .rangeDrag : .touch
  }

  /// A Boolean value that indicates whether the touch is over and its end is reported.
  var isFinished: Bool { !isActive && pendingEnd == nil }

  func depends(on locked: ThumbSet) -> Bool {
    !(hold.isDrag ? heldThumbs : thumbs).isDisjoint(with: locked)
  }

  func allowsPan(movement: CGPoint) -> Bool { arbitration.allowsPan(movement: movement) }

  // MARK: Steps

  // Starts with a touch on a target at a point of the control. A tap on the part between the thumbs moves a
  // thumb of its own. The held thumbs continue from where they are presented, which differs from the values
  // during an animation.
  mutating func begin(
    _ target: TouchTargets.Target, at point: CGPoint, tapping tapped: Thumb? = nil,
    in context: Context, presented: ThumbNumbers
  ) -> Effects {
    let behavior = context.behavior
    self = SliderInteraction()
    hold.isActive = true
    geometry = context.geometry
    if case .track(let thumb) = target {
      tap = Tap(thumb: thumb, location: point)
      return Effects()
    }
    var collision = behavior.collision
    if let thumb = target.thumb {
      let locked = behavior.locked.union(context.claimed)
      collision = context.values.effective(collision, of: thumb, locked: locked)
    }
    var values = context.values
    for thumb in target.thumbs(of: values.count).thumbs {
      values.values[thumb] = presented[thumb]
    }
    let drag = ThumbDrag(
      target, at: context.geometry.along(point), in: context.geometry, values: values,
      collision: collision, snapsOnRelease: behavior.snapsOnRelease, locked: behavior.locked,
      claimed: context.claimed, playhead: context.playhead)
    self.drag = drag
    hold = Hold(isActive: true, isDrag: true, thumb: drag.thumb, thumbs: drag.claimableThumbs)
    if target != .playhead {
      feedback = DragFeedback(holding: drag.thumbs, in: context.values, collision: collision)
    }
    if target == .range { tap = tapped.map { Tap(thumb: $0, location: point) } }
    arbitration.began(at: context.geometry.alongAndAcross(point))
    return Effects(changesHold: true)
  }

  /// Moves a thumb to a touch that began beside it.
  mutating func bringThumb(at time: Double, in context: Context) -> Effects {
    guard let drag, drag.isComing else { return Effects() }
    return self.drag(to: context.geometry.point(along: drag.location), at: time, in: context)
  }

  mutating func move(to point: CGPoint, at time: Double, in context: Context) -> Effects {
    if hold.isDrag { return drag(to: point, at: time, in: context) }
    guard let tap, distance(from: tap.location, to: point) > Self.tapSlop else { return Effects() }
    self = SliderInteraction()
    return Effects(isOver: true)
  }

  private func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  private mutating func drag(to point: CGPoint, at time: Double, in context: Context) -> Effects {
    let geometry = context.geometry
    if let tap {
      guard distance(from: tap.location, to: point) > TouchTargets.decidingDistance else {
        return Effects()
      }
      self.tap = nil
    }
    // The drag is changed in place, which copies nothing.
    arbitration.moved(to: geometry.alongAndAcross(point))
    drag?.claimed = context.claimed
    drag?.locked = context.behavior.locked
    guard geometry.travel > 0 else {
      drag?.moveWithoutThumb(to: geometry.along(point))
      return Effects()
    }
    turn(in: context)
    var values = context.values
    var effects = Effects()
    let precision = context.behavior.scrubsFinely ? precision(at: point, in: geometry) : 1
    let playhead = drag?.move(
      to: geometry.along(point), precision: precision, in: geometry, values: &values)
    if let playhead, playhead != context.playhead {
      hasReportedChange = true
      return Effects(playhead: playhead, report: report(.changed))
    }
    if let thumb = drag?.thumb, thumb != hold.thumb {
      (hold.thumb, hold.thumbs) = (thumb, ThumbSet(thumb))
      effects.changesHold = true
    }
    let thumbs = values.changedThumbs(since: context.values)
    if !thumbs.isEmpty || values != context.values { effects.values = values }
    guard !thumbs.isEmpty, let collision = drag?.collision else { return effects }
    effects.sensation = feedback?.sensation(
      holding: hold.thumbs, from: context.values, to: values, collision: collision,
      at: .init(location: geometry.along(point), time: time))
    if context.behavior.isContinuous {
      hasReportedChange = true
      effects.report = report(.changed, thumbs)
    }
    return effects
  }

  /// Continues in a geometry with other places.
  mutating func turn(in context: Context) {
    guard context.geometry.travel > 0, let old = geometry, !old.hasSamePlaces(as: context.geometry)
    else { return }
    drag?.turn(
      from: old, to: context.geometry, values: context.values, playhead: context.playhead)
    geometry = context.geometry
  }

  /// Returns how much of the movement a thumb follows: less the farther the finger is from the track.
  private func precision(at point: CGPoint, in geometry: SliderGeometry) -> CGFloat {
    switch abs(geometry.across(point) - geometry.middle) {
    case 150...: return 0.1
    case 100...: return 0.25
    case 50...: return 0.5
    default: return 1
    }
  }

  /// Ends with the lift of the finger, and reports changes since the values without the touch that were not
  /// reported before.
  mutating func end(in context: Context, since base: SliderValues) -> Effects {
    guard hold.isActive else { return Effects() }
    if tap != nil { (drag, hold.isDrag) = (nil, false) }
    var effects = Effects(isOver: true)
    var values = context.values
    var thumbs: ThumbSet
    if let tap {
      let value = context.geometry.value(at: context.geometry.along(tap.location))
      values.move(tap.thumb, to: value, from: values, collision: .stop, snapping: true)
      thumbs = values.changedThumbs(since: context.values)
      effects.isAnimated = true
    } else {
      drag?.release(in: context.geometry, values: &values)
      thumbs = values.changedThumbs(since: context.values)
      if let drag {
        effects.sensation = feedback?.sensation(
          holding: drag.thumbs, from: context.values, to: values, collision: drag.collision)
      }
      if !context.behavior.isContinuous { thumbs = values.changedThumbs(since: base) }
    }
    if values != context.values { effects.values = values }
    if !thumbs.isEmpty { effects.report = report(.changed, thumbs) }
    // A tap has an end only if it has changed a value or begun as a drag.
    finish(hasBegun: hasReportedBegin || (tap != nil && !thumbs.isEmpty), .ended)
    return effects
  }

  /// Ends without a lift, and restores the values without the touch unless they are to be kept.
  mutating func cancel(in context: Context, restoring base: SliderValues) -> Effects {
    guard hold.isActive else { return Effects() }
    var effects = Effects(isOver: true)
    var (values, before) = (context.values, context.values)
    var reports = true
    if context.behavior.cancelRestoresValues {
      values = base
      reports = hasReportedChange
      effects.playhead = drag?.playhead
    } else {
      drag?.release(in: context.geometry, values: &values)
      if !context.behavior.isContinuous { before = base }
    }
    let thumbs = values.changedThumbs(since: before)
    if values != context.values { effects.values = values }
    if reports, !thumbs.isEmpty {
      effects.report = report(.changed, thumbs)
    } else if reports, let start = effects.playhead, start != context.playhead {
      effects.report = report(.changed)
    }
    finish(hasBegun: hasReportedBegin, .cancelled)
    return effects
  }

  private mutating func finish(hasBegun: Bool, _ phase: RangeChange.Phase) {
    let end = hasBegun ? report(phase) : nil
    self = SliderInteraction()
    pendingEnd = end
  }

  // MARK: Reports

  /// Returns a report of thumbs that changed, by default of those that the touch moves.
  private func report(_ phase: RangeChange.Phase, _ changed: ThumbSet? = nil) -> Report {
    Report(thumbs: changed ?? thumbs, source: source, phase: phase)
  }

  /// Returns the beginning of a drag, once.
  mutating func takeBegin() -> Report? {
    guard hold.isDrag, !hasReportedBegin else { return nil }
    hasReportedBegin = true
    return report(.began)
  }

  /// Returns the end of a touch, once.
  mutating func takeEnd() -> Report? {
    defer { pendingEnd = nil }
    return pendingEnd
  }

  mutating func follow(_ new: SliderValues, from old: SliderValues) {
    guard let drag else { return }
    self.drag?.start.follow(new, from: old, during: [drag], claimed: drag.claimed)
  }
}

struct SliderBehavior: Equatable, Sendable {
  var collision = ThumbCollision.stop
  var isContinuous = true
  var snapsOnRelease = false
  var dragsRange = false
  var tapsTrack = true
  var tracksFromAnywhere = false
  var scrubsFinely = false
  var cancelRestoresValues = true
  var locked: ThumbSet = []
  var playsHaptics = true
  var playsStepHaptics = true
  var playsEndHaptics = true
  var playsContactHaptics = true

  func plays(_ sensation: DragFeedback.Sensation) -> Bool {
    guard playsHaptics else { return false }
    return switch sensation {
    case .step: playsStepHaptics
    case .end: playsEndHaptics
    case .contact: playsContactHaptics
    }
  }
}

// Decides between a slider and the pan gesture recognizers around it, such as those of a scroll view. A
// movement along the slider belongs to the slider, one across it to the other recognizer, and neither before
// the finger has moved ``slop`` points. Once the slider has the touch it keeps it. Points have their `x`
// along and their `y` across the slider.
struct PanArbitration: Equatable, Sendable {
  // The distance that starts a drag, in points. A scroll view waits for ten.
  static let slop: CGFloat = 6
  private var start: CGPoint?
  private(set) var isDecided = false

  mutating func began(at point: CGPoint) {
    start = point
    isDecided = false
  }

  mutating func moved(to point: CGPoint) {
    guard let start, !isDecided else { return }
    let (along, across) = (abs(point.x - start.x), abs(point.y - start.y))
    isDecided = along > Self.slop && along >= across
  }

  // Returns whether another pan may take a touch that began on something that can be dragged. It is `false`
  // if the slider keeps the touch, and for movements along it.
  func allowsPan(movement: CGPoint) -> Bool { !isDecided && abs(movement.y) > abs(movement.x) }
}
