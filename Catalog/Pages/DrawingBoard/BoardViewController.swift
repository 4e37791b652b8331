import DrawingBoard
import UIKit

/// A board as an app would have it: the toolbar floats over it, the history opens beside it, and both
/// make way while one draws.
///
///     view
///     ├── board      everything
///     ├── panel      history
///     └── toolbar
final class BoardViewController: UIViewController {
  private static let margin: CGFloat = 12

  /// What the page draws on the board when it opens.
  enum Sample {
    case none, lake

    /// Strokes with the brush of the board.
    case strokes
  }

  let board = DrawingBoardControl()
  let toolbar = DrawingToolbarControl()
  private let panel = HistoryPanel()
  private var bars: DrawingBarsVisibility?
  private var hasOpened = false

  /// What was drawn, for links.
  var drawing = Drawing()

  /// What writes the drawing for links.
  var writing: Task<Void, Never>?

  /// The history, which is shown from the beginning if it has a board before the view is loaded.
  var list: DrawingHistoryControl { panel.list }

  /// What the page draws on the board when it opens.
  var sample = Sample.lake

  /// How many of the steps are taken back when the page opens.
  var openingUndos = 0

  /// The number of steps that a replay begins with when the page opens; `nil` for no replay.
  var openingReplay: Int?

  /// Whether the page opens with a text that is being typed.
  var opensText = false

  /// Creates the page.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    super.init(nibName: nil, bundle: nil)
    toolbar.board = board
    board.eventHandler = { [weak self] event in
      self?.drawingChanged(by: event)
      if let line = event.logLine { report(line) }
    }
    toolbar.addAction(
      UIAction { [weak toolbar] _ in
        if let toolbar { report(toolbar.eventLine) }
      }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The lines of code for the tool that was chosen and the history that was opened.
  var liveCode: [String] {
    (toolbar.selectedToolID == toolbar.tools.first?.id
      ? [] : ["toolbar.selectedToolID = \"\(toolbar.selectedToolID)\""])
      + (isViewLoaded && !panel.isHidden ? ["list.board = board"] : [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    for view in [board, panel, toolbar] as [UIView] { self.view.addSubview(view) }
    panel.isHidden = list.board == nil
    bars = DrawingBarsVisibility(board: board, bars: [toolbar, panel])
    let history = UIBarButtonItem(
      image: UIImage(systemName: "clock.arrow.circlepath"),
      primaryAction: UIAction { [weak self] _ in self?.historyTapped() })
    history.accessibilityLabel = localized("History")
    let clear = UIBarButtonItem(
      image: UIImage(systemName: "trash"),
      primaryAction: UIAction { [weak self] _ in self?.board.clear() })
    clear.accessibilityLabel = localized("Clear")
    navigationItem.rightBarButtonItems =
      (navigationItem.rightBarButtonItems ?? []) + [history, clear]
    if openingReplay != nil { addPlayItem() }
  }

  private func addPlayItem() {
    let play = UIBarButtonItem(
      image: UIImage(systemName: "play"),
      primaryAction: UIAction { [weak self] _ in self?.board.play() })
    play.accessibilityLabel = localized("Replay")
    navigationItem.rightBarButtonItems?.append(play)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    board.frame = CGRect(
      x: 0, y: room.minY, width: view.bounds.width, height: view.bounds.height - room.minY)
    let margin = Self.margin
    let width = min(room.width - margin * 2, 900)
    let height = toolbar.sizeThatFits(CGSize(width: width, height: 0)).height
    let bottom = max(view.bounds.height - room.maxY, margin)
    toolbar.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: view.bounds.height - bottom - height, width: width,
      height: height)
    let panelWidth = min(260, room.width - margin * 2)
    let panelHeight = min(max(toolbar.frame.minY - room.minY - margin * 2, 0), 420)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    panel.frame = CGRect(
      x: isMirrored ? room.minX + margin : room.maxX - margin - panelWidth,
      y: room.minY + margin, width: panelWidth, height: panelHeight)
    openOnce()
  }

  private func openOnce() {
    guard !hasOpened, board.bounds.height > 0 else { return }
    hasOpened = true
    board.layoutIfNeeded()
    guard panel.isHidden else { return drawSample() }
    // The first frame does not wait for the sample, except for the history of it.
    Task { [weak self] in self?.drawSample() }
  }

  private func drawSample() {
    switch sample {
    case .none: break
    case .lake: SketchSamples.drawLake(on: board)
    case .strokes: SketchSamples.drawStrokes(on: board)
    }
    if openingUndos > 0 { board.move(to: board.stepIndex - openingUndos) }
    drawLinked()
    if opensText { openText() }
    if let openingReplay { board.play(from: openingReplay - 1, duration: 6) }
  }

  private func openText() {
    toolbar.selectedToolID = "text"
    let size = board.pictureSize
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    board.beginTextEntry(
      at: CGPoint(x: size.width * (isMirrored ? 0.88 : 0.12), y: size.height * 0.08))
  }

  /// A Boolean value that determines whether the history is shown.
  var isHistoryShown: Bool {
    get { isViewLoaded ? !panel.isHidden && panel.alpha > 0 : list.board != nil }
    set {
      list.board = newValue ? board : nil
      if isViewLoaded { panel.isHidden = !newValue }
    }
  }

  private func historyTapped() {
    let opens = panel.isHidden
    // A history that nobody has asked for needs no thumbnails.
    list.board = board
    panel.isHidden = false
    panel.alpha = opens ? 0 : 1
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [panel] in
        panel.alpha = opens ? 1 : 0
      },
      completion: { [panel] isFinished in
        if isFinished, !opens { panel.isHidden = true }
      })
  }
}

/// A card of material with a history in it.
private final class HistoryPanel: UIView {
  let list = DrawingHistoryControl()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

  override init(frame: CGRect) {
    super.init(frame: frame)
    material.clipsToBounds = true
    material.layer.cornerRadius = 20
    material.layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubview(material)
    addSubview(list)
    list.layer.cornerRadius = 20
    list.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    list.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }
}

extension DrawingToolbarControl {
  /// The choice of the user as a line of the log.
  var eventLine: String {
    "valueChanged tool=\(selectedToolID) width=\(NumberText.string(selectedWidth))"
  }
}

extension DrawingBoardEvent {
  /// The event as a line of the log; `nil` for moves.
  var logLine: String? {
    switch self {
    case .strokeBegan: "began"
    case .strokeMoved: nil
    case .strokeEnded: "ended"
    case .strokeCancelled(let reason): "cancelled \(reason)"
    case .committed(let step): "committed \(step.index + 1) \(step.storedName)"
    case .corrected(let step): "corrected \(step.index + 1) \(step.storedName)"
    case .undid(let step): "undid \(step.index + 1) \(step.storedName)"
    case .redid(let step): "redid \(step.index + 1) \(step.storedName)"
    case .jumped(let index): "jumped \(index + 1)"
    case .expired(let count): "expired \(count)"
    case .historyErased: "erased"
    case .restored(let steps): "restored \(steps)"
    case .storageChanged(let state): "storage \(state)"
    case .viewportChanged(let scale, let offset):
      "viewport \(NumberText.string(scale)) (\(Int(offset.x)), \(Int(offset.y)))"
    case .playbackEnded(let isComplete): isComplete ? "playback ended" : "playback ended early"
    case .failed(let error): "failed \(error)"
    }
  }
}
