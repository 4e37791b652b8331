import TestSupport
import Testing

@testable import ActionSheet

/// Changes while a sheet is shown.
@MainActor
struct SheetUpdateTests {
  @Test("Any number of changes in one turn cost one update, without a request")
  func changesAreGathered() {
    let fixture = SheetFixture("D N C")
    var layouts = 0
    fixture.sheet.layoutChanged = { [unowned sheet = fixture.sheet] in
      layouts += 1
      sheet.frame = sheet.containerFrame
    }
    fixture.sheet.title = "Title"
    for index in 0..<10 { fixture.sheet.insertAction(.default("\(index)"), at: 0) }
    fixture.sheet.actionHeight = 70
    fixture.sheet.removeAction(id: "N1")
    #expect(layouts == 0)
    fixture.host.advanceFrames()
    #expect(layouts == 1)
    #expect(fixture.sheet.frame == fixture.sheet.layout.containerFrame)
    fixture.host.advanceFrames(3)
    #expect(layouts == 1)
  }

  @Test("The order of changes makes no difference")
  func orderOfChanges() {
    let changes: [(ActionSheetControl) -> Void] = [
      { $0.title = "Title" },
      { $0.cornerRadius = 3 },
      { $0.sheetWidth = 300 },
      { $0.actionHeight = 44 },
      { $0.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) },
    ]
    var frames: Set<[CGRect]> = []
    for first in changes.indices {
      let fixture = SheetFixture("D N C")
      for change in changes[first...] + changes[..<first] {
        change(fixture.sheet)
        if first % 2 == 0 { fixture.host.layout() }
      }
      fixture.host.layout()
      frames.insert(fixture.rows.map { $0.convert($0.bounds, to: nil) })
    }
    #expect(frames.count == 1)
  }

  @Test("Height, title, custom view and width are updated after the first layout")
  func staleParts() {
    let fixture = SheetFixture("H D N C")
    fixture.sheet.actionHeight = 80
    fixture.host.layout()
    #expect(fixture.row("D0")?.bounds.height == 80)
    fixture.sheet.title = nil
    fixture.host.layout()
    #expect(fixture.rows.count == 3)
    #expect(
      !fixture.views(UILabel.self).contains {
        $0.text == "Title" && !$0.isHidden
          && $0.superview?.isHidden == false
      })
    fixture.sheet.sheetWidth = 200
    fixture.host.layout()
    #expect(fixture.sheet.frame.width == 200)
    #expect(fixture.row("N1")?.bounds.width == 200)
  }

  @Test("Light changes are visible right after the turn")
  func lightChanges() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.actionColor = .systemGreen
    fixture.sheet.actionFontSize = 30
    fixture.host.layout()
    let label = fixture.views(UILabel.self).first { $0.text == "N1" }
    #expect(label?.textColor == .systemGreen)
    #expect(label?.font.pointSize == 30)
  }

  @Test("Inserting, removing, renaming and disabling keep the meaning of indices")
  func indices() {
    let fixture = SheetFixture("D N C")
    let sheet = fixture.sheet
    #expect(sheet.addAction(.default("last")) == 3)
    #expect(sheet.insertAction(.default("first"), at: 0) == 0)
    #expect(sheet.removeAction(id: "N1")?.title == "N1")
    sheet.updateAction(id: "D0") { $0.title = "Renamed" }
    sheet.updateAction(id: "C2") { $0.isHidden = true }
    #expect(sheet.actions.map(\.title) == ["first", "Renamed", "C2", "last"])
    #expect(sheet.numberOfActions == 4)
    #expect(sheet.cancelActionIndex == 2)
    #expect(sheet.destructiveActionIndex == 1)
    #expect(sheet.firstDefaultActionIndex == 0)
    #expect(sheet.action(at: 7) == nil)
    #expect(sheet.removeAction(id: "nobody") == nil)
    #expect(!sheet.updateAction(id: "nobody") { _ in })
    fixture.host.layout()
    #expect(fixture.rows.count == 3)
  }

  @Test("Handlers, images and colors move with their action")
  func extrasFollowTheirAction() {
    let fixture = SheetFixture()
    let image = UIImage(systemName: "star")
    var action = ActionSheetAction.default("a", id: "a")
    action.image = image
    action.accessibilityIdentifier = "name"
    fixture.sheet.addAction(.default("b", id: "b"))
    fixture.sheet.addAction(action)
    fixture.sheet.removeAction(id: "b")
    #expect(fixture.sheet.action(at: 0)?.image === image)
    fixture.sheet.items = fixture.sheet.items + [.section("S"), .action(.cancel(id: "c"))]
    #expect(fixture.sheet.action("a")?.accessibilityIdentifier == "name")
    #expect(fixture.sheet.items.map(\.id).first == "a")
    #expect(fixture.sheet.numberOfActions == 2)
  }

  @Test("An animated update moves remaining rows, fades new ones in and old ones out")
  func animatedUpdate() {
    let fixture = SheetFixture("D N C")
    let before = fixture.sheet.frame
    fixture.sheet.performBatchUpdates(animated: true) {
      fixture.sheet.insertAction(.default("New", id: "new"), at: 2)
      fixture.sheet.removeAction(id: "D0")
    }
    #expect(fixture.sheet.frame == before)
    #expect(fixture.row("new")?.isFaded == false)
    fixture.host.advance(by: 0.1)
    let shown = fixture.row("new")?.subviews.last?.layer.presentation()?.opacity ?? 1
    #expect(shown > 0 && shown < 1)
    let moving = fixture.row("N1")?.layer.presentation()?.position.y ?? 0
    #expect(moving > 28 && moving < 84.5)
    fixture.host.advance(by: 1)
    #expect(fixture.rows.compactMap(\.rowID) == ["N1", "new", "C2"])
    #expect(fixture.views(SheetRowView.self).filter { !$0.isHidden }.count == 3)
  }

  @Test("Visible rows stay in place when rows are inserted above")
  func scrolledRowsStay() {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 60) + "C")
    fixture.host.layout()
    fixture.sheet.container.body.contentOffset.y = 1000
    fixture.host.layout()
    let before = fixture.middle(of: "N20")
    for index in 0..<5 { fixture.sheet.insertAction(.default("\(index)"), at: 0) }
    fixture.host.layout()
    #expect(fixture.middle(of: "N20") == before)
  }

  @Test("A view of the app that grows enlarges its row")
  func growingViews() {
    let fixture = SheetFixture("N C")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    fixture.sheet.contentView = view
    fixture.host.layout()
    let before = fixture.sheet.frame.height
    view.frame.size.height = 90
    fixture.sheet.setNeedsLayout()
    fixture.host.layout()
    #expect(fixture.sheet.frame.height == before + 40)
    #expect(view.frame.height == 90)
  }

  @Test("A sheet taken out of its window and put back shows the same")
  func comesBack() {
    let fixture = SheetFixture("H D N C")
    let before = fixture.rows.map { $0.convert($0.bounds, to: nil) }
    fixture.sheet.removeFromSuperview()
    fixture.sheet.updateAction(id: "D0") { $0.title = "Other" }
    fixture.host.add(fixture.sheet)
    #expect(fixture.rows.map { $0.convert($0.bounds, to: nil) } == before)
    #expect(fixture.views(UILabel.self).contains { $0.text == "Other" })
  }
}
