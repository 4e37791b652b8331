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
  private var making: Set<ObjectIdentifier> = []

  init(compiler: NibCompiler) {
    self.compiler = compiler
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
    made.append(record)
    if let view = object as? UIView { complete(view, record) }
    return object
  }

  private static func object(of type: NSObject.Type, from decoder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: decoder)
    case let type as UIViewController.Type: type.init(coder: decoder)
    case let type as UIBarItem.Type: type.init(coder: decoder)
    case let type as any _NibObject.Type: type.init()
    default: nil
    }
  }

  private func complete(_ view: UIView, _ record: NibRecord) {
    if let content = record.entries["UIContentView"] as? NibRecord,
      let contentView = (view as? UIVisualEffectView)?.contentView
        ?? (view as? UITableViewCell)?.contentView
    {
      content.object = contentView
      complete(contentView, content)
      for subview in content.entries["UISubviews"] as? [NibRecord] ?? [] {
        if let subview = make(subview) as? UIView { contentView.addSubview(subview) }
      }
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

  /// Registers an object that stands for an identifier of the document.
  func setGuide(_ guide: AnyObject, for id: String) { guides[id] = guide }

  /// Returns the object with an identifier, if it was made.
  func object(_ id: String) -> NSObject? {
    placeholders[id] ?? compiler.records[id]?.object ?? guides[id] as? NSObject
  }

  /// Connects the objects that were made since the last call.
  ///
  /// - Parameter others: Elements that have connections of their own but no record, such as the
  ///   placeholder of the owner.
  func finish(others: [DocumentElement] = []) {
    let records = made
    made = []
    for record in records { installConstraints(of: record) }
    for record in records { setRuntimeAttributes(of: record) }
    for record in records {
      if let object = record.object { connect(record.element, object) }
    }
    for element in others {
      if let id = element.id, let object = placeholders[id] { connect(element, object) }
    }
    for record in records { (record.object as? UIResponder)?.awakeFromNib() }
  }
}

/// A class of plain objects that a document can hold.
///
/// On Apple's platforms every class can be made by `init()`.
@preconcurrency @MainActor public protocol _NibObject: NSObject {
  init()
}
