import UIKit

@testable import ActionSheet

/// The rows of a sheet listed and added up step by step from its content, with nothing kept or
/// searched: the model that rows and layout are compared with.
struct NaiveLayout {
  struct Row {
    var kind: SheetRow.Kind
    var startsGroup: Bool
    var top: CGFloat = 0
    var height: CGFloat = 0
  }

  /// What stands in a list before it is known which sections are empty.
  private enum Token {
    case row(SheetRow.Kind)
    case section(hasCaption: Bool)
    case endOfItems
  }

  private(set) var rows: [Row] = []
  private(set) var height: CGFloat = 0

  init(_ content: SheetContent, pinsCancel: Bool) {
    var isNewGroup = true
    for token in Self.withoutEmptySections(Self.tokens(content, pinsCancel: pinsCancel)) {
      switch token {
      case .endOfItems: break
      case .section(hasCaption: false): isNewGroup = true
      case .section(hasCaption: true):
        rows.append(Row(kind: .section, startsGroup: true))
        isNewGroup = false
      case .row(let kind):
        rows.append(Row(kind: kind, startsGroup: isNewGroup || kind == .cancel))
        isNewGroup = kind == .cancel
      }
    }
    guard content.fixedViews[.footer] != nil else { return }
    let above = rows.lastIndex { $0.kind != .cancel }
    rows.insert(Row(kind: .footer, startsGroup: above == nil), at: above.map { $0 + 1 } ?? 0)
  }

  /// Gives the rows their heights.
  mutating func stack(heights: [CGFloat], separator: CGFloat, groupGap: CGFloat) {
    height = 0
    for index in rows.indices {
      if index > 0 { height += rows[index].startsGroup ? groupGap : separator }
      rows[index].top = height
      rows[index].height = heights[index]
      height += heights[index]
    }
  }

  func corners(at index: Int) -> CACornerMask {
    var corners: CACornerMask = []
    if rows[index].startsGroup { corners.insert(.top) }
    if index == rows.count - 1 || rows[index + 1].startsGroup { corners.insert(.bottom) }
    return corners
  }

  private static func tokens(
    _ content: SheetContent, pinsCancel: Bool
  ) -> [Token] {
    var tokens: [Token] = content.hasHeader ? [.row(.header)] : []
    var cancels: [Token] = []
    for item in content.items {
      switch item.kind {
      case .section(let section): tokens.append(.section(hasCaption: section.hasCaption))
      case .view: tokens.append(.row(.view))
      case .action(let action):
        if action.isHidden { continue }
        if action.role != .cancel {
          tokens.append(.row(.action))
        } else if !pinsCancel {
          // It is in no section, so the next row begins the one above.
          let end = tokens.lastIndex { if case .section = $0 { false } else { true } }
          tokens.insert(.row(.cancel), at: end.map { $0 + 1 } ?? 0)
        } else {
          cancels.append(.row(.cancel))
        }
      }
    }
    tokens.append(.endOfItems)
    return tokens + cancels
  }

  private static func withoutEmptySections(_ tokens: [Token]) -> [Token] {
    tokens.indices.filter { index in
      guard case .section = tokens[index] else { return true }
      guard index + 1 < tokens.count, case .row = tokens[index + 1] else { return false }
      return true
    }.map { tokens[$0] }
  }
}
