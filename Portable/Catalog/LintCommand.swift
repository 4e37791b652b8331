import Foundation
@_spi(Host) import UIKit

/// What `Catalog lint` is asked to check, and how it reports.
struct LintOptions: Equatable {
  /// Documents, or folders with documents.
  var files: [String] = []
  var scene: String?
  /// The folders with the sources of the app; empty if they are not known.
  var sources: [String] = []
  /// Asset catalogs, or folders with asset catalogs; empty if they are not known.
  var assets: [String] = []
  var ignored: Set<DocumentDiagnostic.Rule> = []
  /// The file with the findings that are accepted.
  var baseline: String?
  /// The file that the findings are written to as accepted.
  var newBaseline: String?
  var format = LintReport.Format.text
  /// Whether warnings fail the check as well.
  var isStrict = false
  var picture = PictureOptions()

  init(files: [String]) { self.files = files }

  init(_ reader: inout ArgumentReader) throws {
    files = [try reader.word("a document")]
    while let file = reader.nextWord() { files.append(file) }
    scene = try reader.option("scene")
    (sources, assets) = (try reader.options("sources"), try reader.options("assets"))
    ignored = Set(try reader.options("ignore").map(Self.rule))
    (baseline, newBaseline) = (try reader.option("baseline"), try reader.option("write-baseline"))
    isStrict = try reader.flag("strict")
    let isJSON = try reader.flag("json")
    if try reader.flag("sarif") { format = .sarif } else if isJSON { format = .json }
    if isJSON, format == .sarif { throw CommandError("--json and --sarif exclude each other") }
    picture = try PictureOptions(&reader)
  }

  private static func rule(_ name: String) throws -> DocumentDiagnostic.Rule {
    guard let rule = DocumentDiagnostic.Rule(rawValue: name) else {
      let known = DocumentDiagnostic.Rule.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("there is no rule '\(name)'; rules: \(known)")
    }
    return rule
  }
}

/// Checks documents and prints what is found.
@MainActor
struct LintCommand {
  private let options: LintOptions

  init(_ options: LintOptions) { self.options = options }

  /// Returns whether something fails the check.
  func run() async throws -> Bool {
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
  func findings(in documents: [String]) async throws -> [LintFinding] {
    let context = try Self.context(sources: options.sources, assets: options.assets)
    var all: [LintFinding] = []
    for path in documents {
      let lint = try await DocumentLint(
        path, scene: options.scene, options: options.picture, context: context)
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

  static func context(sources: [String], assets: [String]) throws -> DocumentContext {
    var context = DocumentContext()
    context.modules = KitClasses.modules
    let folders = { (paths: [String]) in
      paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
    if !sources.isEmpty { context.classes = try SourceIndex(folders: folders(sources)).classes }
    if !assets.isEmpty {
      let catalogs = try AssetCatalogs(folders: folders(assets))
      context.image = { catalogs.image($0) }
      context.hasOtherImage = { catalogs.hasOtherImage($0) }
      context.color = { catalogs.color($0) }
    }
    return context
  }
}
