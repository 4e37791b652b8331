import TestSupport
import Testing

@MainActor struct UIPencilInteractionTests {
  @Test func thePreferenceIsTheHosts() {
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = true
    #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
    HeadlessHost.prefersPencilOnlyDrawing = false
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
  }

  @Test func theInteractionKnowsItsView() {
    let view = UIView()
    let interaction = UIPencilInteraction()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
