import QuartzCore

extension UIScene {
  // Moves the scene through its life one documented step at a time, telling the delegate of each.
  final func move(to target: ActivationState) {
    while storedActivationState != target {
      switch (storedActivationState, target) {
      case (.foregroundActive, _):
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        storedActivationState = .foregroundInactive
      case (.foregroundInactive, .foregroundActive):
        storedActivationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
      case (.foregroundInactive, .background), (.foregroundInactive, .unattached):
        storedActivationState = .background
        delegate?.sceneDidEnterBackground(self)
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
        post(UIScene.didEnterBackgroundNotification)
      case (.background, .unattached):
        storedActivationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
      default:
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
        storedActivationState = .foregroundInactive
      }
    }
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
