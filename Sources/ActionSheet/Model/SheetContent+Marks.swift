/// The marks of actions, and the sections that determine how a choice changes them.
extension SheetContent {
  var selectedActions: [ActionSheetAction] { items.filter(\.outline.isOn).compactMap(\.action) }
  var selection: [String] { items.filter(\.outline.isOn).map(\.id.description) }

  func selection(of id: SheetItemID) -> ActionSheetItem.Selection {
    section(of: id)?.beginning.selection ?? .none
  }

  /// Changes the marks of the section in which an action was chosen, and returns whether it has marks.
  mutating func changeMarks(choosing id: SheetItemID) -> Bool {
    guard let (beginning, range, place) = section(of: id), beginning.selection != .none else {
      return false
    }
    for index in range {
      guard var action = items[index].action else { continue }
      if beginning.selection == .single {
        action.state = index == place ? .on : .off
      } else if index == place {
        action.state = action.state == .on ? .off : .on
      }
      items[index] = .action(action)
    }
    return true
  }

  /// Sets the value that a section of an action has to the identities of its actions that are on.
  @MainActor
  func updateBinding(ofSectionOf id: SheetItemID) {
    guard let (beginning, range, _) = section(of: id) else { return }
    beginning.binding?.set(Set(items[range].filter(\.outline.isOn).map(\.id.description)))
  }

  /// Returns the beginning of the section of an action, the range of its items, and the place of the action.
  private func section(
    of id: SheetItemID
  ) -> (beginning: SheetSection, range: Range<Int>, place: Int)? {
    guard let place = items.firstIndex(where: { $0.id == id }), items[place].outline.isAction,
      let start = items[..<place].lastIndex(where: { $0.outline.isSection }),
      case .section(let beginning) = items[start].kind
    else { return nil }
    let end = items[place...].firstIndex { $0.outline.isSection } ?? items.count
    return (beginning, start + 1..<end, place)
  }
}
