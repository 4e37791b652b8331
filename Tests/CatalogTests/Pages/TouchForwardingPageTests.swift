import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// The page of touch forwarding, by touch.
@MainActor
struct TouchForwardingPageTests {
  private let host = TestHost(rootViewController: TouchForwardingViewController())

  private func find<View: UIView>(_ type: View.Type) throws -> View {
    func search(_ view: UIView) -> View? {
      view as? View ?? view.subviews.lazy.compactMap { search($0) }.first
    }
    return try #require(search(host.window))
  }

  private func texts() -> [String] {
    func collect(_ view: UIView) -> [String] {
      [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { collect($0) }
    }
    return collect(host.window).filter { $0.hasPrefix("Taps") }
  }

  @Test func aTapOnTheStripReachesTheCardAndADragDoesNot() async throws {
    let strip = try find(ColorStripView.self)
    host.touches.tap(strip, at: CGPoint(x: 40, y: 60))
    await host.advance(by: 0.5)
    #expect(texts() == ["Taps on the card: 1", "Taps on the card: 0"])
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
    #expect(texts() == ["Taps on the card: 1", "Taps on the card: 0"])
  }

  @Test func theLowerHalfForwardsAndTheUpperHalfDoesNot() throws {
    let half = try find(HalfTouchView.self)
    host.touches.tap(half, at: CGPoint(x: 50, y: 20))
    #expect(texts().last == "Taps on the card: 0")
    host.touches.tap(half, at: CGPoint(x: 50, y: 100))
    #expect(texts().last == "Taps on the card: 1")
  }
}
