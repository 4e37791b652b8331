import TestSupport
import UIKit

@testable import ActionSheet

/// A scene with a window, a queue for it, and one virtual time for both.
@MainActor final class QueueStage {
  let host: TestHost
  let clock = ManualPresentationClock()
  let queue: PresentationQueue

  /// - Parameters:
  ///   - isOfScene: Whether the queue knows the scene; otherwise it is a private one.
  ///   - size: The size of the window.
  ///   - safeAreaInsets: The insets of the safe area.
  ///   - contentSize: The text size.
  ///   - direction: The layout direction.
  init(
    isOfScene: Bool = true, size: CGSize = CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets = .zero, contentSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    host = TestHost(
      size: size, safeAreaInsets: safeAreaInsets, direction: direction, contentSize: contentSize)
    queue = PresentationQueue(scene: isOfScene ? host.host.scene : nil, clock: clock)
  }

  var root: UIViewController { host.rootViewController }

  /// Lets time pass, frame by frame, on the screen and for the queue.
  func run(_ seconds: Double = 1.5) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) {
      host.advanceFrames()
      clock.advance(by: .seconds(1) / 60)
    }
  }

  /// The popups that are on screen, by name, bottom to top.
  var onScreen: [String] {
    var names: [String] = []
    var controller = host.window.rootViewController?.presentedViewController
    while let current = controller {
      if current.viewIfLoaded?.window != nil, let name = current.title { names.append(name) }
      controller = current.presentedViewController
    }
    return names
  }
}

extension QueueStage {
  /// The windows of the toasts that are shown.
  var toastWindows: [UIWindow] {
    host.window.windowScene?.windows.filter { $0 is SheetOverlayWindow && !$0.isHidden } ?? []
  }

  /// The window of the toast that is shown.
  var toastWindow: UIWindow? { toastWindows.first }

  /// The containers of the toasts that are shown, from back to front.
  var toastContainers: [ToastContainerView] {
    toastWindows.flatMap { $0.rootViewController?.view.descendants(ToastContainerView.self) ?? [] }
  }

  /// The container of the toast that is in front.
  var toastContainer: ToastContainerView? { toastContainers.last }

  /// The texts of the toasts, from back to front.
  var toastTexts: [String] { toastContainers.compactMap { $0.toast?.text } }

  /// The frame of the toast in the window.
  var toastFrame: CGRect { toastContainer.map { $0.convert($0.bounds, to: nil) } ?? .null }

  /// The button of the toast that is shown.
  var toastButton: UIButton? { toastContainer?.button }

  func tapToast() {
    host.touches.tap(at: CGPoint(x: toastFrame.minX + 40, y: toastFrame.midY))
  }

  func tapToastButton() {
    guard let button = toastButton else { return }
    let frame = button.convert(button.bounds, to: nil)
    host.touches.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

extension UIView {
  /// The view and the views in it, of one type.
  func descendants<View: UIView>(_ type: View.Type = View.self) -> [View] {
    [self as? View].compactMap { $0 } + subviews.flatMap { $0.descendants(type) }
  }
}

/// A controller that knows nothing of queues and counts its appearances.
final class Popup: UIViewController {
  var appearances = 0
  var disappearances = 0
  var didAppear: (() -> Void)?

  convenience init(_ title: String, style: UIModalPresentationStyle = .overFullScreen) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = style
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    didAppear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappearances += 1
  }
}
