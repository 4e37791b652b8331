/// Every page of the catalog, in the order of the list.
@MainActor
public enum CatalogRegistry {
  /// The pages.
  public static let pages: [CatalogPage] = [
    .rangeSlider, .multiSlider, .actionSheet, .actionSheetDetents, .actionSheetPresets,
    .actionSheetPopover,
    .actionSheetClosing, .actionSheetLive, .actionSheetTurning, .actionSheetInline,
    .presentationQueue,
    .drawingBoard, .drawingHistory, .drawingExport, .drawingBoards, .drawingRecovery,
    .drawingAttributes, .sticky, .childControllers, .statefulButton, .radarPulse, .touchForwarding,
    .hitShapes,
    .autoLayout,
    .storyboard,
  ]

  /// The page of this id, or `nil` where there is none.
  public static func page(_ id: String) -> CatalogPage? {
    pages.first { $0.id == id }
  }

  /// The pages that a search finds: every word of the text begins a word of the title, the module, a
  /// keyword, an attribute or a state. An empty text finds all.
  public static func pages(matching text: String) -> [CatalogPage] {
    let wanted = text.lowercased().split(separator: " ")
    return pages.filter { PageSearch.finds($0, by: wanted) }
  }

  /// The pages of a module.
  struct Section {
    /// The module that a reader imports.
    let module: String

    /// The pages, in the order of the list.
    var pages: [CatalogPage]
  }

  /// The pages that a search finds, by module.
  static func sections(matching text: String) -> [Section] {
    pages(matching: text).reduce(into: []) { sections, page in
      if let place = sections.firstIndex(where: { $0.module == page.module }) {
        sections[place].pages.append(page)
      } else {
        sections.append(Section(module: page.module, pages: [page]))
      }
    }
  }
}
