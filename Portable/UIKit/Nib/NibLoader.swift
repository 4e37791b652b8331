import Foundation

/// Makes the objects of a document, and then connects them.
///
/// The order is that of the system: objects by `init(coder:)`, constraints, runtime attributes,
/// outlets and actions, and at last `awakeFromNib()`.
@MainActor final class NibLoader {
  let compiler: NibCompiler
  /// The objects that were there before: the owner and those the caller gave.
  var placeholders: [String: NSObject] = [:]
  private var guides: [String: AnyObject] = [:]
  /// The records whose objects were made since the last call of `finish()`, inner ones first.
  private var made: [NibRecord] = []
  /// The outlet collections that were connected so far.
  var collections: [CollectionKey: [NSObject]] = [:]
  private var making: Set<ObjectIdentifier> = []
  /// The ids of the placeholders of the first responder; a nib's own is −2.
  var firstResponders: Set<String> = ["-2"]
  /// The class of the document's owner.
  var ownerClass: (id: String, name: String)?
  /// The cells of tables that are made again and again.
  var prototypes: [(table: UITableView, identifier: String, element: DocumentElement)] = []
  /// The preview that the objects are made for.
  let preview: (any NibPreview)?
  /// Connects what starts a segue; a nib has none.
  var segueHandler: ((DocumentElement, NSObject) -> Void)?

  init(compiler: NibCompiler) {
    self.compiler = compiler
    preview = compiler.preview
  }

  /// Returns the object of a record, made when it is first asked for.
  func make(_ record: NibRecord) -> NSObject? {
    make(record) { type, decoder in Self.object(of: type, from: decoder) }
  }

  /// Returns the object of a record, made by a closure when it is first asked for.
  func make(
    _ record: NibRecord, by create: (NSObject.Type, NSCoder) -> NSObject?
  ) -> NSObject? {
    if let object = record.object { return object }
    // A record within itself comes from a damaged document.
    guard making.insert(ObjectIdentifier(record)).inserted else { return nil }
    defer { making.remove(ObjectIdentifier(record)) }
    let decoder = NibDecoder(record) { [weak self] in self?.make($0) }
    guard let object = record.create?() ?? create(record.type, decoder) else {
      compiler.report("a \(record.type) cannot be made from a document", record.element)
      return nil
    }
    record.object = object
    preview?.didMake(object, from: record)
    made.append(record)
    if let view = object as? UIView { complete(view, record) }
    return object
  }

  /// Lets an object that exists already stand for a record, with the values of the record.
  func configure(_ object: NSObject & _KeyValueCoding, with record: NibRecord) {
    record.object = object
    let decoder = NibDecoder(record) { [weak self] in self?.make($0) }
    decoder.decodeProperties(type(of: object), of: object)
    made.append(record)
  }

  // The view has placed its content view by itself.
  private func configureContent(_ view: UIView, with record: NibRecord) {
    let frame = record.entries.removeValue(forKey: "UIFrame")
    record.entries["UIAutoresizingMask"] = nil
    record.entries["UIBoundsOrigin"] = nil
    configure(view, with: record)
    record.entries["UIFrame"] = frame
  }

  private static func object(of type: NSObject.Type, from decoder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: decoder)
    case let type as UIViewController.Type: type.init(coder: decoder)
    case let type as UIBarItem.Type: type.init(coder: decoder)
    case let type as UINavigationItem.Type: type.init(coder: decoder)
    case let type as any _NibObject.Type: type.init()
    default: nil
    }
  }

  private func complete(_ view: UIView, _ record: NibRecord) {
    if preview == nil, record.element.bool("animating") == true {
      (view as? UIActivityIndicatorView)?.startAnimating()
    }
    preview?.didMakeView(view, from: record)
    if let content = record.entries["UIContentView"] as? NibRecord,
      let contentView = (view as? UIVisualEffectView)?.contentView
        ?? (view as? UITableViewCell)?.contentView
    {
      configureContent(contentView, with: content)
      complete(contentView, content)
      for subview in content.entries["UISubviews"] as? [NibRecord] ?? [] {
        if let subview = make(subview) as? UIView { contentView.addSubview(subview) }
      }
    }
    if let cell = view as? UITableViewCell { complete(cell, record) }
    if let table = view as? UITableView { complete(table, record) }
    for guide in record.element.list("layoutGuides") where guide.name != "viewControllerLayoutGuide"
    {
      addGuide(guide, to: view)
    }
    for guide in record.element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      switch guide.key {
      case "safeArea": guides[id] = view.safeAreaLayoutGuide
      case "layoutMargins": guides[id] = view.layoutMarginsGuide
      case "readableContent": guides[id] = view.readableContentGuide
      case "keyboard": guides[id] = view.keyboardLayoutGuide
      case "contentLayoutGuide": guides[id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": guides[id] = (view as? UIScrollView)?.frameLayoutGuide
      default: compiler.report("the guide \(guide.key ?? "") is not read", guide)
      }
    }
  }

  private func addGuide(_ element: DocumentElement, to view: UIView) {
    let guide = UILayoutGuide()
    guide.identifier = element.attributes["identifier"] ?? ""
    view.addLayoutGuide(guide)
    if let id = element.id { guides[id] = guide }
  }

  /// Registers an object that stands for an identifier of the document.
  func setGuide(_ guide: AnyObject, for id: String) { guides[id] = guide }

  /// Returns the object with an identifier, if it was made.
  func object(_ id: String) -> NSObject? {
    placeholders[id] ?? compiler.records[id]?.object ?? guides[id] as? NSObject
  }

  /// Connects the objects that were made since the last call.
  ///
  /// - Parameters:
  ///   - others: Elements that have connections of their own but no record, such as the
  ///     placeholder of the owner.
  ///   - connecting: Returns whether a connection is made now.
  func finish(
    others: [DocumentElement] = [], connecting: (DocumentElement) -> Bool = { _ in true }
  ) {
    let records = made
    made = []
    for element in others {
      if let id = element.id, let name = element.attributes["customClass"] {
        ownerClass = (id, name)
      }
    }
    for record in records { installConstraints(of: record) }
    for record in records { installVariations(of: record) }
    for record in records { setRuntimeAttributes(of: record) }
    for record in records {
      if let object = record.object { connect(record.element, object, record, if: connecting) }
    }
    for element in others {
      if let id = element.id, let object = placeholders[id] {
        connect(element, object, if: connecting)
      }
    }
    registerPrototypes()
    for record in records { (record.object as? UIResponder)?.awakeFromNib() }
  }
}

/// An outlet collection of an object.
struct CollectionKey: Hashable {
  let object: ObjectIdentifier
  let property: String
}

/// A class of plain objects that a document can hold.
///
/// On Apple's platforms every class can be made by `init()`.
@preconcurrency @MainActor public protocol _NibObject: NSObject {
  init()
}
