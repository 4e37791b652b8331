/// Something that cannot be done with a document, said in a line for the person at the terminal.
public struct DocumentError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
