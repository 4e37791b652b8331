import ControlCore
import UIKit

/// The effect of touches.
extension DrawingBoardControl {
  /// A Boolean value that determines whether touches draw.
  ///
  /// Default `true`.
  ///
  /// Setting it to `false` cancels a stroke in progress. Undo and redo remain available, except by
  /// taps with several fingers.
  @IBInspectable public dynamic var isDrawingEnabled: Bool {
    get { behavior.isDrawingEnabled }
    set {
      behavior.isDrawingEnabled = newValue
      if !newValue { endInteraction() }
    }
  }

  /// The types of touches that draw.
  ///
  /// Default ``BoardDrawingPolicy/default``.
  ///
  /// Setting another policy forgets that a pencil has drawn. A stroke in progress continues.
  public var drawingPolicy: BoardDrawingPolicy {
    get { contract.policy }
    set { contract.policy = newValue }
  }

  /// The number of the ``drawingPolicy`` for Interface Builder: 0 default, 1 any input, 2 pencil
  /// only.
  ///
  /// Default 0.
  ///
  /// Other numbers are ignored.
  @IBInspectable public dynamic var drawingPolicyRawValue: Int {
    get { drawingPolicy.rawValue }
    set { drawingPolicy = BoardDrawingPolicy(rawValue: newValue) ?? drawingPolicy }
  }

  /// A Boolean value that determines whether a line is extended along the predicted touches.
  ///
  /// Default `true`.
  ///
  /// Predictions are shown until the next event and never enter the picture.
  @IBInspectable public dynamic var showsPredictedTouches: Bool {
    get { behavior.showsPredictedTouches }
    set { behavior.showsPredictedTouches = newValue }
  }

  /// A Boolean value that determines whether a tap with two fingers undoes.
  ///
  /// Default `true`.
  ///
  /// A tap does not count while a palm or a pencil is on the board, nor within half a second after
  /// the pencil was lifted.
  @IBInspectable public dynamic var undoesOnTwoFingerTap: Bool {
    get { behavior.undoesOnTwoFingerTap }
    set { behavior.undoesOnTwoFingerTap = newValue }
  }

  /// A Boolean value that determines whether a tap with three fingers redoes.
  ///
  /// Default `true`.
  ///
  /// Taps count as for ``undoesOnTwoFingerTap``.
  @IBInspectable public dynamic var redoesOnThreeFingerTap: Bool {
    get { behavior.redoesOnThreeFingerTap }
    set { behavior.redoesOnThreeFingerTap = newValue }
  }

  /// A Boolean value that determines whether undo and redo are announced to VoiceOver.
  ///
  /// Default `true`.
  @IBInspectable public dynamic var announcesHistory: Bool {
    get { behavior.announcesHistory }
    set { behavior.announcesHistory = newValue }
  }

  /// The number of the ``smoothing`` for Interface Builder: 0 none, 1 midpoint, 2 stabilizer with
  /// ``stabilizerLength``.
  ///
  /// Default 1.
  ///
  /// Other numbers are ignored.
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

  /// The length of the stabilizer's string in points.
  ///
  /// Default 24.
  ///
  /// Non-finite, zero and negative values are ignored. It takes effect while ``smoothing`` is a
  /// stabilizer.
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

/// The settings of a board that strokes and the background depend on.
@MainActor
struct BoardBehavior {
  var strokeColor = DrawingBoardControl.defaultStrokeColor
  var isDrawingEnabled = true
  var showsPredictedTouches = true
  var undoesOnTwoFingerTap = true
  var redoesOnThreeFingerTap = true
  var announcesHistory = true
  var sizePolicy = BoardSizePolicy.scale
  var stabilizerLength: CGFloat = 24
  var background = BoardBackgroundValues()
  var colorSpace = BoardColorSpace.sRGB
}

/// The types of touches that draw on a board.
///
/// Under every policy, palms never draw: contacts whose smallest possible radius, `majorRadius`
/// minus `majorRadiusTolerance`, exceeds 60 points. While a pencil draws, all other touches are
/// ignored, and a pencil that lands cancels the stroke of a finger. Fingers that do not draw still
/// scroll the views around the board, and their taps undo and redo.
public enum BoardDrawingPolicy: Int, CaseIterable, Sendable {
  /// Pencils and pointers draw, and fingers until a pencil has drawn on the board.
  ///
  /// Fingers do not draw either when the user has chosen to draw with Apple Pencil only: see
  /// `UIPencilInteraction.prefersPencilOnlyDrawing`.
  case `default` = 0

  /// Fingers, pencils and pointers draw.
  case anyInput = 1

  /// Only pencils draw.
  case pencilOnly = 2
}
