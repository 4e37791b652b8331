import Foundation

extension NibCompiler {
  /// Returns the record of an object that stands outside the views, or nil if it is not read.
  func topLevel(_ element: DocumentElement) -> NibRecord? {
    if let recognizer = gestureRecognizer(element) { return recognizer }
    if element.name == "customObject" { return customObject(element) }
    if element.name == "barButtonItem" { return barButtonItem(element) }
    if element.name == "navigationItem" { return navigationItem(element) }
    if NibVocabulary.controllers[element.name] != nil { return controller(element) }
    if let record = view(element) { return record }
    report("this is not read", element)
    return nil
  }

  private func customObject(_ element: DocumentElement) -> NibRecord {
    record(element, defaultType: NSObject.self)
  }

  private func gestureRecognizer(_ element: DocumentElement) -> NibRecord? {
    guard let create = Self.gestureRecognizers[element.name] else { return nil }
    let record = NibRecord(element: element, type: UIGestureRecognizer.self)
    if element.attributes["customClass"] != nil {
      report("the class of a gesture recognizer is not read", element)
    }
    record.create = { create(element) }
    register(record, for: element)
    return record
  }

  private static let gestureRecognizers: [String: (DocumentElement) -> UIGestureRecognizer] = [
    "tapGestureRecognizer": {
      let recognizer = UITapGestureRecognizer(target: nil, action: nil)
      recognizer.numberOfTapsRequired = count($0, "numberOfTapsRequired")
      recognizer.numberOfTouchesRequired = count($0, "numberOfTouchesRequired")
      return recognizer
    },
    "panGestureRecognizer": {
      let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
      recognizer.minimumNumberOfTouches = count($0, "minimumNumberOfTouches")
      return recognizer
    },
    "swipeGestureRecognizer": {
      let recognizer = UISwipeGestureRecognizer(target: nil, action: nil)
      switch $0.attributes["direction"] {
      case "left": recognizer.direction = .left
      case "up": recognizer.direction = .up
      case "down": recognizer.direction = .down
      default: recognizer.direction = .right
      }
      return recognizer
    },
    "pinchGestureRecognizer": { _ in UIPinchGestureRecognizer(target: nil, action: nil) },
    "rotationGestureRecognizer": { _ in UIRotationGestureRecognizer(target: nil, action: nil) },
    // Xcode's documents spell it so.
    "pongPressGestureRecognizer": {
      let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
      recognizer.minimumPressDuration = $0.number("minimumPressDuration") ?? 0.5
      return recognizer
    },
  ]

  private static func count(_ element: DocumentElement, _ name: String) -> Int {
    element.number(name).flatMap { Int(exactly: $0) }.map { max($0, 1) } ?? 1
  }
}
