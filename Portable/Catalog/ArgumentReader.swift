import Foundation

/// Reads words, `--name value` options and flags, and reports what is left over.
struct ArgumentReader {
  private var words: [String] = []
  private var options: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// The options without a value.
  private static let flagNames: Set = [
    "all-scenes", "json", "sarif", "states", "strict", "views",
  ]

  /// The options that may be given more than once.
  private static let repeatedNames: Set = ["assets", "ignore", "sources"]

  private var flaw: CommandError?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        words.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      if Self.flagNames.contains(name) {
        if !flags.insert(name).inserted { flaw = CommandError("\(argument) is given twice") }
        continue
      }
      guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
        flaw = CommandError("\(argument) needs a value")
        return
      }
      rest.removeFirst()
      if options[name] != nil, !Self.repeatedNames.contains(name) {
        flaw = CommandError("\(argument) is given twice")
      }
      options[name, default: []].append(value)
    }
  }

  /// The next word, or `nil` when there is none.
  mutating func nextWord() -> String? {
    words.isEmpty ? nil : words.removeFirst()
  }

  /// The next word, which must be there and not be empty.
  mutating func word(_ meaning: String) throws -> String {
    guard let word = nextWord(), !word.isEmpty else { throw CommandError("\(meaning) is missing") }
    return word
  }

  /// The value of an option, or `nil` when it was not given.
  mutating func option(_ name: String) throws -> String? {
    if let flaw { throw flaw }
    return options.removeValue(forKey: name)?.last
  }

  /// The values of an option that may be given more than once.
  mutating func options(_ name: String) throws -> [String] {
    if let flaw { throw flaw }
    return options.removeValue(forKey: name) ?? []
  }

  /// Whether an option without a value was given.
  mutating func flag(_ name: String) throws -> Bool {
    if let flaw { throw flaw }
    return flags.remove(name) != nil
  }

  /// The value of an option that must be one of several.
  mutating func option<Value>(_ name: String, _ values: [String: Value]) throws -> Value? {
    guard let text = try option(name) else { return nil }
    guard let value = values[text] else {
      throw CommandError(
        "--\(name) is one of \(values.keys.sorted().joined(separator: ", ")), not '\(text)'")
    }
    return value
  }

  /// The option `--port`, or `nil` when it was not given.
  mutating func port() throws -> Int? {
    guard let text = try option("port") else { return nil }
    guard let port = UInt16(text), port > 0 else {
      throw CommandError("--port is a number from 1 to 65535, not '\(text)'")
    }
    return Int(port)
  }

  /// The address of the option `--link`, or `nil` when it was not given.
  mutating func link() throws -> URL? {
    guard let text = try option("link") else { return nil }
    guard let url = URL(string: text), url.scheme == "controlkit" else {
      throw CommandError("--link is an address such as controlkit://range-slider, not '\(text)'")
    }
    return url
  }

  /// Throws when something was not understood.
  func finish() throws {
    if let flaw { throw flaw }
    if let word = words.first { throw CommandError("'\(word)' is one word too many") }
    if let name = flags.union(options.keys).min() {
      throw CommandError("there is no option --\(name) here")
    }
  }
}
