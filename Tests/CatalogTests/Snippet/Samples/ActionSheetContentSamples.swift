// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_photo {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_live_settings {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    typealias Change = @MainActor (ActionSheetControl, CGFloat) -> Void
    let dials: [(title: String, range: ClosedRange<Float>, value: Float, change: Change)] = [
      ("Row height", 40...90, 57, { $0.actionHeight = $1 }),
      ("Width", 240...390, 370, { $0.sheetWidth = $1 }),
      ("Bottom offset", 0...60, 8, { $0.bottomSpacing = $1 }),
      ("Corner radius", 0...28, 13, { $0.cornerRadius = $1 }),
      ("Opacity", 0...1, 0.65, { $0.ambientColor = UIColor(white: 1, alpha: $1) }),
      ("Duration", 0.1...2, 0.4, { $0.animationDuration = Double($1) }),
      ("Damping", 0.2...1, 0.8, { $0.animationDampingRatio = $1 }),
      ("Panel index", 0...4, 0, { $0.contentViewIndex = Int($1.rounded()) }),
      ("Blur", 0...1, 1, { $0.blursBackground = $1 > 0.5 }),
      ("Separate rows", 0...1, 1, { $0.separatesRows = $1 > 0.5 }),
    ]
    let sheet = controller.sheet
    let panel = UIStackView()
    panel.axis = .vertical
    panel.isLayoutMarginsRelativeArrangement = true
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    for dial in dials {
      let title = UILabel()
      title.text = dial.title
      title.font = .preferredFont(forTextStyle: .footnote)
      title.adjustsFontForContentSizeCategory = true
      title.numberOfLines = 0
      let slider = UISlider()
      slider.minimumValue = dial.range.lowerBound
      slider.maximumValue = dial.range.upperBound
      slider.value = dial.value
      slider.accessibilityLabel = dial.title
      let change = UIAction { [weak sheet, weak slider] _ in
        if let sheet, let slider { dial.change(sheet, CGFloat(slider.value)) }
      }
      slider.addAction(change, for: .valueChanged)
      let row = UIStackView(arrangedSubviews: [title, slider])
      row.spacing = 16
      panel.addArrangedSubview(row)
      let width = slider.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5)
      // Beside a slider there is no space for a word of an accessibility text size.
      let updateAxis = { @MainActor (row: UIStackView) in
        let isLarge = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        width.isActive = !isLarge
      }
      row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (row: UIStackView, _: UITraitCollection) in updateAxis(row)
      }
      updateAxis(row)
    }
    controller.title = "Live Settings"
    controller.contentView = panel
    controller.addAction(.destructive("Delete"))
    var add = ActionSheetAction("Add an Action") { [weak controller] _ in
      controller?.performBatchUpdates(animated: true) {
        controller?.insertAction(.default("New Action"), at: 2)
      }
    }
    add.keepsPresented = true
    controller.addAction(add)
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_attributed {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Attributed title"
    var action = ActionSheetAction.default("Subscribe, 4.99 a month")
    let name = "Subscribe"
    let text = name + "\n" + "4.99 a month, ends whenever you like"
    let title = NSMutableAttributedString(string: text)
    let first = NSRange(location: 0, length: (name as NSString).length)
    let rest = NSRange(
      location: first.length + 1, length: title.length - first.length - 1)
    let large = UIFont.systemFont(ofSize: 22, weight: .semibold)
    title.addAttributes(
      [
        .font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: large),
        .foregroundColor: UIColor.systemIndigo,
      ], range: first)
    title.addAttributes(
      [
        .font: UIFont.preferredFont(forTextStyle: .footnote),
        .foregroundColor: UIColor.secondaryLabel,
      ], range: rest)
    action.attributedTitle = title
    action.preferredHeight = 70
    action.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.18)
    action.highlightColor = UIColor.systemIndigo.withAlphaComponent(0.35)
    controller.addAction(action)
    controller.addAction(.default("Not Now"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_custom_view {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "How was the hike?"
    let stars = UIStackView()
    stars.distribution = .fillEqually
    stars.heightAnchor.constraint(equalToConstant: 84).isActive = true
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    let names = ["star", "star.fill"]
    let images = names.map { UIImage(systemName: $0, withConfiguration: configuration) }
    for place in 1...5 {
      let star = UIButton(type: .system)
      star.tintColor = .systemOrange
      star.accessibilityLabel = "\(place) stars"
      star.setImage(images[place <= 4 ? 1 : 0], for: .normal)
      let rate = UIAction { [weak stars] _ in
        for (index, star) in (stars?.arrangedSubviews ?? []).enumerated() {
          (star as? UIButton)?.setImage(images[index < place ? 1 : 0], for: .normal)
        }
      }
      star.addAction(rate, for: .primaryActionTriggered)
      stars.addArrangedSubview(star)
    }
    controller.contentView = stars
    controller.addAction(.default("Send"))
    controller.addAction(.default("Write a Review"))
    controller.addAction(.cancel("Not Now"))
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_everything {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style.alignsLeading = true
    controller.style.colors.separator = .separator
    controller.items.append(.section("Sort by"))
    for title in ["Name", "Date", "Size"] {
      var action = ActionSheetAction(title)
      action.keepsPresented = true
      controller.addAction(action)
    }
    controller.updateAction(id: controller.items[2].id) {
      $0.subtitle = "Latest first"
      $0.state = .on
    }
    controller.updateAction(id: controller.items[3].id) { $0.state = .mixed }
    controller.items.append(.section("Album"))
    var share = ActionSheetAction(
      "Share", image: UIImage(systemName: "square.and.arrow.up"))
    share.badge = "12"
    controller.addAction(share)
    var locked = ActionSheetAction("Locked", image: UIImage(systemName: "lock"))
    locked.isEnabled = false
    controller.addAction(locked)
    controller.addAction(.destructive("Delete Album"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_thousand {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "A thousand actions"
    for number in 1...1000 {
      controller.addAction(.default("Action \(number)"))
    }
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_fields {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Sign in to the album"
    controller.message = "Guests need the name and the password."
    controller.addTextField { field in
      field.placeholder = "Name"
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_keyboard {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Sign in to the album"
    controller.message = "Guests need the name and the password."
    controller.addTextField { field in
      field.placeholder = "Name"
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_selection {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.style.alignsLeading = true
    controller.style.metrics.actionTextInset = 16
    controller.title = "Show photos"
    controller.items.append(.section("Sort by", selection: .single))
    for title in ["Date", "Name", "Size"] {
      var action = ActionSheetAction.default(title)
      action.state = title == "Date" ? .on : .off
      action.keepsPresented = true
      controller.addAction(action)
    }
    controller.items.append(.section("Include", selection: .multiple))
    for title in ["Screenshots", "Videos", "Shared"] {
      var action = ActionSheetAction.default(title)
      action.state = title == "Shared" ? .off : .on
      controller.addAction(action)
    }
    controller.addAction(.cancel("Done"))
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_menu {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Photo"
    let sort = UIMenu(
      title: "Sort by", image: UIImage(systemName: "arrow.up.arrow.down"),
      options: .singleSelection,
      children: ["Name", "Date", "Size"].map { title in
        UIAction(title: title, state: title == "Name" ? .on : .off) { _ in }
      })
    let copy = UIAction(
      title: "Copy", image: UIImage(systemName: "doc.on.doc")
    ) { _ in }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in }
    let menu = UIMenu(children: [
      copy, sort, UIMenu(options: .displayInline, children: [delete]),
    ])
    controller.items = ActionSheetItem.items(of: menu)
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_tiles {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    let icons = [
      ("Favorite", "heart"), ("Copy", "doc.on.doc"),
      ("Share", "square.and.arrow.up"), ("Delete", "trash"),
    ].map { ActionSheetAction($0.0, image: UIImage(systemName: $0.1)) }
    let tiles = [
      ("Favorites", "star"), ("Archive", "folder"),
      ("Locked", "lock"), ("Album", "photo"),
      ("Maps", "flag"), ("Size", "arrow.up.arrow.down"),
    ].map { ActionSheetAction($0.0, image: UIImage(systemName: $0.1)) }
    controller.items = [
      .tiles(icons, showsTitles: false),
      .section("Album"),
      .tiles(tiles, columns: 3),
      .action(.default("Save to Files")),
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_deferred {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Add to Album"
    controller.items = [
      .action(.default("Favorites")),
      .deferred {
        try await Task.sleep(for: .seconds(2))
        return [.action(.default("Hikes")), .action(.default("Family"))]
      },
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_reminder {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Remind Me"
    let calendar = Calendar(identifier: .gregorian)
    let day = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    let date = calendar.date(from: day) ?? .now
    let choices = [
      "Never", "Every Day", "Every Week", "Every Month",
    ]
    controller.items = [
      .datePicker("Date", date: date) { picker in
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
      },
      .picker("Repeat", choices: choices),
      .action(.default("Save", id: "save")),
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_date {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Remind Me"
    let calendar = Calendar(identifier: .gregorian)
    let day = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    let date = calendar.date(from: day) ?? .now
    controller.items = [
      .datePicker(date: date) { picker in
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
      },
      .action(.default("Save")),
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_calendar {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Remind Me"
    let calendar = Calendar(identifier: .gregorian)
    let day = DateComponents(year: 2007, month: 1, day: 9)
    let date = calendar.date(from: day) ?? .now
    controller.items = [
      .datePicker(date: date) { picker in
        picker.preferredDatePickerStyle = .inline
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
        picker.minimumDate = date.addingTimeInterval(-5 * 86_400)
      },
      .action(.default("Save")),
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_choices {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Repeat"
    let choices = [
      "Never", "Every Day", "Every Week",
      "Every Month",
    ]
    controller.items = [
      .picker(choices: choices, selection: 1),
      .action(.default("Save")),
      .action(.cancel()),
    ]
    controller.present(from: viewController, anchoredTo: view)
  }
}
