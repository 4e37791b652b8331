import CoreGraphics
import Testing

/// The tables of a font's file, as the OpenType specification lays them out.
struct CGFontTests {
  // A file with the tables "head", "hhea", "maxp" and "name", and nothing to draw.
  private func file() -> Data {
    func bytes(_ values: [UInt16]) -> [UInt8] {
      values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    let text: [UInt8] = Array("Test-Bold".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let head = bytes([UInt16](repeating: 0, count: 9) + [2048])
    let hhea = bytes([1, 0, 1900, UInt16(bitPattern: -500)])
    let maxp = bytes([1, 0, 42])
    let name = bytes([0, 1, 18, 3, 1, 0x409, 6, UInt16(text.count), 0]) + text
    let tables = [("head", head), ("hhea", hhea), ("maxp", maxp), ("name", name)]
    var directory = bytes([1, 0, UInt16(tables.count), 0, 0, 0])
    var body: [UInt8] = []
    for (tag, table) in tables {
      let offset = 12 + tables.count * 16 + body.count
      directory += Array(tag.utf8) + bytes([0, 0, 0, UInt16(offset), 0, UInt16(table.count)])
      body += table
    }
    return Data(directory + body)
  }

  private func makeFont(_ data: Data) -> CGFont? {
    CGDataProvider(data: data as CFData).flatMap { CGFont($0) }
  }

  @Test("Tables give names and measures") func tablesGiveNamesAndMeasures() throws {
    let font = try #require(makeFont(file()))
    #expect(font.postScriptName as String? == "Test-Bold")
    #expect(font.fullName == nil)
    #expect(font.unitsPerEm == 2048)
    #expect(font.ascent == 1900)
    #expect(font.descent == -500)
    #expect(font.numberOfGlyphs == 42)
  }

  @Test("Data without a font gives nil") func otherDataIsNoFont() {
    #expect(makeFont(Data([1, 2, 3])) == nil)
    #expect(makeFont(file().prefix(40)) == nil)
  }
}
