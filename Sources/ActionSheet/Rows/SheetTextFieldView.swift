import UIKit

/// A text field in a row of its own, with a message about its text below it.
///
///     SheetTextFieldView
///     ├── background
///     ├── field
///     └── message
final class SheetTextFieldView: UIView, SheetInputView {
  let field = UITextField()
  weak var sheet: ActionSheetControl?

  /// Returns what is wrong with a text; `nil` if it is valid.
  var validation: (@MainActor (String) -> String?)?

  var text: SheetBinding<String>? {
    didSet {
      // Setting the text would end a composition.
      guard let new = text?.get(), new != field.text ?? "", field.markedTextRange == nil else {
        return
      }
      field.text = new
    }
  }

  private let message = UILabel()
  private lazy var messageSpacing = message.topAnchor.constraint(equalTo: field.bottomAnchor)

  /// A Boolean value that determines whether the user has edited the text or tried to go on.
  private var showsProblem = false

  init() {
    super.init(frame: .zero)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let background = UIView()
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = 8
    background.layer.cornerCurve = .continuous
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self] _ in
        if let self { sheet?.reveal(self) }
      }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if field.markedTextRange == nil { showsProblem = true }
        text?.set(field.text ?? "")
        sheet?.textChanged()
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        if let self { sheet?.returned(in: field) }
      }, for: .primaryActionTriggered)
    message.font = .preferredFont(forTextStyle: .footnote)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    for view in [background, field, message] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      background.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      background.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      background.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      field.topAnchor.constraint(equalTo: background.topAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: 10),
      field.trailingAnchor.constraint(equalTo: background.trailingAnchor, constant: -10),
      field.bottomAnchor.constraint(equalTo: background.bottomAnchor, constant: -8),
      message.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      message.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8), messageSpacing,
    ])
    updateMessage()
  }

  func releaseHandlers() {
    (validation, text) = (nil, nil)
  }

  func adopt(_ new: UIView) {
    guard let new = new as? SheetTextFieldView else { return }
    field.placeholder = new.field.placeholder
    validation = new.validation
    text = new.text
    sheet?.textChanged()
  }

  var problem: String? { validation?(field.text ?? "") }

  func showProblem() {
    field.unmarkText()
    showsProblem = true
    updateMessage()
  }

  func updateMessage() {
    // The text that an input method composes is not complete.
    guard field.markedTextRange == nil else { return }
    let text = showsProblem ? problem ?? "" : ""
    // The spacing begins at the lower edge of the background, 8 points below the field.
    messageSpacing.constant = text.isEmpty ? 8 : 12
    guard text != message.text ?? "" else { return }
    message.text = text
    message.textColor = sheet.map { $0.appearance.color($0.style.colors.destructive) } ?? .systemRed
    sheet?.viewHeightChanged(self)
    if window != nil, !text.isEmpty {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
}
