/// A rectangle of content in a tree that the compositor draws.
///
/// Every member Apple lets a subclass override is declared in this class body, because off Apple
/// nothing declared in an extension can be overridden; what they do stands in `CALayer+….swift`.
/// A position, size or transform that is not finite is ignored with a message on standard error.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  var values = LayerValues()
  var tree = LayerTree()
  var render = LayerRenderState()
  var animationStore: LayerAnimations?
  var maskLayer: CALayer?
  /// The layer that a presentation copy shows.
  weak var presented: CALayer?

  public override init() {
    super.init()
  }

  /// A copy of a layer's properties, as presentation layers are made; override it to copy more.
  public init(layer: Any) {
    super.init()
    copyProperties(of: layer)
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if let archive = PropertyArchive(coder) { decodeProperties(from: archive) }
  }

  open class var supportsSecureCoding: Bool { true }

  /// Stores the layer, its mask and its sublayers in an archive; contents and delegate are left out.
  open func encode(with coder: NSCoder) {
    if let archive = PropertyArchive(coder) { encodeProperties(to: archive) }
  }

  deinit { releaseTree() }

  // MARK: Copies

  /// The class of this module that knows how the layer is drawn.
  var renderClass: CALayer.Type { CALayer.self }

  open func presentation() -> Self? { presentationCopy() as? Self }
  open func model() -> Self { (presented as? Self) ?? self }

  // MARK: Defaults

  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set { assignBounds(newValue) }
  }
  open var position: CGPoint {
    get { values.position }
    set { assign(newValue, \.position, "position", .place, if: newValue.isFinite) }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { assignZPosition(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { assign(newValue, \.anchorPoint, "anchorPoint", .subtree, if: newValue.isFinite) }
  }
  open var anchorPointZ: CGFloat {
    get { values.rare.anchorPointZ }
    set { assignRare(newValue, \.anchorPointZ, "anchorPointZ", .subtree, if: newValue.isFinite) }
  }
  open var transform: CATransform3D {
    get { values.rare.transform }
    set { assignRareTransform(newValue, \.transform, "transform") }
  }
  open var sublayerTransform: CATransform3D {
    get { values.rare.sublayerTransform }
    set {
      render.hadSublayerTransform = true
      assignRareTransform(newValue, \.sublayerTransform, "sublayerTransform")
    }
  }
  /// The box around the transformed bounds, in the superlayer's coordinates.
  open var frame: CGRect {
    get { computedFrame }
    set { assignFrame(newValue) }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }

  // MARK: Tree

  open var superlayer: CALayer? { currentSuperlayer }
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(clamping: idx))
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  open func removeFromSuperlayer() { detach() }
  open var mask: CALayer? {
    get { maskLayer }
    set { assignMask(newValue) }
  }

  // MARK: Contents

  /// A `CGImage`, or what `display()` made.
  open var contents: Any? {
    get { values.contents }
    set { assignContents(newValue) }
  }
  open var contentsRect: CGRect {
    get { values.rare.contentsRect }
    set { assignRare(newValue, \.contentsRect, "contentsRect", .own, if: newValue.isFinite) }
  }
  open var contentsCenter: CGRect {
    get { values.rare.contentsCenter }
    set { assignRare(newValue, \.contentsCenter, "contentsCenter", .own, if: newValue.isFinite) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { values.rare.contentsGravity }
    set { assignRare(newValue, \.contentsGravity, "contentsGravity", .own) }
  }
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      assign(
        newValue, \.contentsScale, "contentsScale", .own, if: newValue.isFinite && newValue > 0)
    }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { values.rare.magnificationFilter }
    set { assignRare(newValue, \.magnificationFilter, "magnificationFilter", .own) }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { values.rare.minificationFilter }
    set { assignRare(newValue, \.minificationFilter, "minificationFilter", .own) }
  }
  /// True lets the layer's own drawing start from black instead of clear pixels.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { assign(newValue, \.isOpaque, "opaque", .own) }
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { values.isHidden }
    set { assign(newValue, \.isHidden, "hidden", .subtree) }
  }
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { assign(newValue, \.isDoubleSided, "doubleSided", .subtree) }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { assign(newValue, \.masksToBounds, "masksToBounds", .subtree) }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { assign(newValue, \.backgroundColor, "backgroundColor", .own) }
  }
  /// The radius of the corners.
  ///
  /// Greater than half a side, four circular corners overlap, and what lies in all of them is left.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { assign(newValue, \.cornerRadius, "cornerRadius", .subtree, if: newValue.isFinite) }
  }
  open var maskedCorners: CACornerMask {
    get { values.rare.maskedCorners }
    set { assignRare(newValue, \.maskedCorners, "maskedCorners", .subtree) }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { values.rare.cornerCurve }
    set { assignRare(newValue, \.cornerCurve, "cornerCurve", .subtree) }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { assign(newValue, \.borderWidth, "borderWidth", .own, if: newValue.isFinite) }
  }
  open var borderColor: CGColor? {
    get { values.rare.borderColor }
    set { assignRare(newValue, \.borderColor, "borderColor", .own) }
  }
  open var opacity: Float {
    get { values.opacity }
    set { assign(newValue, \.opacity, "opacity", .subtree, if: newValue.isFinite) }
  }
  /// False lets overlapping sublayers show through each other while the layer fades.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { assign(newValue, \.allowsGroupOpacity, "allowsGroupOpacity", .subtree) }
  }
  /// Keeps the composed layer tree as an image until something in it changes.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { assign(newValue, \.shouldRasterize, "shouldRasterize", .subtree) }
  }
  open var rasterizationScale: CGFloat {
    get { values.rare.rasterizationScale }
    set {
      assignRare(
        newValue, \.rasterizationScale, "rasterizationScale", .subtree,
        if: newValue.isFinite && newValue > 0)
    }
  }
  /// Apple's hint that drawing may be deferred. It is kept; drawing here never is.
  open var drawsAsynchronously: Bool {
    get { values.rare.drawsAsynchronously }
    set { assignRare(newValue, \.drawsAsynchronously, "drawsAsynchronously", .subtree) }
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { values.rare.shadowColor }
    set { assignRare(newValue, \.shadowColor, "shadowColor", .subtree) }
  }
  open var shadowOpacity: Float {
    get { values.rare.shadowOpacity }
    set { assignRare(newValue, \.shadowOpacity, "shadowOpacity", .subtree, if: newValue.isFinite) }
  }
  open var shadowOffset: CGSize {
    get { values.rare.shadowOffset }
    set { assignRare(newValue, \.shadowOffset, "shadowOffset", .subtree, if: newValue.isFinite) }
  }
  open var shadowRadius: CGFloat {
    get { values.rare.shadowRadius }
    set { assignRare(newValue, \.shadowRadius, "shadowRadius", .subtree, if: newValue.isFinite) }
  }
  open var shadowPath: CGPath? {
    get { values.rare.shadowPath }
    set { assignRare(newValue, \.shadowPath, "shadowPath", .subtree) }
  }

  // MARK: Display

  open func setNeedsDisplay() { markNeedsDisplay(nil) }
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }
  open func needsDisplay() -> Bool { render.dirtyDisplay != .none }
  open func displayIfNeeded() { displayMarked() }
  open func display() { displayContents() }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers as their properties say, without running animations.
  open func render(in ctx: CGContext) { draw(into: ctx, presentation: false) }
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { values.needsDisplayOnBoundsChange = newValue }
  }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { tree.flags.contains(.needsLayout) }
  open func layoutIfNeeded() { layoutMarked() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  open var actions: [String: any CAAction]? {
    get { values.rare.actions }
    set { values.ownRare.actions = newValue }
  }
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAllAnimations() { dropAnimations() }
  open func removeAnimation(forKey key: String) { dropAnimation(forKey: key) }
  open func animationKeys() -> [String]? { animationStore?.keys }
  open func animation(forKey key: String) -> CAAnimation? { animationStore?[key]?.animation }

  // MARK: Identity

  open var name: String? {
    get { values.rare.name }
    set { values.ownRare.name = newValue }
  }
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Key-value coding

  open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }
  /// Understands components such as `transform.scale.x`, `position.y` and `bounds.size.width`.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    store(value, forKeyPath: keyPath)
  }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { values.rare.timing.beginTime }
    set { assignTiming(newValue, \.beginTime) }
  }
  open var duration: CFTimeInterval {
    get { values.rare.timing.duration }
    set { assignTiming(newValue, \.duration) }
  }
  open var speed: Float {
    get { values.rare.timing.speed }
    set { assignTiming(newValue, \.speed) }
  }
  open var timeOffset: CFTimeInterval {
    get { values.rare.timing.timeOffset }
    set { assignTiming(newValue, \.timeOffset) }
  }
  open var repeatCount: Float {
    get { values.rare.timing.repeatCount }
    set { assignTiming(newValue, \.repeatCount) }
  }
  open var repeatDuration: CFTimeInterval {
    get { values.rare.timing.repeatDuration }
    set { assignTiming(newValue, \.repeatDuration) }
  }
  open var autoreverses: Bool {
    get { values.rare.timing.autoreverses }
    set { assignTiming(newValue, \.autoreverses) }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { values.rare.timing.fillMode }
    set { assignTiming(newValue, \.fillMode) }
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime((l?.globalTime(t)) ?? t)
  }

  // MARK: What the layers of this module add

  /// The keys of the properties that an archive holds.
  var archivedKeys: [String] { Self.archivedKeys }
  /// The property of a key, with how to read, write and animate it.
  func property(forKey key: String) -> LayerProperty? { LayerProperty.table[key] }
  /// Draws what lies between the background and the sublayers.
  func drawOwnContent(_ painter: LayerPainter) { painter.drawContents(of: self) }
  /// The area `drawOwnContent` may touch, in the layer's coordinates.
  var ownContentExtent: CGRect { values.contents == nil ? .null : contentsExtent }
  /// How often and how the sublayers are drawn: once, unless a subclass repeats them.
  func drawSublayers(_ painter: LayerPainter) { painter.drawChildrenOnce(of: self) }
  /// The area of the sublayers, from the area they have when drawn once.
  func sublayersExtent(_ extent: CGRect) -> CGRect { extent }
  /// True when a change anywhere below changes the whole of what this layer shows.
  var spreadsChanges: Bool { maskLayer != nil || hasContentShadow || shouldRasterize }
  /// True when the layer shows what was composed below it.
  var readsBackdrop: Bool { false }
}
