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

  @Test func aTapOnTheStripReachesTheCardAndADragDoesNot() throws {
    let strip = try find(ColorStripView.self)
    host.touches.tap(strip, at: CGPoint(x: 40, y: 60))
    host.advance(by: 0.5)
    #expect(texts() == ["Taps on the card: 1", "Taps on the card: 0"])
    host.touches.drag(in: strip, from: CGPoint(x: 200, y: 60), to: CGPoint(x: 60, y: 60))
    host.advance(by: 1)
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
