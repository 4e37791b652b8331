@_spi(Host) import UIKit
import ControlCore
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// What a new window opens on, and what is stored for the next one.
@MainActor
@Suite(.serialized)
struct CatalogSceneDelegateTests {
  /// A window of the catalog in a scene of its own, as a launch makes it.
  @MainActor private final class Launch {
    let delegate = CatalogSceneDelegate()
    let host: HeadlessHost

    init(_ opening: SceneOpening, size: CGSize = CGSize(width: 390, height: 844)) async {
      var device = HostDevice.phone
      device.size = size
      host = HeadlessHost(device: device, opening: opening, sceneDelegate: delegate)
      await host.advance(by: 1)
    }

    var catalog: CatalogSplitViewController? {
      delegate.window?.rootViewController as? CatalogSplitViewController
    }

    var slider: RangeSliderControl? { catalog?.pageController?.control as? RangeSliderControl }

    /// Sets an attribute as the inspector does.
    func set(_ name: String, _ value: InspectableValue) throws {
      try #require(catalog?.pageController?.row(name)).setValue(value)
    }

    /// The pixels of the control, its states and its panels.
    func stagePicture() throws -> [UInt8] {
      let stage = try #require(catalog?.pageController?.stage)
      let scale = host.device.scale
      let frame = stage.convert(stage.bounds, to: nil)
        .applying(CGAffineTransform(scaleX: scale, y: scale))
      let image = try #require(host.snapshot()?.cropping(to: frame.integral))
      return try #require(Bitmap(image)).bytes
    }

    var environment: CatalogEnvironment? {
      delegate.window.map { EnvironmentView.of($0).environment }
    }
  }

  private func opening(_ folder: TemporaryFolder) -> SceneOpening {
    SceneOpening(restorationFile: folder.url.appendingPathComponent("State.plist"))
  }

  @Test("The first launch shows the list") func theFirstLaunchShowsTheList() async throws {
    let folder = TemporaryFolder()
    let launch = await Launch(opening(folder))
    #expect(launch.catalog?.link == CatalogLink())
    #expect(launch.catalog?.browser.view.window != nil)
  }

  @Test("The next launch shows the page, its state, its attributes and the environment")
  func theNextLaunchShowsThePageItsStateItsAttributesAndTheEnvironment() async throws {
    let folder = TemporaryFolder()
    var asked = opening(folder)
    asked.url = URL(
      string: "controlkit://range-slider/labels#appearance=dark&text-size=extraLarge")
    let first = await Launch(asked)
    try first.set("step", .number(0.25))
    try first.set("trackTintColor", .color(.systemPink))
    await first.host.advance(by: 0.5)
    let picture = try first.stagePicture()
    first.host.close()

    let second = await Launch(opening(folder))
    #expect(second.catalog?.pageController?.state?.id == "labels")
    #expect(second.slider?.step == 0.25)
    #expect(second.slider?.trackTintColor == .systemPink)
    #expect(second.environment?.style == .dark)
    #expect(second.environment?.textSize == .extraLarge)
    #expect(second.environment?.direction == nil)
    let isEqual = try second.stagePicture() == picture
    #expect(isEqual)
    // Back at the list, the next launch begins there.
    second.catalog?.goBack(nil)
    await second.host.advance(by: 1)
    second.host.close()
    let third = await Launch(opening(folder))
    #expect(third.catalog?.link == CatalogLink())
    #expect(third.environment?.style == .dark)
  }

  @Test("A state that was not chosen is not presented at the next launch")
  func aStateThatNobodyAskedForIsNotPresentedAtTheNextLaunch() async throws {
    let folder = TemporaryFolder()
    let first = await Launch(opening(folder))
    first.catalog?.open(try #require(CatalogRegistry.page("action-sheet")))
    await first.host.advance(by: 1)
    first.host.close()
    let second = await Launch(opening(folder))
    #expect(second.catalog?.page?.id == "action-sheet")
    #expect(second.catalog?.pageController?.presentedViewController == nil)
  }

  @Test("An address takes precedence over the stored state") func anAddressComesBeforeWhatIsStored()
    async throws
  {
    let folder = TemporaryFolder()
    let first = await Launch(opening(folder))
    first.catalog?.open(try #require(CatalogRegistry.page("action-sheet")))
    await first.host.advance(by: 1)
    first.host.close()
    var asked = opening(folder)
    asked.url = URL(string: "controlkit://multi-slider")
    let second = await Launch(asked)
    #expect(second.catalog?.page?.id == "multi-slider")
  }

  @Test("An address opens its page in the window") func anAddressOpensItsPageInTheWindow()
    async throws
  {
    let launch = await Launch(SceneOpening())
    let url = try #require(URL(string: "controlkit://multi-slider#appearance=dark"))
    launch.delegate.scene(
      launch.host.scene, openURLContexts: [UIOpenURLContext(url: url)])
    await launch.host.advance(by: 1)
    #expect(launch.catalog?.page?.id == "multi-slider")
    #expect(launch.catalog?.pageController?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Another language is shown at once and keeps the place")
  func anotherLanguageIsShownAtOnceAndKeepsThePlace() async throws {
    defer { CatalogLanguage.show(nil) }
    let launch = await Launch(SceneOpening(url: URL(string: "controlkit://range-slider/labels")))
    try launch.set("step", .number(0.25))
    let window = try #require(launch.delegate.window)
    let former = launch.catalog
    EnvironmentView.of(window).environment.language = CatalogLanguage(code: "ar")
    await launch.host.advance(by: 1)
    #expect(launch.catalog !== former)
    #expect(launch.catalog?.pageController?.title == localized("Range Slider"))
    #expect(localized("Range Slider") != "Range Slider")
    #expect(launch.slider?.step == 0.25)
    #expect(launch.catalog?.traitCollection.layoutDirection == .rightToLeft)
    EnvironmentView.of(window).environment = CatalogEnvironment()
    await launch.host.advance(by: 1)
    #expect(launch.catalog?.pageController?.title == "Range Slider")
    #expect(launch.slider?.step == 0.25)
    #expect(launch.catalog?.traitCollection.layoutDirection == .leftToRight)
  }

  @Test("Another language dismisses presented controllers")
  func anotherLanguageClosesWhatIsPresented()
    async throws
  {
    defer { CatalogLanguage.show(nil) }
    let launch = await Launch(
      SceneOpening(url: URL(string: "controlkit://action-sheet/everything")))
    #expect(launch.catalog?.pageController?.presentedViewController != nil)
    let window = try #require(launch.delegate.window)
    let url = try #require(URL(string: "controlkit://range-slider/labels#language=de"))
    CatalogNavigation.open(url, in: window)
    await launch.host.advance(by: 2)
    #expect(launch.catalog?.page?.id == "range-slider")
    #expect(launch.catalog?.pageController?.presentedViewController == nil)
    #expect(launch.catalog?.pageController?.view.window === window)
    #expect(launch.catalog?.pageController?.title == localized("Range Slider"))
  }
}
