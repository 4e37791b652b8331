import Foundation
import UIKit
import UIKitHost

/// A document of Interface Builder, shown on a device in memory.
@MainActor
struct DocumentFile {
  let preview: DocumentPreview
  let host: HeadlessHost
  let root: UIViewController

  /// What is not read, and what is wrong with the document, in the order of loading and layout.
  let diagnostics: [DocumentDiagnostic]

  /// Kept because a scene does not keep its windows.
  private let window: UIWindow?

  init(
    _ path: String, scene: String?, setup: DocumentSetup,
    context: DocumentContext = DocumentContext(), keepsTextSizes: Bool = false
  ) async throws {
    let url = URL(fileURLWithPath: path)
    guard ["xib", "storyboard"].contains(url.pathExtension) else {
      throw DocumentError("\(path): a document is a .xib or a .storyboard")
    }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw DocumentError("\(path): \(error.localizedDescription)")
    }
    // Images and strings stand beside the document.
    let bundle = Bundle(path: url.deletingLastPathComponent().path)
    let preview = DocumentPreview(
      data, file: url.lastPathComponent, scene: scene, bundle: bundle, context: context,
      keepsTextSizes: keepsTextSizes)
    guard let root = preview.root else {
      throw DocumentError(Self.nothing(path, scene: scene, preview))
    }
    let device = Self.device(preview, setup)
    (self.preview, self.root) = (preview, root)
    let host = HeadlessHost(device: device, appearance: setup.appearance)
    var window: UIWindow?
    diagnostics =
      preview.diagnostics
      + (await preview.collectDiagnostics {
        window = host.makeWindow(rootViewController: root)
        window?.backgroundColor = .systemBackground
        window.map(setup.prepare)
        await host.advance(by: 0.5)
      })
    (self.host, self.window) = (host, window)
  }

  /// The device that Interface Builder draws the document on, unless another size is asked for.
  private static func device(_ preview: DocumentPreview, _ setup: DocumentSetup) -> HostDevice {
    var device = setup.device
    guard !setup.keepsSize else { return device }
    device.size = preview.device.size
    device.safeAreaInsets = preview.device.safeAreaInsets
    if min(device.size.width, device.size.height) >= 700 { device.idiom = .pad }
    return device
  }

  /// Returns whether a document is not one of macOS, tvOS or watchOS, by its first lines.
  static func isForPhones(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return true }
    defer { try? handle.close() }
    let head = String(decoding: (try? handle.read(upToCount: 2000)) ?? Data(), as: UTF8.self)
    return ["MacOSX", "AppleTV", "watchKit"].allSatisfy {
      !head.contains("targetRuntime=\"\($0)")
    }
  }

  private static func nothing(
    _ path: String, scene: String?, _ preview: DocumentPreview
  ) -> String {
    if let scene, !preview.sceneNames.isEmpty {
      let known = preview.sceneNames.joined(separator: ", ")
      return "\(path): there is no scene '\(scene)'; scenes: \(known)"
    }
    return (["\(path): there is nothing to show"] + preview.messages).joined(separator: "\n")
  }
}
