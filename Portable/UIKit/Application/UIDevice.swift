import QuartzCore

/// The device the app runs on, as the host describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  // Set by the host.
  package static var hostModel: String {
    get { AppContext.current.device.model }
    set { AppContext.current.device.model = newValue }
  }
  package static var hostOrientation: UIDeviceOrientation {
    get { AppContext.current.device.orientation }
    set {
      let isNew = newValue != hostOrientation
      AppContext.current.device.orientation = newValue
      guard isNew, instance.notificationRequests > 0 else { return }
      NotificationCenter.default.post(name: orientationDidChangeNotification, object: instance)
    }
  }

  /// Posted when the device was turned, between the begin and end calls.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var notificationRequests = 0

  /// The device.
  open class var current: UIDevice { instance }

  /// The device's name.
  open var name: String { UIDevice.hostModel }

  /// The kind of device.
  open var model: String { UIDevice.hostModel }

  /// The kind of device in the person's language.
  open var localizedModel: String { UIDevice.hostModel }

  /// The name of the system the interface follows.
  open var systemName: String { "iOS" }

  /// The version of the system the interface follows.
  open var systemVersion: String { "17.0" }

  /// Which way the device is held; unknown unless notifications are on.
  open var orientation: UIDeviceOrientation {
    notificationRequests > 0 ? UIDevice.hostOrientation : .unknown
  }

  /// The kind of interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.predicted.userInterfaceIdiom
  }

  /// Whether orientation notifications are on.
  open var isGeneratingDeviceOrientationNotifications: Bool { notificationRequests > 0 }

  /// Turns orientation notifications on; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    notificationRequests += 1
  }

  /// Takes back one call of the begin method.
  open func endGeneratingDeviceOrientationNotifications() {
    notificationRequests = max(0, notificationRequests - 1)
  }
}
