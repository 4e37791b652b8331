import QuartzCore

// The items of a window that the focus can go to, with their places, in the order of the tree.
@MainActor
struct FocusMap {
  struct Entry {
    let item: any UIFocusItem
    // In the scene's coordinates.
    let frame: CGRect
    let group: String
  }

  private(set) var entries: [Entry] = []
  private let isRightToLeft: Bool

  init(window: UIWindow) {
    isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
    let root = Self.root(of: window)
    visit(root, group: Self.group(of: root))
  }

  // What a presentation covers takes no part.
  private static func root(of window: UIWindow) -> UIView {
    window.storedRootViewController?.frontmost.viewIfLoaded ?? window
  }

  // Whether a map of the window would hold the item, found without making one.
  static func isReachable(_ item: any UIFocusItem, in window: UIWindow) -> Bool {
    guard item.canBecomeFocused, !item.frame.isEmpty else { return false }
    let root = root(of: window)
    for environment in chain(of: item) {
      if let view = environment as? UIView, !view.isReachableByFocus { return false }
      if environment === root { return true }
    }
    return false
  }

  private mutating func visit(_ item: any UIFocusItem, group: String) {
    if let view = item as? UIView, !view.isReachableByFocus { return }
    let group = item.focusGroupIdentifier ?? group
    if item.canBecomeFocused {
      let frame = Self.coordinateSpace(of: item).convert(item.frame, to: SceneSpace.shared)
      if !frame.isEmpty { entries.append(Entry(item: item, frame: frame, group: group)) }
    }
    for child in item.focusItemContainer?.focusItems(in: Self.everything) ?? [] {
      visit(child, group: group)
    }
  }

  // Containers that hold back what is far away are asked for all they have.
  private static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  // The nearest group around an environment.
  static func group(of environment: any UIFocusEnvironment) -> String {
    chain(of: environment).lazy.compactMap(\.focusGroupIdentifier).first ?? ""
  }

  // An environment and all those around it, inmost first.
  static func chain(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var current = environment
    while let environment = current {
      chain.append(environment)
      current = environment.parentFocusEnvironment
    }
    return chain
  }

  // The coordinates an item's frame is in: its container's, which for a view is the superview.
  static func coordinateSpace(of item: any UIFocusItem) -> any UICoordinateSpace {
    if let view = item as? UIView { return view.superview ?? view }
    for environment in chain(of: item.parentFocusEnvironment) {
      if let container = environment.focusItemContainer { return container.coordinateSpace }
    }
    return SceneSpace.shared
  }

  // MARK: Moving

  func contains(_ item: any UIFocusItem) -> Bool {
    entries.contains { $0.item === item }
  }

  // The item Tab leads to: the most prominent one of the group before or after.
  func neighbor(of item: (any UIFocusItem)?, isForward: Bool) -> (any UIFocusItem)? {
    let groups = orderedGroups
    guard !groups.isEmpty else { return nil }
    let current = entries.first { $0.item === item }?.group
    let index = groups.firstIndex { $0 == current }
    let next: Int
    switch index {
    case .some(let index): next = (index + (isForward ? 1 : -1) + groups.count) % groups.count
    case .none: next = isForward ? 0 : groups.count - 1
    }
    guard next != index else { return nil }
    return primary(of: groups[next])
  }

  // The item an arrow leads to within the group: the nearest one that way.
  func neighbor(of item: any UIFocusItem, toward heading: UIFocusHeading) -> (any UIFocusItem)? {
    guard let current = entries.first(where: { $0.item === item }) else { return nil }
    let start = CGPoint(x: current.frame.midX, y: current.frame.midY)
    func distance(to entry: Entry) -> CGFloat? {
      let (dx, dy) = (entry.frame.midX - start.x, entry.frame.midY - start.y)
      let (along, across): (CGFloat, CGFloat)
      switch heading {
      case .left: (along, across) = (-dx, dy)
      case .right: (along, across) = (dx, dy)
      case .up: (along, across) = (-dy, dx)
      default: (along, across) = (dy, dx)
      }
      return along > 0.5 ? along + 2 * abs(across) : nil
    }
    return entries.filter { $0.group == current.group && $0.item !== item }
      .compactMap { entry in distance(to: entry).map { (entry.item, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  private func primary(of group: String) -> (any UIFocusItem)? {
    let members = inReadingOrder(entries.filter { $0.group == group })
    // `max` would take the last of equals.
    return members.reduce(nil as Entry?) { best, entry in
      guard let best else { return entry }
      let isGreater =
        entry.item.focusGroupPriority.rawValue > best.item.focusGroupPriority.rawValue
      return isGreater ? entry : best
    }?.item
  }

  private var orderedGroups: [String] {
    var seen: Set<String> = []
    return inReadingOrder(entries).map(\.group).filter { seen.insert($0).inserted }
  }

  // Rows from the top; within a row in reading direction.
  private func inReadingOrder(_ entries: [Entry]) -> [Entry] {
    var rows: [[Entry]] = []
    for entry in entries.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, entry.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
  }
}

// The coordinates of the scene, whatever its size.
private final class SceneSpace: NSObject, UICoordinateSpace {
  static let shared = SceneSpace()
  var bounds: CGRect { .zero }
}

extension UIView {
  // Whether the view is on screen and takes part in what happens there.
  final var isReachableByFocus: Bool {
    window != nil && !isHidden && alpha > 0.01 && isUserInteractionEnabled
  }
}
