import ControlCore
import TestSupport
import Testing

/// U1 to U3: what every control of the kit has from its base.
@MainActor
struct ControlTests {
  @Test("Set-up runs once for every initializer, the parent's first, with properties ready")
  func setUpRunsOnce() throws {
    #expect(Probe().log == ["parent", "child"])
    #expect(Probe(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).log == ["parent", "child"])
    #expect(Probe(name: "own").log == ["parent", "child"])
    #expect(try archived(Probe()).log == ["parent", "child"])
  }

  @Test("Attributes set after the initializer are never overwritten")
  func attributesStay() {
    let control = Probe()
    control.attribute = 7
    let host = TestHost()
    host.add(control)
    #expect(control.attribute == 7)
  }

  @Test("Set-up finds no superview, no window and no size, and assigns no frames")
  func setUpReadsNothing() {
    let control = Probe(frame: .zero)
    #expect(control.surroundings == [nil, nil])
    #expect(control.layouts == 0)
    #expect(control.subviews.allSatisfy { $0.frame == .zero })
  }

  @Test("An archive has the values of UIKit, and a control from it those of its set-up")
  func archive() throws {
    let control = Probe(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    control.isEnabled = false
    control.backgroundColor = .red
    for property in Probe.inspectableProperties where property.kind == .bool {
      #expect(control.setInspectable(property.name, to: .bool(true)))
    }
    control.text = "ü"
    control.hitShape = .rounded(9)
    let copy = try archived(control)
    #expect(copy.frame == control.frame && !copy.isEnabled && copy.backgroundColor == .red)
    #expect(copy.hitShape == Probe().hitShape)
    for property in Probe.inspectableProperties {
      #expect(property.value(in: copy) == property.value(in: Probe()), "\(property.name)")
    }
  }

  @Test("An archive does not duplicate parts")
  func partsAreNotDoubled() throws {
    let control = try archived(Probe())
    #expect(control.subviews.filter { $0 is ControlPart }.count == 1)
  }

  @Test("A body that marks itself dirty in every run does not loop")
  func layoutCannotLoop() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    control.whenLaidOut = { $0.setNeedsContentLayout() }
    let messages = reports { host.add(control) }
    #expect(messages.isEmpty)
    #expect(control.layouts == LayoutGuard.maximumRepeats + 1)
    control.setNeedsLayout()
    host.layout()
    #expect(control.layouts == LayoutGuard.maximumRepeats + 1)
  }

  @Test("Layout follows size and marks, not the origin")
  func layoutRuns() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    host.add(control)
    #expect(control.layouts == 1)
    control.bounds.origin.y = 30
    control.setNeedsLayout()
    host.layout()
    #expect(control.layouts == 1)
    control.bounds.size.width = 120
    host.layout()
    #expect(control.layouts == 2)
    control.setNeedsContentLayout()
    control.setNeedsContentLayout()
    host.layout()
    #expect(control.layouts == 3)
  }

  @Test("A change of traits, direction or safe area marks the layout dirty")
  func traitsMarkDirty() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    host.add(control)
    let changes: [() -> Void] = [
      { host.host.appearance.style = .dark },
      { host.host.appearance.contentSizeCategory = .extraExtraLarge },
      { host.host.appearance.accessibilityContrast = .high },
      { host.window.traitOverrides.userInterfaceLevel = .elevated },
      { control.semanticContentAttribute = .forceRightToLeft },
      {
        host.host.resize(
          to: CGSize(width: 390, height: 844),
          safeAreaInsets: .init(top: 30, left: 0, bottom: 0, right: 0))
      },
    ]
    for (index, change) in changes.enumerated() {
      let before = control.layouts
      change()
      host.layout()
      #expect(control.layouts == before + 1, "change \(index)")
    }
  }

  @Test("Fitting is idempotent, keeps the origin and agrees with the intrinsic size")
  func sizes() {
    let control = Probe(frame: CGRect(x: 9, y: 8, width: 70, height: 60))
    control.sizeToFit()
    let once = control.frame
    control.sizeToFit()
    #expect(control.frame == once)
    #expect(once.origin == CGPoint(x: 9, y: 8))
    #expect(once.size == CGSize(width: 70, height: 30))
    #expect(control.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(control.sizeThatFits(unbounded).height == control.intrinsicContentSize.height)
  }

  @Test("The intrinsic size is invalidated once per change of content")
  func invalidation() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
    host.add(control)
    let before = control.invalidations
    control.invalidateContentSize()
    control.invalidateContentSize()
    #expect(control.invalidations == before + 1)
    host.layout()
    control.invalidateContentSize()
    #expect(control.invalidations == before + 2)
  }

  @Test(
    "After a query of the intrinsic size the next change invalidates it without a layout pass")
  func invalidationAfterAsking() {
    let control = Probe()
    control.invalidateContentSize()
    let before = control.invalidations
    _ = control.intrinsicContentSize
    control.invalidateContentSize()
    #expect(control.invalidations == before + 1)
  }

  @Test("Fitting does not read the bounds and changes nothing")
  func fittingIsPure() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
    host.add(control)
    let (layouts, invalidations) = (control.layouts, control.invalidations)
    let proposals = [CGSize.zero, CGSize(width: 200.2, height: 9), CGSize(width: -3, height: 0)]
    let before = proposals.map(control.sizeThatFits)
    #expect(before.map(\.width) == [150, 200.5, 150])
    control.bounds.size = CGSize(width: 12, height: 345)
    #expect(proposals.map(control.sizeThatFits) == before)
    #expect(control.bounds.size == CGSize(width: 12, height: 345))
    #expect((control.layouts, control.invalidations) == (layouts, invalidations))
  }

  @Test("A shape is correct under transforms and with a bounds origin")
  func hitShapeUnderTransform() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    control.hitShape = .rounded(20)
    control.bounds.origin = CGPoint(x: 300, y: -70)
    control.transform = CGAffineTransform(rotationAngle: .pi / 2)
    host.add(control)
    #expect(host.window.hitTest(CGPoint(x: 150, y: 75), with: nil) === control)
    #expect(host.window.hitTest(CGPoint(x: 105, y: 120), with: nil) !== control)
    #expect(host.window.hitTest(CGPoint(x: 167, y: 75), with: nil) !== control)
  }

  @Test("The accessibility frame follows the shape, unless one is set")
  func accessibilityFrame() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.add(control)
    #expect(control.accessibilityFrame == CGRect(x: 88, y: 88, width: 44, height: 44))
    control.hitShape = .inset(top: 5, left: 0, bottom: 0, right: 0)
    #expect(control.accessibilityFrame == CGRect(x: 100, y: 105, width: 20, height: 15))
    control.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Touches follow the shape, also outside the bounds where the parent lets them")
  func hitShape() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.add(control)
    #expect(host.window.hitTest(CGPoint(x: 90, y: 110), with: nil) === control)
    control.hitShape = .rounded(10)
    #expect(host.window.hitTest(CGPoint(x: 101, y: 101), with: nil) !== control)
    control.isHidden = true
    #expect(host.window.hitTest(CGPoint(x: 110, y: 110), with: nil) !== control)
  }

  /// Documentation of `UIControl.init(frame:primaryAction:)`.
  @Test("A control with a primary action is set up once and performs it")
  func primaryAction() {
    var count = 0
    let control = Probe(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    #expect(control.log == ["parent", "child"])
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  /// A plain `UIControl` loses its touch to such a tap.
  @Test("A tap gesture recognizer of an ancestor does not take the touch of a control")
  func ancestorTap() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    host.add(control)
    let events = ControlEventRecorder(control)
    let tap = UITapGestureRecognizer()
    host.view.addGestureRecognizer(tap)
    host.touches.tap(control)
    #expect(events.names == ["touchDown", "touchUpInside"])
    tap.numberOfTapsRequired = 2
    #expect(control.gestureRecognizerShouldBegin(tap))
  }

  @Test(
    "A tap of an ancestor passes where the control does not respond to it, and if it is disabled")
  func ancestorTapElsewhere() {
    final class HalfControl: Control {
      override func respondsToTap(at point: CGPoint) -> Bool {
        super.respondsToTap(at: point) && point.x < 25
      }
    }
    @MainActor final class Counter: NSObject, _SelectorReceiving {
      private(set) var taps = 0
      func count(_ tap: UITapGestureRecognizer) { taps += 1 }
      static var _selectors: [_SelectorMethod] { [.init("count:", count)] }
    }
    let host = TestHost()
    let control = HalfControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    host.add(control)
    let (tap, counter) = (UITapGestureRecognizer(), Counter())
    tap.addTarget(counter, action: "count:")
    host.view.addGestureRecognizer(tap)
    host.touches.tap(control, at: CGPoint(x: 10, y: 25))
    #expect(counter.taps == 0)
    host.touches.tap(control, at: CGPoint(x: 40, y: 25))
    #expect(counter.taps == 1)
    control.isEnabled = false
    host.touches.tap(control, at: CGPoint(x: 10, y: 25))
    #expect(counter.taps == 2)
  }

  private func archived(_ control: Probe) throws -> Probe {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: control, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Probe)
  }
}

@MainActor
class ProbeParent: Control {
  var log: [String] = []

  override func commonInit() {
    super.commonInit()
    log.append("parent")
  }
}

/// Not private: an archive finds its classes by name.
@MainActor
final class Probe: ProbeParent, Inspectable {
  var attribute = 3
  var layouts = 0
  var invalidations = 0
  var surroundings: [UIView?] = []
  var whenLaidOut: ((Probe) -> Void)?

  var flag = false
  var count = 1
  var amount: CGFloat = 1
  var text = "default"
  var point = CGPoint.zero
  var size = CGSize.zero
  var area = CGRect.zero
  var color = UIColor.black
  var image: UIImage?

  static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty("flag", \Probe.flag, kind: .bool, default: false),
      InspectableProperty("count", \Probe.count, kind: .integer(0...9), default: 1),
      InspectableProperty("amount", \Probe.amount, kind: .number(0...9), default: 1),
      InspectableProperty("text", \Probe.text, kind: .string, default: "default"),
      InspectableProperty("point", \Probe.point, kind: .point, default: .zero),
      InspectableProperty("size", \Probe.size, kind: .size, default: .zero),
      InspectableProperty("area", \Probe.area, kind: .rect, default: .zero),
      InspectableProperty("color", \Probe.color, default: .black),
      InspectableProperty("image", \Probe.image),
    ]
  }

  convenience init(name: String) {
    self.init(frame: .zero)
    accessibilityIdentifier = name
  }

  override func commonInit() {
    super.commonInit()
    addSubview(ControlPart())
    surroundings = [superview, window]
    log.append(attribute == 3 ? "child" : "not ready")
  }

  override var contentSize: ContentSize { ContentSize(height: 30) }

  override func layoutContent() {
    layouts += 1
    whenLaidOut?(self)
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}
