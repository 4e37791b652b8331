import ControlCore

/// Every page of the catalog, in the order of the list.
@MainActor
public enum CatalogRegistry {
  /// The pages.
  public static let pages: [CatalogPage] = [
    .rangeSlider, .multiSlider, .videoTimeline, .actionSheet, .dialog, .actionSheetDetents,
    .actionSheetPresets,
    .actionSheetPopover,
    .actionSheetClosing, .actionSheetLive, .actionSheetTurning, .actionSheetInline,
    .presentationQueue, .toasts,
    .drawingBoard, .drawingHistory, .drawingExport, .drawingBoards, .drawingRecovery,
    .storedDrawings,
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

/// What a search finds a page by beside its title, module and keywords.
@MainActor
enum PageSearch {
  /// A name of something on a page, with its words.
  struct Entry {
    /// The name, such as `stopValues`.
    let name: String

    /// The words of the name in lower case, and the name itself.
    let words: [String]
  }

  /// The attributes and states of a page, which are collected at the first search.
  static func entries(of page: CatalogPage) -> [Entry] {
    let key = "\(LocalizedLanguage.current ?? "")/\(page.id)"
    if let known = known[key] { return known }
    let attributes = page.properties.map(\.name)
    let entries = (attributes + page.states.map(\.title)).map {
      Entry(name: $0, words: words(in: $0))
    }
    known[key] = entries
    return entries
  }

  /// Returns whether every word of a search begins a word of the page.
  static func finds(_ page: CatalogPage, by wanted: [Substring]) -> Bool {
    guard !wanted.isEmpty else { return true }
    let words = page.searchWords
    return wanted.allSatisfy { part in
      words.contains { $0.hasPrefix(part) } || entry(of: page, matching: part) != nil
        // Words of these scripts have no spaces between them.
        || part.isIdeographic && localized(page.title).contains(part)
    }
  }

  /// Returns the name that a search has found a page by, with the found word, or `nil` if the
  /// title, the module or a keyword was enough.
  static func reason(
    for page: CatalogPage, matching text: String
  ) -> (name: String, word: String)? {
    let words = page.searchWords
    for part in text.lowercased().split(separator: " ")
    where !words.contains(where: { $0.hasPrefix(part) }) {
      if let entry = entry(of: page, matching: part) { return (entry.name, String(part)) }
    }
    return nil
  }

  /// By language and page.
  private static var known: [String: [Entry]] = [:]

  private static func entry(of page: CatalogPage, matching part: Substring) -> Entry? {
    entries(of: page).first { $0.words.contains { $0.hasPrefix(part) } }
  }

  /// The words of a name, which begin after spaces and with capitals.
  static func words(in name: String) -> [String] {
    var words: [String] = []
    var isAfterCapital = true
    for character in name {
      if character == " " {
        words.append("")
      } else if words.isEmpty || (character.isUppercase && !isAfterCapital) {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      isAfterCapital = character.isUppercase
    }
    return words.filter { !$0.isEmpty } + [name.lowercased()]
  }
}

extension CatalogPage {
  /// The words of the title, the module and the keywords in lower case.
  fileprivate var searchWords: [String] {
    ([title, localized(title), module] + keywords)
      .flatMap { $0.lowercased().split(separator: " ").map(String.init) }
  }
}

extension StringProtocol {
  /// A Boolean value that determines whether the text is of a script without spaces.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.allSatisfy {
      (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic
    }
  }
}
