import Foundation

/// The date and the time of a date picker as fields; a tap shows an editor in a popover.
final class DateFieldsView: UIView, DatePickerContent {
  private static let height: CGFloat = 36
  private static let spacing: CGFloat = 8

  private weak var picker: UIDatePicker?
  private(set) var fields: [UIButton] = []
  private let formatters: [DateFormatter]
  private let modes: [UIDatePicker.Mode]

  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    let mode = mode ?? picker.datePickerMode
    modes = mode == .dateAndTime ? [.date, .time] : [mode]
    let calendar = picker.effectiveCalendar
    formatters = modes.map { mode in
      let formatter = DateFormatter()
      formatter.calendar = calendar
      formatter.locale = calendar.locale
      formatter.timeZone = calendar.timeZone
      formatter.dateStyle = mode == .date ? .medium : .none
      formatter.timeStyle = mode == .date ? .none : .short
      return formatter
    }
    super.init(frame: .zero)
    fields = modes.map { mode in
      let field = UIButton(type: .system)
      field.titleLabel?.font = .preferredFont(forTextStyle: .body)
      field.titleLabel?.adjustsFontForContentSizeCategory = true
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = 8
      field.layer.cornerCurve = .continuous
      field.addAction(
        UIAction { [weak self, weak field] _ in
          if let field { self?.edit(mode, at: field) }
        }, for: .touchUpInside)
      addSubview(field)
      return field
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(animated: Bool) {
    guard let picker else { return }
    for (field, formatter) in zip(fields, formatters) {
      field.setTitle(formatter.string(from: picker.date), for: .normal)
      field.setTitleColor(picker.isEnabled ? .label : .tertiaryLabel, for: .normal)
    }
    invalidateIntrinsicContentSize()
    picker.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var widths: [CGFloat] {
    fields.map { ($0.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up) + 22 }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: widths.reduce(0, +) + CGFloat(fields.count - 1) * Self.spacing, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (field, width) in zip(fields, widths) {
      field.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - Self.height) / 2,
        width: width, height: Self.height)
      x += width + Self.spacing
    }
  }

  private func edit(_ mode: UIDatePicker.Mode, at field: UIButton) {
    guard let picker, var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    let editor = DateEditorController(picker: picker, mode: mode)
    editor.modalPresentationStyle = .popover
    editor.popoverPresentationController?.delegate = editor
    editor.popoverPresentationController?.sourceView = field
    editor.popoverPresentationController?.sourceRect = field.bounds
    presenter.present(editor, animated: true)
  }
}

/// The editor of a field, which changes the picker of the field.
final class DateEditorController: UIViewController, UIPopoverPresentationControllerDelegate {
  private weak var picker: UIDatePicker?
  let editor = UIDatePicker()

  init(picker: UIDatePicker, mode: UIDatePicker.Mode) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    editor.datePickerMode = mode
    editor.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    editor.calendar = picker.effectiveCalendar
    editor.locale = picker.locale
    editor.minuteInterval = picker.minuteInterval
    editor.minimumDate = picker.minimumDate
    editor.maximumDate = picker.maximumDate
    editor.date = picker.date
    editor.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.picker?.pick(editor.date)
      }, for: .valueChanged)
    preferredContentSize = editor.intrinsicContentSize
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = editor }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
