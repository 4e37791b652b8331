import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// The tables of the format in the article about history and storage.
struct FormatTablesTests {
  private let article: String

  init() throws {
    let file = DocumentationSamples.packageFolder().appendingPathComponent(
      "Sources/DrawingBoard/DrawingBoard.docc/Articles/HistoryAndStorage.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  /// The first column of a table below a heading.
  private func firstColumn(of heading: String, table number: Int = 0) throws -> [String] {
    let start = try #require(article.range(of: "\n### \(heading)\n"))
    let end = article.range(of: "\n### ", range: start.upperBound..<article.endIndex)
    let section = article[start.upperBound..<(end?.lowerBound ?? article.endIndex)]
    let tables = section.components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("|") }
    let table = try #require(tables.indices.contains(number) ? tables[number] : nil)
    return table.split(separator: "\n").dropFirst(2).map { line in
      let cell = line.dropFirst().components(separatedBy: "|")[0]
      return cell.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
    }
  }

  @Test("Each table of the database is described column by column")
  func columns() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.store.database.withLock { database in
      let database = try #require(database)
      var tables: [String] = []
      try database.forEachRow("SELECT name FROM sqlite_master WHERE type = 'table'") {
        tables.append(($0[0].text ?? ""))
      }
      #expect(tables.sorted() == ["background", "drawing", "head", "layer", "step"])
      expectEach(tables) { table in
        var columns: [String] = []
        try database.forEachRow("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
          columns.append(($0[0].text ?? ""))
        }
        #expect(try firstColumn(of: "The Table \(table)") == columns, "\(table)")
      }
    }
    #expect(article.contains("`0x\(String(StoreSchema.applicationID, radix: 16))`"))
    #expect(article.contains("user version \(StoreSchema.version)."))
  }

  @Test("The kinds of elements are as the table says")
  func kinds() throws {
    let kinds = try firstColumn(of: "An Element").compactMap(Int.init)
    #expect(kinds == DrawingElement.Kind.allCases.map(\.rawValue))
  }

  @Test("The directory of tiles and their forms are as the tables say")
  func directory() throws {
    let bytes = try firstColumn(of: "The Table step", table: 1).compactMap(Int.init)
    #expect(bytes.reduce(0, +) == TileEntry.directoryByteCount)
    let forms = try firstColumn(of: "The Table step", table: 2).compactMap(UInt8.init)
    #expect(forms == EncodedTile.Form.allCases.map(\.rawValue) + [TileEntry.lostForm])
    #expect(article.contains("has 19 bytes for each tile"))
    #expect(StoredBoard.longestBackground == 64 << 20)
  }
}
