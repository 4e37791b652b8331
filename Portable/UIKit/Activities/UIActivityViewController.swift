import Foundation

/// A controller that offers services for some items: copying, and those that the app adds.
///
/// It is a popover where the width is regular, which needs a source, and a sheet elsewhere.
open class UIActivityViewController: UIViewController {
  /// Gets the service that was chosen, whether it completed, the items it returned and its error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called after a service ended, or after the user closed the sheet without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private let list = ActivityListView()
  /// Whether the completion handler has been called for this presentation.
  private var hasCompleted = false

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: The items, or objects that provide them. At least one.
  ///   - applicationActivities: The app's own services.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 320, height: 300)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .popover }
    set {}
  }

  open override func loadView() {
    view = list
    list.onClose = { [weak self] in self?.dismiss(animated: true) }
    list.onChoose = { [weak self] in self?.start($0) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    hasCompleted = false
    list.show(title: ActivityTitle.title(of: placeholders), activities: offered)
    preferredContentSize.height = list.fittingHeight
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { complete(nil, false) }
  }

  // MARK: Services

  /// Values of the items' classes.
  private var placeholders: [Any] {
    activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private func items(for activity: UIActivity) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private var offered: [UIActivity] {
    let items = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    return ([CopyActivity()] + applicationActivities).filter { activity in
      let isExcluded = activity.activityType.map(excluded.contains) ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  private func start(_ activity: UIActivity) {
    guard !isBeingPresented, !isBeingDismissed, !hasCompleted else { return }
    activity.owner = self
    activity.prepare(withActivityItems: items(for: activity))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// A service that completed closes the sheet; otherwise another may be chosen.
  func activity(_ activity: UIActivity, didFinish completed: Bool) {
    guard activity.owner === self else { return }
    activity.owner = nil
    guard completed else {
      if presentedViewController != nil { dismiss(animated: true) }
      completionWithItemsHandler?(activity.activityType, false, nil, nil)
      return
    }
    hasCompleted = true
    let handler = completionWithItemsHandler
    let type = activity.activityType
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { handler?(type, true, nil, nil) }
  }

  private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasCompleted else { return }
    hasCompleted = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}

/// The title of the items that are shared.
@MainActor enum ActivityTitle {
  static func title(of items: [Any]) -> String {
    guard items.count == 1, let item = items.first else {
      return systemText("%@ Items").replacingOccurrences(of: "%@", with: "\(items.count)")
    }
    return switch item {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL: url.host ?? url.lastPathComponent
    case is UIImage: systemText("Image")
    case is UIColor: systemText("Color")
    default: systemText("1 Item")
    }
  }
}
