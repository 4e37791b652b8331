import Foundation

/// A place for the files of one test, removed with the object; it is not there before it is made.
public final class TemporaryFolder {
  public let url: URL

  public init(in parent: URL = FileManager.default.temporaryDirectory) {
    url = parent.appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
