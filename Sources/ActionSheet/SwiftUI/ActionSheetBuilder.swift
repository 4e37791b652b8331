/// A builder of the items of a sheet that gives each item the identity of its place.
///
/// An item without an identity of its own has the same identity at every evaluation: that of its
/// place among the statements, the branch of an `if` and the iteration of a `for`. So an update of a
/// view neither ends a running action nor changes what is highlighted. In a `for` over elements that
/// move, give the items identities.
@resultBuilder
public enum ActionSheetBuilder {
  /// Turns an action into items.
  public static func buildExpression(_ action: ActionSheetAction) -> [ActionSheetItem] {
    [.action(action)]
  }

  /// Turns an item into items.
  public static func buildExpression(_ item: ActionSheetItem) -> [ActionSheetItem] {
    buildExpression([item])
  }

  /// Turns an array into items.
  public static func buildExpression(_ items: [ActionSheetItem]) -> [ActionSheetItem] {
    items.flattened.enumerated().map { $1.placed(in: "\($0)") }
  }

  /// Joins statements.
  public static func buildBlock(_ parts: [ActionSheetItem]...) -> [ActionSheetItem] {
    parts.enumerated().flatMap { index, items in items.map { $0.placed(in: "\(index)") } }
  }

  /// The items of an `if` without an `else`.
  public static func buildOptional(_ items: [ActionSheetItem]?) -> [ActionSheetItem] {
    items ?? []
  }

  /// The items of the first branch.
  public static func buildEither(first items: [ActionSheetItem]) -> [ActionSheetItem] {
    items.map { $0.placed(in: "if") }
  }

  /// The items of the second branch.
  public static func buildEither(second items: [ActionSheetItem]) -> [ActionSheetItem] {
    items.map { $0.placed(in: "else") }
  }

  /// The items of a loop.
  public static func buildArray(_ iterations: [[ActionSheetItem]]) -> [ActionSheetItem] {
    iterations.enumerated().flatMap { index, items in items.map { $0.placed(in: "\(index)") } }
  }

  /// The items where availability is checked.
  public static func buildLimitedAvailability(_ items: [ActionSheetItem]) -> [ActionSheetItem] {
    items
  }
}

extension ActionSheetItem {
  /// Returns the item in an outer place; an identity that the app gave does not change.
  func placed(in place: String) -> ActionSheetItem {
    let placed = identified(by: id.placed(in: place))
    guard var action = placed.action, !action.children.isEmpty else { return placed }
    action.children = action.children.enumerated().map {
      $1.placed(in: "\($0)").placed(in: place)
    }
    return .action(action)
  }
}
