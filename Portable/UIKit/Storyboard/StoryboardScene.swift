import Foundation

/// Makes the controller of a scene, and later its view.
///
/// The view is made when it is first needed, as on a device: the objects of the controller itself,
/// such as its navigation item, come first.
@MainActor final class StoryboardScene {
  private let storyboard: UIStoryboard
  private let element: DocumentElement
  private let scene: DocumentElement
  private let compiler: NibCompiler
  private let loader: NibLoader
  private var embeds: [(view: UIView, template: SegueTemplate)] = []
  private var connected: Set<Int> = []

  init(storyboard: UIStoryboard, element: DocumentElement, scene: DocumentElement) {
    self.storyboard = storyboard
    self.element = element
    self.scene = scene
    compiler = NibCompiler(documentName: storyboard.documentName, values: storyboard.values)
    loader = NibLoader(compiler: compiler)
    for object in scene.list("objects")
    where object.attributes["placeholderIdentifier"] == "IBFirstResponder" {
      if let id = object.id { loader.firstResponders.insert(id) }
    }
  }

  // MARK: The controller

  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let record = compiler.controller(element)
    addChildren(to: record)
    let made = loader.make(record) { type, decoder in
      creator?(decoder) ?? (type as? UIViewController.Type)?.init(coder: decoder)
    }
    guard let controller = made as? UIViewController else { return nil }
    controller.loading.storyboard = storyboard
    controller.loading.scene = self
    controller.loading.segues = SegueTemplate.all(in: element, storyboard: storyboard)
    configureBars(of: controller, record)
    makeOtherObjects(for: controller)
    loader.segueHandler = segueHandler(of: controller)
    loader.finish(connecting: { [self] in isConnectedWithController($0) })
    // The view may never be needed: the scene, which the controller retains, lets go of it.
    record.object = nil
    loader.segueHandler = nil
    return controller
  }

  // The children of containers are scenes of their own.
  private func addChildren(to record: NibRecord) {
    let relations = element.list("connections").filter {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
    }
    let children = relations.compactMap { segue -> UIViewController? in
      if segue.attributes["destinationCreationSelector"] != nil {
        compiler.report("a segue action is not called", segue)
      }
      return segue.attributes["destination"].flatMap { storyboard.controller($0, of: segue) }
    }
    guard !children.isEmpty else { return }
    let isTabs = record.type is UITabBarController.Type
    record.entries[isTabs ? "UIViewControllers" : "UIChildViewControllers"] = children
  }

  private func configureBars(of controller: UIViewController, _ record: NibRecord) {
    let bars: [(String, UIView?)] = [
      ("UINavigationBar", (controller as? UINavigationController)?.navigationBar),
      ("UIToolbar", (controller as? UINavigationController)?.toolbar),
      ("UITabBar", (controller as? UITabBarController)?.tabBar),
    ]
    for (key, bar) in bars {
      guard let bar, let record = record.entries[key] as? NibRecord else { continue }
      loader.configure(bar, with: record)
    }
  }

  // Objects beside the controller in the scene, such as views of its own and custom objects.
  private func makeOtherObjects(for controller: UIViewController) {
    for other in scene.list("objects") where other.id != element.id {
      switch other.name {
      case "placeholder", "exit": continue
      default:
        guard let record = compiler.topLevel(other), let object = loader.make(record) else {
          continue
        }
        controller.loading.sceneObjects.append(object)
      }
    }
  }

  // The controller's outlets to its views wait for the views.
  private func isConnectedWithController(_ connection: DocumentElement) -> Bool {
    guard element.list("connections").contains(where: { $0.index == connection.index }) else {
      return true
    }
    guard connection.name != "segue", let destination = connection.attributes["destination"],
      loader.object(destination) != nil
    else { return false }
    connected.insert(connection.index)
    return true
  }

  // MARK: The view

  /// Makes the view of the controller, with everything that the document has in it.
  ///
  /// - Returns: False if the document has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.children.first(where: { $0.key == "view" }),
      let record = compiler.view(viewElement)
    else { return false }
    if let id = element.id { loader.placeholders[id] = controller }
    loader.segueHandler = segueHandler(of: controller)
    guard let view = loader.make(record) as? UIView else { return false }
    controller.view = view
    addGuides(to: view)
    adopt(view, in: controller)
    loader.finish(
      others: [element],
      connecting: { [self] in
        $0.attributes["kind"] != "relationship" && !connected.contains($0.index)
      })
    for template in controller.loading.segues { template.findAnchor(in: loader) }
    for embed in embeds { controller.embed(embed.template, in: embed.view) }
    return true
  }

  // The guides of documents from before the safe area: from the edge of the view to that of the
  // bars.
  private func addGuides(to view: UIView) {
    for element in element.list("layoutGuides") where element.name == "viewControllerLayoutGuide" {
      guard let id = element.id else { continue }
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
      ])
      if element.attributes["type"] == "bottom" {
        NSLayoutConstraint.activate([
          guide.topAnchor.constraint(equalTo: area.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      } else {
        NSLayoutConstraint.activate([
          guide.topAnchor.constraint(equalTo: view.topAnchor),
          guide.bottomAnchor.constraint(equalTo: area.topAnchor),
        ])
      }
      loader.setGuide(guide, for: id)
    }
  }

  // A table controller is the data source of a table that has none.
  private func adopt(_ view: UIView, in controller: UIViewController) {
    guard let table = view as? UITableView, let controller = controller as? UITableViewController
    else { return }
    if table.dataSource == nil { table.dataSource = controller }
    if table.delegate == nil { table.delegate = controller }
  }

  // MARK: Segues

  // Prototypes use the closure after the scene is gone.
  private func segueHandler(
    of controller: UIViewController
  ) -> (DocumentElement, NSObject) -> Void {
    { [weak controller, weak self, storyboard] segue, sender in
      // What starts from the controller itself is performed by the app.
      guard let controller, sender !== controller else { return }
      let template = SegueTemplate(element: segue, storyboard: storyboard)
      if let self { template.findAnchor(in: loader) }
      if template.kind == .embed {
        if let view = sender as? UIView { self?.embeds.append((view, template)) }
        return
      }
      let trigger = SegueTrigger(template: template, controller: controller)
      if !trigger.attach(to: sender) {
        template.report("a \(type(of: sender)) starts no segues")
      }
    }
  }
}
