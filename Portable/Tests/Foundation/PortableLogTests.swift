import CoreGraphics
import TestSupport
import Testing

struct PortableLogTests {
  @Test("A report that no test expects fails the test") func aReportThatNoTestExpectsFailsTheTest()
  {
    withKnownIssue {
      PortableLog.report("Example: nothing to draw")
    } matching: {
      $0.comments.contains("Example: nothing to draw")
    }
  }

  @Test("A report on another thread fails a test") func aReportOnAnotherThreadFailsATest() async {
    await expectReport(containing: "nothing") {
      await Task.detached { PortableLog.report("Example: nothing to draw") }.value
    }
  }

  @Test("Expected reports fail nothing, however many there are")
  func anExpectedReportFailsNothingHoweverOftenItComes() {
    expectReport(containing: "nothing") {
      PortableLog.report("Example: nothing to draw")
      PortableLog.report("Example: nothing to draw")
    }
  }

  @Test("A report that is expected and does not come fails the test")
  func aReportThatIsExpectedAndDoesNotComeFailsTheTest() {
    withKnownIssue { expectReport(containing: "nothing") {} }
  }

  @Test("A report other than the expected one fails the test")
  func anotherReportThanTheExpectedOneFailsTheTest() {
    withKnownIssue {
      expectReport(containing: "nothing") {
        PortableLog.report("Example: nothing to draw")
        PortableLog.report("Example: no colors")
      }
    } matching: {
      $0.comments.contains("Example: no colors")
    }
  }

  @Test("All reports of a closure can be read") func allReportsOfAClosureCanBeRead() {
    let messages = reports {
      PortableLog.report("Example: nothing to draw")
      PortableLog.report("Example: no colors")
    }
    #expect(messages == ["Example: nothing to draw", "Example: no colors"])
  }

  @Test("Missing parts of the machine fail no test") func whatTheMachineLacksFailsNoTest() {
    #expect(reports { PortableLog.note("Example: no such font") } == ["Example: no such font"])
    PortableLog.note("PortableLogTests writes this line")
  }
}
