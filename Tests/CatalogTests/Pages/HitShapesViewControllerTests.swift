import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

/// U5: the page that shows who takes a touch.
@MainActor
struct HitShapesViewControllerTests {
  private let host = TestHost(
    size: CGSize(width: 390, height: 1620),
    rootViewController: CatalogNavigation.make(openingOn: "hit-shapes"))

  init() {
    host.advance(by: 0.5)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    let view = view ?? host.view
    return view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + views(type, in: $0) }
  }

  private var texts: [String] { views(UILabel.self).compactMap(\.text) }

  @Test("In the square that two menus share, each point belongs to exactly one ring")
  func ringMenus() throws {
    let menus = views(RingMenu.self)
    let (inner, outer) = (try #require(menus.first), try #require(menus.last))
    #expect(inner.frame == outer.frame)
    let middle = outer.convert(CGPoint(x: outer.bounds.midX, y: outer.bounds.midY), to: nil)
    for (distance, taker) in [(20.0, nil), (50, inner), (79, inner), (81, outer), (129, outer)]
      as [(CGFloat, RingMenu?)]
    {
      for angle in stride(from: 0, to: 2 * CGFloat.pi, by: 0.5) {
        let point = CGPoint(
          x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle))
        let hit = host.window.hitTest(point, with: nil)
        #expect((hit as? RingMenu) === taker, "\(distance) at \(angle)")
      }
    }
  }

  @Test("A touch on a ring names its menu and item, a touch in the middle neither")
  func ringReadout() throws {
    let outer = try #require(views(RingMenu.self).last)
    let middle = CGPoint(x: outer.bounds.midX, y: outer.bounds.midY)
    host.touches.down(in: outer, at: CGPoint(x: middle.x, y: middle.y - 100))
    // A scroll view waits a moment before it lets a touch through.
    host.advance(by: 0.3)
    #expect(texts.contains("Outer menu, item 1"))
    host.touches.move(in: outer, to: CGPoint(x: middle.x + 100, y: middle.y))
    #expect(texts.contains("Outer menu, item 3"))
    host.touches.up()
    #expect(outer.chosen == nil)
    host.touches.tap(outer, at: middle)
    #expect(texts.contains("Outside both menus"))
  }

  @Test("Every shape is shown, with whether it takes a touch")
  func tiles() throws {
    let tiles = views(HitShapeTile.self)
    #expect(tiles.count == HitShapeSample.all.count)
    let index = try #require(HitShapeSample.all.firstIndex { $0.name == "Circle" })
    let control = try #require(views(ShapeControl.self, in: tiles[index]).first)
    host.touches.tap(control)
    #expect(texts.contains("Circle takes it at (56, 32)"))
    host.touches.tap(control, at: CGPoint(x: 10, y: 32))
    #expect(texts.contains("Circle lets it pass at (10, 32)"))
  }

  @Test("A state shows its shape, whose control takes touches in it and reports them")
  func shapeOfAState() async throws {
    var events: [String] = []
    let page = CatalogPage.hitShapes
    let subject = page.make { events.append($0) }
    try #require(page.states.first { $0.id == "ring" }).apply(to: subject)
    let host = TestHost(rootViewController: try #require(subject.screen))
    await host.advance(by: 0.3)
    let control = try #require(subject.object as? HitShapeControl)
    #expect(control.bounds.size == CGSize(width: 80, height: 80))
    host.touches.tap(control, at: CGPoint(x: 40, y: 40))
    #expect(events == [])
    host.touches.tap(control, at: CGPoint(x: 40, y: 12))
    #expect(events == ["touchDown", "touchUpInside"])
  }

  @Test("Neighbors' grown shapes meet halfway")
  func neighbors() throws {
    let neighbors = try #require(views(NeighborsView.self).first)
    let controls = views(ShapeControl.self, in: neighbors)
    let between = (controls[0].frame.maxX + controls[1].frame.minX) / 2
    let y = controls[0].frame.midY
    #expect(neighbors.hitTest(CGPoint(x: between - 1, y: y), with: nil) === controls[0])
    #expect(neighbors.hitTest(CGPoint(x: between + 1, y: y), with: nil) === controls[1])
  }

  @Test("Maps are drawn when they become visible") func mapsAreDrawnWhenTheyComeIntoSight()
    async throws
  {
    let low = TestHost(
      size: CGSize(width: 390, height: 700),
      rootViewController: CatalogNavigation.make(openingOn: "hit-shapes"))
    await low.advance(by: 0.5)
    let maps = views(HitMap.self, in: low.view)
    let last = try #require(maps.last)
    #expect(last.isPending && maps.contains { !$0.isPending })
    var ancestor = last.superview
    while ancestor != nil, !(ancestor is UIScrollView) { ancestor = ancestor?.superview }
    let scrollView = try #require(ancestor as? UIScrollView)
    scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
    await low.advance(by: 0.1)
    #expect(!last.isPending)
  }
}
