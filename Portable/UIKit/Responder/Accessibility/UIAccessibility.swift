import QuartzCore

/// What assistive technology is on, and how to tell it about changes.
public enum UIAccessibility {
  /// A change assistive technology is told about.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The settings a host or a test turns on.
  @_spi(Host) public struct Settings: Equatable, Sendable {
    public var isVoiceOverRunning = false
    public var isSwitchControlRunning = false
    public var isReduceMotionEnabled = false
    public var isReduceTransparencyEnabled = false
    public var prefersCrossFadeTransitions = false
    public var shouldDifferentiateWithoutColor = false

    public init() {}
  }

  /// The settings in force; a change posts the notifications of what changed.
  @MainActor @_spi(Host) public static var settings: Settings {
    get { AppContext.current.accessibility.settings }
    set {
      let oldValue = settings
      AppContext.current.accessibility.settings = newValue
      postChanges(from: oldValue)
    }
  }

  /// A notification somebody posted, for tests and hosts.
  @preconcurrency @MainActor
  @_spi(Host) public struct Posted {
    public let notification: Notification
    public let argument: Any?
  }

  /// What was posted, oldest first; at most the last 100.
  @MainActor @_spi(Host) public static var posted: [Posted] {
    AppContext.current.accessibility.posted
  }

  /// Forgets what was posted.
  @MainActor @_spi(Host) public static func removePosted() {
    AppContext.current.accessibility.posted = []
  }

  /// The element assistive technology looks at; set by a host or a test.
  @MainActor @_spi(Host) public static var focusedObject: AnyObject? {
    get { AppContext.current.accessibility.focusedObject }
    set {
      let oldValue = focusedObject
      AppContext.current.accessibility.focusedObject = newValue
      guard newValue !== oldValue else { return }
      (oldValue as? UIResponder)?.accessibilityElementDidLoseFocus()
      (newValue as? UIResponder)?.accessibilityElementDidBecomeFocused()
      var userInfo: [String: Any] = [
        assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver
      ]
      userInfo[focusedElementUserInfoKey] = newValue
      userInfo[unfocusedElementUserInfoKey] = oldValue
      NotificationCenter.default.post(
        name: elementFocusedNotification, object: nil, userInfo: userInfo)
    }
  }

  /// Reports that VoiceOver has spoken an announcement, or was interrupted; for tests and hosts.
  @MainActor @_spi(Host) public static func finishAnnouncement(
    _ text: String, wasSuccessful: Bool = true
  ) {
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [
        announcementStringValueUserInfoKey: text,
        announcementWasSuccessfulUserInfoKey: wasSuccessful,
      ])
  }

  /// Tells assistive technology about a change. Nothing speaks here: the post is recorded.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    let state = AppContext.current.accessibility
    state.posted.append(Posted(notification: notification, argument: argument))
    if state.posted.count > 100 { state.posted.removeFirst(state.posted.count - 100) }
  }

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    settings.isVoiceOverRunning
  }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    settings.isSwitchControlRunning
  }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    settings.isReduceMotionEnabled
  }

  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    settings.isReduceTransparencyEnabled
  }

  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.prefersCrossFadeTransitions
  }

  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }

  /// A view's rectangle in screen coordinates.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    guard let window = view.window else { return rect }
    return view.convert(rect, to: window.screen.coordinateSpace)
  }
}
