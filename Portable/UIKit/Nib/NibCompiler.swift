import Foundation

/// Turns the elements of a document into records, from which the objects are made.
///
/// What it does not read is named in a message with the element and its line; the rest is read.
@MainActor package final class NibCompiler {
  /// The preview that documents are read for now.
  package static var currentPreview: (any NibPreview)?

  /// The name of the document, for messages.
  let documentName: String
  let values: NibValues
  private(set) var records: [String: NibRecord] = [:]
  /// What was not read.
  private(set) var messages: [String] = []
  /// The preview that the document is read for.
  let preview: (any NibPreview)?

  init(
    documentName: String, values: NibValues, preview: (any NibPreview)? = currentPreview
  ) {
    self.documentName = documentName
    self.values = values
    // A document that another one refers to is not the one that is previewed.
    self.preview = preview?.documentName == documentName ? preview : nil
  }

  /// Reports a part of the document that is not read, or what is wrong with it.
  func report(
    _ message: String, _ element: DocumentElement, _ flaw: NibFlaw = .unread
  ) {
    preview?.note(flaw, line: element.line, "<\(element.name)>: \(message)")
    let text = "\(documentName), line \(element.line), <\(element.name)>: \(message)"
    guard !messages.contains(text) else { return }
    messages.append(text)
    PortableLog.report(text)
  }

  /// Returns a record for an element, and registers it under its identifier.
  func record(
    _ element: DocumentElement, defaultType: NSObject.Type
  ) -> NibRecord {
    let (type, isOfApp) = type(of: element, default: defaultType)
    let record = NibRecord(element: element, type: type)
    record.isOfApp = isOfApp
    register(record, for: element)
    return record
  }

  /// Registers a record under the identifier of an element.
  func register(_ record: NibRecord, for element: DocumentElement) {
    if let id = element.id { records[id] = record }
  }

  // The system goes on with the class of the element, too, when it does not know the class.
  private func type(
    of element: DocumentElement, default type: NSObject.Type
  ) -> (NSObject.Type, isOfApp: Bool) {
    guard let name = element.attributes["customClass"] else { return (type, false) }
    let module = element.attributes["customModule"]
    var found: AnyClass? = Self.registeredClass(name, module: module)
    if found == nil, let preview {
      found = preview.missingClass(name, element)
      if found == nil { return (type, true) }
    }
    guard let found else {
      let place = module.map { " in the module \($0)" } ?? ""
      report("Unknown class \(name)\(place); a \(type) takes its place", element)
      return (type, true)
    }
    guard let custom = found as? NSObject.Type, isUsable(custom, for: type) else {
      report("\(name) cannot take the place of a \(type)", element, .wrongClass)
      return (type, true)
    }
    return (custom, false)
  }

  package static func registeredClass(_ name: String, module: String?) -> AnyClass? {
    // Anything else than plain names would be taken for nested classes.
    let isPlain = [name, module ?? "M"].allSatisfy { text in
      !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
    guard isPlain, name.first?.isNumber == false else { return nil }
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    return NSClassFromString("UIKit.\(name)") ?? NSClassFromString(name)
  }

  private func isUsable(_ custom: NSObject.Type, for type: NSObject.Type) -> Bool {
    if type is UIView.Type { return custom is UIView.Type }
    if type is UIViewController.Type { return custom is UIViewController.Type }
    return true
  }

  /// Reads an attribute into an entry, by the property of that name.
  func readAttribute(
    _ name: String, _ text: String, of record: NibRecord, property alias: String? = nil
  ) {
    let element = record.element
    guard !NibVocabulary.structure.contains(name) else { return }
    // A kind that is not read is named once.
    if record.isOfApp, preview != nil, NibVocabulary.views[element.name] == nil,
      element.child("rect", key: "frame") != nil
    {
      return
    }
    let key = alias ?? NibVocabulary.properties[name] ?? name
    guard let type = record.type as? any _KeyValueCoding.Type,
      let property = KeyedPropertyTable.property(key, of: type)
    else {
      report("the attribute \(name) is not read", element)
      return
    }
    guard let value = object(for: text, property: property, name: name, element: element) else {
      report("\(name) cannot be \"\(text)\"", element)
      return
    }
    record.entries[property.archiveKey] = value
  }

  /// Returns an image, or reports that there is none.
  func image(_ name: String, of element: DocumentElement) -> UIImage? {
    let isSystem = element.attributes["catalog"] == "system"
    if let image = values.image(name, isSystem: isSystem) { return image }
    if !isSystem, preview?.hasOtherImage(name) == true {
      report("an image that is neither PNG nor JPEG is drawn as a box", element)
    } else {
      report("could not load the image \"\(name)\"", element, .missingImage)
    }
    return isSystem ? nil : values.placeholder(name)
  }

  private func object(
    for text: String, property: _KeyedProperty, name: String, element: DocumentElement
  ) -> Any? {
    switch KeyedValue.kind(of: property.type) {
    case .bool: return text == "YES" ? true as NSNumber : text == "NO" ? false as NSNumber : nil
    case .number: return Double(text).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
    case .string: return values.localized(text, name, of: element)
    case .enumeration:
      return NibVocabulary.rawValue(of: text, for: property.name).map { NSNumber(value: $0) }
    case .other:
      guard KeyedValue.plainType(property.type) is UIImage.Type else { return nil }
      return image(text, of: element) ?? NSNull()
    }
  }
}
