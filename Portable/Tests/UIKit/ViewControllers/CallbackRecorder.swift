import UIKit

/// The callbacks of several controllers in one list.
@MainActor final class CallbackLog {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that writes down what it is told.
class RecordingController: UIViewController {
  let name: String
  let log: CallbackLog
  var flags: [String] = []

  init(_ name: String, log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    name = ""
    log = CallbackLog()
    super.init(coder: coder)
  }

  func note(_ text: String) {
    log.entries.append("\(name).\(text)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
    flags = [
      isBeingPresented ? "presented" : nil, isMovingToParent ? "toParent" : nil,
    ].compactMap { $0 }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
    flags = [
      isBeingDismissed ? "dismissed" : nil, isMovingFromParent ? "fromParent" : nil,
    ].compactMap { $0 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
}

/// A controller that also writes down layout and containment.
final class DetailedController: RecordingController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
}
