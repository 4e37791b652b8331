/// A kind of data, named by an identifier.
///
/// There is no system here that knows types: a type is what the process declares, and the few that
/// the kit's own conform to.
public struct UTType: Hashable, Sendable {
  /// The name of the type, in the form of a reversed domain.
  public let identifier: String

  private let parents: [String]

  private init(_ identifier: String, parents: [String]) {
    (self.identifier, self.parents) = (identifier, parents)
  }

  /// Makes a type that the app declares in its information property list.
  ///
  /// Without a supertype it is one of data here; on Apple's platforms the property list counts.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let parent = parentType ?? .data
    self.init(identifier, parents: [parent.identifier] + parent.parents)
  }

  /// Whether the type is another one, or one of its kind.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains(type.identifier)
  }

  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The base of all types of things that have a place in a file system.
  public static var item: UTType { UTType("public.item", parents: []) }

  /// The base of all types of documents.
  public static var content: UTType { UTType("public.content", parents: []) }

  /// The base of all types of streams of bytes, files among them.
  public static var data: UTType { UTType("public.data", parents: ["public.item"]) }

  /// The base of all types of images.
  public static var image: UTType {
    UTType("public.image", parents: ["public.data", "public.item", "public.content"])
  }

  /// Images in the Portable Network Graphics format.
  public static var png: UTType {
    UTType("public.png", parents: [image.identifier] + image.parents)
  }
}
