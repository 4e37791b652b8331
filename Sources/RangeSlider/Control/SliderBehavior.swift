/// How a range slider answers touches.
struct SliderBehavior: Equatable, Sendable {
  var collision = ThumbCollision.stop
  var isContinuous = true
  var snapsOnRelease = false
  var dragsRange = false
  var tapsTrack = false
  var cancelRestoresValues = true
  var enabledThumbs = ThumbSet.both
  var playsHaptics = true
  var playsStepHaptics = true
  var playsEndHaptics = true
  var playsContactHaptics = true
}
