import ControlCore
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// Every state of every page: it loads, reports nothing, and shows what it says.
@MainActor
struct PageStateTests {
  /// What tells a state of a page from the others.
  private struct Appearance {
    let id: String

    /// The attributes of the control; `nil` on a page without one.
    var values: [String: InspectableValue]?

    var isEnabled = true
    var picture: [UInt8] = []

    func equals(_ other: Appearance) -> Bool {
      values == other.values && isEnabled == other.isEnabled && picture == other.picture
    }
  }

  /// States that are like another one of their page here: this host has the design up to iOS 18, and
  /// limits of thumbs act on touches alone.
  private static let alike: Set<String> = ["range-slider classic", "multi-slider limits"]

  /// The attributes of a control; of an image only whether there is one, because some are drawn anew.
  private static func values(of control: any Inspectable) -> [String: InspectableValue] {
    Dictionary(
      type(of: control).inspectableProperties.compactMap { property in
        property.value(in: control).map { (property.name, $0) }
      }
    ) { first, _ in first }
    .mapValues {
      if case .image(let image) = $0 { return .bool(image != nil) }
      return $0
    }
  }

  /// The values without the identities of images, which a state makes anew.
  private static func comparable(
    _ values: [String: InspectableValue]
  ) -> [String: InspectableValue] {
    values.mapValues {
      if case .image(let image) = $0 { return .bool(image != nil) }
      return $0
    }
  }

  /// The pixels of a view, or of the window.
  private func picture(of view: UIView?, in host: TestHost) throws -> [UInt8] {
    let image = try #require(host.snapshot())
    guard let view else { return try #require(Bitmap(image)).bytes }
    let frame = view.convert(view.bounds, to: host.window)
    return try #require(image.cropping(to: frame.integral).flatMap { Bitmap($0) }).bytes
  }

  /// Checks a page of a control against a control that the state was applied to here.
  private func expectApplied(_ state: PageState, _ page: PageViewController) throws -> Appearance {
    guard page.page.form.kind == .view, page.control != nil else { return Appearance(id: state.id) }
    let comment: Comment = "\(page.page.id) \(state.id)"
    let control = try #require(page.control)
    let subject = page.page.make { _ in }
    state.apply(to: subject)
    state.pose(subject)
    let expected = try #require(subject.control)
    // Sizes follow the traits, which a view without a window updates later.
    expected.updateTraitsIfNeeded()
    let values = Self.values(of: control)
    #expect(Self.comparable(values) == Self.comparable(Self.values(of: expected)), comment)
    let (found, wanted) = (control as? UIControl, expected as? UIControl)
    #expect(found?.isEnabled == wanted?.isEnabled, comment)
    #expect(found?.isHighlighted == wanted?.isHighlighted, comment)
    #expect(page.state?.id == state.id, comment)
    let strip = try #require(Self.find(StateStrip.self, in: page.view))
    #expect(strip.selectedID == state.id, comment)
    return Appearance(id: state.id, values: values, isEnabled: found?.isEnabled != false)
  }

  private static func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
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
  private static func classes(in window: UIWindow) -> Set<String> {
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

  // Over two seconds, because there are about three hundred states. The page of a control is made once
  // and shows its states one after the other, each with a new control.
  @Test(
    "Every page loads in every state, reports nothing, and shows another picture than before; every public control is on one"
  )
  func everyPageAndState() async throws {
    // A symbol keeps the scale of the screen that it is made on, and other tests show these images as well.
    for attribute in ["thumbImage", "highlighted", "disabled", "upper"] {
      _ = SampleImages.knob(for: attribute)
    }
    var classes: Set<String> = []
    for page in CatalogRegistry.pages {
      await show(page, isShared: true, classes: &classes)
      if Torture.isOn { await show(page, isShared: false, classes: &classes) }
    }
    let controls = Self.publicControls
    // Their bases, and what only other views or pages reach.
    #expect(controls.count >= 19)
    #expect(
      Set(controls).isSuperset(of: [
        "StickyFooterView", "TouchForwardingScrollView", "ChildStackViewController",
        "ActionSheetController", "MultiSliderControl", "DrawingHistoryControl",
      ]))
    #expect(Set(controls).subtracting(classes) == [], "not on any page")
  }

  /// Shows a page in all its states.
  ///
  /// - Parameters:
  ///   - isShared: Whether the page of a control is made once.
  ///   - classes: The names of the classes that have been in sight.
  private func show(_ page: CatalogPage, isShared: Bool, classes: inout Set<String>) async {
    var (seen, shared): ([Appearance], TestHost?) = ([], nil)
    await expectEach(page.states, named: { "\(page.id)/\($0.id)" }) { state in
      let comment: Comment = "\(page.id) \(state.id)"
      let messages = await reports {
        let catalog = shared?.rootViewController as? CatalogSplitViewController
        if isShared, let controller = catalog?.pageController {
          controller.show(state)
        } else {
          shared = TestHost(
            scale: 1,
            rootViewController: CatalogNavigation.make(openingOn: page.id, state: state.id))
        }
        // Only the end of a movement is looked at.
        shared?.host.frameDuration = 0.1
        let root = shared?.rootViewController as? CatalogSplitViewController
        // The first strokes show all that ten thousand show.
        (root?.pageController?.subject?.screen as? ManyStrokesViewController)?.strokeCount = 0
        await shared?.advance(by: 0.3)
      }
      #expect(messages.isEmpty, comment)
      let host = try #require(shared)
      classes.formUnion(Self.classes(in: host.window))
      let catalog = host.rootViewController as? CatalogSplitViewController
      let controller = catalog?.pageController
      var appearance =
        try controller.map { try expectApplied(state, $0) } ?? Appearance(id: state.id)
      if let page = controller?.subject?.screen as? ExportViewController {
        // Its picture depends on another thread, which makes the exported file.
        appearance.values = Self.comparable(Self.values(of: page.board))
        appearance.values?["export"] = .string(page.liveCode.joined())
      } else {
        appearance.picture = try picture(
          of: controller?.subject?.screen == nil ? controller?.control : nil, in: host)
      }
      let others = seen.filter(appearance.equals).map(\.id)
      #expect(
        others.isEmpty != Self.alike.contains("\(page.id) \(state.id)"),
        "\(page.id): \(state.id) is like \(others)")
      seen.append(appearance)
    }
  }
}
