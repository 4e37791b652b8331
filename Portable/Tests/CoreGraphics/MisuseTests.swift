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
    expectMisuse("Example.call()", reason: "call something else") {
      reportMisuse("Example.call()", "call something else")
    }
  }

  @Test func `Misuse that is expected and does not happen fails the test`() {
    withKnownIssue { expectMisuse("Example.call()", reason: "call something else") {} }
  }

  @Test func `Misuse of another API fails the test`() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        reportMisuse("Example.call()", "call something else")
        reportMisuse("Example.other()", "call something else")
      }
    } matching: {
      $0.comments.contains("misuse of Example.other(): call something else")
    }
  }

  @Test func `Misuse for another reason fails the test`() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        reportMisuse("Example.call()", "call something else")
        reportMisuse("Example.call()", "call it earlier")
      }
    } matching: {
      $0.comments.contains("misuse of Example.call(): call it earlier")
    }
  }

  @Test func `Misuse on another thread fails the test that waits for it`() async {
    await expectMisuse("Example.call()", reason: "call something else") {
      await Task.detached { reportMisuse("Example.call()", "call something else") }.value
    }
  }

  @Test func `The innermost expectation is asked first`() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        expectMisuse("Example.call()", reason: "call something else") {
          reportMisuse("Example.call()", "call something else")
        }
      }
    }
  }
}
