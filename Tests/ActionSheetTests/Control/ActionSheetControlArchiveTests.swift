import ControlCore
import TestSupport
import Testing

@testable import ActionSheet

extension ArchivedProperty where Root == ActionSheetControl {
  /// A property of Interface Builder, by its name.
  fileprivate init(_ name: String) {
    let property = ActionSheetControl.inspectableProperties.first { $0.name == name }
    self.init(name) { sheet in
      guard let property else { return }
      property.set(Self.other(than: property.defaultValue), in: sheet)
    } get: { sheet in
      String(describing: property?.value(in: sheet))
    }
  }

  private static func other(than value: InspectableValue) -> InspectableValue {
    switch value {
    case .bool(let bool): .bool(!bool)
    case .number(let number): .number(number == 1 ? 0.5 : number + 1)
    case .string: .string("Other")
    case .color: .color(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    default: value
    }
  }
}

/// An archive keeps everything that can be set, but closures.
@MainActor
struct ActionSheetControlArchiveTests {
  /// The settable public properties that an archive has.
  // Archived: ActionSheetControl
  static let archived: [ArchivedProperty<ActionSheetControl>] = [
    .init("title", set: { $0.title = "Title" }, get: { "\($0.title ?? "")" }),
    .init("message", set: { $0.message = "Message" }, get: { "\($0.message ?? "")" }),
    .init(
      "attributedTitle", set: { $0.attributedTitle = rich("Rich") },
      get: { "\($0.attributedTitle?.string ?? "") \($0.title ?? "")" }),
    .init(
      "attributedMessage", set: { $0.attributedMessage = rich("Words") },
      get: { "\($0.attributedMessage?.string ?? "") \($0.message ?? "")" }),
    .init("headerView", set: { $0.headerView = box(30) }, get: { describe($0.headerView, in: $0) }),
    .init("footerView", set: { $0.footerView = box(40) }, get: { describe($0.footerView, in: $0) }),
    .init(
      "contentView", set: { $0.contentView = box(50) }, get: { describe($0.contentView, in: $0) }),
    .init(
      "backgroundView", set: { $0.backgroundView = box(60) },
      get: { $0.backgroundView == nil ? "none" : "a view" }),
    .init(
      "contentViewIndex",
      set: { sheet in
        sheet.contentView = box(50)
        for title in ["One", "Two"] { sheet.addAction(.default(title)) }
        sheet.contentViewIndex = 1
      }, get: { "\($0.contentViewIndex ?? -1)" }),
    .init(
      "preferredStyle", set: { $0.preferredStyle = .alert },
      get: { "\($0.preferredStyle.rawValue)" }),
    .init("items", set: { $0.items = items }, get: { text(of: $0.items) }),
    .init(
      "preferredAction",
      set: { sheet in
        sheet.items = items
        sheet.preferredAction = sheet.action("delete")
      }, get: { "\($0.preferredAction?.title ?? "none")" }),
    .init(
      "style",
      set: { sheet in
        sheet.style = .edgeToEdge
        sheet.style.colors.cancelAmbient = .red
        sheet.style.fonts.title = SheetFont(.systemFont(ofSize: 21), relativeTo: nil)
        sheet.style.metrics.topSpacing = 20...40
      },
      get: { sheet in
        let style = sheet.style
        let font = SheetFont(.systemFont(ofSize: 21), relativeTo: nil)
        return "\(style.preset) \(style.members.rawValue) \(style.colors.cancelAmbient == .red) "
          + "\(style.fonts.title == font) \(style.metrics.topSpacing)"
      }),
    .init(
      "showsCancelActions", set: { $0.showsCancelActions = false },
      get: { "\($0.showsCancelActions)" }),
    .init("runsHandlers", set: { $0.runsHandlers = false }, get: { "\($0.runsHandlers)" }),
    .init("actionHeight"), .init("sheetWidth"), .init("bottomSpacing"),
    .init("cornerRadius"), .init("groupSpacing"), .init("separatorThickness"),
    .init("headerVerticalSpacing"), .init("headerLineSpacing"),
    .init("actionFontSize"), .init("separatesRows"), .init("blursBackground"),
    .init("usesContinuousCorners"), .init("pinsHeader"), .init("pinsCancel"),
    .init("opensAtEnd"), .init("alignsLeading"), .init("closesOnBackgroundTap"),
    .init("allowsScrolling"), .init("allowsSliding"), .init("playsHaptics"),
    .init("interruptsGestures"), .init("closesOnSwipe"),
    .init("closesInBackground"), .init("closesOnRotation"),
    .init("animationDuration"), .init("animationDampingRatio"),
    .init("animationVelocity"), .init("actionColor"), .init("cancelColor"),
    .init("destructiveColor"), .init("headerColor"), .init("separatorColor"),
    .init("groupSeparatorColor"), .init("ambientColor"), .init("highlightColor"),
    .init("dimmingColor"),
  ]

  /// The settable public properties that no archive has, and why.
  // Not archived: ActionSheetControl
  static let notArchived: [(name: String, reason: String)] = [
    ("actionSelected", "a closure"), ("actionFailed", "a closure"),
    ("backgroundTapped", "a closure"), ("layoutChanged", "a closure"),
    ("hapticSink", "an object of the device, or of a test"),
  ]

  // Foundation on Linux cannot decode a text with the same attributes throughout.
  private static func rich(_ text: String) -> NSAttributedString {
    let rich = NSMutableAttributedString(string: text)
    rich.addAttribute(
      .kern, value: NSNumber(value: 2), range: NSRange(location: 0, length: 1))
    return rich
  }

  private static func box(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 120, height: height))
  }

  private static func describe(_ view: UIView?, in sheet: ActionSheetControl) -> String {
    guard let view, let id = sheet.hostedViews.views.first(where: { $0.value === view })?.key else {
      return "none"
    }
    let content = sheet.content
    let slots = [content.headerView, content.footerView, content.customView].compactMap { $0 }
    return slots.first { $0.id == id }.map(text(of:)) ?? "no slot"
  }

  private static var items: [ActionSheetItem] {
    var share = ActionSheetAction(
      "Share", id: "share", subtitle: "with others", image: UIImage(systemName: "heart"))
    share.badge = "3"
    share.state = .mixed
    share.errorMessage = "Offline"
    share.preferredHeight = 70
    share.titleColor = .red
    share.backgroundColor = .green
    share.highlightColor = .blue
    share.font = .systemFont(ofSize: 23)
    share.attributedTitle = rich("Share!")
    share.accessibilityIdentifier = "share-row"
    share.isEnabled = false
    var open = ActionSheetAction("Open in", id: "open")
    open.children = [.section("Apps"), .action(.default("Maps", id: "maps"))]
    open.isHidden = true
    var delete = ActionSheetAction.destructive("Delete", id: "delete")
    delete.keepsPresented = true
    delete.closesImmediately = true
    delete.isCancelable = false
    delete.state = .on
    return [
      .action(share), .section("Others", subtitle: "below", selection: .multiple, id: "others"),
      .action(open), .action(delete), .view(box(33), id: "box", takesTouches: false),
      .action(.cancel("Stop", id: "stop")),
    ]
  }

  private static func text(of slot: SheetViewSlot) -> String {
    var slot = slot
    slot.view = nil
    return "\(slot)"
  }

  private static func values(of action: ActionSheetAction) -> String {
    "\(action.id) \(action.title) \(action.subtitle ?? "") \(action.errorMessage ?? "") "
      + "\(action.badge ?? "") \(action.role) \(action.state) \(action.preferredHeight ?? -1) "
      + "\(action.isEnabled) \(action.isHidden) \(action.isPreferred) \(action.keepsPresented) "
      + "\(action.closesImmediately) \(action.isCancelable)"
  }

  private static func text(of items: [ActionSheetItem]) -> String {
    items.map { item in
      switch item.kind {
      case .action(let action):
        "\(values(of: action)) \(action.image != nil) \(action.attributedTitle?.string ?? "") "
          + "\(action.titleColor == .red) \(action.backgroundColor == .green) "
          + "\(action.highlightColor == .blue) \(action.font?.pointSize ?? 0) "
          + "\(action.accessibilityIdentifier ?? "") [\(text(of: action.children))]"
      case .section(let section): "\(section)"
      case .view(let slot): "\(text(of: slot)) \(slot.view?.bounds ?? .null)"
      }
    }.joined(separator: "\n")
  }

  private func copy(_ sheet: ActionSheetControl) throws -> ActionSheetControl {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: sheet, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ActionSheetControl)
  }

  @Test("An archive keeps each property")
  func roundTrip() throws {
    expectEach(Self.archived, named: \.name) { row in
      let sheet = ActionSheetControl()
      let before = row.get(sheet)
      row.set(sheet)
      let value = row.get(sheet)
      #expect(value != before, "\(row.name) is not changed")
      let decoded = row.get(try copy(sheet))
      #expect(decoded == value, "\(row.name)")
    }
  }

  @Test("An archive keeps all properties together, also of a sheet that was shown")
  func together() throws {
    let fixture = SheetFixture()
    for row in Self.archived { row.set(fixture.sheet) }
    fixture.host.layout()
    let copy = try copy(fixture.sheet)
    for row in Self.archived { #expect(row.get(copy) == row.get(fixture.sheet), "\(row.name)") }
  }

  @Test("Each list names a property once, and no property is in both")
  func lists() {
    let names = Self.archived.map(\.name) + Self.notArchived.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      Set(ActionSheetControl.inspectableProperties.map(\.name)).isSubset(
        of: Self.archived.map(\.name)))
  }

  @Test("A sheet that was shown has its lists and rows once after decoding")
  func parts() throws {
    let fixture = SheetFixture("AAA")
    let copy = try copy(fixture.sheet)
    #expect(copy.subviews.filter { $0 is SheetListView }.count == 2)
    copy.frame = fixture.sheet.frame
    fixture.sheet.removeFromSuperview()
    fixture.host.add(copy)
    fixture.host.layout()
    let rows = copy.container.body.subviews.filter { $0 is SheetActionRowView && !$0.isHidden }
    #expect(rows.count == 3)
  }

  @Test("Values that follow the style stay those of the style, and set ones stay set")
  func layers() throws {
    let sheet = ActionSheetControl()
    sheet.style = .system
    sheet.cornerRadius = 10
    let copy = try copy(sheet)
    #expect(copy.style == sheet.style)
    copy.style = .edgeToEdge
    #expect(copy.cornerRadius == 10)
    #expect(copy.actionHeight == SheetStyle.edgeToEdge.metrics.actionHeight)
  }

  @Test("A sheet that shows the items of an action is archived with its own items")
  func pages() throws {
    let sheet = ActionSheetControl()
    sheet.title = "Root"
    var open = ActionSheetAction("Open in", id: "open")
    open.children = [.action(.default("Maps"))]
    sheet.addAction(open)
    sheet.selectAction(id: "open")
    #expect(sheet.title == "Open in")
    let copy = try copy(sheet)
    #expect(copy.title == "Root")
    #expect(copy.items.map(\.id) == ["open"])
  }

  @Test("Date pickers and pickers of choices keep their values and limits")
  func pickers() throws {
    let sheet = ActionSheetControl()
    let date = Date(timeIntervalSinceReferenceDate: 1_000_000)
    sheet.items = [
      .datePicker("Starts", date: date, id: "date") {
        $0.datePickerMode = .dateAndTime
        $0.preferredDatePickerStyle = .inline
        $0.minuteInterval = 15
        $0.minimumDate = date - 86_400
        $0.maximumDate = date + 86_400
      },
      .picker("Size", choices: ["Small", "Large"], selection: 1, id: "size"),
      .picker(choices: ["One", "Two"], id: "untitled"),
      .datePicker("Timer", id: "timer") {
        $0.datePickerMode = .countDownTimer
        $0.countDownDuration = 600
      },
    ]
    let copy = try copy(sheet)
    #expect(copy.items.map(\.id) == ["date", "size", "untitled", "timer"])
    let picker = try #require(copy.datePickers.first)
    #expect(picker.date == sheet.datePickers.first?.date)
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .inline)
    #expect(picker.minuteInterval == 15)
    #expect(picker.minimumDate == date - 86_400 && picker.maximumDate == date + 86_400)
    #expect(copy.datePickers.last?.datePickerMode == .countDownTimer)
    #expect(copy.datePickers.last?.countDownDuration == 600)
    #expect(copy.pickers.map { $0.selectedRow(inComponent: 0) } == [1, 0])
    #expect(copy.pickers.first?.accessibilityLabel == "Size")
    #expect(copy.pickers.map { $0.numberOfRows(inComponent: 0) } == [2, 2])
  }
}
