/// An action that was chosen.
public struct SheetChoice: Hashable, Sendable {
  /// What the action is known by.
  public var id: SheetItemID

  /// Its place among the sheet's actions, hidden ones included, when it was chosen.
  public var index: Int

  /// Makes a choice.
  public init(id: SheetItemID, index: Int) {
    self.id = id
    self.index = index
  }
}
