import UIKit

/// The code of a control in one of three languages, ready to be copied, and a link to its article.
///
///     SnippetView
///     ├── languages
///     ├── copy
///     ├── lines
///     └── article
final class SnippetView: UIView {
  private static let spacing: CGFloat = 14

  let languages: UISegmentedControl
  let copyButton = UIButton(configuration: .tinted())
  let articleButton = UIButton(configuration: .plain())
  private let lines = LinesView([])
  private let choices: [Snippet.Language]
  private let make: (Snippet.Language) -> [String]
  private let resized: () -> Void
  private var isCopied = false

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - choices: The languages to choose from.
  ///   - article: The address of the article; `nil` for no link.
  ///   - make: Makes the lines of the code in a language.
  ///   - resized: Called when another language was chosen, whose code may have another height.
  init(
    languages choices: [Snippet.Language] = Snippet.Language.allCases, article: URL? = nil,
    make: @escaping (Snippet.Language) -> [String], resized: @escaping () -> Void
  ) {
    self.choices = choices
    languages = UISegmentedControl(items: choices.map(\.title))
    self.make = make
    self.resized = resized
    super.init(frame: .zero)
    languages.selectedSegmentIndex = 0
    languages.addAction(
      UIAction { [weak self] _ in
        self?.refresh()
        self?.resized()
      }, for: .valueChanged)
    copyButton.addAction(UIAction { [weak self] _ in self?.copyCode() }, for: .touchUpInside)
    for view in parts { addSubview(view) }
    articleButton.isHidden = article == nil
    articleButton.configuration?.title = localized("Documentation")
    articleButton.configuration?.image = UIImage(systemName: "doc.text")
    articleButton.configuration?.imagePadding = 6
    articleButton.addAction(
      UIAction { [weak self] _ in
        if let article { self?.window?.windowScene?.open(article, options: nil) }
      }, for: .touchUpInside)
    updateCopyButton()
    refresh()
  }

  required init?(coder: NSCoder) {
    choices = []
    languages = UISegmentedControl()
    make = { _ in [] }
    resized = {}
    super.init(coder: coder)
  }

  /// The code that is shown.
  private(set) var code = ""

  /// Shows the code as it is now.
  ///
  /// - Returns: Whether the height may have changed.
  @discardableResult
  func refresh() -> Bool {
    let index = languages.selectedSegmentIndex
    let new = make(choices.indices.contains(index) ? choices[index] : .swift)
    let text = new.joined(separator: "\n")
    guard text != code else { return false }
    code = text
    if isCopied {
      isCopied = false
      updateCopyButton()
    }
    // An empty line is as high as one with text.
    let changesHeight = lines.setLines(new.map { $0.isEmpty ? " " : $0 })
    if changesHeight { setNeedsLayout() }
    return changesHeight
  }

  private func copyCode() {
    UIPasteboard.general.string = code
    isCopied = true
    updateCopyButton()
    UIAccessibility.post(notification: .announcement, argument: localized("Copied"))
  }

  private func updateCopyButton() {
    copyButton.configuration?.title = localized(isCopied ? "Copied" : "Copy")
    copyButton.configuration?.image = UIImage(systemName: isCopied ? "checkmark" : "doc.on.doc")
    copyButton.configuration?.imagePadding = 6
  }

  /// What is shown, from top to bottom.
  private var parts: [UIView] { [languages, copyButton, lines, articleButton] }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = parts.filter { !$0.isHidden }.map { height(of: $0, width: size.width) }
    let spacing = Self.spacing * CGFloat(max(heights.count - 1, 0))
    return CGSize(width: size.width, height: heights.reduce(spacing, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in parts where !view.isHidden {
      let height = height(of: view, width: bounds.width)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + Self.spacing
    }
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return view is UIButton ? max(height, 44) : height
  }
}
