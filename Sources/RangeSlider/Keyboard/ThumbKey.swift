/// A key that moves the thumb which has the focus.
enum ThumbKey: CaseIterable, Equatable, Sendable {
  case leftArrow, rightArrow, upArrow, downArrow, pageUp, pageDown, home, end

  /// Where a key sends a thumb.
  enum Movement: Equatable, Sendable {
    /// So many steps, below zero toward the minimum.
    case steps(Int)

    /// As far as the thumb may go.
    case limit(towardMaximum: Bool)

    /// Whether that raises the value.
    var isTowardMaximum: Bool {
      switch self {
      case .steps(let count): count > 0
      case .limit(let towardMaximum): towardMaximum
      }
    }
  }

  /// What the key means.
  ///
  /// Right and up raise the value, and in an interface from right to left left does instead of right;
  /// up stays up. Shift makes ten steps of one, as the page keys are by themselves. Home and End lead
  /// to the limits that the other thumb leaves.
  func movement(isShifted: Bool, isMirrored: Bool) -> Movement {
    let stride = isShifted ? 10 : 1
    return switch self {
    case .leftArrow: .steps(isMirrored ? stride : -stride)
    case .rightArrow: .steps(isMirrored ? -stride : stride)
    case .upArrow: .steps(stride)
    case .downArrow: .steps(-stride)
    case .pageUp: .steps(10)
    case .pageDown: .steps(-10)
    case .home: .limit(towardMaximum: false)
    case .end: .limit(towardMaximum: true)
    }
  }
}
