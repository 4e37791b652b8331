import TestSupport
import Testing

@testable import ActionSheet

/// What a sheet shows.
@MainActor
struct ActionSheetControlTests {
  @Test("A sheet shows the header, actions in order and a view among them")
  func rowsInOrder() {
    let fixture = SheetFixture("H D N C")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    fixture.sheet.items.insert(.view(view), at: 1)
    fixture.host.layout()
    let kinds = (0..<5).map { fixture.sheet.layout.rows.kind(at: $0) }
    #expect(kinds == [.header, .action, .view, .action, .cancel])
    #expect(view.isDescendant(of: fixture.sheet))
    #expect(view.frame.height == 80)
    #expect(view.superview.map { view.center.x == $0.bounds.midX } == true)
  }

  @Test("The sheet is in the middle of its window and ends with it")
  func frameOfContainer() {
    let fixture = SheetFixture("D N C")
    #expect(fixture.sheet.frame == fixture.sheet.layout.containerFrame)
    #expect(fixture.sheet.frame.maxY == 844)
    #expect(fixture.sheet.frame.midX == 195)
  }

  @Test("Rows have the frames of the layout")
  func framesOfRows() {
    let fixture = SheetFixture("D N C")
    let frames = fixture.rows.map { $0.convert($0.bounds, to: fixture.sheet) }
    let expected = (0..<3).compactMap { fixture.sheet.layout.frameInContainer(ofRow: $0) }
    #expect(frames == expected)
    #expect(frames.map(\.minY) == [0, 56.5, 120.5])
  }

  @Test("A sheet from the archive of one that was shown has its parts once, and is empty")
  func partsFromAnArchive() throws {
    let fixture = SheetFixture("H D N C")
    let unarchiver = try NSKeyedUnarchiver(
      forReadingFrom: NSKeyedArchiver.archivedData(
        withRootObject: fixture.sheet, requiringSecureCoding: false))
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ActionSheetControl)
    let names = ActionSheetControl().subviews.map { "\(type(of: $0))" }
    #expect(copy.subviews.map { "\(type(of: $0))" } == names)
    #expect(copy.items.isEmpty && copy.title == nil)
  }

  @Test("A long title at the largest text wraps and makes its row grow")
  func longTitlesGrow() {
    let fixture = SheetFixture(contentSize: .accessibilityExtraExtraExtraLarge)
    fixture.sheet.addAction(.default("A title of several words that cannot fit", id: "long"))
    fixture.host.layout()
    let row = fixture.row("long")
    let label = fixture.views(UILabel.self).first { $0.text?.hasPrefix("A title") == true }
    #expect((row?.bounds.height ?? 0) > 150)
    #expect(label.map { $0.frame.minX >= 16 && $0.frame.maxX <= 354 } == true)
  }

  @Test("Titles have the color of their role")
  func titleColors() {
    let fixture = SheetFixture("D N C")
    let colors = fixture.views(UILabel.self).map(\.textColor)
    #expect(colors == [.systemRed, .label, .label])
  }

  @Test("An action can have a custom appearance") func anActionMayHaveItsOwnLook() {
    let fixture = SheetFixture()
    var action = ActionSheetAction.default("Own", id: "own")
    action.titleColor = .systemGreen
    action.font = .systemFont(ofSize: 30)
    action.preferredHeight = 90
    action.image = UIImage(systemName: "star")
    action.subtitle = "Subtitle"
    action.badge = "7"
    action.state = .on
    fixture.sheet.addAction(action)
    fixture.host.layout()
    let labels = fixture.views(UILabel.self)
    #expect(labels.map(\.text) == ["Own", "Subtitle", "7"])
    #expect(labels.first?.textColor == .systemGreen)
    #expect(labels.first?.font.pointSize == 30)
    #expect(fixture.row("own")?.bounds.height == 90)
    #expect(fixture.views(UIImageView.self).count == 2)
  }

  @Test("The font of an action scales with the text size, and its row with it")
  func ownFontScales() throws {
    let host = TestHost(contentSize: .accessibilityExtraExtraExtraLarge)
    let sheet = host.add(ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
    func add(_ title: String, _ font: UIFont) {
      var action = ActionSheetAction.default(title)
      action.font = font
      sheet.addAction(action)
    }
    let plain = UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)
    let large = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    add("Plain", plain)
    add("Scaled", UIFontMetrics(forTextStyle: .body).scaledFont(for: plain, compatibleWith: large))
    add("Preferred", .preferredFont(forTextStyle: .body, compatibleWith: large))
    host.layout()
    var fonts: [String: UIFont] = [:]
    for label in labels(in: sheet) { fonts[label.text ?? ""] = label.font }
    #expect(fonts["Plain"]?.pointSize == 53)
    #expect(fonts["Plain"]?.familyName == plain.familyName)
    #expect(fonts["Scaled"]?.pointSize == 53)
    #expect(fonts["Preferred"]?.pointSize == 53)
    let line = try #require(fonts["Plain"]?.lineHeight)
    let row = try #require(sheet.container.live.values.first)
    #expect(row.bounds.height > line)
    sheet.traitOverrides.preferredContentSizeCategory = .large
    host.layout()
    #expect(labels(in: sheet).map(\.font.pointSize) == [17, 17, 17])
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  @Test("A row is as high as its title needs in a font of the app")
  func ownFontOfTheStyle() throws {
    let title = String(repeating: "i", count: 34)
    let fixture = SheetFixture()
    fixture.sheet.addAction(.default(title, id: "a"))
    fixture.host.layout()
    let oneLine = try #require(fixture.row("a")?.bounds.height)
    fixture.sheet.style.fonts.action = SheetFont(
      .monospacedSystemFont(ofSize: 24, weight: .bold))
    fixture.host.layout()
    let label = try #require(fixture.views(UILabel.self).first)
    let row = try #require(fixture.row("a"))
    #expect(label.bounds.height >= 2 * label.font.lineHeight.rounded(.down))
    #expect(row.bounds.height > oneLine)
  }

  @Test("A title with attributes takes the rest from the style")
  func aTitleWithAttributesTakesTheRestFromTheStyle() {
    let fixture = SheetFixture()
    var action = ActionSheetAction.default("Plain", id: "a")
    action.attributedTitle = NSAttributedString(
      string: "Two\nlines", attributes: [.foregroundColor: UIColor.systemGreen])
    fixture.sheet.addAction(action)
    fixture.host.layout()
    let text = fixture.views(UILabel.self).first?.attributedText
    let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(text?.string == "Two\nlines")
    #expect(font?.pointSize == 20)
    #expect(color == .systemGreen)
  }

  @Test("Only visible rows of thousands have views, at any scroll position")
  func onlySeenRowsHaveViews() {
    let fixture = SheetFixture(style: .system)
    for index in 0..<5000 { fixture.sheet.addAction(.default("\(index)")) }
    fixture.host.layout()
    let limit = 20
    #expect(fixture.rows.count <= limit)
    for step in 1...50 {
      fixture.sheet.container.body.contentOffset.y = CGFloat(step) * 777
      fixture.host.layout()
      #expect(fixture.rows.count <= limit)
    }
    #expect(fixture.views(SheetActionRowView.self).count <= 2 * limit)
  }

  @Test("Header and cancel keep their place while the rows scroll")
  func headerAndCancelStay() {
    let fixture = SheetFixture(style: .system, "H")
    fixture.add(String(repeating: "N", count: 40) + "C")
    fixture.host.layout()
    let cancel = fixture.middle(of: "C40")
    let header = fixture.rows.first.map { $0.convert($0.bounds, to: nil) }
    fixture.sheet.container.body.contentOffset.y = 300
    fixture.host.layout()
    #expect(fixture.middle(of: "C40") == cancel)
    #expect(fixture.rows.first.map { $0.convert($0.bounds, to: nil) } == header)
    #expect(fixture.row("N0") == nil)
  }

  @Test("A list that is too long opens at its top", arguments: [SheetStyle.classic, .system])
  func aListOpensAtItsTop(style: SheetStyle) {
    let fixture = SheetFixture(style: style)
    fixture.add(String(repeating: "N", count: 40))
    fixture.host.layout()
    #expect(fixture.row("N0") != nil)
    #expect(fixture.row("N39") == nil)
  }

  @Test("A sheet among other views is as high as its content")
  func amongOtherViewsItIsAsHighAsItsContent() {
    let sheet = ActionSheetControl()
    sheet.style = .classic
    sheet.addAction(.default("One"))
    sheet.addAction(.cancel())
    #expect(sheet.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 120))
    #expect(sheet.intrinsicContentSize.height == 120)
    #expect(sheet.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("A sheet, its handlers and its views are released")
  func isReleased() {
    final class Captured {}
    let host = TestHost()
    expectReleased(in: host) { host in
      let sheet = ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let captured = Captured()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      sheet.contentView = view
      // A handler that was chosen is kept until it has run.
      sheet.runsHandlers = false
      sheet.addAction(.default("One") { _ in _ = captured })
      host.add(sheet)
      _ = sheet.allElements
      host.touches.tap(sheet, at: CGPoint(x: 100, y: 80))
      sheet.removeFromSuperview()
      return [sheet, captured, view]
    }
  }

  @Test("A replaced view leaves the tree") func aReplacedViewLeavesTheTree() {
    let fixture = SheetFixture("N C")
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 70))
    fixture.sheet.contentView = old
    fixture.host.layout()
    #expect(old.window != nil)
    fixture.sheet.contentView = new
    fixture.host.layout()
    #expect(old.superview == nil)
    #expect(new.window != nil)
    fixture.sheet.contentView = nil
    fixture.host.layout()
    #expect(new.superview == nil)
  }
}
