import ActionSheet
import TestSupport
import Testing

@testable import CatalogApp

/// The pages of the action sheet, by touch.
@MainActor
@Suite(.serialized)
struct ActionSheetPagesTests {
  private func host(_ page: String, _ state: String) async -> TestHost {
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: CatalogNavigation.make(openingOn: page, state: state))
    await host.advance(by: 1)
    return host
  }

  private func page<Page: UIViewController>(_ host: TestHost, _ kind: Page.Type) throws -> Page {
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    return try #require(catalog.pageController?.subject?.screen as? Page)
  }

  private func button(_ title: String, below view: UIView) throws -> UIButton {
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    return try #require(
      all(view).compactMap { $0 as? UIButton }.first { $0.configuration?.title == title })
  }

  // A popover has neither detents nor the animations of a sheet.
  @Test(
    "Pages about detents and closing show a sheet at the bottom in every width and design",
    arguments: ["action-sheet-detents", "action-sheet-closing"])
  func bottom(_ page: String) throws {
    expectEach(try #require(CatalogRegistry.page(page)).states, named: { "\(page)/\($0.id)" }) {
      state in
      let subject = try #require(CatalogRegistry.page(page)).subject(in: state).subject
      let controller = try #require(subject.object as? ActionSheetController)
      #expect(controller.adaptivity == .alwaysBottom, "\(state.id)")
    }
  }

  @Test("Actions are added, renamed, switched off and removed while the sheet is open")
  func live() async throws {
    let host = await host("action-sheet-live", "start")
    let sheet = try page(host, SheetScreen.self).sheetController.sheet
    func tap(_ title: String) async throws {
      host.touches.tap(try button(title, below: sheet))
      await host.advance(by: 0.5)
    }
    #expect(sheet.actions.map(\.title) == ["Choose and close", "Cancel"])
    try await tap("Add")
    try await tap("Add")
    try await tap("Retitle")
    try await tap("Enable")
    #expect(
      sheet.actions.map(\.title) == ["Choose and close", "Action 1", "Once Called 2", "Cancel"])
    #expect(sheet.actions[2].isEnabled == false)
    try await tap("Remove")
    #expect(sheet.numberOfActions == 3)
    try await tap("Two Lines")
    #expect(sheet.actions[1].attributedTitle?.string.contains("two lines") == true)
    try await tap("Stars")
    #expect(sheet.footerView != nil)
    try await tap("A Thousand")
    #expect(sheet.numberOfActions == 1_003)
    try await tap("Start Over")
    #expect(sheet.numberOfActions == 2)
    #expect(sheet.footerView == nil)
  }

  @Test(
    "The sheet turns the device and continues in the other shape, with its title and choices")
  func turning() async throws {
    let host = await host("action-sheet-turning", "upright")
    let controller = try page(host, SheetScreen.self).sheetController
    let ways = try #require(
      controller.sheet.contentView?.subviews.first as? UISegmentedControl)
    let upright = controller.sheet.frame
    // The middle of its three segments is the left.
    host.touches.tap(ways)
    await host.advance(by: 1)
    #expect(host.host.scene.interfaceOrientation == .landscapeLeft)
    #expect(host.window.bounds.size == CGSize(width: 844, height: 390))
    let lying = controller.sheet.frame
    #expect(lying.maxY <= 390 && lying.width < 844 && lying.height < upright.height)
    #expect(abs(lying.midX - 422) < 1)
    #expect(controller.isPresented && controller.sheet.numberOfActions == 5)
    controller.dismiss(animated: true, completion: nil)
    await host.advance(by: 2)
    #expect(host.host.scene.interfaceOrientation == .portrait)
  }

  @Test(
    "In every state of the popover's page the sheet points at something",
    arguments: ["view", "rect", "item", "toolbar", "tab-bar"])
  func popover(state: String) async throws {
    let host = await host("action-sheet-popover", state)
    let controller = try page(host, SheetAnchorsScreen.self).sheetController
    #expect(controller.isPresented)
    #expect(controller.modalPresentationStyle == .popover)
    controller.cancel(animated: false)
  }

  @Test(
    "A sheet is shown half-way out by its own animation, and is whole again when it closes",
    arguments: ["slide", "fade", "shrink"])
  func closing(state: String) async throws {
    let open = await host("action-sheet-closing", "open")
    let whole = try page(open, SheetScreen.self).sheetController.sheet
    let host = await host("action-sheet-closing", state)
    let sheet = try page(host, SheetScreen.self).sheetController.sheet
    let (frame, shown) = (whole.layer.presentation()?.frame, sheet.layer.presentation())
    switch state {
    case "slide": #expect(try #require(shown).frame.minY > #require(frame).minY + 20)
    case "fade":
      let dimming = sheet.window.flatMap { _ in
        try? page(host, SheetScreen.self).sheetController.presentationController?.containerView?
          .subviews.first
      }
      #expect(try #require(dimming?.layer.presentation()).opacity < 0.9)
    default: #expect(try #require(shown).frame.width < #require(frame).width - 20)
    }
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    catalog.pageController?.closeState()
    await host.advance(by: 1)
    #expect(sheet.transform == .identity && sheet.alpha == 1)
    #expect(sheet.window == nil)
  }

  // UIKit raises when an animator is released while it is paused: "It is an error to release a
  // paused or stopped property animator", the documentation of `UIViewPropertyAnimator` says.
  @Test("A window that closes releases the page, and no animator is paused by then")
  func closingInAWindowThatGoes() async throws {
    weak var page: SheetScreen?
    do {
      // The host closes its own window in an orderly way, and releases any other.
      let host = TestHost()
      let catalog = CatalogNavigation.make(openingOn: "action-sheet-closing", state: "slide")
      _ = host.host.makeWindow(rootViewController: catalog)
      await host.advance(by: 1)
      let split = try #require(catalog as? CatalogSplitViewController)
      page = try #require(split.pageController?.subject?.screen as? SheetScreen)
    }
    #expect(page == nil)
  }
}
