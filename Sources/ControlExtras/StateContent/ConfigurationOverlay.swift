import UIKit

/// A value that combines the configuration of a button with the content of its state.
///
/// `UIButton` has one configuration for both. The overlay stores the configuration of the app, which is
/// the base, and writes content over a copy of it. It distinguishes later changes by the app from the
/// content that it has written itself, so that the base returns when a state has no content.
@MainActor
struct ConfigurationOverlay {
  /// The content of a state.
  ///
  /// `nil` shows that of the base.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var base: UIButton.Configuration
  private var combined: UIButton.Configuration
  private var content = Content()
  private var lastUpdated: UIButton.Configuration?

  /// Creates an overlay of a configuration without content.
  init(_ configuration: UIButton.Configuration) {
    base = configuration
    combined = configuration
  }

  /// Updates the base with the changes that the app has made since ``didUpdate(_:)``.
  ///
  /// Values that are equal to the content that was written last are not changes. The text attributes
  /// transformer is never compared while there is a title color.
  mutating func updateBase(from current: UIButton.Configuration) {
    guard let lastUpdated, current != lastUpdated else { return }
    var changed = current
    if content.title != nil, current.title == combined.title { changed.title = base.title }
    if content.attributedTitle != nil, current.attributedTitle == combined.attributedTitle {
      changed.attributedTitle = base.attributedTitle
    }
    if content.image != nil, current.image === combined.image { changed.image = base.image }
    if content.backgroundImage != nil,
      current.background.image === combined.background.image
    {
      changed.background.image = base.background.image
    }
    if content.titleColor != nil {
      changed.titleTextAttributesTransformer = base.titleTextAttributesTransformer
    }
    base = changed
  }

  /// Returns the base with the content of a state.
  mutating func configuration(with content: Content) -> UIButton.Configuration {
    combined = base
    self.content = content
    if let title = content.title { combined.title = title }
    if let title = content.attributedTitle { combined.attributedTitle = AttributedString(title) }
    if let image = content.image { combined.image = image }
    if let image = content.backgroundImage { combined.background.image = image }
    if let color = content.titleColor {
      let transformer = base.titleTextAttributesTransformer
      let colored = Self.attributes(color)
      combined.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        (transformer?.transform($0) ?? $0).merging(colored)
      }
    }
    return combined
  }

  private static func attributes(_ color: UIColor) -> AttributeContainer {
    let sample = NSAttributedString(string: " ", attributes: [.foregroundColor: color])
    return AttributedString(sample).runs.first?.attributes ?? AttributeContainer()
  }

  /// Records the configuration after the update handler, which makes its changes at every update.
  mutating func didUpdate(_ current: UIButton.Configuration?) {
    lastUpdated = current
  }
}
