import Foundation

/// A document of Interface Builder with a tree of objects, ready to be instantiated.
///
/// Here the document is the `.xib` file as Xcode writes it.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects for the placeholders of the document, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private var document: Result<DocumentElement, any Error>?

  /// Creates a nib from the file of a bundle; nil stands for the main bundle.
  ///
  /// The file is read when the nib is first instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Creates a nib from the contents of a file; nil stands for the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(data: data, name: "nib", bundle: bundleOrNil)
  }

  package init(data: Data, name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    document = Result { try DocumentParser.root(of: data) }
    super.init()
  }

  private struct Missing: Error, CustomStringConvertible {
    let name: String
    let bundle: Bundle
    var description: String {
      "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"
    }
  }

  // Every controller without a nib asks for one.
  private static var existing: [String: Bool] = [:]

  /// Whether a bundle has a nib of a name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    let key = "\(bundle.bundlePath)/\(name)"
    if let answer = existing[key] { return answer }
    let answer = bundle.document(name, type: "xib") != nil
    existing[key] = answer
    return answer
  }

  private func loadedDocument() -> Result<DocumentElement, any Error> {
    if let document { return document }
    let document: Result<DocumentElement, any Error> = Result {
      guard let data = bundle.document(name, type: "xib") else {
        throw Missing(name: name, bundle: bundle)
      }
      return try DocumentParser.root(of: data)
    }
    self.document = document
    return document
  }

  /// Makes the objects of the document.
  ///
  /// A missing or unreadable document is a misuse.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that takes the place of the File's Owner.
  ///   - optionsOrNil: The objects for further placeholders.
  /// - Returns: The top-level objects, without the placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    switch loadedDocument() {
    case .success(let root):
      let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      return objects(of: root, owner: ownerOrNil as? NSObject, external: external)
    case .failure(let error):
      let reason = (error as? DocumentParser.Failure)?.message(in: "\(name).xib") ?? "\(error)"
      reportMisuse("UINib.instantiate(withOwner:options:)", reason)
      return []
    }
  }

  private func objects(
    of root: DocumentElement, owner: NSObject?, external: [String: Any]
  ) -> [Any] {
    let compiler = NibCompiler(
      documentName: "\(name).xib",
      values: NibValues(document: root, bundle: bundle, table: name))
    let loader = NibLoader(compiler: compiler)
    var records: [NibRecord] = []
    var placeholders: [DocumentElement] = []
    for element in root.list("objects") {
      guard element.name == "placeholder" else {
        if let record = compiler.topLevel(element) { records.append(record) }
        continue
      }
      guard let id = element.id else { continue }
      switch element.attributes["placeholderIdentifier"] {
      case "IBFilesOwner": loader.placeholders[id] = owner
      case "IBFirstResponder":
        loader.firstResponders.insert(id)
        continue
      case let name?: loader.placeholders[id] = external[name] as? NSObject
      case nil: continue
      }
      placeholders.append(element)
    }
    let objects = records.compactMap(loader.make)
    loader.finish(others: placeholders)
    return objects
  }
}

extension Bundle {
  /// Returns the contents of a document, in the user's language or in the base language.
  func document(_ name: String, type: String) -> Data? {
    let path =
      path(forResource: name, ofType: type)
      ?? self.path(forResource: name, ofType: type, inDirectory: nil, forLocalization: "Base")
    return path.flatMap { FileManager.default.contents(atPath: $0) }
  }

  /// Makes the objects of a nib of the bundle.
  ///
  /// - Returns: The top-level objects, without the placeholders, or nil if there is no such nib.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
