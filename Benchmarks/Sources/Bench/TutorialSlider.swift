import CoreGraphics

/// The way the tutorial's slider treats its values: stored as they come, moved by what the finger has
/// moved since the last event, clamped against the other thumb only there.
///
/// It is what the kit's engine is held against: nothing is cheaper, and nothing is right.
struct TutorialSlider {
  var minimum: CGFloat = 0
  var maximum: CGFloat = 1
  var lower: CGFloat = 0.2
  var upper: CGFloat = 0.8

  private var previous: CGFloat = 0

  mutating func beginDrag(at location: CGFloat) {
    previous = location
  }

  mutating func dragLower(to location: CGFloat, width: CGFloat, thumb: CGFloat) {
    let value = (maximum - minimum) * (location - previous) / (width - thumb)
    previous = location
    lower = min(max(lower + value, minimum), upper)
  }
}
