import CoreGraphics
import TestSupport
import Testing

// No suite calls anything to have this: the class that records is found by its name.
struct MisuseTests {
  @Test("Unexpected misuse fails the test") func unexpectedMisuseFailsTheTest() {
    withKnownIssue {
      reportMisuse("Example.call()", "call something else")
    } matching: {
      $0.comments.contains("misuse of Example.call(): call something else")
    }
  }

  @Test("Expected misuse fails nothing") func expectedMisuseFailsNothing() {
    expectMisuse("Example.call()", reason: "call something else") {
      reportMisuse("Example.call()", "call something else")
    }
  }

  @Test("Misuse that is expected and does not happen fails the test")
  func misuseThatIsExpectedAndDoesNotHappenFailsTheTest() {
    withKnownIssue { expectMisuse("Example.call()", reason: "call something else") {} }
  }

  @Test("Misuse of another API fails the test") func misuseOfAnotherAPIFailsTheTest() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        reportMisuse("Example.call()", "call something else")
        reportMisuse("Example.other()", "call something else")
      }
    } matching: {
      $0.comments.contains("misuse of Example.other(): call something else")
    }
  }

  @Test("Misuse for another reason fails the test") func misuseForAnotherReasonFailsTheTest() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        reportMisuse("Example.call()", "call something else")
        reportMisuse("Example.call()", "call it earlier")
      }
    } matching: {
      $0.comments.contains("misuse of Example.call(): call it earlier")
    }
  }

  @Test("Misuse on another thread fails the test that waits for it")
  func misuseOnAnotherThreadFailsTheTestThatWaitsForIt() async {
    await expectMisuse("Example.call()", reason: "call something else") {
      await Task.detached { reportMisuse("Example.call()", "call something else") }.value
    }
  }

  @Test("The innermost expectation is asked first") func theInnermostExpectationIsAskedFirst() {
    withKnownIssue {
      expectMisuse("Example.call()", reason: "call something else") {
        expectMisuse("Example.call()", reason: "call something else") {
          reportMisuse("Example.call()", "call something else")
        }
      }
    }
  }
}
