import Foundation

extension NibCompiler {
  /// Reads what a button shows in a state.
  func readState(_ element: DocumentElement, of record: NibRecord) {
    guard let state = Self.states[element.key ?? ""] else {
      report("the state \(element.key ?? "") is not read", element)
      return
    }
    let title =
      element.attributes["title"] ?? element.child("string", key: "title").map(values.string)
    let key = (element.key ?? "") + "Title"
    add(
      title.map { values.localized($0, key, of: record.element) }, "UITitles", state, to: record)
    let reference = element.child("imageReference", key: "image")
    let source = element.attributes["image"] == nil ? reference : element
    let picture = source.flatMap { part in
      part.attributes["image"].flatMap { image($0, of: part) }
    }
    add(picture, "UIImages", state, to: record)
    let background = element.attributes["backgroundImage"].flatMap { image($0, of: element) }
    add(background, "UIBackgroundImages", state, to: record)
    for child in element.children {
      switch child.key {
      case "titleColor": add(values.color(child), "UITitleColors", state, to: record)
      case "title", "titleShadowColor", "image": continue
      default: report("<\(child.name)> is not read", child)
      }
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]

  private func add(
    _ value: Any?, _ key: String, _ state: UIControl.State, to record: NibRecord
  ) {
    guard let value else { return }
    let states = record.entries[key] as? [NSNumber] ?? []
    record.entries[key] = states + [NSNumber(value: state.rawValue)]
    record.entries["\(key).\(state.rawValue)"] = value
    // A button without a title decodes its content as well.
    if record.entries["UITitles"] == nil { record.entries["UITitles"] = [NSNumber]() }
  }

  /// Reads the type of a button.
  func readButtonType(_ text: String, of record: NibRecord) {
    guard let type = NibVocabulary.rawValue(of: text, for: "buttonType") else {
      report("the button type \(text) is not read", record.element)
      return
    }
    record.entries["UIButtonType"] = NSNumber(value: type)
    if record.entries["UITitles"] == nil { record.entries["UITitles"] = [NSNumber]() }
  }

  /// Reads the configuration of a button.
  func readConfiguration(_ element: DocumentElement, of record: NibRecord) {
    var configuration: UIButton.Configuration
    switch element.attributes["style"] {
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    case "filled": configuration = .filled()
    default: configuration = .plain()
    }
    configuration.title = element.attributes["title"].map {
      values.localized($0, "configuration.title", of: record.element)
    }
    configuration.subtitle = element.attributes["subtitle"]
    if let name = element.attributes["image"] { configuration.image = image(name, of: element) }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    switch element.attributes["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch element.attributes["cornerStyle"] {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    for child in element.children { readPart(child, of: &configuration) }
    record.entries["UIConfiguration"] = configuration
    if record.entries["UITitles"] == nil { record.entries["UITitles"] = [NSNumber]() }
  }

  private func readPart(
    _ child: DocumentElement, of configuration: inout UIButton.Configuration
  ) {
    switch child.key {
    case "baseForegroundColor": configuration.baseForegroundColor = values.color(child)
    case "baseBackgroundColor": configuration.baseBackgroundColor = values.color(child)
    case "contentInsets":
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: child.number("top") ?? 0, leading: child.number("leading") ?? 0,
        bottom: child.number("bottom") ?? 0, trailing: child.number("trailing") ?? 0)
    case "attributedTitle":
      configuration.attributedTitle = AttributedString(values.attributedString(child))
    case "title": configuration.title = values.string(child)
    case "image":
      if let name = child.attributes["image"] { configuration.image = image(name, of: child) }
    case "titleFontDescription":
      guard let font = values.font(child) else { return }
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    default: report("<\(child.name)> is not read", child)
    }
  }

  /// Reads the segments of a segmented control.
  func readSegments(_ list: DocumentElement, of record: NibRecord) {
    record.entries["UISegments"] = list.children.enumerated().map { index, segment -> Any in
      if let name = segment.attributes["image"], let image = image(name, of: segment) {
        return image
      }
      return values.localized(
        segment.attributes["title"] ?? "", "segmentTitles[\(index)]", of: record.element)
    }
  }

  /// Reads the effect of an effect view.
  func readEffect(_ element: DocumentElement, of record: NibRecord) {
    guard element.name == "blurEffect" else {
      report("vibrancy is not read", element)
      return
    }
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    guard let style = styles[element.attributes["style"] ?? ""] else {
      report("the style \(element.attributes["style"] ?? "") is not read", element)
      return
    }
    record.entries["UIVisualEffect"] = UIBlurEffect(style: style)
  }
}
