import Foundation

/// What a date picker shows in one of its styles.
@MainActor protocol DatePickerContent: UIView {
  /// Shows the date, the range and the state of the picker.
  func update(animated: Bool)
}

/// The wheels of a date picker.
final class DateWheelsView: UIPickerView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private weak var picker: UIDatePicker?
  private let wheels: DateWheels

  /// The columns from left to right.
  private let columns: [DateWheels.Column]
  private lazy var columnWidths = columns.map { width(of: $0) }

  init(picker: UIDatePicker, mode: UIDatePicker.Mode) {
    self.picker = picker
    wheels = DateWheels(
      mode: mode, calendar: picker.effectiveCalendar, minuteInterval: picker.minuteInterval)
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    columns = isMirrored ? wheels.columns.reversed() : wheels.columns
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The moment that the wheels show.
  private var shownDate: Date {
    guard let picker else { return Date(timeIntervalSinceReferenceDate: 0) }
    return wheels.mode == .countDownTimer ? picker.durationDate : picker.date
  }

  func update(animated: Bool) {
    let rows = rows(of: shownDate)
    for (component, row) in rows.enumerated() where selectedRow(inComponent: component) != row {
      selectRow(row, inComponent: component, animated: animated)
    }
    refill()
  }

  private func rows(of date: Date) -> [Int] {
    let isMirrored = columns != wheels.columns
    let current = columns.indices.map { selectedRow(inComponent: $0) }
    // Row 0 is what a wheel that was never set shows.
    let known = current.contains { $0 > 0 } ? current : nil
    let rows = wheels.rows(of: date, near: isMirrored ? known?.reversed() : known)
    return isMirrored ? rows.reversed() : rows
  }

  // MARK: Data

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.rowCount(of: columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columnWidths[component]
  }

  /// The widest of some rows that have all the different texts.
  private func width(of column: DateWheels.Column) -> CGFloat {
    let rows: [Int] =
      switch column {
      case .year: [1999, 2027]
      case .day: Array(100_000..<100_031)
      case .dayPeriod: [0, 1]
      case .month: Array(0..<13)
      case .dayOfMonth, .hour, .minute, .hours, .minutes: [0, 9, 20, 23]
      }
    let label = UILabel()
    label.font = Self.font
    let widths = rows.map { row in
      label.text = wheels.title(of: row, in: column)
      return label.sizeThatFits(Self.standardSize).width
    }
    return ((widths.max() ?? 0) + 26).rounded(.up)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let column = columns[component]
    let isValid =
      picker.map { picker in
        picker.range.map { wheels.isRow(row, of: column, in: $0, beside: shownDate) }
          ?? (column != .dayOfMonth
            || wheels.isRow(
              row, of: column, in: .distantPast ... .distantFuture, beside: shownDate))
      } ?? true
    let isEnabled = picker?.isEnabled ?? true
    return NSAttributedString(
      string: wheels.title(of: row, in: column),
      attributes: [
        .font: Self.font, .foregroundColor: isValid && isEnabled ? UIColor.label : .tertiaryLabel,
      ])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker?.pick(wheels.date(shownDate, with: row, in: columns[component]))
  }
}
