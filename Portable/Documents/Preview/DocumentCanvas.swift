import Foundation
import UIKit

/// How Interface Builder shows a scene: its size, what covers its edges, and the containers around it.
@MainActor struct DocumentCanvas {
  private(set) var device: DocumentDevice
  private let document: DocumentElement
  private let scene: DocumentElement?
  private let place: ScenePlace
  /// The frame of the root view.
  private let frame: CGRect?

  /// - Parameters:
  ///   - name: The identifier or id of the scene; nil for the initial one.
  ///   - document: The storyboard.
  init(of name: String?, in document: DocumentElement) {
    self.document = document
    let controllers = document.list("scenes").flatMap { $0.list("objects") }.filter {
      $0.attributes["sceneMemberID"] == "viewController"
    }
    let wanted = name ?? document.attributes["initialViewController"]
    scene = controllers.first {
      $0.attributes["storyboardIdentifier"] == wanted || $0.id == wanted
    }
    place = ScenePlace.all(controllers)[scene?.id ?? ""] ?? ScenePlace()
    frame = scene?.children.first { $0.key == "view" }?.child("rect", key: "frame").flatMap(
      NibValues.rect)
    device = DocumentDevice(document)
    placeOnDevice()
  }

  /// The class of the controller if the scene has one that is not read.
  var unreadController: String? {
    guard let scene, NibVocabulary.controllers[scene.name] == nil else { return nil }
    return DocumentRecorder.className(of: scene)
  }

  /// The places of the elements of the scene in the document.
  var elements: Set<Int> {
    func collect(_ element: DocumentElement, into all: inout Set<Int>) {
      all.insert(element.index)
      for child in element.children { collect(child, into: &all) }
    }
    var all: Set<Int> = []
    if let scene { collect(scene, into: &all) }
    return all
  }

  private var isFreeform: Bool {
    scene?.child("size", key: "freeformSize") != nil
      || scene?.child("freeformSimulatedSizeMetrics") != nil
  }

  /// Whether the root view is smaller than its canvas because it is presented in a card.
  private var isCard: Bool {
    guard let frame, place.isPresentedInCard, DocumentDevice.version(of: document) >= 15000 else {
      return false
    }
    let height = freeformSize?.height ?? device.size.height
    return frame.minY == 0 && frame.height < height
  }

  private var freeformSize: CGSize? {
    guard let element = scene?.child("size", key: "freeformSize"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private mutating func placeOnDevice() {
    guard let frame else { return }
    if isStatusBarHidden, device.safeAreaInsets.bottom == 0 { device.safeAreaInsets.top = 0 }
    let whole = CGSize(width: frame.maxX, height: frame.maxY)
    if isCard {
      device.size = whole
      // The bar of a card stands lower than that of a screen.
      device.safeAreaInsets.top = bars.contains(.navigation) ? 12 : 0
      if isFreeform { device.safeAreaInsets.bottom = 0 }
    } else if place.isEmbedded {
      let isWide = frame.width == device.size.width
      device.size = whole
      // Before Xcode 11 the status bar covers a scene in a container, too.
      if !isWide || DocumentDevice.version(of: document) >= 15000 { device.safeAreaInsets = .zero }
    } else if isFreeform {
      device.size = freeformSize ?? whole
    } else if frame.width != device.size.width || frame.height > device.size.height
      || bars.isEmpty && frame.height != device.size.height
    {
      device.size = whole
      if document.child("device") == nil { device.safeAreaInsets = .zero }
    }
    // Xcode 26 counts the housing and the home indicator twice where no bar covers them.
    if bars.isEmpty, !place.isEmbedded, DocumentDevice.version(of: document) / 1000 == 24,
      device.safeAreaInsets.bottom > 0, device.size.height > device.size.width
    {
      device.safeAreaInsets.top *= 2
      device.safeAreaInsets.bottom *= 2
    }
  }

  private var isStatusBarHidden: Bool {
    scene?.children.contains { $0.name == "nil" && $0.key == "simulatedStatusBarMetrics" } == true
  }

  // MARK: Bars

  private enum Bar { case navigation, tabs, toolbar }

  private var bars: Set<Bar> {
    guard let scene else { return [] }
    var bars: Set<Bar> = []
    switch scene.children.first(where: { $0.key == "simulatedTopBarMetrics" }) {
    case nil: if place.navigation != nil { bars.insert(.navigation) }
    case let metrics?:
      if metrics.name != "nil", metrics.attributes["type"] != "none" { bars.insert(.navigation) }
    }
    let bottom = scene.children.first { $0.key == "simulatedBottomBarMetrics" }?.name
    switch bottom {
    case "simulatedTabBarMetrics": bars.insert(.tabs)
    case "simulatedToolbarMetrics": bars.insert(.toolbar)
    case nil:
      if place.tabs != nil, scene.bool("hidesBottomBarWhenPushed") != true { bars.insert(.tabs) }
    default: break
    }
    if ["navigationController", "tabBarController", "splitViewController"].contains(scene.name) {
      bars.remove(.navigation)
    }
    if scene.name == "tabBarController" { bars.remove(.tabs) }
    return bars
  }

  /// Returns a controller in the containers that have the bars.
  func container(of controller: UIViewController, from storyboard: UIStoryboard) -> UIViewController
  {
    var outer = controller
    let bars = bars
    keepClearOfBars(controller, bars)
    if bars.contains(.navigation) || bars.contains(.toolbar) {
      outer = navigation(around: outer, bars, from: storyboard)
    }
    if bars.contains(.tabs) {
      let tabs = UITabBarController()
      tabs.viewControllers = [outer]
      outer = tabs
    }
    return outer
  }

  private func navigation(
    around controller: UIViewController, _ bars: Set<Bar>, from storyboard: UIStoryboard
  ) -> UIViewController {
    let found = place.navigation.flatMap { storyboard.instantiateScene(named: $0) }
    let outer = found as? UINavigationController ?? UINavigationController()
    if !place.isRoot, controller.navigationItem.largeTitleDisplayMode == .automatic {
      // The canvas shows large titles of the first scene only.
      controller.navigationItem.largeTitleDisplayMode = .never
    }
    if place.isRoot {
      outer.viewControllers = [controller]
    } else if let first = outer.viewControllers.first {
      outer.viewControllers = [first, controller]
    } else {
      outer.viewControllers = [controller]
    }
    outer.isToolbarHidden = outer.isToolbarHidden && !bars.contains(.toolbar)
    guard bars.contains(.navigation) else {
      outer.isNavigationBarHidden = true
      return outer
    }
    let metrics = scene?.child("simulatedNavigationBarMetrics")
    if let isTranslucent = metrics?.bool("translucent") {
      outer.navigationBar.isTranslucent = isTranslucent
    }
    return outer
  }

  // The document tells by the size of the root view whether it stands beside the bars.
  private func keepClearOfBars(_ controller: UIViewController, _ bars: Set<Bar>) {
    guard let frame, frame.height < device.size.height else { return }
    let rest = device.size.height - frame.height
    let top = bars.contains(.navigation) ? device.safeAreaInsets.top + 44 : 0
    let bottom = bars.contains(.tabs) ? device.safeAreaInsets.bottom + 49 : 0
    if top > 0, rest == top || rest == top + bottom {
      controller.edgesForExtendedLayout.remove(.top)
    }
    if bottom > 0, rest == bottom || rest == top + bottom {
      controller.edgesForExtendedLayout.remove(.bottom)
    }
  }
}

/// Where a scene stands among the other scenes of a storyboard.
struct ScenePlace: Equatable {
  /// The id of the navigation controller that leads to the scene.
  var navigation: String?
  /// Whether the scene is the first one of the navigation controller.
  var isRoot = false
  /// The id of the tab bar controller that leads to the scene.
  var tabs: String?
  var isEmbedded = false
  var isPresentedInCard = false

  /// Returns the places of scenes by the ids of their controllers.
  static func all(_ controllers: [DocumentElement]) -> [String: ScenePlace] {
    var places: [String: ScenePlace] = [:]
    let segues = controllers.flatMap { controller in
      Self.segues(in: controller).map { (controller: controller, segue: $0) }
    }
    let names = Dictionary(controllers.map { ($0.id ?? "", $0) }) { first, _ in first }
    // A place is settled by the first segue that leads there, near the start of the storyboard.
    for _ in 0...controllers.count {
      let before = places
      for (controller, segue) in segues {
        guard let id = segue.attributes["destination"], let destination = names[id] else {
          continue
        }
        places[id, default: ScenePlace()]
          .join(segue, from: controller, at: places[controller.id ?? ""], to: destination)
      }
      if places == before { break }
    }
    return places
  }

  private mutating func join(
    _ segue: DocumentElement, from source: DocumentElement, at origin: ScenePlace?,
    to destination: DocumentElement
  ) {
    switch segue.attributes["kind"] {
    case "relationship":
      if source.name == "navigationController" {
        navigation = source.id
        isRoot = true
        tabs = tabs ?? origin?.tabs
      } else if source.name == "tabBarController" {
        tabs = source.id
      }
      if origin?.isPresentedInCard == true { isPresentedInCard = true }
    case "push", "show":
      if navigation == nil { navigation = origin?.navigation }
      tabs = tabs ?? origin?.tabs
      if origin?.isPresentedInCard == true { isPresentedInCard = true }
    case "embed": isEmbedded = navigation == nil && tabs == nil
    case "presentation", "modal":
      let styles = [segue, destination].map {
        $0.attributes["modalPresentationStyle"] ?? "automatic"
      }
      if styles.allSatisfy({ ["automatic", "pageSheet", "formSheet"].contains($0) }) {
        isPresentedInCard = true
      }
    default: break
    }
  }

  private static func segues(in element: DocumentElement) -> [DocumentElement] {
    element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
  }
}
