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
/// | A stroke is cancelled | ``DrawingBoardEvent/strokeCancelled(_:)``, `.editingDidEnd` |
/// | Undo, redo, a jump, clear, an import | the event of the change, `.valueChanged` |
///
/// ``drawingPolicy`` determines which touches draw. A second finger that lands shortly after the
/// first begins a gesture of both and cancels the stroke; one that lands later is ignored. During a
/// stroke, undo cancels the stroke only, and redo and jumps have no effect. A change of size ends
/// the stroke.
///
///     DrawingBoardControl
///     ├── background  color or image
///     ├── surface     the picture and the active stroke
///     └── entry       the text field
@IBDesignable
@MainActor
open class DrawingBoardControl: Control {
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
  static let defaultStrokeColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  var fittedSize = CGSize.zero
  var storage = BoardStorage()

  /// The observable ``storageState``.
  public let storageStateBox = ObservableBox(DrawingStorageState.memory)

  let events = EventStream<DrawingBoardEvent>()
  var notifications: [NotificationObserver] = []
  lazy var undoRegistration = BoardUndoRegistration(self, manager: UndoManager())

  /// The observable state of the history.
  public let history = ObservableBox(DrawingHistory())

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

  // MARK: Drawing

  /// The brush of strokes.
  ///
  /// Default ``PencilBrush``. An active stroke keeps its brush.
  public var brush: any Brush = PencilBrush() {
    didSet { if !(brush is TextBrush) { finishTextEntry() } }
  }

  /// The way a line is drawn between the locations of a touch.
  ///
  /// Default ``StrokeSmoothing/midpoint``.
  public var smoothing = StrokeSmoothing.midpoint

  /// The color of strokes.
  ///
  /// Default black. A dynamic color is resolved when a stroke begins.
  @IBInspectable open dynamic var strokeColor: UIColor {
    get { behavior.strokeColor }
    set { behavior.strokeColor = newValue }
  }

  /// The width of strokes in points.
  ///
  /// Default 4. Values out of 0 to 4,096 are clamped. Non-finite values are ignored. A width of 0
  /// draws nothing.
  @IBInspectable open dynamic var strokeWidth: CGFloat {
    get { style.width }
    set { if newValue.isFinite { style.width = newValue } }
  }

  /// The opacity of strokes, multiplied by the alpha of their color.
  ///
  /// Default 1. Values out of 0 to 1 are clamped. NaN is ignored.
  @IBInspectable open dynamic var strokeOpacity: CGFloat {
    get { style.opacity }
    set { if !newValue.isNaN { style.opacity = newValue } }
  }

  // MARK: Life cycle

  /// Creates a board with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a board from an archive or a nib.
  ///
  /// Missing values have their defaults. An archive contains no picture; a board with a ``boardID``
  /// reads its picture from the disk.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// ``canUndo`` and ``canRedo``.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + publishedHistory
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
  open override var isTracking: Bool { activeStroke != nil }

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
    fitCanvas()
    drawingBackgroundView.frame = bounds
    surface.frame = bounds
    placePicture()
    placeTextEntry()
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

  /// The available actions among undo, redo and clear, followed by those of the app.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { historyActions + (super.accessibilityCustomActions ?? []) }
    set { super.accessibilityCustomActions = newValue }
  }
}
