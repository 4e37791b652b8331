import ActionSheet
import ControlCore
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The documents of the catalog, as they are loaded by an app.
@MainActor @Suite struct DocumentTests {
  @Test("A scene loads without messages", arguments: ["sliders", "board", "sheet", "extras"])
  func aSceneLoadsWithoutMessages(_ scene: String) {
    let messages = reports {
      let controller = CatalogDocuments.scene(scene)
      let host = TestHost(rootViewController: controller)
      host.advance(by: 0.1)
      #expect(!Self.controls(in: controller.view).isEmpty)
      #expect(!controller.view.hasAmbiguousLayout)
    }
    #expect(messages == [])
  }

  @Test("The storyboard has every control") func theStoryboardHasEveryControl() {
    let scenes = ["sliders", "board", "sheet", "extras"].map(CatalogDocuments.scene)
    let classes = scenes.flatMap { Self.controls(in: $0.view) }.map { "\(type(of: $0))" }
    #expect(
      Set(classes) == [
        "RangeSliderControl", "MultiSliderControl", "DrawingBoardControl", "DrawingToolbarControl",
        "DrawingHistoryControl", "ActionSheetControl", "RadarPulseControl", "StatefulButton",
        "TappableImageView", "StickyHeaderView", "StickyFooterView",
      ])
  }

  nonisolated static let files = [
    "Controls.storyboard", "RangeSlider.xib", "ActionSheet.xib", "DrawingBoard.xib",
    "RadarPulse.xib",
  ]

  private static func text(of file: String) throws -> String {
    let name = file.split(separator: ".").map(String.init)
    let path = try #require(CatalogDocuments.bundle.path(forResource: name[0], ofType: name[1]))
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("Every attribute of the document arrives", arguments: files)
  func everyAttributeOfTheDocumentArrives(_ file: String) throws {
    let name = file.split(separator: ".").map(String.init)
    let text = try Self.text(of: file)
    let roots =
      name[1] == "xib"
      ? UINib(nibName: name[0], bundle: CatalogDocuments.bundle).instantiate(withOwner: nil)
        .compactMap { $0 as? UIView }
      : ["sliders", "board", "sheet", "extras"].map { CatalogDocuments.scene($0).view }
    let controls = roots.flatMap { Self.controls(in: $0) }
    let views = text.components(separatedBy: "customClass=").dropFirst()
      .filter { $0.contains("<userDefinedRuntimeAttributes>") && !$0.hasPrefix("\"SheetDoc") }
    #expect(views.count == controls.count)
    for (view, control) in zip(views, controls) {
      let attributes = Self.attributes(view)
      #expect(!attributes.isEmpty)
      for (key, value) in attributes {
        #expect(Self.text(of: control.value(forKey: key)) == value, "\(type(of: control)).\(key)")
      }
    }
  }

  @Test("The sheet gets its actions through its outlet")
  func theSheetGetsItsActionsThroughItsOutlet() throws {
    let controller = CatalogDocuments.scene("sheet")
    controller.loadViewIfNeeded()
    let sheet = try #require((controller as? SheetDocumentViewController)?.sheet)
    #expect(sheet.title == "Delete 3 Photos?")
    #expect(sheet.actions.map(\.title) == ["Delete Photos", "Keep Photos"])
  }

  @Test("The storyboard page shows every scene") func theStoryboardPageShowsEveryScene() throws {
    let text = try Self.text(of: "Controls.storyboard")
    let scenes = text.matches(of: /storyboardIdentifier="([^"]+)"/).map { String($0.1) }
    #expect(CatalogPage.storyboard.states.map(\.id) == scenes)
    #expect(scenes.count == 4)
  }

  // Interface Builder shows the color of the resource where the system does not have the name.
  @Test("Every system color is a resource", arguments: files)
  func everySystemColorIsAResource(file: String) throws {
    let text = try Self.text(of: file)
    let used = Set(text.matches(of: /systemColor="(\w+)"/).map { String($0.1) })
    let resource =
      /<systemColor name="(\w+)">\s*<color ([^>]*) colorSpace="custom" customColorSpace="(\w+)"\/>\s*<\/systemColor>/
    let resources = text.matches(of: resource)
    #expect(!used.isEmpty)
    #expect(resources.map { String($0.1) } == used.sorted())
    #expect(text.contains("<capability name=\"System colors in document resources\""))
    expectEach(resources, named: { String($0.1) }) { match in
      let color = try #require(Self.systemColors[String(match.1)], "UIColor has no \(match.1)")
      let parts = Dictionary(
        String(match.2).matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), Double($0.2)) }
      ) { first, _ in first }.compactMapValues { $0 }
      let isGray = parts["white"] != nil
      #expect(match.3 == (isGray ? "genericGamma22GrayColorSpace" : "sRGB"), "\(match.1)")
      let names =
        isGray ? ["white", "white", "white", "alpha"] : ["red", "green", "blue", "alpha"]
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let components = light.cgColor.components ?? []
      let values = components.count == 2 ? [0, 0, 0, 1].map { components[$0] } : components
      #expect(values.count == 4, "\(match.1)")
      for (value, name) in zip(values, names) {
        #expect(abs(Double(value) - (parts[name] ?? -1)) < 1e-9, "\(match.1) \(name)")
      }
    }
  }

  @Test(
    "A view of a document loads without messages", arguments: files.filter { $0.hasSuffix(".xib") })
  func aViewOfADocumentLoadsWithoutMessages(file: String) throws {
    var views: [UIView] = []
    let messages = reports {
      views = UINib(nibName: String(file.dropLast(4)), bundle: CatalogDocuments.bundle)
        .instantiate(withOwner: nil).compactMap { $0 as? UIView }
      let host = TestHost()
      for view in views { host.add(view) }
      host.advance(by: 0.1)
    }
    #expect(views.count == 1)
    #expect(messages == [])
  }

  static func controls(in view: UIView) -> [any Inspectable] {
    if let control = view as? any Inspectable { return [control] }
    return view.subviews.flatMap { controls(in: $0) }
  }

  // Numbers and colors by their text in the document.
  private static func text(of value: Any?) -> String {
    switch value {
    case let number as NSNumber: "\(number.doubleValue)"
    case let color as UIColor:
      systemColors.first { $0.value == color }?.key ?? "\(color)"
    case let value as NSValue: "\(value.cgSizeValue.width)x\(value.cgSizeValue.height)"
    default: value.map { "\($0)" } ?? "nil"
    }
  }

  private static let systemColors: [String: UIColor] = [
    "systemIndigoColor": .systemIndigo, "systemTealColor": .systemTeal,
    "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemGrayColor": .systemGray, "systemBlueColor": .systemBlue,
    "systemYellowColor": .systemYellow, "systemRedColor": .systemRed,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel,
  ]

  private static func attributes(_ view: String) -> [(key: String, value: String)] {
    let plain = /type="(boolean|string)" keyPath="(\w+)" value="([^"]*)"/
    let number = /keyPath="(\w+)">\s*<(?:real|integer) key="value" value="([^"]*)"/
    let color = /keyPath="(\w+)">\s*<color key="value" systemColor="([^"]*)"/
    let size = /keyPath="(\w+)">\s*<size key="value" width="([^"]*)" height="([^"]*)"/
    let end = view.firstRange(of: "</userDefinedRuntimeAttributes>")?.lowerBound ?? view.endIndex
    let text = String(view[..<end])
    return text.matches(of: plain).map {
      (String($0.2), $0.1 == "boolean" ? ($0.3 == "YES" ? "1.0" : "0.0") : String($0.3))
    }
      + text.matches(of: number).map { (String($0.1), "\(Double($0.2) ?? .nan)") }
      + text.matches(of: color).map { (String($0.1), String($0.2)) }
      + text.matches(of: size).map {
        (String($0.1), "\(Double($0.2) ?? .nan)x\(Double($0.3) ?? .nan)")
      }
  }
}
