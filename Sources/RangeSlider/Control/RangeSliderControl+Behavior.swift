import ControlCore
import UIKit

/// What touches do.
extension RangeSliderControl {
  /// What happens when the thumb that is moved meets the other one; default it stops.
  ///
  /// Beside a thumb that is not enabled it always stops.
  public var collision: ThumbCollision {
    get { behavior.collision }
    set { behavior.collision = newValue }
  }

  /// ``collision`` by number, for Interface Builder: 0 stop, 1 push, 2 swap; default 0.
  ///
  /// Another number changes nothing.
  @IBInspectable public dynamic var collisionRawValue: Int {
    get { behavior.collision.rawValue }
    set { behavior.collision = ThumbCollision(rawValue: newValue) ?? behavior.collision }
  }

  /// Whether `.valueChanged` is sent throughout a drag; default `true`.
  ///
  /// Otherwise it is sent once at the end, if the values are not those of the beginning.
  @IBInspectable public dynamic var isContinuous: Bool {
    get { behavior.isContinuous }
    set { behavior.isContinuous = newValue }
  }

  /// Whether a thumb follows the finger between stops and goes to the nearest when it is let go;
  /// default `false`.
  ///
  /// It bears on drags that begin from then on.
  @IBInspectable public dynamic var snapsOnRelease: Bool {
    get { behavior.snapsOnRelease }
    set { behavior.snapsOnRelease = newValue }
  }

  /// Whether dragging the part between the thumbs moves both; default `false`.
  ///
  /// The distance between the values stays. It takes both thumbs being enabled.
  @IBInspectable public dynamic var dragsRange: Bool {
    get { behavior.dragsRange }
    set { behavior.dragsRange = newValue }
  }

  /// Whether a tap on the bare track brings the nearest thumb there; default `false`.
  @IBInspectable public dynamic var tapsTrack: Bool {
    get { behavior.tapsTrack }
    set { behavior.tapsTrack = newValue }
  }

  /// Whether the lower thumb can be moved; default `true`.
  ///
  /// Turning it off cancels a drag of that thumb.
  @IBInspectable public dynamic var isLowerThumbEnabled: Bool {
    get { isThumbEnabled(.lower) }
    set { setEnabled(newValue, of: .lower) }
  }

  /// Whether the upper thumb can be moved; default `true`.
  ///
  /// Turning it off cancels a drag of that thumb.
  @IBInspectable public dynamic var isUpperThumbEnabled: Bool {
    get { isThumbEnabled(.upper) }
    set { setEnabled(newValue, of: .upper) }
  }

  /// Whether a drag that the system or the app cancels puts back the values it began with; default
  /// `true`.
  ///
  /// Otherwise they stay, as they do in a `UISlider`.
  @IBInspectable public dynamic var cancelRestoresValues: Bool {
    get { behavior.cancelRestoresValues }
    set { behavior.cancelRestoresValues = newValue }
  }

  // MARK: Haptics

  /// Whether drags are felt at all; default `true`.
  @IBInspectable public dynamic var playsHaptics: Bool {
    get { behavior.playsHaptics }
    set { behavior.playsHaptics = newValue }
  }

  /// Whether going on to another stop is felt; default `true`.
  @IBInspectable public dynamic var playsStepHaptics: Bool {
    get { behavior.playsStepHaptics }
    set { behavior.playsStepHaptics = newValue }
  }

  /// Whether reaching an end is felt; default `true`.
  @IBInspectable public dynamic var playsEndHaptics: Bool {
    get { behavior.playsEndHaptics }
    set { behavior.playsEndHaptics = newValue }
  }

  /// Whether coming up against the other thumb is felt; default `true`.
  @IBInspectable public dynamic var playsContactHaptics: Bool {
    get { behavior.playsContactHaptics }
    set { behavior.playsContactHaptics = newValue }
  }

  // MARK: Thumbs

  /// Whether a thumb takes touches.
  func isThumbEnabled(_ thumb: Thumb) -> Bool {
    behavior.enabledThumbs.contains(ThumbSet(thumb))
  }

  private func setEnabled(_ isEnabled: Bool, of thumb: Thumb) {
    guard isEnabled != isThumbEnabled(thumb) else { return }
    if isEnabled {
      behavior.enabledThumbs.insert(ThumbSet(thumb))
    } else {
      behavior.enabledThumbs.remove(ThumbSet(thumb))
      if course?.thumbs.contains(ThumbSet(thumb)) == true || course?.drag?.hold == .undecided {
        cancelTracking(with: nil)
      }
    }
    updateThumbs()
  }

  /// What happens when a thumb meets the other one: beside one that is not enabled it stops.
  func effectiveCollision(of thumb: Thumb?) -> ThumbCollision {
    let isOtherEnabled = thumb.map { isThumbEnabled($0.other) } ?? true
    return isOtherEnabled ? behavior.collision : .stop
  }
}
