import ActionSheet
import UIKit

/// A page that is a scene with a sheet presented over it, and a button that brings the sheet back.
///
///     view
///     ├── landscape
///     └── show
final class SheetPageViewController: UIViewController, ActionSheetControllerDelegate {
  private let pageID: String
  private let fill: @MainActor (ActionSheetControl) -> Void
  private let landscape = LandscapeView()
  private let showButton = UIButton(type: .system)
  private var hasOpened = false

  /// The style with which UIKit presents the sheet; `nil` for the bottom of the window or a popover.
  var modalStyle: UIModalPresentationStyle?

  /// The sheet of the page, made once, so that what was changed on it lasts.
  let sheetController = ActionSheetController()

  init(pageID: String, fill: @escaping @MainActor (ActionSheetControl) -> Void) {
    self.pageID = pageID
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    pageID = ""
    fill = { _ in }
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(landscape)
    var configuration = UIButton.Configuration.filled()
    configuration.title = localized("Show Sheet")
    configuration.cornerStyle = .capsule
    showButton.configuration = configuration
    showButton.addAction(
      UIAction { [weak self] _ in self?.showSheet(animated: true) }, for: .primaryActionTriggered)
    view.addSubview(showButton)
    sheetController.delegate = self
    fill(sheetController.sheet)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    showSheet(animated: animated)
  }

  private func showSheet(animated: Bool) {
    if let modalStyle {
      sheetController.modalPresentationStyle = modalStyle
      present(sheetController, animated: animated)
    } else {
      sheetController.present(from: self, anchoredTo: showButton, animated: animated)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    landscape.frame = view.bounds
    let size = showButton.sizeThatFits(view.bounds.size)
    showButton.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: view.bounds.height * 0.6 - size.height / 2,
      width: size.width, height: size.height)
  }

  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int
  ) {
    EventLog.shared.write("\(pageID) selected \(index) \(action.title)")
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    EventLog.shared.write("\(pageID) cancelled \(cause)")
  }
}
