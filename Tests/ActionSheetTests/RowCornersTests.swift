import ActionSheet
import Testing

struct RowCornersTests {
  @Test("C2: every cancel row has all corners")
  func cancelHasAllCorners() {
    #expect(RowCorners.corners(of: [.action, .cancel, .cancel])[1...] == [.all, .all])
  }

  @Test("C3: a header is rounded at the top, and at the bottom too before a cancel row")
  func header() {
    #expect(RowCorners.corners(of: [.header, .action])[0] == .top)
    #expect(RowCorners.corners(of: [.header, .cancel])[0] == .all)
  }

  @Test("C4, C5: without a header the first row has the top, the last the bottom")
  func firstAndLast() {
    #expect(RowCorners.corners(of: [.custom, .action, .action]) == [.top, [], .bottom])
  }

  @Test("C6: neighbours of a cancel row are rounded towards it")
  func neighboursOfCancel() {
    let corners = RowCorners.corners(of: [.action, .action, .cancel, .action, .action])
    #expect(corners == [.top, .bottom, .all, .top, .bottom])
  }

  @Test("C11: a sheet of a header only has all corners; an empty one has none")
  func onlyHeader() {
    #expect(RowCorners.corners(of: [.header]) == [.all])
    #expect(RowCorners.corners(of: []).isEmpty)
  }
}
