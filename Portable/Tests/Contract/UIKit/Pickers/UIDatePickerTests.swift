import Foundation
import Testing
import UIKit

/// Rules of Apple's documentation of `UIDatePicker`.
@MainActor struct UIDatePickerContractTests {
  private let picker = UIDatePicker()

  @Test("A new picker picks a date and a time, in the calendar of the user")
  func aNewPickerPicksADateAndATimeInTheCalendarOfTheUser() {
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.calendar == .current)
  }

  // "The interval value must be evenly divided into 60; if it isn't, the default value is used. The
  // default and minimum values are 1; the maximum value is 30."
  @Test("An interval that does not divide an hour is replaced by one minute")
  func anIntervalThatDoesNotDivideAnHourCountsAsAMinute() {
    for (interval, expected) in [(15, 15), (7, 1), (30, 30), (60, 1), (0, 1)] {
      picker.minuteInterval = interval
      #expect(picker.minuteInterval == expected)
    }
  }

  // "date always rounds to the minuteInterval".
  @Test("A date is rounded to the interval") func aDateIsOneOfTheInterval() throws {
    picker.minuteInterval = 15
    picker.date = Date(timeIntervalSinceReferenceDate: 3600 * 8 + 60 * 20 + 5)
    #expect(picker.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 900) == 0)
  }

  // "If the minimum date value is greater than the maximum date value, both properties are ignored."
  @Test("Limits that contradict each other are ignored")
  func limitsThatContradictEachOtherAreIgnored() {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    picker.minimumDate = date + 1000
    picker.maximumDate = date - 1000
    picker.date = date
    #expect(picker.date == date)
  }

  @Test("A date out of range is limited, and no event is sent")
  func aDateOutOfRangeIsLimitedAndNoEventIsSent() {
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    picker.date = date
    picker.minimumDate = date + 86_400
    #expect(picker.date == date + 86_400)
    picker.setDate(date, animated: false)
    #expect(picker.date == date + 86_400 && count == 0)
  }

  // "You can't use this style with the countDownTimer mode."
  @Test("A timer has wheels whatever style is preferred")
  func aTimerHasWheelsWhateverStyleIsPreferred() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }
}
