import UIKit

/// Views of rows that are not visible, to be used again.
@MainActor
struct SheetRowPool {
  private static let limit = 12

  private var free: [ObjectIdentifier: [SheetRowView]] = [:]
  private var kept: [SheetRow.ID: SheetRowView] = [:]

  /// Keeps views for their rows while these are listed anew.
  mutating func keep(_ views: some Sequence<SheetRowView>) {
    for view in views {
      guard let id = view.rowID else { continue }
      if let other = kept.updateValue(view, forKey: id) { recycle(other) }
    }
  }

  var keptViews: some Sequence<SheetRowView> { kept.values }

  /// Returns the kept views whose rows were not asked for, and forgets them.
  mutating func takeKept() -> [SheetRowView] {
    defer { kept.removeAll() }
    return Array(kept.values)
  }

  mutating func view(for row: SheetRow) -> SheetRowView {
    let type = row.kind.viewType
    if let view = kept[row.id], Swift.type(of: view) == type {
      kept[row.id] = nil
      return view
    }
    return free[ObjectIdentifier(type)]?.popLast() ?? type.init()
  }

  mutating func recycle(_ view: SheetRowView) {
    view.prepareForReuse()
    let type = ObjectIdentifier(type(of: view))
    guard free[type, default: []].count < Self.limit else { return view.removeFromSuperview() }
    free[type, default: []].append(view)
    view.isHidden = true
  }
}

extension SheetRow.Kind {
  @MainActor
  fileprivate var viewType: SheetRowView.Type {
    switch self {
    case .action, .cancel: SheetActionRowView.self
    case .section: SheetCaptionRowView.self
    case .view, .footer: SheetHostRowView.self
    case .header: SheetHeaderRowView.self
    }
  }
}
