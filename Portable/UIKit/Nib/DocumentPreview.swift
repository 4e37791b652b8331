import CoreGraphics
import Foundation

/// A document that is loaded for a picture or a check, without the app that it belongs to.
@_spi(Host) @MainActor public struct DocumentPreview {
  /// The scenes of a storyboard, by identifier or id; empty for a nib.
  public let sceneNames: [String]
  /// The controller that was made, or one around the first view of a nib; nil if there is none.
  public let root: UIViewController?
  /// The size that the document has for the root view.
  public let size: CGSize?
  /// What was not read, and what raises an exception on a device.
  public let messages: [String]

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - file: The name of the file, whose extension tells what it is.
  ///   - scene: The identifier or id of a scene; nil for the initial or the first one.
  ///   - bundle: Where images, colors and other storyboards are looked for; nil for the main one.
  public init(_ data: Data, file: String, scene: String? = nil, bundle: Bundle? = nil) {
    let name = (file as NSString).lastPathComponent as NSString
    let base = name.deletingPathExtension
    var (scenes, controller): ([String], UIViewController?) = ([], nil)
    messages = Self.collectMessages {
      if name.pathExtension == "storyboard" {
        let storyboard = UIStoryboard(data: data, name: base, bundle: bundle)
        scenes = storyboard.sceneNames
        controller = Self.controller(of: storyboard, scene: scene)
      } else {
        let nib = UINib(data: data, name: base, bundle: bundle)
        controller = Self.controller(around: nib.instantiate(withOwner: PreviewOwner()))
      }
      controller?.loadViewIfNeeded()
      if let view = controller?.viewIfLoaded { Self.prepare(view) }
    }
    (sceneNames, root) = (scenes, controller)
    size = controller?.viewIfLoaded?.bounds.size
  }

  /// Returns what is reported while a closure runs, and what raises an exception on a device.
  ///
  /// The layout of a document, for example, reports constraints that contradict each other.
  public static func collectMessages(_ body: () -> Void) -> [String] {
    let (log, end) = beginCollecting()
    defer { end() }
    body()
    return log.messages
  }

  /// Returns what is reported while an asynchronous closure runs, and what raises an exception.
  public static func collectMessages(_ body: () async -> Void) async -> [String] {
    let (log, end) = beginCollecting()
    defer { end() }
    await body()
    return log.messages
  }

  private static func beginCollecting() -> (MessageLog, end: () -> Void) {
    let log = MessageLog()
    let misuse = MisuseLog.addCollector { misuse in
      log.add(misuse.advice)
      return true
    }
    let reports = PortableLog.addCollector { message in
      log.add(message)
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
    let background = UIView(frame: view.frame)
    background.backgroundColor = .systemBackground
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.origin = .zero
    background.addSubview(view)
    controller.view = background
    return controller
  }

  // What a designer does before it draws.
  private static func prepare(_ view: UIView) {
    for subview in view.subviews { prepare(subview) }
    view.prepareForInterfaceBuilder()
  }
}

/// The owner of a nib whose own class is not there. It takes any outlet.
private final class PreviewOwner: UIResponder {
  override func setValue(_ value: Any?, forUndefinedKey key: String) {}
  override func value(forUndefinedKey key: String) -> Any? { nil }
}

// `@unchecked`: every access to `storage` holds the lock.
private final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [String] = []

  var messages: [String] { lock.withLock { storage } }

  @Sendable func add(_ message: String) {
    lock.withLock {
      if !storage.contains(message) { storage.append(message) }
    }
  }
}
