import Foundation
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Date pickers and wheels of choices in a sheet.
@MainActor
@Suite(.serialized)
struct SheetPickerViewTests {
  private let stage = PresentationStage([], title: "Remind Me")

  private func show(_ items: [ActionSheetItem]) {
    stage.controller.items =
      items + [.action(stage.action("Save")), .action(stage.action("xCancel"))]
    stage.show()
  }

  private var views: [SheetPickerView] {
    stage.sheet.content.items.compactMap { item in
      guard case .view(let slot) = item.kind else { return nil }
      return slot.view as? SheetPickerView
    }
  }

  private func header(_ index: Int) -> UIControl? {
    views[index].subviews.lazy.compactMap { $0 as? UIControl }.first { !($0 is UIDatePicker) }
  }

  private func wheel(_ index: Int) -> UIView? {
    views[index].picker.subviews.first { $0.accessibilityTraits == .adjustable }
  }

  private let day = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private func configure(_ picker: UIDatePicker) {
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
  }

  @Test("A wheel that is turned reports its choice, and an action reads it")
  func aWheelThatIsTurnedReportsItsChoiceAndAnActionReadsIt() {
    var choices: [Int] = []
    var read: [Int] = []
    var events = 0
    let save = ActionSheetAction.default("Save") { [stage] _ in
      read = stage.controller.pickers.map { $0.selectedRow(inComponent: 0) }
    }
    stage.sheet.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stage.controller.items = [
      .picker(choices: ["Never", "Daily", "Weekly"], selection: 1) { choices.append($0) },
      .action(save),
    ]
    stage.show()
    #expect(stage.controller.pickers.map { $0.selectedRow(inComponent: 0) } == [1])
    let middle = stage.host.touches.point(in: views[0].picker)
    stage.host.touches.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.6)
    stage.run(2)
    #expect(choices == [2] && events == 1)
    stage.sheet.selectAction(id: save.id)
    stage.run()
    #expect(read == [2])
  }

  @Test("A wheel keeps its finger where the sheet could be dragged")
  func aWheelKeepsItsFingerWhereTheSheetCouldBeDragged() {
    stage.controller.style.closesOnSwipe = true
    show([.picker(choices: (0..<9).map(String.init))])
    let middle = stage.host.touches.point(in: views[0].picker)
    stage.host.touches.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + 80), duration: 0.2)
    stage.run(2)
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.transform == .identity)
  }

  @Test("A title shows the value, and a tap on it opens one picker at a time")
  func aTitleShowsTheValueAndATapOnItOpensOnePickerAtATime() {
    show([
      .datePicker("Date", date: day, configurationHandler: configure),
      .picker("Repeat", choices: ["Never", "Daily"]),
    ])
    #expect(header(0)?.accessibilityLabel == "Date")
    #expect(header(0)?.accessibilityValue == "Jan 9, 2007")
    #expect(header(1)?.accessibilityValue == "Never")
    let closed = stage.sheet.bounds.height
    #expect(views.allSatisfy { !$0.isExpanded && $0.picker.isHidden && $0.bounds.height < 70 })
    if let header = header(0) { stage.host.touches.tap(header) }
    stage.run()
    #expect(views.map(\.isExpanded) == [true, false])
    #expect(abs(views[0].bounds.height - views[1].bounds.height - 224) < 1)
    if let header = header(1) { stage.host.touches.tap(header) }
    stage.run()
    #expect(views.map(\.isExpanded) == [false, true])
    if let header = header(1) { stage.host.touches.tap(header) }
    stage.run()
    #expect(stage.sheet.bounds.height == closed)
  }

  @Test("A picked date is reported, and shown beside the title")
  func aPickedDateIsReportedAndShownBesideTheTitle() {
    var dates: [Date] = []
    show([
      .datePicker("Date", date: day, configurationHandler: configure) { dates.append($0) }
    ])
    if let header = header(0) { stage.host.touches.tap(header) }
    stage.run()
    let picker = stage.controller.datePickers.first
    let wheels = picker?.subviews.first?.subviews.filter { $0.accessibilityTraits == .adjustable }
    wheels?[1].accessibilityIncrement()
    #expect(dates == [day + 86_400] && picker?.date == day + 86_400)
    #expect(header(0)?.accessibilityValue == "Jan 10, 2007")
  }

  @Test(
    "The value has the form of the mode",
    arguments: [
      (UIDatePicker.Mode.time, "9:41\u{202F}AM"), (.dateAndTime, "Jan 9, 2007 at 9:41\u{202F}AM"),
      (.yearAndMonth, "January 2007"), (.countDownTimer, "1:05"),
    ])
  func theValueHasTheFormOfTheMode(mode: UIDatePicker.Mode, text: String) {
    if mode == .yearAndMonth { guard #available(iOS 17.4, *) else { return } }
    show([
      .datePicker("Date", date: day) { picker in
        configure(picker)
        picker.datePickerMode = mode
        picker.countDownDuration = 3900
      }
    ])
    #expect(
      header(0)?.accessibilityValue?.replacingOccurrences(of: "01:05", with: "1:05") == text)
  }

  @Test("Where space is short a wheel is lower, and the actions stay in reach")
  func whereSpaceIsShortAWheelIsLowerAndTheActionsStayInReach() {
    let stage = PresentationStage([], title: "Remind Me", size: CGSize(width: 844, height: 390))
    stage.controller.items = [
      .datePicker(date: day), .action(stage.action("Save")), .action(stage.action("xCancel")),
    ]
    stage.show()
    #expect(stage.sheet.layout.body.maximumOffset == 0)
    let height = stage.controller.datePickers.first?.bounds.height ?? 0
    #expect(height > 80 && height < 216)
    stage.tap("Save")
    stage.run()
    #expect(stage.log.entries.contains("handler Save"))
  }

  @Test("At accessibility text sizes the value is below the title")
  func atAccessibilityTextSizesTheValueIsBelowTheTitle() {
    show([.picker("Repeat", choices: ["Never", "Daily"])])
    let low = views[0].bounds.height
    stage.controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    stage.run()
    #expect(views[0].bounds.height > 2 * low)
    if let header = header(0) { stage.host.touches.tap(header) }
    stage.run()
    #expect(stage.controller.pickers[0].rowSize(forComponent: 0).height > 50)
    #expect(stage.controller.pickers[0].selectedRow(inComponent: 0) == 0)
  }

  @Test("VoiceOver adjusts a wheel, which has the title of its item")
  func voiceOverAdjustsAWheelWhichHasTheTitleOfItsItem() {
    show([.picker("Repeat", choices: ["Never", "Daily"])])
    #expect(wheel(0)?.accessibilityLabel == "Repeat")
    wheel(0)?.accessibilityIncrement()
    #expect(wheel(0)?.accessibilityValue == "Daily")
    #expect(header(0)?.accessibilityValue == "Daily")
  }

  @Test("Without choices, and with an index out of range, a picker shows a valid row")
  func noChoicesAndAnIndexOutOfRangeShowWhatThereIs() {
    show([.picker("None", choices: []), .picker("One", choices: ["A", "B"], selection: 9)])
    #expect(header(0)?.accessibilityValue == nil)
    #expect(stage.controller.pickers.map { $0.selectedRow(inComponent: 0) } == [-1, 1])
  }

  @Test("A sheet with pickers is released") func aSheetWithPickersIsReleased() {
    weak var released: ActionSheetControl?
    autoreleasepool {
      let sheet = ActionSheetControl()
      sheet.items = [
        .datePicker("Date", date: day), .picker("Repeat", choices: ["Never", "Daily"]) { _ in },
      ]
      sheet.layoutIfNeeded()
      released = sheet
    }
    #expect(released == nil)
  }
}
