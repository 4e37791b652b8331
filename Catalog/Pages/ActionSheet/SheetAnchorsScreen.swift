import ActionSheet
import UIKit

/// What a sheet in a popover can point at: a view, a place, a bar button item, a toolbar, a tab bar.
///
///     view
///     ├── landscape
///     ├── mode          automatic, popover, bottom
///     ├── button        the view
///     ├── field         tap it anywhere: the place
///     ├── toolbar       an item, and the bar itself
///     └── tab bar
final class SheetAnchorsScreen: UIViewController, UITabBarDelegate, PresentingScreen,
  ActionSheetControllerDelegate
{
  /// Something to point at.
  enum Anchor: String, CaseIterable {
    case view, rect, item, toolbar
    case tabBar = "tab-bar"
    case moving

    var title: String {
      switch self {
      case .view: "View"
      case .rect: "Place"
      case .item: "Bar item"
      case .toolbar: "Toolbar"
      case .tabBar: "Tab bar"
      case .moving: "Moving view"
      }
    }
  }

  private static var modes: [(title: String, adaptivity: SheetAdaptivity, code: String)] {
    [
      (localized("Popover"), .alwaysPopover, "alwaysPopover"),
      (localized("Automatic"), .automatic, "automatic"),
      (localized("Bottom"), .alwaysBottom, "alwaysBottom"),
    ]
  }

  private let report: CatalogPage.Report
  private let landscape = LandscapeView()
  private let mode = UISegmentedControl(items: modes.map(\.title))

  // What the sheet points at.
  let button = UIButton(type: .system)
  let field = TapFieldView()
  let toolbar = UIToolbar()
  let tabBar = UITabBar()
  let item = UIBarButtonItem()

  /// The distance by which the button has moved under the popover, in points.
  private var shift: CGFloat = 0

  /// What the sheet points at, or did last.
  var anchor = Anchor.view

  /// The sheet, whatever it points at.
  let sheetController = ActionSheetController()

  /// Makes the page.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    sheetController.delegate = self
    mode.selectedSegmentIndex = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var configuration = UIButton.Configuration.filled()
    configuration.title = localized("From This Button")
    configuration.cornerStyle = .capsule
    button.configuration = configuration
    button.addAction(UIAction { [weak self] _ in self?.show(at: .view) }, for: .touchUpInside)
    field.tapped = { [weak self] in self?.show(at: .rect) }
    item.title = localized("Share")
    item.primaryAction = UIAction(title: localized("Share")) { [weak self] _ in
      self?.show(at: .item)
    }
    let other = UIBarButtonItem(
      title: localized("Whole Bar"),
      primaryAction: UIAction { [weak self] _ in self?.show(at: .toolbar) })
    toolbar.items = [other, .flexibleSpace(), item]
    tabBar.items = [
      (localized("Photos"), "photo"), (localized("Albums"), "folder"),
      (localized("Search"), "magnifyingglass"),
    ]
    .enumerated().map { index, tab in
      UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
    }
    tabBar.selectedItem = tabBar.items?.first
    tabBar.delegate = self
    for part in [landscape, mode, field, button, toolbar, tabBar] as [UIView] {
      view.addSubview(part)
    }
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    show(at: .tabBar)
  }

  private func show(at anchor: Anchor) {
    self.anchor = anchor
    open(animated: true) {}
  }

  func open(animated: Bool, completion: @escaping @MainActor () -> Void) {
    view.layoutIfNeeded()
    sheetController.adaptivity = Self.modes[max(mode.selectedSegmentIndex, 0)].adaptivity
    guard anchor != .rect else {
      return sheetController.present(
        from: self, anchoredTo: field.place, in: field, animated: animated, completion: completion)
    }
    sheetController.present(from: self, anchoredTo: source, animated: animated) { [weak self] in
      if self?.anchor == .moving { self?.moveButton(by: 160) }
      completion()
    }
  }

  /// Moves the button; the popover follows it.
  private func moveButton(by distance: CGFloat) {
    guard shift != distance else { return }
    shift = distance
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if shift != 0 { report("moved") }
  }

  private var source: any UIPopoverPresentationControllerSourceItem {
    switch anchor {
    case .view, .rect, .moving: button
    case .item: item
    case .toolbar: toolbar
    case .tabBar: tabBar
    }
  }

  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {
    report(Self.text(of: outcome))
    moveButton(by: 0)
  }

  private static func text(of outcome: SheetOutcome) -> String {
    switch outcome {
    case .selected(let choice): "selected \(choice.index) \(choice.id)"
    case .cancelled(.cancelAction(let choice)): "cancelled \(choice.id)"
    case .cancelled(let cause): "cancelled \(cause)"
    case .failed(let failure): "failed \(failure.choice.id)"
    }
  }

  func close(animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard sheetController.isPresented else { return completion() }
    sheetController.cancel(animated: animated, completion: completion)
  }

  /// The code that presents the sheet as it was last.
  var code: [String] {
    let name =
      switch anchor {
      case .view, .moving: "view"
      case .rect: "place, in: view"
      case .item: "item"
      case .toolbar: "toolbar"
      case .tabBar: "tabBar"
      }
    let adaptivity = Self.modes[max(mode.selectedSegmentIndex, 0)].code
    return [
      "controller.adaptivity = .\(adaptivity)",
      "controller.present(from: viewController, anchoredTo: \(name))",
    ] + (anchor == .moving ? ["view.frame.origin.y += 160"] : [])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let room = bounds.inset(by: insets)
    landscape.frame = bounds
    mode.frame = CGRect(x: room.minX + 16, y: room.minY + 16, width: room.width - 32, height: 32)
    let tabHeight = 49 + insets.bottom
    tabBar.frame = CGRect(
      x: 0, y: bounds.maxY - tabHeight, width: bounds.width, height: tabHeight)
    toolbar.frame = CGRect(x: 0, y: tabBar.frame.minY - 44, width: bounds.width, height: 44)
    let size = button.sizeThatFits(bounds.size)
    button.frame = CGRect(
      x: bounds.midX - size.width / 2, y: mode.frame.maxY + 24 + shift, width: size.width,
      height: size.height)
    let top = button.frame.maxY - shift + 24
    field.frame = CGRect(
      x: room.minX + 16, y: top, width: room.width - 32,
      height: max(toolbar.frame.minY - 24 - top, 0))
  }
}

/// A field that is tapped anywhere, and shows where.
final class TapFieldView: UIControl {
  private let label = UILabel()
  private let dot = UIView()

  /// Called after a tap.
  var tapped: () -> Void = {}

  /// Where it was tapped last, in points; the middle at first.
  private(set) var place = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = UIColor.white.withAlphaComponent(0.18)
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    clipsToBounds = true
    label.text = localized("Tap anywhere")
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textColor = .white
    label.textAlignment = .center
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 6
    dot.isUserInteractionEnabled = false
    addSubview(label)
    addSubview(dot)
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let point = touch?.location(in: self) {
      place = CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12)
      setNeedsLayout()
      layoutIfNeeded()
    }
    super.endTracking(touch, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.font.lineHeight.rounded(.up)
    label.frame = CGRect(
      x: 0, y: bounds.height - height - 16, width: bounds.width, height: height)
    // The largest texts leave the field no room for a label.
    label.isHidden = label.frame.minY < 0
    if place.isNull || !bounds.contains(place) {
      place = CGRect(x: bounds.midX - 6, y: bounds.midY - 6, width: 12, height: 12)
    }
    dot.frame = place
  }
}
