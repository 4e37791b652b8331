import UIKit

extension ActionSheetController {
  /// Whether the sheet is shown, or on its way in or out.
  public var isPresented: Bool { course.lifecycle.phase != .idle }

  /// Whether its end is decided, although UIKit may not know yet.
  private var isGoing: Bool {
    if case .dismissing = course.lifecycle.phase { true } else { false }
  }

  /// Presents the sheet.
  ///
  /// It is presented on whatever lies frontmost above the presenter. While something else is on its
  /// way in or out there, it waits for that. Where there is nothing to present on, because the
  /// presenter is in no window, or where the sheet has nothing to show, the presentation ends at once
  /// as ``SheetOutcome/CancellationCause/notPresented``. A sheet that is shown already stays as it
  /// is, and nobody is told anything.
  ///
  /// - Parameters:
  ///   - presenter: A controller in a window.
  ///   - item: What a popover points at: a view, a toolbar, a tab bar, a bar button item or a tab.
  ///     Whether it becomes a popover is for ``adaptivity`` to say.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    from presenter: UIViewController,
    anchoredTo item: (any UIPopoverPresentationControllerSourceItem)? = nil,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    start(
      SheetCourse.Request(
        place: .controller(presenter), anchor: item.map { .item($0) }, isAnimated: animated),
      completion: completion)
  }

  /// Presents the sheet, if it becomes a popover pointing at a rectangle of a view; see
  /// ``present(from:anchoredTo:animated:completion:)``.
  ///
  /// - Parameters:
  ///   - presenter: A controller in a window.
  ///   - rect: What a popover points at, in the view's coordinates.
  ///   - view: The view.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    from presenter: UIViewController, anchoredTo rect: CGRect, in view: UIView,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    start(
      SheetCourse.Request(
        place: .controller(presenter), anchor: .rect(rect, in: view), isAnimated: animated),
      completion: completion)
  }

  /// Presents the sheet in a window of its own, above everything else in a scene.
  ///
  /// The window looks like the scene's key window and is gone with the sheet; then that window is
  /// key again if this one was. Where somebody types in the key window and there is nothing to type
  /// in the sheet, the key window stays what it is, so that the keyboard stays where it is.
  ///
  /// - Parameters:
  ///   - scene: A connected scene.
  ///   - level: The window's plane; 100 above the status bar unless given.
  ///   - animated: Whether it comes with its animation.
  ///   - completion: Called when it is there; not at all when it never gets there.
  public func present(
    in scene: UIWindowScene,
    level: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 100),
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    start(
      SheetCourse.Request(place: .scene(scene, level: level), isAnimated: animated),
      completion: completion)
  }

  private func start(_ request: SheetCourse.Request, completion: (() -> Void)?) {
    guard !isPresented else {
      return report("\(name) is presented already; it is not presented a second time.")
    }
    course.request = request
    if let completion { course.completions.append(completion) }
    send { $0.present() }
  }

  /// Brings the sheet, now or when what is in the way has gone.
  func bring() {
    // Presented by UIKit or a queue, it is on its way by itself.
    guard let request = course.request else { return }
    // While it waited somebody may have called it off.
    guard course.lifecycle.phase == .presenting, presentingViewController == nil else { return }
    guard hasContent else {
      return failToPresent("\(name) has nothing to show, so it is not presented.")
    }
    guard parent == nil else {
      return failToPresent("\(name) is shown inside another controller, so it is not presented.")
    }
    switch request.place {
    case .scene(let scene, let level): bring(in: scene, level: level, request)
    case .controller(let controller): bring(on: controller, request)
    }
  }

  private func bring(in scene: UIWindowScene, level: UIWindow.Level, _ request: SheetCourse.Request)
  {
    guard scene.activationState != .unattached else {
      return failToPresent("the scene that \(name) is to be presented in is not connected.")
    }
    if sheet.style.behaviors.contains(.interruptsGestures), let window = scene.keyWindow {
      GestureInterruption.interrupt(in: window)
    }
    let ownViews = [headerView, contentView, footerView].compactMap { $0 } + itemViews
    let window = SheetWindow(
      scene: scene, level: level, needsKeys: ownViews.contains { $0.canBeTypedInto })
    course.window = window
    show(on: window.root, request)
  }

  private var itemViews: [UIView] {
    guard sheet.content.items.contains(where: { if case .view = $0 { true } else { false } }) else {
      return []
    }
    return items.compactMap { if case .view(let view, _) = $0 { view } else { nil } }
  }

  private func bring(on controller: UIViewController, _ request: SheetCourse.Request) {
    var front = controller
    while let next = front.presentedViewController, next !== self {
      if let sheet = next as? ActionSheetController, sheet.isGoing {
        // Presented on that, it would be taken along.
        sheet.course.departures.append { self.bring() }
        return
      }
      front = next
    }
    if front.isBeingDismissed || front.isBeingPresented {
      return wait(for: front)
    }
    guard controller !== self, front.presentedViewController == nil else {
      return failToPresent("\(name) cannot be presented on itself.")
    }
    guard front.viewIfLoaded?.window != nil else {
      return failToPresent(
        "\(type(of: controller)) is in no window, so \(name) cannot be presented on it.")
    }
    course.focusTarget = request.anchor?.view
    show(on: front, request)
  }

  private func wait(for controller: UIViewController) {
    guard course.request?.attempts ?? 0 < 100 else {
      return failToPresent("\(type(of: controller)) never ends its transition.")
    }
    course.request?.attempts += 1
    if let coordinator = controller.transitionCoordinator {
      // Until it is shown nobody else keeps the sheet.
      coordinator.animate(alongsideTransition: nil) { _ in self.bring() }
    } else {
      _ = clock.schedule(after: .milliseconds(50)) { self.bring() }
    }
  }

  private func show(on presenter: UIViewController, _ request: SheetCourse.Request) {
    let sizeClass = presenter.traitCollection.horizontalSizeClass
    if let anchor = request.anchor,
      adaptivity.usesPopover(hasAnchor: true, horizontalSizeClass: sizeClass)
    {
      modalPresentationStyle = .popover
      popoverPresentationController.map(anchor.apply)
      fitPopover()
    } else {
      modalPresentationStyle = .custom
      sheet.showsCancelActions = true
    }
    presenter.present(self, animated: request.isAnimated) { [weak self] in
      self?.transitionEnded()
    }
    if presentingViewController == nil, course.lifecycle.isUp {
      failToPresent("UIKit did not present \(name) on \(type(of: presenter)).")
    }
  }

  private func failToPresent(_ message: String) {
    report(message)
    cleanUp()
    send { $0.presentationFailed() }
  }

  /// What the sheet is called in messages.
  private var name: String {
    if let title, !title.isEmpty { return "the sheet “\(title)”" }
    return "a sheet without a title"
  }
}
