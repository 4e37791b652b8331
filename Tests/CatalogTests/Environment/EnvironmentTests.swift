import ActionSheet
import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

/// The environment of a window: traits, width, and what is drawn over the content.
@MainActor
struct EnvironmentTests {
  private let host = TestHost(rootViewController: CatalogNavigation.make(openingOn: "range-slider"))

  private var environment: EnvironmentView { EnvironmentView.of(host.window) }
  private var traits: UITraitCollection { host.rootViewController.traitCollection }

  /// A place on the track of the page's slider.
  private var slider: CGPoint {
    func find(_ view: UIView) -> Control? {
      view as? Control ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    let control = find(host.window)
    return control?.convert(CGPoint(x: 4, y: control?.bounds.midY ?? 0), to: host.window) ?? .zero
  }

  @Test("A change reaches the page and a reset takes it back")
  func aChangeReachesThePageAndAResetTakesItBack() {
    let before = traits
    environment.environment.style = .dark
    environment.environment.direction = .rightToLeft
    environment.environment.textSize = .accessibilityLarge
    environment.environment.isBold = true
    environment.environment.hasHighContrast = true
    environment.environment.design = before.systemDesign == .glass ? .classic : .glass
    environment.environment.tint = .systemPink
    host.advance(by: 0.1)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.systemDesign != before.systemDesign)
    #expect(host.rootViewController.view.tintColor == .systemPink)
    environment.environment = CatalogEnvironment()
    host.advance(by: 0.1)
    #expect(traits == before)
    #expect(host.rootViewController.view.tintColor == .systemBlue)
  }

  @Test("A small window is centered") func aSmallWindowStandsInTheMiddle() {
    let full = host.window.frame
    environment.environment.size = CGSize(width: 320, height: 568)
    host.advance(by: 0.1)
    #expect(host.window.frame.size == CGSize(width: 320, height: 568))
    #expect(host.window.frame.midX == full.midX)
    #expect(host.window.frame.midY == full.midY)
    #expect(traits.horizontalSizeClass == .compact)
    environment.environment.size = CGSize(width: 5_000, height: 5_000)
    host.advance(by: 0.1)
    #expect(host.window.frame == full)
  }

  @Test("A device has its safe area, and a flat device has no fold")
  func aDeviceHasItsSafeAreaAndAFlatOneNoFold() throws {
    let device = try #require(CatalogEnvironment.devices.first { $0.name == "iPhone mini" })
    environment.environment.size = CGSize(width: 320, height: 700)
    environment.environment.safeArea = device.safeArea
    host.advance(by: 0.1)
    #expect(host.rootViewController.view.safeAreaInsets == device.safeArea)
    environment.environment.safeArea = nil
    host.advance(by: 0.1)
    #expect(host.rootViewController.view.safeAreaInsets == .zero)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
    var folded = CatalogEnvironment()
    #expect(folded.fold(in: bounds) == nil)
    folded.posture = .book
    #expect(folded.fold(in: bounds) == CGRect(x: 144, y: 0, width: 12, height: 400))
    folded.posture = .tabletop
    #expect(folded.fold(in: bounds) == CGRect(x: 0, y: 194, width: 300, height: 12))
  }

  @Test("A sheet keeps clear of the fold of the device") func aSheetKeepsOutOfTheFoldOfTheDevice()
    async throws
  {
    let host = TestHost(
      rootViewController: CatalogNavigation.make(openingOn: "action-sheet", state: "system"))
    await host.advance(by: 1)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let sheet = try #require(catalog.pageController?.subject?.object as? ActionSheetController)
    #expect(sheet.reservedRects.isEmpty)
    EnvironmentView.of(host.window).environment.posture = .tabletop
    await host.advance(by: 0.5)
    #expect(sheet.reservedRects == [CGRect(x: 0, y: 416, width: 390, height: 12)])
    EnvironmentView.of(host.window).environment.posture = nil
    #expect(sheet.reservedRects.isEmpty)
  }

  @Test(
    "A state at a fold draws it, and the next state removes it",
    arguments: ["action-sheet", "dialog", "toasts"])
  func statesAtAFold(page: String) async throws {
    let host = TestHost(
      size: CGSize(width: 466, height: 678),
      rootViewController: CatalogNavigation.make(openingOn: page, state: "fold-upright"))
    await host.advance(by: 1)
    let environment = EnvironmentView.of(host.window)
    let rect = try #require(environment.reservedRects.first)
    #expect(environment.reservedRects.count == 1 && rect.width == 8)
    let drawn = CGRect(x: rect.minX, y: 0, width: 8, height: 678).intersection(host.window.bounds)
    #expect(environment.subviews.contains { $0.frame == drawn })
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let controller = try #require(catalog.pageController)
    controller.show(try #require(controller.page.states.first))
    await host.advance(by: 1)
    #expect(environment.reservedRects.isEmpty)
    #expect(!environment.subviews.contains { $0.frame == drawn })
  }

  @Test("A fold beyond the window is not drawn") func aFoldBeyondTheWindowIsNotDrawn() {
    environment.reservedRects = [CGRect(x: 0, y: 5_000, width: 2_000, height: 8)]
    host.advance(by: 0.1)
    #expect(!environment.subviews.contains { $0.frame.minY > 4_000 })
    environment.reservedRects = []
  }

  @Test("The list ends at an upright fold") func theListEndsAtAnUprightFold() async throws {
    let host = TestHost(
      size: CGSize(width: 692, height: 748),
      rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let width = catalog.preferredPrimaryColumnWidth
    EnvironmentView.of(host.window).environment.posture = .book
    await host.advance(by: 0.5)
    #expect(catalog.preferredPrimaryColumnWidth == 346)
    EnvironmentView.of(host.window).environment.posture = nil
    await host.advance(by: 0.5)
    #expect(catalog.preferredPrimaryColumnWidth == width)
  }

  @Test("Redrawn areas are marked where the host can") func redrawnAreasAreMarkedWhereTheHostCan()
    throws
  {
    func action() throws -> UIAction {
      let overlays = try #require(EnvironmentMenu.elements(environment).dropLast().last as? UIMenu)
      let group = try #require(overlays.children.first as? UIMenu)
      return try #require(group.children.last as? UIAction)
    }
    #expect(try action().attributes == .disabled)
    defer { EnvironmentMenu.system = EnvironmentMenu.SystemSettings() }
    var shown: [Bool] = []
    CatalogNavigation.allowDamage { shown.append($0) }
    try action().performWithSender(nil, target: nil)
    #expect(try action().state == .on)
    try action().performWithSender(nil, target: nil)
    #expect(shown == [true, false])
  }

  @Test("Slow animations take ten times as long") func slowAnimationsTakeTenTimesAsLong() {
    environment.environment.hasSlowAnimations = true
    #expect(host.window.layer.speed == 0.1)
    environment.environment.hasSlowAnimations = false
    #expect(host.window.layer.speed == 1)
  }

  @Test("Every finger has a circle while it is down") func everyFingerHasACircleWhileItIsDown()
    throws
  {
    environment.environment.aids = [.touches]
    host.layout()
    let touches = try #require(environment.subviews.compactMap { $0 as? TouchesView }.first)
    host.touches.down(CGPoint(x: 60, y: 300))
    #expect(touches.subviews.map(\.center) == [CGPoint(x: 60, y: 300)])
    host.touches.move(to: CGPoint(x: 90, y: 320))
    #expect(touches.subviews.map(\.center) == [CGPoint(x: 90, y: 320)])
    host.touches.up()
    #expect(touches.subviews.isEmpty)
    host.touches.down(CGPoint(x: 50, y: 330))
    #expect(touches.subviews.count == 1)
    host.touches.up()
  }

  @Test("Touches pass through the drawing over them") func touchesGoThroughWhatIsDrawnOverThem() {
    environment.environment.aids = Set(CatalogEnvironment.Aid.allCases)
    host.layout()
    let hit = host.window.hitTest(slider, with: nil)
    #expect(hit is Control)
  }

  @Test("Frames and hit shapes color their places") func framesAndHitShapesColorTheirPlaces() {
    let plain = host.color(at: slider)
    environment.environment.aids = [.hitShapes]
    host.advance(by: 0.1)
    #expect(host.color(at: slider) != plain)
    environment.environment.aids = []
    host.advance(by: 0.1)
    #expect(host.color(at: slider) == plain)
  }

  @Test("The longest of thirty frames is shown") func theLongestOfThirtyFramesIsShown() {
    let view = FrameTimeView(frame: .zero)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for frame in 0...30 {
      let late = frame >= 12 ? 0.05 : 0
      view.tick(at: start.addingTimeInterval(Double(frame) * 0.0165 + late))
    }
    #expect(view.text == "66.5 ms")
  }

  @Test("The menus mark the current choices") func theMenusShowWhatIsChosen() throws {
    environment.environment.style = .dark
    let menus = EnvironmentMenu.elements(environment).compactMap { $0 as? UIMenu }
    #expect(
      menus.map(\.title) == [
        "Appearance", "Tint", "Text Size", "Language", "Size", "Motion", "Overlays",
      ])
    let actions = try #require(menus.first).children.flatMap { ($0 as? UIMenu)?.children ?? [] }
      .compactMap { $0 as? UIAction }
    #expect(actions.first { $0.title == "Dark" }?.state == .on)
    #expect(actions.first { $0.title == "Light" }?.state == .off)
  }

  @Test("Settings of the system are disabled where no app can change them")
  func settingsOfTheSystemAreDisabledWhereNoAppCanChangeThem() throws {
    let motion = try #require(
      EnvironmentMenu.elements(environment).compactMap { $0 as? UIMenu }
        .first { $0.title == "Motion" })
    let actions = motion.children.flatMap { ($0 as? UIMenu)?.children ?? [] }
      .compactMap { $0 as? UIAction }
    #expect(actions.first { $0.title == "Reduce Motion" }?.attributes == .disabled)
  }
}
