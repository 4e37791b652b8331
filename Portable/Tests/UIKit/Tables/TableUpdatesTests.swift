import Foundation
import Testing

@testable import UIKit

struct TableUpdatesTests {
  @Test("Rows that stay keep their order") func rowsThatStayKeepTheirOrder() {
    var updates = TableUpdates()
    updates.deletedRows = [IndexPath(row: 1, section: 0)]
    updates.insertedRows = [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)]
    let map = updates.rowMap(oldSection: 0, newSection: 0, oldCount: 3, newCount: 4)
    #expect(map == [0: 1, 2: 2])
  }

  @Test("Numbers that do not fit give no map") func numbersThatDoNotFitGiveNoMap() {
    var updates = TableUpdates()
    updates.deletedRows = [IndexPath(row: 1, section: 0)]
    #expect(updates.rowMap(oldSection: 0, newSection: 0, oldCount: 3, newCount: 3) == nil)
  }

  @Test("A moved row gets its new place") func aMovedRowGoesWhereItWasSent() {
    var updates = TableUpdates()
    updates.movedRows = [IndexPath(row: 0, section: 0): IndexPath(row: 2, section: 0)]
    let map = updates.rowMap(oldSection: 0, newSection: 0, oldCount: 3, newCount: 3)
    #expect(map == [0: 2, 1: 0, 2: 1])
  }

  @Test("Sections follow the same rules") func sectionsFollowTheSameRules() {
    var updates = TableUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    #expect(updates.sectionMap(oldCount: 2, newCount: 2) == [1: 0])
  }
}
