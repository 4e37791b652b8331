import Foundation

/// The wheels of a date picker: which there are in a locale, what their rows show, and the date that rows
/// stand for.
@MainActor final class DateWheels {
  enum Column: Equatable {
    case year, month, dayOfMonth, day, hour, minute, dayPeriod, hours, minutes
  }

  let columns: [Column]
  let mode: UIDatePicker.Mode
  let calendar: Calendar
  private let locale: Locale
  private let minuteInterval: Int
  private var formatters: [String: DateFormatter] = [:]
  private lazy var numbers = {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter
  }()

  /// The day of the middle row of a wheel of days.
  private lazy var middleDay = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))

  private static let dayCount = 200_001
  private static let rounds = 200

  /// - Parameter calendar: The calendar, with its locale and time zone.
  init(mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int) {
    self.mode = mode
    self.calendar = calendar
    self.minuteInterval = minuteInterval
    locale = calendar.locale ?? .current
    columns = Self.columns(of: mode, locale: locale)
  }

  // MARK: Columns

  private static func columns(of mode: UIDatePicker.Mode, locale: Locale) -> [Column] {
    switch mode {
    case .time: columns(of: "jm", locale: locale)
    case .date: columns(of: "yMMMMd", locale: locale)
    case .dateAndTime: [.day] + columns(of: "jm", locale: locale)
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: columns(of: "yMMMM", locale: locale)
    }
  }

  /// Returns the columns in the order in which a locale writes a template.
  private static func columns(of template: String, locale: Locale) -> [Column] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var columns: [Column] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let column = column(of: letter), !columns.contains(column) else { continue }
      columns.append(column)
    }
    return columns
  }

  private static func column(of letter: Character) -> Column? {
    switch letter {
    case "y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .dayOfMonth
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }

  private var isTwelveHours: Bool { columns.contains(.dayPeriod) }

  /// The number of values after which a wheel repeats; nil if it does not.
  private func cycle(of column: Column) -> Int? {
    switch column {
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: 24
    case .minute, .minutes: 60 / minuteInterval
    case .year, .day, .dayPeriod, .hours: nil
    }
  }

  func rowCount(of column: Column) -> Int {
    switch column {
    case .year: 10_000
    case .day: Self.dayCount
    case .dayPeriod: 2
    case .hours: 24
    case .month, .dayOfMonth, .hour, .minute, .minutes: (cycle(of: column) ?? 1) * Self.rounds
    }
  }

  // MARK: Titles

  /// Returns the title of a row.
  func title(of row: Int, in column: Column) -> String {
    let value = cycle(of: column).map { row % $0 } ?? row
    switch column {
    case .year: return text("y", DateComponents(year: row + 1, month: 1, day: 1))
    case .month: return text("LLLL", DateComponents(year: 2001, month: value + 1, day: 1))
    case .dayOfMonth: return text("d", DateComponents(year: 2001, month: 1, day: value + 1))
    case .day:
      return formatter("EEEMMMd").string(from: day(at: row))
    case .hour:
      return number(isTwelveHours ? (value + 11) % 12 + 1 : value, digits: isTwelveHours ? 1 : 2)
    case .minute: return number(value * minuteInterval, digits: 2)
    case .dayPeriod: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return duration(hours: row)
    case .minutes: return duration(minutes: value * minuteInterval)
    }
  }

  private func text(_ template: String, _ components: DateComponents) -> String {
    calendar.date(from: components).map(formatter(template).string) ?? ""
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let known = formatters[template] { return known }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    formatters[template] = formatter
    return formatter
  }

  private func number(_ value: Int, digits: Int) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func duration(hours: Int? = nil, minutes: Int = 0) -> String {
    let style = Duration.UnitsFormatStyle.units(
      allowed: hours == nil ? [.minutes] : [.hours], width: hours == nil ? .abbreviated : .wide,
      zeroValueUnits: .show(length: 1)
    ).locale(locale)
    return Duration.seconds((hours ?? 0) * 3600 + minutes * 60).formatted(style)
  }

  private func day(at row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.dayCount / 2, to: middleDay) ?? middleDay
  }

  // MARK: Dates

  /// Returns the rows of a date, in the rounds of wheels that repeat in which they are now.
  func rows(of date: Date, near current: [Int]?) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return columns.enumerated().map { index, column in
      switch column {
      case .year: min(max((parts.year ?? 1) - 1, 0), 9_999)
      case .day:
        min(max(dayNumber(of: date) + Self.dayCount / 2, 0), Self.dayCount - 1)
      case .dayPeriod: (parts.hour ?? 0) / 12
      case .hours: parts.hour ?? 0
      case .month: row(of: (parts.month ?? 1) - 1, in: column, near: current?[index])
      case .dayOfMonth: row(of: (parts.day ?? 1) - 1, in: column, near: current?[index])
      case .hour: row(of: parts.hour ?? 0, in: column, near: current?[index])
      case .minute, .minutes:
        row(of: (parts.minute ?? 0) / minuteInterval, in: column, near: current?[index])
      }
    }
  }

  private func dayNumber(of date: Date) -> Int {
    calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
  }

  private func row(of value: Int, in column: Column, near current: Int?) -> Int {
    guard let cycle = cycle(of: column) else { return value }
    let middle = cycle * (Self.rounds / 2)
    let current = current.flatMap { $0 >= 0 ? $0 : nil } ?? middle + value
    var row = current - current % cycle + value
    if row - current > cycle / 2 { row -= cycle }
    if current - row > cycle / 2 { row += cycle }
    return row >= 0 && row < rowCount(of: column) ? row : middle + value
  }

  /// Returns the date that differs from another in what a row of a column stands for.
  ///
  /// A day that the month does not have becomes the last day of the month.
  func date(_ date: Date, with row: Int, in column: Column) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let value = cycle(of: column).map { row % $0 } ?? row
    switch column {
    case .year: parts.year = row + 1
    case .month: parts.month = value + 1
    case .dayOfMonth: parts.day = value + 1
    case .day:
      let day = calendar.dateComponents([.era, .year, .month, .day], from: day(at: row))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    case .hour: parts.hour = value
    case .minute: parts.minute = value * minuteInterval
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    case .hours: parts.hour = value
    case .minutes: parts.minute = value * minuteInterval
    }
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }

  /// Returns whether some moment that a row stands for, beside the other parts of a date, is in a range.
  func isRow(_ row: Int, of column: Column, in range: ClosedRange<Date>, beside date: Date) -> Bool
  {
    let unit: Calendar.Component
    switch column {
    case .year: unit = .year
    case .month: unit = .month
    case .dayOfMonth, .day: unit = .day
    case .hour, .dayPeriod: unit = .hour
    case .minute: unit = .minute
    case .hours, .minutes: return true
    }
    let candidate = self.date(date, with: row, in: column)
    if column == .dayOfMonth, let cycle = cycle(of: column),
      calendar.component(.day, from: candidate) != row % cycle + 1
    {
      return false
    }
    guard let moments = calendar.dateInterval(of: unit, for: candidate) else { return false }
    return moments.end > range.lowerBound && moments.start <= range.upperBound
  }
}
