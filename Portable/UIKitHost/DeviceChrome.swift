import UIKit

/// What the system draws over an app's windows: the status bar and the home indicator.
@MainActor final class DeviceChrome {
  private let statusBar = StatusBarLayer()
  private let homeIndicator = CALayer()

  /// Bottom to top, for `UIWindowScene.hostLayers`.
  var layers: [CALayer] { [statusBar, homeIndicator] }

  init() {
    homeIndicator.name = "home indicator"
  }

  /// Follows the front view controller's wishes and the size of the scene.
  func update(for scene: UIWindowScene, device: HostDevice) {
    let wishes = ChromeWishes(scene: scene)
    let size = scene.compositor.size
    let light = UIColor.white.cgColor
    let dark = UIColor.black.cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let top = device.safeAreaInsets.top
    let hidesBar = wishes.hidesStatusBar || top == 0
    if statusBar.isHidden != hidesBar { statusBar.isHidden = hidesBar }
    place(statusBar, at: CGRect(x: 0, y: 0, width: size.width, height: top), scale: device.scale)
    statusBar.device = device
    statusBar.tint = wishes.hasLightStatusBar ? light : dark

    let hidesIndicator = wishes.hidesHomeIndicator || device.safeAreaInsets.bottom == 0
    if homeIndicator.isHidden != hidesIndicator { homeIndicator.isHidden = hidesIndicator }
    let width = min(320, max(134, size.width * 0.25))
    place(
      homeIndicator,
      at: CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5),
      scale: device.scale)
    homeIndicator.cornerRadius = 2.5
    let color = wishes.isDark ? light : dark
    if homeIndicator.backgroundColor != color { homeIndicator.backgroundColor = color }
    CATransaction.commit()
  }

  private func place(_ layer: CALayer, at frame: CGRect, scale: CGFloat) {
    if layer.frame != frame { layer.frame = frame }
    if layer.contentsScale != scale {
      layer.contentsScale = scale
      layer.setNeedsDisplay()
    }
  }
}

/// What the front view controller of a scene asks of the status bar and the home indicator.
@MainActor struct ChromeWishes {
  var hidesStatusBar = false
  var hasLightStatusBar = false
  var hidesHomeIndicator = false
  var isDark = false

  init(scene: UIWindowScene) {
    isDark = scene.statusBarTraits.userInterfaceStyle == .dark
    hasLightStatusBar =
      switch scene.preferredStatusBarStyle(for: scene) {
      case .lightContent: true
      case .darkContent: false
      default: isDark
      }
    hidesStatusBar = scene.prefersStatusBarHidden(for: scene)
    hidesHomeIndicator = scene.prefersHomeIndicatorHidden
  }
}
