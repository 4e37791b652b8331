import Foundation

/// A document of Interface Builder with the scenes of an app: view controllers and what leads from
/// one to the next.
///
/// Here the document is the `.storyboard` file as Xcode writes it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  let values: NibValues
  private var scenes: [String: DocumentElement] = [:]
  private var identifiers: [String: String] = [:]
  private var initialScene: String?
  /// The scenes that are being made, each of which could need itself in a damaged document.
  private var making: Set<String> = []

  /// Creates a storyboard from the file of a bundle; nil stands for the main bundle.
  ///
  /// A missing or unreadable document is a misuse.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let data = bundle.document(name, type: "storyboard") else {
      reportMisuse(
        "UIStoryboard.init(name:bundle:)",
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      self.init(name: name, bundle: bundle, root: nil)
      return
    }
    self.init(data: data, name: name, bundle: bundle)
  }

  /// Creates a storyboard from the contents of a file.
  @_spi(Host) public convenience init(data: Data, name: String, bundle: Bundle?) {
    do {
      self.init(name: name, bundle: bundle ?? .main, root: try DocumentParser.root(of: data))
    } catch {
      reportMisuse("UIStoryboard.init(name:bundle:)", error.message(in: "\(name).storyboard"))
      self.init(name: name, bundle: bundle ?? .main, root: nil)
    }
  }

  private init(name: String, bundle: Bundle, root: DocumentElement?) {
    self.name = name
    self.bundle = bundle
    values = NibValues(document: root, bundle: bundle, table: name)
    initialScene = root?.attributes["initialViewController"]
    super.init()
    for scene in root?.list("scenes") ?? [] {
      for element in scene.list("objects")
      where element.attributes["sceneMemberID"] == "viewController" {
        guard let id = element.id else { continue }
        scenes[id] = scene
        if let identifier = element.attributes["storyboardIdentifier"] {
          identifiers[identifier] = id
        }
      }
    }
  }

  /// The identifiers of the document's controllers, and the ids of those that have none.
  package var sceneNames: [String] {
    let named = Dictionary(identifiers.map { ($1, $0) }) { first, _ in first }
    return scenes.keys.map { named[$0] ?? $0 }.sorted()
  }

  /// Whether the document says which scene comes first.
  package var hasInitialScene: Bool { initialScene != nil }

  /// Makes the controller with an identifier or an id, or nil if there is none.
  package func instantiateScene(named name: String) -> UIViewController? {
    let id = identifiers[name] ?? name
    return scenes[id] == nil ? nil : controller(id)
  }

  // MARK: Making controllers

  /// Makes the controller that the document starts with, or returns nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { controller($0) }
  }

  /// Makes the controller that the document starts with by a closure.
  ///
  /// - Parameter creator: Makes the controller by its own initializer with the coder; nil leaves it
  ///   to `init(coder:)`.
  /// - Returns: The controller, or nil if there is none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialScene.flatMap { controller($0, creator: creator) } as? ViewController
  }

  /// Makes the controller with an identifier. An identifier without a controller is a misuse.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = id(of: identifier), let controller = controller(id) else {
      return UIViewController(nibName: nil, bundle: nil)
    }
    return controller
  }

  /// Makes the controller with an identifier by a closure.
  ///
  /// An identifier without a controller, and a controller of another class, end the process.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the controller in the document.
  ///   - creator: Makes the controller by its own initializer with the coder; nil leaves it to
  ///     `init(coder:)`.
  /// - Returns: The controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let id = id(of: identifier),
      let controller = controller(id, creator: creator) as? ViewController
    else {
      preconditionFailure("\(name): \(identifier) is no \(ViewController.self)")
    }
    return controller
  }

  private func id(of identifier: String) -> String? {
    if let id = identifiers[identifier] { return id }
    reportMisuse(
      "UIStoryboard.instantiateViewController(withIdentifier:)",
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return nil
  }

  /// Returns the controller with an id of the document, or nil.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - segue: The element that leads to the controller, for messages.
  ///   - creator: Makes the controller instead of `init(coder:)`.
  func controller(
    _ id: String, of segue: DocumentElement? = nil,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = scenes[id],
      let element = scene.list("objects").first(where: { $0.id == id })
    else {
      let place = (segue ?? scenes[id]).map { ", line \($0.line), <\($0.name)>" } ?? ""
      PortableLog.report("\(documentName)\(place): there is no scene \(id)")
      return nil
    }
    guard making.insert(id).inserted else {
      PortableLog.report("\(documentName), line \(element.line): the scene \(id) contains itself")
      return nil
    }
    defer { making.remove(id) }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    return StoryboardScene(storyboard: self, element: element, scene: scene)
      .makeController(creator: creator)
  }

  var documentName: String { "\(name).storyboard" }

  // A reference to a scene of another storyboard.
  private func referenced(_ element: DocumentElement) -> UIViewController? {
    guard let name = element.attributes["storyboardName"] else { return nil }
    let bundle = element.attributes["bundleIdentifier"].flatMap(Bundle.init(identifier:))
    guard (bundle ?? self.bundle).document(name, type: "storyboard") != nil else {
      PortableLog.report(
        "\(documentName), line \(element.line): there is no storyboard \(name) in the bundle")
      return nil
    }
    let storyboard = UIStoryboard(name: name, bundle: bundle ?? self.bundle)
    guard let identifier = element.attributes["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}
