import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The page of the video timeline: thumbs that follow a film, and a film that follows a thumb.
@MainActor
struct VideoTimelinePageTests {
  private let screen = TimelineViewController()
  private let host: TestHost

  init() throws {
    let page = CatalogPage.videoTimeline
    host = TestHost(rootViewController: screen)
    let state = try #require(page.states.first)
    state.apply(to: .screen(screen))
    host.layout()
  }

  private func tapPlay() async throws {
    let row = try #require(screen.timeline.superview)
    let button = try #require(row.subviews.compactMap { $0 as? UIButton }.first)
    host.touches.down(button.convert(CGPoint(x: 24, y: 22), to: nil))
    await host.advance(by: 0.05)
    host.touches.up()
  }

  @Test("While the film plays, the thumbs move to its time and to the loaded part")
  func playing() async throws {
    try await tapPlay()
    await host.advance(by: 2)
    #expect(screen.timeline.lowerValue > 13)
    #expect(screen.timeline.lowerValue == screen.video.time)
    #expect(screen.timeline.upperValue == screen.video.loadedTime)
    #expect(screen.video.loadedTime > 29)
    try await tapPlay()
    let time = screen.video.time
    await host.advance(by: 1)
    #expect(screen.video.time == time)
  }

  @Test("A finger moves the film along, up to the loaded part")
  func seeking() throws {
    let timeline = screen.timeline
    let thumb = timeline.thumbRect(for: .lower)
    let start = timeline.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    host.touches.down(start)
    host.touches.glide(to: CGPoint(x: start.x - 30, y: start.y))
    #expect(screen.video.time < 12)
    #expect(screen.video.time == timeline.lowerValue)
    host.touches.glide(to: CGPoint(x: start.x + 250, y: start.y))
    #expect(screen.video.time == screen.video.loadedTime)
    host.touches.up()
  }

  @Test("The timeline runs to the right in every language")
  func direction() {
    screen.traitOverrides.layoutDirection = .rightToLeft
    host.layout()
    #expect(!screen.timeline.isRightToLeft)
  }
}
