import QuartzCore

/// A display that scenes show on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let fallback = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

  // The screens of connected scenes, the first connected first.
  static var connected: [UIScreen] {
    get { AppContext.current.screens }
    set { AppContext.current.screens = newValue }
  }

  private var storedBounds: CGRect
  private var storedScale: CGFloat
  private var frameRate: Int
  /// Where the keyboard is or goes to, in the screen's coordinates; nil while it is out of sight.
  var keyboardFrame: CGRect?
  var storedHasHardwareKeyboard = true

  /// Makes a screen for a host.
  package init(size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
    storedBounds = CGRect(origin: .zero, size: size)
    storedScale = scale > 0 ? scale : 1
    frameRate = maximumFramesPerSecond
    super.init()
  }

  /// The first screen.
  open class var main: UIScreen { connected.first ?? fallback }

  /// The screen's rectangle in points.
  open var bounds: CGRect { storedBounds }

  /// Pixels per point.
  open var scale: CGFloat { storedScale }

  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection.predicted.modifyingTraits { $0.displayScale = storedScale }
  }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
