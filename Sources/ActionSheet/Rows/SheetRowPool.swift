import UIKit

/// Views of rows that are not seen, to be used again.
@MainActor
struct SheetRowPool {
  /// How many hidden views of a kind are kept.
  private static let limit = 12

  private var actions: [SheetActionRowView] = []
  private var captions: [SheetCaptionRowView] = []
  private var hosts: [SheetHostRowView] = []
  private var header: SheetHeaderRowView?
  private var kept: [SheetRow.ID: SheetRowView] = [:]

  /// Views that go with rows while these are listed anew.
  mutating func keep(_ views: some Sequence<SheetRowView>) {
    for view in views {
      guard let id = view.rowID else { continue }
      if let other = kept.updateValue(view, forKey: id) { recycle(other) }
    }
  }

  /// The views that go with rows while these are listed anew.
  var keptViews: some Sequence<SheetRowView> { kept.values }

  /// The views whose rows were not asked for, kept no longer.
  mutating func takeKept() -> [SheetRowView] {
    defer { kept.removeAll() }
    return Array(kept.values)
  }

  /// A view for a row: the one it had, one that is free, or a new one.
  mutating func view(for row: SheetRow) -> SheetRowView {
    if let view = kept[row.id], view.fits(row.kind) {
      kept[row.id] = nil
      return view
    }
    switch row.kind {
    case .action, .cancel: return actions.popLast() ?? SheetActionRowView()
    case .section: return captions.popLast() ?? SheetCaptionRowView()
    case .view, .footer: return hosts.popLast() ?? SheetHostRowView()
    case .header:
      defer { header = nil }
      return header ?? SheetHeaderRowView()
    }
  }

  /// Takes a view whose row is no longer seen.
  mutating func recycle(_ view: SheetRowView) {
    view.prepareForReuse()
    switch view {
    case let view as SheetActionRowView where actions.count < Self.limit: actions.append(view)
    case let view as SheetCaptionRowView where captions.count < Self.limit: captions.append(view)
    case let view as SheetHostRowView where hosts.count < Self.limit: hosts.append(view)
    case let view as SheetHeaderRowView: header = view
    default:
      view.removeFromSuperview()
      return
    }
    view.isHidden = true
  }
}

extension SheetRowView {
  /// Whether this is the view of rows of a kind.
  func fits(_ kind: SheetRow.Kind) -> Bool {
    switch kind {
    case .action, .cancel: self is SheetActionRowView
    case .section: self is SheetCaptionRowView
    case .view, .footer: self is SheetHostRowView
    case .header: self is SheetHeaderRowView
    }
  }
}
