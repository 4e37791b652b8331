import UIKit

/// A switch between upright and the two ways to lie, which turns the device that shows it.
final class SheetTurningView: UIView {
  /// How the device lies.
  enum Way: String, CaseIterable {
    case upright
    case left
    case right

    @MainActor fileprivate var title: String {
      switch self {
      case .upright: localized("Upright")
      case .left: localized("Left")
      case .right: localized("Right")
      }
    }

    fileprivate var orientations: UIInterfaceOrientationMask {
      switch self {
      case .upright: .portrait
      case .left: .landscapeLeft
      case .right: .landscapeRight
      }
    }

    fileprivate init(_ orientation: UIInterfaceOrientation) {
      switch orientation {
      case .landscapeLeft: self = .left
      case .landscapeRight: self = .right
      default: self = .upright
      }
    }
  }

  private static let margin: CGFloat = 16

  /// The scene, and how it lay before.
  private weak var scene: UIWindowScene?
  private var first: UIInterfaceOrientation?

  private let ways = UISegmentedControl(items: Way.allCases.map(\.title))

  /// The way that is chosen; the device is turned as soon as the view is shown.
  var way: Way {
    get { Way.allCases[max(ways.selectedSegmentIndex, 0)] }
    set { ways.selectedSegmentIndex = Way.allCases.firstIndex(of: newValue) ?? 0 }
  }

  /// Makes the switch; the device is turned back when the view goes.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 260, height: 32 + 2 * Self.margin))
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    addSubview(ways)
    // A device that is turned by hand has other size classes.
    registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
      (view: SheetTurningView, _: UITraitCollection) in view.showOrientation()
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let windowScene = window?.windowScene {
      scene = windowScene
      first = first ?? windowScene.interfaceOrientation
      if ways.selectedSegmentIndex > 0 { turn() } else { showOrientation() }
    } else if let scene, let first {
      self.first = nil
      request(Way(first), in: scene)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ways.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  /// Asks for the way that is chosen; where the device does not turn, the switch goes back.
  private func turn() {
    guard let scene = window?.windowScene,
      Way.allCases.indices.contains(ways.selectedSegmentIndex)
    else { return }
    request(Way.allCases[ways.selectedSegmentIndex], in: scene)
  }

  private func request(_ way: Way, in scene: UIWindowScene) {
    // UIKit does not say on which thread it calls.
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: way.orientations)) {
      @Sendable [weak self] _ in
      Task { @MainActor [weak self] in self?.showOrientation() }
    }
  }

  private func showOrientation() {
    guard let orientation = window?.windowScene?.interfaceOrientation else { return }
    ways.selectedSegmentIndex = Way.allCases.firstIndex(of: Way(orientation)) ?? 0
  }
}
