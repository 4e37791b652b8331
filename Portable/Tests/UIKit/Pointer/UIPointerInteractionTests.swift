import TestSupport
import Testing

@MainActor
struct UIPointerInteractionTests {
  final class Regions: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var left = CGRect(x: 0, y: 0, width: 50, height: 100)
    var style: UIPointerStyle?

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard left.contains(request.location) else { return nil }
      return UIPointerRegion(rect: left, identifier: "left")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { style }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(Int(region.rect.width))")
      animator.addCompletion { _ in self.log.append("entered") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("exit")
    }
  }

  private let host = TestHost()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let regions = Regions()

  @Test("The pointer enters and leaves regions") func thePointerEntersAndLeavesRegions() {
    let interaction = UIPointerInteraction(delegate: regions)
    host.add(view).addInteraction(interaction)
    host.touches.hover(at: CGPoint(x: 180, y: 150))
    #expect(regions.log.isEmpty)
    host.touches.hover(at: CGPoint(x: 120, y: 150))
    host.touches.hover(at: CGPoint(x: 125, y: 150))
    host.advance(by: 0.3)
    #expect(regions.log == ["enter 50", "entered"])
    host.touches.hover(at: CGPoint(x: 180, y: 150))
    #expect(regions.log.last == "exit")
    host.touches.hover(at: CGPoint(x: 120, y: 150))
    host.touches.hover(at: nil)
    #expect(regions.log.filter { $0 == "exit" }.count == 2)
  }

  @Test("Invalidating asks for the region again") func invalidatingAsksForTheRegionAnew() {
    let interaction = UIPointerInteraction(delegate: regions)
    host.add(view).addInteraction(interaction)
    host.touches.hover(at: CGPoint(x: 120, y: 150))
    regions.left = CGRect(x: 60, y: 0, width: 40, height: 100)
    interaction.invalidate()
    #expect(regions.log.last == "exit")
  }

  @Test("A hover effect covers the visible part") func aHoverEffectVeilsTheVisiblePart() {
    host.add(view).addInteraction(UIPointerInteraction(delegate: regions))
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    regions.style = UIPointerStyle(
      effect: .highlight(UITargetedPreview(view: view, parameters: parameters)))
    let before = host.color(at: CGPoint(x: 120, y: 120))
    host.touches.hover(at: CGPoint(x: 120, y: 150))
    #expect(host.color(at: CGPoint(x: 120, y: 120)) != before)
    #expect(host.color(at: CGPoint(x: 140, y: 140)) == before)
    host.touches.hover(at: nil)
    #expect(host.color(at: CGPoint(x: 120, y: 120)) == before)
  }

  @Test("A disabled interaction leaves its region") func aDisabledInteractionLeavesItsRegion() {
    let interaction = UIPointerInteraction(delegate: regions)
    host.add(view).addInteraction(interaction)
    host.touches.hover(at: CGPoint(x: 120, y: 150))
    interaction.isEnabled = false
    #expect(regions.log.last == "exit")
    host.touches.hover(at: CGPoint(x: 121, y: 150))
    #expect(regions.log.last == "exit")
  }
}
