import ActionSheet
import Testing

struct SheetRowChangesTests {
  private func rows(_ ids: String, title: String? = nil) -> SheetRows {
    let items = ids.map { SheetItem.action(SheetAction("\($0)", id: SheetItemID("\($0)"))) }
    return SheetRows(SheetContent(title: title, items: items))
  }

  @Test("U3: rows are followed by identity, wherever they go")
  func changes() {
    let changes = SheetRowChanges(from: rows("abcd"), to: rows("xcab"))
    #expect(changes.removed == [3])
    #expect(changes.inserted == [0])
    #expect(changes.kept.map(\.old) == [2, 0, 1])
    #expect(changes.kept.map(\.new) == [1, 2, 3])
    #expect(!changes.isEmpty)
  }

  @Test("U4: a title that comes or goes is a row that comes or goes")
  func header() {
    let changes = SheetRowChanges(from: rows("a", title: "T"), to: rows("a"))
    #expect(changes.removed == [0])
    #expect(changes.inserted.isEmpty)
    #expect(changes.kept.first?.old == 1)
  }

  @Test("The same rows are no change, whatever they show")
  func same() {
    #expect(SheetRowChanges(from: rows("ab", title: "1"), to: rows("ab", title: "2")).isEmpty)
    #expect(!SheetRowChanges(from: rows("ab"), to: rows("ba")).isEmpty)
  }

  @Test("Of rows that share an identity one is kept")
  func duplicates() {
    let changes = SheetRowChanges(from: rows("aa"), to: rows("aaa"))
    #expect(changes.removed == [1])
    #expect(changes.inserted == [1, 2])
    #expect(changes.kept.count == 1)
  }
}
