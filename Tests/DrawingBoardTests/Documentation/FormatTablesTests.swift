import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// The tables of the log's format in the article about history and storage.
struct FormatTablesTests {
  private let article: String

  init() throws {
    let file = DocumentationSamples.packageFolder().appendingPathComponent(
      "Sources/DrawingBoard/DrawingBoard.docc/Articles/HistoryAndStorage.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  /// The rows of a table below a heading, without its head.
  private func rows(of heading: String, table number: Int = 0) throws -> [[String]] {
    let start = try #require(article.range(of: "\n### \(heading)\n"))
    let end = article.range(of: "\n### ", range: start.upperBound..<article.endIndex)
    let section = article[start.upperBound..<(end?.lowerBound ?? article.endIndex)]
    let tables = section.components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("|") }
    let table = try #require(tables.indices.contains(number) ? tables[number] : nil)
    return table.split(separator: "\n").dropFirst(2).map { line in
      line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The sum of the first column, such as "8" and "2 + 2".
  private func byteCount(of heading: String) throws -> Int {
    try rows(of: heading).reduce(0) { sum, row in
      try row[0].components(separatedBy: " + ").reduce(sum) { try $0 + #require(Int($1)) }
    }
  }

  private func directory(of record: LogRecord) -> Int {
    var bytes: [UInt8] = []
    record.appendDirectory(to: &bytes)
    return bytes.count
  }

  @Test("the header and the head of a record are as long as their tables say")
  func heads() throws {
    let header = LogHeader(board: UUID(), fileNumber: 1)
    #expect(try byteCount(of: "The Header") == header.encoded().count)
    #expect(try byteCount(of: "The Head of a Record") == LogRecordHead.byteCount)
    #expect(article.contains("`0x\(String(LogRecordHead.mark, radix: 16, uppercase: true))`"))
    #expect(article.contains("The format is version \(LogHeader.version),"))
  }

  @Test("directories are as long as their tables say")
  func directories() throws {
    let step = HistoryStep(id: 1, name: "", date: Date(), bounds: .zero)
    #expect(
      try byteCount(of: "A Step") == directory(of: .step(step, position: 0, tiles: [])))
    #expect(try byteCount(of: "A Tile") == LogTile.directoryByteCount)
    #expect(try byteCount(of: "A Board") == directory(of: .board(StoredBoard())))
    #expect(try byteCount(of: "A Background") == #require(BoardBackground().encoded()).count)
    let coverage = LogCoverage(start: 0, byteCount: 0, checksums: [], parity: [])
    #expect(try byteCount(of: "A Checkpoint") == directory(of: .checkpoint(coverage, nil)))
  }

  @Test("every kind of record is in its table, under its number")
  func kinds() throws {
    let rows = try rows(of: "The Kinds of Records")
    for row in rows {
      let kind = try #require(UInt8(row[0]).flatMap(LogRecord.Kind.init))
      #expect("\(kind)" == row[1].lowercased())
    }
    #expect(LogRecord.Kind(rawValue: UInt8(rows.count)) != nil)
    #expect(LogRecord.Kind(rawValue: UInt8(rows.count + 1)) == nil)
  }

  @Test("every form of a tile is in its table, under its number")
  func forms() throws {
    let rows = try rows(of: "A Tile", table: 1)
    let numbers = rows.compactMap { UInt8($0[0]) }
    #expect(numbers == EncodedTile.Form.allCases.map(\.rawValue) + [TileEntry.lostForm])
    for (row, form) in zip(rows, EncodedTile.Form.allCases) {
      #expect("\(form)".lowercased() == row[1].lowercased().replacingOccurrences(of: " ", with: ""))
    }
  }

  /// The groups of the parity of a part of the log.
  private func groupCount(blocks: Int) -> Int {
    var parity = LogParity(start: 0)
    for _ in 0..<blocks {
      [UInt8](repeating: 1, count: LogParity.blockByteCount).withUnsafeBytes { parity.add($0) }
    }
    return parity.covered.parity.count / LogParity.blockByteCount
  }

  @Test("the limits of the article are those of the code")
  func limits() {
    let limits = HistoryLimits()
    #expect(limits.residentRadius == 3 && limits.stepLimit == nil)
    #expect(limits.memoryByteLimit == 32 << 20 && limits.diskByteLimit == 256 << 20)
    #expect(HistoryLog.liveShare == 0.75)
    #expect(HistoryLog.checkpointDistance == 256 << 10)
    #expect(LogParity.blockByteCount == 1024)
    #expect(LogRecord.paddingByteCount == 4096)
    #expect(groupCount(blocks: 1) == 1)
    #expect([5, 128].map { groupCount(blocks: $0) } == [8, 8])
    #expect([129, 256].map { groupCount(blocks: $0) } == [16, 16])
    #expect(LogRecord.longestName == 1024)
    #expect(BoardBackground.encodedByteLimit == 64 << 20)
    #expect(TileChain.mostLinksOnNoise == 11)
    #expect(HistoryLog.pendingByteLimit == 4 << 20)
  }
}
