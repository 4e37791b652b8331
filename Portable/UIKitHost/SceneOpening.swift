import UIKit

/// What a scene opens on, and the file that has its state between launches.
///
/// As on a device, the state is what `stateRestorationActivity(for:)` of the scene's delegate returns
/// when the scene goes to the background, and the next scene finds it in its session.
public struct SceneOpening: Sendable {
  /// The address to open; nil, the default, is none.
  public var url: URL?
  /// The file with the state; nil, the default, stores none.
  public var restorationFile: URL?

  /// Creates what a scene opens on.
  public init(url: URL? = nil, restorationFile: URL? = nil) {
    self.url = url
    self.restorationFile = restorationFile
  }

  private static let typeKey = "activityType"
  private static let titleKey = "title"
  private static let userInfoKey = "userInfo"

  /// The stored state; nil where there is none, or it cannot be read.
  @MainActor var activity: NSUserActivity? {
    guard let data = restorationFile.flatMap({ try? Data(contentsOf: $0) }),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any], let type = entries[Self.typeKey] as? String,
      !type.isEmpty
    else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = entries[Self.titleKey] as? String
    if let info = entries[Self.userInfoKey] as? [String: Any] {
      activity.addUserInfoEntries(from: info)
    }
    return activity
  }

  /// Stores the state of a scene whenever it has gone to the background, until the token is removed.
  @MainActor func follow(_ scene: UIWindowScene) -> (any NSObjectProtocol)? {
    guard restorationFile != nil else { return nil }
    return NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification, object: scene, queue: nil
    ) { [self, weak scene] _ in
      MainActor.assumeIsolated { scene.map { store($0.session.stateRestorationActivity) } }
    }
  }

  /// Stores a state, or removes the former one where there is none.
  @MainActor private func store(_ activity: NSUserActivity?) {
    guard let restorationFile else { return }
    do {
      guard let activity else {
        if FileManager.default.fileExists(atPath: restorationFile.path) {
          try FileManager.default.removeItem(at: restorationFile)
        }
        return
      }
      var entries: [String: Any] = [Self.typeKey: activity.activityType]
      entries[Self.titleKey] = activity.title
      // A property list has texts as its keys.
      entries[Self.userInfoKey] = activity.userInfo as? [String: Any]
      let data = try PropertyListSerialization.data(
        fromPropertyList: entries, format: .xml, options: 0)
      try FileManager.default.createDirectory(
        at: restorationFile.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: restorationFile, options: .atomic)
    } catch {
      PortableLog.note("the state of the scene is not stored: \(error.localizedDescription)")
    }
  }
}
