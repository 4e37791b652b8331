import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// The page of touch forwarding, by touch.
@MainActor
struct TouchForwardingPageTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func makeHost(state id: String) async throws -> (TestHost, TapCountViewController) {
    let page = CatalogPage.touchForwarding
    let subject = page.make { [log] in log.lines.append($0) }
    try #require(page.states.first { $0.id == id }).apply(to: subject)
    let screen = try #require(subject.screen as? TapCountViewController)
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.1)
    return (host, screen)
  }

  private func count(in view: UIView) -> String? {
    view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first { $0.hasPrefix("Taps") }
  }

  @Test("A tap on the strip reaches the card and a drag does not")
  func aTapOnTheStripReachesTheCardAndADragDoesNot() async throws {
    let (host, screen) = try await makeHost(state: "default")
    let strip = try #require(screen.content as? ColorStripView)
    host.touches.tap(strip, at: CGPoint(x: 40, y: 60))
    await host.advance(by: 0.5)
    #expect(count(in: screen.view) == "Taps on the card: 1")
    // A fifth of a second; what waits for the main queue runs after every frame.
    let start = host.touches.point(CGPoint(x: 200, y: 60), in: strip)
    host.touches.down(start)
    for step in 1...12 {
      host.touches.move(to: CGPoint(x: start.x - 140 * CGFloat(step) / 12, y: start.y))
      await host.advance(by: 0)
    }
    host.touches.up()
    await host.advance(by: 1)
    #expect(strip.contentOffset.x > 50)
    #expect(count(in: screen.view) == "Taps on the card: 1")
    #expect(log.lines == ["card 1"])
  }

  @Test("The lower half forwards and the upper half does not")
  func theLowerHalfForwardsAndTheUpperHalfDoesNot() async throws {
    let (host, screen) = try await makeHost(state: "half")
    host.touches.tap(screen.content, at: CGPoint(x: 50, y: 20))
    #expect(count(in: screen.view) == "Taps on the card: 0")
    host.touches.tap(screen.content, at: CGPoint(x: 50, y: 100))
    #expect(count(in: screen.view) == "Taps on the card: 1")
    #expect(log.lines == ["view", "card 1"])
  }
}
