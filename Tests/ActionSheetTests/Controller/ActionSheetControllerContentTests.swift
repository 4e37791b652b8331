import TestSupport
import Testing

@testable import ActionSheet

/// The sheet's content through the controller, and what makes no sense.
@MainActor struct ActionSheetControllerContentTests {
  @Test("The controller passes content on to its sheet, and back")
  func passesOn() {
    let controller = ActionSheetController(
      title: "Title", message: "Message", items: [.section("Section"), .action(.cancel(id: "c"))])
    #expect(controller.sheet.title == "Title")
    #expect(controller.sheet.message == "Message")
    #expect(controller.items.count == 2)
    #expect(controller.numberOfActions == 1)
    #expect(controller.insertAction(.destructive("Delete", id: "d"), at: 0) == 0)
    #expect(controller.addAction(.default("Copy", id: "a")) == 2)
    #expect(controller.destructiveActionIndex == 0)
    #expect(controller.cancelActionIndex == 1)
    #expect(controller.firstDefaultActionIndex == 2)
    #expect(controller.removeAction(id: "d")?.title == "Delete")
    controller.attributedTitle = NSAttributedString(string: "Bold")
    controller.attributedMessage = NSAttributedString(string: "Plain")
    #expect(controller.title == "Bold")
    #expect(controller.message == "Plain")
    #expect(controller.attributedMessage?.string == "Plain")
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    controller.headerView = views[0]
    controller.contentView = views[1]
    controller.footerView = views[2]
    #expect(controller.headerView === views[0])
    #expect(controller.contentView === views[1])
    #expect(controller.footerView === views[2])
    #expect(controller.items.map(\.action?.title) == [nil, nil, "Cancel", "Copy"])
    controller.style = .system
    #expect(controller.sheet.style.values == SheetStyle.system.values)
  }

  @Test("Invalid indices and identities return nothing and change nothing")
  func i7() {
    let controller = ActionSheetController(title: "Title")
    for index in [-1, 0, 1, .max, .min] { #expect(controller.action(at: index) == nil) }
    #expect(controller.cancelActionIndex == nil)
    #expect(controller.removeAction(id: "none") == nil)
    #expect(!controller.updateAction(id: "none") { $0.title = "x" })
    #expect(controller.insertAction(.default("a"), at: -7) == 0)
    #expect(controller.insertAction(.default("b"), at: 99) == 1)
    #expect(controller.contentView == nil)
  }

  @Test("Two actions of one identity can both be chosen, and keep their handlers")
  func duplicates() {
    let stage = PresentationStage([])
    let titles = ["One", "Two", "Three"]
    let items = titles.map { title in
      ActionSheetItem.action(
        ActionSheetAction(title, id: "same") { [log = stage.log] _ in log.add("ran \(title)") })
    }
    for (index, title) in titles.enumerated() {
      stage.controller.items = items
      #expect(stage.controller.action(at: 2)?.id == "same (3)")
      stage.show()
      #expect(stage.sheet.layout.rows.count == 4)
      stage.tap(stage.controller.action(at: index)?.id.description ?? "")
      stage.run()
      #expect(stage.log.entries.contains("ran \(title)"))
      #expect(stage.log.entries.last == "dismissed selected \(index)")
    }
    stage.controller.items = items
    #expect(stage.controller.removeAction(id: "same")?.title == "One")
    #expect(stage.controller.action(at: 0)?.title == "Two")
    stage.log.entries = []
    stage.show()
    stage.tap("same (2)")
    stage.run()
    #expect(stage.log.entries.contains("ran Two"))
  }

  @Test("Items of one identity stay separate, whatever their kind and however they are set")
  func duplicateItems() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let items: [ActionSheetItem] = [
      .section("Section", id: "x"), .action(.default("Action", id: "x")), .view(view, id: "x"),
      .action(.default("Named", id: "x (2)")),
    ]
    let controller = ActionSheetController(items: items)
    #expect(Set(controller.items.map(\.id)).count == 4)
    #expect(controller.items.map(\.id).prefix(2) == ["x", "x (2)"])
    // The same list gives the same names again.
    let names = controller.items.map(\.id)
    controller.items = items
    #expect(controller.items.map(\.id) == names)
    controller.sheet.removeItem(id: "x")
    controller.addAction(.default("Again", id: "x"))
    #expect(controller.sheet.action("x")?.title == "Again")
  }

  @Test("A view that another sheet shows moves to the sheet that got it last")
  func viewOfAnotherSheet() {
    let first = SheetFixture("N C")
    let second = SheetFixture("N C")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    first.sheet.contentView = view
    first.host.layout()
    second.sheet.contentView = view
    second.host.layout()
    #expect(view.isDescendant(of: second.sheet))
    first.sheet.contentView = nil
    first.host.layout()
    #expect(view.isDescendant(of: second.sheet))
    #expect(first.sheet.layout.rows.count == 2)
  }

  @Test("A view that is removed from outside leaves its space in the sheet")
  func viewTakenAway() {
    let stage = PresentationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.controller.contentView = view
    stage.show()
    stage.host.add(view)
    stage.controller.message = "Changed"
    stage.run(0.1)
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("handler Copy"))
  }

  @Test("A view in two places is shown in one of them")
  func oneViewTwice() {
    let stage = PresentationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.controller.contentView = view
    stage.controller.footerView = view
    stage.show()
    #expect(view.isDescendant(of: stage.sheet))
    stage.controller.footerView = nil
    stage.run(0.1)
    stage.controller.cancel(animated: false)
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("A sheet that is a child of another controller is not presented")
  func child() {
    let stage = PresentationStage()
    stage.root.addChild(stage.controller)
    stage.controller.present(from: stage.root)
    #expect(stage.log.entries.last == "dismissed notPresented")
    #expect(stage.log.reports.first?.contains("inside another controller") == true)
    stage.controller.removeFromParent()
    stage.show()
    #expect(stage.log.entries.last == "didPresent")
  }

  @Test("A sheet whose last action is removed while it is shown can still be closed")
  func emptiedWhileShown() {
    let stage = PresentationStage(["Copy"], title: nil)
    stage.show()
    stage.controller.removeAction(id: "Copy")
    stage.run(0.1)
    stage.tapBeside()
    stage.run()
    #expect(stage.log.entries.last == "dismissed backgroundTap")
  }

  @Test("Actions are added, renamed, enabled and removed by name while the sheet is shown")
  func u5() {
    let stage = PresentationStage()
    stage.show()
    stage.sheet.performBatchUpdates(animated: true) {
      stage.controller.insertAction(stage.action("Share"), at: 1)
      stage.controller.updateAction(id: "Copy") { $0.title = "Duplicate" }
      stage.controller.updateAction(id: "Delete") { $0.isEnabled = false }
    }
    stage.run()
    stage.tap("Delete")
    stage.run()
    #expect(stage.controller.isPresented)
    stage.tap("Share")
    stage.run()
    #expect(stage.log.entries.contains("didSelect Share 1"))
    #expect(stage.controller.action(at: 0)?.title == "Duplicate")
  }

  @Test("The dimming follows the style at once, without a new layout")
  func dimmingColor() {
    let stage = PresentationStage()
    stage.show()
    stage.controller.style.colors.dimming = UIColor(
      red: 1, green: 0, blue: 0, alpha: 0.25)
    let color = stage.controller.dimmingView.backgroundColor
    #expect(color?.cgColor.components?.first == 1)
    #expect(color?.cgColor.alpha == 0.25)
  }

  @Test("A header view that grows enlarges the header")
  func growingHeader() {
    let stage = PresentationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.controller.headerView = view
    stage.show()
    let height = stage.sheet.bounds.height
    view.frame.size.height = 75
    stage.sheet.setNeedsLayout()
    stage.run(0.1)
    #expect(stage.sheet.bounds.height == height + 35)
    #expect(view.bounds.height == 75)
    #expect(stage.sheet.frame.maxY == 844)
  }
}
