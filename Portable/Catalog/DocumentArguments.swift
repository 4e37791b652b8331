import Documents
import Foundation

extension LintOptions {
  /// Reads what `Catalog lint` is asked to check, and how it reports.
  init(_ reader: inout ArgumentReader) throws {
    self.init(files: [try reader.word("a document")])
    while let file = reader.nextWord() { files.append(file) }
    scene = try reader.option("scene")
    (sources, assets) = (try reader.options("sources"), try reader.options("assets"))
    ignored = Set(try reader.options("ignore").map(Self.rule))
    (baseline, newBaseline) = (try reader.option("baseline"), try reader.option("write-baseline"))
    isStrict = try reader.flag("strict")
    let isJSON = try reader.flag("json")
    if try reader.flag("sarif") { format = .sarif } else if isJSON { format = .json }
    if isJSON, format == .sarif { throw CommandError("--json and --sarif exclude each other") }
  }

  private static func rule(_ name: String) throws -> DocumentDiagnostic.Rule {
    guard let rule = DocumentDiagnostic.Rule(rawValue: name) else {
      let known = DocumentDiagnostic.Rule.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("there is no rule '\(name)'; rules: \(known)")
    }
    return rule
  }
}

extension RenderOptions {
  /// Reads what `Catalog render` is asked to draw.
  init(_ reader: inout ArgumentReader) throws {
    let file = try reader.word("a document")
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let showsAllScenes = try reader.flag("all-scenes")
    self.init(
      file: file,
      output: try reader.option("output") ?? (showsAllScenes ? name : "\(name).png"))
    self.showsAllScenes = showsAllScenes
    scene = try reader.option("scene")
    isStrict = try reader.flag("strict")
    reference = try reader.option("compare")
    assets = try reader.options("assets")
    if let text = try reader.option("threshold") {
      guard let value = Double(text), (0...1).contains(value) else {
        throw CommandError("--threshold is a number from 0 to 1, not '\(text)'")
      }
      threshold = value
    }
    if showsAllScenes, scene != nil || reference != nil {
      throw CommandError("--all-scenes goes with neither --scene nor --compare")
    }
    if showsAllScenes, output.hasSuffix(".png") {
      throw CommandError(
        "--all-scenes draws a picture of each scene; --output is their folder, not '\(output)'")
    }
  }
}

extension PictureOptions {
  /// What documents are shown on, with the classes of the kit.
  @MainActor var documentSetup: DocumentSetup {
    var setup = DocumentSetup()
    (setup.device, setup.appearance) = (device, appearance)
    setup.keepsSize = size != nil
    setup.modules = KitClasses.modules
    setup.prepare = { [design] in $0.followDesign(startingWith: design) }
    return setup
  }
}
