import QuartzCore

/// A part of the interface that has a say in where the focus of the keyboard goes.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go when it comes here, best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// What knows the items inside and where they are, or nil.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// Items of the same group are reached with the arrows, the next group with Tab; inherited when
  /// nil.
  var focusGroupIdentifier: String? { get }

  /// Asks for the focus to be chosen anew if it is inside this environment.
  func setNeedsFocusUpdate()

  /// Carries out what was asked for now.
  func updateFocusIfNeeded()

  /// Whether the focus may move as the context says.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// The focus moved into, out of or within this environment.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item takes the focus now.
  var canBecomeFocused: Bool { get }

  /// The item's place in the coordinates of the container that holds it.
  var frame: CGRect { get }

  /// What is drawn around the item while it has the focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }

  /// How much the item stands out when the focus comes to its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Holds items and says where they are.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates that the items' frames are in.
  var coordinateSpace: any UICoordinateSpace { get }

  /// The items that touch a rectangle of the coordinate space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How much an item stands out in its group; the greatest gets the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
}

/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
