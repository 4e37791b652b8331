extension UIAccessibility {
  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Returns the element that has the focus of an assistive technology; `nil` if the technology does
  /// not run, or nothing has its focus.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    let isRunning =
      switch assistiveTechnologyIdentifier {
      case .some(.notificationVoiceOver): isVoiceOverRunning
      case .some(.notificationSwitchControl): isSwitchControlRunning
      default: isVoiceOverRunning || isSwitchControlRunning
      }
    return isRunning ? focusedObject : nil
  }
}
