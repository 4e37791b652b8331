import UIKit

@testable import ActionSheet

/// Sheets written as short texts: `H` a title, `D` destructive, `N` default, `C` cancel, `S` a titled
/// section, `G` a section without a title, `V` a view 100 points high, `F` a footer 30 high; small
/// letters are hidden.
enum LayoutFixture {
  static func content(_ text: String, customViewIndex: Int? = nil) -> SheetContent {
    var content = SheetContent()
    for character in text where character != " " {
      switch Character(character.uppercased()) {
      case "H": content.title = "Title"
      case "F": content.fixedViews[.footer] = SheetViewSlot(height: 30)
      case "S": content.items.append(.section(SheetSection("Section")))
      case "G": content.items.append(.section(SheetSection()))
      case "V": content.items.append(.view(SheetViewSlot(height: 100)))
      default:
        let roles: [Character: ActionSheetAction.Role] = [
          "D": .destructive, "N": .default, "C": .cancel,
        ]
        var action = ActionSheetAction(
          "Action", role: roles[Character(character.uppercased())] ?? .default)
        action.isHidden = character.isLowercase
        content.items.append(.action(action))
      }
    }
    if let customViewIndex {
      let place = content.place(ofActionAt: max(customViewIndex, 0)) ?? content.items.count
      content.items.insert(.view(SheetViewSlot(height: 100)), at: place)
    }
    return content
  }

  /// A phone at 2x without anything along its sides.
  static let phone = SheetEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), displayScale: 2)

  static func layout(
    _ content: SheetContent, style: SheetStyle = .classic, in environment: SheetEnvironment = phone
  ) -> SheetLayout {
    let rows = SheetRows(content, pinsCancel: style.pinsCancel, pinsHeader: style.pinsHeader)
    return SheetLayout(
      rows, heights: standardHeights(of: rows), metrics: style.metrics, in: environment)
  }

  static func standardHeights(of rows: SheetRows) -> [CGFloat] {
    rows.heights(action: 56, header: 40, caption: 20)
  }

  static func layout(
    _ text: String, customViewIndex: Int? = nil, style: SheetStyle = .classic,
    in environment: SheetEnvironment = phone
  ) -> SheetLayout {
    layout(content(text, customViewIndex: customViewIndex), style: style, in: environment)
  }
}

extension SheetRows {
  init(
    _ content: SheetContent, pinsCancel: Bool, includesCancel: Bool = true, isDialog: Bool = false,
    pinsHeader: Bool = true, isRightToLeft: Bool = false
  ) {
    var options = Options()
    options.pinsCancel = pinsCancel
    options.includesCancel = includesCancel
    options.isDialog = isDialog
    options.pinsHeader = pinsHeader
    options.isRightToLeft = isRightToLeft
    self.init(content, options)
  }

  /// The rows above which a group begins, without the very first row.
  var groupStarts: [Int] { (0..<count).dropFirst().filter(startsGroup) }
}

extension SheetLayout {
  init(
    _ rows: SheetRows, heights: [CGFloat], metrics: SheetMetrics = SheetMetrics(),
    in environment: SheetEnvironment
  ) {
    let stack = rows.stacked(heights, metrics: metrics, displayScale: environment.displayScale)
    self.init(stack, environment: environment)
  }

  /// Every row's frame in the container, nothing scrolled.
  var frames: [CGRect] {
    (0..<rows.count).compactMap { frameInContainer(ofRow: $0) }
  }

  /// Every strip, in the container, nothing scrolled.
  var separators: [(kind: SeparatorKind, frame: CGRect)] {
    (1..<max(rows.count, 1)).compactMap { row in
      separator(aboveRow: row).map { separator in
        let y = separator.region.map { region($0).viewport.minY } ?? 0
        return (separator.isGap ? .group : .row, separator.frame.offsetBy(dx: 0, dy: y))
      }
    }
  }
}

enum SeparatorKind { case row, group }

extension UIEdgeInsets {
  /// Creates insets of some sides.
  init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0) {
    self.init(top: top, left: left, bottom: bottom, right: 0)
  }
}
