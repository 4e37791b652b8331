import ActionSheet
import UIKit

/// What sheets of several states show.
extension CatalogPage {
  /// A date and a choice; a tap on one shows its picker.
  static func addReminder(to controller: ActionSheetController) {
    controller.title = localized("Remind Me")
    let calendar = Calendar(identifier: .gregorian)
    let day = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    let date = calendar.date(from: day) ?? .now
    let choices = [
      localized("Never"), localized("Every Day"), localized("Every Week"), localized("Every Month"),
    ]
    controller.items = [
      .datePicker(localized("Date"), date: date) { picker in
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: localized("en_US"))
        picker.calendar = calendar
      },
      .picker(localized("Repeat"), choices: choices),
      .action(.default(localized("Save"), id: "save")),
      .action(.cancel()),
    ]
  }

  /// Albums that are loaded when the sheet is shown.
  static func addDeferred(to controller: ActionSheetController) {
    controller.title = localized("Add to Album")
    controller.items = [
      .action(.default(localized("Favorites"))),
      .deferred {
        try await Task.sleep(for: .seconds(2))
        return [.action(.default(localized("Hikes"))), .action(.default(localized("Family")))]
      },
      .action(.cancel()),
    ]
  }

  /// A line of icons, and a grid of tiles.
  static func addTiles(to controller: ActionSheetController) {
    controller.title = localized("Share this photo")
    let icons = [
      (localized("Favorite"), "heart"), (localized("Copy"), "doc.on.doc"),
      (localized("Share"), "square.and.arrow.up"), (localized("Delete"), "trash"),
    ].map { ActionSheetAction($0.0, image: UIImage(systemName: $0.1)) }
    let tiles = [
      (localized("Favorites"), "star"), (localized("Archive"), "folder"),
      (localized("Locked"), "lock"), (localized("Album"), "photo"),
      (localized("Maps"), "flag"), (localized("Size"), "arrow.up.arrow.down"),
    ].map { ActionSheetAction($0.0, image: UIImage(systemName: $0.1)) }
    controller.items = [
      .grid(icons, showsTitles: false),
      .section(localized("Album")),
      .grid(tiles, columns: 3),
      .action(.default(localized("Save to Files"))),
      .action(.cancel()),
    ]
  }
}
