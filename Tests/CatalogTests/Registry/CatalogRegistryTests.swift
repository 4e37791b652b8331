import Foundation
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct CatalogRegistryTests {
  @Test("The range slider comes first, and ids are unique")
  func theRangeSliderComesFirstAndIdsAreUnique() {
    let ids = CatalogRegistry.pages.map(\.id)
    #expect(ids.first == "range-slider")
    #expect(Set(ids).count == ids.count)
    for page in CatalogRegistry.pages {
      #expect(Set(page.states.map(\.id)).count == page.states.count, "\(page.id)")
      #expect(UIImage(systemName: page.symbol) != nil, "\(page.symbol)")
    }
  }

  @Test("A search matches the beginnings of words") func aSearchTakesTheBeginningsOfWords() {
    #expect(CatalogRegistry.pages(matching: "").count == CatalogRegistry.pages.count)
    #expect(CatalogRegistry.pages(matching: "interv sli").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "CANV").map(\.id) == ["drawing-board"])
    #expect(CatalogRegistry.pages(matching: "radar canvas").isEmpty)
    // Attributes and states count as well.
    #expect(CatalogRegistry.pages(matching: "histogram").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "ange").isEmpty)
  }

  @Test("A page names the module of its control") func aPageNamesTheModuleOfItsControl() {
    for page in CatalogRegistry.pages {
      guard let control = page.make({ _ in }).control else { continue }
      // The class itself, or that of the kit which a class of the catalog is based on.
      let mirror = Mirror(reflecting: control)
      let classes = [mirror.subjectType, mirror.superclassMirror?.subjectType].compactMap { $0 }
      #expect(
        classes.contains { String(reflecting: $0).hasPrefix(page.module + ".") }, "\(page.id)")
    }
  }

  /// The names of the public views and controllers of the kit, read from its sources.
  private static var publicControls: [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    // Attributes and other modifiers may stand before, and the superclass in the next line.
    let declaration =
      /(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:public|open)\s+(?:\w+\s+)*class\s+(\w+)(?:<[^>]*>)?\s*:\s*(\w+)/
    var superclasses: [String: String] = [:]
    for file in files {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for match in text.matches(of: declaration) {
        superclasses[String(match.1)] = String(match.2)
      }
    }
    let kinds = ["View", "Control", "Button", "Controller", "Cell", "Bar", "Field", "Label"]
    return superclasses.keys.filter { name in
      var ancestor = name
      while let next = superclasses[ancestor] { ancestor = next }
      return ancestor.hasPrefix("UI") && kinds.contains { ancestor.hasSuffix($0) }
    }
  }

  /// The names of the classes in a window that are in sight or can be scrolled to, of views and of
  /// controllers.
  private func classes(in window: UIWindow) -> Set<String> {
    var names: Set<String> = []
    func note(_ object: AnyObject) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        names.insert(String(describing: current.subjectType))
        mirror = current.superclassMirror
      }
    }
    func walk(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if view.bounds.width > 0, view.bounds.height > 0 { note(view) }
      if let controller = view.next as? UIViewController { note(controller) }
      view.subviews.forEach(walk)
    }
    walk(window)
    return names
  }

  // Over two seconds, because pages are shown until every control has been seen; the first states of
  // all pages show most of them.
  @Test("Every public control is on a page") func everyPublicControlIsOnAPage() async {
    let controls = Self.publicControls
    // Their bases, and what only other views or pages reach.
    #expect(controls.count >= 19)
    #expect(
      Set(controls).isSuperset(of: [
        "StickyFooterView", "TouchForwardingScrollView", "ChildStackViewController",
        "ActionSheetController", "MultiSliderControl", "DrawingHistoryControl",
      ]))
    var missing = Set(controls)
    let pages = CatalogRegistry.pages
    let most = pages.map(\.states.count).max() ?? 0
    let views = (0..<most).flatMap { index in
      pages.filter { $0.states.count > index }.map { ($0, $0.states[index]) }
    }
    for (page, state) in views where Torture.isOn || !missing.isEmpty {
      let host = TestHost(
        rootViewController: CatalogNavigation.make(openingOn: page.id, state: state.id))
      // What is on the page counts, not how it came.
      host.host.frameDuration = 0.1
      await host.advance(by: 0.6)
      missing.subtract(classes(in: host.window))
    }
    #expect(missing == [], "not on any page")
  }
}
