// Believed to compile on iOS 17: an error here is a gap of the declarations.
import UIKit

final class VC: UIViewController, UIAdaptivePresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UIColorPickerViewControllerDelegate
{
  let table = UITableView(frame: .zero, style: .insetGrouped)
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override func viewWillTransition(
    to size: CGSize, with c: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: c)
    c.animate(alongsideTransition: { _ in }, completion: nil)
  }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func loadView() { view = UIView() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {}
  }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "u", action: #selector(go), input: "z", modifierFlags: [.command, .shift]),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(go)),
    ]
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) || super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = "a"
    UIPasteboard.general.image = nil
  }
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    modalTransitionStyle = .crossDissolve
    isModalInPresentation = true
    definesPresentationContext = true
  }
  @available(*, unavailable) required init?(coder: NSCoder) { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { PC(presentedViewController: presented, presenting: presenting) }
  func animationController(
    forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { An() }
  func animationController(forDismissed d: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  func interactionControllerForDismissal(using a: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { UIPercentDrivenInteractiveTransition() }
  func presentationControllerDidDismiss(_ p: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { true }
  func adaptivePresentationStyle(
    for c: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ s: UISheetPresentationController
  ) { if s.selectedDetentIdentifier == .medium {} }
  @objc func go() {
    let a = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
    a.addAction(UIAlertAction(title: "b", style: .destructive) { _ in })
    a.addTextField { $0.placeholder = "p" }
    a.popoverPresentationController?.sourceView = view
    a.popoverPresentationController?.sourceRect = view.bounds
    a.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    a.popoverPresentationController?.delegate = self
    a.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(a, animated: true) {}
    dismiss(animated: true)
    navigationController?.pushViewController(self, animated: true)
    _ = navigationController?.popViewController(animated: true)
    let n = UINavigationController(rootViewController: self)
    n.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(go)),
      UIBarButtonItem(image: nil, style: .plain, target: self, action: #selector(go)),
      UIBarButtonItem(title: "m", menu: UIMenu(children: [])), .flexibleSpace(),
    ]
    let ap = UINavigationBarAppearance()
    ap.configureWithOpaqueBackground()
    ap.backgroundColor = .red
    ap.titleTextAttributes = [.foregroundColor: UIColor.red]
    n.navigationBar.standardAppearance = ap
    n.navigationBar.scrollEdgeAppearance = ap
    toolbarItems = []
    additionalSafeAreaInsets = .zero
    edgesForExtendedLayout = [.top]
    setNeedsStatusBarAppearanceUpdate()
    setContentScrollView(table)
    let cp = UIColorPickerViewController()
    cp.delegate = self
    cp.supportsAlpha = true
    cp.selectedColor = .red
    let act = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    act.completionWithItemsHandler = { _, _, _, _ in }
    addChild(n)
    n.didMove(toParent: self)
    n.willMove(toParent: nil)
    n.removeFromParent()
    _ = (
      children, parent, presentedViewController, presentingViewController, splitViewController,
      tabBarController, view.window?.windowScene?.interfaceOrientation,
      view.window?.rootViewController, isBeingDismissed, isViewLoaded, viewIfLoaded
    )
    let sc = UISegmentedControl(items: ["a", "b"])
    sc.selectedSegmentIndex = UISegmentedControl.noSegment
    sc.insertSegment(withTitle: "x", at: 0, animated: false)
    let sl = UISlider()
    sl.setThumbImage(nil, for: .normal)
    sl.minimumTrackTintColor = .red
    sl.addTarget(self, action: #selector(go), for: .valueChanged)
    let st = UIStepper()
    st.stepValue = 1
    let s2 = UISwitch()
    s2.isOn = true
    s2.addAction(UIAction { a in _ = a.sender }, for: .valueChanged)
    let tf = UITextField()
    tf.borderStyle = .roundedRect
    tf.keyboardType = .decimalPad
    tf.returnKeyType = .done
    tf.inputAccessoryView = nil
    tf.leftViewMode = .always
    let tv = UITextView()
    tv.textContainerInset = .zero
    tv.textContainer.lineFragmentPadding = 0
    tv.isScrollEnabled = false
    tv.selectedRange = NSRange(location: 0, length: 0)
    let pc = UIPageControl()
    pc.numberOfPages = 3
    let pv = UIProgressView(progressViewStyle: .bar)
    pv.setProgress(1, animated: true)
    let ai = UIActivityIndicatorView(style: .medium)
    ai.startAnimating()
    let sv = UIScrollView()
    sv.contentInsetAdjustmentBehavior = .never
    sv.setContentOffset(.zero, animated: true)
    sv.zoom(to: .zero, animated: true)
    sv.contentLayoutGuide.widthAnchor.constraint(equalTo: sv.frameLayoutGuide.widthAnchor)
      .isActive = true
    sv.keyboardDismissMode = .interactive
    sv.decelerationRate = .fast
    sv.panGestureRecognizer.isEnabled = true
    _ = (sv.isTracking, sv.isDragging, sv.adjustedContentInset, sv.zoomScale, sv.minimumZoomScale)
    sv.refreshControl = UIRefreshControl()
    sv.indicatorStyle = .black
    let bt = UIButton(type: .system)
    bt.setTitle("a", for: .normal)
    bt.setImage(nil, for: .highlighted)
    bt.titleLabel?.font = .systemFont(ofSize: 1)
    bt.showsMenuAsPrimaryAction = true
    bt.changesSelectionAsPrimaryAction = true
    bt.configurationUpdateHandler = { b in b.configuration?.title = "x" }
    bt.setPreferredSymbolConfiguration(.init(scale: .large), forImageIn: .normal)
    bt.isPointerInteractionEnabled = true
    bt.contentHorizontalAlignment = .leading
    bt.role = .destructive
    bt.sizeToFit()
    if let p = sheetPresentationController {
      p.largestUndimmedDetentIdentifier = .medium
      p.animateChanges { p.selectedDetentIdentifier = .large }
      p.preferredCornerRadius = 3
      p.prefersEdgeAttachedInCompactHeight = true
      p.delegate = self
      p.invalidateDetents()
    }
    if let address = URL(string: "https://a.b") { UIApplication.shared.open(address) }
    _ = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow
    UIApplication.shared.isIdleTimerDisabled = true
    _ = (
      UIDevice.current.userInterfaceIdiom == .pad, UIScreen.main.bounds,
      UIDevice.current.systemVersion, UserDefaults.standard.bool(forKey: "a"),
      Bundle.main.infoDictionary, ProcessInfo.processInfo.environment["A"],
      Locale.current.identifier, NSLocale.preferredLanguages
    )
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.title = "x" }
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      self.title = "t"
    }
    let nf = NumberFormatter()
    nf.numberStyle = .percent
    nf.maximumFractionDigits = 1
    _ = nf.string(from: 3)
    _ = nf.string(from: NSNumber(value: 1.5))
    let mf = MeasurementFormatter()
    _ = mf.unitOptions
    let df = DateFormatter()
    df.dateStyle = .short
    _ = df.string(from: Date())
    _ = Date().formatted()
    _ = String(format: "%.2f", 1.0)
    _ = NSLocalizedString("a", comment: "")
    _ = "a b".components(separatedBy: " ").joined().trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: "a", with: "b").range(of: "b")
    _ = String(localized: "a")
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: UIColor.red, requiringSecureCoding: true)
    _ = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data ?? Data())
    UserDefaults.standard.set(1, forKey: "a")
    try? FileManager.default.createDirectory(
      at: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0],
      withIntermediateDirectories: true)
  }
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    let c = t.dequeueReusableCell(withIdentifier: "a", for: i)
    var cfg = c.defaultContentConfiguration()
    cfg.text = "a"
    cfg.secondaryText = "b"
    cfg.image = UIImage(systemName: "x")
    c.contentConfiguration = cfg
    c.accessoryType = .disclosureIndicator
    c.selectionStyle = .none
    return c
  }
  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
    t.deselectRow(at: i, animated: true)
    t.reloadRows(at: [i], with: .automatic)
    t.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    t.rowHeight = UITableView.automaticDimension
    t.performBatchUpdates({ t.insertSections([0], with: .fade) })
  }
  func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "a") { _, _, done in done(true) }
    ])
  }
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
  func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    let l = UICollectionViewFlowLayout()
    l.scrollDirection = .horizontal
    l.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let s = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(3)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .estimated(1), heightDimension: .fractionalHeight(1)))
        ]))
    s.orthogonalScrollingBehavior = .groupPaging
    _ = UICollectionViewCompositionalLayout(section: s)
    _ = UICollectionViewCompositionalLayout { _, env in
      _ = env.container.contentSize
      return s
    }
    c.scrollToItem(at: i, at: .centeredHorizontally, animated: true)
    return c.dequeueReusableCell(withReuseIdentifier: "a", for: i)
  }
  func collectionView(
    _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath
  ) -> CGSize { .zero }
  func scrollViewDidScroll(_ s: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>
  ) { t.pointee.x = 0 }
}
final class PC: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.containerView?.alpha = 1
    })
    _ = (presentedView, presentingViewController)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() {}
  override var shouldRemovePresentersView: Bool { false }
}
final class An: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using c: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }
  func animateTransition(using c: any UIViewControllerContextTransitioning) {
    guard let to = c.view(forKey: .to), let vc = c.viewController(forKey: .from) else { return }
    c.containerView.addSubview(to)
    to.frame = c.finalFrame(for: vc)
    c.completeTransition(!c.transitionWasCancelled)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ a: UIApplication, configurationForConnecting s: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: s.role) }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let s = scene as? UIWindowScene else { return }
    let w = UIWindow(windowScene: s)
    w.rootViewController = VC()
    w.makeKeyAndVisible()
    w.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
    window = w
  }
}
