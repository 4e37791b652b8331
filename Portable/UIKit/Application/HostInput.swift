import QuartzCore

/// One sample of a finger, pen or mouse button, in the scene's coordinates.
package struct HostTouch {
  package var identifier: Int
  package var phase: UITouch.Phase
  package var location: CGPoint
  package var type: UITouch.TouchType
  package var force: CGFloat
  package var altitudeAngle: CGFloat
  package var azimuthAngle: CGFloat = 0
  /// The radius of the contact in points; nil for what is usual for its type, or was last measured.
  package var majorRadius: CGFloat?
  /// Names the sample in a later update; nil when everything was measured at once.
  package var estimate: Int?
  /// What is an estimate.
  package var estimated: UITouch.Properties = []

  package init(
    identifier: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct,
    force: CGFloat = 0, altitudeAngle: CGFloat = .pi / 2
  ) {
    self.identifier = identifier
    self.phase = phase
    self.location = location
    self.type = type
    self.force = force
    self.altitudeAngle = altitudeAngle
  }
}

/// What a device has measured later of a sample; nil leaves the estimate.
package struct HostTouchUpdate {
  package var estimate: Int
  package var force: CGFloat?
  package var altitudeAngle: CGFloat?
  package var azimuthAngle: CGFloat?
  /// What goes on being expected.
  package var expected: UITouch.Properties

  package init(
    estimate: Int, force: CGFloat?, altitudeAngle: CGFloat?, azimuthAngle: CGFloat?,
    expected: UITouch.Properties
  ) {
    self.estimate = estimate
    self.force = force
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.expected = expected
  }
}

/// A key of the hardware keyboard going down or up.
package struct HostPress {
  package var phase: UIPress.Phase
  package var keyCode: UIKeyboardHIDUsage
  package var characters: String
  package var charactersIgnoringModifiers: String
  package var modifierFlags: UIKeyModifierFlags
  /// Whether the key was down already and the system repeats it.
  package var isRepeat: Bool

  package init(
    phase: UIPress.Phase, keyCode: UIKeyboardHIDUsage, characters: String = "",
    charactersIgnoringModifiers: String = "", modifierFlags: UIKeyModifierFlags = [],
    isRepeat: Bool = false
  ) {
    self.isRepeat = isRepeat
    self.phase = phase
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
  }
}

/// A turn of the wheel, in points of content travel.
package struct HostScroll {
  package var translation: CGVector
  package var location: CGPoint
  package var phase: UITouch.Phase

  package init(translation: CGVector, location: CGPoint, phase: UITouch.Phase = .moved) {
    self.translation = translation
    self.location = location
    self.phase = phase
  }
}
