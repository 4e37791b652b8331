import QuartzCore

extension UIWindow {
  final func takeKey() {
    guard let scene = storedWindowScene, canBecomeKey, scene.storedKeyWindow !== self else {
      return
    }
    scene.inputPanel.whileChanging {
      scene.storedKeyWindow?.giveUpKey()
      scene.storedKeyWindow = self
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  final func giveUpKey() {
    guard let scene = storedWindowScene, scene.storedKeyWindow === self else { return }
    scene.storedKeyWindow = nil
    scene.inputPanel.update()
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
}
