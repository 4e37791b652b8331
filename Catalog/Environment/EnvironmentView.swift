import UIKit

/// The environment of a window, and what it draws over the window's content.
///
/// It lies over everything in the window, as large as the window, and takes no touches.
final class EnvironmentView: UIView {
  private let touches = TouchesView()
  private let outlines = OutlinesView()
  private let hitShapes = HitShapesView()
  private let frameTime = FrameTimeView()
  private var folds: [UIView] = []
  private var scene: CGRect?

  /// The rects that the state of a page reserves, which are drawn as the fold of the device is.
  var reservedRects: [CGRect] = [] {
    didSet { if reservedRects != oldValue { setNeedsLayout() } }
  }

  /// What the window shows; a change is applied at once.
  var environment = CatalogEnvironment() {
    didSet {
      guard environment != oldValue, let window else { return }
      environment.apply(to: window)
      if environment.size != oldValue.size { scene = nil }
      setNeedsLayout()
      updateAids()
      (window.rootViewController as? CatalogSplitViewController)?.pageController?.foldChanged()
      guard environment.language != oldValue.language else { return }
      CatalogLanguage.show(environment.language)
      CatalogNavigation.reload(window)
    }
  }

  /// Returns the view of a window, which it adds when it is asked for the first time.
  static func of(_ window: UIWindow) -> EnvironmentView {
    if let view = window.subviews.lazy.compactMap({ $0 as? EnvironmentView }).first { return view }
    let view = EnvironmentView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    return view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // What is presented later is below as well.
    layer.zPosition = 1_000
    for view in [hitShapes, outlines, touches, frameTime] as [UIView] {
      view.isHidden = true
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [hitShapes, outlines, touches] as [UIView] { view.frame = bounds }
    let size = frameTime.sizeThatFits(bounds.size)
    frameTime.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: bounds.height - safeAreaInsets.bottom - size.height - 8,
      width: size.width, height: size.height)
    fitWindow()
    let foldFrame = environment.fold(in: bounds)
    placeFolds(at: [foldFrame].compactMap { $0 } + reservedRects)
    (window?.rootViewController as? CatalogSplitViewController)?.foldChanged(to: foldFrame)
    insetRoot()
  }

  private func placeFolds(at rects: [CGRect]) {
    for fold in folds.dropFirst(rects.count) { fold.removeFromSuperview() }
    folds = Array(folds.prefix(rects.count))
    while folds.count < rects.count {
      let fold = UIView()
      fold.backgroundColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.5 : 0, alpha: 0.3)
      }
      addSubview(fold)
      folds.append(fold)
    }
    for (fold, rect) in zip(folds, rects) {
      let part = rect.intersection(bounds)
      fold.frame = part.isNull ? .zero : part
    }
  }

  /// Adds what the screen itself does not cover of the safe area.
  private func insetRoot() {
    guard let window, let root = window.rootViewController else { return }
    let (wanted, own) = (environment.safeArea ?? .zero, window.safeAreaInsets)
    root.additionalSafeAreaInsets = UIEdgeInsets(
      top: max(wanted.top - own.top, 0), left: max(wanted.left - own.left, 0),
      bottom: max(wanted.bottom - own.bottom, 0), right: max(wanted.right - own.right, 0))
  }

  /// Gives the window the size of the environment, in the middle of its scene.
  private func fitWindow() {
    guard let window, let bounds = window.windowScene?.coordinateSpace.bounds, bounds != scene
    else { return }
    scene = bounds
    let width = min(environment.size?.width ?? bounds.width, bounds.width)
    let height = min(environment.size?.height ?? bounds.height, bounds.height)
    window.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }

  private func updateAids() {
    touches.isHidden = !environment.aids.contains(.touches)
    outlines.isHidden = !environment.aids.contains(.frames)
    hitShapes.isHidden = !environment.aids.contains(.hitShapes)
    frameTime.isHidden = !environment.aids.contains(.frameTime)
    for aid in [touches, outlines, hitShapes, frameTime] as [any EnvironmentAid] {
      aid.visibilityChanged(in: window)
    }
  }
}

/// Something that is drawn over a window while it is not hidden.
@MainActor
protocol EnvironmentAid: UIView {
  /// Begins or ends what keeps the view up to date.
  func visibilityChanged(in window: UIWindow?)
}

/// The longest time between two turns of the main run loop, in milliseconds, twice a second.
///
/// It is 17 where nothing takes longer than a frame of 60 a second.
final class FrameTimeView: UILabel, EnvironmentAid {
  private static let frame: TimeInterval = 1 / 60
  private static let frameCount = 30

  private let clock = AidClock()
  private var last: Date?
  private var longest: TimeInterval = 0
  private var count = 0

  func visibilityChanged(in window: UIWindow?) {
    clock.stop()
    guard !isHidden else { return }
    font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    textColor = .white
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    textAlignment = .center
    layer.cornerRadius = 6
    layer.masksToBounds = true
    last = nil
    text = "–"
    clock.start(every: Self.frame) { [weak self] in self?.tick(at: Date()) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 92, height: 24)
  }

  /// Notes a turn of the run loop.
  func tick(at now: Date) {
    defer { last = now }
    guard let last else { return }
    longest = max(longest, now.timeIntervalSince(last))
    count += 1
    guard count == Self.frameCount else { return }
    text = "\(NumberText.string(longest * 1_000, decimals: 1)) ms"
    longest = 0
    count = 0
  }
}

/// A timer of the main run loop that ends with what it calls.
@MainActor
final class AidClock {
  private var timer: Timer?

  func start(every interval: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    stop()
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { if self.timer != nil { body() } }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
