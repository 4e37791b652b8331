/// The properties nearly every layer uses, and a shared box for the rest.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var contentsScale: CGFloat = 1
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isOpaque = false
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var contents: Any?
  var rare = RareLayerValues.standard

  /// True for a layer that neither turns nor scales itself or its sublayers.
  var isUpright: Bool {
    rare === RareLayerValues.standard
      || rare.transform == CATransform3DIdentity && rare.sublayerTransform == CATransform3DIdentity
  }

  /// The box of rare properties, made this layer's own before its first change.
  var ownRare: RareLayerValues {
    mutating get {
      if !isKnownUniquelyReferenced(&rare) { rare = RareLayerValues(rare) }
      return rare
    }
  }
}

/// Properties few layers change. Boxes are shared until they are written to.
final class RareLayerValues {
  // Shared by every layer that keeps the defaults; never written to, because this constant and
  // the layers hold it together, so it is never uniquely referenced.
  nonisolated(unsafe) static let standard = RareLayerValues()

  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var maskedCorners = CACornerMask.all
  var cornerRadii: CornerRadii?
  var cornerCurve = CALayerCornerCurve.circular
  var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var timing = LayerTiming()
  var custom: [String: Any] = [:]

  private init() {}

  init(_ other: RareLayerValues) {
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    anchorPointZ = other.anchorPointZ
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsGravity = other.contentsGravity
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    maskedCorners = other.maskedCorners
    cornerRadii = other.cornerRadii
    cornerCurve = other.cornerCurve
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    rasterizationScale = other.rasterizationScale
    drawsAsynchronously = other.drawsAsynchronously
    name = other.name
    actions = other.actions
    style = other.style
    timing = other.timing
    custom = other.custom
  }
}

/// The time of a layer within its superlayer's.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// True when local time is simply the parent's.
  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
