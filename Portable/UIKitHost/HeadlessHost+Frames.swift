import UIKit

extension HeadlessHost {
  /// Draws what has changed since the last frame or picture, and makes no picture of it.
  ///
  /// Returns how many pixels were drawn: what a screen would have had to be given.
  @discardableResult
  public func drawFrame() -> Int {
    updateChrome()
    layoutIfNeeded()
    let before = scene.compositor.composedPixels
    scene.compositor.compose(at: HostClock.now)
    return scene.compositor.composedPixels - before
  }

  /// Has the next frame or picture draw everything, whatever has changed.
  public func invalidatePicture() {
    scene.compositor.invalidateAll()
  }
}
