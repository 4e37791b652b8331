/// An element of an Interface Builder document.
package struct DocumentElement {
  package let name: String
  package let attributes: [String: String]
  /// The line of the document where the element begins.
  package let line: Int
  /// The place of the element among all elements, from 1.
  package var index = 0
  package var children: [DocumentElement] = []
  package var text = ""

  package var id: String? { attributes["id"] }

  /// The role of the element in its parent.
  package var key: String? { attributes["key"] }

  /// Returns the first child with a name and, if one is given, with a key.
  package func child(_ name: String, key: String? = nil) -> DocumentElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// Returns the children of the first child with a name.
  package func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  package func bool(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
