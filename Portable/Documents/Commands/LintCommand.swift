import Foundation
import UIKit

/// What a check of documents looks at, and how it reports.
public struct LintOptions: Equatable, Sendable {
  /// Documents, or folders with documents.
  public var files: [String]
  public var scene: String?
  /// The folders with the sources of the app; empty if they are not known.
  public var sources: [String] = []
  /// Asset catalogs, or folders with asset catalogs; empty if they are not known.
  public var assets: [String] = []
  public var ignored: Set<DocumentDiagnostic.Rule> = []
  /// The file with the findings that are accepted.
  public var baseline: String?
  /// The file that the findings are written to as accepted.
  public var newBaseline: String?
  public var format = LintReport.Format.text
  /// Whether warnings fail the check as well.
  public var isStrict = false

  public init(files: [String]) { self.files = files }
}

/// Checks documents and prints what is found.
@MainActor
public struct LintCommand {
  private let options: LintOptions
  private let setup: DocumentSetup

  public init(_ options: LintOptions, _ setup: DocumentSetup = DocumentSetup()) {
    self.options = options
    self.setup = setup
  }

  /// Returns whether something fails the check.
  public func run() async throws -> Bool {
    let documents = try documents()
    let all = try await findings(in: documents)
    if let path = options.newBaseline {
      try LintBaseline(of: all).write(to: path)
      print("\(path): \(all.count) findings are accepted from now on")
      return false
    }
    let shown =
      try options.baseline.map { try LintBaseline(contentsOf: $0).removing(from: all) } ?? all
    let report = try LintReport.text(of: shown, in: options.format)
    if !report.isEmpty { print(report) }
    if options.format == .text {
      print(
        LintReport.summary(
          of: shown, fileCount: documents.count, hidden: all.count - shown.count))
    }
    let limit: DocumentDiagnostic.Severity = options.isStrict ? .warning : .error
    return shown.contains { $0.severity >= limit }
  }

  /// Returns everything that is found in some documents, without the rules that are ignored.
  public func findings(in documents: [String]) async throws -> [LintFinding] {
    let context = try DocumentContext(
      modules: setup.modules, sources: options.sources, assets: options.assets)
    var all: [LintFinding] = []
    for path in documents {
      let lint = try await DocumentLint(
        path, scene: options.scene, setup: setup, context: context)
      all += lint.diagnostics.filter { !options.ignored.contains($0.rule) }
        .map { LintFinding(file: path, diagnostic: $0) }
    }
    return all
  }

  private func documents() throws -> [String] {
    try options.files.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [path] }
      let root = URL(fileURLWithPath: path).path
      return try FolderContents.files(
        in: URL(fileURLWithPath: path), extensions: ["xib", "storyboard"]
      ).map { file in
        // The path as it was given, which a report repeats.
        path + (path.hasSuffix("/") ? "" : "/") + file.path.dropFirst(root.count + 1)
      }.filter(DocumentFile.isForPhones)
    }
  }
}
