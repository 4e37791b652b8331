import TestSupport
import Testing

@MainActor struct UIPencilInteractionTests {
  private let test = TestHost()
  private let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
  private let interaction = UIPencilInteraction()

  init() {
    view.addInteraction(interaction)
    test.add(view)
  }

  @Test("The preference is that of the host") func thePreferenceIsThatOfTheHost() {
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = true
    #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = false
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
  }

  @Test("The interaction knows its view") func theInteractionKnowsItsView() {
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
