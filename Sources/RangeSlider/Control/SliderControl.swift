import ControlCore
import UIKit

/// The common part of ``RangeSliderControl`` and ``MultiSliderControl``: a slider with one to eight thumbs.
///
/// Create one of the two subclasses. As with `UISlider`, `.primaryActionTriggered` follows every
/// `.valueChanged`, and actions receive the event of the touch.
///
/// | Cause | Events, in order |
/// | --- | --- |
/// | The app sets a property | none |
/// | A finger takes a thumb | `.touchDown`, `.editingDidBegin`, and `.valueChanged` if the thumb comes to the finger |
/// | It moves and a value changes | `.valueChanged`, if ``SliderBaseControl/isContinuous`` |
/// | It is lifted | `.valueChanged`, if the current values were not reported; `.touchUpInside` or `.touchUpOutside`; `.editingDidEnd` |
/// | The drag is canceled | `.valueChanged`, if values were reported that are restored; `.touchCancel`; `.editingDidEnd` |
/// | A finger moves the ``playhead`` | `playheadChanged` at the beginning, at each change and at the end |
/// | A tap on the track, a key, an assistive technology | `.valueChanged` and `.editingDidEnd`, if a value has changed |
///
/// Several fingers move several thumbs while `isMultipleTouchEnabled`, and each has these events; the thumbs
/// of ``lastChange`` tell them apart. `isTracking` is that of the first one.
@MainActor
open class SliderControl: SliderBaseControl {
  var display = SliderDisplay(count: 2)
  let texts = ValueText()
  var latestThumb = Thumb.upper

  /// The latest change of the values: its thumbs, its source and its phase.
  ///
  /// Default: `nil`.
  public internal(set) var lastChange: RangeChange?

  /// The object that plays the haptics of a drag.
  ///
  /// Default: the haptics of the device.
  public lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)

  var trackedTouches = SliderTouches()

  /// The touch that UIKit tracks, or has tracked last.
  private var systemTouch: SliderTouches.ID?

  /// The touches that the next cancellation ends, or `nil` for all.
  private var touchesToCancel: [SliderTouches.ID]?

  /// A Boolean value that indicates whether UIKit sends its own event for the end of the touch.
  private var isEndingTouch = false
  let events = EventStream<RangeChange>()
  var timeline = SliderTimeline()

  /// The fields that show values, which the slider does not retain.
  var valueFields: [() -> SliderValueField?] = []
  private var accessibilitySettings: NotificationObserver?
  var focus: Thumb?

  /// The elements of all thumbs that the slider has had.
  var knownElements: [ThumbAccessibilityElement] = []
  var spokenValues = SpokenValues()
  let keyRepeater = KeyRepeater()
  var bindings: [Thumb: ObservationToken] = [:]
  private lazy var pointer = ThumbPointer(slider: self)

  // MARK: Initialization

  /// Adds layers and interactions; an override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .minimum(SliderBand.minimumThickness)
    isAccessibilityElement = false
    isMultipleTouchEnabled = true
    showThumbs()
    addInteraction(pointer.interaction)
    // There is no trait for this setting, as there is for contrast.
    accessibilitySettings = NotificationObserver(
      UIAccessibility.differentiateWithoutColorDidChangeNotification
    ) { [weak self] _ in self?.updateThumbs() }
    settings.design = traitCollection.systemDesign
    updateColors()
    updateThumbs()
  }

  // MARK: Changes

  /// Changes the values or their rules on behalf of the app, and ends animations of the values.
  override func changeValues(_ change: (inout SliderValues) -> Void) {
    applyChange(endingAnimations: true, change)
  }

  // Changes the values or their rules on behalf of the app. A drag goes on from the place of the finger.
  // Canceling it restores what it moved, and keeps the rest of the change.
  func applyChange(endingAnimations: Bool = false, _ change: (inout SliderValues) -> Void) {
    willChangeInAnimation()
    var new = values
    change(&new)
    let thumbs = new.changedThumbs(since: values)
    let keepsRules = new.textRules == values.textRules
    if endingAnimations, !keepsRules || !thumbs.isEmpty { display.endAnimations() }
    trackedTouches.follow(new, from: values)
    replaceValues(with: new)
    guard !keepsRules || !thumbs.isEmpty else { return }
    setNeedsContentLayout()
    // The texts of other bounds may need more space beside a vertical slider.
    if !keepsRules, display.labels != nil || settings.parts.tickTitleCount > 0 {
      display.discardTexts()
      updateTickTitles()
      invalidateContentSize()
    }
    if !thumbs.isDisjoint(with: heldThumbs) { display.discardStoppedPositions() }
    if !thumbs.isEmpty { lastChange = RangeChange(thumbs, by: .code, .changed, in: values.values) }
    didChangeInAnimation()
  }

  override func configure(
    _ updates: SettingsUpdate = [], _ change: (inout SliderSettings) -> Void
  ) {
    willChangeInAnimation()
    change(&settings)
    if updates.contains(.texts) {
      texts.discard()
      display.discardTexts()
      updateTickTitles()
      updateValueFields()
    }
    if updates.contains(.labels) { updateLabels() }
    if !updates.isDisjoint(with: [.colors, .labels, .images]) { updateColors() }
    if !updates.isDisjoint(with: [.thumbs, .images]) { updateThumbs() }
    if !updates.isDisjoint(with: [.size, .images, .texts]), !changesColorsAlone {
      invalidateContentSize()
    }
    if updates.contains(.layout) { setNeedsContentLayout() }
    didChangeInAnimation()
  }

  func replaceValues(with new: SliderValues) {
    let thumbs = new.changedThumbs(since: values)
    publish(thumbs.isEmpty ? [] : publishedProperties(of: thumbs)) { values = new }
    updateValueFields()
  }

  func updateValueFields() {
    for field in valueFields { field()?.showValue() }
  }

  /// Returns the properties that have the values of some thumbs, for key-value observers.
  func publishedProperties(of thumbs: ThumbSet) -> [PublishedProperty] { [] }

  // MARK: Tracking

  /// Begins to track a touch on something that can be dragged or tapped.
  ///
  /// Each touch has thumbs of its own. UIKit tracks one of them; for the others the slider calls this method
  /// and its counterparts.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && beginInteraction(with: touch)
  }

  /// Moves the held thumbs with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && continueInteraction(with: touch)
  }

  /// Releases the held thumbs.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let id = touch.map({ ObjectIdentifier($0) }) ?? systemTouch { endInteraction(id) }
  }

  /// Restores the values that the touches have changed, unless ``SliderBaseControl/cancelRestoresValues`` is
  /// `false`.
  ///
  /// The app cancels all touches, and the system those that it takes. It has no effect without a touch.
  open override func cancelTracking(with event: UIEvent?) {
    let (touches, isSystem) = (touchesToCancel, isEndingTouch)
    touchesToCancel = nil
    let active = trackedTouches.activeTouches.filter { touches?.contains($0) ?? true }
    let endsSystemTouch = touches?.contains { $0 == systemTouch } ?? true
    guard endsSystemTouch && isTracking || !active.isEmpty else { return }
    if endsSystemTouch {
      super.cancelTracking(with: event)
      if !active.isEmpty { isHighlighted = false }
    }
    for id in active {
      cancelInteraction(id)
      guard !isSystem else { continue }
      // UIKit ends its tracking without an event.
      sendActions(for: .touchCancel)
      reportEnds()
    }
  }

  func cancel(_ touches: [SliderTouches.ID]) {
    guard !touches.isEmpty else { return }
    touchesToCancel = touches
    cancelTracking(with: nil)
  }

  /// Reports the beginning of a drag after `.touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) {
      for touch in touches {
        if isTracking {
          if beginTracking(touch, with: event) { sendActions(for: .touchDown) }
        } else {
          systemTouch = ObjectIdentifier(touch)
          super.touchesBegan([touch], with: event)
        }
        reportBegin(of: touch)
      }
    }
  }

  /// Moves the thumbs of each touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    distribute(touches) {
      super.touchesMoved($0, with: event)
    } toSlider: { touch in
      passOn(event) { _ = continueTracking(touch, with: event) }
    }
  }

  /// Reports the end of a drag after `.touchUpInside` or `.touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) {
      distribute(touches) {
        super.touchesEnded($0, with: event)
      } toSlider: { touch in
        endTracking(touch, with: event)
        sendActions(for: endsInside(touch, with: event) ? .touchUpInside : .touchUpOutside)
      }
      reportEnds()
    }
  }

  /// Reports the end of a drag after `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) {
      distribute(touches) { touches in
        endSystemTouch { super.touchesCancelled(touches, with: event) }
      } toSlider: {
        cancel([ObjectIdentifier($0)])
      }
    }
  }

  /// Passes the touch that UIKit tracks to UIKit, which is not made for several, and handles the others.
  private func distribute(
    _ touches: Set<UITouch>, toSystem: (Set<UITouch>) -> Void, toSlider: (UITouch) -> Void
  ) {
    for touch in touches {
      let id = ObjectIdentifier(touch)
      if id != systemTouch, trackedTouches.hold(of: id).isActive {
        toSlider(touch)
      } else if id == systemTouch || !isTracking {
        toSystem(touches.count == 1 ? touches : [touch])
      }
    }
  }

  /// Performs work in which UIKit ends the touch that it tracks, and reports the end after UIKit's event.
  private func endSystemTouch(_ work: () -> Void) {
    prepareForEndOfSystemTouch()
    work()
    finishEndOfSystemTouch()
  }

  private func prepareForEndOfSystemTouch() {
    isEndingTouch = true
    touchesToCancel = systemTouch.map { [$0] }
  }

  private func finishEndOfSystemTouch() {
    isEndingTouch = false
    touchesToCancel = nil
    reportEnds()
  }

  /// Refuses pan gesture recognizers of views around the slider that compete with a drag.
  ///
  /// A pan that starts on a thumb and moves along the slider is refused, as is every pan once the finger has
  /// dragged. A pan across the slider is allowed before that and cancels the touch, so that a list scrolls
  /// from a thumb too. A pan that starts where no drag does is allowed. Taps are refused where
  /// ``respondsToTap(at:)`` returns `true`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && allows(gestureRecognizer)
  }

  // MARK: State

  /// A Boolean value that determines whether the control takes touches.
  ///
  /// Default: `true`. Setting it to `false` cancels a drag.
  open override var isEnabled: Bool {
    willSet {
      if !newValue { prepareForEndOfSystemTouch() }
    }
    didSet {
      finishEndOfSystemTouch()
      if !isEnabled { cancelTracking(with: nil) }
      updateColors()
      updateThumbs()
    }
  }

  /// A Boolean value that determines whether the control is hidden.
  ///
  /// Default: `false`. Setting it to `true` cancels a drag.
  open override var isHidden: Bool {
    didSet {
      if isHidden { cancelTracking(with: nil) }
    }
  }

  /// A Boolean value that determines whether the thumbs are highlighted, as they are during a touch.
  open override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { updateThumbs() }
    }
  }

  /// Updates the colors that follow the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
    updateThumbs()
  }

  /// Cancels a drag when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    endSystemTouch { super.willMove(toWindow: newWindow) }
    if newWindow !== window { cancelTracking(with: nil) }
  }

  /// Updates colors, thumbs and labels; an override calls `super` first.
  open override func traitsChanged() {
    super.traitsChanged()
    let design = traitCollection.systemDesign
    if design == settings.design {
      configure([.colors, .thumbs, .texts]) { _ in }
    } else {
      configure([.colors, .images, .texts]) { $0.design = design }
    }
    updateLabelFont()
    updateThumbViewSizes()
  }

  // MARK: Layout

  /// The frame, which all parts follow in an animation block, as in `UISlider`.
  open override var frame: CGRect {
    willSet { willChangeInAnimation() }
    didSet { didChangeInAnimation() }
  }

  /// The bounds, which all parts follow in an animation block, as in `UISlider`.
  open override var bounds: CGRect {
    willSet { willChangeInAnimation() }
    didSet { didChangeInAnimation() }
  }

  /// The size of the content: flexible along the slider, and at least 44 points across it.
  open override var contentSize: ContentSize {
    settings.isVertical ? ContentSize(width: band.thickness) : ContentSize(height: band.thickness)
  }

  /// The size that the slider prefers along its flexible axis: 150 points, and more in a vertical slider
  /// whose labels need it.
  open override var preferredContentSize: CGSize {
    settings.isVertical
      ? CGSize(width: 44, height: max(150, leastLabelHeight)) : CGSize(width: 150, height: 44)
  }

  /// Sets the frames of all parts from the bounds and the values; an override calls `super` first.
  open override func layoutContent() {
    let (geometry, grid) = (geometry, grid)
    display.layOutEndImages(
      minimum: settings.minimumValueImage, maximum: settings.maximumValueImage,
      spacing: Self.imageSpacing, geometry: geometry, grid: grid)
    display.layOut(
      .init(
        bounds: bounds, values: values, geometry: geometry, band: band, grid: grid,
        front: !trackedTouches.hasDrags ? frontThumb(geometry) : latestThumb, held: heldThumbs,
        animatesThickness: settings.metrics.heldTrackScale != 1 && animatesState,
        trackView: timeline.trackView, playhead: playhead,
        playheadColor: playhead.map { _ in
          settings.drawnThumbColor(of: .playhead, tint: tintColor)
        }),
      settings: settings.parts, text: { self.text(for: $0, of: $1) })
    updateFocusRing()
    pointer.interaction.invalidate()
  }

  // MARK: Focus

  /// A Boolean value that indicates whether a thumb has the keyboard focus.
  open override var canBecomeFirstResponder: Bool { focus != nil }

  /// Moves the focused thumb.
  ///
  /// Other keys go to the next responder.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard let key = press.key else { return true }
      return !begin(key)
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  /// Ends the repetition of a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    for press in presses { if let key = press.key { keyRepeater.end(key.keyCode) } }
  }

  /// Ends the repetition of a key.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
    keyRepeater.end()
  }

  /// The thumbs and the playhead, as far as they can have the keyboard focus.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    super.focusItems(in: rect) + elements.filter { $0.frame.intersects(rect) }
  }

  /// The thumbs, in ascending order of their values, and the playhead.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { elements }

  /// Keeps the focus when an arrow key is pressed, which moves the thumb instead.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let isArrow = !context.focusHeading.isDisjoint(with: [.left, .right, .up, .down])
    let isHere = elements.contains { $0 === context.previouslyFocusedItem }
    return !(isArrow && isHere) && super.shouldUpdateFocus(in: context)
  }

  /// Updates the focus ring and the first responder.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focus = elements.first { $0 === context.nextFocusedItem }?.thumb
    updateFocusRing()
    keyRepeater.end()
    if focus == nil {
      if isFirstResponder { resignFirstResponder() }
    } else if !isFirstResponder {
      becomeFirstResponder()
    }
  }

  // MARK: Hit-testing

  /// The region that takes touches: the shape of the control, and the targets of the thumbs where they extend
  /// beyond it.
  open override var hitShape: HitShape {
    get {
      let shape = super.hitShape
      return geometry.canTrack ? targets.shape.map { .union(shape, $0) } ?? shape : shape
    }
    set { super.hitShape = newValue }
  }

  /// Returns whether a tap at a point is for the slider: on a thumb, or on the track if
  /// ``SliderBaseControl/tapsTrack``.
  open override func respondsToTap(at point: CGPoint) -> Bool {
    super.respondsToTap(at: point) && target(at: point) != nil
  }
}
