import UIKit

extension HeadlessHost {
  /// Composes the scene as it is now and returns the picture, at the device's scale.
  ///
  /// Nil when no picture of that size can be made.
  public func snapshot() -> CGImage? {
    updateChrome()
    layoutIfNeeded()
    _ = scene.compositor.compose(at: HostClock.now)
    return scene.compositor.context.makeImage()
  }

  /// The same picture as PNG data.
  public func pngData() -> Data? {
    snapshot()?.pngData()
  }

  /// Writes the picture to `url`, creating the folders above it.
  public func writePicture(to url: URL) throws {
    guard let data = pngData() else { throw HostError.pictureNotMade(url) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
