import Foundation
import UIKit

/// What is wrong with a document of Interface Builder, and what is not known of its app.
///
/// Classes, outlets, actions and key paths are checked while the document loads; constraints,
/// targets and texts in the layout of a device.
@MainActor
struct DocumentLint {
  private(set) var diagnostics: [DocumentDiagnostic] = []

  init(
    _ path: String, scene: String?, setup: DocumentSetup,
    context: DocumentContext = DocumentContext()
  ) async throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let whole = DocumentPreview(data, file: path)
    let scenes = scene.map { [$0] } ?? whole.sceneNames
    for scene in scenes.isEmpty ? [nil] : scenes.map(Optional.some) {
      // A document may have nothing but objects, and a scene stand for one of another document.
      if scene == nil || scenes.count > 1, Self.isEmpty(data, path, scene) {
        add(whole.diagnostics)
        continue
      }
      let document = try await DocumentFile(
        path, scene: scene, setup: setup, context: context)
      add(document.diagnostics)
      check(document.root.view, of: document, scene: scene.map { "scene \($0): " } ?? "")
    }
    diagnostics = Self.onceEach(diagnostics)
      .sorted { ($0.line ?? .max, $1.severity) < ($1.line ?? .max, $0.severity) }
  }

  private static func isEmpty(_ data: Data, _ path: String, _ scene: String?) -> Bool {
    DocumentPreview(data, file: path, scene: scene).root == nil
  }

  private mutating func add(_ others: [DocumentDiagnostic]) {
    for diagnostic in others where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  // What is not read is named once, where it is first, however often the document has it.
  private static func onceEach(_ all: [DocumentDiagnostic]) -> [DocumentDiagnostic] {
    var seen: [String: Int] = [:]
    var result: [DocumentDiagnostic] = []
    let sorted = all.sorted { ($0.line ?? .max) < ($1.line ?? .max) }
    for diagnostic in sorted {
      guard diagnostic.rule == .unreadElement else {
        result.append(diagnostic)
        continue
      }
      seen[diagnostic.message, default: 0] += 1
      if seen[diagnostic.message] == 1 { result.append(diagnostic) }
    }
    return result.map { diagnostic in
      guard let count = seen[diagnostic.message], count > 1 else { return diagnostic }
      return DocumentDiagnostic(
        diagnostic.rule, diagnostic.severity, line: diagnostic.line,
        "\(diagnostic.message) (\(count) times)")
    }
  }

  // MARK: Layout

  private mutating func check(_ view: UIView, of document: DocumentFile, scene: String) {
    guard !view.isHidden else { return }
    let name = "\(scene)\(Self.name(of: view)): "
    let line = document.preview.line(of: view)
    if view.hasAmbiguousLayout {
      add([.init(.ambiguousLayout, line: line, name + "the constraints do not determine the frame")]
      )
    }
    if let label = view as? UILabel, Self.isClipped(label) {
      add([.init(.clippedText, line: line, name + "the text does not fit")])
    }
    if let control = view as? UIControl, Self.isSmall(control) {
      add([.init(.smallTarget, line: line, name + "the target is smaller than 44 by 44 points")])
    }
    // The parts of controls and bars are not the document's.
    guard !(view is UIControl), !(view is UINavigationBar), !(view is UITabBar),
      !(view is UIToolbar)
    else { return }
    for subview in view.subviews { check(subview, of: document, scene: scene) }
  }

  private static func name(of view: UIView) -> String {
    let text =
      view.accessibilityIdentifier ?? (view as? UILabel)?.text
      ?? (view as? UIButton)?.title(for: .normal)
    return "\(type(of: view))" + (text.map { " \"\($0)\"" } ?? "")
  }

  private static func isClipped(_ label: UILabel) -> Bool {
    guard label.text?.isEmpty == false, !label.adjustsFontSizeToFitWidth else { return false }
    let room = label.bounds.size
    let needed = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    return needed.height > room.height + 0.5 || needed.width > room.width + 0.5
  }

  // The system's own controls are as large as the system makes them.
  private static func isSmall(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.isUserInteractionEnabled else { return false }
    switch control {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UITextField:
      return false
    default: break
    }
    let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    // A hit shape larger than the bounds counts, and one with other corners.
    return ![
      CGPoint(x: center.x, y: center.y - 21.5), CGPoint(x: center.x, y: center.y + 21.5),
      CGPoint(x: center.x - 21.5, y: center.y), CGPoint(x: center.x + 21.5, y: center.y),
    ].allSatisfy { control.point(inside: $0, with: nil) }
  }
}
