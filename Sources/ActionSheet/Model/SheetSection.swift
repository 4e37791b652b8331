import Foundation

/// The beginning of a group of rows that stands apart from the rows above it.
///
/// With a title or a subtitle it has a row of its own, a caption, that cannot be chosen. A section
/// none of whose items is shown is not shown either.
public struct SheetSection: Identifiable, Equatable, Sendable {
  /// What the section is known by; unique unless given.
  public var id: SheetItemID

  /// The caption; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var title: String?

  /// A second line of the caption; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var subtitle: String?

  /// Makes a section; without texts it is only a gap.
  public init(
    _ title: String? = nil, subtitle: String? = nil, id: SheetItemID = SheetItemID()
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }

  /// Whether it has a row of its own.
  public var hasCaption: Bool { title?.isEmpty == false || subtitle?.isEmpty == false }
}
