import UIKit

/// What assistive technologies find on a page, in their order, with what fails.
final class AccessibilityViewController: CardsViewController {
  private let makeReport: () -> AccessibilityReport
  private(set) var findings = AccessibilityReport()

  /// Makes a list.
  ///
  /// - Parameter report: Returns what is found now.
  init(_ report: @escaping () -> AccessibilityReport) {
    makeReport = report
    super.init(nibName: nil, bundle: nil)
    title = localized("Accessibility")
    findings = report()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.refresh() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func refresh() {
    findings = makeReport()
    rebuild()
  }

  override func makeCards() -> [UIView] {
    let count = findings.problemCount
    let summary = localized(
      "%1$@ elements, %2$@ with problems", "\(findings.elements.count)", "\(count)")
    return [CardView("", content: TextBlock.body(summary), insets: Self.cardInsets)]
      + findings.elements.enumerated().map { index, element in
        CardView(
          heading(element, number: index + 1), content: ColumnView(rows(element), spacing: 4),
          insets: Self.cardInsets)
      }
  }

  private func heading(_ element: AccessibilityReport.Element, number: Int) -> String {
    let states = [
      element.isSelected ? localized("Selected") : nil,
      element.isEnabled ? nil : localized("Disabled"),
    ].compactMap { $0 }
    return (["\(number)", localized(element.role.rawValue)] + states).joined(separator: " · ")
  }

  private func rows(_ element: AccessibilityReport.Element) -> [UIView] {
    let problems = element.problems
    let words = [element.label, element.value].filter { !$0.isEmpty }.joined(separator: ", ")
    var rows = [TextBlock.body(words.isEmpty ? localized("No label") : words)]
    func add(_ text: String, isProblem: Bool = false) {
      let block = TextBlock(
        isProblem ? "⚠︎ " + text : text, font: .preferredFont(forTextStyle: .footnote),
        color: isProblem ? .systemRed : .secondaryLabel)
      rows.append(block)
    }
    if !element.hint.isEmpty { add(element.hint) }
    if problems.contains(.noLabel) { add(localized("It has no label."), isProblem: true) }
    if let target = element.target {
      let size = "\(NumberText.string(target.width)) × \(NumberText.string(target.height))"
      add(localized("Target: %1$@ points", size), isProblem: problems.contains(.smallTarget))
    }
    if let contrast = element.contrast {
      let ratio = NumberText.string(contrast, decimals: 1)
      guard let needed = element.neededContrast else {
        add(localized("Contrast: %1$@", ratio))
        return rows
      }
      add(
        localized("Contrast: %1$@ of %2$@", ratio, NumberText.string(needed, decimals: 1)),
        isProblem: problems.contains(.lowContrast(needed: needed)))
    }
    return rows
  }
}
