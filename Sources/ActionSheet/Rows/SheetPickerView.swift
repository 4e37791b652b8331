import UIKit

/// A view that takes input in a row of its own, and that a declarative view declares anew at each update.
@MainActor
protocol SheetInputView: UIView {
  var sheet: ActionSheetControl? { get set }

  /// Adopts what a later declaration of the same input says.
  func adopt(_ new: UIView)

  /// Releases the closures of the app.
  func releaseHandlers()
}

/// A date picker or a wheel of choices in a row of its own.
///
///     SheetPickerView
///     ├── header      title and value; a tap shows or hides the picker. Without a title there is none
///     └── picker
final class SheetPickerView: UIView, SheetInputView {
  weak var sheet: ActionSheetControl?

  /// The picker: a `UIDatePicker`, or a `SheetChoicePicker`.
  let picker: UIView
  private(set) var isExpanded: Bool

  private let header: SheetPickerHeader?
  private lazy var collapsedBottom = header?.bottomAnchor.constraint(equalTo: bottomAnchor)
  private lazy var expandedBottom = picker.bottomAnchor.constraint(
    equalTo: bottomAnchor, constant: -8)

  private var date: SheetBinding<Date>?
  private var choice: SheetBinding<Int>?

  init(_ picker: UIView, title: String?) {
    self.picker = picker
    header = title.map(SheetPickerHeader.init)
    isExpanded = title == nil
    super.init(frame: .zero)
    picker.accessibilityLabel = title
    header?.addAction(
      UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    prepare()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func prepare() {
    clipsToBounds = true
    for view in [picker, header].compactMap({ $0 }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(
        equalTo: header?.bottomAnchor ?? topAnchor, constant: header == nil ? 8 : 0),
      picker.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      picker.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
    if let header {
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: topAnchor),
        header.leadingAnchor.constraint(equalTo: leadingAnchor),
        header.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    updateExpansion()
    updateValue()
  }

  // MARK: Values

  /// Makes the date of the picker follow a value, and reports what the user picks.
  func follow(_ date: SheetBinding<Date>) {
    (picker as? UIDatePicker)?.addAction(
      UIAction { [weak self] _ in
        guard let self, let picker = self.picker as? UIDatePicker else { return }
        self.date?.set(picker.date)
        picked()
      }, for: .valueChanged)
    self.date = date
    adoptValues(animated: false)
  }

  func follow(_ choice: SheetBinding<Int>) {
    (picker as? SheetChoicePicker)?.chosen = { [weak self] index in
      guard let self, index != self.choice?.get() else { return }
      self.choice?.set(index)
      picked()
    }
    self.choice = choice
    adoptValues(animated: false)
  }

  private func picked() {
    updateValue()
    sheet?.sendActions(for: .valueChanged)
  }

  private func adoptValues(animated: Bool) {
    if let date = date?.get(), let picker = picker as? UIDatePicker, picker.date != date {
      picker.setDate(date, animated: animated)
    }
    if let choice = choice?.get() {
      (picker as? SheetChoicePicker)?.choose(choice, animated: animated)
    }
    updateValue()
  }

  func releaseHandlers() {
    (date, choice) = (nil, nil)
  }

  func adopt(_ new: UIView) {
    guard let new = new as? SheetPickerView else { return }
    (date, choice) = (new.date, new.choice)
    header?.titleLabel.text = new.title
    picker.accessibilityLabel = new.picker.accessibilityLabel
    if let picker = picker as? SheetChoicePicker, let new = new.picker as? SheetChoicePicker {
      picker.choices = new.choices
    }
    adoptValues(animated: window != nil)
  }

  var title: String? { header?.titleLabel.text }

  private func updateValue() {
    header?.valueLabel.text =
      (picker as? UIDatePicker)?.valueText ?? (picker as? SheetChoicePicker)?.chosenTitle
  }

  // MARK: Expansion

  private func toggle() {
    guard let sheet else { return }
    sheet.performBatchUpdates(animated: true) {
      if !isExpanded {
        // One picker at a time, so that the rows below stay in reach.
        for other in sheet.itemViews(of: SheetPickerView.self) where other !== self {
          other.setExpanded(false)
        }
      }
      setExpanded(!isExpanded)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: header)
  }

  private func setExpanded(_ isExpanded: Bool) {
    guard header != nil, isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    updateExpansion()
    sheet?.viewHeightChanged(self)
  }

  /// A Boolean value that determines whether wheels are visible, which are as usable where they are lower.
  var showsWheels: Bool {
    isExpanded && (picker as? UIDatePicker)?.datePickerStyle ?? .wheels == .wheels
  }

  private func updateExpansion() {
    (isExpanded ? collapsedBottom : expandedBottom)?.isActive = false
    (isExpanded ? expandedBottom : collapsedBottom)?.isActive = true
    picker.isHidden = !isExpanded
    header?.isExpanded = isExpanded
  }
}

extension UIDatePicker {
  fileprivate var valueText: String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale ?? calendar.locale ?? .current
    formatter.timeZone = timeZone ?? calendar.timeZone
    if datePickerMode == .countDownTimer {
      // The reference date is a midnight in this zone.
      formatter.timeZone = .gmt
      formatter.setLocalizedDateFormatFromTemplate("Hmm")
      return formatter.string(from: Date(timeIntervalSinceReferenceDate: countDownDuration))
    }
    if #available(iOS 17.4, *), datePickerMode == .yearAndMonth {
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      return formatter.string(from: date)
    }
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date ? .none : .short
    return formatter.string(from: date)
  }
}

private final class SheetPickerHeader: UIControl {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  private let field = UIView()
  private let stack = UIStackView()

  init(_ title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    for label in [titleLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.layer.cornerCurve = .continuous
    field.addSubview(valueLabel)
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(field)
    stack.isUserInteractionEnabled = false
    stack.spacing = 8
    addSubview(stack)
    for view in [stack, valueLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      valueLabel.topAnchor.constraint(equalTo: field.topAnchor, constant: 7),
      valueLabel.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -7),
      valueLabel.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 11),
      valueLabel.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -11),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (header: SheetPickerHeader, _: UITraitCollection) in header.updateAxis()
    }
    updateAxis()
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  var isExpanded = false {
    didSet { updateColors() }
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override var accessibilityLabel: String? {
    get { titleLabel.text }
    set {}
  }

  override var accessibilityValue: String? {
    get { valueLabel.text }
    set {}
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    valueLabel.textColor = isExpanded ? tintColor : .label
    field.alpha = isHighlighted ? 0.5 : 1
  }

  private func updateAxis() {
    let isVertical = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isVertical ? .vertical : .horizontal
    stack.alignment = isVertical ? .leading : .center
  }
}
