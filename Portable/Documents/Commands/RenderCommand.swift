import Foundation
import UIKit
import UIKitHost

/// What is drawn of a document, and what the picture is compared with.
public struct RenderOptions: Equatable, Sendable {
  public var file: String
  public var scene: String?
  /// A picture, or a folder for the pictures of all scenes.
  public var output: String
  public var showsAllScenes = false
  /// Whether something that is not shown as in the app fails the command.
  public var isStrict = false
  /// The picture that the new one is compared with.
  public var reference: String?
  /// The part of all pixels that may differ.
  public var threshold = 0.0
  public var assets: [String] = []

  public init(file: String, output: String) {
    self.file = file
    self.output = output
  }
}

/// Draws a document.
@MainActor
public struct RenderCommand {
  private let options: RenderOptions
  private let setup: DocumentSetup

  public init(_ options: RenderOptions, _ setup: DocumentSetup = DocumentSetup()) {
    self.options = options
    self.setup = setup
  }

  /// Returns whether something fails the command.
  public func run() async throws -> Bool {
    var printed: Set<String> = []
    guard options.showsAllScenes else {
      return try await draw(
        options.scene, to: URL(fileURLWithPath: options.output), besides: &printed)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: options.file))
    let scenes = DocumentPreview(data, file: options.file).sceneNames
    guard !scenes.isEmpty else { throw DocumentError("\(options.file): there are no scenes") }
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    var fails = false
    for scene in scenes {
      // An identifier may have any characters.
      let name = scene.replacing("/", with: "-")
      do {
        let isFlawed = try await draw(
          scene, to: folder.appendingPathComponent("\(name).png"), besides: &printed)
        fails = fails || isFlawed
      } catch let error as DocumentError {
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
    let context = try DocumentContext(modules: setup.modules, assets: options.assets)
    let document = try await DocumentFile(
      options.file, scene: scene, setup: setup, context: context)
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
