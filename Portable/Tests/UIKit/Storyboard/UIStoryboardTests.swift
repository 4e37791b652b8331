import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

@MainActor @Suite struct UIStoryboardTests {
  @Test("The initial controller is the document's")
  func theInitialControllerIsThatOfTheDocument() throws {
    let navigation = try #require(initial() as? UINavigationController)
    let list = try #require(navigation.topViewController as? StoryboardList)
    #expect(list.title == "List")
    #expect(list.storyboard != nil)
    #expect(navigation.navigationBar.prefersLargeTitles)
  }

  @Test("A controller is made before its view") func aControllerIsMadeBeforeItsView() throws {
    let list = try #require(controller("list") as? StoryboardList)
    #expect(!list.isViewLoaded)
    #expect(list.addItem?.title == "Add")
    #expect(list.label == nil)
    #expect(list.entries == ["init(coder:)", "heading Top", "awake"])
    list.loadViewIfNeeded()
    #expect(list.label?.text == "Items")
    #expect(list.labels.map(\.text) == ["Items", "More"])
    #expect(list.entries.last == "viewDidLoad Items")
  }

  @Test("A controller that is never shown is released") func aControllerThatIsNeverShownIsReleased()
    throws
  {
    weak let list = controller("list")
    #expect(list == nil)
    weak var shown: StoryboardList?
    shown = loadedList()
    #expect(shown == nil)
  }

  // Apple's documentation of prepare(for:sender:) and shouldPerformSegue(withIdentifier:sender:):
  // the first is called for every segue, the second for those that the user starts.
  @Test("A button shows the next controller") func aButtonShowsTheNextController() throws {
    let (host, navigation, list) = try shownList()
    let button = try #require(list.view.subviews.first { $0 is UIButton } as? UIButton)
    button.sendActions(for: .touchUpInside)
    host.advance(by: 1)
    let detail = try #require(navigation.topViewController as? StoryboardDetail)
    #expect(list.prepared == ["should detail", "detail StoryboardDetail"])
    #expect(detail.navigationItem.title == "Detail")
  }

  @Test("A segue that the controller refuses is not performed")
  func aSegueThatTheControllerRefusesIsNotPerformed() throws {
    let (host, navigation, list) = try shownList()
    list.refuses = true
    let button = try #require(list.view.subviews.first { $0 is UIButton } as? UIButton)
    button.sendActions(for: .touchUpInside)
    host.advance(by: 1)
    #expect(navigation.topViewController === list)
    #expect(list.prepared == ["should detail"])
  }

  @Test("A bar item presents a controller") func aBarItemPresentsAController() throws {
    let (host, _, list) = try shownList()
    let item = try #require(list.navigationItem.rightBarButtonItem)
    item.perform(from: list.view)
    host.advance(by: 1)
    let sheet = try #require(list.presentedViewController)
    #expect(sheet.modalPresentationStyle == .formSheet)
    #expect(sheet.view.backgroundColor == .systemYellow)
  }

  @Test("An unwind segue returns to the controller with the action")
  func anUnwindSegueReturnsToTheControllerWithTheAction() throws {
    let (host, navigation, list) = try shownList()
    list.performSegue(withIdentifier: "detail", sender: nil)
    host.advance(by: 1)
    let detail = try #require(navigation.topViewController as? StoryboardDetail)
    detail.performSegue(withIdentifier: "back", sender: nil)
    host.advance(by: 1)
    #expect(navigation.topViewController === list)
    #expect(list.unwindSource === detail)
  }

  @Test("An unwind segue dismisses the presented controller")
  func anUnwindSegueDismissesWhatIsPresented()
    throws
  {
    let (host, _, list) = try shownList()
    list.performSegue(withIdentifier: "sheet", sender: nil)
    host.advance(by: 1)
    list.presentedViewController?.performSegue(withIdentifier: "close", sender: nil)
    host.advance(by: 1)
    #expect(list.presentedViewController == nil)
    #expect(list.unwindSource != nil)
  }

  @Test("An embedded controller fills its container") func anEmbeddedControllerFillsItsContainer()
    throws
  {
    let (host, _, list) = try shownList()
    host.advance(by: 0.1)
    let child = try #require(list.children.first)
    #expect(list.prepared.isEmpty)
    #expect(list.embedded == "embedded")
    #expect(child.view.superview?.bounds == child.view.frame)
    #expect(child.view.backgroundColor == .systemTeal)
  }

  @Test("A custom segue is made and performed") func aCustomSegueIsMadeAndPerformed() throws {
    let (_, _, list) = try shownList()
    list.performSegue(withIdentifier: "custom", sender: nil)
    #expect(StoryboardSegue.performed == "custom")
  }

  @Test("A creator makes the controller") func aCreatorMakesTheController() throws {
    let detail = storyboard().instantiateViewController(identifier: "detail") { coder in
      StoryboardDetail(note: "hello", coder: coder)
    }
    #expect(detail.note == "hello")
    #expect(detail.navigationItem.title == "Detail")
  }

  // Apple's documentation of instantiateViewController(withIdentifier:): an unknown identifier
  // raises an exception.
  @Test("An unknown identifier is a misuse") func anUnknownIdentifierIsAMisuse() {
    expectMisuse(
      "UIStoryboard.instantiateViewController(withIdentifier:)",
      reason: "doesn't contain a view controller with identifier 'nowhere'"
    ) {
      _ = storyboard().instantiateViewController(withIdentifier: "nowhere")
    }
  }

  @Test("An unknown segue is a misuse") func anUnknownSegueIsAMisuse() throws {
    let list = try #require(controller("list"))
    expectMisuse(
      "UIViewController.performSegue(withIdentifier:sender:)",
      reason: "has no segue with identifier 'nowhere'"
    ) {
      list.performSegue(withIdentifier: "nowhere", sender: nil)
    }
  }

  @Test("A missing storyboard is a misuse") func aMissingStoryboardIsAMisuse() {
    expectMisuse(
      "UIStoryboard.init(name:bundle:)", reason: "Could not find a storyboard named 'Nowhere'"
    ) {
      #expect(UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController() == nil)
    }
  }

  @Test("A scene that contains itself is refused") func aSceneThatContainsItselfIsRefused() throws {
    let text = Self.text.replacing(
      "destination=\"lst\" kind=\"relationship\"", with: "destination=\"nav\" kind=\"relationship\""
    )
    let messages = reports {
      let storyboard = UIStoryboard(data: Data(text.utf8), name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() is UINavigationController)
    }
    #expect(messages == ["Main.storyboard, line 5: the scene nav contains itself"])
  }

  // MARK: Tables

  @Test("Static rows stand in their sections") func staticRowsStandInTheirSections() throws {
    let (host, table) = try shownTable("settings")
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "Sounds")
    #expect(cell.frame.height == 60)
    #expect(table.delegate === host.window.rootViewController)
  }

  @Test("A prototype makes cells for rows") func aPrototypeMakesCellsForRows() throws {
    let (_, table) = try shownTable("people")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? StoryboardCell)
    #expect(cell.name?.text == "Row 1")
    #expect(cell.reuseIdentifier == "person")
  }

  @Test("A tap on a row starts its segue before it calls the delegate")
  func aTapOnARowStartsItsSegueBeforeTheDelegateIsTold() throws {
    let (host, table) = try shownTable("people")
    let people = try #require(host.window.rootViewController as? StoryboardPeople)
    host.touches.tap(at: table.convert(CGPoint(x: 60, y: 20), to: nil))
    host.advance(by: 1)
    #expect(people.entries == ["prepare person", "select 0"])
    #expect(people.presentedViewController is StoryboardDetail)
  }

  // MARK: Fixtures

  private func loadedList() -> StoryboardList? {
    let list = controller("list") as? StoryboardList
    list?.loadViewIfNeeded()
    return list
  }

  private func storyboard() -> UIStoryboard {
    UIStoryboard(data: Data(Self.text.utf8), name: "Main", bundle: nil)
  }

  private func initial() -> UIViewController? { storyboard().instantiateInitialViewController() }

  private func controller(_ identifier: String) -> UIViewController? {
    storyboard().instantiateViewController(withIdentifier: identifier)
  }

  private func shownList() throws -> (TestHost, UINavigationController, StoryboardList) {
    let navigation = try #require(initial() as? UINavigationController)
    let host = TestHost(size: CGSize(width: 390, height: 844))
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    let list = try #require(navigation.topViewController as? StoryboardList)
    return (host, navigation, list)
  }

  private func shownTable(_ identifier: String) throws -> (TestHost, UITableView) {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    host.window.rootViewController = controller(identifier)
    host.advance(by: 0.1)
    return (host, try #require(host.window.rootViewController?.view as? UITableView))
  }
}
