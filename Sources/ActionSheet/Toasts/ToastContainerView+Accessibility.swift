import ControlCore
import UIKit

extension ToastContainerView {
  /// Why a toast stays.
  enum Attention {
    case touch, drag, pointer, focus, announcement

    /// There is a button, and the focus of VoiceOver or Switch Control was not in the toast yet.
    case unread
  }

  static var isAssisted: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }

  /// Lets VoiceOver speak the message and that there is a button.
  ///
  /// The toast stays until the announcement has ended, or could have; with a button until the focus was in it.
  func announce() {
    noteButton()
    let buttonText = toast?.buttonTitle.map { ActionSheetString.button.text($0) }
    let texts = [spokenText, buttonText].compactMap { $0 }
    guard !texts.isEmpty else { return }
    let text = texts.joined(separator: ", ")
    announcedText = text
    if UIAccessibility.isVoiceOverRunning {
      attention.insert(.announcement)
      // VoiceOver reports no end of an announcement that it leaves out. It speaks ten characters per second.
      let spokenLength = Duration.milliseconds(1000 + 100 * text.count)
      _ = toast?.context?.clock.schedule(after: spokenLength) { [weak self] in
        if self?.announcedText == text { self?.attention.remove(.announcement) }
      }
    }
    announcementSink.announce(text)
  }

  /// Keeps a toast that has arrived with a button until the focus was in it.
  func noteButton() {
    let isUnread = button != nil && Self.isAssisted && !attention.contains(.focus)
    if isUnread { attention.insert(.unread) } else { attention.remove(.unread) }
  }

  private var spokenText: String? {
    if let label = hosted?.accessibilityLabel { return label }
    let texts = (hosted?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  func followAssistiveTechnologies() {
    accessibilityObservation = NotificationObserver(
      [
        UIAccessibility.elementFocusedNotification,
        UIAccessibility.announcementDidFinishNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ]
    ) { [weak self] in self?.assistiveTechnologyChanged($0) }
  }

  private func assistiveTechnologyChanged(_ notification: Notification) {
    if !UIAccessibility.isVoiceOverRunning { attention.remove(.announcement) }
    if !Self.isAssisted { attention.subtract([.focus, .unread]) }
    switch notification.name {
    case UIAccessibility.announcementDidFinishNotification:
      let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
      if text as? String == announcedText { attention.remove(.announcement) }
    case UIAccessibility.elementFocusedNotification:
      let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      if Self.isAssisted, contains(element) {
        attention.insert(.focus)
        attention.remove(.unread)
      } else {
        attention.remove(.focus)
      }
    default: stack?.update()
    }
  }

  /// Returns whether an element is a view in the toast, or belongs to one.
  private func contains(_ element: Any?) -> Bool {
    var element = element
    while let current = element as? UIAccessibilityElement {
      element = current.accessibilityContainer
    }
    return (element as? UIView)?.isDescendant(of: self) ?? false
  }
}
