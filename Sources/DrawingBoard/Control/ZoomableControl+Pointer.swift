import ControlCore
import UIKit

/// Zooming with a wheel, a trackpad, and keys.
///
/// Touches zoom through the rules that also determine what draws.
extension ZoomableControl: KeyCommandHandling {
  private enum ZoomCommand: String {
    case zoomIn
    case zoomOut
    case zoomToFit
  }

  /// The distance that a pointer scrolls to double the scale while Command is held, in points.
  private static let doublingDistance: CGFloat = 128

  // MARK: Pointer

  /// Handles a wheel, or two fingers that scroll on a trackpad.
  ///
  /// With Command they zoom.
  final func handleScroll(_ recognizer: UIPanGestureRecognizer) {
    guard !isTracking else { return }
    switch recognizer.state {
    case .began, .changed:
      let step = recognizer.translation(in: self)
      recognizer.setTranslation(.zero, in: self)
      scroll(
        by: step, at: recognizer.location(in: self),
        zooms: recognizer.modifierFlags.contains(.command))
    case .ended, .cancelled:
      guard !isViewportMoving else { return }
      let velocity =
        recognizer.modifierFlags.contains(.command) ? .zero : recognizer.velocity(in: self)
      start(BoardMotion(after: viewport, velocity: velocity, anchor: viewport.viewCenter))
    default: break
    }
  }

  private func scroll(by step: CGPoint, at location: CGPoint, zooms: Bool) {
    stopMotion()
    var new = viewport
    if zooms {
      new.setZoomScale(new.zoomScale * exp2(step.y / Self.doublingDistance), anchor: location)
    } else {
      new.setContentOffset(
        CGPoint(x: new.contentOffset.x - step.x, y: new.contentOffset.y - step.y))
    }
    show(new, isMoving: true)
  }

  /// Handles two fingers that pinch on a trackpad.
  final func handlePinch(
    _ state: UIGestureRecognizer.State, scale: CGFloat, at location: CGPoint
  ) {
    guard !isTracking else { return }
    // Two fingers beside the pointer.
    let distance = 50 * max(scale, 0.001)
    let fingers = [-distance, distance].map { CGPoint(x: location.x + $0, y: location.y) }
    switch state {
    case .began:
      pinch(fingers, at: CACurrentMediaTime())
    case .changed: movePinch(fingers, at: CACurrentMediaTime())
    case .ended, .cancelled, .failed: endPinch(at: nil)
    default: break
    }
  }

  // MARK: Keyboard

  /// The commands of a hardware keyboard: Command with plus, minus and zero.
  final var zoomCommands: [UIKeyCommand] {
    func command(_ command: ZoomCommand, _ title: String, _ input: String) -> UIKeyCommand {
      Self.keyCommand(command.rawValue, title: title, input: input)
    }
    return [
      command(.zoomIn, DrawingBoardString.zoomIn.title, "+"),
      // Plus without Shift; it has no title, because the list of commands has one already.
      command(.zoomIn, "", "="),
      command(.zoomOut, DrawingBoardString.zoomOut.title, "-"),
      command(.zoomToFit, DrawingBoardString.zoomToFit.title, "0"),
    ]
  }

  package func handleKeyCommand(_ identifier: String) {
    guard isZoomEnabled, let command = ZoomCommand(rawValue: identifier) else { return }
    perform(command)
  }

  private func perform(_ command: ZoomCommand) {
    switch command {
    case .zoomIn: change(animated: true) { $0.setZoomScale($0.zoomScale * 2) }
    case .zoomOut: change(animated: true) { $0.setZoomScale($0.zoomScale / 2) }
    case .zoomToFit: zoomToFit(animated: true)
    }
  }

  // MARK: Accessibility

  /// The actions for assistive technology, which touches reach only through to the drawing.
  final var zoomActions: [UIAccessibilityCustomAction] {
    guard isEnabled, isZoomEnabled else { return [] }
    func action(_ command: ZoomCommand, _ text: DrawingBoardString) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: text.title) { [weak self] _ in
        guard let self else { return false }
        perform(command)
        return true
      }
    }
    return [
      action(.zoomIn, .zoomIn), action(.zoomOut, .zoomOut), action(.zoomToFit, .zoomToFit),
    ]
  }
}

extension DrawingBoardString {
  fileprivate var title: String { text.withFirstLetterUppercased }
}

/// A pan gesture recognizer for wheels and trackpads alone.
final class BoardScrollRecognizer: UIPanGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .scroll }
}

/// A pinch gesture recognizer for trackpads alone.
final class BoardTransformRecognizer: UIPinchGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .transform }
}
