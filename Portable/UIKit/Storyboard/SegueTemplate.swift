import Foundation

/// A segue of a document.
@MainActor final class SegueTemplate {
  enum Kind: String {
    case show, showDetail, presentation, popoverPresentation, embed, unwind, custom, push, modal
    case replace
  }

  let element: DocumentElement
  let storyboard: UIStoryboard
  /// What a popover points at.
  private(set) weak var anchor: NSObject?

  init(element: DocumentElement, storyboard: UIStoryboard) {
    self.element = element
    self.storyboard = storyboard
  }

  var identifier: String? { element.attributes["identifier"] }
  var kind: Kind? { Kind(rawValue: element.attributes["kind"] ?? "") }
  var isAnimated: Bool { element.bool("animates") ?? true }

  /// Returns the segues of a scene, but for the children of containers.
  static func all(in element: DocumentElement, storyboard: UIStoryboard) -> [SegueTemplate] {
    var result: [SegueTemplate] = []
    for child in element.children {
      if child.name == "segue", child.attributes["kind"] != "relationship" {
        result.append(SegueTemplate(element: child, storyboard: storyboard))
      } else {
        result += all(in: child, storyboard: storyboard)
      }
    }
    return result
  }

  func findAnchor(in loader: NibLoader) {
    let id =
      element.attributes["popoverAnchorView"] ?? element.attributes["popoverAnchorBarButtonItem"]
    if let id { anchor = loader.object(id) ?? anchor }
  }

  /// Reports a part of the segue that is not read.
  func report(_ message: String) {
    PortableLog.report("\(storyboard.documentName), line \(element.line), <segue>: \(message)")
  }

  /// Returns the new controller at the end of the segue.
  func makeDestination() -> UIViewController? {
    guard let id = element.attributes["destination"] else { return nil }
    if let selector = element.attributes["destinationCreationSelector"] {
      // A method of Objective-C returns an object; a selector here does not.
      report("the segue action \(selector) is not called; init(coder:) makes the controller")
    }
    guard let controller = storyboard.controller(id, of: element) else { return nil }
    if let style = element.attributes["modalPresentationStyle"],
      let value = NibVocabulary.rawValue(of: style, for: "modalPresentationStyle")
        .flatMap(UIModalPresentationStyle.init(rawValue:))
    {
      controller.modalPresentationStyle = value
    }
    if let style = element.attributes["modalTransitionStyle"],
      let value = NibVocabulary.rawValue(of: style, for: "modalTransitionStyle")
        .flatMap(UIModalTransitionStyle.init(rawValue:))
    {
      controller.modalTransitionStyle = value
    }
    return controller
  }

  /// The directions in which the arrow of a popover may point.
  var arrowDirections: UIPopoverArrowDirection {
    guard let element = element.child("popoverArrowDirection") else { return .any }
    let words: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return words.filter { element.bool($0.0) == true }
      .reduce(into: UIPopoverArrowDirection()) { $0.formUnion($1.1) }
  }

  /// Returns the segue between two controllers, of the class of the document.
  func makeSegue(
    from source: UIViewController, to destination: UIViewController,
    perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    if let name = element.attributes["customClass"] {
      let module = element.attributes["customModule"]
      if let type = NibCompiler.registeredClass(name, module: module) as? UIStoryboardSegue.Type {
        return type.make(identifier: identifier ?? "", source: source, destination: destination)
      }
      report("Unknown class \(name); the segue is of the kind of the document")
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: perform)
  }
}

/// Starts a segue when the user acts on an object of the document.
@MainActor final class SegueTrigger: NSObject, _SelectorReceiving {
  private let template: SegueTemplate
  private weak var controller: UIViewController?

  init(template: SegueTemplate, controller: UIViewController) {
    self.template = template
    self.controller = controller
    super.init()
  }

  static var _selectors: [_SelectorMethod] { [.init("perform:", SegueTrigger.perform)] }

  func perform(_ sender: Any?) {
    controller?.startSegue(template, sender: sender)
  }

  /// Connects the trigger with what starts the segue.
  ///
  /// - Returns: False if objects of that class start no segues.
  func attach(to sender: NSObject) -> Bool {
    let action = Selector("perform:")
    switch sender {
    case let cell as UITableViewCell:
      if template.element.attributes["trigger"] == "accessoryAction" {
        cell.documentRow.accessorySegue = self
      } else {
        cell.documentRow.selectionSegue = self
      }
      return true
    case let control as UIControl:
      control.addTarget(
        self, action: action, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: action)
    default: return false
    }
    controller?.loading.segueTriggers.append(self)
    return true
  }
}
