import ControlCore
import ControlExtras
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The pages of the storyboard and of constraints: their states, events and documents.
@MainActor
struct StoryboardPageTests {
  private func subject(
    of page: CatalogPage, state id: String, report: @escaping CatalogPage.Report = { _ in }
  ) throws -> PageSubject {
    let subject = page.make(report)
    try #require(page.states.first { $0.id == id }).apply(to: subject)
    return subject
  }

  @Test(
    "The document of a scene has its views with all attributes",
    arguments: ["sliders", "board", "sheet", "extras"])
  func theDocumentOfASceneHasItsViewsWithAllAttributes(_ scene: String) throws {
    let code = try #require(
      CatalogPage.storyboard.code(state: scene).first { $0.language == "Storyboard" }
    ).code
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(code)
      </objects></document>
      """
    let loaded = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      .compactMap { $0 as? any Inspectable }
    let expected = DocumentTests.controls(
      in: UIStoryboard(name: "Controls", bundle: CatalogDocuments.bundle)
        .instantiateViewController(withIdentifier: scene).view)
    #expect(loaded.map { "\(type(of: $0))" } == expected.map { "\(type(of: $0))" })
    for (one, other) in zip(loaded, expected) {
      for property in type(of: one).inspectableProperties {
        #expect(
          property.value(in: one) == property.value(in: other),
          "\(type(of: one)).\(property.name)")
      }
    }
  }

  @Test("The controls of a scene report their events") func theControlsOfASceneReportTheirEvents()
    async throws
  {
    var events: [String] = []
    let subject = try subject(of: .storyboard, state: "extras") { events.append($0) }
    let screen = try #require(subject.screen)
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.1)
    let button = try #require(find(StatefulButton.self, in: screen.view))
    host.touches.tap(button)
    await host.advance(by: 0.3)
    #expect(events.contains("StatefulButton primaryActionTriggered"))
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test("The states of constraints set direction, text size and table")
  func theStatesOfConstraintsSetDirectionTextSizeAndTable() async throws {
    func controller(_ id: String) async throws -> UIView {
      let screen = try #require(subject(of: .autoLayout, state: id).screen)
      let host = TestHost(rootViewController: screen)
      await host.advance(by: 0.1)
      return screen.view
    }
    let stack = try await controller("stack")
    #expect(stack.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(find(UITableView.self, in: stack) == nil)
    let mirrored = try await controller("right-to-left")
    #expect(mirrored.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let small = try await controller("small-text")
    #expect(small.traitCollection.preferredContentSizeCategory == .extraSmall)
    let large = try await controller("large-text")
    #expect(
      large.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    let table = try #require(find(UITableView.self, in: try await controller("table")))
    #expect(table.numberOfRows(inSection: 0) == 7)
  }
}
