import ActionSheet
import UIKit

/// Toasts of every kind, at each position, above the keyboard.
///
///     view
///     └── scroll view
///         └── column: kinds, position, equal toasts, text field
final class ToastScreen: ScrollingViewController, PresentingScreen {
  private let report: CatalogPage.Report
  private static let insets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

  /// What a link has of the screen: its switches.
  static let settings = [
    PageSetting(
      "position",
      text: { (screen: ToastScreen) in
        ["top", "middle", "bottom"][screen.positionControl.selectedSegmentIndex]
      }, value: { ["top", "middle", "bottom"].firstIndex(of: $0) },
      set: { $0.positionControl.selectedSegmentIndex = $1 }),
    PageSetting("combines", isOn: \ToastScreen.coalescingSwitch.isOn),
  ]

  private let positionControl = UISegmentedControl(
    items: [localized("Top"), localized("Middle"), localized("Bottom")])
  private let coalescingSwitch = UISwitch()
  private let field = UITextField()
  private var column = ColumnView([])

  /// The queue, which is made when the screen has a scene.
  private(set) var queue: PresentationQueue?

  private(set) var stateRects: [CGRect] = []
  private var foldRects: [CGRect] = []

  private var enqueue: (PresentationQueue) -> Void = { _ in }
  private var work: Task<Void, Never>?

  /// Makes the screen.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    positionControl.selectedSegmentIndex = 2
    coalescingSwitch.isOn = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Adds toasts when the screen is shown in a scene.
  func whenShown(_ enqueue: @escaping (PresentationQueue) -> Void) {
    self.enqueue = enqueue
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .onDrag
    coalescingSwitch.accessibilityLabel = localized("Combine equal toasts")
    field.placeholder = localized("Type here")
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.addAction(
      UIAction { [weak self] _ in self?.field.resignFirstResponder() },
      for: .editingDidEndOnExit)
    column = makeColumn()
    scrollView.addSubview(column)
    followKeyboard()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: ToastScreen, _: UITraitCollection) in
      controller.view.setNeedsLayout()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    makeQueue()
  }

  private func makeQueue() {
    guard queue == nil, let scene = view.window?.windowScene else { return }
    queue = PresentationQueue(scene: scene)
    queue?.reservedRects = foldRects
  }

  func reserve(_ rects: [CGRect]) {
    foldRects = rects
    queue?.reservedRects = stateRects + foldRects
  }

  /// Edits the text field, for which a keyboard rises.
  func beginTyping() {
    field.becomeFirstResponder()
  }

  func open(animated: Bool, completion: @escaping @MainActor () -> Void) {
    makeQueue()
    guard let queue else { return completion() }
    queue.isAnimated = animated
    queue.reservedRects = []
    enqueue(queue)
    stateRects = queue.reservedRects
    queue.reservedRects = stateRects + foldRects
    queue.isAnimated = true
    completion()
  }

  func close(animated: Bool, completion: @escaping @MainActor () -> Void) {
    work?.cancel()
    queue?.isAnimated = animated
    queue?.cancelAll()
    queue?.isAnimated = true
    completion()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(column)
    let keyboard = view.keyboardLayoutGuide.layoutFrame
    let covered = keyboard.isEmpty ? 0 : max(view.bounds.maxY - keyboard.minY, 0)
    guard covered != scrollView.contentInset.bottom else { return }
    scrollView.contentInset.bottom = covered
    guard covered > 0, field.isFirstResponder else { return }
    // Above the keyboard there is a toast.
    let space = UIEdgeInsets(top: -16, left: 0, bottom: -80, right: 0)
    let frame = field.convert(field.bounds, to: scrollView).inset(by: space)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  private func followKeyboard() {
    let guide = view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    // A constraint to the guide makes UIKit lay out the view when the keyboard moves.
    let spacer = UIView()
    spacer.isHidden = true
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spacer)
    NSLayoutConstraint.activate([
      spacer.heightAnchor.constraint(equalToConstant: 0),
      spacer.bottomAnchor.constraint(equalTo: guide.topAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  private func makeColumn() -> ColumnView {
    let kinds = FlowView([
      capsule(localized("Button")) { $0.addUndo() },
      capsule(localized("Success")) {
        $0.add(Toast.success(localized("Saved to Files"), position: $0.position), named: "Success")
      },
      capsule(localized("Error")) {
        $0.add(Toast.error(localized("Upload failed"), position: $0.position), named: "Error")
      },
      capsule(localized("Loading")) { $0.addUpload(hasProgress: false) },
      capsule(localized("Progress")) { $0.addUpload(hasProgress: true) },
    ])
    return ColumnView(
      [
        CardView(localized("Add a toast"), content: kinds, insets: Self.insets),
        CardView(localized("Position"), content: positionControl, insets: Self.insets),
        CardView(
          localized("Equal Toasts"),
          content: SwitchRow(localized("Combine equal toasts"), coalescingSwitch),
          insets: Self.insets),
        CardView(localized("Keyboard"), content: field, insets: Self.insets),
      ], spacing: 12, insets: UIEdgeInsets(top: 12, left: 0, bottom: 32, right: 0))
  }

  private func capsule(_ title: String, _ action: @escaping (ToastScreen) -> Void) -> UIView {
    FlowView.capsule(title, symbol: "plus") { [weak self] in
      if let self { action(self) }
    }
  }

  // MARK: Toasts

  private var position: Toast.Position {
    [.top, .middle, .bottom][positionControl.selectedSegmentIndex]
  }

  private func add(_ toast: Toast, named name: String) {
    toast.coalesces = coalescingSwitch.isOn
    guard let queue else { return }
    let known = queue.toasts + queue.pending
    let presentation = queue.enqueue(toast)
    guard !known.contains(presentation) else { return report("\(name) combined") }
    presentation.whenEnded { [report] outcome in report("\(name) \(outcome)") }
  }

  private func addUndo() {
    let toast = Toast(
      localized("Draft deleted"), image: UIImage(systemName: "trash"), position: position)
    toast.setButton(localized("Undo")) { [report] in report("Undo") }
    add(toast, named: "Draft deleted")
  }

  private func addUpload(hasProgress: Bool) {
    let toast = Toast.loading(localized("Uploading"), position: position)
    if hasProgress { toast.progress = 0 }
    let upload = Task {
      for step in 1...10 {
        try? await Task.sleep(for: .milliseconds(300))
        guard !Task.isCancelled else { return }
        if hasProgress { toast.progress = Double(step) / 10 }
      }
      toast.finish(.success, localized("Uploaded"))
    }
    toast.setButton(localized("Cancel")) { [report] in
      upload.cancel()
      report("Upload canceled")
    }
    work = upload
    add(toast, named: "Upload")
  }
}
