import ControlCore
import UIKit

/// What touches do.
extension DrawingBoardControl {
  /// Whether anything can be drawn; default `true`.
  ///
  /// Turning it off cancels a stroke under way.
  ///
  /// Undo and redo go on working, but not by taps with several fingers.
  @IBInspectable public dynamic var isDrawingEnabled: Bool {
    get { behavior.isDrawingEnabled }
    set {
      behavior.isDrawingEnabled = newValue
      if !newValue { putDown() }
    }
  }

  /// What draws; default fingers, pencils and pointers.
  ///
  /// With pencils alone, fingers are left to scroll views around the board. A stroke under way goes
  /// on.
  public var allowedTouchTypes: Set<UITouch.TouchType> {
    get { behavior.allowedTouchTypes }
    set { behavior.allowedTouchTypes = newValue }
  }

  /// Whether fingers, and pointers with them, draw; default `true`.
  @IBInspectable public dynamic var drawsWithFingers: Bool {
    get { allowedTouchTypes.contains(.direct) }
    set { allow([.direct, .indirectPointer], newValue) }
  }

  /// Whether pencils draw; default `true`.
  @IBInspectable public dynamic var drawsWithPencils: Bool {
    get { allowedTouchTypes.contains(.pencil) }
    set { allow([.pencil], newValue) }
  }

  private func allow(_ types: Set<UITouch.TouchType>, _ isAllowed: Bool) {
    if isAllowed {
      allowedTouchTypes.formUnion(types)
    } else {
      allowedTouchTypes.subtract(types)
    }
  }

  /// Whether the line runs ahead to where the system expects the finger; default `true`.
  ///
  /// What turns out wrong is taken back at the next event, and none of it enters the picture.
  @IBInspectable public dynamic var showsPredictedTouches: Bool {
    get { behavior.showsPredictedTouches }
    set { behavior.showsPredictedTouches = newValue }
  }

  /// Whether a tap with two fingers undoes; default `true`.
  @IBInspectable public dynamic var undoesOnTwoFingerTap: Bool {
    get { behavior.undoesOnTwoFingerTap }
    set { behavior.undoesOnTwoFingerTap = newValue }
  }

  /// Whether a tap with three fingers redoes; default `true`.
  @IBInspectable public dynamic var redoesOnThreeFingerTap: Bool {
    get { behavior.redoesOnThreeFingerTap }
    set { behavior.redoesOnThreeFingerTap = newValue }
  }

  /// Whether a screen reader says what was undone and redone; default `true`.
  @IBInspectable public dynamic var announcesHistory: Bool {
    get { behavior.announcesHistory }
    set { behavior.announcesHistory = newValue }
  }

  /// ``smoothing`` by number, for Interface Builder: 0 none, 1 mid-points, 2 a string of
  /// ``stabilizerLength``; default 1.
  ///
  /// Another number changes nothing.
  @IBInspectable public dynamic var smoothingRawValue: Int {
    get {
      switch smoothing {
      case .none: 0
      case .midpoint: 1
      case .stabilizer: 2
      }
    }
    set {
      switch newValue {
      case 0: smoothing = .none
      case 1: smoothing = .midpoint
      case 2: smoothing = .stabilizer(length: behavior.stabilizerLength)
      default: break
      }
    }
  }

  /// How long the string is by which a stabilised pen is pulled, in points; default 24.
  ///
  /// What is not finite or not above zero is ignored. It bears on ``smoothing`` while that is a string.
  @IBInspectable public dynamic var stabilizerLength: CGFloat {
    get {
      if case .stabilizer(let length) = smoothing { length } else { behavior.stabilizerLength }
    }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      behavior.stabilizerLength = newValue
      if case .stabilizer = smoothing { smoothing = .stabilizer(length: newValue) }
    }
  }
}
