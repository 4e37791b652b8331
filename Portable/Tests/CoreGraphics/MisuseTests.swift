import CoreGraphics
import TestSupport
import Testing

// No suite calls anything to have this: the class that records is found by its name.
struct MisuseTests {
  @Test func `Unexpected misuse fails the test`() {
    withKnownIssue {
      reportMisuse("Example.call()", "call something else")
    } matching: {
      $0.comments.contains("misuse of Example.call(): call something else")
    }
  }

  @Test func `Expected misuse fails nothing`() {
    expectMisuse("Example.call()") { reportMisuse("Example.call()", "call something else") }
  }

  @Test func `Misuse that is expected and does not happen fails the test`() {
    withKnownIssue { expectMisuse("Example.call()") {} }
  }

  @Test func `Misuse of another API fails the test`() {
    withKnownIssue {
      expectMisuse("Example.call()") {
        reportMisuse("Example.call()", "call something else")
        reportMisuse("Example.other()", "call something else")
      }
    } matching: {
      $0.comments.contains("misuse of Example.other(): call something else")
    }
  }

  @Test func `Misuse on another thread fails the test that waits for it`() async {
    await expectMisuse("Example.call()") {
      await Task.detached { reportMisuse("Example.call()", "call something else") }.value
    }
  }

  @Test func `The innermost expectation is asked first`() {
    withKnownIssue {
      expectMisuse("Example.call()") {
        expectMisuse("Example.call()") { reportMisuse("Example.call()", "call something else") }
      }
    }
  }
}
