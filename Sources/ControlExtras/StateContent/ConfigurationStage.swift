import UIKit

/// A button's configuration as the app made it, beside the one that shows a state's content.
///
/// UIKit has one place for both. The stage writes content over the app's values and remembers those,
/// so that they come back when there is no content for a state, and so that changes the app makes
/// meanwhile are told from what was only lent.
@MainActor
struct ConfigurationStage {
  /// What a state shows; `nil` leaves the configuration's own.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var own: UIButton.Configuration
  private var lent: UIButton.Configuration
  private var content = Content()
  private var lastSeen: UIButton.Configuration?

  /// Begins with a configuration as the app made it.
  init(_ configuration: UIButton.Configuration) {
    own = configuration
    lent = configuration
  }

  /// Takes over what the app has changed since ``leave(_:)``; what was lent and is still there counts
  /// as unchanged, and so does the title's transformer while a colour is lent.
  mutating func adopt(_ present: UIButton.Configuration) {
    guard let lastSeen, present != lastSeen else { return }
    var changed = present
    if content.title != nil, present.title == lent.title { changed.title = own.title }
    if content.attributedTitle != nil, present.attributedTitle == lent.attributedTitle {
      changed.attributedTitle = own.attributedTitle
    }
    if content.image != nil, present.image === lent.image { changed.image = own.image }
    if content.backgroundImage != nil, present.background.image === lent.background.image {
      changed.background.image = own.background.image
    }
    if content.titleColor != nil {
      changed.titleTextAttributesTransformer = own.titleTextAttributesTransformer
    }
    own = changed
  }

  /// The configuration with a state's content.
  mutating func lend(_ content: Content) -> UIButton.Configuration {
    lent = own
    self.content = content
    if let title = content.title { lent.title = title }
    if let title = content.attributedTitle { lent.attributedTitle = AttributedString(title) }
    if let image = content.image { lent.image = image }
    if let image = content.backgroundImage { lent.background.image = image }
    if let color = content.titleColor {
      let transformer = own.titleTextAttributesTransformer
      let colored = Self.attributes(color)
      lent.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        (transformer?.transform($0) ?? $0).merging(colored)
      }
    }
    return lent
  }

  private static func attributes(_ color: UIColor) -> AttributeContainer {
    let sample = NSAttributedString(string: " ", attributes: [.foregroundColor: color])
    return AttributedString(sample).runs.first?.attributes ?? AttributeContainer()
  }

  /// Notes what is there after the update handler, whose changes are made anew each time.
  mutating func leave(_ present: UIButton.Configuration?) {
    lastSeen = present
  }
}
