import ActionSheet
import UIKit

/// The ways a sheet closes, each in a scene of its own: a slider goes through all of them, and a
/// chosen action plays its scene.
///
///     view
///     ├── title, scene     slide, fade, shrink
///     └── slider           how far they are
final class SheetClosingViewController: UIViewController {
  private static let animations: [(title: String, animation: ActionSheetAnimation)] = [
    (localized("Slide"), .slide), (localized("Fade"), .fade),
    (localized("Shrink to the middle"), .shrink),
  ]
  private static let margin: CGFloat = 16
  private static let wideWidth: CGFloat = 600

  private let progress: CGFloat
  private let slider = UISlider()
  private let scenes = animations.map { _ in SheetSceneView() }
  private let titles = animations.map { _ in UILabel() }
  private var animators: [Int: UIViewPropertyAnimator] = [:]
  private var hasAppeared = false

  /// Makes the page.
  ///
  /// - Parameter progress: How far the animations are at first, from 0 to 1.
  init(progress: CGFloat) {
    self.progress = progress
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    progress = 0
    super.init(coder: coder)
  }

  // A window that is released does not report that its page disappears, and UIKit raises when an
  // animator is released while it is paused. Invariant: UIKit releases controllers on the main thread.
  deinit {
    let animators = animators
    MainActor.assumeIsolated {
      for animator in animators.values { animator.stopAnimation(true) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for (index, scene) in scenes.enumerated() {
      let (name, _) = Self.animations[index]
      titles[index].text = name
      titles[index].font = .preferredFont(forTextStyle: .headline)
      titles[index].adjustsFontSizeToFitWidth = true
      titles[index].minimumScaleFactor = 0.5
      titles[index].adjustsFontForContentSizeCategory = true
      scene.layer.cornerRadius = 16
      scene.layer.cornerCurve = .continuous
      scene.sheetInsets = .zero
      scene.sheet.style = .system
      scene.sheet.style.metrics.fillsWidth = true
      scene.sheet.style.metrics.sideSpacing = 8
      scene.sheet.style.metrics.maximumWidth = 320
      scene.sheet.style.behaviors.remove(.closesOnBackgroundTap)
      scene.sheet.addAction(.destructive(localized("Delete Photo")))
      scene.sheet.addAction(.cancel())
      scene.sheet.actionSelected = { [weak self] action, _ in
        EventLog.shared.write("action-sheet-closing \(name) \(action.title)")
        self?.play(index)
      }
      view.addSubview(titles[index])
      view.addSubview(scene)
    }
    slider.value = Float(progress)
    slider.accessibilityLabel = localized("Progress")
    slider.addAction(
      UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    view.addSubview(slider)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    scrub()
  }

  /// Shows every scene as far as the slider says.
  private func scrub() {
    for index in scenes.indices {
      animator(index).fractionComplete = CGFloat(slider.value)
    }
  }

  /// Closes the sheet of a scene, and brings it back after a moment.
  private func play(_ index: Int) {
    let animator = animator(index)
    animators[index] = nil
    let scene = scenes[index]
    animator.addCompletion { _ in
      UIView.animate(withDuration: 0.4, delay: 0.6, options: []) { scene.restore() }
    }
    animator.startAnimation()
  }

  private func animator(_ index: Int) -> UIViewPropertyAnimator {
    if let animator = animators[index] { return animator }
    let animator = scenes[index].closing(with: Self.animations[index].animation)
    animators[index] = animator
    return animator
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for animator in animators.values { animator.stopAnimation(true) }
    animators.removeAll()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 8)
    slider.frame = CGRect(x: room.minX, y: room.maxY - 44, width: room.width, height: 44)
    let columns = room.width >= Self.wideWidth ? scenes.count : 1
    let rows = (scenes.count + columns - 1) / columns
    let titleHeight = titles[0].font.lineHeight.rounded(.up) + 8
    let width = (room.width - Self.margin * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (slider.frame.minY - 8 - room.minY) / CGFloat(rows)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in scenes.indices {
      let column = isRightToLeft ? columns - 1 - index % columns : index % columns
      let x = room.minX + CGFloat(column) * (width + Self.margin)
      let y = room.minY + CGFloat(index / columns) * height
      titles[index].frame = CGRect(x: x + 4, y: y, width: width - 8, height: titleHeight)
      titles[index].textAlignment = isRightToLeft ? .right : .left
      scenes[index].frame = CGRect(
        x: x, y: y + titleHeight, width: width, height: max(height - titleHeight - 8, 0))
    }
  }
}
