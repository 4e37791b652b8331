import CoreGraphics
import Foundation

/// The bars that Interface Builder draws around a scene: those of the containers that lead to it.
@MainActor struct SimulatedBars {
  private enum Bar { case navigation, tabs }

  private var bars: Set<Bar> = []

  /// - Parameters:
  ///   - name: The identifier or id of the scene; nil for the initial one.
  ///   - document: The storyboard.
  init(of name: String?, in document: DocumentElement) {
    let controllers = document.list("scenes").flatMap { $0.list("objects") }.filter {
      $0.attributes["sceneMemberID"] == "viewController"
    }
    let wanted = name ?? document.attributes["initialViewController"]
    guard
      let scene = controllers.first(where: {
        $0.attributes["storyboardIdentifier"] == wanted || $0.id == wanted
      })
    else { return }
    let inferred = Self.inferred(controllers)
    switch scene.child("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics") {
    case nil:
      if scene.children.contains(where: { $0.key == "simulatedTopBarMetrics" }) { break }
      if scene.id.map(inferred.navigation.contains) == true { bars.insert(.navigation) }
    case let metrics?:
      if metrics.attributes["type"] != "none" { bars.insert(.navigation) }
    }
    switch scene.children.first(where: { $0.key == "simulatedBottomBarMetrics" })?.name {
    case "simulatedTabBarMetrics": bars.insert(.tabs)
    case nil:
      let isHidden = scene.bool("hidesBottomBarWhenPushed") == true
      if !isHidden, scene.id.map(inferred.tabs.contains) == true { bars.insert(.tabs) }
    default: break
    }
    if ["navigationController", "tabBarController", "splitViewController"].contains(scene.name) {
      bars.remove(.navigation)
    }
    if scene.name == "tabBarController" { bars.remove(.tabs) }
  }

  /// The scenes that a navigation controller or a tab bar controller leads to.
  private static func inferred(
    _ controllers: [DocumentElement]
  ) -> (navigation: Set<String>, tabs: Set<String>) {
    var (navigation, tabs): (Set<String>, Set<String>) = ([], [])
    let segues = controllers.map { controller in
      (id: controller.id ?? "", name: controller.name, segues: Self.segues(in: controller))
    }
    var isGrowing = true
    while isGrowing {
      let count = navigation.count + tabs.count
      for (id, name, segues) in segues {
        for segue in segues {
          guard let destination = segue.attributes["destination"] else { continue }
          switch segue.attributes["kind"] {
          case "relationship":
            if name == "navigationController" { navigation.insert(destination) }
            if name == "tabBarController" || tabs.contains(id) { tabs.insert(destination) }
          case "push", "show":
            if navigation.contains(id) { navigation.insert(destination) }
            if tabs.contains(id) { tabs.insert(destination) }
          default: continue
          }
        }
      }
      isGrowing = navigation.count + tabs.count > count
    }
    return (navigation, tabs)
  }

  private static func segues(in element: DocumentElement) -> [DocumentElement] {
    element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
  }

  /// Returns the controller in the containers that have the bars.
  func container(of controller: UIViewController) -> UIViewController {
    var outer = controller
    if bars.contains(.navigation) { outer = UINavigationController(rootViewController: outer) }
    if bars.contains(.tabs) {
      let tabs = UITabBarController()
      tabs.viewControllers = [outer]
      outer = tabs
    }
    return outer
  }
}

/// The device that a document is drawn on in Interface Builder.
@_spi(Host) public struct DocumentDevice: Sendable {
  /// The size in points, as it is held.
  public let size: CGSize
  /// What the status bar, the home indicator and the sensor housing cover.
  public let safeAreaInsets: UIEdgeInsets
  /// Pixels per point.
  public let scale: CGFloat

  init(_ document: DocumentElement?) {
    let element = document?.child("device")
    let isLandscape = element?.attributes["orientation"] == "landscape"
    let (size, insets, scale) = Self.measures[element?.attributes["id"] ?? ""] ?? Self.standard
    self.scale = scale
    guard isLandscape else {
      (self.size, safeAreaInsets) = (size, insets)
      return
    }
    self.size = CGSize(width: size.height, height: size.width)
    if size.width >= 700 {
      safeAreaInsets = insets
    } else {
      let hasHousing = insets.bottom > 0
      safeAreaInsets =
        hasHousing
        ? UIEdgeInsets(top: 0, left: insets.top, bottom: 21, right: insets.top) : .zero
    }
  }

  private typealias Measures = (CGSize, UIEdgeInsets, CGFloat)

  private static let standard = phone(375, 667, top: 20, bottom: 0, scale: 2)

  private static let measures: [String: Measures] = [
    "retina3_5": phone(320, 480, top: 20, bottom: 0, scale: 2),
    "retina4_0": phone(320, 568, top: 20, bottom: 0, scale: 2),
    "retina4_7": standard,
    "retina5_5": phone(414, 736, top: 20, bottom: 0, scale: 3),
    "retina5_9": phone(375, 812, top: 44, bottom: 34, scale: 3),
    "retina6_1": phone(414, 896, top: 48, bottom: 34, scale: 2),
    "retina6_5": phone(414, 896, top: 44, bottom: 34, scale: 3),
    "retina5_4": phone(375, 812, top: 50, bottom: 34, scale: 3),
    "retina6_0": phone(390, 844, top: 47, bottom: 34, scale: 3),
    "retina6_7": phone(428, 926, top: 47, bottom: 34, scale: 3),
    "retina6_12": phone(393, 852, top: 59, bottom: 34, scale: 3),
    "retina6_72": phone(430, 932, top: 59, bottom: 34, scale: 3),
    "ipad9_7": phone(768, 1024, top: 20, bottom: 0, scale: 2),
    "ipad10_5": phone(834, 1112, top: 20, bottom: 0, scale: 2),
    "ipad11_0rounded": phone(834, 1194, top: 24, bottom: 20, scale: 2),
    "ipad12_9": phone(1024, 1366, top: 20, bottom: 0, scale: 2),
    "ipad12_9rounded": phone(1024, 1366, top: 24, bottom: 20, scale: 2),
  ]

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat
  ) -> Measures {
    (
      CGSize(width: width, height: height),
      UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale
    )
  }
}
