// Believed to compile on iOS 17: an error here is a gap of the declarations.
import UIKit

final class Probe: UIControl, UIGestureRecognizerDelegate, UIPencilInteractionDelegate,
  UIEditMenuInteractionDelegate, UITextFieldDelegate
{
  private let label = UILabel(), stack = UIStackView(),
    blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var animator: UIViewPropertyAnimator?
  private var observation: NSKeyValueObservation?
  private let haptic = UIImpactFeedbackGenerator(style: .light),
    sel = UISelectionFeedbackGenerator()
  static let shared: UIColor = UIColor {
    $0.userInterfaceStyle == .dark ? .white : UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var isHighlighted: Bool { didSet { setNeedsLayout() } }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var accessibilityLabel: String? {
    get { label.text }
    set { label.text = newValue }
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable.union(.button) }
    set {}
  }
  override var canBecomeFirstResponder: Bool { true }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    contentScaleFactor = window?.screen.scale ?? traitCollection.displayScale
  }
  override func willMove(toSuperview s: UIView?) { super.willMove(toSuperview: s) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    (g as? UIPanGestureRecognizer).map { abs($0.velocity(in: self).x) > 1 } ?? true
  }
  func gestureRecognizer(
    _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIGestureRecognizer
  ) -> Bool { true }
  override func contextMenuInteraction(
    _ i: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [])
    }
  }
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let p = touch.location(in: self)
    return bounds.insetBy(dx: -8, dy: -8).contains(p)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
    if traitCollection.hasDifferentColorAppearance(comparedTo: p) { setNeedsDisplay() }
  }
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(3, forKey: "k")
    coder.encode(Float(1), forKey: "f")
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = coder.decodeInteger(forKey: "k")
    _ = coder.decodeObject(of: NSString.self, forKey: "s")
    setUp()
  }
  private func setUp() {
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold))
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    label.lineBreakMode = .byTruncatingTail
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.init(999), for: .vertical)
    label.attributedText = NSAttributedString(
      string: "x",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 1), .foregroundColor: UIColor.label, .kern: 1,
        .paragraphStyle: NSMutableParagraphStyle(),
      ])
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .fill
    stack.distribution = .fillEqually
    stack.addArrangedSubview(label)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.setCustomSpacing(3, after: label)
    addSubview(stack)
    insertSubview(blur, at: 0)
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.shadowOpacity = 0.2
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    (layer as? CAShapeLayer)?.lineJoin = .round
    (layer as? CAShapeLayer)?.strokeEnd = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.contentsGravity = .resizeAspect
    let b = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    b.fromValue = 0
    b.duration = 1
    b.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    b.fillMode = .forwards
    b.isRemovedOnCompletion = false
    layer.add(b, forKey: "o")
    let k = CAKeyframeAnimation(keyPath: "position")
    k.values = [1, 2]
    k.keyTimes = [0, 1]
    k.calculationMode = .paced
    let sp = CASpringAnimation(keyPath: "a")
    sp.damping = 3
    _ = sp.settlingDuration
    let gr = CAAnimationGroup()
    gr.animations = [b, k]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(0.1)
    CATransaction.setCompletionBlock {}
    CATransaction.commit()
    let g = CAGradientLayer()
    g.colors = [UIColor.red.cgColor]
    g.locations = [0, 1]
    g.startPoint = .zero
    g.type = .radial
    layer.insertSublayer(g, at: 0)
    layer.mask = g
    layer.transform = CATransform3DMakeScale(1, 1, 1)
    layer.setAffineTransform(.identity)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = 0 }
    }
    UIView.transition(
      with: self, duration: 1, options: .transitionCrossDissolve, animations: {}, completion: nil)
    animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { self.alpha = 1 }
    animator?.addCompletion { pos in if pos == .end {} }
    animator?.fractionComplete = 0.3
    animator?.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 0)), durationFactor: 0)
    animator?.stopAnimation(true)
    animator?.finishAnimation(at: .current)
    animator?.startAnimation()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(onPan(_:)))
    pan.maximumNumberOfTouches = 1
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    pan.cancelsTouchesInView = false
    addGestureRecognizer(pan)
    let lp = UILongPressGestureRecognizer(target: self, action: #selector(onPan(_:)))
    lp.minimumPressDuration = 0
    pan.require(toFail: lp)
    let sw = UISwipeGestureRecognizer()
    sw.direction = .left
    let hover = UIHoverGestureRecognizer(target: self, action: nil)
    _ = hover.zOffset
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    observation = label.observe(\.text, options: [.new, .old]) { _, change in _ = change.newValue }
    haptic.prepare()
    haptic.impactOccurred(intensity: 0.5)
    sel.selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    addInteraction(UIContextMenuInteraction(delegate: self))
    let pi = UIPencilInteraction()
    pi.delegate = self
    addInteraction(pi)
    addInteraction(UIEditMenuInteraction(delegate: self))
    addInteraction(UILargeContentViewerInteraction())
    showsLargeContentViewer = true
    largeContentTitle = "a"
    isExclusiveTouch = true
    isMultipleTouchEnabled = true
    clipsToBounds = true
    tintAdjustmentMode = .automatic
    semanticContentAttribute = .forceRightToLeft
    overrideUserInterfaceStyle = .dark
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      transform = CGAffineTransform(scaleX: -1, y: 1).rotated(by: .pi).translatedBy(x: 1, y: 2)
    }
    UIAccessibility.post(notification: .announcement, argument: "x")
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a") { _ in true }]
    accessibilityElements = [label]
    accessibilityFrame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    accessibilityHint = "h"
    shouldGroupAccessibilityChildren = true
    accessibilityViewIsModal = true
    accessibilityContainerType = .semanticGroup
    accessibilityUserInputLabels = ["a"]
    accessibilityIdentifier = "i"
    accessibilityRespondsToUserInteraction = true
    let e = UIAccessibilityElement(accessibilityContainer: self)
    e.accessibilityFrameInContainerSpace = bounds
    if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning {}
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
    ) { n in _ = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
    let t = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { $0.invalidate() }
    RunLoop.main.add(t, forMode: .common)
    t.tolerance = 0.1
    let dl = CADisplayLink(target: self, selector: #selector(tick))
    dl.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
    dl.add(to: .main, forMode: .common)
    dl.isPaused = true
    _ = dl.targetTimestamp
    keyboardLayoutGuide.followsUndockedKeyboard = true
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.identifier = "g"
    let c = stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 8)
    c.priority = .defaultHigh
    c.isActive = true
    c.identifier = "c"
    NSLayoutConstraint.deactivate([c])
    NSLayoutConstraint(
      item: self, attribute: .top, relatedBy: .equal, toItem: stack, attribute: .top, multiplier: 1,
      constant: 0
    ).isActive = false
    stack.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 1)
      .isActive = true
    stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: ["a": self]
    ).forEach { $0.isActive = true }
    maximumContentSizeCategory = .accessibilityLarge
    traitOverrides.userInterfaceStyle = .dark
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(tick))
    undoManager?.beginUndoGrouping()
    undoManager?.setActionName("a")
    undoManager?.endUndoGrouping()
    undoManager?.removeAllActions(withTarget: self)
    _ = undoManager?.canUndo
    undoManager?.levelsOfUndo = 50
    undoManager?.groupsByEvent = false
  }
  @objc private func tick() {}
  @objc func onPan(_ g: UIPanGestureRecognizer) {
    switch g.state {
    case .began, .changed:
      let tr = g.translation(in: self)
      g.setTranslation(.zero, in: self)
      _ = tr.x
    case .ended, .cancelled, .failed: break
    case .possible: break
    @unknown default: break
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for t in touches {
      _ = (
        t.force, t.maximumPossibleForce, t.altitudeAngle, t.azimuthAngle(in: self),
        t.azimuthUnitVector(in: self), t.majorRadius, t.timestamp, t.type == .pencil,
        t.phase == .began, t.tapCount, t.estimatedProperties.contains(.force),
        t.estimationUpdateIndex, t.precisePreviousLocation(in: self)
      )
      _ = event?.predictedTouches(for: t)?.last
    }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardLeftArrow {}
    super.pressesBegan(presses, with: event)
  }
  func images() -> UIImage? {
    let f = UIGraphicsImageRendererFormat()
    f.scale = 2
    f.opaque = false
    f.preferredRange = .standard
    let im = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: f).image { ctx in
      ctx.cgContext.setFillColor(UIColor.red.cgColor)
      ctx.fill(.zero, blendMode: .copy)
      UIBezierPath(ovalIn: .zero).fill()
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    let d = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() }
    _ = d.count
    let png: Data? = im.pngData()
    _ = (
      png, im.jpegData(compressionQuality: 1), im.withRenderingMode(.alwaysTemplate),
      im.withTintColor(.red), im.resizableImage(withCapInsets: .zero, resizingMode: .stretch),
      im.cgImage?.cropping(to: .zero), im.size, im.scale, im.imageOrientation == .up,
      im.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .down) }, UIImage(data: Data()),
      UIImage(named: "a", in: .main, compatibleWith: nil), im.preparingForDisplay(),
      im.withConfiguration(UIImage.SymbolConfiguration(pointSize: 1, weight: .bold, scale: .large)),
      UIImage(systemName: "a", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    )
    let p = UIBezierPath()
    p.move(to: .zero)
    p.addLine(to: .zero)
    p.addQuadCurve(to: .zero, controlPoint: .zero)
    p.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    p.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    p.close()
    p.lineCapStyle = .round
    p.usesEvenOddFillRule = true
    p.apply(.identity)
    p.append(p)
    p.setLineDash([1, 2], count: 2, phase: 0)
    _ = (
      p.isEmpty, p.bounds, p.contains(.zero), p.reversing(),
      UIBezierPath(
        roundedRect: .zero, byRoundingCorners: [.topLeft, .allCorners], cornerRadii: .zero),
      UIBezierPath(cgPath: p.cgPath)
    )
    var r: CGFloat = 0
    var g: CGFloat = 0
    var bl: CGFloat = 0
    var a: CGFloat = 0
    UIColor.red.getRed(&r, green: &g, blue: &bl, alpha: &a)
    UIColor.red.getHue(&r, saturation: &g, brightness: &bl, alpha: &a)
    UIColor.red.getWhite(&r, alpha: &a)
    _ = (
      UIColor.red.withAlphaComponent(0.5), UIColor(white: 1, alpha: 1),
      UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      UIColor(cgColor: UIColor.red.cgColor), UIColor.red.resolvedColor(with: traitCollection),
      UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1), UIColor(patternImage: im),
      UIColor.tintColor, UIColor.systemGroupedBackground, UIColor.placeholderText,
      UIColor(named: "a")
    )
    let s = "abc" as NSString
    _ = (
      s.size(withAttributes: [.font: UIFont.systemFont(ofSize: 1)]),
      ("a" as NSString).boundingRect(
        with: .zero, options: [.usesLineFragmentOrigin], attributes: nil, context: nil)
    )
    ("a" as NSString).draw(at: .zero, withAttributes: [:])
    NSAttributedString(string: "a").draw(in: bounds)
    _ = NSAttributedString(string: "a").size()
    return im
  }
}
