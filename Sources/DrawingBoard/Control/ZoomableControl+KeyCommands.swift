import ControlCore
import UIKit

/// Zooming with keys and with assistive technology.
extension ZoomableControl {
  private enum ZoomCommand: String {
    case zoomIn
    case zoomOut
    case zoomToFit
  }

  private static let zoomAction = Selector(("performZoomCommand:"))

  /// The commands of a hardware keyboard: Command with plus, minus and zero.
  final var zoomCommands: [UIKeyCommand] {
    func command(_ command: ZoomCommand, _ title: String, _ input: String) -> UIKeyCommand {
      UIKeyCommand(
        title: title, action: Self.zoomAction, input: input, modifierFlags: .command,
        propertyList: command.rawValue, discoverabilityTitle: title)
    }
    return [
      command(.zoomIn, DrawingBoardString.zoomIn.title, "+"),
      // Plus without Shift; it has no title, because the list of commands has one already.
      command(.zoomIn, "", "="),
      command(.zoomOut, DrawingBoardString.zoomOut.title, "-"),
      command(.zoomToFit, DrawingBoardString.zoomToFit.title, "0"),
    ]
  }

  @IBAction final func performZoomCommand(_ sender: Any?) {
    let name = (sender as? UIKeyCommand)?.propertyList as? String
    guard isZoomEnabled, let command = name.flatMap(ZoomCommand.init) else { return }
    perform(command)
  }

  private func perform(_ command: ZoomCommand) {
    switch command {
    case .zoomIn: change(animated: true) { $0.setZoomScale($0.zoomScale * 2) }
    case .zoomOut: change(animated: true) { $0.setZoomScale($0.zoomScale / 2) }
    case .zoomToFit: zoomToFit(animated: true)
    }
  }

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

#if !canImport(ObjectiveC)
  // Objective-C finds the action by itself.
  extension ZoomableControl: _SelectorListing {
    /// The actions of the control, by the names that Objective-C knows them by.
    public static var _listedSelectors: [_SelectorMethod] {
      [.init("performZoomCommand:", ZoomableControl.performZoomCommand)]
    }
  }
#endif
