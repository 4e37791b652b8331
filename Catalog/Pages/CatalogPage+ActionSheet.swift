import ActionSheet
import ControlExtras
import UIKit

extension CatalogPage {
  /// A sheet over a scene, in every style and with everything that a sheet can hold.
  static let actionSheet = CatalogPage(
    id: "action-sheet", title: "Action Sheet", module: "ActionSheet",
    summary: "A sheet of choices in any style.",
    keywords: ["sheet", "menu", "popup", "alert", "live settings"],
    article: "ActionSheet/QuickStart", symbol: "rectangle.portrait.bottomhalf.inset.filled",
    color: .systemIndigo,
    states: contents.group("Content") + work.group("Work") + looks.group("Look")
      + presentations.group("Presentation"),
    form: .sheet, make: PageSubject.sheet)

  private static let sheet = PageState.of(ActionSheetController.self)

  // MARK: Content

  private static let contents = [
    sheet("photo", "Photo", setUp: { addPhotoActions(to: $0) }),
    sheet("live-settings", "Live settings", setUp: { addLiveSettings(to: $0) }),
    sheet(
      "attributed", "Attributed title",
      setUp: { controller in
        controller.title = localized("Attributed title")
        var action = ActionSheetAction.default(localized("Subscribe, 4.99 a month"))
        let name = localized("Subscribe")
        let text = name + "\n" + localized("4.99 a month, ends whenever you like")
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
        controller.addAction(.default(localized("Not Now")))
        controller.addAction(.cancel())
      }),
    sheet(
      "custom-view", "Custom view",
      setUp: { controller in
        controller.title = localized("How was the hike?")
        let stars = UIStackView()
        stars.distribution = .fillEqually
        stars.heightAnchor.constraint(equalToConstant: 84).isActive = true
        let configuration = UIImage.SymbolConfiguration(pointSize: 30)
        let names = ["star", "star.fill"]
        let images = names.map { UIImage(systemName: $0, withConfiguration: configuration) }
        for place in 1...5 {
          let star = UIButton(type: .system)
          star.tintColor = .systemOrange
          star.accessibilityLabel = localized("%1$@ stars", "\(place)")
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
        controller.addAction(.default(localized("Send")))
        controller.addAction(.default(localized("Write a Review")))
        controller.addAction(.cancel(localized("Not Now")))
      }),
    sheet(
      "everything", "Everything",
      setUp: { controller in
        controller.style.alignsLeading = true
        controller.style.metrics.actionTextInset = 16
        controller.items.append(.section(localized("Sort by")))
        for title in [localized("Name"), localized("Date"), localized("Size")] {
          var action = ActionSheetAction(title)
          action.keepsPresented = true
          controller.addAction(action)
        }
        controller.updateAction(id: controller.items[2].id) {
          $0.subtitle = localized("Latest first")
          $0.state = .on
        }
        controller.updateAction(id: controller.items[3].id) { $0.state = .mixed }
        controller.items.append(.section(localized("Album")))
        var share = ActionSheetAction(
          localized("Share"), image: UIImage(systemName: "square.and.arrow.up"))
        share.badge = "12"
        controller.addAction(share)
        var locked = ActionSheetAction(localized("Locked"), image: UIImage(systemName: "lock"))
        locked.isEnabled = false
        controller.addAction(locked)
        controller.addAction(.destructive(localized("Delete Album")))
        controller.addAction(.cancel())
      }),
    sheet(
      "thousand", "A thousand",
      setUp: { controller in
        controller.title = localized("A thousand actions")
        for number in 1...1000 {
          controller.addAction(.default(localized("Action %1$@", "\(number)")))
        }
        controller.addAction(.cancel())
      }),
    sheet("fields", "Text fields", setUp: { addFields(to: $0) }),
    sheet(
      "keyboard", "With the keyboard", setUp: { addFields(to: $0) },
      pose: { $0.textFields.first?.becomeFirstResponder() }),
    sheet(
      "selection", "Selections",
      setUp: { controller in
        controller.style.alignsLeading = true
        controller.style.metrics.actionTextInset = 16
        controller.title = localized("Show photos")
        let orders = [localized("Date"), localized("Name"), localized("Size")].map { title in
          var action = ActionSheetAction.default(title)
          action.state = title == localized("Date") ? .on : .off
          action.keepsPresented = true
          return ActionSheetItem.action(action)
        }
        let kinds = [localized("Screenshots"), localized("Videos"), localized("Shared")].map {
          title in
          var action = ActionSheetAction.default(title)
          action.state = title == localized("Shared") ? .off : .on
          return ActionSheetItem.action(action)
        }
        controller.items = [
          .section(localized("Sort by"), selection: .single, items: orders),
          .section(localized("Include"), selection: .multiple, items: kinds),
          .action(.cancel(localized("Done"))),
        ]
      }),
    sheet(
      "menu", "Menu",
      setUp: { controller in
        controller.title = localized("Photo")
        let sort = UIMenu(
          title: localized("Sort by"), image: UIImage(systemName: "arrow.up.arrow.down"),
          options: .singleSelection,
          children: [localized("Name"), localized("Date"), localized("Size")].map { title in
            UIAction(title: title, state: title == localized("Name") ? .on : .off) { _ in }
          })
        let copy = UIAction(
          title: localized("Copy"), image: UIImage(systemName: "doc.on.doc")
        ) { _ in }
        let delete = UIAction(
          title: localized("Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in }
        let menu = UIMenu(children: [
          copy, sort, UIMenu(options: .displayInline, children: [delete]),
        ])
        controller.items = ActionSheetItem.items(of: menu)
        controller.addAction(.cancel())
      }),
    sheet("tiles", "Tiles", setUp: { addTiles(to: $0) }),
    sheet("deferred", "Loading", setUp: { addDeferred(to: $0) }),
    sheet("reminder", "Date and choice", setUp: { addReminder(to: $0) }),
    sheet(
      "date", "Date",
      setUp: { controller in
        controller.title = localized("Remind Me")
        let calendar = Calendar(identifier: .gregorian)
        let day = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
        let date = calendar.date(from: day) ?? .now
        controller.items = [
          .datePicker(date: date) { picker in
            picker.datePickerMode = .dateAndTime
            picker.locale = Locale(identifier: localized("en_US"))
            picker.calendar = calendar
          },
          .action(.default(localized("Save"))),
          .action(.cancel()),
        ]
      }),
    sheet(
      "calendar", "Calendar",
      setUp: { controller in
        controller.title = localized("Remind Me")
        let calendar = Calendar(identifier: .gregorian)
        let day = DateComponents(year: 2007, month: 1, day: 9)
        let date = calendar.date(from: day) ?? .now
        controller.items = [
          .datePicker(date: date) { picker in
            picker.preferredDatePickerStyle = .inline
            picker.locale = Locale(identifier: localized("en_US"))
            picker.calendar = calendar
            picker.minimumDate = date.addingTimeInterval(-5 * 86_400)
          },
          .action(.default(localized("Save"))),
          .action(.cancel()),
        ]
      }),
    sheet(
      "choices", "Choices",
      setUp: { controller in
        controller.title = localized("Repeat")
        let choices = [
          localized("Never"), localized("Every Day"), localized("Every Week"),
          localized("Every Month"),
        ]
        controller.items = [
          .picker(choices: choices, selection: 1),
          .action(.default(localized("Save"))),
          .action(.cancel()),
        ]
      }),
  ]

  /// Two text fields and a preferred action.
  private static func addFields(to controller: ActionSheetController) {
    controller.title = localized("Sign in to the album")
    controller.message = localized("Guests need the name and the password.")
    controller.addTextField { field in
      field.placeholder = localized("Name")
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = localized("Password")
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default(localized("Sign In"), id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
  }

  /// Sliders and switches that change the sheet they are in while it is open.
  private static func addLiveSettings(to controller: ActionSheetController) {
    typealias Change = @MainActor (ActionSheetControl, CGFloat) -> Void
    let movePanel: Change = { sheet, index in
      var items = sheet.items
      guard let place = items.firstIndex(where: { $0.id == "panel" }) else { return }
      let panel = items.remove(at: place)
      items.insert(panel, at: min(Int(index.rounded()), items.count))
      sheet.items = items
    }
    let dials: [(title: String, range: ClosedRange<Float>, value: Float, change: Change)] = [
      (localized("Row height"), 40...90, 57, { $0.actionHeight = $1 }),
      (localized("Width"), 240...390, 370, { $0.sheetWidth = $1 }),
      (localized("Bottom offset"), 0...60, 8, { $0.bottomSpacing = $1 }),
      (localized("Corner radius"), 0...28, 13, { $0.cornerRadius = $1 }),
      (
        localized("Opacity"), 0...1, 0.65,
        { $0.sheetBackgroundColor = UIColor(white: 1, alpha: $1) }
      ),
      (localized("Duration"), 0.1...2, 0.4, { $0.animationDuration = Double($1) }),
      (localized("Damping"), 0.2...1, 0.8, { $0.animationDampingRatio = $1 }),
      (localized("Panel index"), 0...4, 0, movePanel),
      (localized("Blur"), 0...1, 1, { $0.blursBackground = $1 > 0.5 }),
      (localized("Separate rows"), 0...1, 1, { $0.separatesRows = $1 > 0.5 }),
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
    controller.title = localized("Live Settings")
    controller.items.insert(.view(panel, id: "panel"), at: 0)
    controller.addAction(.destructive(localized("Delete")))
    var add = ActionSheetAction(localized("Add an Action")) { [weak controller] _ in
      controller?.performBatchUpdates(animated: true) {
        controller?.insertAction(.default(localized("New Action")), at: 2)
      }
    }
    add.keepsPresented = true
    controller.addAction(add)
    controller.addAction(.cancel())
  }

  // MARK: Work

  private static let work = [
    sheet("work", "Work and errors", setUp: { addUpload(to: $0) }),
    sheet("payment", "Payment", setUp: { addPayment(to: $0) }),
  ]

  /// An action at work, and one that has failed.
  private static func addUpload(to controller: ActionSheetController) {
    controller.title = localized("Share this album")
    var upload = ActionSheetAction(localized("Upload"), id: "upload") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    upload.keepsPresented = true
    upload.errorMessage = localized("The network connection was lost.")
    controller.addAction(upload)
    var export = ActionSheetAction(localized("Export"), id: "export") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    export.keepsPresented = true
    controller.addAction(export)
    controller.addAction(.cancel())
    controller.sheet.setBusy("export", true)
  }

  /// A payment at work, which closes the sheet when it ends and which nobody can cancel.
  private static func addPayment(to controller: ActionSheetController) {
    controller.title = localized("Order the album")
    controller.message = localized("It is printed and sent to you.")
    var pay = ActionSheetAction(localized("Pay"), id: "pay") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    pay.isCancelable = false
    controller.addAction(pay)
    controller.addAction(.default(localized("Change Address")))
    controller.addAction(.cancel())
    controller.sheet.setBusy("pay", true)
  }

  // MARK: Look

  private static let looks = [
    sheet(
      "system", "System",
      setUp: { controller in
        controller.sheet.traitOverrides.systemDesign = .classic
        addSystemActions(to: controller)
      }),
    sheet(
      "system-glass", "System, glass",
      setUp: { controller in
        controller.sheet.traitOverrides.systemDesign = .glass
        addSystemActions(to: controller)
      }),
    sheet(
      "tinted-glass", "Tinted glass",
      setUp: { controller in
        controller.sheet.traitOverrides.systemDesign = .glass
        addSystemActions(to: controller)
        controller.style.colors.background = .systemIndigo.withAlphaComponent(0.6)
        controller.style.colors.cancelBackground = .systemOrange.withAlphaComponent(0.6)
        controller.style.colors.action = .white
        controller.style.colors.cancel = .white
        controller.style.colors.header = .white
      }),
    sheet(
      "background", "Background",
      setUp: { controller in
        addPhotoActions(to: controller)
        let size = UIImage.SymbolConfiguration(pointSize: 160)
        let heart = UIImage(systemName: "heart.fill", withConfiguration: size)
        let image = UIImageView(image: heart)
        image.contentMode = .center
        image.tintColor = .systemPink.withAlphaComponent(0.12)
        image.backgroundColor = .secondarySystemBackground
        controller.backgroundView = image
        controller.style.material = .opaque
        controller.style.colors.background = .clear
      }),
    sheet(
      "fonts", "Fonts",
      setUp: { controller in
        controller.title = localized("Fonts")
        let fonts: [(String, UIFont)] = [
          (localized("Copy"), .monospacedSystemFont(ofSize: 17, weight: .regular)),
          (localized("Archive"), .systemFont(ofSize: 24, weight: .heavy)),
          (localized("Favorite"), .preferredFont(forTextStyle: .body)),
        ]
        for (title, font) in fonts {
          var action = ActionSheetAction.default(title)
          action.font = font
          controller.addAction(action)
        }
        controller.addAction(.cancel())
      }),
  ]

  /// The system's sheet.
  private static func addSystemActions(to controller: ActionSheetController) {
    controller.title = localized("Move this photo?")
    controller.message = localized("It is in three albums.")
    controller.addAction(.default(localized("Move to Favorites")))
    controller.addAction(.default(localized("Move to Album")))
    controller.addAction(.default(localized("Copy to Album")))
    controller.addAction(.destructive(localized("Delete Photo")))
    controller.addAction(.cancel())
  }

  // MARK: Presentation

  private static let presentations = [
    sheet(
      "dragged", "Under a finger",
      setUp: { controller in
        addPhotoActions(to: controller)
        controller.adaptivity = .alwaysBottom
      },
      pose: { $0.sheet.transform = CGAffineTransform(translationX: 0, y: 72) }),
    sheet(
      "card", "Card",
      setUp: { controller in
        addPhotoActions(to: controller)
        controller.modalPresentationStyle = .pageSheet
      }),
    sheet(
      "full-screen", "Full screen",
      setUp: { controller in
        addPhotoActions(to: controller)
        controller.modalPresentationStyle = .fullScreen
      }),
    sheet(
      "fold-across", "Fold across",
      setUp: { controller in
        addSystemActions(to: controller)
        controller.adaptivity = .alwaysBottom
        controller.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
      }),
    sheet(
      "fold-upright", "Fold upright",
      setUp: { controller in
        addSystemActions(to: controller)
        controller.adaptivity = .alwaysBottom
        controller.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
      }),
  ]

  /// The sheet that most apps have.
  static func addPhotoActions(to controller: ActionSheetController) {
    controller.title = localized("Delete this photo?")
    controller.message = localized("It goes from all your devices.")
    controller.addAction(.destructive(localized("Delete Photo")))
    controller.addAction(.default(localized("Archive")))
    controller.addAction(.cancel())
  }
}
