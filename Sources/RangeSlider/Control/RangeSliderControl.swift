import ControlCore
import UIKit

/// A slider with two thumbs, for choosing a range of values.
///
/// Set the bounds and the two values in any order; each is right at once. Dragging a thumb sends
/// `.valueChanged` whenever a value has changed; setting a value in code sends nothing. A touch that
/// the system cancels puts back the values it began with.
///
/// It draws itself as the system's slider does; track, thumbs, ticks and labels can be given another
/// look.
///
///     RangeSliderControl
///     ├── layers      track, ticks, fill and thumbs
///     └── labels      the values, while shown
@IBDesignable
@MainActor
public final class RangeSliderControl: Control {
  var model = RangeModel()
  var behavior = SliderBehavior()

  /// The touch that is followed.
  var course: TouchCourse?

  /// The end of a touch that is yet to be told of.
  var pendingEnd: (thumbs: ThumbSet, source: RangeChange.Source, phase: RangeChange.Phase)?

  /// Whether UIKit is about to send its own event for the end of a touch.
  private var isEndingTouch = false

  let events = EventStream<RangeChange>()

  let layers = SliderLayers()
  var look = SliderLook()
  var labels: ValueLabelsView?
  var labelLook = LabelLook()
  var motion = LayerMotion()

  /// Where thumbs are drawn that a finger stopped on their way, along the slider in points.
  var heldPositions: [Thumb: CGFloat] = [:]

  /// The thumb touched last, which lies above the other.
  var latestThumb = Thumb.upper

  /// The values that the labels show.
  var shownValues: [Thumb: Double] = [:]

  var cachedValueText: (key: ValueTextKey, text: ValueText)?
  var cachedLabelThickness: (key: ValueTextKey, thickness: CGFloat)?

  private(set) lazy var thumbElements = Thumb.allCases.map {
    ThumbAccessibilityElement(thumb: $0, slider: self)
  }
  private(set) lazy var thumbPointer = ThumbPointer(slider: self)
  let focus = ThumbFocus()
  var gate = DirectionGate()
  private var accessibilitySettings: NotificationObserver?

  // MARK: Values

  /// The least value that can be chosen; default 0.
  ///
  /// Above ``maximumValue`` it takes that along. A value that is not finite is ignored.
  @IBInspectable public dynamic var minimumValue: CGFloat {
    get { CGFloat(model.minimum) }
    set { changeRules { $0.setMinimum(Double(newValue)) } }
  }

  /// The greatest value that can be chosen; default 1.
  ///
  /// Below ``minimumValue`` it takes that along. A value that is not finite is ignored.
  @IBInspectable public dynamic var maximumValue: CGFloat {
    get { CGFloat(model.maximum) }
    set { changeRules { $0.setMaximum(Double(newValue)) } }
  }

  /// The lower value; default 0.2.
  ///
  /// Out of bounds it is brought inside and remembered for when they widen. Above ``upperValue`` it
  /// takes that along. Infinity means as far as allowed; a value that is not a number is ignored.
  @IBInspectable public dynamic var lowerValue: CGFloat {
    get { CGFloat(model.lower) }
    set { setValues(lower: newValue) }
  }

  /// The upper value; default 0.8.
  ///
  /// Out of bounds it is brought inside and remembered for when they widen. Below ``lowerValue`` it
  /// takes that along. Infinity means as far as allowed; a value that is not a number is ignored.
  @IBInspectable public dynamic var upperValue: CGFloat {
    get { CGFloat(model.upper) }
    set { setValues(upper: newValue) }
  }

  /// The latest change of values: which thumb, by whom, and how far it has got; `nil` before any.
  public internal(set) var lastChange: RangeChange?

  /// Where the slider plays what a finger feels; default the device's own haptics.
  public lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)

  /// How far a screen reader moves a thumb at a time where there are no stops, as a share of the
  /// track; default 0.1.
  ///
  /// With stops it is this far, and one stop at least. Above 1 it counts as 1; zero, less, and what is
  /// not a number are ignored. Keys go by hundredths whatever this is.
  @IBInspectable public dynamic var accessibilityAdjustment: CGFloat {
    get { storedAccessibilityAdjustment }
    set { if newValue > 0 { storedAccessibilityAdjustment = min(newValue, 1) } }
  }

  private var storedAccessibilityAdjustment: CGFloat = 0.1

  // MARK: Set-up

  /// Makes a slider with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a slider from an archive or a nib; what an archive lacks is at its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeRest(from: coder)
  }

  /// Writes all that was asked of the slider, so that a copy behaves alike later on as well.
  ///
  /// ``valueFormatter`` is left out.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeRest(with: coder)
  }

  /// Makes the layers; called once for every instance.
  public override func commonInit() {
    super.commonInit()
    layer.addSublayer(layers.content)
    isAccessibilityElement = false
    accessibilityElements = thumbElements
    layer.addSublayer(focus.ring.layer)
    addInteraction(thumbPointer.interaction)
    // Tab treats the thumbs as one stop, wherever they are.
    focusGroupIdentifier = "RangeSlider \(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    // There is no trait for this setting, as there is for contrast.
    accessibilitySettings = NotificationObserver(
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] _ in self?.updateThumbs() }
    updateColors()
    updateThumbs()
  }

  /// Whether the control takes touches; default `true`.
  ///
  /// Turning it off cancels a drag under way.
  public override var isEnabled: Bool {
    willSet { isEndingTouch = !newValue }
    didSet {
      isEndingTouch = false
      if !isEnabled { cancelTracking(with: nil) }
      sendEndNotice()
      updateColors()
      updateThumbs()
    }
  }

  /// Whether the control is out of sight; default `false`.
  ///
  /// Hiding it cancels a drag under way.
  public override var isHidden: Bool {
    didSet {
      if isHidden { cancelTracking(with: nil) }
    }
  }

  /// Whether the thumbs look held; follows touches, and default `false`.
  public override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateThumbs() }
    }
  }

  /// Follows the tint with the fill, unless that has a colour of its own.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
    updateThumbs()
  }

  /// Cancels a drag under way when the control leaves its window.
  public override func willMove(toWindow newWindow: UIWindow?) {
    isEndingTouch = true
    super.willMove(toWindow: newWindow)
    isEndingTouch = false
    sendEndNotice()
    if newWindow !== window { cancelTracking(with: nil) }
  }

  /// Renews the colours, the thumbs and the labels.
  public override func traitsChanged() {
    super.traitsChanged()
    updateColors()
    updateThumbs()
    forgetTexts()
    updateLabels()
  }

  // MARK: Layout

  /// As thick as a thumb and its label, and at least 44 points; any length will do.
  public override var contentSize: ContentSize {
    axis == .vertical ? ContentSize(width: band.thickness) : ContentSize(height: band.thickness)
  }

  /// 150 points long.
  public override var preferredContentSize: CGSize {
    axis == .vertical ? CGSize(width: 44, height: 150) : CGSize(width: 150, height: 44)
  }

  /// Assigns the frames of track, fill and thumbs from the bounds and the values.
  public override func layoutContent() {
    layOutLayers(geometry)
    updateAccessibilityFrames()
  }

  /// Changes the values or their rules from outside; a drag goes on from there.
  ///
  /// - Returns: Whether anything that holds has changed.
  @discardableResult
  func changeModel(_ change: (inout RangeModel) -> Void) -> Bool {
    let before = model
    change(&model)
    let thumbs = changedThumbs(since: before)
    let hasSameRules =
      ValueTextKey(before) == ValueTextKey(model) && before.scale == model.scale
    guard !hasSameRules || !thumbs.isEmpty else { return false }
    setNeedsContentLayout()
    // Beside a vertical slider the labels of other bounds may need more room.
    if !hasSameRules, labels != nil { invalidateContentSize() }
    if course != nil {
      heldPositions.removeAll()
      course?.drag?.rebase(on: model)
    }
    if !thumbs.isEmpty { lastChange = self.change(of: thumbs, by: .code, .changed) }
    return true
  }

  // MARK: Tracking

  /// Whether a place takes touches: the bounds, and the thumbs' targets where they reach beyond.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || isOnTarget(point)
  }

  /// Takes the touch when it lands on something that can be dragged or tapped.
  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard super.beginTracking(touch, with: event), touchBegan(at: point) else { return false }
    if drag != nil { gate.began(at: alongAndAcross(point)) }
    return true
  }

  /// Moves what is held with the finger, wherever that goes, until the drag ends or was cancelled.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard super.continueTracking(touch, with: event) else { return false }
    gate.moved(to: alongAndAcross(point))
    return touchMoved(to: point)
  }

  /// Lets what is held go where it is.
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touchEnded()
  }

  /// Puts back the values that the touch began with, unless ``cancelRestoresValues`` is off.
  ///
  /// Without a touch it does nothing.
  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard course != nil else { return }
    touchCancelled()
    guard !isEndingTouch else { return }
    sendActions(for: .touchCancel)
    sendEndNotice()
  }

  /// Tells that a drag has begun, after `.touchDown`.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    sendBeginNotice()
  }

  /// Tells that a drag has ended, after `.touchUpInside` or `.touchUpOutside`.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isAbandoned {
      abandon(touches, with: event)
    } else {
      super.touchesEnded(touches, with: event)
      sendEndNotice()
    }
  }

  /// Tells that a drag was cancelled, after `.touchCancel`.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isAbandoned { return abandon(touches, with: event) }
    isEndingTouch = true
    super.touchesCancelled(touches, with: event)
    isEndingTouch = false
    sendEndNotice()
  }

  /// Whether the app has cancelled a touch that UIKit still follows.
  private var isAbandoned: Bool { isTracking && course == nil }

  /// Lets UIKit find out by the way it asks about movements, for which it sends nothing.
  private func abandon(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  /// Shares the finger with a scroll view, a pager, a sheet or a swipe back around the slider.
  ///
  /// A pan that starts on a thumb and along the slider is refused, and any other once the finger has
  /// dragged. One across the slider may have the finger until then, so a list scrolls from a thumb
  /// too; the touch is cancelled then and the values are as before. A pan that starts beside what can
  /// be dragged is left alone.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isEnabled, geometry.canTrack
    else {
      return drag == nil
    }
    let movement = alongAndAcross(pan.translation(in: self))
    let start = geometry.along(pan.location(in: self)) - movement.x
    // A scroll view may hold a touch back for a moment, so the thumb need not know of it yet.
    if drag == nil, !picker.choice(at: start).isHold { return true }
    return gate.allowsPan(movement: movement)
  }

  private func alongAndAcross(_ point: CGPoint) -> CGPoint {
    CGPoint(x: geometry.along(point), y: geometry.across(point))
  }

  // MARK: Keyboard

  /// Whether the slider takes keys; only while one of its thumbs has the focus.
  public override var canBecomeFirstResponder: Bool { focusedThumb != nil }

  /// Tab and the keys that move the thumb that has the focus; `nil` while none has.
  public override var keyCommands: [UIKeyCommand]? { thumbKeyCommands }

  /// Whether an action is carried out here; of the edit commands only the slider's own keys are.
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == ThumbKeyCommands.action { return canPerformKey(sender) }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Carries out a key command of the slider; anything else is ignored.
  public override func select(_ sender: Any?) {
    if let command = sender as? UIKeyCommand, canPerformKey(command) { perform(command) }
  }

  /// What can have the focus inside: the two thumbs.
  public override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    super.focusItems(in: rect) + thumbElements.filter { $0.frame.intersects(rect) }
  }

  /// The lower thumb, then the upper one.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] { thumbElements }

  /// Follows the focus with the ring.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(in: context)
  }
}
