import Foundation

extension NibLoader {
  /// Sets the user-defined runtime attributes of an object, in the order of the document.
  func setRuntimeAttributes(of record: NibRecord) {
    guard let object = record.object else { return }
    for attribute in record.element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute.attributes["keyPath"], !keyPath.isEmpty else {
        compiler.report("a runtime attribute without a key path", attribute)
        continue
      }
      let value = runtimeValue(attribute)
      guard value.isRead else {
        compiler.report(
          "the runtime attribute \(keyPath) of type \(attribute.attributes["type"] ?? "none") is"
            + " not read", attribute)
        continue
      }
      set(value.object, forKeyPath: keyPath, of: object, record, at: attribute)
    }
  }

  private func runtimeValue(_ attribute: DocumentElement) -> (isRead: Bool, object: Any?) {
    let content = attribute.children.first { $0.key == "value" }
    switch attribute.attributes["type"] {
    case "nil": return (true, nil)
    case "boolean":
      return (attribute.bool("value") != nil, (attribute.bool("value") ?? false) as NSNumber)
    case "string":
      let text = attribute.attributes["value"] ?? content.map(compiler.values.string) ?? ""
      return (true, text)
    case "image":
      let name = attribute.attributes["value"] ?? ""
      let image = compiler.values.image(
        name, isSystem: attribute.attributes["catalog"] == "system")
      return (image != nil, image)
    default:
      let object = content.flatMap(compiler.values.object)
      return (object != nil, object)
    }
  }

  /// Makes the connections of an element.
  func connect(
    _ element: DocumentElement, _ object: NSObject, _ record: NibRecord? = nil,
    if connecting: (DocumentElement) -> Bool
  ) {
    let record = record ?? placeholder(element, object)
    for connection in element.list("connections") where connecting(connection) {
      switch connection.name {
      case "outlet": connectOutlet(connection, of: object, record)
      case "outletCollection": connectCollection(connection, of: object, record)
      case "action": connectAction(connection, of: object)
      case "segue":
        if let segueHandler {
          segueHandler(connection, object)
        } else {
          compiler.report("a segue needs a storyboard", connection)
        }
      default: compiler.report("this connection is not read", connection)
      }
    }
  }

  private func destination(_ connection: DocumentElement) -> NSObject? {
    guard let id = connection.attributes["destination"] else { return nil }
    let object = object(id)
    if object == nil, !firstResponders.contains(id) { reportMissing(id, connection) }
    return object
  }

  /// Reports an object that is not there, or that is not made.
  func reportMissing(_ id: String, _ element: DocumentElement) {
    let isInDocument = preview?.hasElement(id) == true
    compiler.report(
      isInDocument ? "the object \(id) is not made here" : "there is no object \(id)", element,
      isInDocument ? .unread : .missingObject)
  }

  // The owner of a nib and the controller of a scene have no record among the objects made now.
  private func placeholder(_ element: DocumentElement, _ object: NSObject) -> NibRecord? {
    guard preview != nil else { return nil }
    if let id = element.id, let record = compiler.records[id] { return record }
    let record = NibRecord(element: element, type: type(of: object))
    record.isOfApp = preview?.isOfApp(element) == true
    return record
  }

  private func connectOutlet(
    _ connection: DocumentElement, of object: NSObject, _ record: NibRecord?
  ) {
    guard let property = connection.attributes["property"],
      let destination = destination(connection)
    else { return }
    set(destination, forKeyPath: property, of: object, record, at: connection)
  }

  private func set(
    _ value: Any?, forKeyPath keyPath: String, of object: NSObject, _ record: NibRecord?,
    at element: DocumentElement
  ) {
    guard let preview else {
      KeyValueMisuse.place = "\(compiler.documentName), line \(element.line)"
      defer { KeyValueMisuse.place = nil }
      KeyPathWalk.setValue(value, forKeyPath: keyPath, of: object)
      return
    }
    preview.set(value, forKeyPath: keyPath, of: object, record, line: element.line)
  }

  private func connectCollection(
    _ connection: DocumentElement, of object: NSObject, _ record: NibRecord?
  ) {
    guard let property = connection.attributes["property"],
      let destination = destination(connection)
    else { return }
    if property == "gestureRecognizers", let view = object as? UIView,
      let recognizer = destination as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return
    }
    // The first object replaces what was there before, as a collection is set as a whole.
    let key = CollectionKey(object: ObjectIdentifier(object), property: property)
    collections[key, default: []].append(destination)
    set(collections[key], forKeyPath: property, of: object, record, at: connection)
  }

  // The class of the app that an object of the document has.
  private func className(of id: String) -> String? {
    if let record = compiler.records[id] {
      return record.isOfApp ? record.element.attributes["customClass"] : nil
    }
    return ownerClass?.id == id ? ownerClass?.name : nil
  }

  private func connectAction(_ connection: DocumentElement, of object: NSObject) {
    guard let name = connection.attributes["selector"], !name.isEmpty else {
      compiler.report("an action without a selector", connection)
      return
    }
    let target = destination(connection)
    let isForFirstResponder =
      connection.attributes["destination"].map(firstResponders.contains) == true
    if target == nil, !isForFirstResponder { return }
    if let preview, let id = connection.attributes["destination"],
      let className = className(of: id)
    {
      preview.checkAction(name, ofAppClass: className, line: connection.line)
    }
    switch object {
    case let control as UIControl:
      guard let event = NibVocabulary.events[connection.attributes["eventType"] ?? ""] else {
        compiler.report("the event of \(name) is not read", connection)
        return
      }
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(name)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: Selector(name)) }
    default: compiler.report("a \(type(of: object)) sends no actions", connection)
    }
  }
}
