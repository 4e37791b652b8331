import DrawingBoard
import TestSupport
import Testing

@testable import CatalogApp

/// The page of drawings that no board shows.
@MainActor
struct StoredDrawingsPageTests {
  private func makePage(
    _ sample: StoredDrawingsViewController.Sample
  ) async -> (host: TestHost, page: StoredDrawingsViewController) {
    let page = StoredDrawingsViewController()
    page.sample = sample
    let host = TestHost(rootViewController: page)
    await settle(host, page)
    return (host, page)
  }

  private func settle(_ host: TestHost, _ page: StoredDrawingsViewController) async {
    host.layout()
    await page.working?.value
    host.layout()
  }

  private func find<View: UIView>(_ type: View.Type, in host: TestHost) -> [View] {
    func search(_ view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? view.subviews.flatMap(search)
    }
    return search(host.window)
  }

  private func text(in host: TestHost) -> String {
    find(UILabel.self, in: host).filter { !$0.isHidden }.compactMap(\.text).joined(separator: "\n")
  }

  /// The actions of each drawing.
  private func menus(in host: TestHost) -> [[UIAction]] {
    find(UIButton.self, in: host).compactMap { $0.menu?.children.compactMap { $0 as? UIAction } }
  }

  @Test("A drawing is duplicated, exported, imported and removed from its menu")
  func actions() async throws {
    let (host, page) = await makePage(.drawings)
    var events: [String] = []
    page.report = { events.append($0) }
    #expect(menus(in: host).count == 3 && text(in: host).contains("38 steps, "))
    for title in ["Duplicate", "Export", "Remove"] {
      let action = try #require(menus(in: host).first?.first { $0.title == title })
      action.performWithSender(nil, target: nil)
      await settle(host, page)
    }
    #expect(menus(in: host).count == 3)
    #expect(text(in: host).contains("Drawing.ckdrawing, "))
    let button = try #require(
      find(UIButton.self, in: host).first { $0.configuration?.title == "Import" })
    button.sendActions(for: .touchUpInside)
    await settle(host, page)
    #expect(menus(in: host).count == 4)
    #expect(events == ["duplicated", "exported Drawing.ckdrawing", "removed", "imported"])
  }

  @Test("A drawing that cannot be read can be removed, and nothing else")
  func damaged() async throws {
    let (host, page) = await makePage(.damaged)
    #expect(text(in: host).contains("Cannot be read"))
    let menu = try #require(
      menus(in: host).first { $0.contains { $0.attributes.contains(.disabled) } })
    let enabled = menu.filter { !$0.attributes.contains(.disabled) }
    #expect(enabled.map(\.title) == ["Remove"])
    enabled.first?.performWithSender(nil, target: nil)
    await settle(host, page)
    #expect(menus(in: host).count == 2 && !text(in: host).contains("Cannot be read"))
  }

  @Test("A page without drawings says so")
  func none() async {
    let (host, _) = await makePage(.none)
    #expect(text(in: host).contains("No drawings"))
    #expect(menus(in: host).isEmpty)
  }
}
