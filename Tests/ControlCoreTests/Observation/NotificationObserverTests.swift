import ControlCore
import Foundation
import Testing

@MainActor
struct NotificationObserverTests {
  private static let first = Notification.Name("ControlKit.tests.first")
  private static let second = Notification.Name("ControlKit.tests.second")
  private let center = NotificationCenter.default

  private final class Received {
    var names: [Notification.Name] = []
  }

  @Test("The notifications of the sender are reported")
  func theNotificationsOfTheSenderAreReported() {
    let (sender, other, received) = (NSObject(), NSObject(), Received())
    let observer = NotificationObserver([Self.first, Self.second], of: sender) {
      received.names.append($0.name)
    }
    center.post(name: Self.first, object: sender)
    center.post(name: Self.second, object: other)
    center.post(name: Self.second, object: sender)
    withExtendedLifetime(observer) {}
    #expect(received.names == [Self.first, Self.second])
  }

  @Test("Without a sender all notifications are reported") func withoutASenderAllAreReported() {
    let received = Received()
    let observer = NotificationObserver(Self.first) { received.names.append($0.name) }
    center.post(name: Self.first, object: nil)
    center.post(name: Self.first, object: NSObject())
    withExtendedLifetime(observer) {}
    #expect(received.names.count == 2)
  }

  @Test("Nothing is reported after the release") func nothingIsReportedAfterTheRelease() {
    let received = Received()
    var observer: NotificationObserver? = NotificationObserver(Self.first) {
      received.names.append($0.name)
    }
    #expect(observer != nil)
    observer = nil
    center.post(name: Self.first, object: nil)
    #expect(received.names.isEmpty)
  }
}
