import Foundation

/// A section of a table whose rows stand in a document.
package struct StaticTableSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

/// What a document says of a row.
@MainActor struct DocumentRow {
  var height: CGFloat?
  /// The segues that a tap on the row and on its accessory start.
  var selectionSegue: SegueTrigger?
  var accessorySegue: SegueTrigger?

  nonisolated init() {}
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticTableSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  /// Registers the nib of new cells; nil takes the registration back.
  ///
  /// The nib has one object outside of others, which is a cell; anything else is a misuse.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.cellClasses[identifier] = nil
    reuse.cellMakers[identifier] = nib.map { nib in
      {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
          reportMisuse(
            "UITableView.register(_:forCellReuseIdentifier:)",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one"
              + " top level object which must be a UITableViewCell instance")
          return nil
        }
        if let own = cell.reuseIdentifier, own != identifier {
          reportMisuse(
            "UITableView.register(_:forCellReuseIdentifier:)",
            "cell reuse indicator in nib (\(own)) does not match the identifier used to register"
              + " the nib (\(identifier))")
        }
        cell.reuseIdentifier = identifier
        return cell
      }
    }
  }

  /// Registers the nib of new headers and footers; nil takes the registration back.
  ///
  /// The nib has one object outside of others, which is a header or footer view.
  public func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.sectionViewClasses[identifier] = nil
    reuse.sectionViewMakers[identifier] = nib.map { nib in
      {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
          reportMisuse(
            "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one"
              + " top level object which must be a UITableViewHeaderFooterView instance")
          return nil
        }
        view.reuseIdentifier = identifier
        return view
      }
    }
  }
}

extension NibLoader {
  /// Gives a table the prototypes and the static rows of its element.
  func complete(_ table: UITableView, _ record: NibRecord) {
    table.documentMetrics =
      preview?.sectionMetrics(of: record.element) ?? TableSectionMetrics()
    let prototypes = record.element.list("prototypes")
    for prototype in prototypes {
      guard let identifier = prototype.attributes["reuseIdentifier"] else {
        compiler.report("a prototype needs an identifier", prototype)
        continue
      }
      self.prototypes.append((table, identifier, prototype))
    }
    if preview != nil, !prototypes.isEmpty {
      table.staticSections = [
        StaticTableSection(
          header: "Prototype Cells", footer: nil, cells: prototypes.compactMap(cell))
      ]
    }
    let sections = record.element.list("sections")
    guard record.element.attributes["dataMode"] == "static" || !sections.isEmpty else { return }
    table.staticSections = sections.map { section in
      StaticTableSection(
        header: title("headerTitle", of: section), footer: title("footerTitle", of: section),
        cells: section.list("cells").compactMap(cell))
    }
  }

  private func cell(_ element: DocumentElement) -> UITableViewCell? {
    compiler.view(element).flatMap { make($0) } as? UITableViewCell
  }

  private func title(_ name: String, of section: DocumentElement) -> String? {
    section.attributes[name].map { compiler.values.localized($0, name, of: section) }
  }

  /// Registers the prototypes of the tables, each of which makes any number of cells.
  func registerPrototypes() {
    for (table, identifier, element) in prototypes {
      // The cells know the objects around the table, which a cell must not retain.
      var outside: [String: WeakObject] = [:]
      for id in Self.destinations(in: element) where outside[id] == nil {
        outside[id] = object(id).map(WeakObject.init)
      }
      let (name, values, handler) = (compiler.documentName, compiler.values, segueHandler)
      table.reuse.cellMakers[identifier] = {
        let compiler = NibCompiler(documentName: name, values: values, preview: nil)
        let loader = NibLoader(compiler: compiler)
        loader.placeholders = outside.compactMapValues(\.object)
        loader.segueHandler = handler
        let cell = compiler.view(element).flatMap { loader.make($0) } as? UITableViewCell
        loader.finish()
        return cell
      }
    }
    prototypes = []
  }

  private static func destinations(in element: DocumentElement) -> [String] {
    element.children.flatMap { child in
      (child.attributes["destination"].map { [$0] } ?? []) + destinations(in: child)
    }
  }

  /// Fills the labels of a cell's style, and its content configuration.
  func complete(_ cell: UITableViewCell, _ record: NibRecord) {
    if let height = record.element.number("rowHeight"), height >= 0 {
      cell.documentRow.height = CGFloat(height)
    }
    let labels = [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)]
    for (name, label) in labels {
      guard let label, let part = record.entries["UI." + name] as? NibRecord else { continue }
      configure(label, with: part)
    }
    if let image = record.entries["UI.imageView"] as? NibRecord, let view = cell.imageView {
      configure(view, with: image)
    }
    guard let element = record.element.child("listContentConfiguration") else { return }
    var content = UIListContentConfiguration.cell()
    content.text = element.attributes["text"]
    content.secondaryText = element.attributes["secondaryText"].flatMap { $0.isEmpty ? nil : $0 }
    content.image = element.attributes["image"].flatMap { compiler.image($0, of: element) }
    cell.contentConfiguration = content
  }
}

/// An object that something else retains.
struct WeakObject {
  weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }
}
