import ControlCore
import UIKit

/// The toasts at one position of a scene, in a window of their own above what is modal.
///
/// The newest toast is in front, and the others, as high as that, peek out behind it. While one of them is
/// touched or read, and for a while after a touch, they are spread out one beside the other.
final class ToastStack: SheetWindowRoot {
  private static let spacing: CGFloat = 8
  private static let lingerDuration = Duration.seconds(3)

  private let position: Toast.Position

  /// The window, which is retained until the last toast is removed.
  private var overlay: SheetOverlayWindow?

  /// The containers from back to front.
  private var containers: [ToastContainerView] = []

  /// Ends the time for which the toasts stay spread out after a touch; `nil` if they do not.
  private var endLingering: (@MainActor () -> Void)?

  /// Returns the stack at a position of the scene of a window, with a window of its own that is shown.
  static func shown(at position: Toast.Position, above below: UIWindow) -> ToastStack? {
    guard let scene = below.windowScene else { return nil }
    let stacks = scene.windows.compactMap { $0.rootViewController as? ToastStack }
    if let stack = stacks.first(where: { $0.position == position }) { return stack }
    let stack = ToastStack(at: position, below: below)
    let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    stack.overlay = SheetOverlayWindow(scene: scene, root: stack, level: level)
    return stack
  }

  private init(at position: Toast.Position, below: UIWindow) {
    self.position = position
    super.init(below: below)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func add(_ container: ToastContainerView) {
    if let controller = container.toast?.controller { addChild(controller) }
    view.addSubview(container)
    container.constrain(to: view)
    container.toast?.controller?.didMove(toParent: self)
    containers.append(container)
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  func remove(_ container: ToastContainerView) {
    container.toast?.controller?.willMove(toParent: nil)
    container.removeFromSuperview()
    container.toast?.controller?.removeFromParent()
    containers.removeAll { $0 === container }
    guard containers.isEmpty else { return }
    endLingering?()
    overlay?.remove()
    overlay = nil
  }

  /// Moves a toast that has changed in front of the others.
  func bringToFront(_ container: ToastContainerView) {
    containers.removeAll { $0 === container }
    containers.append(container)
    view.bringSubviewToFront(container)
    update()
  }

  // MARK: Attention

  /// The containers that are not on their way out, from front to back.
  private var shown: [ToastContainerView] { containers.filter { $0.isShown }.reversed() }

  private var isAttendedTo: Bool {
    endLingering != nil || shown.contains { !$0.attention.isEmpty }
  }

  /// A Boolean value that determines whether only a part of the toasts can be read.
  ///
  /// Assistive technologies reach each of them at any time.
  var isCollapsed: Bool {
    shown.count > 1 && !isAttendedTo && !ToastContainerView.isAssisted
  }

  /// Keeps the toasts spread out for a while, in which the next one can be touched.
  func touchEnded() {
    endLingering?()
    endLingering = nil
    guard shown.count > 1, let clock = shown.first?.toast?.context?.clock else { return }
    endLingering = clock.schedule(after: Self.lingerDuration) { [weak self] in
      self?.endLingering = nil
      self?.update()
    }
  }

  // MARK: Layout

  /// Spreads the toasts out or stacks them, and lets the time of those run that can be read.
  func update(animated: Bool = true) {
    let (shown, isCollapsed) = (shown, isCollapsed)
    let arrange = {
      let uncovered = isCollapsed ? Array(shown.prefix(1)) : shown
      for container in uncovered { container.coveringHeight = nil }
      self.view.layoutIfNeeded()
      self.place()
      self.view.layoutIfNeeded()
    }
    if animated { UIView.animateSpring(arrange) } else { arrange() }
    for (depth, container) in shown.enumerated() {
      let isCovered =
        isCollapsed && shown.prefix(depth).contains { $0.toast?.presentation?.remaining != nil }
      container.toast?.context?.pausesDuration = isAttendedTo || isCovered
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  /// Moves the toasts from the place of the front one to their own.
  private func place() {
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 0, dy: Self.spacing)
    let direction: CGFloat = position == .bottom ? -1 : 1
    let isCollapsed = isCollapsed
    let shown = shown
    var offset: CGFloat = 0
    for (depth, container) in shown.enumerated() {
      let height = (isCollapsed ? shown[0] : container).bounds.height
      if isCollapsed {
        container.coveringHeight = depth == 0 ? nil : height
        let scale = 1 - 0.06 * CGFloat(depth)
        offset = Self.spacing * CGFloat(depth) + height * (1 - scale) / 2
        container.restTransform = CGAffineTransform(scaleX: scale, y: scale)
          .concatenating(CGAffineTransform(translationX: 0, y: direction * offset))
      } else {
        let space =
          position == .bottom
          ? container.center.y - height / 2 - area.minY
          : area.maxY - container.center.y - height / 2
        container.restTransform = CGAffineTransform(
          translationX: 0, y: direction * min(offset, max(space, 0)))
        offset += height + Self.spacing
      }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safe = view.bounds.inset(by: view.window?.safeAreaInsets ?? .zero)
    let part = freePart(of: safe)
    let insets = UIEdgeInsets(
      top: part.minY - safe.minY, left: part.minX - safe.minX, bottom: safe.maxY - part.maxY,
      right: safe.maxX - part.maxX)
    if additionalSafeAreaInsets != insets { additionalSafeAreaInsets = insets }
  }

  /// Returns the part of the safe area that is beside the rects that the queue of the front toast reserves.
  private func freePart(of safe: CGRect) -> CGRect {
    guard let front = containers.last, let rects = front.toast?.context?.reservedRects,
      !rects.isEmpty
    else { return safe }
    let keyboard = view.keyboardLayoutGuide.layoutFrame
    let whole = SheetEnvironment(
      bounds: safe, keyboardFrame: keyboard.isEmpty ? nil : keyboard, displayScale: 1)
    let bottom = safe.maxY - whole.keyboardOverlap
    let free = whole.avoiding(rects, width: safe.width) {
      // What fits nowhere is at its edge, unless there is next to no space.
      let isAtEdge =
        switch position {
        case .top: $0.minY <= safe.minY
        case .middle: true
        case .bottom: $0.maxY >= bottom
        }
      return isAtEdge && min(front.height(in: $0.size), safe.height / 3) <= $0.height
    }
    // Rects can cover the whole edge.
    return (free == whole ? whole.avoiding(rects, width: safe.width) : free).bounds
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containers.first { $0.toast?.controller === container }?.contentChanged(isAnimated: true)
  }
}
