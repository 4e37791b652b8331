import Foundation
import FoundationXML

/// Reads the XML of an Interface Builder document.
///
/// Xcode's documents have no document types. One that declares entities is refused, as are more
/// elements or levels than any document of Xcode has: such files only exhaust memory.
package final class DocumentParser: NSObject, XMLParserDelegate {
  package enum Failure: Error {
    case malformed(line: Int, reason: String)
    case tooDeep(line: Int)
    case tooLarge
    case declaresEntities
    case otherEncoding

    /// What is wrong with a file of that name, and where.
    package func message(in file: String) -> String {
      switch self {
      case .malformed(let line, let reason): "\(file), line \(line): \(reason)"
      case .tooDeep(let line):
        "\(file), line \(line): more than \(maximumDepth) levels of elements"
      case .tooLarge: "\(file): more than \(maximumCount) elements or \(maximumBytes >> 20) MiB"
      case .otherEncoding: "\(file): the document is not in UTF-8, in which Xcode writes"
      case .declaresEntities:
        "\(file): the document declares a document type, which Xcode's do not"
      }
    }
  }

  static let maximumDepth = 256
  static let maximumCount = 200_000
  static let maximumBytes = 32 << 20

  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var count = 0
  private var failure: Failure?

  /// Returns the root element of a document.
  package static func root(of data: Data) throws(Failure) -> DocumentElement {
    guard data.count <= maximumBytes else { throw .tooLarge }
    guard isUTF8(data) else { throw .otherEncoding }
    // libxml2 expands entities before it tells of their declaration.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else { throw .declaresEntities }
    let delegate = DocumentParser()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    parser.shouldResolveExternalEntities = false
    let isComplete = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isComplete, let root = delegate.root else {
      throw .malformed(line: parser.lineNumber, reason: delegate.reason(of: parser))
    }
    return root
  }

  // The parser's own error has a number and no text.
  private func reason(of parser: XMLParser) -> String {
    guard let last = open.last else { return "the document has no root element" }
    return (parser.parserError as NSError?)?.code
      == XMLParser.ErrorCode.prematureDocumentEndError.rawValue
      ? "the document ends within <\(last.name)>, which begins in line \(last.line)"
      : "the XML is malformed within <\(last.name)>, which begins in line \(last.line)"
  }

  // A declaration in another encoding would hide from the search for entities.
  private static func isUTF8(_ data: Data) -> Bool {
    let mark = Data([0xEF, 0xBB, 0xBF])
    let head = (data.starts(with: mark) ? data.dropFirst(3) : data[...]).prefix(200)
    // Foundation's parser ends the process on names that are no UTF-8.
    guard String(validating: data, as: UTF8.self) != nil, !data.contains(0) else { return false }
    guard !head.isEmpty else { return true }
    guard let text = String(data: Data(head.prefix { $0 < 0x80 }), encoding: .ascii),
      text.first == "<" || text.first?.isWhitespace == true, !text.contains("\0")
    else { return false }
    guard text.hasPrefix("<?xml"), text.contains("encoding") else { return true }
    let declaration = text.prefix { $0 != ">" }.lowercased().filter { !$0.isWhitespace }
    return declaration.contains("encoding=\"utf-8\"") || declaration.contains("encoding='utf-8'")
  }

  package func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    count += 1
    if open.count >= Self.maximumDepth { abort(parser, .tooDeep(line: parser.lineNumber)) }
    if count > Self.maximumCount { abort(parser, .tooLarge) }
    open.append(
      DocumentElement(
        name: elementName, attributes: attributeDict, line: parser.lineNumber, index: count))
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  package func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func abort(_ parser: XMLParser, _ failure: Failure) {
    self.failure = self.failure ?? failure
    parser.abortParsing()
  }
}
