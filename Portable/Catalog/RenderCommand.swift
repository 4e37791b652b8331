import CatalogApp
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// What `Catalog render` is asked to draw.
struct RenderOptions: Equatable {
  var file: String
  var scene: String?
  /// A picture, or a folder for the pictures of all scenes.
  var output: String
  var showsAllScenes = false
  /// Whether something that is not shown as in the app fails the command.
  var isStrict = false
  /// The picture that the new one is compared with.
  var reference: String?
  /// The part of all pixels that may differ.
  var threshold = 0.0
  var assets: [String] = []
  var picture = PictureOptions()

  init(file: String, output: String) {
    self.file = file
    self.output = output
  }

  init(_ reader: inout ArgumentReader) throws {
    file = try reader.word("a document")
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    showsAllScenes = try reader.flag("all-scenes")
    output = try reader.option("output") ?? (showsAllScenes ? name : "\(name).png")
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
    picture = try PictureOptions(&reader)
    if showsAllScenes, scene != nil || reference != nil {
      throw CommandError("--all-scenes goes with neither --scene nor --compare")
    }
    if showsAllScenes, output.hasSuffix(".png") {
      throw CommandError(
        "--all-scenes draws a picture of each scene; --output is their folder, not '\(output)'")
    }
  }
}

/// Draws a document.
@MainActor
struct RenderCommand {
  private let options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  /// Returns whether something fails the command.
  func run() async throws -> Bool {
    CatalogLanguage.show(options.picture.language)
    var printed: Set<String> = []
    guard options.showsAllScenes else {
      return try await draw(
        options.scene, to: URL(fileURLWithPath: options.output), besides: &printed)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: options.file))
    let scenes = DocumentPreview(data, file: options.file).sceneNames
    guard !scenes.isEmpty else { throw CommandError("\(options.file): there are no scenes") }
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    var fails = false
    for scene in scenes {
      // An identifier may have any characters.
      let name = scene.replacing("/", with: "-")
      do {
        let isFlawed = try await draw(
          scene, to: folder.appendingPathComponent("\(name).png"), besides: &printed)
        fails = fails || isFlawed
      } catch let error as CommandError {
        Self.printError(error.description)
        fails = true
      }
    }
    return fails
  }

  // Scenes of a document share what is wrong with the document.
  private func draw(
    _ scene: String?, to output: URL, besides printed: inout Set<String>
  ) async throws -> Bool {
    let context = try LintCommand.context(sources: [], assets: options.assets)
    let document = try await DocumentFile(
      options.file, scene: scene, options: options.picture, context: context)
    for diagnostic in document.diagnostics {
      let text = LintFinding(file: options.file, diagnostic: diagnostic).text
      if printed.insert(text).inserted { Self.printError(text) }
    }
    try document.host.writePicture(to: output)
    let isFlawed = options.isStrict && !document.diagnostics.isEmpty
    guard let reference = options.reference else { return isFlawed }
    let difference = try PictureDifference(of: document.host.snapshot(), from: reference)
    let share = String(format: "%.4f", difference.fraction)
    print("\(share) of the pixels differ from \(reference)")
    return isFlawed || difference.fraction > options.threshold
  }

  private static func printError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
