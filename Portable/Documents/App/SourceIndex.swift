import Foundation

/// The classes in the sources of an app, with what Interface Builder can connect and set.
///
/// Swift files and headers and implementations of Objective-C are read line by line. What a macro or a
/// generator adds is not seen.
struct SourceIndex {
  private(set) var classes: [String: DocumentContext.SourceClass] = [:]

  init() {}

  /// Reads all sources in some folders.
  init(folders: [URL]) throws {
    for folder in folders {
      for file in try FolderContents.files(in: folder, extensions: ["swift", "h", "m", "mm"]) {
        guard let data = try? Data(contentsOf: file) else { continue }
        let text = String(decoding: data, as: UTF8.self)
        if file.pathExtension == "swift" { readSwift(text) } else { readObjectiveC(text) }
      }
    }
  }

  private mutating func add(
    _ name: String, superclass: String? = nil, isDeclared: Bool = false, properties: [String] = [],
    actions: [String] = []
  ) {
    var known =
      classes[name]
      ?? .init(superclass: nil, properties: [], actions: [], isDeclared: false)
    known.superclass = known.superclass ?? superclass
    known.isDeclared = known.isDeclared || isDeclared
    known.properties.formUnion(properties)
    known.actions.formUnion(actions)
    classes[name] = known
  }

  // MARK: Swift

  mutating func readSwift(_ text: String) {
    // The classes around a line, each with the depth of its braces.
    var open: [(name: String, depth: Int)] = []
    var depth = 0
    var attributes = ""
    var isInComment = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var code = Self.withoutStrings(String(line))
      if isInComment {
        guard let end = code.range(of: "*/") else { continue }
        code = String(code[end.upperBound...])
        isInComment = false
      }
      if let start = code.range(of: "/*"), code.range(of: "*/") == nil {
        code = String(code[..<start.lowerBound])
        isInComment = true
      }
      if let comment = code.range(of: "//") { code = String(code[..<comment.lowerBound]) }
      if let (name, superclass) = Self.swiftClass(code) {
        add(name, superclass: superclass, isDeclared: true)
        open.append((name, depth))
      } else if let name = Self.swiftExtension(code) {
        open.append((name, depth))
      } else if let owner = open.last?.name {
        readSwiftMember(attributes + " " + code, of: owner)
      }
      // Attributes may stand in lines of their own.
      let bare = code.trimmingCharacters(in: .whitespaces)
      attributes =
        bare.hasPrefix("@") && !bare.contains(" var ") && !bare.contains("func ")
        ? attributes + " " + bare : ""
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      while let last = open.last, depth <= last.depth, code.contains("}") { open.removeLast() }
    }
  }

  private mutating func readSwiftMember(_ code: String, of owner: String) {
    let isVisible =
      ["@IBOutlet", "@IBInspectable", "@NSManaged", "@objc", "@GKInspectable"].contains {
        code.contains($0)
      }
    if let match = code.firstMatch(of: /\b(?:var|let)\s+([A-Za-z_]\w*)/) {
      // An inherited property that is overridden stays visible; any other needs an attribute.
      if isVisible || code.contains("override ") {
        add(owner, properties: [String(match.1)])
      }
    }
    guard isVisible || code.contains("@IBAction"),
      let match = code.firstMatch(of: /\bfunc\s+([A-Za-z_]\w*)\s*\(([^)]*)/)
    else { return }
    add(owner, actions: Self.selectors(String(match.1), parameters: String(match.2), code))
  }

  // The selector that Objective-C makes of a method's name and its labels.
  private static func selectors(
    _ name: String, parameters: String, _ code: String
  ) -> [String] {
    if let match = code.firstMatch(of: /@objc\(([^)]+)\)/) { return [String(match.1)] }
    let parts = parameters.split(separator: ",").map {
      $0.split(separator: ":").first?.split(separator: " ").first.map(String.init) ?? "_"
    }
    guard let first = parts.first else { return [name] }
    let rest = parts.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return [name + ":" + rest] }
    // "With" stands before a label that is no preposition; which words are is Swift's own list.
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return ["", "With"].map { name + $0 + label + ":" + rest }
  }

  private static func swiftClass(_ code: String) -> (String, String?)? {
    guard
      let match = code.firstMatch(
        of: /\b(?:class|actor)\s+([A-Za-z_]\w*)\s*(?:<[^{]*>)?\s*(?::\s*([A-Za-z_][\w.]*))?/)
    else { return nil }
    let name = String(match.1)
    guard !["func", "var", "let", "subscript"].contains(name) else { return nil }
    let superclass = match.2?.split(separator: ".").last.map(String.init)
    return (name, superclass)
  }

  private static func swiftExtension(_ code: String) -> String? {
    code.firstMatch(of: /\bextension\s+([A-Za-z_][\w.]*)/)
      .flatMap { $0.1.split(separator: ".").last.map(String.init) }
  }

  // Braces and slashes in texts are no code.
  private static func withoutStrings(_ line: String) -> String {
    guard line.contains("\"") else { return line }
    return line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")
  }

  // MARK: Objective-C

  mutating func readObjectiveC(_ text: String) {
    var owner: String?
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(
        of: /@(?:interface|implementation)\s+([A-Za-z_]\w*)\s*(?::\s*([A-Za-z_]\w*))?/)
      {
        owner = String(match.1)
        add(
          String(match.1), superclass: match.2.map(String.init), isDeclared: match.2 != nil)
      } else if line.hasPrefix("@end") {
        owner = nil
      } else if let owner {
        readObjectiveCMember(line, of: owner)
      }
    }
  }

  private mutating func readObjectiveCMember(_ line: Substring, of owner: String) {
    if let match = line.firstMatch(of: /@property\b.*?([A-Za-z_]\w*)\s*;/) {
      add(owner, properties: [String(match.1)])
    } else if let match = line.firstMatch(of: /IBOutlet\b.*?([A-Za-z_]\w*)\s*;/) {
      // A variable is reached with and without its underscore.
      let name = String(match.1)
      add(owner, properties: [name, name.hasPrefix("_") ? String(name.dropFirst()) : name])
    } else if let match = line.firstMatch(of: /^\s*-\s*\([^)]*\)\s*([A-Za-z_]\w*)(.*)/) {
      let rest = match.2.filter { $0 == ":" }.isEmpty ? "" : ":"
      let labels = match.2.matches(of: /\s([A-Za-z_]\w*):/).map { String($0.1) + ":" }
      let name = String(match.1)
      add(owner, actions: [name + rest + labels.joined()])
      // A setter is a property, too.
      if name.hasPrefix("set"), name.count > 3 {
        let key = name.dropFirst(3)
        add(owner, properties: [key.prefix(1).lowercased() + key.dropFirst()])
      }
    }
  }
}

/// The files in folders.
enum FolderContents {
  /// Returns the files below a folder with one of some extensions, in the order of their paths.
  static func files(in folder: URL, extensions: Set<String>) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw DocumentError("\(folder.path): there is no such folder") }
    let skipped: Set = [".build", ".git", "DerivedData", "node_modules"]
    var files: [URL] = []
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [])
    while let file = all?.nextObject() as? URL {
      if skipped.contains(file.lastPathComponent) { all?.skipDescendants() }
      if extensions.contains(file.pathExtension) { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
