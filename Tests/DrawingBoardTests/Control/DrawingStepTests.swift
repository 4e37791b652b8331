import ControlCore
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

struct DrawingStepTests {
  private static let brushes: [any Brush] =
    DrawingTool.standard.map(\.brush) + [PolygonBrush(sides: 5, innerRadius: 0.5)]

  private static var names: [String] {
    brushes.map(\.name) + [DrawingStep.clearName, DrawingStep.imageName]
  }

  private func step(_ name: String) -> DrawingStep {
    DrawingStep(index: 0, storedName: name, date: Date(timeIntervalSince1970: 0))
  }

  @Test("Every step that the kit makes has a name in every language", arguments: names)
  func everyNameIsLocalized(name: String) throws {
    let text = try #require(DrawingStep.text(of: name), "\(name)")
    expectEach(DrawingBoardString.languages) { language in
      let localized = try #require(
        DrawingBoardString(rawValue: text.rawValue)?.text(language: language))
      #expect(!localized.isEmpty, "\(language)")
      let action = step(name).actionName(language: language)
      #expect(action.lowercased() == localized.lowercased(), "\(language)")
      #expect(action.first?.isLowercase == false, "\(language)")
    }
  }

  @Test("Menus capitalize as the system's do: every word in English, else the first")
  func actionNames() {
    #expect(step("Dashed Line").name == "dashed line")
    #expect(step("Dashed Line").title == "Dashed line")
    #expect(step("Dashed Line").actionName == "Dashed Line")
    #expect(step("Dashed Line").actionName(language: "es") == "Línea discontinua")
    #expect(step("Star").actionName == "Star")
    #expect(step("Star").actionName(language: "de") == "Stern")
    #expect(step("Clear").actionName(language: "ja") == "消去")
  }

  @Test("Names of the app are shown as they were stored")
  func namesOfTheApp() {
    #expect(step("my stamp").name == "my stamp")
    #expect(step("my stamp").actionName == "my stamp")
    #expect(step("").title == "")
  }
}
