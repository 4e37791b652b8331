import Foundation

/// Reads the colors, fonts, images and structures of a document.
@MainActor package struct NibValues {
  let bundle: Bundle
  /// The preview that the document is read for.
  let preview: (any NibPreview)?
  /// The colors that the document repeats from the asset catalogs.
  private var namedColors: [String: DocumentElement] = [:]
  private var systemColors: [String: DocumentElement] = [:]
  /// The sizes of images that the document repeats from the asset catalogs, for a preview.
  private var imageSizes: [String: CGSize] = [:]
  /// The texts of the document in the user's language, by identifier and attribute.
  private var strings: [String: String] = [:]

  /// Collects what a document and the strings files of the same name hold.
  init(document: DocumentElement?, bundle: Bundle, table: String) {
    self.bundle = bundle
    preview = NibCompiler.currentPreview.flatMap {
      $0.documentName.hasPrefix("\(table).") ? $0 : nil
    }
    if let path = bundle.path(forResource: table, ofType: "strings"),
      let list = NSDictionary(contentsOfFile: path) as? [String: String]
    {
      strings = list
    }
    for element in document?.list("resources") ?? [] {
      guard let name = element.attributes["name"] else { continue }
      if element.name == "image", preview != nil,
        let (width, height) = pair(element, "width", "height"), element.child("mutableData") == nil
      {
        imageSizes[name] = CGSize(width: width, height: height)
      }
      guard let color = element.child("color") else { continue }
      if element.name == "namedColor" { namedColors[name] = color }
      if element.name == "systemColor" { systemColors[name] = color }
    }
  }

  /// Returns a text of the document in the user's language.
  ///
  /// The strings file of a document names a text by the identifier of the object and the attribute.
  func localized(_ text: String, _ attribute: String, of element: DocumentElement) -> String {
    guard !strings.isEmpty, let id = element.id else { return text }
    return strings["\(id).\(attribute)"] ?? text
  }

  /// Returns the color of an element, or nil if the element describes none.
  func color(_ element: DocumentElement) -> UIColor? {
    if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"],
      let color = systemColor(name)
    {
      return color
    }
    if let name = element.attributes["name"] {
      return namedColor(name, element)
    }
    return components(element)
  }

  private func namedColor(_ name: String, _ element: DocumentElement) -> UIColor? {
    guard let preview else {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? namedColors[name].flatMap(components)
    }
    return preview.color(name, element) ?? namedColors[name].flatMap(components)
  }

  private func systemColor(_ name: String) -> UIColor? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch plain {
    case "darkText": return .darkText
    case "lightText": return .lightText
    case "groupTableViewBackground": return .systemGroupedBackground
    case "viewFlipsideBackground", "scrollViewTexturedBackground": return .systemGray
    default:
      return UIColor.systemColor(named: plain) ?? UIColor.systemColor(named: name)
        ?? systemColors[name].flatMap(components)
    }
  }

  private func components(_ element: DocumentElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element.attributes["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the font of an element, or nil if the element describes none.
  func font(_ element: DocumentElement) -> UIFont? {
    if let style = element.attributes["style"].flatMap(NibVocabulary.textStyle) {
      return .preferredFont(forTextStyle: style)
    }
    let size = element.number("pointSize") ?? 17
    switch element.attributes["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      let weight = element.attributes["weight"].flatMap { NibVocabulary.fontWeights[$0] }
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    default:
      guard let name = element.attributes["name"] else { return nil }
      if let font = UIFont(name: name, size: size) { return font }
      // As on a device.
      preview?.note(
        .unread, line: element.line, "the font \(name) is not here; Helvetica takes its place")
      return UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    }
  }

  /// Returns an image by its name in the asset catalog or among the system's symbols.
  func image(_ name: String, isSystem: Bool) -> UIImage? {
    if isSystem { return UIImage(systemName: name) }
    return preview?.image(name) ?? UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns a gray box as large as an image of the app that is not there, in a preview.
  func placeholder(_ name: String) -> UIImage? {
    guard let size = imageSizes[name], (1...4096).contains(size.width),
      (1...4096).contains(size.height)
    else { return nil }
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  package static func rect(_ element: DocumentElement) -> CGRect? {
    guard let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the object for a structure of geometry, a string, a color or a font.
  func object(_ element: DocumentElement) -> Any? {
    switch element.name {
    case "color": color(element)
    case "fontDescription": font(element)
    case "rect": Self.rect(element).map(NSValue.init(cgRect:))
    case "point":
      pair(element, "x", "y").map { NSValue(cgPoint: CGPoint(x: $0, y: $1)) }
    case "size":
      pair(element, "width", "height").map { NSValue(cgSize: CGSize(width: $0, height: $1)) }
    case "edgeInsets", "inset":
      NSValue(
        uiEdgeInsets: UIEdgeInsets(
          top: element.number("minY") ?? element.number("top") ?? 0,
          left: element.number("minX") ?? element.number("left") ?? 0,
          bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
          right: element.number("maxX") ?? element.number("right") ?? 0))
    case "string", "mutableString": string(element)
    case "integer": integer(element)
    case "real": element.number("value").map { NSNumber(value: $0) }
    case "attributedString": attributedString(element)
    case "date":
      element.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: TimeInterval($0))
      }
    case "locale": element.attributes["localeIdentifier"].map { Locale(identifier: $0) }
    default: nil
    }
  }

  private func integer(_ element: DocumentElement) -> NSNumber? {
    element.number("value").flatMap { Int(exactly: $0) }.map { NSNumber(value: $0) }
  }

  private func pair(
    _ element: DocumentElement, _ first: String, _ second: String
  ) -> (Double, Double)? {
    guard let first = element.number(first), let second = element.number(second) else { return nil }
    return (first, second)
  }

  func string(_ element: DocumentElement) -> String {
    guard element.attributes["base64-UTF8"] == "YES" else { return element.text }
    // Xcode leaves out the padding.
    var text = element.text.filter { !$0.isWhitespace }
    while text.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }

  /// Returns the text with the fonts and colors of its fragments.
  func attributedString(_ element: DocumentElement) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content =
        fragment.attributes["content"] ?? fragment.child("string", key: "content").map(string) ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for child in fragment.list("attributes") {
        switch child.key {
        case "NSColor": attributes[.foregroundColor] = color(child)
        case "NSBackgroundColor": attributes[.backgroundColor] = color(child)
        case "NSFont": attributes[.font] = font(child)
        default: continue
        }
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }
}
