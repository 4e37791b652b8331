import ActionSheet
import ControlCore
import UIKit

/// What the sheets of the catalog show.
@MainActor
enum SheetSamples {
  /// The sheet that most apps have.
  static func photo(_ sheet: ActionSheetControl) {
    sheet.title = localized("Delete this photo?")
    sheet.message = localized("It goes from all your devices.")
    sheet.addAction(.destructive(localized("Delete Photo")))
    sheet.addAction(.default(localized("Archive")))
    sheet.addAction(.cancel())
  }

  /// A sheet of ways to share something.
  static func share(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("Share this photo")
    for (title, symbol) in [
      (localized("Copy"), "doc.on.doc"), (localized("Save to Files"), "folder"),
      (localized("Favorite"), "heart"),
    ] {
      sheet.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    sheet.addAction(.destructive(localized("Delete Photo")))
    sheet.addAction(.cancel())
  }

  /// A sheet with the buttons that change it.
  static func live(_ sheet: ActionSheetControl, edits: (SheetEditorView) -> Void) {
    sheet.style = .system
    sheet.title = localized("Change me while I am open")
    sheet.addAction(.default(localized("Choose and close")))
    sheet.addAction(.cancel())
    let editor = SheetEditorView(sheet: sheet)
    sheet.contentView = editor
    edits(editor)
  }

  /// A sheet with the switch that turns the device.
  static func turning(_ sheet: ActionSheetControl, way: SheetTurningView.Way) {
    sheet.style = .system
    sheet.title = localized("Turn me while I am open")
    sheet.message = localized(
      "Width, height and place follow; the choice under your finger stays.")
    for title in [
      localized("Copy"), localized("Save to Files"), localized("Favorite"),
      localized("Add to Album"),
    ] {
      sheet.addAction(.default(title))
    }
    sheet.addAction(.cancel())
    sheet.contentView = SheetTurningView(way: way)
  }

  /// A sheet with the sliders that change it.
  static func liveSettings(_ sheet: ActionSheetControl) {
    sheet.title = localized("Live Settings")
    sheet.addAction(.destructive(localized("Delete")))
    var add = ActionSheetAction(localized("Add an Action")) { [weak sheet] _ in
      guard let sheet else { return }
      sheet.performBatchUpdates(animated: true) {
        let action = ActionSheetAction.default(localized("Action %1$@", "\(sheet.numberOfActions)"))
        sheet.insertAction(action, at: (sheet.cancelActionIndex ?? 2))
      }
    }
    add.keepsPresented = true
    sheet.addAction(add)
    sheet.addAction(.cancel())
    sheet.contentView = SheetSettingsView(sheet: sheet)
  }

  /// A title of two lines in two sizes, in a row with its own height and colors.
  static func attributed(_ sheet: ActionSheetControl) {
    sheet.title = localized("Attributed title")
    var action = ActionSheetAction.default(localized("Subscribe, 4.99 a month"))
    let name = localized("Subscribe")
    let text = name + "\n" + localized("4.99 a month, ends whenever you like")
    let title = NSMutableAttributedString(string: text)
    let first = NSRange(location: 0, length: (name as NSString).length)
    title.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 22, weight: .semibold),
        .foregroundColor: UIColor.systemIndigo,
      ], range: first)
    title.addAttributes(
      [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel],
      range: NSRange(
        location: first.length + 1, length: (text as NSString).length - first.length - 1))
    action.attributedTitle = title
    action.preferredHeight = 70
    action.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.18)
    action.highlightColor = UIColor.systemIndigo.withAlphaComponent(0.35)
    sheet.addAction(action)
    sheet.addAction(.default(localized("Not Now")))
    sheet.addAction(.cancel())
  }

  /// A view of the app's own among the actions, with a control in it.
  static func customView(_ sheet: ActionSheetControl) {
    sheet.title = localized("How was the hike?")
    sheet.contentView = SheetRatingView(frame: CGRect(x: 0, y: 0, width: 260, height: 84))
    sheet.addAction(.default(localized("Send")))
    sheet.addAction(.default(localized("Write a Review")))
    sheet.addAction(.cancel(localized("Not Now")))
  }

  /// Everything an action can show.
  static func everything(_ sheet: ActionSheetControl) {
    sheet.alignsLeading = true
    sheet.separatorColor = .separator
    sheet.addItem(.section(localized("Sort by")))
    for (index, title) in [localized("Name"), localized("Date"), localized("Size")].enumerated() {
      var action = ActionSheetAction(title, subtitle: index == 1 ? localized("Latest first") : nil)
      action.state = index == 1 ? .on : index == 2 ? .mixed : .off
      action.keepsPresented = true
      sheet.addAction(action)
    }
    sheet.addItem(.section(localized("Album")))
    var share = ActionSheetAction(
      localized("Share"), image: UIImage(systemName: "square.and.arrow.up"))
    share.badge = "12"
    sheet.addAction(share)
    var export = ActionSheetAction(localized("Export"), image: UIImage(systemName: "folder")) { _ in
      try? await Task.sleep(for: .seconds(2))
    }
    export.keepsPresented = true
    sheet.addAction(export)
    var locked = ActionSheetAction(localized("Locked"), image: UIImage(systemName: "lock"))
    locked.isEnabled = false
    sheet.addAction(locked)
    sheet.addAction(.destructive(localized("Delete Album")))
    sheet.addAction(.cancel())
  }

  /// The system's sheet in one of the designs of the system.
  static func system(_ sheet: ActionSheetControl, _ design: SystemDesign) {
    sheet.traitOverrides.systemDesign = design
    sheet.style = .system
    sheet.title = localized("Move this photo?")
    sheet.message = localized("It is in three albums.")
    for title in [
      localized("Move to Favorites"), localized("Move to Album"), localized("Copy to Album"),
    ] {
      sheet.addAction(.default(title))
    }
    sheet.addAction(.destructive(localized("Delete Photo")))
    sheet.addAction(.cancel())
  }

  /// Glass in the colors of the app.
  static func tintedGlass(_ sheet: ActionSheetControl) {
    system(sheet, .glass)
    sheet.style.colors.ambient = .systemIndigo.withAlphaComponent(0.6)
    sheet.style.colors.cancelAmbient = .systemOrange.withAlphaComponent(0.6)
    sheet.style.colors.action = .white
    sheet.style.colors.cancel = .white
    sheet.style.colors.header = .white
  }

  /// Actions with fonts of their own, which scale with the text size.
  static func fonts(_ sheet: ActionSheetControl) {
    sheet.title = localized("Fonts")
    let fonts: [(String, UIFont)] = [
      (localized("Copy"), .monospacedSystemFont(ofSize: 17, weight: .regular)),
      (localized("Archive"), .systemFont(ofSize: 24, weight: .heavy)),
      (localized("Favorite"), .preferredFont(forTextStyle: .body)),
    ]
    for (title, font) in fonts {
      var action = ActionSheetAction.default(title)
      action.font = font
      sheet.addAction(action)
    }
    sheet.addAction(.cancel())
  }

  /// Two text fields and a preferred action.
  static func fields(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("Sign in to the album")
    sheet.message = localized("Guests need the name and the password.")
    sheet.addTextField { field in
      field.placeholder = localized("Name")
      field.textContentType = .username
    }
    sheet.addTextField { field in
      field.placeholder = localized("Password")
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default(localized("Sign In"), id: "sign-in")
    sheet.addAction(signIn)
    sheet.addAction(.cancel())
    sheet.preferredAction = signIn
  }

  /// A section of which one action is on, and one of which any number is.
  static func selection(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.style.alignsLeading = true
    sheet.style.metrics.actionTextInset = 16
    sheet.title = localized("Show photos")
    sheet.addItem(.section(localized("Sort by"), selection: .single))
    for title in [localized("Name"), localized("Date"), localized("Size")] {
      var action = ActionSheetAction.default(title)
      action.state = title == localized("Date") ? .on : .off
      action.keepsPresented = true
      sheet.addAction(action)
    }
    sheet.addItem(.section(localized("Include"), selection: .multiple))
    for title in [localized("Screenshots"), localized("Videos"), localized("Shared")] {
      var action = ActionSheetAction.default(title)
      action.state = title == localized("Shared") ? .off : .on
      sheet.addAction(action)
    }
    sheet.addAction(.cancel(localized("Done")))
  }

  /// A menu of UIKit; one of its submenus opens in the sheet.
  static func menu(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("Photo")
    let sort = UIMenu(
      title: localized("Sort by"), image: UIImage(systemName: "arrow.up.arrow.down"),
      options: .singleSelection,
      children: [localized("Name"), localized("Date"), localized("Size")].map { title in
        UIAction(title: title, state: title == localized("Name") ? .on : .off) { _ in }
      })
    let menu = UIMenu(children: [
      UIAction(title: localized("Copy"), image: UIImage(systemName: "doc.on.doc")) { _ in },
      UIAction(title: localized("Duplicate"), image: UIImage(systemName: "square.on.square")) { _ in
      },
      sort,
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(
            title: localized("Delete"), image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { _ in }
        ]),
    ])
    for item in ActionSheetItem.items(of: menu) { sheet.addItem(item) }
    sheet.addAction(.cancel())
  }

  /// An action at work, and one that has failed.
  static func work(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("Share this album")
    var upload = ActionSheetAction(localized("Upload"), id: "upload") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    upload.keepsPresented = true
    upload.errorMessage = localized("The network connection was lost.")
    sheet.addAction(upload)
    var export = ActionSheetAction(localized("Export"), id: "export") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    export.keepsPresented = true
    sheet.addAction(export)
    sheet.addAction(.cancel())
    sheet.setBusy("export", true)
  }

  /// A payment at work, which closes the sheet when it ends and which nobody can cancel.
  static func payment(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("Order the album")
    sheet.message = localized("It is printed and sent to you.")
    var pay = ActionSheetAction(localized("Pay"), id: "pay") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    pay.isCancelable = false
    sheet.addAction(pay)
    sheet.addAction(.default(localized("Change Address")))
    sheet.addAction(.cancel())
    sheet.setBusy("pay", true)
  }

  /// More actions than half a window shows.
  static func detents(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.style.pinsCancel = false
    sheet.title = localized("Albums")
    for title in [
      localized("Favorites"), localized("Hikes"), localized("Screenshots"), localized("Family"),
      localized("Recipes"), localized("Receipts"), localized("Plants"), localized("Cities"),
      localized("Beaches"), localized("Concerts"), localized("Drawings"), localized("Maps"),
    ] {
      sheet.addAction(.default(title))
    }
  }

  /// More actions than anybody should be offered.
  static func thousand(_ sheet: ActionSheetControl) {
    sheet.style = .system
    sheet.title = localized("A thousand actions")
    for index in 1...1000 { sheet.addAction(.default(localized("Action %1$@", "\(index)"))) }
    sheet.addAction(.cancel())
  }
}
