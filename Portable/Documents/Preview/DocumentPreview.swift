import Foundation
@_spi(Host) import UIKit

/// A document that is loaded for a picture or a check, without the app that it belongs to.
@MainActor struct DocumentPreview {
  /// The scenes of a storyboard, by identifier or id; empty for a nib.
  let sceneNames: [String]
  /// The controller that was made, or one around the first view of a nib; nil if there is none.
  let root: UIViewController?
  /// What was not read, and what raises an exception on a device.
  let messages: [String]
  /// The device that the document is drawn on in Interface Builder.
  let device: DocumentDevice
  private let recorder: DocumentRecorder
  /// The elements of the scene; empty stands for all of the document.
  private let own: Set<Int>

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - file: The name of the file, whose extension tells what it is.
  ///   - scene: The identifier or id of a scene; nil for the initial or the first one.
  ///   - bundle: Where images, colors and other storyboards are looked for; nil for the main one.
  ///   - context: What is known of the app.
  ///   - keepsTextSizes: Whether a line of text is as wide as in the document. The system's font, which
  ///     determines it, is not there.
  init(
    _ data: Data, file: String, scene: String? = nil, bundle: Bundle? = nil,
    context: DocumentContext = DocumentContext(), keepsTextSizes: Bool = false
  ) {
    let name = (file as NSString).lastPathComponent as NSString
    let base = name.deletingPathExtension
    let document = try? DocumentParser.root(of: data)
    var device = DocumentDevice(document)
    let recorder = DocumentRecorder(
      documentName: name as String, document: document, keepsTextSizes: keepsTextSizes,
      context: context)
    NibCompiler.currentPreview = recorder
    defer { NibCompiler.currentPreview = nil }
    if let document { recorder.ids = Self.ids(in: document) }
    var (scenes, controller): ([String], UIViewController?) = ([], nil)
    var own: Set<Int> = []
    let reports = Self.collectReports {
      if name.pathExtension == "storyboard" {
        let storyboard = UIStoryboard(data: data, name: base, bundle: bundle)
        scenes = storyboard.sceneNames
        controller = Self.controller(of: storyboard, scene: scene)
        if let document, let made = controller {
          Self.load(made)
          let name = scene ?? (storyboard.hasInitialScene ? nil : scenes.first)
          let canvas = DocumentCanvas(of: name, in: document)
          own = canvas.elements
          if let name = canvas.unreadController, let view = made.viewIfLoaded, view.subviews.isEmpty
          {
            recorder.addName(name, to: view)
          }
          device = canvas.device
          controller = canvas.container(of: made, from: storyboard)
        }
      } else {
        let nib = UINib(data: data, name: base, bundle: bundle)
        controller = Self.controller(around: nib.instantiate(withOwner: PreviewOwner()))
        if let controller { device = DocumentDevice(document, around: controller.view) }
      }
      if let controller { Self.load(controller) }
      if let view = controller?.viewIfLoaded { Self.prepare(view, recorder) }
    }
    recorder.add(reports)
    recorder.finish()
    messages = reports.map(\.text)
    (sceneNames, root, self.device) = (scenes, controller, device)
    (self.recorder, self.own) = (recorder, own)
  }

  private static func ids(in element: DocumentElement) -> Set<String> {
    element.children.reduce(into: Set(element.id.map { [$0] } ?? [])) {
      $0.formUnion(ids(in: $1))
    }
  }

  // With the scenes in a container, which are a part of the picture.
  private static func load(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.children.forEach(load)
  }

  /// What is wrong with the document, or not known of its app, by line.
  var diagnostics: [DocumentDiagnostic] {
    recorder.diagnostics.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// Returns the line where the element of a view begins; nil for a view that has none.
  func line(of view: UIView) -> Int? {
    recorder.views.first { $0.view === view && isOwn($0.element) }?.element.line
  }

  private func isOwn(_ element: DocumentElement) -> Bool {
    own.isEmpty || own.contains(element.index)
  }

  /// The views of the document by their ids.
  var views: [(id: String, view: UIView)] {
    recorder.views.compactMap { view, element in element.id.map { ($0, view) } }
  }

  /// The frames of views that the document has, and what they are now.
  ///
  /// Those are left out whose frames the document says to be out of date.
  var placements: [Placement] {
    recorder.views.compactMap { view, element in
      guard isOwn(element), let rect = element.child("rect", key: "frame"), let id = element.id,
        let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
        let height = rect.number("height"), view.superview != nil, view.window != nil,
        element.key == nil || element.key == "tableHeaderView"
      else { return nil }
      let name = element.attributes["customClass"] ?? element.name
      return Placement(
        id: id, name: name, line: element.line, depth: Self.depth(of: view),
        isOutOfDate: element.bool("misplaced") == true || element.bool("ambiguous") == true,
        stored: CGRect(x: x, y: y, width: width, height: height), shown: view.frame)
    }.sorted { $0.line < $1.line }
  }

  private static func depth(of view: UIView) -> Int {
    view.superview.map { depth(of: $0) + 1 } ?? 0
  }

  /// A view of a document, where the document has it and where it is shown.
  struct Placement: Sendable {
    /// The id of the view in the document.
    let id: String
    /// The name of its class, or of its element.
    let name: String
    /// The line of the document where its element begins.
    let line: Int
    /// The number of views around it.
    let depth: Int
    /// Whether the document says that its constraints give another frame, or not only one.
    let isOutOfDate: Bool
    /// The frame that the document has.
    let stored: CGRect
    /// The frame after layout.
    let shown: CGRect

    /// The largest difference of an edge or a side, in points.
    var difference: CGFloat {
      [
        stored.minX - shown.minX, stored.minY - shown.minY, stored.width - shown.width,
        stored.height - shown.height,
      ].map(abs).max() ?? 0
    }
  }

  /// Returns what is wrong while an asynchronous closure runs, such as constraints that contradict
  /// each other.
  func collectDiagnostics(_ body: () async -> Void) async -> [DocumentDiagnostic] {
    let (log, end) = Self.beginCollecting()
    defer { end() }
    await body()
    return log.reports.map { report in
      guard report.isConflict else { return report.diagnostic(line: nil) }
      let conflict = ConstraintConflict(report.text) { address in
        views.first { LayoutOperand.address(of: $0.view) == address }.flatMap { line(of: $0.view) }
      }
      return DocumentDiagnostic(.conflictingConstraints, line: conflict.line, conflict.message)
    }
  }

  private static func collectReports(_ body: () -> Void) -> [DocumentReport] {
    let (log, end) = beginCollecting()
    defer { end() }
    body()
    return log.reports
  }

  private static func beginCollecting() -> (MessageLog, end: () -> Void) {
    let log = MessageLog()
    let misuse = MisuseLog.addCollector { misuse in
      log.add(DocumentReport(text: misuse.advice, isException: true))
      return true
    }
    let reports = PortableLog.addCollector { message in
      log.add(DocumentReport(text: message, isException: false))
      return true
    }
    return (
      log,
      {
        MisuseLog.removeCollector(misuse)
        PortableLog.removeCollector(reports)
      }
    )
  }

  private static func controller(
    of storyboard: UIStoryboard, scene: String?
  ) -> UIViewController? {
    if let scene { return storyboard.instantiateScene(named: scene) }
    return storyboard.instantiateInitialViewController()
      ?? storyboard.sceneNames.first.flatMap(storyboard.instantiateScene(named:))
  }

  private static func controller(around objects: [Any]) -> UIViewController? {
    if let controller = objects.lazy.compactMap({ $0 as? UIViewController }).first {
      return controller
    }
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return nil }
    let controller = UIViewController(nibName: nil, bundle: nil)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.origin = .zero
    guard view is UITableViewCell else {
      // The margins of a view that stands alone are those of a controller's root view.
      controller.view = view
      return controller
    }
    let background = UIView(frame: view.frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.addSubview(view)
    controller.view = background
    return controller
  }

  // What a designer does before it draws.
  private static func prepare(_ view: UIView, _ recorder: DocumentRecorder) {
    for subview in view.subviews { prepare(subview, recorder) }
    if let table = view as? UITableView, table.staticSections != nil, table.dataSource == nil {
      recorder.tableSources.append(PreviewTableSource(of: table))
    }
    view.prepareForInterfaceBuilder()
  }
}

/// Shows the rows of a document in a table whose own data source is not there.
private final class PreviewTableSource: UITableViewController {
  convenience init(of table: UITableView) {
    self.init(style: .plain)
    table.dataSource = self
    table.delegate = self
  }
}

/// A message of the loader or of the layout.
struct DocumentReport: Sendable {
  let text: String
  /// Whether it stands for an exception on a device.
  let isException: Bool

  var isConflict: Bool { text.contains("Unable to simultaneously satisfy constraints") }

  func diagnostic(line: Int?) -> DocumentDiagnostic {
    if isConflict {
      let conflict = ConstraintConflict(text) { _ in nil }
      return DocumentDiagnostic(.conflictingConstraints, line: line, conflict.message)
    }
    return DocumentDiagnostic(isException ? .exception : .unreadElement, line: line, text)
  }
}

/// The owner of a nib whose own class is not there. It takes any outlet.
final class PreviewOwner: UIResponder {
  override func setValue(_ value: Any?, forUndefinedKey key: String) {}
  override func value(forUndefinedKey key: String) -> Any? { nil }
}

// `@unchecked`: every access to `storage` holds the lock.
private final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [DocumentReport] = []

  var reports: [DocumentReport] { lock.withLock { storage } }

  @Sendable func add(_ report: DocumentReport) {
    lock.withLock {
      if !storage.contains(where: { $0.text == report.text }) { storage.append(report) }
    }
  }
}
