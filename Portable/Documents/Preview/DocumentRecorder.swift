import Foundation
import UIKit

/// Collects the views of a document for a preview, and what is wrong with the document.
@MainActor final class DocumentRecorder {
  /// The name of the document's file.
  let documentName: String
  /// The build of Interface Builder that wrote the document.
  let version: Int
  let device: DocumentDevice
  /// Whether the canvas has the size classes of a device, which it has since Xcode 8.
  let hasDevice: Bool
  /// Whether a line of text is as wide as in the document, which the system's own font determines.
  let keepsTextSizes: Bool
  let context: DocumentContext
  private(set) var views: [(view: UIView, element: DocumentElement)] = []
  /// The ids of all elements of the document.
  var ids: Set<String> = []
  /// The objects whose classes are not there, which may be anything their classes inherit from.
  var appObjects: Set<ObjectIdentifier> = []
  private var boxes: [(view: UIView, name: String)] = []
  /// The data sources of tables, which retain none themselves.
  var tableSources: [NSObject] = []
  private(set) var diagnostics: [DocumentDiagnostic] = []
  private var appClasses: [String: AppClass] = [:]
  private var given: [GivenValue] = []

  /// A class of the app, and what of it is not checked.
  private struct AppClass {
    let line: Int
    let place: String
    var keys: [String] = []
  }

  private struct GivenValue {
    let object: NSObject
    let keyPath: String
    let value: Any?
    let line: Int
  }

  init(
    documentName: String, document: DocumentElement?, keepsTextSizes: Bool,
    context: DocumentContext
  ) {
    self.documentName = documentName
    version = DocumentDevice.version(of: document)
    device = DocumentDevice(document)
    hasDevice = document?.child("device") != nil
    self.keepsTextSizes = keepsTextSizes
    self.context = context
  }

  // MARK: Views

  func didMakeView(_ view: UIView, from record: NibRecord) {
    let element = record.element
    views.append((view, element))
    if (1..<15000).contains(version) {
      if let field = view as? UITextField { Self.lower(field) }
      (view as? UISegmentedControl)?.metrics = Self.flatSegments
    }
    if (1..<16000).contains(version), view is UILabel, Self.hasOtherFont(element) {
      view.naturalSizeRule = { CGSize(width: $0.width, height: ($0.height - 0.001).rounded(.up)) }
    }
    // The canvas shows an indicator that does not animate.
    if let indicator = view as? UIActivityIndicatorView {
      indicator.isHidden = element.bool("hidden") == true
    }
    let size = element.child("rect", key: "frame").flatMap(NibValues.rect)?.size
    let isBox = record.isOfApp && record.type == UIView.self
    // Without the app there are no rows in a picker.
    if isBox && element.list("subviews").isEmpty || view is UIPickerView {
      boxes.append((view, element.attributes["customClass"] ?? Self.className(of: element)))
    }
    // Before iOS 11 the margins of a cell's content were those of any view.
    if (1..<13000).contains(version), let cell = view as? UITableViewCell {
      cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    if let width = element.number("placeholderIntrinsicWidth"),
      let height = element.number("placeholderIntrinsicHeight")
    {
      view.naturalSizeRule = { _ in CGSize(width: width, height: height) }
    } else if (24000..<30000).contains(version), view is UISwitch {
      view.naturalSizeRule = { _ in Self.switchSize }
    } else if (24000..<30000).contains(version), view is UISearchBar {
      view.naturalSizeRule = { _ in
        CGSize(width: UIView.noIntrinsicMetric, height: Self.searchBarHeight)
      }
    } else if let size, isBox || keepsTextSizes && Self.isLineOfText(element) {
      view.naturalSizeRule = { _ in size }
    }
  }

  // Before iOS 13 a field with a rounded border was at least 30 points high, since then 34.
  private static func lower(_ field: UITextField) {
    field.naturalSizeRule = { [unowned field] size in
      guard field.borderStyle == .roundedRect, size.height == 34 else { return size }
      let line = ceil(field.font?.lineHeight ?? 0)
      return CGSize(width: size.width, height: max(30, line + 12))
    }
  }

  /// Returns the class of the system that an element stands for.
  static func className(of element: DocumentElement) -> String {
    "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// Writes the name of a class into the box that stands for it.
  func addName(_ name: String, to view: UIView) {
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = name
    label.font = .systemFont(ofSize: 13)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    label.layer.borderColor = UIColor.separator.cgColor
    label.layer.borderWidth = 1
    view.addSubview(label)
  }

  /// The lengths of a segmented control before iOS 13.
  private static let flatSegments: SegmentMetrics = {
    var metrics = SegmentMetrics()
    (metrics.height, metrics.padding, metrics.divider) = (28, 15, 1)
    return metrics
  }()

  /// The size of a switch since iOS 26, without the alignment insets.
  private static let switchSize = CGSize(width: 61, height: 28)

  /// The height of a search bar since iOS 26.
  private static let searchBarHeight: CGFloat = 64

  /// Whether an element has another font than the system's regular one.
  private static func hasOtherFont(_ element: DocumentElement) -> Bool {
    guard let font = element.child("fontDescription") else { return false }
    return font.attributes["weight"] != nil || font.attributes["type"] == "boldSystem"
      || font.attributes["name"].flatMap { UIFont(name: $0, size: 12) } != nil
  }

  private static func isLineOfText(_ element: DocumentElement) -> Bool {
    switch element.name {
    case "label": (element.number("numberOfLines") ?? 1) == 1
    case "button", "segmentedControl": true
    default: false
    }
  }

  // MARK: Diagnostics

  func diagnose(
    _ rule: DocumentDiagnostic.Rule, _ severity: DocumentDiagnostic.Severity? = nil, line: Int?,
    _ message: String
  ) {
    let diagnostic = DocumentDiagnostic(rule, severity, line: line, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Notes a class that is not there, and returns the class of that name in another module.
  func missingClass(_ name: String, _ element: DocumentElement) -> AnyClass? {
    let module = element.attributes["customModule"]
    if let right = context.modules[name],
      let found = NibCompiler.registeredClass(name, module: right)
    {
      let given = module.map { ", not in \($0)" } ?? ", and the document names no module"
      diagnose(
        .wrongModule, line: element.line, "\(name) is in the module \(right)\(given)")
      return found
    }
    if let module, context.modules.values.contains(module) {
      let names = context.modules.filter { $0.value == module }.keys
      let nearest = NearestName.nearest(to: name, among: names)
      diagnose(
        .unknownClass, line: element.line,
        "the module \(module) has no class \(name)" + Self.suggestion(nearest))
      return nil
    }
    let nearest = context.classes.flatMap { NearestName.nearest(to: name, among: $0.keys) }
    // A class without a module may be one in Objective-C of a library, unless its name is misspelled.
    if let classes = context.classes, classes[name]?.isDeclared != true,
      module == nil ? nearest != nil : element.attributes["customModuleProvider"] == "target"
    {
      diagnose(
        .unknownClass, line: element.line,
        "the sources have no class \(name)" + Self.suggestion(nearest))
      return nil
    }
    if appClasses[name] == nil {
      let place = module.map { " of the module \($0)" } ?? ""
      appClasses[name] = AppClass(line: element.line, place: place)
    }
    return nil
  }

  /// Adds what was reported in words only.
  func add(_ reports: [DocumentReport]) {
    // The element that asks for an image or a font is named, with its line.
    for report in reports
    where !report.text.hasPrefix("UIImage(named:") && !report.text.hasPrefix("UIFont(name:") {
      let prefix = "\(documentName), line "
      guard report.text.hasPrefix(prefix) else {
        diagnostics.append(report.diagnostic(line: nil))
        continue
      }
      let rest = report.text.dropFirst(prefix.count)
      let line = Int(rest.prefix { $0.isNumber })
      let text = String(
        rest.drop { $0.isNumber }.drop { $0 == "," || $0 == ":" || $0 == " " })
      if diagnostics.contains(where: { $0.line == line && $0.message == text }) { continue }
      let plain = DocumentReport(text: text, isException: report.isException)
      diagnostics.append(plain.diagnostic(line: line))
    }
  }

  static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }

  /// Checks a key of a class of the app by the sources.
  func checkKey(_ key: String, ofAppClass name: String, line: Int) {
    switch context.hasProperty(key, inClass: name) {
    case .yes: return
    case .no(let nearest):
      diagnose(
        .unknownKey, line: line,
        "\(name) has no property \(key) that Interface Builder can set"
          + Self.suggestion(nearest))
    case .unknown:
      if appClasses[name]?.keys.contains(key) == false { appClasses[name]?.keys.append(key) }
    }
  }

  /// Checks an action of a class of the app by the sources.
  func checkAction(_ selector: String, ofAppClass name: String, line: Int) {
    guard case .no(let nearest) = context.hasAction(selector, inClass: name),
      context.classes?[name] != nil
    else { return }
    diagnose(
      .unknownKey, line: line,
      "\(name) has no action \(selector)" + Self.suggestion(nearest))
  }

  func given(_ value: Any?, forKeyPath keyPath: String, of object: NSObject, line: Int) {
    given.append(GivenValue(object: object, keyPath: keyPath, value: value, line: line))
  }

  /// Compares the values of the document with those that its objects have now, and names each class of
  /// the app once.
  func finish() {
    for (view, name) in boxes where view.subviews.isEmpty || view is UIPickerView {
      addName(name, to: view)
    }
    boxes = []
    for value in given { compare(value) }
    given = []
    for (name, known) in appClasses.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
    ) {
      var text = "\(name)\(known.place) is a class of the app, drawn as what it inherits from"
      if !known.keys.isEmpty {
        text += "; not checked: \(known.keys.joined(separator: ", "))"
      }
      diagnose(.appClass, line: known.line, text)
    }
    appClasses = [:]
  }

  private func compare(_ given: GivenValue) {
    let now = KeyPathWalk.value(forKeyPath: given.keyPath, of: given.object)
    let isKept: Bool
    switch (given.value, now) {
    case (let value as NSNumber, let now as NSNumber):
      isKept = abs(value.doubleValue - now.doubleValue) <= 1e-6 * max(1, abs(value.doubleValue))
    case (let value as String, let now as String): isKept = value == now
    default: return
    }
    guard !isKept, let value = given.value, let now else { return }
    diagnose(
      .changedValue, line: given.line,
      "\(given.keyPath) is \(value) in the document, and the \(type(of: given.object)) makes it"
        + " \(now)")
  }
}
