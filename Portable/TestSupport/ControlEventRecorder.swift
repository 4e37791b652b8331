import UIKit

/// Notes every event a control sends, in order.
@MainActor public final class ControlEventRecorder {
  public private(set) var events: [UIControl.Event] = []

  public init(_ control: UIControl, for events: UIControl.Event = .allEvents) {
    for (event, _) in Self.known where events.contains(event) {
      control.addAction(
        UIAction { [weak self] _ in self?.events.append(event) }, for: event)
    }
  }

  /// The names of the events, as in UIKit.
  public var names: [String] {
    events.map { event in
      Self.known.first { $0.event == event }?.name ?? "event \(event.rawValue)"
    }
  }

  public func clear() {
    events = []
  }

  private static let known: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"),
    (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"),
    (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
