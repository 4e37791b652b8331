import ControlCore
import UIKit

/// A control to draw on, with immediate undo.
///
/// Brush, color and width can be set at any time; a stroke keeps the values with which it began.
/// Strokes follow a finger or a pencil and are added to the history when they end. Undo, redo and
/// jumps restore every byte of the picture. The picture is transparent. The background below it,
/// see ``drawingBackgroundColor`` and ``drawingBackgroundImage``, is not part of it. A drawing
/// looks the same in the light and in the dark appearance, and so does the background unless its
/// color is dynamic.
///
/// | Change | Events, in order |
/// | --- | --- |
/// | A stroke begins | ``DrawingBoardEvent/strokeBegan``, `.editingDidBegin`; then it is drawn |
/// | A stroke continues | ``DrawingBoardEvent/strokeMoved``, `.editingChanged`; then it is drawn |
/// | A stroke ends | ``DrawingBoardEvent/strokeEnded``, `.editingDidEnd`; then, in the history, ``DrawingBoardEvent/committed(_:)``, `.valueChanged` |
/// | The force of its last touches arrives late | ``DrawingBoardEvent/corrected(_:)``, `.valueChanged` |
/// | A stroke is canceled | ``DrawingBoardEvent/strokeCancelled(_:)``, `.editingDidEnd` |
/// | Undo, redo, a jump, clear, an import | the event of the change, `.valueChanged` |
///
/// ``drawingPolicy`` determines which touches draw. A second finger that lands shortly after the
/// first begins a gesture of both and cancels the stroke; one that lands later is ignored. Such a
/// gesture taps, or zooms and moves the picture if ``ZoomableControl/isZoomEnabled`` is set. During a
/// stroke, undo cancels the stroke only, and redo and jumps have no effect. A change of size ends
/// the stroke.
///
///     DrawingBoardControl
///     ├── background  color or image
///     ├── surface     the picture and the active stroke
///     └── entry       the text field
@IBDesignable
@MainActor
open class DrawingBoardControl: ZoomableControl {
  let surface = BoardSurfaceView(frame: .zero)
  let drawingBackgroundView = BoardBackgroundView(frame: .zero)
  var canvas: BoardCanvas?
  var stack = ImageStack()
  var contract = StrokeContract()
  var activeStroke: ActiveStroke?
  var lateStroke: LateStroke?
  var textEntry: BoardTextEntry?
  var touchNumbers = TouchNumbers()
  let pencilRecognizer = PencilTouchRecognizer()
  var behavior = BoardBehavior()
  var style = StrokeStyle()
  var fittedSize = CGSize.zero
  var storage = BoardStorage()
  var playback: BoardPlayback?

  let events = EventStream<DrawingBoardEvent>()
  var notifications: [NotificationObserver] = []
  lazy var undoRegistration = BoardUndoRegistration(self, manager: UndoManager())

  /// The state of the history that was published last.
  var history = DrawingHistory()

  /// The delegate, which receives the events and may refuse strokes.
  ///
  /// Default `nil`. The reference is weak.
  public weak var delegate: (any DrawingBoardControlDelegate)?

  /// The handler called with every event, after the ``delegate``.
  ///
  /// Default `nil`.
  public var eventHandler: (@MainActor (DrawingBoardEvent) -> Void)?

  /// The object that announces undone and redone steps.
  ///
  /// Default: VoiceOver.
  public lazy var announcementSink: any AnnouncementSink = SystemAnnouncementSink()

  // MARK: Strokes

  /// The name of the ``brush``, which the steps of its strokes have, such as "Pencil".
  ///
  /// It supports key-value observation. Observers are notified of every brush that is set, also of
  /// one with the same name.
  @GKInspectable open dynamic var brushName: String { brush.name }

  /// The color of strokes.
  ///
  /// Default black. A dynamic color is resolved when a stroke begins. The property supports
  /// key-value observation.
  @IBInspectable open dynamic var strokeColor: UIColor {
    get { behavior.strokeColor }
    set { publish([Self.publishedColor]) { behavior.strokeColor = newValue } }
  }

  /// The width of strokes in points.
  ///
  /// Default 4. Values out of 0 to 4,096 are clamped. Non-finite values are ignored. A width of 0
  /// draws nothing. The property supports key-value observation.
  @IBInspectable open dynamic var strokeWidth: CGFloat {
    get { style.width }
    set {
      guard newValue.isFinite else { return }
      publish([Self.publishedWidth]) { style.width = newValue }
    }
  }

  /// The opacity of strokes, multiplied by the alpha of their color.
  ///
  /// Default 1. Values out of 0 to 1 are clamped. NaN is ignored. The property supports key-value
  /// observation.
  @IBInspectable open dynamic var strokeOpacity: CGFloat {
    get { style.opacity }
    set {
      guard !newValue.isNaN else { return }
      publish([Self.publishedOpacity]) { style.opacity = newValue }
    }
  }

  /// The number of the ``smoothing`` for Interface Builder: 0 none, 1 midpoint, 2 stabilizer with
  /// ``stabilizerLength``.
  ///
  /// Default 1. Other numbers are ignored.
  @IBInspectable open dynamic var smoothingRawValue: Int {
    get { smoothing.number }
    set { smoothing = StrokeSmoothing(newValue, length: behavior.stabilizerLength) ?? smoothing }
  }

  /// The length of the stabilizer's string in points.
  ///
  /// Default 24. Non-finite, zero and negative values are ignored. It takes effect while
  /// ``smoothing`` is a stabilizer.
  @IBInspectable open dynamic var stabilizerLength: CGFloat {
    get { smoothing.stabilizerLength ?? behavior.stabilizerLength }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      behavior.stabilizerLength = newValue
      if case .stabilizer = smoothing { smoothing = .stabilizer(length: newValue) }
    }
  }

  // MARK: Behavior

  /// A Boolean value that determines whether touches draw.
  ///
  /// Default `true`. Setting it to `false` cancels a stroke in progress. Undo and redo remain
  /// available, except by taps with several fingers. The property supports key-value observation.
  @IBInspectable open dynamic var isDrawingEnabled: Bool {
    get { behavior.isDrawingEnabled }
    set {
      publish([Self.publishedIsDrawingEnabled]) { behavior.isDrawingEnabled = newValue }
      if !newValue { endInteraction() }
    }
  }

  /// The number of the ``drawingPolicy`` for Interface Builder: 0 default, 1 any input, 2 pencil
  /// only.
  ///
  /// Default 0. Other numbers are ignored.
  @IBInspectable open dynamic var drawingPolicyRawValue: Int {
    get { drawingPolicy.rawValue }
    set { drawingPolicy = BoardDrawingPolicy(rawValue: newValue) ?? drawingPolicy }
  }

  /// A Boolean value that determines whether a line is extended along the predicted touches.
  ///
  /// Default `true`. Predictions are shown until the next event and never enter the picture.
  @IBInspectable open dynamic var showsPredictedTouches: Bool {
    get { behavior.showsPredictedTouches }
    set { behavior.showsPredictedTouches = newValue }
  }

  /// A Boolean value that determines whether a tap with two fingers undoes.
  ///
  /// Default `true`. A tap does not count while a palm or a pencil is on the board, nor within half
  /// a second after the pencil was lifted.
  @IBInspectable open dynamic var undoesOnTwoFingerTap: Bool {
    get { behavior.undoesOnTwoFingerTap }
    set { behavior.undoesOnTwoFingerTap = newValue }
  }

  /// A Boolean value that determines whether a tap with three fingers redoes.
  ///
  /// Default `true`. Taps count as for ``undoesOnTwoFingerTap``.
  @IBInspectable open dynamic var redoesOnThreeFingerTap: Bool {
    get { behavior.redoesOnThreeFingerTap }
    set { behavior.redoesOnThreeFingerTap = newValue }
  }

  /// A Boolean value that determines whether undo and redo are announced to VoiceOver.
  ///
  /// Default `true`.
  @IBInspectable open dynamic var announcesHistory: Bool {
    get { behavior.announcesHistory }
    set { behavior.announcesHistory = newValue }
  }

  // MARK: Background and size

  /// The color of the background.
  ///
  /// Default white, in the light and in the dark appearance. A dynamic color follows the traits. The
  /// ``drawingBackgroundImage`` lies over it. The property supports key-value observation.
  @IBInspectable open dynamic var drawingBackgroundColor: UIColor {
    get { behavior.background.color }
    set { setBackground(.color) { $0.color = newValue } }
  }

  /// The image of the background.
  ///
  /// Default `nil`.
  @IBInspectable open dynamic var drawingBackgroundImage: UIImage? {
    get { behavior.background.image }
    set { setBackground(.image) { $0.image = newValue } }
  }

  /// The ``drawingBackgroundPlacement`` as a number for Interface Builder: 0 fill, 1 fit, 2 tile.
  ///
  /// Default 0. Other numbers are ignored.
  @IBInspectable open dynamic var drawingBackgroundPlacementRawValue: Int {
    get { drawingBackgroundPlacement.rawValue }
    set { BoardImagePlacement(rawValue: newValue).map { drawingBackgroundPlacement = $0 } }
  }

  /// The ``colorSpace`` as a number for Interface Builder: 0 sRGB, 1 Display P3.
  ///
  /// Default 0. Other numbers are ignored.
  @IBInspectable open dynamic var colorSpaceRawValue: Int {
    get { colorSpace.rawValue }
    set { BoardColorSpace(rawValue: newValue).map { colorSpace = $0 } }
  }

  /// The ``sizePolicy`` as a number for Interface Builder: 0 extend, 1 keep, 2 scale.
  ///
  /// Default 2. Other numbers are ignored.
  @IBInspectable open dynamic var sizePolicyRawValue: Int {
    get { sizePolicy.rawValue }
    set { sizePolicy = BoardSizePolicy(rawValue: newValue) ?? sizePolicy }
  }

  // MARK: History and storage

  /// The ``boardID`` as a string for Interface Builder: a UUID such as
  /// `5F2B8A54-9E0C-4C0D-8D39-0C0D86C5F0F1`.
  ///
  /// Default `nil`. A string that is not a UUID is ignored.
  @IBInspectable open dynamic var boardIdentifier: String? {
    get { boardID?.uuidString }
    set {
      guard let newValue else { return boardID = nil }
      if let id = UUID(uuidString: newValue) { boardID = id }
    }
  }

  /// The largest number of steps, for Interface Builder.
  ///
  /// Default 0: as many as fit. Values less than zero count as zero.
  @IBInspectable open dynamic var stepLimit: Int {
    get { historyLimits.stepLimit ?? 0 }
    set { historyLimits.stepLimit = newValue > 0 ? newValue : nil }
  }

  /// The largest memory of the history in bytes.
  ///
  /// Default 32 MiB. Values less than zero count as zero.
  @IBInspectable open dynamic var memoryByteLimit: Int {
    get { historyLimits.memoryByteLimit }
    set { historyLimits.memoryByteLimit = max(newValue, 0) }
  }

  /// The largest disk space of a stored drawing in bytes.
  ///
  /// Default 256 MiB. Values less than zero count as zero. See ``HistoryLimits/diskByteLimit``.
  @IBInspectable open dynamic var diskByteLimit: Int {
    get { historyLimits.diskByteLimit }
    set { historyLimits.diskByteLimit = max(newValue, 0) }
  }

  /// The number of steps.
  ///
  /// It supports key-value observation. Observers are notified whenever steps are added, change or
  /// are removed, even if the number is the same.
  @GKInspectable open dynamic var stepCount: Int { history.count }

  /// The index of the shown step; -1 is the board before the first step.
  ///
  /// It supports key-value observation. Observers are notified of every change of the history, even
  /// if the index is the same.
  @GKInspectable open dynamic var stepIndex: Int { history.index }

  /// A Boolean value that indicates whether there is a step to undo.
  ///
  /// It supports key-value observation, and has changed already when an event or an observation
  /// reports the change.
  ///
  ///     observation = board.observe(\.canUndo, owner: self) { owner, canUndo in
  ///       owner.undoItem.isEnabled = canUndo
  ///     }
  @GKInspectable open dynamic var canUndo: Bool { history.canUndo }

  /// A Boolean value that indicates whether there is a step to redo.
  ///
  /// It supports key-value observation.
  @GKInspectable open dynamic var canRedo: Bool { history.canRedo }

  /// A Boolean value that indicates whether a stroke is in progress.
  ///
  /// It supports key-value observation.
  @GKInspectable open dynamic var isDrawing: Bool { activeStroke != nil }

  // MARK: Life cycle

  /// Creates a board with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a board from a nib or an archive.
  ///
  /// Neither contains a picture; a board with a ``boardID`` reads its picture from the disk.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The properties that strokes, tools and the history change.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + published
  }

  /// Adds the subviews and observes the system.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    isMultipleTouchEnabled = true
    clipsToBounds = true
    addSubview(drawingBackgroundView)
    addSubview(surface)
    surface.elementSource = { [weak self] in self?.elementSource }
    addGestureRecognizer(pencilRecognizer)
    isAccessibilityElement = true
    observeSystem()
    historyReplaced()
  }

  /// A Boolean value that determines whether the board receives touches.
  ///
  /// Default `true`. Setting it to `false` cancels the active stroke.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled { endInteraction() }
    }
  }

  /// A Boolean value that determines whether the board is hidden.
  ///
  /// Default `false`. Setting it to `true` cancels the active stroke.
  open override var isHidden: Bool {
    didSet {
      if isHidden { endInteraction() }
    }
  }

  /// A Boolean value that indicates whether a stroke is in progress.
  open override var isTracking: Bool { isDrawing }

  /// Cancels the active stroke when the board leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endInteraction() }
  }

  // MARK: Layout

  /// The size of the content, which has no minimum and no maximum.
  open override var contentSize: ContentSize { ContentSize() }

  /// The preferred size: 320 by 320 points.
  open override var preferredContentSize: CGSize { CGSize(width: 320, height: 320) }

  /// Fits the picture to the bounds, by the ``sizePolicy``, and lays out picture and background.
  ///
  /// An override calls `super` first.
  open override func layoutContent() {
    drawingBackgroundView.frame = bounds
    surface.frame = bounds
    fitCanvas()
    placePicture()
    placeTextEntry()
  }

  override func viewportWillChange() { finishStroke() }

  override func viewportDidChange(isMoving: Bool, hasMoved: Bool) {
    showViewport(isMoving: isMoving, hasMoved: hasMoved)
  }

  // MARK: Touches

  /// Begins a stroke or a gesture.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(began: touches)
  }

  /// Continues the stroke through all locations since the last event.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(moved: touches, with: event)
  }

  /// Ends the stroke and adds it to the history.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(ended: touches, with: event)
  }

  /// Cancels the stroke and restores every pixel.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(cancelled: touches)
  }

  /// Redraws the stroke with the measured force and angles of a pencil.
  ///
  /// An update after the end of the stroke amends its step, unless the picture has changed since.
  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    receive(updated: touches)
  }

  /// Cancels the active stroke.
  ///
  /// Without one it has no effect.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    cancelStroke()
  }

  /// Keeps scroll views and other gesture recognizers around the board from taking touches that
  /// draw.
  ///
  /// A gesture with one finger may begin only where fingers do not draw. One with several fingers
  /// may begin and cancels the stroke. While a pencil is on the board, none may begin.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer.view === self || allowsGesture(gestureRecognizer)
  }

  // MARK: Responder

  /// A Boolean value that indicates whether the board can become first responder: while it is
  /// enabled.
  ///
  /// A stroke makes the board the first responder, so that key commands, shakes and the edit menu
  /// undo its steps.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The undo manager that the board registers its steps with: ``sharedUndoManager``, or by default
  /// one of the board's own.
  ///
  /// A view controller whose board is not the first responder returns it as its own.
  open override var undoManager: UndoManager? { undoRegistration.manager }

  /// The system's editing gestures: none while taps with several fingers undo or redo on the board.
  open override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    undoesOnTwoFingerTap || redoesOnThreeFingerTap ? .none : .default
  }

  // MARK: Accessibility

  /// The label of the board for assistive technology.
  ///
  /// Default "Drawing board" in the user's language.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? DrawingBoardString.label.text }
    set { super.accessibilityLabel = newValue }
  }

  /// The name of the shown step, its number and the count of steps; `nil` without steps.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? stepText }
    set { super.accessibilityValue = newValue }
  }

  /// The traits of the board, which include direct interaction: VoiceOver passes touches through.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.allowsDirectInteraction) }
    set { super.accessibilityTraits = newValue }
  }

  /// The available actions among undo, redo, clear and zooming, followed by those of the app.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { historyActions + zoomActions + (super.accessibilityCustomActions ?? []) }
    set { super.accessibilityCustomActions = newValue }
  }
}
