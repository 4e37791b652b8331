import ControlCore
import UIKit

/// A board to draw on, with instant undo.
///
/// Set brush, colour and width at any time; a stroke keeps what it began with. Strokes follow a finger
/// or a pencil and enter the history when they end; undo, redo and jumps give back the very bytes.
/// The picture is transparent and lies over a background, see ``drawingBackgroundColor`` and
/// ``drawingBackgroundImage``, which is not a part of it. A drawing looks the same in the light and in
/// the dark appearance, and so does the background unless its color is dynamic.
///
/// | What happens | What is sent, in order |
/// | --- | --- |
/// | A stroke begins | ``DrawingBoardEvent/strokeBegan``, `.editingDidBegin`; then it is drawn |
/// | It goes on | ``DrawingBoardEvent/strokeMoved``, `.editingChanged`; then it is drawn |
/// | It ends | ``DrawingBoardEvent/strokeEnded``, `.editingDidEnd`; then, in the history, ``DrawingBoardEvent/committed(_:)``, `.valueChanged` |
/// | The force of its last touches comes in late | ``DrawingBoardEvent/corrected(_:)``, `.valueChanged` |
/// | It is cancelled | ``DrawingBoardEvent/strokeCancelled(_:)``, `.editingDidEnd` |
/// | Undo, redo, a jump, clear, an import | the event, `.valueChanged` |
///
/// ``drawingPolicy`` determines which touches draw. A second finger that lands shortly after the
/// first makes a gesture of both and cancels the stroke; one that lands later is ignored. Undo
/// during a stroke cancels the stroke and nothing else; redo and jumps are refused meanwhile. A
/// change of size ends the stroke.
///
///     DrawingBoardControl
///     ├── background  color or image
///     ├── surface     the picture and the stroke under way
///     └── entry       a text that is being typed
@IBDesignable
@MainActor
public final class DrawingBoardControl: Control {
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

  /// The ``storageState``, to be observed.
  public let storageStateBox = ObservableBox(DrawingStorageState.memory)

  let events = EventStream<DrawingBoardEvent>()
  var notifications: [NotificationObserver] = []
  lazy var undoRegistration = BoardUndoRegistration(self, manager: UndoManager())

  /// The history as it is, to be read and observed: see ``history``.
  public let history = ObservableBox(DrawingHistory())

  /// Who follows the board and may refuse strokes; default `nil`.
  ///
  /// It is not kept alive.
  public weak var delegate: (any DrawingBoardControlDelegate)?

  /// Called with every event, after the ``delegate``.
  public var eventHandler: (@MainActor (DrawingBoardEvent) -> Void)?

  /// Where the board says what was undone and redone; default the system's screen reader.
  public lazy var announcementSink: any AnnouncementSink = SystemAnnouncementSink()

  // MARK: Drawing

  /// What strokes are drawn with; default a pencil.
  ///
  /// A stroke under way keeps its own.
  public var brush: any Brush = PencilBrush() {
    didSet { if !(brush is TextBrush) { finishTextEntry() } }
  }

  /// How the line between the places of a finger is drawn; default a curve through the middles.
  public var smoothing = StrokeSmoothing.midpoint

  /// The colour of strokes; default black.
  ///
  /// It is taken as it is when a stroke begins.
  @IBInspectable public dynamic var strokeColor: UIColor {
    get { behavior.strokeColor }
    set { behavior.strokeColor = newValue }
  }

  /// The width of strokes in points; default 4.
  ///
  /// It is brought within 0 and 4,096, and nothing is drawn with 0; what is not finite is ignored.
  @IBInspectable public dynamic var strokeWidth: CGFloat {
    get { style.width }
    set { if newValue.isFinite { style.width = newValue } }
  }

  /// How opaque strokes are, beside their colour's own alpha; default 1.
  ///
  /// It is brought within 0 and 1; what is not a number is ignored.
  @IBInspectable public dynamic var strokeOpacity: CGFloat {
    get { style.opacity }
    set { if !newValue.isNaN { style.opacity = newValue } }
  }

  // MARK: Set-up

  /// Makes a board with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a board from an archive or a nib; what an archive lacks is at its default.
  ///
  /// An archive holds no picture: that is in the store of the ``boardID``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the parts and listens to the system.
  public override func commonInit() {
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

  /// Whether the board takes touches; default `true`.
  ///
  /// Turning it off cancels a stroke under way.
  public override var isEnabled: Bool {
    didSet {
      if !isEnabled { endInteraction() }
    }
  }

  /// Whether the board is out of sight; default `false`.
  ///
  /// Hiding it cancels a stroke under way.
  public override var isHidden: Bool {
    didSet {
      if isHidden { endInteraction() }
    }
  }

  /// Whether a stroke is under way.
  public override var isTracking: Bool { activeStroke != nil }

  /// Cancels a stroke under way when the board leaves its window.
  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endInteraction() }
  }

  // MARK: Layout

  /// Any size will do.
  public override var contentSize: ContentSize { ContentSize() }

  /// 320×320 points.
  public override var preferredContentSize: CGSize { CGSize(width: 320, height: 320) }

  /// Makes the picture fit the bounds, by the ``sizePolicy``, and lays picture and background out.
  public override func layoutContent() {
    fitCanvas()
    drawingBackgroundView.frame = bounds
    surface.frame = bounds
    placePicture()
    placeTextEntry()
  }

  // MARK: Touches

  /// Begins a stroke, or a gesture.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(began: touches)
  }

  /// Leads the stroke on, through all places since the last event.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(moved: touches, with: event)
  }

  /// Ends the stroke, and puts it into the history.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(ended: touches, with: event)
  }

  /// Cancels the stroke: every pixel is as it was.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(cancelled: touches)
  }

  /// Draws the stroke with the force that a pencil tells late.
  ///
  /// An update that comes after the lift changes the step of the stroke, unless something else has
  /// changed the picture meanwhile.
  public override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    receive(updated: touches)
  }

  /// Cancels a stroke under way; without one nothing happens.
  public override func cancelTracking(with event: UIEvent?) {
    cancelStroke()
  }

  /// Keeps scroll views and other gesture recognizers around the board from taking touches that
  /// draw.
  ///
  /// A gesture with one finger may begin only where fingers do not draw. One with several fingers
  /// may begin and cancels the stroke. While a pencil is on the board, none may begin.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer.view === self || allowsGesture(gestureRecognizer)
  }

  // MARK: Responder

  /// Whether the board takes keys, shakes and the edit menu: while it is enabled.
  ///
  /// It becomes the first responder when a stroke begins, so that undo is the board's from then on.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// The undo manager that the board registers its steps with: ``sharedUndoManager``, or by default
  /// one of the board's own.
  ///
  /// A view controller whose board is not the first responder returns it as its own.
  public override var undoManager: UndoManager? { undoRegistration.manager }

  /// None while the board's own taps with several fingers are on, or the system's.
  public override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    undoesOnTwoFingerTap || redoesOnThreeFingerTap ? .none : .default
  }

  // MARK: Accessibility

  /// What the board is called; "Drawing board" in the user's language until set.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedText.boardLabel.text }
    set { super.accessibilityLabel = newValue }
  }

  /// The shown step and its place among all; none while the board is new.
  public override var accessibilityValue: String? {
    get { super.accessibilityValue ?? stepText }
    set { super.accessibilityValue = newValue }
  }

  /// One draws with VoiceOver as well: touches go straight to the board.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.allowsDirectInteraction) }
    set { super.accessibilityTraits = newValue }
  }

  /// Undo, redo and clear, as far as they can be done; then what the app has added.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { historyActions + (super.accessibilityCustomActions ?? []) }
    set { super.accessibilityCustomActions = newValue }
  }
}
