import TestSupport
import Testing

@MainActor struct UIPencilInteractionTests {
  private final class Delegate: NSObject, UIPencilInteractionDelegate {
    var notes: [String] = []
    var locations: [CGPoint?] = []

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
    ) {
      notes.append("tap")
      locations.append(tap.hoverPose?.location)
    }

    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
      notes.append("squeeze \(squeeze.phase)")
    }
  }

  private final class OldDelegate: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  private let test = TestHost()
  private let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  private let delegate = Delegate()
  private let interaction: UIPencilInteraction

  init() {
    interaction = UIPencilInteraction(delegate: delegate)
    view.addInteraction(interaction)
    test.add(view)
  }

  @Test("The preferences are the host's") func thePreferencesAreTheHosts() {
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = true
    #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = false
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.pencilTapAction = .showColorPalette
    #expect(UIPencilInteraction.preferredTapAction == .showColorPalette)
    HeadlessHost.pencilTapAction = .switchEraser
  }

  @Test("The interaction knows its view") func theInteractionKnowsItsView() {
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("A tap is reported with the hover in the view's coordinates")
  func aTapIsReportedWithTheHoverInTheViewsCoordinates() {
    test.host.tapPencil(hoveringAt: CGPoint(x: 50, y: 150))
    test.host.tapPencil()
    #expect(delegate.notes == ["tap", "tap"])
    #expect(delegate.locations == [CGPoint(x: 30, y: 50), nil])
  }

  @Test("A squeeze is reported by its phases") func aSqueezeIsReportedByItsPhases() {
    test.host.squeezePencil(phases: [.began, .changed, .ended])
    #expect(delegate.notes == ["squeeze began", "squeeze changed", "squeeze ended"])
  }

  /// "A Boolean value that specifies whether the system reports double taps or squeezes" (Apple's
  /// documentation of `isEnabled`).
  @Test("A disabled interaction is not called") func aDisabledInteractionIsNotTold() {
    interaction.isEnabled = false
    test.host.tapPencil()
    test.host.squeezePencil()
    #expect(delegate.notes.isEmpty)
  }

  /// The delegate is called "if the interaction's view is in a visible view hierarchy" (the header
  /// of `UIPencilInteraction`).
  @Test("The interaction of a hidden view is not called") func aHiddenViewIsNotTold() {
    view.isHidden = true
    test.host.tapPencil()
    view.removeFromSuperview()
    test.host.tapPencil()
    #expect(delegate.notes.isEmpty)
  }

  @Test("A delegate without the new members gets taps") func aDelegateOfTheOldKindHearsOfTaps() {
    let old = OldDelegate()
    interaction.delegate = old
    test.host.tapPencil()
    test.host.squeezePencil()
    #expect(old.taps == 1)
  }
}
