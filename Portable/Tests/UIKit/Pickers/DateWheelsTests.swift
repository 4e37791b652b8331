@testable import UIKit
import Foundation
import TestSupport
import Testing

@MainActor struct DateWheelsTests {
  private func wheels(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", interval: Int = 1
  ) -> DateWheels {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return DateWheels(mode: mode, calendar: calendar, minuteInterval: interval)
  }

  private func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test("The locale determines the order of the wheels and the hour cycle")
  func theLocaleOrdersTheWheelsAndSaysWhetherThereAreTwelveHours() {
    #expect(wheels(.date).columns == [.month, .dayOfMonth, .year])
    #expect(wheels(.date, "de_DE").columns == [.dayOfMonth, .month, .year])
    #expect(wheels(.date, "ja_JP").columns == [.year, .month, .dayOfMonth])
    #expect(wheels(.time).columns == [.hour, .minute, .dayPeriod])
    #expect(wheels(.time, "de_DE").columns == [.hour, .minute])
    #expect(wheels(.dateAndTime, "fr_FR").columns == [.day, .hour, .minute])
    #expect(wheels(.yearAndMonth).columns == [.month, .year])
    #expect(wheels(.countDownTimer).columns == [.hours, .minutes])
  }

  @Test("Titles are those of the locale") func titlesAreThoseOfTheLocale() throws {
    let english = wheels(.dateAndTime)
    #expect(english.title(of: 0, in: .month) == "January")
    #expect(english.title(of: 24, in: .hour) == "12" && english.title(of: 13, in: .hour) == "1")
    #expect(english.title(of: 65, in: .minute) == "05")
    #expect(english.title(of: 100_000, in: .day) == "Mon, Jan 1")
    #expect(wheels(.time, "de_DE").title(of: 0, in: .hour) == "00")
    #expect(wheels(.date, "ja_JP").title(of: 26, in: .dayOfMonth) == "27日")
    #expect(wheels(.date, "de_DE").title(of: 2, in: .month) == "März")
    #expect(wheels(.time, interval: 15).title(of: 3, in: .minute) == "45")
    #expect(wheels(.time, "ar_EG").title(of: 65, in: .minute) == "٠٥")
  }

  @Test(
    "The rows of a date give the date",
    arguments: [UIDatePicker.Mode.time, .date, .dateAndTime, .yearAndMonth])
  func rowsOfADateStandForIt(mode: UIDatePicker.Mode) throws {
    expectEach(["2024-02-29T23:59:00Z", "2026-11-27T00:00:00Z", "1969-07-20T12:17:00Z"]) { text in
      let date = try date(text)
      let wheels = wheels(mode)
      let rows = wheels.rows(of: date, near: nil)
      var read = date
      for (column, row) in zip(wheels.columns, rows) {
        #expect(row >= 0 && row < wheels.rowCount(of: column), "\(text)")
        read = wheels.date(read, with: row, in: column)
      }
      #expect(read == date, "\(text)")
      #expect(wheels.rows(of: date, near: rows) == rows, "\(text)")
    }
  }

  @Test("A repeating wheel turns the shorter way") func aWheelThatRepeatsTurnsTheShortWay() throws {
    let wheels = wheels(.time, "de_DE")
    let rows = try wheels.rows(of: date("2026-11-27T23:58:00Z"), near: nil)
    let next = try wheels.rows(of: date("2026-11-28T00:02:00Z"), near: rows)
    #expect(next[0] - rows[0] == 1 && next[1] - rows[1] == 4)
  }

  @Test("A day that the month does not have becomes its last day")
  func aDayThatTheMonthDoesNotHaveBecomesItsLastOne() throws {
    let wheels = wheels(.date)
    let read = try wheels.date(date("2027-01-31T10:00:00Z"), with: 1, in: .month)
    #expect(try read == date("2027-02-28T10:00:00Z"))
    let range = Date.distantPast ... .distantFuture
    #expect(!wheels.isRow(29, of: .dayOfMonth, in: range, beside: read))
    #expect(wheels.isRow(27, of: .dayOfMonth, in: range, beside: read))
  }
}
