@_exported import UIKit
@_exported import UIKitHost

/// A window in a headless scene, with a white root view to put things into.
///
/// Time is virtual: nothing moves until the test calls `advance(by:)`.
@MainActor public final class TestHost {
  public let host: HeadlessHost
  public let window: UIWindow
  public let rootViewController: UIViewController
  public let touches: TouchDriver

  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal,
    idiom: UIUserInterfaceIdiom = .phone, hasHardwareKeyboard: Bool = true,
    rootViewController: UIViewController? = nil
  ) {
    host = HeadlessHost(
      device: HostDevice(
        name: "plain", size: size, scale: scale, safeAreaInsets: safeAreaInsets,
        orientation: size.width > size.height ? .landscapeLeft : .portrait, idiom: idiom),
      appearance: HostAppearance(
        style: style, layoutDirection: direction, contentSizeCategory: contentSize,
        accessibilityContrast: contrast))
    host.isHardwareKeyboardConnected = hasHardwareKeyboard
    self.rootViewController = rootViewController ?? UIViewController()
    window = host.makeWindow(rootViewController: self.rootViewController)
    touches = TouchDriver(host: host, window: window)
    if rootViewController == nil {
      self.rootViewController.view.backgroundColor = .white
      layout()
    }
  }

  /// The root view.
  public var view: UIView { rootViewController.view }

  /// The virtual time.
  public var now: TimeInterval { HeadlessHost.now }

  /// Adds `view` to the root view and lays it out.
  @discardableResult public func add<View: UIView>(_ view: View) -> View {
    self.view.addSubview(view)
    layout()
    return view
  }

  /// Puts a bare layer into the render tree.
  public func add(_ layer: CALayer) {
    view.layer.addSublayer(layer)
    layout()
  }

  /// Moves time forward, frame by frame, and runs nothing else: see `HeadlessHost.advance(by:)`.
  public func advance(by seconds: TimeInterval) {
    host.advance(by: seconds)
  }

  /// Moves time forward, frame by frame, and runs tasks, blocks, timers and sleeping tasks in between.
  public func advance(by seconds: TimeInterval) async {
    await host.advance(by: seconds)
  }

  public func advanceFrames(_ count: Int = 1) {
    host.advanceFrames(count)
  }

  /// One frame at the present time: layout, display, no time passes.
  public func layout() {
    host.layoutIfNeeded()
  }

  public func snapshot() -> CGImage? {
    host.snapshot()
  }

  /// The composed color of the pixel that holds `point`, in the window's coordinates.
  public func color(at point: CGPoint) -> PixelColor? {
    guard let image = snapshot(), let bitmap = Bitmap(image) else { return nil }
    let scale = host.device.scale
    return bitmap.color(x: Int(point.x * scale), y: Int(point.y * scale))
  }

  public func press(
    _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []
  ) {
    host.press(key, characters: characters, modifiers: modifiers)
    layout()
  }

  public func type(_ text: String) {
    host.type(text)
    layout()
  }

  /// Has an input method compose `text`: see `HeadlessHost.compose(_:selecting:)`.
  public func compose(_ text: String, selecting selection: NSRange? = nil) {
    host.compose(text, selecting: selection)
    layout()
  }
}
