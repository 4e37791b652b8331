import Testing
import UniformTypeIdentifiers

@Suite("Types of data")
struct UTTypeTests {
  @Test("A type that the app declares conforms to its supertypes")
  func exported() {
    let type = UTType(exportedAs: "org.example.sketch")
    #expect(type.identifier == "org.example.sketch")
    #expect(type.conforms(to: .data) && type.conforms(to: .item) && type.conforms(to: type))
    #expect(!type.conforms(to: .content) && !UTType.data.conforms(to: type))
    #expect(UTType(exportedAs: "a.b", conformingTo: .content).conforms(to: .content))
    #expect(UTType(exportedAs: "a.b", conformingTo: type).conforms(to: .item))
  }
}
