import ControlCore
import UIKit

/// A control that shows a part of its picture at a scale.
///
/// It is the base class of ``DrawingBoardControl``. Names and rules are those of `UIScrollView`: a
/// ``zoomScale``, a ``contentOffset``, and limits that gestures exceed with resistance. At a scale of 1
/// the picture has the scale that the size policy gives it.
@MainActor
open class ZoomableControl: Control {
  /// The shown part of the picture.
  private(set) final var viewport = BoardViewport()

  /// The smallest size of a picture; see ``minimumPictureSize``.
  private(set) final var smallestPicture = CGSize.zero

  final var pinchState: PinchState?
  final var motionState: MotionState?
  final lazy var motionFrames = FrameLink { [weak self] in self?.advanceMotion(to: $0) ?? false }

  private final let scrollRecognizer = BoardScrollRecognizer()
  private final let transformRecognizer = BoardTransformRecognizer()
  private final lazy var scrollTarget = ActionTarget { [weak self] sender in
    if let recognizer = sender as? UIPanGestureRecognizer { self?.handleScroll(recognizer) }
  }
  private final lazy var transformTarget = ActionTarget { [weak self] sender in
    guard let self, let recognizer = sender as? UIPinchGestureRecognizer else { return }
    handlePinch(recognizer.state, scale: recognizer.scale, at: recognizer.location(in: self))
  }

  private static let publishedZoomScale = PublishedProperty(
    "zoomScale", \ZoomableControl.zoomScale)
  private static let publishedContentOffset = PublishedProperty(
    "contentOffset", \ZoomableControl.contentOffset)

  // MARK: Zoom

  /// A Boolean value that determines whether gestures, keys and the pointer zoom and move the picture.
  ///
  /// Default `false`. Code zooms in either case. While it is `true`, gesture recognizers of the views
  /// around the control get no touches on it, and a picture smaller than the control is centered.
  @IBInspectable open dynamic var isZoomEnabled: Bool {
    get { viewport.isZoomEnabled }
    set {
      guard newValue != isZoomEnabled else { return }
      stopMotion()
      for recognizer in pointerRecognizers { recognizer.isEnabled = newValue }
      var new = viewport
      new.isZoomEnabled = newValue
      show(new, isMoving: false)
    }
  }

  /// The scale of the picture.
  ///
  /// Default 1. Values out of ``minimumZoomScale`` to ``maximumZoomScale`` are clamped. NaN is ignored.
  /// The center of the control keeps its place in the picture. The property supports key-value
  /// observation. Every change but those of a layout sends ``DrawingBoardEvent/viewportChanged(zoomScale:contentOffset:)``.
  @IBInspectable open dynamic var zoomScale: CGFloat {
    get { viewport.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The least scale of the picture.
  ///
  /// Default 1/16. Values out of 1/16 to 16 are clamped. NaN is ignored.
  @IBInspectable open dynamic var minimumZoomScale: CGFloat {
    get { viewport.minimumZoomScale }
    set { setScaleRange(minimum: newValue, maximum: maximumZoomScale) }
  }

  /// The greatest scale of the picture.
  ///
  /// Default 16. Values out of 1/16 to 16 are clamped. NaN is ignored. A value less than
  /// ``minimumZoomScale`` counts as that.
  @IBInspectable open dynamic var maximumZoomScale: CGFloat {
    get { viewport.maximumZoomScale }
    set { setScaleRange(minimum: minimumZoomScale, maximum: newValue) }
  }

  /// The place of the control's top left in the scaled picture, in points.
  ///
  /// Default zero. Offsets at which the control would show more than the picture are clamped; a picture
  /// that is smaller than the control has one offset alone. Non-finite offsets are ignored, and so are
  /// those before the first layout. The property supports key-value observation.
  @GKInspectable open dynamic var contentOffset: CGPoint {
    get { viewport.contentOffset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The smallest size of the picture, in points.
  ///
  /// Default zero: the picture has the size of the control. A larger size is that of a picture without
  /// steps, and with ``BoardSizePolicy/extend`` that of every picture. Non-finite and negative sizes
  /// are ignored.
  @IBInspectable open dynamic var minimumPictureSize: CGSize {
    get { smallestPicture }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite, newValue.width >= 0,
        newValue.height >= 0, newValue != smallestPicture
      else { return }
      smallestPicture = newValue
      setNeedsContentLayout()
    }
  }

  // MARK: Life cycle

  /// Creates a control with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The properties that gestures change.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + [publishedZoomScale, publishedContentOffset]
  }

  /// Adds the recognizers for wheels and trackpads.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    scrollRecognizer.allowedScrollTypesMask = .all
    scrollRecognizer.addTarget(scrollTarget, action: ActionTarget.action)
    transformRecognizer.addTarget(transformTarget, action: ActionTarget.action)
    for recognizer in pointerRecognizers {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      addGestureRecognizer(recognizer)
    }
  }

  private final var pointerRecognizers: [UIGestureRecognizer] {
    [scrollRecognizer, transformRecognizer]
  }

  /// The commands of a hardware keyboard.
  ///
  /// While ``isZoomEnabled`` is `true` and the control is the first responder, Command with plus and
  /// minus doubles and halves the scale, and with zero shows all of the picture.
  open override var keyCommands: [UIKeyCommand]? {
    guard isZoomEnabled, isEnabled else { return super.keyCommands }
    return (super.keyCommands ?? []) + zoomCommands
  }

  // MARK: Display

  /// Ends what depends on the place of the picture.
  func viewportWillChange() {}

  /// Shows the part of the picture that the ``viewport`` describes.
  ///
  /// - Parameters:
  ///   - isMoving: A Boolean value that indicates whether a gesture or a motion is in progress.
  ///   - hasMoved: A Boolean value that indicates whether scale or offset differ.
  func viewportDidChange(isMoving: Bool, hasMoved: Bool) {}

  /// Shows another part of the picture.
  final func show(_ new: BoardViewport, isMoving: Bool) {
    let hasMoved = setViewport(new)
    viewportDidChange(isMoving: isMoving, hasMoved: hasMoved)
  }

  /// Stores another viewport and notifies key-value observers.
  ///
  /// - Returns: A Boolean value that indicates whether scale or offset differ.
  @discardableResult final func setViewport(_ new: BoardViewport) -> Bool {
    let changed =
      (new.zoomScale == viewport.zoomScale ? [] : [Self.publishedZoomScale])
      + (new.contentOffset == viewport.contentOffset ? [] : [Self.publishedContentOffset])
    publish(changed) { viewport = new }
    return !changed.isEmpty
  }

  private func setScaleRange(minimum: CGFloat, maximum: CGFloat) {
    stopMotion()
    var new = viewport
    new.setScaleRange(minimum: minimum, maximum: maximum)
    if new != viewport { show(new, isMoving: false) }
  }
}
