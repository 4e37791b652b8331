import Synchronization
import TestSupport
import Testing

struct ExpectEachTests {
  private struct Failure: Error {}

  @Test("An error in one element is named and ends no other")
  func anErrorInOneElementIsNamedAndEndsNoOther() {
    var checked: [Int] = []
    withKnownIssue {
      expectEach(1...3, named: { "element \($0)" }) {
        if $0 == 2 { throw Failure() }
        checked.append($0)
      }
    } matching: {
      $0.comments == ["element 2"] && $0.error is Failure
    }
    #expect(checked == [1, 3])
  }

  @Test("A failed requirement is followed by the name of its element")
  func aFailedRequirementIsFollowedByTheNameOfItsElement() async {
    var checked: [Int] = []
    let names = Mutex<[String]>([])
    await withKnownIssue {
      await expectEach([nil, 2, nil], named: { $0.map(String.init) ?? "none" }) {
        checked.append(try #require($0))
        await Task.yield()
      }
    } matching: { issue in
      names.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(checked == [2])
    #expect(
      names.withLock { $0 } == [
        "none: ended by the requirement above", "none: ended by the requirement above",
      ])
  }

  @Test("A sequence without elements fails the test") func aSequenceWithoutElementsFailsTheTest() {
    withKnownIssue {
      expectEach([Int]()) { _ in }
    }
  }
}
