import ControlCore
import TestSupport
import Testing

/// U1 to U3: what every control of the kit has from its base.
@MainActor
struct ControlTests {
  @Test("U1: set-up runs once for every initialiser, the parent's first, with properties ready")
  func setUpRunsOnce() throws {
    #expect(Probe().log == ["parent", "child"])
    #expect(Probe(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).log == ["parent", "child"])
    #expect(Probe(name: "own").log == ["parent", "child"])
    #expect(try archived(Probe()).log == ["parent", "child"])
  }

  @Test("U1: attributes set after the initialiser are never overwritten")
  func attributesStay() {
    let control = Probe()
    control.attribute = 7
    let host = TestHost()
    host.add(control)
    #expect(control.attribute == 7)
  }

  @Test("U1: parts are not doubled by an archive")
  func partsAreNotDoubled() throws {
    let control = try archived(Probe())
    #expect(control.subviews.filter { $0 is ControlPart }.count == 1)
  }

  @Test("U1: the background stays at the back whatever is added")
  func background() {
    let control = Probe()
    let background = UIView()
    control.addSubview(UIView())
    control.backgroundView = background
    control.addSubview(UIView())
    control.insertSubview(UIView(), at: 0)
    #expect(control.subviews.first === background)
    control.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("U2: layout follows size and marks, not the origin")
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

  @Test("U2: a change of traits, direction or safe area marks the layout dirty")
  func traitsMarkDirty() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    host.add(control)
    let changes: [() -> Void] = [
      { host.host.appearance.style = .dark },
      { host.host.appearance.contentSizeCategory = .extraExtraLarge },
      { host.host.appearance.accessibilityContrast = .high },
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

  @Test("U3: fitting is idempotent, keeps the origin and agrees with the intrinsic size")
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

  @Test("U3: the intrinsic size is invalidated once per change of content")
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

  @Test("U5: touches go by the shape, also outside the bounds where the parent lets them")
  func hitShape() {
    let host = TestHost()
    let control = Probe(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.add(control)
    #expect(host.window.hitTest(CGPoint(x: 90, y: 110), with: nil) === control)
    control.hitShape = .circle
    #expect(host.window.hitTest(CGPoint(x: 101, y: 101), with: nil) !== control)
    control.isHidden = true
    #expect(host.window.hitTest(CGPoint(x: 110, y: 110), with: nil) !== control)
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
final class Probe: ProbeParent {
  var attribute = 3
  var layouts = 0
  var invalidations = 0

  convenience init(name: String) {
    self.init(frame: .zero)
    accessibilityIdentifier = name
  }

  override func commonInit() {
    super.commonInit()
    addSubview(ControlPart())
    log.append(attribute == 3 ? "child" : "not ready")
  }

  override var contentSize: ContentSize { ContentSize(height: 30) }

  override func layoutContent() { layouts += 1 }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}
