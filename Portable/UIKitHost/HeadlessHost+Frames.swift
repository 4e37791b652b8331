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

  /// Draws what has changed, and makes of it the message that a page in a browser gets.
  ///
  /// - Returns: How many bytes it has; zero if nothing has changed.
  @discardableResult
  public func drawBrowserFrame() -> Int {
    updateChrome()
    layoutIfNeeded()
    let composed = BrowserFrame.compose(scene.compositor, at: HostClock.now) { 1 }
    return composed?.frame.bytes.count ?? 0
  }

  /// Has the next frame or picture draw everything, whatever has changed.
  public func invalidatePicture() {
    scene.compositor.invalidateAll()
  }
}
