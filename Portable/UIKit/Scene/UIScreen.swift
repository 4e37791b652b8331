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

  /// Changes size and scale, after a host's display changed.
  package func resize(to size: CGSize, scale: CGFloat) {
    storedBounds.size = size
    storedScale = scale > 0 ? scale : 1
  }

  /// The screens that show scenes.
  open class var screens: [UIScreen] { connected.isEmpty ? [fallback] : connected }

  /// The first screen.
  open class var main: UIScreen { connected.first ?? fallback }

  /// The screen's rectangle in points.
  open var bounds: CGRect { storedBounds }

  /// Pixels per point.
  open var scale: CGFloat { storedScale }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: storedBounds.width * storedScale,
      height: storedBounds.height * storedScale)
  }

  /// Pixels per point of the panel.
  open var nativeScale: CGFloat { storedScale }

  /// The frame rate the host draws at.
  open var maximumFramesPerSecond: Int { frameRate }

  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection.predicted.modifyingTraits { $0.displayScale = storedScale }
  }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
