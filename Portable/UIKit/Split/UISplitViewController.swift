/// Shows a primary and a secondary column side by side, or one stack of both where the width is
/// compact.
///
/// Of Apple's styles the one with two columns is here. Where the columns collapse, the controllers
/// of the secondary column move onto the stack of the primary one, and back when they expand.
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The number of columns, which the initializer sets.
  public let style: Style

  // MARK: Creating

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    reportStyle()
  }

  /// Creates a split view controller without columns, which is not supported here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    reportStyle()
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    reportStyle()
  }

  private func reportStyle() {
    guard style != .doubleColumn else { return }
    PortableLog.report("UISplitViewController: only the style doubleColumn is supported")
  }

  // MARK: Columns

  /// Puts a controller into a column.
  ///
  /// One that is no navigation controller gets one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// Returns the controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Changes to the nearest arrangement that shows a column.
  open func show(_ column: Column) { reveal(column) }

  /// Changes to the nearest arrangement without a column.
  open func hide(_ column: Column) { conceal(column) }

  /// The primary and the secondary controller; the only one that is shown while collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if collapsed { return [columns[.compact] ?? navigation(of: .primary)].compactMap { $0 } }
      return [Column.primary, .secondary].compactMap { navigation(of: $0) }
    }
    set {
      place(newValue.first, in: .primary)
      place(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
    }
  }

  /// Whether all controllers are on one stack, as they are in a window of compact width.
  open var isCollapsed: Bool { collapsed }

  // MARK: Arrangement

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { shownMode = nil } }
  }

  /// The arrangement of the columns, which is never `automatic`.
  open var displayMode: DisplayMode { shownMode ?? resolvedMode(preferredDisplayMode) }

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { shownMode = nil } }
  }

  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// The side of the primary column; default leading.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether a gesture shows and hides the primary column; no gesture does here.
  open var presentsWithGesture = true

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column, which takes precedence over the fraction.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width that the primary column has.
  open var primaryColumnWidth: CGFloat {
    guard let view = viewIfLoaded else { return 0 }
    return collapsed ? view.bounds.width : primaryWidth(in: view.bounds.width)
  }

  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers of columns whose controllers are none themselves.
  var wrappers: [Column: UINavigationController] = [:]
  var collapsed = false
  /// The first controller of the secondary column while it is, or was, on the primary's stack.
  var mergedRoot: UIViewController?
  /// The arrangement that was asked for since the preferred one was set.
  var shownMode: DisplayMode? {
    didSet { if shownMode != oldValue || shownMode == nil { viewIfLoaded?.setNeedsLayout() } }
  }
  let separator = UIView(frame: .zero)
  let dimming = UIControl(frame: .zero)

  // MARK: Overrides

  open override func loadView() {
    view = makeLayoutView()
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      followSizeClass()
      showColumns()
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let primary = navigation(of: .primary) {
      primary.show(vc, sender: sender)
    } else {
      super.show(vc, sender: sender)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    place(vc, in: .secondary)
    reveal(.secondary)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? ownSupportedInterfaceOrientations
  }

  var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { viewControllers.last }
}

extension UIViewController {
  /// The nearest ancestor that is a split view controller.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let controller = current as? UISplitViewController { return controller }
      ancestor = current.parent
    }
    return nil
  }
}
