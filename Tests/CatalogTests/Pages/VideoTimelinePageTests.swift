import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The page of the video timeline: a film, its playhead, and the part to keep.
@MainActor
struct VideoTimelinePageTests {
  private let screen = TimelineViewController()
  private let host: TestHost
  private var timeline: RangeSliderControl { screen.timeline }

  init() async throws {
    let page = CatalogPage.videoTimeline
    host = TestHost(rootViewController: screen)
    let state = try #require(page.states.first)
    state.apply(to: .screen(screen))
    // The strip has its images then.
    await host.advance(by: 0.6)
  }

  private func tapPlay() async throws {
    let row = try #require(timeline.superview)
    let button = try #require(row.subviews.compactMap { $0 as? UIButton }.first)
    host.touches.down(button.convert(CGPoint(x: 24, y: 22), to: nil))
    await host.advance(by: 0.05)
    host.touches.up()
  }

  /// Moves a finger from a value to another one, in points of the window.
  private func touch(_ value: Double) -> CGPoint {
    timeline.convert(timeline.position(of: value), to: nil)
  }

  @Test("The playhead follows the film, which repeats the part to keep")
  func playing() async throws {
    let start = screen.video.time
    try await tapPlay()
    await host.advance(by: 2)
    #expect(screen.video.time > start + 1)
    #expect(timeline.playhead == Double(screen.video.time))
    screen.video.seek(to: 45.5)
    await host.advance(by: 1)
    #expect(screen.video.time > 10 && screen.video.time < 11)
    try await tapPlay()
    let time = screen.video.time
    await host.advance(by: 1)
    #expect(screen.video.time == time)
  }

  @Test("A finger on the strip moves the film, which pauses meanwhile")
  func scrubbing() async throws {
    try await tapPlay()
    await host.advance(by: 0.5)
    host.touches.down(touch(32))
    await host.advance(by: 0.5)
    #expect(abs(screen.video.time - 32) < 1e-6)
    host.touches.move(to: touch(35))
    await host.advance(by: 0.5)
    #expect(abs(screen.video.time - 35) < 1e-6)
    host.touches.up()
    await host.advance(by: 0.5)
    #expect(screen.video.time > 35.2)
  }

  @Test("A finger on a handle shows the picture there, and zooms once it is still")
  func trimming() async throws {
    let second = timeline.position(of: 11).x - timeline.position(of: 10).x
    host.touches.down(touch(10))
    await host.advance(by: 0.02)
    host.touches.move(to: touch(14))
    #expect(abs(timeline.lowerValue - 14) < 1e-6)
    #expect(screen.video.time == timeline.lowerValue)
    await host.advance(by: 1)
    #expect(timeline.position(of: 11).x - timeline.position(of: 10).x > second * 7.9)
    host.touches.up()
    await host.advance(by: 1)
    #expect(abs(timeline.position(of: 11).x - timeline.position(of: 10).x - second) < 1e-6)
  }

  @Test("The strip has an image in every tile, and zoomed too")
  func strip() async throws {
    await host.advance(by: 1)
    let strip = try #require(timeline.trackView as? ImageStripView)
    func images() -> [UIImage?] { strip.subviews.map { ($0 as? UIImageView)?.image } }
    #expect(images().count > 2 && images().allSatisfy { $0 != nil })
    timeline.visibleRange = 20...24
    await host.advance(by: 1)
    #expect(images().count > 2 && images().allSatisfy { $0 != nil })
  }

  @Test("The page of the timeline looks as recorded") func pictures() async {
    await expectPicture("light")
    await expectPicture("dark", style: .dark)
    await expectPicture("rtl", direction: .rightToLeft)
    await expectPicture("waveform", state: "waveform")
    await expectPicture("zoomed-dark", state: "zoomed", style: .dark)
    await expectPicture("largest", contentSize: .accessibilityExtraExtraExtraLarge)
  }

  private func expectPicture(
    _ name: String, state: String = "images", style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, function: String = #function
  ) async {
    let screen = TimelineViewController()
    let host = TestHost(
      style: style, direction: direction, contentSize: contentSize, rootViewController: screen)
    CatalogPage.videoTimeline.states.first { $0.id == state }?.apply(to: .screen(screen))
    await host.advance(by: 1)
    expectSnapshot(of: host, named: name, function: function)
  }

  @Test("The timeline runs to the right in every language")
  func direction() {
    screen.traitOverrides.layoutDirection = .rightToLeft
    host.layout()
    #expect(!timeline.isRightToLeft)
  }
}
