import Foundation
import TestSupport
import Testing

@_spi(Host) import UIKit

/// What a scene opens on: an address, and the state that the scene before has stored.
@MainActor
@Suite(.serialized)
struct SceneOpeningTests {
  final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var found: NSUserActivity?
    var addresses: [URL] = []
    var note: String?
    var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      found = session.stateRestorationActivity
      addresses = connectionOptions.urlContexts.map(\.url)
    }

    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      log.append("activity")
      return note.map {
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.title = "A Note"
        activity.addUserInfoEntries(from: ["text": $0, "numbers": [1, 2]])
        return activity
      }
    }
  }

  private func opening(_ folder: TemporaryFolder) -> SceneOpening {
    SceneOpening(restorationFile: folder.url.appendingPathComponent("a/State.plist"))
  }

  @Test("The next scene gets the activity that the last one returned in the background")
  func theNextSceneFindsWhatTheLastOneReturnedInTheBackground() throws {
    let folder = TemporaryFolder()
    let first = Delegate()
    let host = HeadlessHost(opening: opening(folder), sceneDelegate: first)
    #expect(first.found == nil)
    // Wherever the test before has left the app.
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
    first.note = "bread"
    UIApplication.shared.didEnterBackground()
    #expect(first.log == ["background", "activity"])
    // "If you provide that object, the system puts a copy of it in this property": UISceneSession.
    #expect(host.scene.session.stateRestorationActivity?.userInfo?["text"] as? String == "bread")
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
    first.note = "bread, milk"
    host.close()

    let second = Delegate()
    let other = HeadlessHost(opening: opening(folder), sceneDelegate: second)
    #expect(second.found?.activityType == "org.example.note")
    #expect(second.found?.title == "A Note")
    #expect(second.found?.userInfo?["text"] as? String == "bread, milk")
    #expect(second.found?.userInfo?["numbers"] as? [Int] == [1, 2])
    // Nothing to restore is stored as nothing.
    other.close()
    let third = Delegate()
    let last = HeadlessHost(opening: opening(folder), sceneDelegate: third)
    #expect(third.found == nil)
    last.close()
  }

  @Test("A file without a valid state is ignored") func aFileThatIsNoStateIsNone() throws {
    let folder = TemporaryFolder()
    let opening = opening(folder)
    let file = try #require(opening.restorationFile)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    expectEach(["", "{", "<plist><array/></plist>"]) { text in
      try Data(text.utf8).write(to: file)
      let delegate = Delegate()
      HeadlessHost(opening: opening, sceneDelegate: delegate).close()
      #expect(delegate.found == nil, "\(text)")
    }
  }

  @Test("An address is in the options of the connection")
  func anAddressIsInTheOptionsOfTheConnection() throws {
    let url = try #require(URL(string: "note:1"))
    let delegate = Delegate()
    let host = HeadlessHost(opening: SceneOpening(url: url), sceneDelegate: delegate)
    #expect(delegate.addresses == [url])
    host.close()
  }
}
