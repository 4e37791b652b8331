// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ControlExtras
import SwiftUI
import UIKit

enum Sample_child_controllers_profile_SwiftUI {
  /// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
  final class ProfileViewController: ChildStackViewController {
    private static let maximumWidth: CGFloat = 640

    /// The number of notes when the view is loaded.
    var noteCount = 2

    /// The child with the text.
    let about = AboutViewController()

    /// Called with one line about each change.
    var eventHandler: (String) -> Void = { _ in }

    private var nextNumber = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      estimatedChildHeight = 120
      let person = PersonViewController()
      person.tapped = { [weak self] in self?.eventHandler("portrait tapped") }
      about.toggled = { [weak self] isExpanded in
        self?.eventHandler("about \(isExpanded ? "unfolded" : "folded")")
      }
      let addButton = UIButton(configuration: .filled())
      addButton.configuration?.title = "Add a Note"
      addButton.configuration?.buttonSize = .large
      addButton.addAction(
        UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
      let adding = CardViewController([addButton])
      append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let safeArea = view.safeAreaInsets
      let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
      let margins = NSDirectionalEdgeInsets(
        top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
      if margins != contentMargins { contentMargins = margins }
    }

    private func makeNote() -> NoteViewController {
      let note = NoteViewController(number: nextNumber)
      nextNumber += 1
      note.removed = { [weak self] note in self?.removeNote(note) }
      return note
    }

    private func addNote() {
      let note = makeNote()
      // Below the person, the text and the button.
      insert(note, at: 3)
      eventHandler("added, now \(stackedChildren.count)")
      note.view.alpha = 0
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
    }

    private func removeNote(_ note: NoteViewController) {
      eventHandler("removed, now \(stackedChildren.count - 1)")
      UIView.animate(
        withDuration: 0.2, animations: { note.view.alpha = 0 },
        completion: { _ in
          UIView.animate(withDuration: 0.25) {
            self.remove(note)
            self.view.layoutIfNeeded()
          }
        })
    }
  }

  /// A child with rows in a card, which prefers the height that they need.
  class CardViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      for row in rows { view.addSubview(row) }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: CardViewController, _: UITraitCollection) in controller.view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = max(view.bounds.width - Self.margin * 2, 0)
      var y = Self.margin
      for row in rows {
        let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height.rounded(.up))
        y = row.frame.maxY + Self.spacing
      }
      preferredContentSize = CGSize(width: 0, height: y - Self.spacing + Self.margin)
    }

    /// Makes a label of any number of lines.
    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    /// Makes a button at the leading edge.
    static func button(_ title: String, color: UIColor? = nil) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = color
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 0, bottom: 6, trailing: 0)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// A portrait that changes its color when it is tapped, with a name below it.
  final class PersonViewController: CardViewController {
    private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

    /// Called after a tap on the portrait.
    var tapped: () -> Void = {}

    private let portrait = TappableImageView(frame: .zero)
    private var tapCount = 0

    init() {
      let name = Self.label("Ada Winter", style: .title2)
      let role = Self.label(
        "Mountain guide", style: .subheadline, color: .secondaryLabel)
      for label in [name, role] { label.textAlignment = .center }
      super.init([portrait, name, role])
      portrait.contentMode = .center
      portrait.tintColor = Self.colors[0]
      portrait.accessibilityLabel = "Portrait"
      portrait.accessibilityHint = "Changes its color."
      portrait.image = UIImage(
        systemName: "person.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
      portrait.tapped = { [weak self] portrait in
        guard let self else { return }
        tapCount += 1
        portrait.tintColor = Self.colors[tapCount % Self.colors.count]
        tapped()
      }
    }
  }

  /// A text of three lines that unfolds to all of it.
  final class AboutViewController: CardViewController {
    /// A Boolean value that determines whether the whole text is shown.
    var isExpanded = false {
      didSet { updateText() }
    }

    /// Called with the new value after a tap on the button.
    var toggled: (Bool) -> Void = { _ in }

    private let text: UILabel
    private let button: UIButton

    init() {
      text = Self.label(
        "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for the avalanche service, and in between she repairs the very bridges she sends you across.", style: .body)
      button = Self.button("")
      super.init([Self.label("About", style: .headline), text, button])
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
      updateText()
    }

    private func updateText() {
      text.numberOfLines = isExpanded ? 0 : 3
      button.configuration?.title = isExpanded ? "Read less" : "Read more"
      viewIfLoaded?.setNeedsLayout()
    }

    private func toggle() {
      isExpanded.toggle()
      toggled(isExpanded)
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
        // The container moves what is below along with this.
        self.parent?.view.layoutIfNeeded()
      }
    }
  }

  /// A note with a button that removes it from the stack.
  final class NoteViewController: CardViewController {
    /// Called when the button was tapped.
    var removed: (NoteViewController) -> Void = { _ in }

    init(number: Int) {
      let notes = [
        "Bring a warm layer: the saddle is windy whatever the valley says.",
        "The spring below the hut runs until September.",
        "Dogs on a lead between the larch wood and the alp. There are calves.",
        "The last bus leaves at 18:40, and the driver does not wait.",
      ]
      let button = Self.button("Remove", color: .systemRed)
      super.init([
        Self.label("Note \(number + 1)", style: .headline),
        Self.label(notes[number % notes.count], style: .body), button,
      ])
      button.addAction(
        UIAction { [weak self] _ in
          if let self { removed(self) }
        }, for: .primaryActionTriggered)
    }
  }

  struct ProfileView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = ProfileViewController()
      controller.spacing = 8
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_child_controllers_expanded_SwiftUI {
  /// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
  final class ProfileViewController: ChildStackViewController {
    private static let maximumWidth: CGFloat = 640

    /// The number of notes when the view is loaded.
    var noteCount = 2

    /// The child with the text.
    let about = AboutViewController()

    /// Called with one line about each change.
    var eventHandler: (String) -> Void = { _ in }

    private var nextNumber = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      estimatedChildHeight = 120
      let person = PersonViewController()
      person.tapped = { [weak self] in self?.eventHandler("portrait tapped") }
      about.toggled = { [weak self] isExpanded in
        self?.eventHandler("about \(isExpanded ? "unfolded" : "folded")")
      }
      let addButton = UIButton(configuration: .filled())
      addButton.configuration?.title = "Add a Note"
      addButton.configuration?.buttonSize = .large
      addButton.addAction(
        UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
      let adding = CardViewController([addButton])
      append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let safeArea = view.safeAreaInsets
      let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
      let margins = NSDirectionalEdgeInsets(
        top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
      if margins != contentMargins { contentMargins = margins }
    }

    private func makeNote() -> NoteViewController {
      let note = NoteViewController(number: nextNumber)
      nextNumber += 1
      note.removed = { [weak self] note in self?.removeNote(note) }
      return note
    }

    private func addNote() {
      let note = makeNote()
      // Below the person, the text and the button.
      insert(note, at: 3)
      eventHandler("added, now \(stackedChildren.count)")
      note.view.alpha = 0
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
    }

    private func removeNote(_ note: NoteViewController) {
      eventHandler("removed, now \(stackedChildren.count - 1)")
      UIView.animate(
        withDuration: 0.2, animations: { note.view.alpha = 0 },
        completion: { _ in
          UIView.animate(withDuration: 0.25) {
            self.remove(note)
            self.view.layoutIfNeeded()
          }
        })
    }
  }

  /// A child with rows in a card, which prefers the height that they need.
  class CardViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      for row in rows { view.addSubview(row) }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: CardViewController, _: UITraitCollection) in controller.view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = max(view.bounds.width - Self.margin * 2, 0)
      var y = Self.margin
      for row in rows {
        let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height.rounded(.up))
        y = row.frame.maxY + Self.spacing
      }
      preferredContentSize = CGSize(width: 0, height: y - Self.spacing + Self.margin)
    }

    /// Makes a label of any number of lines.
    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    /// Makes a button at the leading edge.
    static func button(_ title: String, color: UIColor? = nil) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = color
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 0, bottom: 6, trailing: 0)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// A portrait that changes its color when it is tapped, with a name below it.
  final class PersonViewController: CardViewController {
    private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

    /// Called after a tap on the portrait.
    var tapped: () -> Void = {}

    private let portrait = TappableImageView(frame: .zero)
    private var tapCount = 0

    init() {
      let name = Self.label("Ada Winter", style: .title2)
      let role = Self.label(
        "Mountain guide", style: .subheadline, color: .secondaryLabel)
      for label in [name, role] { label.textAlignment = .center }
      super.init([portrait, name, role])
      portrait.contentMode = .center
      portrait.tintColor = Self.colors[0]
      portrait.accessibilityLabel = "Portrait"
      portrait.accessibilityHint = "Changes its color."
      portrait.image = UIImage(
        systemName: "person.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
      portrait.tapped = { [weak self] portrait in
        guard let self else { return }
        tapCount += 1
        portrait.tintColor = Self.colors[tapCount % Self.colors.count]
        tapped()
      }
    }
  }

  /// A text of three lines that unfolds to all of it.
  final class AboutViewController: CardViewController {
    /// A Boolean value that determines whether the whole text is shown.
    var isExpanded = false {
      didSet { updateText() }
    }

    /// Called with the new value after a tap on the button.
    var toggled: (Bool) -> Void = { _ in }

    private let text: UILabel
    private let button: UIButton

    init() {
      text = Self.label(
        "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for the avalanche service, and in between she repairs the very bridges she sends you across.", style: .body)
      button = Self.button("")
      super.init([Self.label("About", style: .headline), text, button])
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
      updateText()
    }

    private func updateText() {
      text.numberOfLines = isExpanded ? 0 : 3
      button.configuration?.title = isExpanded ? "Read less" : "Read more"
      viewIfLoaded?.setNeedsLayout()
    }

    private func toggle() {
      isExpanded.toggle()
      toggled(isExpanded)
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
        // The container moves what is below along with this.
        self.parent?.view.layoutIfNeeded()
      }
    }
  }

  /// A note with a button that removes it from the stack.
  final class NoteViewController: CardViewController {
    /// Called when the button was tapped.
    var removed: (NoteViewController) -> Void = { _ in }

    init(number: Int) {
      let notes = [
        "Bring a warm layer: the saddle is windy whatever the valley says.",
        "The spring below the hut runs until September.",
        "Dogs on a lead between the larch wood and the alp. There are calves.",
        "The last bus leaves at 18:40, and the driver does not wait.",
      ]
      let button = Self.button("Remove", color: .systemRed)
      super.init([
        Self.label("Note \(number + 1)", style: .headline),
        Self.label(notes[number % notes.count], style: .body), button,
      ])
      button.addAction(
        UIAction { [weak self] _ in
          if let self { removed(self) }
        }, for: .primaryActionTriggered)
    }
  }

  struct ProfileView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = ProfileViewController()
      controller.spacing = 8
      controller.about.isExpanded = true
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_child_controllers_spaced_SwiftUI {
  /// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
  final class ProfileViewController: ChildStackViewController {
    private static let maximumWidth: CGFloat = 640

    /// The number of notes when the view is loaded.
    var noteCount = 2

    /// The child with the text.
    let about = AboutViewController()

    /// Called with one line about each change.
    var eventHandler: (String) -> Void = { _ in }

    private var nextNumber = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      estimatedChildHeight = 120
      let person = PersonViewController()
      person.tapped = { [weak self] in self?.eventHandler("portrait tapped") }
      about.toggled = { [weak self] isExpanded in
        self?.eventHandler("about \(isExpanded ? "unfolded" : "folded")")
      }
      let addButton = UIButton(configuration: .filled())
      addButton.configuration?.title = "Add a Note"
      addButton.configuration?.buttonSize = .large
      addButton.addAction(
        UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
      let adding = CardViewController([addButton])
      append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let safeArea = view.safeAreaInsets
      let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
      let margins = NSDirectionalEdgeInsets(
        top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
      if margins != contentMargins { contentMargins = margins }
    }

    private func makeNote() -> NoteViewController {
      let note = NoteViewController(number: nextNumber)
      nextNumber += 1
      note.removed = { [weak self] note in self?.removeNote(note) }
      return note
    }

    private func addNote() {
      let note = makeNote()
      // Below the person, the text and the button.
      insert(note, at: 3)
      eventHandler("added, now \(stackedChildren.count)")
      note.view.alpha = 0
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
    }

    private func removeNote(_ note: NoteViewController) {
      eventHandler("removed, now \(stackedChildren.count - 1)")
      UIView.animate(
        withDuration: 0.2, animations: { note.view.alpha = 0 },
        completion: { _ in
          UIView.animate(withDuration: 0.25) {
            self.remove(note)
            self.view.layoutIfNeeded()
          }
        })
    }
  }

  /// A child with rows in a card, which prefers the height that they need.
  class CardViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      for row in rows { view.addSubview(row) }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: CardViewController, _: UITraitCollection) in controller.view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = max(view.bounds.width - Self.margin * 2, 0)
      var y = Self.margin
      for row in rows {
        let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height.rounded(.up))
        y = row.frame.maxY + Self.spacing
      }
      preferredContentSize = CGSize(width: 0, height: y - Self.spacing + Self.margin)
    }

    /// Makes a label of any number of lines.
    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    /// Makes a button at the leading edge.
    static func button(_ title: String, color: UIColor? = nil) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = color
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 0, bottom: 6, trailing: 0)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// A portrait that changes its color when it is tapped, with a name below it.
  final class PersonViewController: CardViewController {
    private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

    /// Called after a tap on the portrait.
    var tapped: () -> Void = {}

    private let portrait = TappableImageView(frame: .zero)
    private var tapCount = 0

    init() {
      let name = Self.label("Ada Winter", style: .title2)
      let role = Self.label(
        "Mountain guide", style: .subheadline, color: .secondaryLabel)
      for label in [name, role] { label.textAlignment = .center }
      super.init([portrait, name, role])
      portrait.contentMode = .center
      portrait.tintColor = Self.colors[0]
      portrait.accessibilityLabel = "Portrait"
      portrait.accessibilityHint = "Changes its color."
      portrait.image = UIImage(
        systemName: "person.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
      portrait.tapped = { [weak self] portrait in
        guard let self else { return }
        tapCount += 1
        portrait.tintColor = Self.colors[tapCount % Self.colors.count]
        tapped()
      }
    }
  }

  /// A text of three lines that unfolds to all of it.
  final class AboutViewController: CardViewController {
    /// A Boolean value that determines whether the whole text is shown.
    var isExpanded = false {
      didSet { updateText() }
    }

    /// Called with the new value after a tap on the button.
    var toggled: (Bool) -> Void = { _ in }

    private let text: UILabel
    private let button: UIButton

    init() {
      text = Self.label(
        "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for the avalanche service, and in between she repairs the very bridges she sends you across.", style: .body)
      button = Self.button("")
      super.init([Self.label("About", style: .headline), text, button])
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
      updateText()
    }

    private func updateText() {
      text.numberOfLines = isExpanded ? 0 : 3
      button.configuration?.title = isExpanded ? "Read less" : "Read more"
      viewIfLoaded?.setNeedsLayout()
    }

    private func toggle() {
      isExpanded.toggle()
      toggled(isExpanded)
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
        // The container moves what is below along with this.
        self.parent?.view.layoutIfNeeded()
      }
    }
  }

  /// A note with a button that removes it from the stack.
  final class NoteViewController: CardViewController {
    /// Called when the button was tapped.
    var removed: (NoteViewController) -> Void = { _ in }

    init(number: Int) {
      let notes = [
        "Bring a warm layer: the saddle is windy whatever the valley says.",
        "The spring below the hut runs until September.",
        "Dogs on a lead between the larch wood and the alp. There are calves.",
        "The last bus leaves at 18:40, and the driver does not wait.",
      ]
      let button = Self.button("Remove", color: .systemRed)
      super.init([
        Self.label("Note \(number + 1)", style: .headline),
        Self.label(notes[number % notes.count], style: .body), button,
      ])
      button.addAction(
        UIAction { [weak self] _ in
          if let self { removed(self) }
        }, for: .primaryActionTriggered)
    }
  }

  struct ProfileView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = ProfileViewController()
      controller.spacing = 32
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_child_controllers_thousand_SwiftUI {
  /// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
  final class ProfileViewController: ChildStackViewController {
    private static let maximumWidth: CGFloat = 640

    /// The number of notes when the view is loaded.
    var noteCount = 2

    /// The child with the text.
    let about = AboutViewController()

    /// Called with one line about each change.
    var eventHandler: (String) -> Void = { _ in }

    private var nextNumber = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      estimatedChildHeight = 120
      let person = PersonViewController()
      person.tapped = { [weak self] in self?.eventHandler("portrait tapped") }
      about.toggled = { [weak self] isExpanded in
        self?.eventHandler("about \(isExpanded ? "unfolded" : "folded")")
      }
      let addButton = UIButton(configuration: .filled())
      addButton.configuration?.title = "Add a Note"
      addButton.configuration?.buttonSize = .large
      addButton.addAction(
        UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
      let adding = CardViewController([addButton])
      append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let safeArea = view.safeAreaInsets
      let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
      let margins = NSDirectionalEdgeInsets(
        top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
      if margins != contentMargins { contentMargins = margins }
    }

    private func makeNote() -> NoteViewController {
      let note = NoteViewController(number: nextNumber)
      nextNumber += 1
      note.removed = { [weak self] note in self?.removeNote(note) }
      return note
    }

    private func addNote() {
      let note = makeNote()
      // Below the person, the text and the button.
      insert(note, at: 3)
      eventHandler("added, now \(stackedChildren.count)")
      note.view.alpha = 0
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
    }

    private func removeNote(_ note: NoteViewController) {
      eventHandler("removed, now \(stackedChildren.count - 1)")
      UIView.animate(
        withDuration: 0.2, animations: { note.view.alpha = 0 },
        completion: { _ in
          UIView.animate(withDuration: 0.25) {
            self.remove(note)
            self.view.layoutIfNeeded()
          }
        })
    }
  }

  /// A child with rows in a card, which prefers the height that they need.
  class CardViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      for row in rows { view.addSubview(row) }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: CardViewController, _: UITraitCollection) in controller.view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = max(view.bounds.width - Self.margin * 2, 0)
      var y = Self.margin
      for row in rows {
        let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height.rounded(.up))
        y = row.frame.maxY + Self.spacing
      }
      preferredContentSize = CGSize(width: 0, height: y - Self.spacing + Self.margin)
    }

    /// Makes a label of any number of lines.
    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    /// Makes a button at the leading edge.
    static func button(_ title: String, color: UIColor? = nil) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = color
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 0, bottom: 6, trailing: 0)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// A portrait that changes its color when it is tapped, with a name below it.
  final class PersonViewController: CardViewController {
    private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

    /// Called after a tap on the portrait.
    var tapped: () -> Void = {}

    private let portrait = TappableImageView(frame: .zero)
    private var tapCount = 0

    init() {
      let name = Self.label("Ada Winter", style: .title2)
      let role = Self.label(
        "Mountain guide", style: .subheadline, color: .secondaryLabel)
      for label in [name, role] { label.textAlignment = .center }
      super.init([portrait, name, role])
      portrait.contentMode = .center
      portrait.tintColor = Self.colors[0]
      portrait.accessibilityLabel = "Portrait"
      portrait.accessibilityHint = "Changes its color."
      portrait.image = UIImage(
        systemName: "person.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
      portrait.tapped = { [weak self] portrait in
        guard let self else { return }
        tapCount += 1
        portrait.tintColor = Self.colors[tapCount % Self.colors.count]
        tapped()
      }
    }
  }

  /// A text of three lines that unfolds to all of it.
  final class AboutViewController: CardViewController {
    /// A Boolean value that determines whether the whole text is shown.
    var isExpanded = false {
      didSet { updateText() }
    }

    /// Called with the new value after a tap on the button.
    var toggled: (Bool) -> Void = { _ in }

    private let text: UILabel
    private let button: UIButton

    init() {
      text = Self.label(
        "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for the avalanche service, and in between she repairs the very bridges she sends you across.", style: .body)
      button = Self.button("")
      super.init([Self.label("About", style: .headline), text, button])
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
      updateText()
    }

    private func updateText() {
      text.numberOfLines = isExpanded ? 0 : 3
      button.configuration?.title = isExpanded ? "Read less" : "Read more"
      viewIfLoaded?.setNeedsLayout()
    }

    private func toggle() {
      isExpanded.toggle()
      toggled(isExpanded)
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
        // The container moves what is below along with this.
        self.parent?.view.layoutIfNeeded()
      }
    }
  }

  /// A note with a button that removes it from the stack.
  final class NoteViewController: CardViewController {
    /// Called when the button was tapped.
    var removed: (NoteViewController) -> Void = { _ in }

    init(number: Int) {
      let notes = [
        "Bring a warm layer: the saddle is windy whatever the valley says.",
        "The spring below the hut runs until September.",
        "Dogs on a lead between the larch wood and the alp. There are calves.",
        "The last bus leaves at 18:40, and the driver does not wait.",
      ]
      let button = Self.button("Remove", color: .systemRed)
      super.init([
        Self.label("Note \(number + 1)", style: .headline),
        Self.label(notes[number % notes.count], style: .body), button,
      ])
      button.addAction(
        UIAction { [weak self] _ in
          if let self { removed(self) }
        }, for: .primaryActionTriggered)
    }
  }

  struct ProfileView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = ProfileViewController()
      controller.spacing = 8
      controller.noteCount = 1_000
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_child_controllers_scrolled_SwiftUI {
  /// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
  final class ProfileViewController: ChildStackViewController {
    private static let maximumWidth: CGFloat = 640

    /// The number of notes when the view is loaded.
    var noteCount = 2

    /// The child with the text.
    let about = AboutViewController()

    /// Called with one line about each change.
    var eventHandler: (String) -> Void = { _ in }

    private var nextNumber = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      estimatedChildHeight = 120
      let person = PersonViewController()
      person.tapped = { [weak self] in self?.eventHandler("portrait tapped") }
      about.toggled = { [weak self] isExpanded in
        self?.eventHandler("about \(isExpanded ? "unfolded" : "folded")")
      }
      let addButton = UIButton(configuration: .filled())
      addButton.configuration?.title = "Add a Note"
      addButton.configuration?.buttonSize = .large
      addButton.addAction(
        UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
      let adding = CardViewController([addButton])
      append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let safeArea = view.safeAreaInsets
      let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
      let margins = NSDirectionalEdgeInsets(
        top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
      if margins != contentMargins { contentMargins = margins }
    }

    private func makeNote() -> NoteViewController {
      let note = NoteViewController(number: nextNumber)
      nextNumber += 1
      note.removed = { [weak self] note in self?.removeNote(note) }
      return note
    }

    private func addNote() {
      let note = makeNote()
      // Below the person, the text and the button.
      insert(note, at: 3)
      eventHandler("added, now \(stackedChildren.count)")
      note.view.alpha = 0
      view.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
    }

    private func removeNote(_ note: NoteViewController) {
      eventHandler("removed, now \(stackedChildren.count - 1)")
      UIView.animate(
        withDuration: 0.2, animations: { note.view.alpha = 0 },
        completion: { _ in
          UIView.animate(withDuration: 0.25) {
            self.remove(note)
            self.view.layoutIfNeeded()
          }
        })
    }
  }

  /// A child with rows in a card, which prefers the height that they need.
  class CardViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private let rows: [UIView]

    init(_ rows: [UIView]) {
      self.rows = rows
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.layer.cornerCurve = .continuous
      for row in rows { view.addSubview(row) }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: CardViewController, _: UITraitCollection) in controller.view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = max(view.bounds.width - Self.margin * 2, 0)
      var y = Self.margin
      for row in rows {
        let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        row.frame = CGRect(x: Self.margin, y: y, width: width, height: size.height.rounded(.up))
        y = row.frame.maxY + Self.spacing
      }
      preferredContentSize = CGSize(width: 0, height: y - Self.spacing + Self.margin)
    }

    /// Makes a label of any number of lines.
    static func label(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = color
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    /// Makes a button at the leading edge.
    static func button(_ title: String, color: UIColor? = nil) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      button.configuration?.baseForegroundColor = color
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 0, bottom: 6, trailing: 0)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// A portrait that changes its color when it is tapped, with a name below it.
  final class PersonViewController: CardViewController {
    private static let colors: [UIColor] = [.systemPurple, .systemOrange, .systemTeal, .systemPink]

    /// Called after a tap on the portrait.
    var tapped: () -> Void = {}

    private let portrait = TappableImageView(frame: .zero)
    private var tapCount = 0

    init() {
      let name = Self.label("Ada Winter", style: .title2)
      let role = Self.label(
        "Mountain guide", style: .subheadline, color: .secondaryLabel)
      for label in [name, role] { label.textAlignment = .center }
      super.init([portrait, name, role])
      portrait.contentMode = .center
      portrait.tintColor = Self.colors[0]
      portrait.accessibilityLabel = "Portrait"
      portrait.accessibilityHint = "Changes its color."
      portrait.image = UIImage(
        systemName: "person.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 64, weight: .regular))
      portrait.tapped = { [weak self] portrait in
        guard let self else { return }
        tapCount += 1
        portrait.tintColor = Self.colors[tapCount % Self.colors.count]
        tapped()
      }
    }
  }

  /// A text of three lines that unfolds to all of it.
  final class AboutViewController: CardViewController {
    /// A Boolean value that determines whether the whole text is shown.
    var isExpanded = false {
      didSet { updateText() }
    }

    /// Called with the new value after a tap on the button.
    var toggled: (Bool) -> Void = { _ in }

    private let text: UILabel
    private let button: UIButton

    init() {
      text = Self.label(
        "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for the avalanche service, and in between she repairs the very bridges she sends you across.", style: .body)
      button = Self.button("")
      super.init([Self.label("About", style: .headline), text, button])
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
      updateText()
    }

    private func updateText() {
      text.numberOfLines = isExpanded ? 0 : 3
      button.configuration?.title = isExpanded ? "Read less" : "Read more"
      viewIfLoaded?.setNeedsLayout()
    }

    private func toggle() {
      isExpanded.toggle()
      toggled(isExpanded)
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
        // The container moves what is below along with this.
        self.parent?.view.layoutIfNeeded()
      }
    }
  }

  /// A note with a button that removes it from the stack.
  final class NoteViewController: CardViewController {
    /// Called when the button was tapped.
    var removed: (NoteViewController) -> Void = { _ in }

    init(number: Int) {
      let notes = [
        "Bring a warm layer: the saddle is windy whatever the valley says.",
        "The spring below the hut runs until September.",
        "Dogs on a lead between the larch wood and the alp. There are calves.",
        "The last bus leaves at 18:40, and the driver does not wait.",
      ]
      let button = Self.button("Remove", color: .systemRed)
      super.init([
        Self.label("Note \(number + 1)", style: .headline),
        Self.label(notes[number % notes.count], style: .body), button,
      ])
      button.addAction(
        UIAction { [weak self] _ in
          if let self { removed(self) }
        }, for: .primaryActionTriggered)
    }
  }

  struct ProfileView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = ProfileViewController()
      controller.spacing = 8
      controller.noteCount = 1_000
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
#endif
