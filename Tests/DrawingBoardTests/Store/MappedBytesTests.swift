import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Parts of a file in memory")
struct MappedBytesTests {
  private static func file(in folder: TemporaryFolder) throws -> any LayerFile {
    let layer = SystemFileLayer()
    try layer.createFolder(folder.url.path)
    let file = try layer.create(folder.url.appendingPathComponent("bytes").path)
    try file.write((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &>> 3) }, at: 0)
    return file
  }

  @Test("They are those of the file, wherever the part begins", arguments: [0, 1, 4095, 20_000])
  func bytes(start: Int) throws {
    let folder = TemporaryFolder()
    let file = try Self.file(in: folder)
    let mapped = try #require(file.mapped(start..<start + 9000))
    #expect(mapped.covers(start..<start + 9000))
    let bytes = try #require(mapped.bytes(at: start + 5, count: 8000))
    #expect(Array(bytes) == (try file.read(at: start + 5, count: 8000)))
  }

  @Test("Outside of the part there is nothing")
  func outside() throws {
    let folder = TemporaryFolder()
    let mapped = try #require(try Self.file(in: folder).mapped(20_000..<30_000))
    #expect(!mapped.covers(0..<30_000))
    #expect(!mapped.covers(20_000..<40_000))
    #expect(mapped.bytes(at: 29_999, count: 2) == nil)
    #expect(mapped.bytes(at: 29_999, count: 1) != nil)
    #expect(mapped.bytes(at: 0, count: 1) == nil)
    #expect(mapped.bytes(at: 25_000, count: -1) == nil)
  }

  @Test("A part beyond the file's end is not to be had, nor one of no bytes")
  func beyond() throws {
    let folder = TemporaryFolder()
    let file = try Self.file(in: folder)
    #expect(file.mapped(30_000..<40_001) == nil)
    #expect(file.mapped(5..<5) == nil)
  }
}
