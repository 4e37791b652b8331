import ControlCore
import UIKit

/// The common part of ``RangeSliderControl`` and ``MultiSliderControl``: a slider with one to eight
/// thumbs.
///
/// Create one of the two subclasses. As with `UISlider`, `.primaryActionTriggered` follows every
/// `.valueChanged`, and actions receive the event of the touch.
///
/// | Cause | Events, in order |
/// | --- | --- |
/// | The app sets a property | none |
/// | A finger takes a thumb | `.touchDown`, `.editingDidBegin` |
/// | It moves and a value changes | `.valueChanged`, if ``SliderBaseControl/isContinuous`` |
/// | It is lifted | `.valueChanged`, if the current values were not reported; `.touchUpInside` or `.touchUpOutside`; `.editingDidEnd` |
/// | The drag is canceled | `.valueChanged`, if values were reported that are restored; `.touchCancel`; `.editingDidEnd` |
/// | A tap on the track, a key, an assistive technology | `.valueChanged` and `.editingDidEnd`, if a value has changed |
@MainActor
open class SliderControl: SliderBaseControl {
  /// The layers, the labels and their animations.
  private(set) var display = SliderDisplay(count: 2)

  /// The texts of the values.
  let texts = ValueTexts()

  /// The thumb that was touched last.
  private(set) var latestThumb = Thumb.upper

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

  /// A Boolean value that indicates whether UIKit sends its own event for the end of the touch.
  private var isEndingTouch = false

  let events = EventStream<RangeChange>()
  private var accessibilitySettings: NotificationObserver?

  /// The thumb with the keyboard focus.
  private(set) var focus: Thumb?

  private(set) var thumbElements: [ThumbAccessibilityElement] = []
  let keyRepeater = KeyRepeater()
  private lazy var pointer = ThumbPointer(slider: self)

  // MARK: Initialization

  /// Adds layers and interactions; an override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .minimum(SliderBand.minimumThickness)
    isAccessibilityElement = false
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

  /// Adds the layers and the accessibility elements of the thumbs.
  private func showThumbs() {
    thumbElements = (0..<values.count).map {
      ThumbAccessibilityElement(thumb: Thumb(rawValue: $0), slider: self)
    }
    accessibilityElements = thumbElements
    layer.addSublayer(display.layers.content)
    layer.addSublayer(display.ring.layer)
    display.setTitles(settings.parts.ticks, in: self)
  }

  /// Changes the number of thumbs.
  func setThumbCount(_ count: Int) {
    guard SliderValues(count: count).count != values.count else { return }
    cancelTracking(with: nil)
    var new = values
    new.count = count
    publish(publishedProperties(of: .all(new.count))) {
      display.remove()
      display = SliderDisplay(count: new.count)
      values = new
      latestThumb = Thumb(rawValue: new.count - 1)
      focus = focus.flatMap { $0 <= latestThumb ? $0 : nil }
    }
    showThumbs()
    if settings.showsValueLabels { updateLabels() }
    updateColors()
    updateThumbs()
    invalidateContentSize()
  }

  // MARK: Changes

  /// Changes the values or their rules on behalf of the app.
  ///
  /// A drag goes on from the place of the finger. Canceling it restores what it moved, and keeps the rest
  /// of the change.
  ///
  /// - Returns: Whether a value or a rule has changed.
  @discardableResult
  override func changeValues(_ change: (inout SliderValues) -> Void) -> Bool {
    var new = values
    change(&new)
    let thumbs = new.changedThumbs(since: values)
    let keepsRules = ValueTexts.Key(new) == ValueTexts.Key(values) && new.scale == values.scale
    interaction.follow(new, from: values)
    replaceValues(with: new)
    guard !keepsRules || !thumbs.isEmpty else { return false }
    setNeedsContentLayout()
    // The labels of other bounds may need more space beside a vertical slider.
    if !keepsRules, display.labels != nil {
      display.discardTexts()
      invalidateContentSize()
    }
    if !thumbs.isDisjoint(with: heldThumbs) { display.discardStoppedPositions() }
    if !thumbs.isEmpty { lastChange = RangeChange(thumbs, by: .code, .changed, in: values) }
    return true
  }

  /// Changes the settings, and then updates what depends on them.
  override func configure(
    _ updates: SettingsUpdate = [], _ change: (inout SliderSettings) -> Void
  ) {
    change(&settings)
    if updates.contains(.images) { display.layers.discardImages() }
    if updates.contains(.texts) {
      texts.discard()
      display.discardTexts()
    }
    if updates.contains(.labels) { updateLabels() }
    if !updates.isDisjoint(with: [.colors, .labels, .images]) { updateColors() }
    if !updates.isDisjoint(with: [.thumbs, .images]) { updateThumbs() }
    if !updates.isDisjoint(with: [.size, .images, .texts]), !changesColorsAlone {
      invalidateContentSize()
    }
    if updates.contains(.layout) { setNeedsContentLayout() }
  }

  private func replaceValues(with new: SliderValues) {
    let thumbs = new.changedThumbs(since: values)
    publish(thumbs.isEmpty ? [] : publishedProperties(of: thumbs)) { values = new }
  }

  /// Returns the properties that have the values of some thumbs, for key-value observers.
  func publishedProperties(of thumbs: ThumbSet) -> [PublishedProperty] { [] }

  /// Reports a change to the app.
  func report(_ report: SliderInteraction.Report) {
    let change = RangeChange(report.thumbs, by: report.source, report.phase, in: values)
    lastChange = change
    events.send(change)
    switch report.phase {
    case .began: sendActions(for: .editingDidBegin)
    case .changed:
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    case .ended, .cancelled: sendActions(for: .editingDidEnd)
    }
  }

  // MARK: Tracking

  private var context: SliderInteraction.Context {
    .init(values: values, geometry: geometry, behavior: settings.behavior)
  }

  /// Begins to track a touch on something that can be dragged or tapped.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard super.beginTracking(touch, with: event), let target = target(at: point) else {
      return false
    }
    let tapped = target == .range ? targets.thumb(tappedAt: point) : nil
    let effects = interaction.begin(
      target, at: point, tapping: tapped, in: context, presented: presentedValues)
    if target.isDraggable {
      display.stop(interaction.heldThumbs, values: values, in: geometry)
      if settings.behavior.playsHaptics { hapticSink.prepare() }
    }
    perform(effects)
    return true
  }

  /// Moves the held thumbs with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), interaction.isActive else { return false }
    let location = touch.location(in: self)
    perform(interaction.move(to: location, at: touch.timestamp, in: context))
    if display.hasLiftedThumbs, interaction.hold.isDrag {
      display.stretch(
        to: geometry.along(location), at: touch.timestamp, isVertical: settings.isVertical)
    }
    // A handler may have disabled or hidden the control.
    return interaction.isActive
  }

  /// Releases the held thumbs.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    perform(interaction.end(in: context))
  }

  /// Restores the values at the start of the touch, unless ``SliderBaseControl/cancelRestoresValues`` is `false`.
  ///
  /// It has no effect without a touch.
  open override func cancelTracking(with event: UIEvent?) {
    guard isTracking || interaction.isActive else { return }
    super.cancelTracking(with: event)
    guard interaction.isActive else { return }
    isHighlighted = false
    perform(interaction.cancel(in: context))
    guard !isEndingTouch else { return }
    // The app canceled the touch. UIKit ends its tracking without an event.
    sendActions(for: .touchCancel)
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
      if let thumb = interaction.hold.thumb { latestThumb = thumb }
      updateThumbs()
    }
    if let sensation = effects.sensation { play(sensation) }
    if effects.isOver {
      releaseStoppedThumbs()
      updateThumbs()
    }
    if let report = effects.report { self.report(report) }
  }

  /// Reports the beginning of a drag after `.touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) {
      super.touchesBegan(touches, with: event)
      if let begin = interaction.takeBegin() { report(begin) }
    }
  }

  /// Reports the end of a drag after `.touchUpInside` or `.touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) {
      super.touchesEnded(touches, with: event)
      reportEnd()
    }
  }

  /// Reports the end of a drag after `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { endTouch { super.touchesCancelled(touches, with: event) } }
  }

  /// Performs work in which UIKit ends the touch, and reports the end after UIKit's event.
  private func endTouch(_ work: () -> Void) {
    isEndingTouch = true
    work()
    isEndingTouch = false
    reportEnd()
  }

  private func reportEnd() {
    if let end = interaction.takeEnd() { report(end) }
  }

  /// Refuses pan gesture recognizers of views around the slider that compete with a drag.
  ///
  /// A pan that starts on a thumb and moves along the slider is refused, as is every pan once the finger
  /// has dragged. A pan across the slider is allowed before that and cancels the touch, so that a list
  /// scrolls from a thumb too. A pan that starts beside the thumbs is allowed. Taps are refused where
  /// ``respondsToTap(at:)`` returns `true`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && allows(gestureRecognizer)
  }

  // MARK: State

  /// A Boolean value that determines whether the control takes touches.
  ///
  /// Default: `true`.
  ///
  /// Setting it to `false` cancels a drag.
  open override var isEnabled: Bool {
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
    endTouch { super.willMove(toWindow: newWindow) }
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
  }

  // MARK: Layout

  /// The size of the content: flexible along the slider, and at least 44 points across it.
  open override var contentSize: ContentSize {
    settings.isVertical
      ? ContentSize(width: band.thickness) : ContentSize(height: band.thickness)
  }

  /// The size that the slider prefers along its flexible axis: 150 points.
  open override var preferredContentSize: CGSize {
    settings.isVertical ? CGSize(width: 44, height: 150) : CGSize(width: 150, height: 44)
  }

  /// Sets the frames of all parts from the bounds and the values; an override calls `super` first.
  open override func layoutContent() {
    let (geometry, grid) = (geometry, grid)
    layOutEndImages(geometry, grid: grid)
    display.layOut(
      .init(
        bounds: bounds, values: values, geometry: geometry, band: band, grid: grid,
        front: !interaction.hold.isDrag ? frontThumb(geometry) : latestThumb, held: heldThumbs,
        animatesThickness: settings.metrics.heldTrackScale != 1 && animatesState),
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

  /// The thumbs that can have the keyboard focus.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    super.focusItems(in: rect) + thumbElements.filter { $0.frame.intersects(rect) }
  }

  /// The thumbs, in ascending order of their values.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { thumbElements }

  /// Keeps the focus when an arrow key is pressed, which moves the thumb instead.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let isArrow = !context.focusHeading.isDisjoint(with: [.left, .right, .up, .down])
    let isHere = thumbElements.contains { $0 === context.previouslyFocusedItem }
    return !(isArrow && isHere) && super.shouldUpdateFocus(in: context)
  }

  /// Updates the focus ring and the first responder.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focus = thumbElements.first { $0 === context.nextFocusedItem }?.thumb
    updateFocusRing()
    keyRepeater.end()
    if focus == nil {
      if isFirstResponder { resignFirstResponder() }
    } else if !isFirstResponder {
      becomeFirstResponder()
    }
  }

  // MARK: Hit-testing

  /// The region that takes touches: the shape of the control, and the targets of the thumbs where they
  /// extend beyond it.
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
