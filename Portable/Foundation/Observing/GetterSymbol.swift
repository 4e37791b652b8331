/// The name that the linker gives the getter of a computed component of a key path.
///
/// Off Apple's platforms a key path does not tell the name of a property that is reached through
/// accessors: any property of a class that can be overridden, and any that is `dynamic`. The symbol
/// of its getter does, as long as the symbols of the program are not stripped.
struct GetterSymbol: Equatable {
  /// The mangled name of the property, without what follows it in the name of the getter.
  let property: String
  /// The property with its type and module, such as `Kit.Card.title`.
  let name: String
  /// A Boolean value that indicates whether the property is declared `dynamic`.
  ///
  /// Off Apple's platforms that stands for `@objc dynamic`, which the compiler accepts there only.
  let isDynamic: Bool
  private let table: SymbolTable

  /// Returns nil for a path of several components, of a stored one, and without symbols.
  init?(_ keyPath: AnyKeyPath) {
    let parts = keyPath.debugDescription.components(separatedBy: ".<computed 0x")
    guard parts.count == 2, !parts[0].contains("."), parts[1].hasSuffix(")>"),
      let address = UInt(parts[1].prefix(while: \.isHexDigit), radix: 16),
      let image = SymbolTable.image(at: address),
      let symbol = image.table.name(at: UInt64(address - image.base), suffix: "TK"),
      let demangled = Self.demangle(symbol)
    else { return nil }
    let description = demangled.replacingOccurrences(of: "key path getter for ", with: "")
    name = String(
      description[..<(description.range(of: " : ")?.lowerBound ?? description.endIndex)])
    // Where the property ends in the name of the getter only the names of other symbols tell.
    var ends: [Substring] = []
    var rest = symbol.startIndex..<symbol.endIndex
    while let end = symbol.range(of: "vp", range: rest) {
      ends.append(symbol[..<end.lowerBound])
      rest = end.upperBound..<symbol.endIndex
    }
    let dynamic = ends.first { image.table.contains($0 + "vgTX") }
    let property = dynamic ?? ends.first { image.table.contains($0 + "vg") } ?? ends.first
    guard let property else { return nil }
    self.property = String(property)
    isDynamic = dynamic != nil
    table = image.table
  }

  static func == (first: Self, second: Self) -> Bool { first.property == second.property }

  /// The name of the property alone.
  var member: String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    // A private property is described as `(title in _0123456789ABCDEF)`.
    return last.hasPrefix("(") ? String(last.dropFirst().prefix { $0 != " " }) : last
  }

  /// Returns whether the property overrides one that Objective-C sees, and so is seen as well.
  func overridesVisible(in object: AnyObject) -> Bool {
    // Foundation's own symbols are not all in its file.
    if ["description", "debugDescription", "hash"].contains(member) { return true }
    var next: AnyClass? = type(of: object)
    while let type = next {
      next = _getSuperclass(type)
      guard let prefix = Self.symbol(of: type) else { continue }
      let isVisible = table.names(from: prefix).contains { getter in
        guard getter.hasSuffix("vg"), let text = Self.demangle(getter),
          text.contains(".\(member).getter : ")
        else { return false }
        return Self.isOfFrameworks(text) || table.contains(getter + "TX")
      }
      if isVisible { return true }
    }
    return false
  }

  /// What the symbols of the members of a class begin with.
  private static func symbol(of type: AnyClass) -> String? {
    let address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    if let image = SymbolTable.image(at: address),
      let metadata = image.table.name(at: UInt64(address - image.base), suffix: "CN")
    {
      return String(metadata.dropLast())
    }
    return _mangledTypeName(type).map { "$s\($0)" }
  }

  /// The modules of Apple's frameworks here.
  static let frameworks = [
    "UIKit", "QuartzCore", "CoreGraphics", "PortableFoundation", "Foundation",
  ]

  /// A Boolean value that indicates whether a framework declares the property.
  var isOfFrameworks: Bool { Self.isOfFrameworks(name) }

  private static func isOfFrameworks(_ name: String) -> Bool {
    frameworks.contains {
      name.hasPrefix("\($0).") || name.hasPrefix("(extension in \($0)):")
    }
  }

  private static func demangle(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

// A function of Swift's runtime without a declaration.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
