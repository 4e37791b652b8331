/// A motion of the content that goes on without a finger.
struct ScrollMotion {
  enum Course {
    /// Slowing down after a drag.
    case free(x: ScrollAxisMotion, y: ScrollAxisMotion)
    /// An animated change of the offset.
    case animated(from: CGPoint, to: CGPoint, duration: CGFloat)
  }

  var course: Course

  /// How far the content has moved along under the motion, vertically.
  var shift: CGFloat = 0

  var end: CGPoint {
    switch course {
    case .free(let x, let y): CGPoint(x: x.end, y: y.end + shift)
    case .animated(_, let end, _): CGPoint(x: end.x, y: end.y + shift)
    }
  }

  var duration: CGFloat {
    switch course {
    case .free(let x, let y): max(x.duration, y.duration)
    case .animated(_, _, let duration): duration
    }
  }

  func offset(at time: CGFloat) -> CGPoint {
    switch course {
    case .free(let x, let y):
      return CGPoint(x: x.position(at: time), y: y.position(at: time) + shift)
    case .animated(let start, let end, let duration):
      let share = Self.ease(min(max(time / duration, 0), 1))
      return CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share + shift)
    }
  }

  /// Ease in and out.
  private static func ease(_ share: CGFloat) -> CGFloat {
    share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
  }
}
