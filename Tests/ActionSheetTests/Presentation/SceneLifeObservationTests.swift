import TestSupport
import Testing

@testable import ActionSheet

/// Following a scene into the background and to its end.
@MainActor
@Suite(.serialized)
struct SceneLifeObservationTests {
  @Test("it tells of its own scene only, as long as it is kept")
  func follows() {
    let host = TestHost()
    let other = TestHost()
    var changes: [SceneLifeObservation.Change] = []
    var observation: SceneLifeObservation? = SceneLifeObservation(of: host.host.scene) {
      changes.append($0)
    }
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: other.host.scene)
    #expect(changes.isEmpty)
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: host.host.scene)
    #expect(changes == [.enteredBackground])
    host.host.close()
    #expect(changes.last == .disconnected)
    let count = changes.count
    #expect(observation != nil)
    observation = nil
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: host.host.scene)
    #expect(changes.count == count)
  }
}
