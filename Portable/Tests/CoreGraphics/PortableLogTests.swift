import CoreGraphics
import TestSupport
import Testing

struct PortableLogTests {
  @Test func `A report that no test expects fails the test`() {
    withKnownIssue {
      PortableLog.report("Example: nothing to draw")
    } matching: {
      $0.comments.contains("Example: nothing to draw")
    }
  }

  @Test func `A report on another thread fails a test`() async {
    await expectReport(containing: "nothing") {
      await Task.detached { PortableLog.report("Example: nothing to draw") }.value
    }
  }

  @Test func `An expected report fails nothing, however often it comes`() {
    expectReport(containing: "nothing") {
      PortableLog.report("Example: nothing to draw")
      PortableLog.report("Example: nothing to draw")
    }
  }

  @Test func `A report that is expected and does not come fails the test`() {
    withKnownIssue { expectReport(containing: "nothing") {} }
  }

  @Test func `Another report than the expected one fails the test`() {
    withKnownIssue {
      expectReport(containing: "nothing") {
        PortableLog.report("Example: nothing to draw")
        PortableLog.report("Example: no colors")
      }
    } matching: {
      $0.comments.contains("Example: no colors")
    }
  }

  @Test func `All reports of a closure can be read`() {
    let messages = reports {
      PortableLog.report("Example: nothing to draw")
      PortableLog.report("Example: no colors")
    }
    #expect(messages == ["Example: nothing to draw", "Example: no colors"])
  }

  @Test func `What the machine lacks fails no test`() {
    #expect(reports { PortableLog.note("Example: no such font") } == ["Example: no such font"])
    PortableLog.note("PortableLogTests writes this line")
  }
}
