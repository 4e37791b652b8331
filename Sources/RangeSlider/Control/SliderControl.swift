import ControlCore
import UIKit

/// The common part of ``RangeSliderControl`` and ``MultiSliderControl``: a slider with one to eight
/// thumbs.
///
/// Create one of the two subclasses.
///
/// A touch takes this way through the module:
///
///     SliderControl           receives the touch, executes the effects
///     └── SliderInteraction   decides what the touch does, a pure value
///         └── ThumbDrag       turns the movement into a value
///             └── SliderValues    keeps the values legal
///
/// | Cause | Events, in order |
/// | --- | --- |
/// | The app sets a property | none |
/// | A finger takes a thumb | `.touchDown`, `.editingDidBegin` |
/// | It moves and a value changes | `.valueChanged`, if ``isContinuous`` |
/// | It is lifted | `.valueChanged`, if the current values were not reported; `.touchUpInside` or `.touchUpOutside`; `.editingDidEnd` |
/// | The drag is canceled | `.valueChanged`, if values were reported that are restored; `.touchCancel`; `.editingDidEnd` |
/// | A tap on the track, a key, an assistive technology | `.valueChanged` and `.editingDidEnd`, if a value has changed |
@MainActor
open class SliderControl: Control {
  /// The values and their rules.
  private(set) var values: SliderValues

  /// The other properties that the app set.
  private(set) var settings = SliderSettings()

  /// The layers, the labels and their animations.
  let display: SliderDisplay

  /// The texts of the values.
  let texts = ValueTexts()

  /// The thumb that was touched last.
  private(set) var latestThumb: Thumb

  /// The latest change of the values: its thumbs, its source and its phase.
  ///
  /// Default: `nil`.
  public private(set) var lastChange: RangeChange?

  /// The object that plays the haptics of a drag.
  ///
  /// Default: the haptics of the device.
  public lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)

  /// The touch that the slider follows.
  private(set) var interaction = SliderInteraction()

  private weak var trackedTouch: UITouch?

  /// A Boolean value that indicates whether UIKit sends its own event for the end of the touch.
  private var isEndingTouch = false

  let events = EventStream<RangeChange>()
  private var accessibilitySettings: NotificationObserver?

  /// The thumb with the keyboard focus.
  private(set) var focus: Thumb?

  private(set) lazy var thumbElements = (0..<values.count).map {
    ThumbAccessibilityElement(thumb: Thumb(rawValue: $0), slider: self)
  }
  private lazy var pointer = ThumbPointer(slider: self)

  // MARK: Initialization

  init(frame: CGRect, count: Int) {
    values = SliderValues(count: count)
    display = SliderDisplay(count: values.count)
    latestThumb = Thumb(rawValue: values.count - 1)
    super.init(frame: frame)
  }

  /// Creates a slider from an archive or a nib.
  public required init?(coder: NSCoder) {
    values = SliderValues(count: Self.thumbCount(in: coder))
    display = SliderDisplay(count: values.count)
    latestThumb = Thumb(rawValue: values.count - 1)
    super.init(coder: coder)
    decodeRest(from: coder)
  }

  /// Returns the number of thumbs of an encoded slider.
  ///
  /// Subclasses override it.
  class func thumbCount(in coder: NSCoder) -> Int { 2 }

  /// Encodes all properties except ``valueFormatter``.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeRest(with: coder)
  }

  /// Adds layers and interactions.
  public override func commonInit() {
    super.commonInit()
    layer.addSublayer(display.layers.content)
    isAccessibilityElement = false
    accessibilityElements = thumbElements
    layer.addSublayer(display.ring.layer)
    addInteraction(pointer.interaction)
    // There is no trait for this setting, as there is for contrast.
    accessibilitySettings = NotificationObserver(
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] _ in self?.updateThumbs() }
    updateColors()
    updateThumbs()
  }

  // MARK: Changes

  /// Changes the values or their rules on behalf of the app.
  ///
  /// A drag continues from the result.
  ///
  /// - Parameters:
  ///   - isRule: Whether the change also applies to the values that a canceled drag restores.
  ///   - restoring: The change of the values that a canceled drag restores, if it is another one.
  ///   - change: The change.
  /// - Returns: Whether a value or a rule has changed.
  @discardableResult
  func changeValues(
    isRule: Bool = false, restoring: ((inout SliderValues) -> Void)? = nil,
    _ change: (inout SliderValues) -> Void
  ) -> Bool {
    if isRule, restoring == nil { interaction.changeRules(change) }
    if let restoring { interaction.changeRules(restoring) }
    var new = values
    change(&new)
    let thumbs = new.changedThumbs(since: values)
    let keepsRules = ValueTexts.Key(new) == ValueTexts.Key(values) && new.scale == values.scale
    replaceValues(with: new)
    guard !keepsRules || !thumbs.isEmpty else { return false }
    setNeedsContentLayout()
    // The labels of other bounds may need more space beside a vertical slider.
    if !keepsRules, display.labels != nil {
      display.discardTexts()
      invalidateContentSize()
    }
    if interaction.isActive {
      display.discardStoppedPositions()
      interaction.rebase(on: values)
    }
    if !thumbs.isEmpty { lastChange = RangeChange(thumbs, by: .code, .changed, in: values) }
    return true
  }

  /// Changes the settings, and then updates what depends on them.
  func configure(
    _ updates: SettingsUpdate = [], _ change: (inout SliderSettings) -> Void
  ) {
    change(&settings)
    if updates.contains(.images) { display.layers.discardImages() }
    if updates.contains(.texts) {
      texts.discard()
      display.discardTexts()
    }
    if !updates.isDisjoint(with: [.colors, .images]) { updateColors() }
    if !updates.isDisjoint(with: [.thumbs, .images]) { updateThumbs() }
    if !updates.isDisjoint(with: [.size, .images, .texts]) { invalidateContentSize() }
    if updates.contains(.layout) { setNeedsContentLayout() }
  }

  private func replaceValues(with new: SliderValues) {
    let thumbs = new.changedThumbs(since: values)
    guard !thumbs.isEmpty else {
      values = new
      return
    }
    willChangeValues(of: thumbs)
    values = new
    didChangeValues(of: thumbs)
  }

  /// Notifies key-value observers.
  ///
  /// Subclasses override it.
  func willChangeValues(of thumbs: ThumbSet) {}

  /// Notifies key-value observers.
  ///
  /// Subclasses override it.
  func didChangeValues(of thumbs: ThumbSet) {}

  /// Reports a change to the app.
  func report(_ report: SliderInteraction.Report) {
    let change = RangeChange(report.thumbs, by: report.source, report.phase, in: values)
    lastChange = change
    events.send(change)
    switch report.phase {
    case .began: sendActions(for: .editingDidBegin)
    case .changed: sendActions(for: .valueChanged)
    case .ended, .cancelled: sendActions(for: .editingDidEnd)
    }
  }

  // MARK: Tracking

  private var context: SliderInteraction.Context {
    .init(values: values, geometry: geometry, behavior: settings.behavior)
  }

  /// Begins to track a touch on something that can be dragged or tapped.
  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard super.beginTracking(touch, with: event), let target = target(at: point) else {
      return false
    }
    trackedTouch = touch
    let effects = interaction.begin(
      target, at: point, in: context, presented: presentedValues)
    if target.isDraggable {
      display.stop(interaction.heldThumbs, values: values, in: geometry)
      if settings.behavior.playsHaptics { hapticSink.prepare() }
    }
    perform(effects)
    return true
  }

  /// Moves the held thumbs with the finger.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), interaction.isActive else { return false }
    perform(interaction.move(to: touch.location(in: self), in: context))
    // A handler may have disabled or hidden the control.
    return interaction.isActive
  }

  /// Releases the held thumbs.
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    perform(interaction.end(in: context))
  }

  /// Restores the values at the start of the touch, unless ``cancelRestoresValues`` is `false`.
  ///
  /// It has no effect without a touch.
  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard interaction.isActive else { return }
    isHighlighted = false
    perform(interaction.cancel(in: context))
    guard !isEndingTouch else { return }
    if isTracking, let trackedTouch {
      // The app canceled the touch. UIKit learns of it, and sends `.touchCancel`.
      isEndingTouch = true
      super.touchesCancelled([trackedTouch], with: event)
      isEndingTouch = false
    } else {
      sendActions(for: .touchCancel)
    }
    reportEnd()
  }

  /// Executes the effects of a step of the interaction.
  private func perform(_ effects: SliderInteraction.Effects) {
    if let new = effects.values {
      if effects.isAnimated {
        animate { replaceValues(with: new) }
      } else {
        replaceValues(with: new)
        releaseStoppedThumbs()
      }
      setNeedsContentLayout()
    }
    if effects.changesHold {
      if let thumb = interaction.drag?.thumb { latestThumb = thumb }
      updateThumbs()
    }
    if let sensation = effects.sensation, settings.behavior.plays(sensation) {
      switch sensation {
      case .step: hapticSink.play(.selection)
      case .end: hapticSink.play(.impact(intensity: 1))
      case .contact: hapticSink.play(.impact(intensity: 0.6))
      }
    }
    if effects.isOver {
      releaseStoppedThumbs()
      updateThumbs()
    }
    if let report = effects.report { self.report(report) }
  }

  /// Reports the beginning of a drag after `.touchDown`.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let begin = interaction.takeBegin() { report(begin) }
  }

  /// Reports the end of a drag after `.touchUpInside` or `.touchUpOutside`.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    reportEnd()
  }

  /// Reports the end of a drag after `.touchCancel`.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isEndingTouch = true
    super.touchesCancelled(touches, with: event)
    isEndingTouch = false
    reportEnd()
  }

  private func reportEnd() {
    if let end = interaction.takeEnd() { report(end) }
  }

  /// Refuses pan gesture recognizers of views around the slider that compete with a drag.
  ///
  /// A pan that starts on a thumb and moves along the slider is refused, and every pan after the finger
  /// has dragged. A pan across the slider is allowed before that, so a list scrolls from a thumb too;
  /// the touch is canceled then. A pan that starts beside the thumbs is allowed.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    let geometry = geometry
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isEnabled, geometry.canTrack
    else { return interaction.drag == nil }
    let movement = geometry.alongAndAcross(pan.translation(in: self))
    let start = geometry.along(pan.location(in: self)) - movement.x
    // A scroll view may delay the touch, so the slider need not have received it yet.
    if interaction.drag == nil, targets.target(at: start)?.isDraggable != true { return true }
    return interaction.allowsPan(movement: movement)
  }

  // MARK: Animation

  /// Makes a change, and animates all parts that it moves except for those that a touch holds.
  func animate(_ change: () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled
    else {
      display.endAnimations()
      change()
      return
    }
    layoutIfNeeded()
    let before = display.places
    change()
    setNeedsContentLayout()
    layoutIfNeeded()
    display.animate(
      ThumbSet.all(values.count).subtracting(heldThumbs), from: before, in: geometry,
      focused: focus)
  }

  /// Displays thumbs at their values that a touch stopped during an animation.
  ///
  /// The held thumb follows the finger from now on, and all others continue their animation.
  private func releaseStoppedThumbs() {
    guard display.hasStoppedThumbs else { return }
    animate { display.discardStoppedPositions() }
  }

  // MARK: State

  /// A Boolean value that determines whether the control takes touches.
  ///
  /// Default: `true`.
  ///
  /// Setting it to `false` cancels a drag.
  public override var isEnabled: Bool {
    willSet { isEndingTouch = !newValue }
    didSet {
      isEndingTouch = false
      if !isEnabled { cancelTracking(with: nil) }
      reportEnd()
      updateColors()
      updateThumbs()
    }
  }

  /// A Boolean value that determines whether the control is hidden.
  ///
  /// Default: `false`.
  ///
  /// Setting it to `true` cancels a drag.
  public override var isHidden: Bool {
    didSet {
      if isHidden { cancelTracking(with: nil) }
    }
  }

  /// A Boolean value that determines whether the thumbs are highlighted.
  ///
  /// It follows touches.
  public override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateThumbs() }
    }
  }

  /// Updates the colors that follow the tint color.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
    updateThumbs()
  }

  /// Cancels a drag when the control leaves its window.
  public override func willMove(toWindow newWindow: UIWindow?) {
    isEndingTouch = true
    super.willMove(toWindow: newWindow)
    isEndingTouch = false
    reportEnd()
    if newWindow !== window { cancelTracking(with: nil) }
  }

  /// Updates colors, thumbs and labels.
  public override func traitsChanged() {
    super.traitsChanged()
    configure([.colors, .thumbs, .texts]) { _ in }
    updateLabelFont()
  }

  // MARK: Layout

  /// The size of the content: flexible along the slider, and at least 44 points across it.
  public override var contentSize: ContentSize {
    settings.isVertical
      ? ContentSize(width: band.thickness) : ContentSize(height: band.thickness)
  }

  /// The size that the slider prefers along its flexible axis: 150 points.
  public override var preferredContentSize: CGSize {
    settings.isVertical ? CGSize(width: 44, height: 150) : CGSize(width: 150, height: 44)
  }

  /// Sets the frames of all parts from the bounds and the values.
  public override func layoutContent() {
    let geometry = geometry
    layOutEndImages(geometry)
    display.layOut(
      .init(
        bounds: bounds, values: values, geometry: geometry, band: band, grid: grid,
        front: interaction.drag == nil ? frontThumb(geometry) : latestThumb, held: heldThumbs),
      settings: settings, text: { self.text(for: $0) })
    updateFocusRing()
    pointer.interaction.invalidate()
  }

  // MARK: Focus

  /// A Boolean value that indicates whether a thumb has the keyboard focus.
  public override var canBecomeFirstResponder: Bool { focus != nil }

  /// Moves the focused thumb.
  ///
  /// Other keys go to the next responder.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard let key = press.key else { return true }
      return !perform(key)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// The thumbs that can have the keyboard focus.
  public override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    super.focusItems(in: rect) + thumbElements.filter { $0.frame.intersects(rect) }
  }

  /// The thumbs, in ascending order of their values.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] { thumbElements }

  /// Keeps the focus when an arrow key is pressed, which moves the thumb instead.
  public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let isArrow = !context.focusHeading.isDisjoint(with: [.left, .right, .up, .down])
    let isHere = thumbElements.contains { $0 === context.previouslyFocusedItem }
    return !(isArrow && isHere) && super.shouldUpdateFocus(in: context)
  }

  /// Updates the focus ring and the first responder.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focus = thumbElements.first { $0 === context.nextFocusedItem }?.thumb
    updateFocusRing()
    if focus == nil {
      if isFirstResponder { resignFirstResponder() }
    } else if !isFirstResponder {
      becomeFirstResponder()
    }
  }

  // MARK: Hit-testing

  /// The region that takes touches: the shape of the control, and the targets of the thumbs where they
  /// extend beyond it.
  public override var hitShape: HitShape {
    get { thumbTargets.reduce(super.hitShape) { .union($0, $1) } }
    set { super.hitShape = newValue }
  }
}
