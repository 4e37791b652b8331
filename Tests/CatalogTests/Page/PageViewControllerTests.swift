import ControlCore
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// A page: the control on it is live, and everything around it follows.
@MainActor
struct PageViewControllerTests {
  private let host = TestHost(rootViewController: CatalogNavigation.make(openingOn: "range-slider"))

  private var slider: RangeSliderControl? { find(RangeSliderControl.self) }

  private func find<View: UIView>(
    _ type: View.Type, where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    func search(_ view: UIView) -> View? {
      if let found = view as? View, isWanted(found) { return found }
      for child in view.subviews { if let found = search(child) { return found } }
      return nil
    }
    return search(host.window)
  }

  private func label(containing text: String) -> UILabel? {
    find(UILabel.self) { $0.text?.contains(text) == true }
  }

  private func show(_ panel: PageViewController.Panel) {
    let catalog = host.rootViewController as? CatalogSplitViewController
    catalog?.pageController?.show(panel)
    host.layout()
  }

  @Test("Dragging the slider changes readout, code and events")
  func draggingTheSliderChangesReadoutCodeAndEvents() throws {
    let slider = try #require(slider)
    let elements = try #require(slider.accessibilityElements as? [UIAccessibilityElement])
    let frame = elements[0].accessibilityFrameInContainerSpace
    let start = CGPoint(x: frame.midX, y: frame.midY)
    host.touches.drag(in: slider, from: start, to: CGPoint(x: start.x + 60, y: start.y))
    host.advance(by: 0.2)
    #expect(slider.lowerValue > 0.2)
    let lower = NumberText.string(slider.lowerValue)
    #expect(label(containing: "\(lower) – 0.8") != nil)
    show(.code)
    #expect(
      label(containing: "control.lowerValue = \(NumberText.code(Double(slider.lowerValue)))") != nil
    )
    show(.events)
    #expect(label(containing: "valueChanged lower=\(lower) upper=0.8") != nil)
  }

  /// UIKit moves the content of no plain scroll view from under the keyboard.
  @Test("A field that is edited is above the keyboard") func aFieldThatIsEditedIsAboveTheKeyboard()
    throws
  {
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      hasHardwareKeyboard: false,
      rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    func fields(in view: UIView) -> [UITextField] {
      (view as? UITextField).map { [$0] } ?? view.subviews.flatMap(fields)
    }
    let field = try #require(fields(in: host.window).last { !$0.isHidden && $0.bounds.width > 0 })
    field.becomeFirstResponder()
    host.advance(by: 0.5)
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.maxY <= 844 - 336 && frame.minY > 47)
    field.resignFirstResponder()
    host.advance(by: 0.5)
  }

  @Test("An attribute is set from its row") func anAttributeIsSetFromItsRow() throws {
    let editor = try #require(find(NumberEditor.self))
    editor.slider.setValue(-50, animated: false)
    editor.slider.sendActions(for: .valueChanged)
    host.layout()
    #expect(slider?.minimumValue == -50)
    show(.code)
    #expect(label(containing: "control.minimumValue = -50") != nil)
  }

  @Test("States are chosen by their buttons") func statesAreChosenByTheirButtons() throws {
    let button = try #require(find(UIButton.self) { $0.configuration?.title == "Disabled" })
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    host.layout()
    #expect(slider?.isEnabled == false)
  }

  @Test("The control stays visible while the attributes scroll")
  func theControlStaysInSightWhileTheAttributesScroll() throws {
    let slider = try #require(slider)
    let scrollView = try #require(find(UIScrollView.self) { !($0 is UITableView) })
    let place = slider.convert(slider.bounds, to: host.window)
    scrollView.contentOffset.y = 600
    host.layout()
    #expect(slider.convert(slider.bounds, to: host.window) == place)
    #expect(host.window.bounds.contains(place))
  }

  @Test("A stage of more than half the height scrolls with the content")
  func aStageOfMoreThanHalfTheHeightScrollsAlong() throws {
    let low = TestHost(
      size: CGSize(width: 568, height: 320),
      rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    low.advance(by: 0.3)
    func search<View: UIView>(_ type: View.Type, _ view: UIView) -> View? {
      view as? View ?? view.subviews.lazy.compactMap { search(type, $0) }.first
    }
    let slider = try #require(search(RangeSliderControl.self, low.window))
    var ancestor = slider.superview
    while ancestor != nil, !(ancestor is UIScrollView) { ancestor = ancestor?.superview }
    #expect(ancestor is UIScrollView)
  }

  @Test("A page follows the text size") func aPageFollowsTheTextSize() throws {
    let scrollView = try #require(find(UIScrollView.self) { !($0 is UITableView) })
    let before = scrollView.contentSize.height
    host.host.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.advance(by: 0.3)
    let fresh = TestHost(
      contentSize: .accessibilityExtraExtraExtraLarge,
      rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    fresh.advance(by: 0.3)
    var expected: CGFloat = 0
    func search(_ view: UIView) {
      if let scrollView = view as? UIScrollView, !(view is UITableView) {
        expected = max(expected, scrollView.contentSize.height)
      }
      view.subviews.forEach(search)
    }
    search(fresh.window)
    #expect(scrollView.contentSize.height > before)
    #expect(scrollView.contentSize.height == expected)
  }

  // MARK: Attributes out of sight

  private struct Attributes {
    let inspector: InspectorView
    let scrollView: UIScrollView

    @MainActor func isVisible(_ row: InspectorRow) -> Bool {
      row.convert(row.bounds, to: scrollView).intersects(scrollView.bounds)
    }
  }

  private func attributes() throws -> Attributes {
    host.layout()
    let inspector = try #require(find(InspectorView.self))
    var ancestor = inspector.superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    return Attributes(
      inspector: inspector, scrollView: try #require(ancestor as? UIScrollView))
  }

  /// Those that others are measured with are made as well: one of each kind, and pop-up buttons.
  @Test("A page opens with the editors in and near the visible part")
  func aPageOpensWithTheEditorsInAndNearTheVisiblePart() throws {
    let attributes = try attributes()
    let rows = attributes.inspector.rows
    let popUpCount = rows.count { if case .choice = $0.property.kind { true } else { false } }
    let made = rows.filter { $0.editor != nil }
    #expect(rows.count > 40)
    #expect(made.count <= popUpCount + 16)
    let visible = rows.filter(attributes.isVisible)
    #expect(!visible.isEmpty && visible.allSatisfy { $0.editor != nil })
  }

  @Test("Every row has its editor in sight, at the place that it had without one")
  func everyRowHasItsEditorInSightAtThePlaceItHadWithout() throws {
    let attributes = try attributes()
    let (rows, scrollView) = (attributes.inspector.rows, attributes.scrollView)
    let frames = rows.map { $0.convert($0.bounds, to: scrollView) }
    let height = scrollView.contentSize.height
    while scrollView.contentOffset.y + scrollView.bounds.height < height {
      scrollView.contentOffset.y += scrollView.bounds.height
      host.layout()
      for row in rows where attributes.isVisible(row) {
        let editor = try #require(row.editor, "\(row.property.name)")
        #expect(editor.frame.width > 20 && row.bounds.contains(editor.frame))
      }
    }
    #expect(rows.allSatisfy { $0.editor != nil })
    #expect(rows.map { $0.convert($0.bounds, to: scrollView) } == frames)
    #expect(scrollView.contentSize.height == height)
  }

  @Test("A search shows rows with their editors") func aSearchBringsRowsWithTheirEditors() throws {
    let attributes = try attributes()
    let last = try #require(attributes.inspector.rows.last { $0.editor == nil })
    attributes.inspector.search.text = last.property.name
    attributes.inspector.search.sendActions(for: .editingChanged)
    host.layout()
    #expect(attributes.isVisible(last) && last.editor != nil)
  }

  /// VoiceOver goes from element to element, also to those out of sight.
  @Test("Assistive technology finds every attribute in its order")
  func assistiveTechnologyFindsEveryAttributeInItsOrder() throws {
    let attributes = try attributes()
    let lines = accessibilityDescription(of: attributes.inspector).split(separator: "\n")
    let places = attributes.inspector.rows.map { row in
      lines.firstIndex { $0.contains("\"\(row.property.name)\"") } ?? -1
    }
    #expect(!places.contains(-1))
    #expect(places == places.sorted())
    #expect(attributes.inspector.rows.allSatisfy { ($0.editor?.frame.width ?? 0) > 20 })
  }

  @Test("A page that was left is released") func aPageThatWasLeftIsReleased() {
    expectReleased {
      let page = PageViewController(page: .rangeSlider)
      page.loadViewIfNeeded()
      page.view.layoutIfNeeded()
      return page
    }
  }
}
