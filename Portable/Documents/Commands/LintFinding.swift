import Foundation

/// What a check of a document finds, with the file.
public struct LintFinding: Hashable, Sendable {
  public let file: String
  public let diagnostic: DocumentDiagnostic

  var rule: DocumentDiagnostic.Rule { diagnostic.rule }
  var severity: DocumentDiagnostic.Severity { diagnostic.severity }

  /// The finding in the form of a compiler's message.
  public var text: String {
    let place = diagnostic.line.map { ":\($0)" } ?? ""
    return "\(file)\(place): \(severity.rawValue): \(diagnostic.message) [\(rule.rawValue)]"
  }

  /// What stays the same when lines are added above.
  var fingerprint: LintBaseline.Entry {
    LintBaseline.Entry(
      file: (file as NSString).lastPathComponent, rule: rule.rawValue,
      message: diagnostic.message)
  }
}

/// The findings that are known and accepted.
struct LintBaseline: Codable {
  /// A finding without its line.
  struct Entry: Codable, Hashable {
    let file: String
    let rule: String
    let message: String
  }

  private var findings: [Entry]

  init(of findings: [LintFinding]) {
    self.findings = findings.map(\.fingerprint)
      .sorted { ($0.file, $0.rule, $0.message) < ($1.file, $1.rule, $1.message) }
  }

  /// Reads a baseline from a file.
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    do { self = try JSONDecoder().decode(LintBaseline.self, from: data) } catch {
      throw DocumentError("\(path): this is no baseline of Catalog lint")
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the findings that are not in the baseline, each entry of which accepts one.
  func removing(from all: [LintFinding]) -> [LintFinding] {
    var rest = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
    return all.filter { finding in
      guard let count = rest[finding.fingerprint], count > 0 else { return true }
      rest[finding.fingerprint] = count - 1
      return false
    }
  }
}
