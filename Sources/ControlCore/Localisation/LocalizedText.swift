import Foundation

/// The texts that the kit says by itself, in the user's language.
public enum LocalizedText: String, CaseIterable, Sendable {
  /// What a screen reader calls the thumb of the lower value.
  case lowerValue = "range.lower"

  /// What a screen reader calls the thumb of the upper value.
  case upperValue = "range.upper"

  /// A screen reader's action that raises both values by the same amount.
  case moveRangeUp = "range.moveUp"

  /// A screen reader's action that lowers both values by the same amount.
  case moveRangeDown = "range.moveDown"

  /// The title of a choice that leaves everything as it is.
  case cancel = "sheet.cancel"

  /// What a screen reader calls the part of the window beside a sheet, which closes it.
  case dismiss = "sheet.dismiss"

  /// What a screen reader says of a choice that is being carried out.
  case inProgress = "sheet.inProgress"

  /// What a screen reader says of a choice that is on for some of what it stands for.
  case partlySelected = "sheet.partlySelected"

  /// The text in the user's language; English where the kit has no translation.
  public var text: String {
    Bundle.module.localizedString(forKey: rawValue, value: english, table: nil)
  }

  /// The text in one language, given by its code such as `de`; English where there is none.
  public func text(language: String) -> String {
    guard let path = Bundle.module.path(forResource: language, ofType: "lproj"),
      let bundle = Bundle(path: path)
    else { return english }
    return bundle.localizedString(forKey: rawValue, value: english, table: nil)
  }

  /// The languages that the kit speaks, by code.
  public static var languages: [String] {
    Bundle.module.localizations.sorted()
  }

  private var english: String {
    switch self {
    case .lowerValue: "Minimum value"
    case .upperValue: "Maximum value"
    case .moveRangeUp: "Move range up"
    case .moveRangeDown: "Move range down"
    case .cancel: "Cancel"
    case .dismiss: "Dismiss"
    case .inProgress: "In progress"
    case .partlySelected: "Partly selected"
    }
  }
}
