@testable import UIKit
import Foundation
import TestSupport
import Testing

@MainActor struct UIDatePickerTests {
  private let host: TestHost
  private let picker = UIDatePicker()
  private let recorder: ControlEventRecorder

  init() throws {
    host = TestHost()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = try Date("2026-11-27T09:41:30Z", strategy: .iso8601)
    recorder = ControlEventRecorder(picker, for: .valueChanged)
  }

  private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 30, y: 100), size: picker.intrinsicContentSize)
    host.add(picker)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private var columns: [PickerColumnView] {
    picker.content?.subviews.compactMap { $0 as? PickerColumnView } ?? []
  }

  @Test("Turning a wheel changes the date and sends an event")
  func turningAWheelChangesTheDateAndSendsAnEvent() throws {
    show(.date, .wheels)
    columns[0].accessibilityIncrement()
    #expect(try picker.date == date("2026-12-27T09:41:30Z"))
    #expect(columns.map(\.accessibilityValue) == ["December", "27", "2026"])
    let x = columns[2].frame.midX
    host.touches.drag(
      in: picker, from: CGPoint(x: x, y: 90), to: CGPoint(x: x, y: 130), duration: 1)
    host.advance(by: 2)
    #expect(Calendar(identifier: .gregorian).component(.year, from: picker.date) == 2025)
    #expect(recorder.names == ["valueChanged", "valueChanged"])
  }

  @Test("Days of the calendar have the digits of the language")
  func daysOfTheCalendarHaveTheDigitsOfTheLanguage() throws {
    picker.locale = Locale(identifier: "ar_EG")
    show(.date, .inline)
    host.layout()
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let texts = Set(labels(picker).compactMap(\.text))
    #expect(texts.contains("٢٧") && !texts.contains("27"))
  }

  @Test("A wheel returns to the range, and rows outside it are gray")
  func aWheelReturnsToTheRangeAndWhatIsBeyondIsGray() throws {
    picker.maximumDate = try date("2026-12-10T00:00:00Z")
    show(.date, .wheels)
    columns[0].accessibilityIncrement()
    #expect(try picker.date == date("2026-12-10T00:00:00Z"))
    host.advance(by: 1)
    #expect(columns.map(\.accessibilityValue) == ["December", "10", "2026"])
    columns[1].accessibilityIncrement()
    host.advance(by: 1)
    #expect(columns[1].accessibilityValue == "10")
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("The wheel of the day's halves moves the hour") func theWheelOfTheDaysHalvesMovesTheHour()
    throws
  {
    show(.time, .wheels)
    columns[2].accessibilityIncrement()
    #expect(try picker.date == date("2026-11-27T21:41:30Z"))
    columns[0].accessibilityIncrement()
    columns[0].accessibilityIncrement()
    columns[0].accessibilityIncrement()
    #expect(columns.map(\.accessibilityValue) == ["12", "41", "AM"])
  }

  @Test("A timer is never shorter than a minute") func aTimerIsNeverShorterThanAMinute() {
    show(.countDownTimer, .wheels)
    picker.countDownDuration = 60
    host.layout()
    columns[1].accessibilityDecrement()
    host.advance(by: 1)
    #expect(picker.countDownDuration == 60 && recorder.names.isEmpty)
    columns[0].accessibilityIncrement()
    #expect(picker.countDownDuration == 3660 && recorder.names == ["valueChanged"])
  }

  @Test("A tap on a day of the calendar keeps the time of the day")
  func aTapOnADayOfTheCalendarKeepsTheTimeOfTheDay() throws {
    show(.date, .inline)
    let calendar = try #require(picker.content as? DateCalendarView)
    let days = calendar.days.filter { !$0.isHidden }
    #expect(days.count == 30 && days[26].accessibilityTraits == [.button, .selected])
    #expect(days[26].accessibilityLabel == "Friday, November 27, 2026")
    host.touches.tap(days[2])
    #expect(try picker.date == date("2026-11-03T09:41:30Z"))
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("Days out of range cannot be tapped") func daysOutOfRangeCannotBeTapped() throws {
    picker.minimumDate = try date("2026-11-20T12:00:00Z")
    show(.date, .inline)
    let calendar = try #require(picker.content as? DateCalendarView)
    let days = calendar.days.filter { !$0.isHidden }
    #expect(days.map(\.isEnabled) == (1...30).map { $0 >= 20 })
    host.touches.tap(days[18])
    #expect(recorder.names.isEmpty)
  }

  @Test("A swipe turns the months within the range and picks nothing")
  func aSwipeTurnsTheMonthsWithinTheRangeAndPicksNothing() throws {
    picker.maximumDate = try date("2026-12-10T00:00:00Z")
    show(.date, .inline)
    let calendar = try #require(picker.content as? DateCalendarView)
    func swipe(from start: CGFloat, to end: CGFloat) {
      host.touches.drag(
        in: picker, from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.1)
    }
    func shownMonth() -> Int {
      Calendar(identifier: .gregorian).component(.month, from: calendar.month)
    }
    swipe(from: 250, to: 60)
    #expect(shownMonth() == 12)
    swipe(from: 250, to: 60)
    #expect(shownMonth() == 12)
    swipe(from: 60, to: 250)
    swipe(from: 60, to: 250)
    #expect(shownMonth() == 10)
    #expect(recorder.names.isEmpty)
    picker.semanticContentAttribute = .forceRightToLeft
    swipe(from: 60, to: 250)
    #expect(shownMonth() == 11)
  }

  @Test("A field shows an editor whose date the picker takes")
  func aFieldShowsAnEditorWhoseDateThePickerTakes() throws {
    show(.dateAndTime, .automatic)
    #expect(picker.datePickerStyle == .compact)
    let fields = try #require(picker.content as? DateFieldsView)
    #expect(fields.fields.map { $0.title(for: .normal) } == ["Nov 27, 2026", "9:41\u{202F}AM"])
    host.touches.tap(fields.fields[0])
    host.advance(by: 1)
    let editor = try #require(
      host.rootViewController.presentedViewController as? DateEditorController)
    let calendar = try #require(editor.editor.content as? DateCalendarView)
    host.touches.tap(calendar.days.filter { !$0.isHidden }[9])
    #expect(try picker.date == date("2026-11-10T09:41:30Z"))
    #expect(fields.fields[0].title(for: .normal) == "Nov 10, 2026")
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("The wheels and the weeks are mirrored from right to left")
  func rightToLeftTheWheelsAndTheWeeksAreMirrored() throws {
    let host = TestHost(direction: .rightToLeft)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 20, y: 100, width: 320, height: 330)
    host.add(picker)
    let calendar = try #require(picker.content as? DateCalendarView)
    let days = calendar.days.filter { !$0.isHidden }
    #expect(days[1].frame.minX < days[0].frame.minX || days[1].frame.minY > days[0].frame.minY)
    #expect(days[2].frame.minX < days[1].frame.minX)
  }
}
