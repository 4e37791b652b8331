import ControlCore
import UIKit

/// The reaction to touches.
extension SliderControl {
  /// The behavior when the thumb that the user moves meets another thumb.
  ///
  /// Default: it stops.
  ///
  /// A thumb that is not enabled is never passed and never pushed.
  public var collision: ThumbCollision {
    get { settings.behavior.collision }
    set { configure { $0.behavior.collision = newValue } }
  }

  /// The raw value of ``collision`` for Interface Builder: 0 stop, 1 push, 2 swap.
  ///
  /// Default: 0.
  ///
  /// Other values are ignored.
  @IBInspectable public dynamic var collisionRawValue: Int {
    get { collision.rawValue }
    set { collision = ThumbCollision(rawValue: newValue) ?? collision }
  }

  /// A Boolean value that determines whether `.valueChanged` is sent during a drag.
  ///
  /// Default: `true`.
  ///
  /// Otherwise it is sent once at the end, if a value differs from that at the beginning.
  @IBInspectable public dynamic var isContinuous: Bool {
    get { settings.behavior.isContinuous }
    set { configure { $0.behavior.isContinuous = newValue } }
  }

  /// A Boolean value that determines whether a thumb moves between stops and snaps to one at the
  /// end of a drag.
  ///
  /// Default: `false`.
  ///
  /// It applies to drags that begin afterwards.
  @IBInspectable public dynamic var snapsOnRelease: Bool {
    get { settings.behavior.snapsOnRelease }
    set { configure { $0.behavior.snapsOnRelease = newValue } }
  }

  /// A Boolean value that determines whether dragging the part between the thumbs moves all of
  /// them.
  ///
  /// Default: `false`.
  ///
  /// The distances stay the same. All thumbs must be enabled.
  @IBInspectable public dynamic var dragsRange: Bool {
    get { settings.behavior.dragsRange }
    set { configure { $0.behavior.dragsRange = newValue } }
  }

  /// A Boolean value that determines whether a tap on the track moves the nearest thumb.
  ///
  /// Default: `false`.
  @IBInspectable public dynamic var tapsTrack: Bool {
    get { settings.behavior.tapsTrack }
    set { configure { $0.behavior.tapsTrack = newValue } }
  }

  /// A Boolean value that determines whether a thumb moves slower while the finger is far from the
  /// track.
  ///
  /// Default: `false`.
  ///
  /// At a distance of 50 points it moves half as far as the finger, at 100 points a quarter, and at 150
  /// points a tenth.
  @IBInspectable public dynamic var scrubsFinely: Bool {
    get { settings.behavior.scrubsFinely }
    set { configure { $0.behavior.scrubsFinely = newValue } }
  }

  /// A Boolean value that determines whether canceling a drag restores the values at its beginning.
  ///
  /// Default: `true`.
  ///
  /// Otherwise the values stay, as in `UISlider`.
  @IBInspectable public dynamic var cancelRestoresValues: Bool {
    get { settings.behavior.cancelRestoresValues }
    set { configure { $0.behavior.cancelRestoresValues = newValue } }
  }

  /// Returns whether the user can move a thumb.
  public func isThumbEnabled(_ thumb: Thumb) -> Bool {
    !settings.behavior.locked.contains(thumb)
  }

  /// Sets whether the user can move a thumb.
  ///
  /// Disabling a thumb cancels a drag of it.
  public func setThumbEnabled(_ isEnabled: Bool, for thumb: Thumb) {
    guard (0..<values.count).contains(thumb.rawValue), isEnabled != isThumbEnabled(thumb) else {
      return
    }
    let thumbs = ThumbSet(thumb)
    configure {
      if isEnabled {
        $0.behavior.locked.subtract(thumbs)
      } else {
        $0.behavior.locked.formUnion(thumbs)
      }
    }
    if !isEnabled { cancelTouch(on: thumbs) }
    updateThumbs()
  }

  /// Cancels the touch if it holds one of these thumbs.
  func cancelTouch(on thumbs: ThumbSet) {
    if interaction.depends(on: thumbs) { cancelTracking(with: nil) }
  }

  // MARK: Tracking

  /// Changes the values on behalf of the user, other than by a drag, and reports it.
  ///
  /// - Returns: Whether a value has changed. Otherwise nothing is reported.
  @discardableResult
  func changeByUser(_ source: RangeChange.Source, _ change: (inout SliderValues) -> Void) -> Bool {
    let before = values
    changeValues(change)
    let thumbs = values.changedThumbs(since: before)
    guard !thumbs.isEmpty else { return false }
    report(.init(thumbs: thumbs, source: source, phase: .changed))
    report(.init(thumbs: thumbs, source: source, phase: .ended))
    return true
  }

  /// A stream of the changes by the user, one for each access.
  ///
  /// It yields ``lastChange`` at every `.editingDidBegin`, `.valueChanged` and `.editingDidEnd`, and
  /// ends with the slider. Changes by the app are not included.
  public var changes: AsyncStream<RangeChange> { events.subscribe() }

  /// The thumb that a finger holds, or `nil` if there is none or the finger holds all of them.
  public var trackedThumb: Thumb? { interaction.hold.thumb }

  /// The thumbs that a touch holds or may turn out to hold.
  var heldThumbs: ThumbSet { interaction.heldThumbs }

  /// Returns whether a gesture recognizer of a view around the slider may begin.
  func allows(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let geometry = geometry
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isEnabled, geometry.canTrack
    else { return !interaction.hold.isDrag }
    let movement = geometry.alongAndAcross(pan.translation(in: self))
    let start = geometry.along(pan.location(in: self)) - movement.x
    // A scroll view may delay the touch, so the slider need not have received it yet.
    if !interaction.hold.isDrag, targets.target(at: start)?.isDraggable != true { return true }
    return interaction.allowsPan(movement: movement)
  }

  // MARK: Haptics

  /// Plays the haptic of a drag, unless the settings prevent it.
  func play(_ sensation: DragFeedback.Sensation) {
    guard settings.behavior.plays(sensation) else { return }
    switch sensation {
    case .step: hapticSink.play(.selection)
    case .end: hapticSink.play(.impact(intensity: 1))
    case .contact: hapticSink.play(.impact(intensity: 0.6))
    }
  }

  /// A Boolean value that determines whether a drag plays haptics.
  ///
  /// Default: `true`.
  @IBInspectable public dynamic var playsHaptics: Bool {
    get { settings.behavior.playsHaptics }
    set { configure { $0.behavior.playsHaptics = newValue } }
  }

  /// A Boolean value that determines whether moving to another stop plays a haptic.
  ///
  /// Default: `true`.
  @IBInspectable public dynamic var playsStepHaptics: Bool {
    get { settings.behavior.playsStepHaptics }
    set { configure { $0.behavior.playsStepHaptics = newValue } }
  }

  /// A Boolean value that determines whether reaching an end plays a haptic.
  ///
  /// Default: `true`.
  @IBInspectable public dynamic var playsEndHaptics: Bool {
    get { settings.behavior.playsEndHaptics }
    set { configure { $0.behavior.playsEndHaptics = newValue } }
  }

  /// A Boolean value that determines whether meeting another thumb plays a haptic.
  ///
  /// Default: `true`.
  @IBInspectable public dynamic var playsContactHaptics: Bool {
    get { settings.behavior.playsContactHaptics }
    set { configure { $0.behavior.playsContactHaptics = newValue } }
  }
}
