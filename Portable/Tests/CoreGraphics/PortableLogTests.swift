import CoreGraphics
import Synchronization
import Testing

@Suite(.serialized)
struct PortableLogTests {
  @Test func `A sink receives every message`() {
    let received = Mutex<[String]>([])
    let previous = PortableLog.sink
    PortableLog.sink = { message in received.withLock { $0.append(message) } }
    PortableLog.report("PortableLogTests: one")
    PortableLog.report("PortableLogTests: one")
    PortableLog.sink = previous
    let own = received.withLock { $0.filter { $0.hasPrefix("PortableLogTests") } }
    #expect(own == ["PortableLogTests: one", "PortableLogTests: one"])
  }
}
