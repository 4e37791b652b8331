import QuartzCore

extension UIApplication {
  /// Whether a host or a test launched the app.
  package static var isLaunched: Bool { shared.launchedDelegate != nil }

  /// Starts the app with its delegate; later calls change nothing.
  package static func launch(delegate: any UIApplicationDelegate) {
    let application = shared
    guard application.launchedDelegate == nil else { return }
    DrawingOverride.checkAtLaunch()
    application.launchedDelegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(didFinishLaunchingNotification)
  }

  /// Connects a scene, asking the delegate for its configuration when no scene delegate is given.
  ///
  /// The scene opens an address, or what an activity has stored of a former scene.
  package func connectScene(
    screen: UIScreen, size: CGSize, safeAreaInsets: UIEdgeInsets,
    sceneDelegate: (any UIWindowSceneDelegate)?, url: URL? = nil,
    activity: NSUserActivity? = nil
  ) -> UIWindowScene {
    disconnectAbandonedScenes()
    if !UIScreen.connected.contains(where: { $0 === screen }) { UIScreen.connected.append(screen) }
    lastSession += 1
    let session = UISceneSession(
      role: .windowApplication, persistentIdentifier: "session-\(lastSession)")
    session.stateRestorationActivity = activity
    let options = UIScene.ConnectionOptions(url: url)
    if let configuration = delegate?.application(
      self, configurationForConnecting: session, options: options)
    {
      session.storedConfiguration = configuration
    }
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.prepare(screen: screen, size: size, safeAreaInsets: safeAreaInsets)
    scenes.append(scene)
    let delegate = sceneDelegate ?? session.configuration.makeDelegate()
    scene.retainedDelegate = delegate
    scene.delegate = delegate
    scene.post(UIScene.willConnectNotification)
    delegate?.scene(scene, willConnectTo: session, options: options)
    switch storedState {
    case .background: scene.storedActivationState = .background
    case .active: scene.move(to: .foregroundActive)
    // The first scene in front makes the app active.
    case .inactive: didBecomeActive()
    }
    return scene
  }

  /// Takes a scene away; its windows lose it.
  package func disconnect(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    scene.touchTracker.cancelAll(in: scene, timestamp: CACurrentMediaTime()) { sendEvent($0) }
    scene.move(to: .unattached)
    scenes.removeAll { $0 === scene }
    scene.inputPanel.close()
    for window in scene.orderedWindows {
      window.isHidden = true
      window.windowScene = nil
    }
    scene.retainedDelegate = nil
    scene.session.storedScene = nil
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
    let screens = scenes.compactMap { ($0 as? UIWindowScene)?.screen }
    UIScreen.connected.removeAll { screen in !screens.contains { $0 === screen } }
    // Views made from now on must not expect the traits of a scene that is gone.
    let remaining = scenes.compactMap { $0 as? UIWindowScene }.last
    UITraitCollection.predicted = remaining?.traitCollection ?? .systemDefault
  }

  final func disconnectAbandonedScenes() {
    for case let scene as UIWindowScene in scenes where scene.isAbandoned { disconnect(scene) }
  }

  package func didBecomeActive() {
    guard storedState != .active else { return }
    storedState = .active
    post(UIApplication.didBecomeActiveNotification)
    for scene in scenes { scene.move(to: .foregroundActive) }
  }

  package func willResignActive() {
    guard storedState == .active else { return }
    for scene in scenes { scene.move(to: .foregroundInactive) }
    post(UIApplication.willResignActiveNotification)
    storedState = .inactive
  }

  package func didEnterBackground() {
    willResignActive()
    guard storedState != .background else { return }
    for scene in scenes {
      if let scene = scene as? UIWindowScene {
        scene.touchTracker.cancelAll(in: scene, timestamp: CACurrentMediaTime()) { sendEvent($0) }
      }
      scene.move(to: .background)
    }
    storedState = .background
    post(UIApplication.didEnterBackgroundNotification)
    // After everybody was told, so that whoever wants to can still see what is running.
    for scene in scenes { (scene as? UIWindowScene)?.compositor.removeAnimations() }
  }

  package func willEnterForeground() {
    guard storedState == .background else { return }
    post(UIApplication.willEnterForegroundNotification)
    storedState = .inactive
    for scene in scenes { scene.move(to: .foregroundInactive) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindowScene {
  final func prepare(screen: UIScreen, size: CGSize, safeAreaInsets: UIEdgeInsets) {
    storedScreen = screen
    sceneSize = size
    sceneSafeAreaInsets = safeAreaInsets
    storedOrientation = size.width > size.height ? .landscapeLeft : .portrait
    compositor.size = size
    compositor.scale = screen.scale
    updateTraits()
    UITraitCollection.predicted = traitCollection
  }
}

extension UISceneConfiguration {
  // See `CALayer.make`: the same way to make an instance of a class known only at run time.
  final func makeDelegate() -> (any UIWindowSceneDelegate)? {
    guard let delegateClass else { return nil }
    guard delegateClass is any UIWindowSceneDelegate.Type, !(delegateClass is UIView.Type),
      let type = delegateClass as? NSObject.Type,
      let delegate = type.instantiateObject() as? any UIWindowSceneDelegate
    else {
      PortableLog.report("\(delegateClass) is not a UIWindowSceneDelegate with init()")
      return nil
    }
    return delegate
  }
}

extension NSObject {
  convenience init(_dynamicObject: Void) {
    self.init()
  }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE14_dynamicObjectACyt_tcfC")
  fileprivate static func instantiateObject() -> NSObject
}
