import Foundation

/// The findings of a check, in one of three forms.
public enum LintReport {
  /// The form of a report.
  public enum Format: Equatable, Sendable {
    /// A line for each finding, as a compiler writes it.
    case text
    /// A list of objects.
    case json
    /// The interchange format of static analysis, version 2.1.0.
    case sarif
  }

  static func text(of findings: [LintFinding], in format: Format) throws -> String {
    switch format {
    case .text: findings.map(\.text).joined(separator: "\n")
    case .json: try encoded(findings.map(Entry.init))
    case .sarif: try encoded(Log(of: findings))
    }
  }

  /// Returns how many findings there are of each severity.
  static func summary(of findings: [LintFinding], fileCount: Int, hidden: Int) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
    let counts = [DocumentDiagnostic.Severity.error, .warning, .note].map { severity in
      counted(findings.count { $0.severity == severity }, severity.rawValue)
    }
    let accepted = hidden > 0 ? ", \(hidden) in the baseline" : ""
    return "\(counted(fileCount, "document")): \(counts.joined(separator: ", "))\(accepted)"
  }

  private static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private struct Entry: Encodable {
    let file: String
    let line: Int?
    let rule: String
    let severity: String
    let message: String

    init(_ finding: LintFinding) {
      file = finding.file
      line = finding.diagnostic.line
      rule = finding.rule.rawValue
      severity = finding.severity.rawValue
      message = finding.diagnostic.message
    }
  }

  // MARK: SARIF

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    init(of findings: [LintFinding]) {
      runs = [Run(results: findings.map(Result.init))]
    }
  }

  private struct Run: Encodable {
    var tool = Tool()
    let results: [Result]
  }

  private struct Tool: Encodable {
    var driver = Driver()
  }

  private struct Driver: Encodable {
    var name = "Catalog lint"
    var rules = DocumentDiagnostic.Rule.allCases.map(RuleDescription.init)
  }

  private struct RuleDescription: Encodable {
    let id: String
    let shortDescription: Text
    let defaultConfiguration: Configuration

    init(_ rule: DocumentDiagnostic.Rule) {
      id = rule.rawValue
      shortDescription = Text(text: rule.summary)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
  }

  private struct Configuration: Encodable {
    // The levels of the format are called like the severities.
    let level: String
  }

  private struct Text: Encodable {
    let text: String
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]

    init(_ finding: LintFinding) {
      ruleId = finding.rule.rawValue
      ruleIndex = DocumentDiagnostic.Rule.allCases.firstIndex(of: finding.rule) ?? 0
      level = finding.severity.rawValue
      message = Text(text: finding.diagnostic.message)
      locations = [Location(finding)]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: Place

    init(_ finding: LintFinding) {
      // A relative path is a relative reference; spaces and the like are encoded.
      let path = finding.file.hasPrefix("./") ? String(finding.file.dropFirst(2)) : finding.file
      let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      physicalLocation = Place(
        artifactLocation: Artifact(uri: uri), region: finding.diagnostic.line.map(Region.init))
    }
  }

  private struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  private struct Artifact: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int

    init(_ line: Int) { startLine = max(1, line) }
  }
}
