/// What a controller knows about its view.
@MainActor struct ViewLoading {
  var nibName: String?
  var nibBundle: Bundle?
  var view: UIView?
  var isLoading = false
  /// The storyboard that the controller came from, with the scene that its view comes from.
  var storyboard: UIStoryboard?
  var scene: StoryboardScene?
  var segues: [SegueTemplate] = []
  var segueTriggers: [SegueTrigger] = []
  /// The objects of the scene that nothing else retains.
  var sceneObjects: [NSObject] = []

  nonisolated init() {}
}

extension UIViewController {
  /// The view, loaded first when there is none.
  func loadedView() -> UIView {
    MainThread.check("UIViewController.view", of: self)
    if let view = loading.view { return view }
    if loading.isLoading {
      reportMisuse(
        "UIViewController.view",
        "loadView() of a \(type(of: self)) asks for view before it sets it, which calls loadView() "
          + "again without end; set view first")
      return fallbackView()
    }
    loading.isLoading = true
    loadView()
    loading.isLoading = false
    if loading.view == nil {
      PortableLog.report("\(type(of: self)): loadView() did not set view; a plain view is used")
    }
    let view = loading.view ?? fallbackView()
    viewDidLoad()
    return loading.view ?? view
  }

  func makeDefaultView() -> UIView {
    let view = UIView(
      frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func fallbackView() -> UIView {
    let view = makeDefaultView()
    replaceView(with: view)
    return view
  }

  func replaceView(with newView: UIView?) {
    guard MainThread.check("UIViewController.view", of: self) else { return }
    guard newView !== loading.view else { return }
    loading.view?.owningViewController = nil
    if let other = newView?.owningViewController, other !== self {
      reportMisuse(
        "UIViewController.view",
        "the view of a \(type(of: self)) belongs to a \(type(of: other)); give each its own view")
      other.loading.view = nil
    }
    loading.view = newView
    newView?.owningViewController = self
    guard let newView else { return }
    traitsMayHaveChanged()
    // The controller's own traits may be those it had without a view.
    newView.updateTraits()
  }

  func nextAfterController() -> UIResponder? {
    presentation.presenting ?? viewIfLoaded?.superview ?? parent
  }
}
