import ControlCore
@testable import ActionSheet
import TestSupport
import Testing

/// A sheet at the bottom of a phone's window, as a presenter would have it.
@MainActor
final class SheetFixture {
  let host: TestHost
  let sheet = ActionSheetControl()
  let haptics = RecordingHapticSink()

  /// What was chosen so far, by title.
  private(set) var chosen: [String] = []

  /// How often the background was tapped.
  private(set) var backgroundTaps = 0

  init(
    style: SheetStyle = .classic, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    idiom: UIUserInterfaceIdiom = .phone, _ text: String = ""
  ) {
    host = TestHost(
      scale: scale, style: appearance, direction: direction, contentSize: contentSize,
      idiom: idiom)
    sheet.style = style
    sheet.hapticSink = haptics
    sheet.runsHandlers = false
    host.add(sheet)
    sheet.settings.environment = SheetEnvironment(bounds: host.view.bounds, displayScale: scale)
    sheet.layoutChanged = { [unowned sheet] in sheet.frame = sheet.containerFrame }
    sheet.actionSelected = { [unowned self] action, _ in chosen.append(action.title) }
    sheet.backgroundTapped = { [unowned self] in backgroundTaps += 1 }
    add(text)
    host.layout()
  }

  /// Adds rows written as a short text, as ``LayoutFixture`` does: titles are letter and index.
  func add(_ text: String) {
    for letter in text where letter != " " {
      let title = "\(letter)\(sheet.numberOfActions)"
      switch letter {
      case "H": sheet.title = "Title"
      case "D": sheet.addAction(.destructive(title, id: SheetItemID(title)))
      case "C": sheet.addAction(.cancel(title, id: SheetItemID(title)))
      case "S": sheet.addItem(.section("Section"))
      default: sheet.addAction(.default(title, id: SheetItemID(title)))
      }
    }
  }

  /// The row of an action, as it is seen.
  func row(_ id: SheetItemID) -> SheetRowView? {
    rows.first { $0.rowID == id }
  }

  /// Every row that is seen, from top to bottom.
  var rows: [SheetRowView] {
    let rows = sheet.layout.rows
    return (0..<rows.count).compactMap { rows.row(at: $0).flatMap { sheet.container.live[$0.id] } }
  }

  /// The middle of a row in the window.
  func middle(of id: SheetItemID) -> CGPoint {
    row(id).map { host.touches.point(in: $0) } ?? .zero
  }

  /// The titles of the highlighted rows.
  var highlighted: [SheetItemID] {
    rows.filter(\.isHighlighted).compactMap(\.rowID)
  }

  /// All views of a kind below the sheet.
  func views<View: UIView>(_ kind: View.Type) -> [View] {
    func below(_ view: UIView) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] } + view.subviews.flatMap(below)
    }
    return below(sheet)
  }
}

extension ActionSheetControl {
  /// The elements, as assistive technology finds them.
  var allElements: [Any] {
    (0..<accessibilityElementCount()).compactMap { accessibilityElement(at: $0) }
  }
}
